"""Prepared turns in random games of every game: each wish is carried out once, in its place.

After every press the steps that the bot added by itself are compared with what the plans said,
worked out again from the rules alone.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from engine import registry
from engine.core import Action, Decision, Order, Rng, Rules, Step
from tables.maintenance.doctor import examine
from tables.model import plans
from tables.model.errors import NothingToUndo, UserError
from tables.model.plans import Plan
from tables.model.stored import Loaded
from tables.model.table import Table, UserRef
from tables.service import TableService
from tables.store.sqlite import SqliteStore
from tables.store.store import Store
from tests.conformance.cases import imagines, largest_tables
from tests.kernel.toy_words import Attack, Train
from tests.tables.backends import behind
from tests.tables.parlour import Clock
from tests.witnesses import witnessed

MOVES = 130
GAMES = [(key, seats) for key, seats in largest_tables(3) if imagines(key)]
PEOPLE = tuple(UserRef(11 * (i + 1), name) for i, name in enumerate(("Ann", "Bob", "Chloe")))


@dataclass
class Players:
    """People who plan, play, undo and are content by chance."""

    service: TableService
    table: Table
    rng: random.Random
    counts: dict[str, int] = field(default_factory=dict)

    @property
    def rules(self) -> Rules[Any]:
        return registry.rules(self.table.game)

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    async def loaded(self) -> Loaded:
        return await self.service.repository.load(self.table.id)

    async def steps(self) -> list[tuple[int, int, str]]:
        """All actions that are stored."""
        return await steps_of(self.service.store)

    # --- what they do ----------------------------------------------------------------------------

    async def move(self) -> bool:
        """One press of somebody; False when the game is over."""
        table = await self.service.views.table(self.table.id)
        if table.status != "running":
            return False
        for seat in table.seats:
            if self.rng.random() < 0.4:
                await self.prepare(seat.user_id or 0)
        waiting = (await self.service.views.position(table.id, None)).waiting
        asked = self.rng.choice(waiting).seat
        user = PEOPLE[asked].id
        roll = self.rng.random()
        if roll < 0.1:
            await self.undo(user)
        elif roll < 0.25:
            await self.carry_out(user, asked)
        else:
            await self.act(user, asked)
        return True

    async def prepare(self, user: int) -> None:
        """Plan some steps, or fewer, or in another mode."""
        try:
            found = await self.service.plans.prepared(self.table.id, user)
        except UserError:
            return
        before = await self.service.views.table(self.table.id)
        for _ in range(self.rng.randint(1, 8)):
            if not found.position.decisions:
                break
            action = self.answer(found.position.decisions[0])
            found = await self.service.plans.plan(self.table.id, user, found.plan.mark, action)
            assert found.sight.lines[-1].problem is None, "what was offered is possible"
        if self.rng.random() < 0.2:
            await self.service.plans.unplan(self.table.id, user, None)
        mode = self.rng.choice(("run", "through", "propose"))
        await self.service.plans.set_plan_mode(self.table.id, user, mode)  # type: ignore[arg-type]
        assert await self.service.views.table(self.table.id) == before
        self.count("planned")

    def answer(self, decision: Decision) -> Action:
        menus = [m for m in decision.menus if not m.confirm and next(m.every(), None) is not None]
        return self.rng.choice(menus).sample(Rng(self.rng.getrandbits(32)))

    async def act(self, user: int, seat: int) -> None:
        """An answer by hand; what the bot adds must be what the plans say."""
        loaded = await self.loaded()
        position = await self.service.views.position(self.table.id, user)
        if not position.decisions:
            return
        action = self.answer(position.decisions[0])
        before = await self.steps()
        head = await self.service.repository.steps.head(loaded, self.rules)
        step = self.rules.apply(head.state, seat, action)
        found = plans.opened(self.rules, loaded.plans)
        by_hand(self.rules, found, seat, head.decisions, head.state, action)
        hear(found, seat, step)
        expected = foretold(self.rules, found, step.state, step.decisions)
        await self.service.playing.act(self.table.id, user, None, action)
        added = (await self.steps())[len(before) + 1 :]
        assert [(s, self.parsed(a)) for _, s, a in added] == expected
        self.counts["carried"] = self.counts.get("carried", 0) + len(expected)

    async def undo(self, user: int) -> None:
        service, table = self.service, self.table.id
        whole = self.rng.random() < 0.4
        take_back: Callable[..., Any] = (
            service.playing.restart_turn if whole else service.playing.undo
        )
        before = await self.steps()
        try:
            await take_back(table, user, None)
        except NothingToUndo:
            return
        after = await self.steps()
        assert after == before[: len(after)]
        assert len(after) < len(before), "nothing is carried out again by itself"
        self.count("undone")

    async def carry_out(self, user: int, seat: int) -> None:
        found = plans.opened(self.rules, (await self.loaded()).plans).get(seat)
        before = await self.steps()
        try:
            await self.service.plans.carry_out_plan(self.table.id, user, None)
        except UserError:
            assert await self.steps() == before
            return
        added = [self.parsed(a) for _, s, a in (await self.steps())[len(before) :] if s == seat]
        assert found is not None
        said = {a.kind for a in added}
        kinds = [w.action.kind for w in found.rest if not w.implied or w.action.kind in said]
        assert [a.kind for a in added][: len(kinds)] == kinds[: len(added)]
        self.count("by word")

    def parsed(self, said: str) -> Action:
        return self.rules.parse_action(said)


def by_hand(
    rules: Rules[Any],
    found: dict[int, Plan],
    seat: int,
    decisions: tuple[Decision, ...],
    state: Any,
    action: Action,
) -> None:
    """What an answer by hand does to the plan of its seat: ticked off, overtaken, or nothing."""
    plan = found.get(seat)
    kind = next(d.kind for d in decisions if d.seat == seat and d.accepts(action))
    if plan is None or not plan.rest:
        return
    if plan.begun is None and (kind not in plan.openings or not in_turn(rules, state, seat)):
        return
    plan = plan.reached(kind)
    if not plan.rest:
        return
    decision = next(d for d in decisions if d.seat == seat)
    wish = plan.rest[0]
    if wish.question == kind and rules.rebase_action(decision, wish.action) == action:
        found[seat] = replace(plan, done=plan.done + 1, begun=0)
    elif plan.running and kind in {w.question for w in plan.rest}:
        del found[seat]


def hear(found: dict[int, Plan], seat: int, step: Step[Any]) -> None:
    """Who wants to stop at anything new does not go on by a plan that has begun; a list is made
    for what others do in between."""
    for plan in tuple(found.values()):
        told = step.barrier or plan.seat != seat
        if plan.mode == "run" and plan.begun is not None and told and not plan.listed:
            del found[plan.seat]


def in_turn(rules: Rules[Any], state: Any, seat: int) -> bool:
    return rules.simulate_turn(state, seat, Rng(99)) is None


def foretold(
    rules: Rules[Any], found: dict[int, Plan], state: Any, decisions: tuple[Decision, ...]
) -> list[tuple[int, Action]]:
    """What plans add to a position until somebody has to be asked."""
    made: list[tuple[int, Action]] = []
    left = {seat: list(p.rest) for seat, p in found.items() if p.running}
    begun = {seat for seat, p in found.items() if p.begun is not None}
    while len(decisions) == 1:
        [decision] = decisions
        seat = decision.seat
        for other in [s for s in begun if s != seat and over(rules, state, found[s])]:
            left.pop(other, None)
        wishes = left.get(seat)
        if not wishes:
            break
        if seat not in begun:
            if decision.kind not in found[seat].openings or not in_turn(rules, state, seat):
                break
            begun.add(seat)
        while wishes[1:] and wishes[0].implied and wishes[0].question != decision.kind:
            del wishes[0]  # it goes without saying
        if found[seat].listed:
            first = (i for i, w in enumerate(wishes) if offered(rules, decision, w))
            del wishes[: next(first, len(wishes))]
        if not wishes or decision.kind != wishes[0].question:
            break
        action = rules.rebase_action(decision, wishes[0].action)
        if action is None:
            break
        wishes.pop(0)
        step = rules.apply(state, seat, action, decisions)
        made.append((seat, action))
        state, decisions = step.state, step.decisions
        if found[seat].mode == "run" and step.barrier and not found[seat].listed:
            left.pop(seat)
    return made


def offered(rules: Rules[Any], decision: Decision, wish: plans.Wish) -> bool:
    """Whether a wish answers a question."""
    return decision.kind == wish.question and rules.rebase_action(decision, wish.action) is not None


def over(rules: Rules[Any], state: Any, plan: Plan) -> bool:
    """Whether the turn of a plan is over, or the round of a list."""
    if plan.listed:
        return not rules.is_queueing(state, plan.seat)
    return not in_turn(rules, state, plan.seat)


@pytest.mark.sliced
@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
async def test_plans_in_random_games(
    toy: Rules[Any], tmp_path: Path, game: str, seats: int, seed: int
) -> None:
    path = tmp_path / "agora.sqlite3"
    store = await SqliteStore.open(path)
    clock = Clock()
    service = TableService(store, now=clock, new_seed=lambda: seed, pace=(0.0, 0.0))
    rng = random.Random(f"{game} {seed}")
    try:
        table = await service.lobbies.create(game=game, guild_id=1, channel_id=5, host=PEOPLE[0])
        for user in PEOPLE[1:seats]:
            await service.lobbies.join(table.id, user)
        players = Players(service, await service.playing.start(table.id, PEOPLE[0].id), rng)
        for n in range(MOVES):
            clock.at += 10
            if not await players.move():
                break
            if n % 60 == 59:  # another process on the same file
                await store.close()
                store = await SqliteStore.open(path)
                players.service = service = TableService(store, now=clock, pace=(0.0, 0.0))
    finally:
        await store.close()
    witnessed(
        players.counts["planned"],
        "turns that are prepared",
        f"{game}, {seats} players, seed {seed}, {players.counts}",
        least=6,
    )
    witnessed(
        players.counts["carried"],
        "turns that are carried out",
        f"{game}, {seats} players, seed {seed}, {players.counts}",
        least=6,
    )
    found = examine(behind(path), registry.rules)
    assert found.findings == [], found.findings


async def test_an_order_answers_and_then_the_plan_runs(toy: Rules[Any], tmp_path: Path) -> None:
    """Ann attacks Bob, whose order answers, so her turn is over and his plan begins: one press."""
    store = await SqliteStore.open(tmp_path / "agora.sqlite3")
    service = TableService(store, now=Clock(), new_seed=lambda: 1, pace=(0.0, 0.0))
    try:
        table = await service.lobbies.create(
            game="skirmish", guild_id=1, channel_id=5, host=PEOPLE[0]
        )
        for user in PEOPLE[1:]:
            await service.lobbies.join(table.id, user)
        await service.playing.start(table.id, 11)
        for user in PEOPLE:
            [keep] = (await service.views.position(table.id, user.id)).decisions
            await service.playing.act(table.id, user.id, None, next(keep.every()))
        await service.orders.give_order(table.id, 22, Order("defend", "done"))
        await service.plans.plan(table.id, 22, None, Train("archer", "north"))
        await service.playing.act(table.id, 11, None, Attack(1))
        kinds = [json.loads(said)["kind"] for _, _, said in await steps_of(store)]
        assert kinds[-3:] == ["attack", "done", "train"]
        assert [d.seat for d in (await service.views.position(table.id, None)).waiting] == [2]
    finally:
        await store.close()


async def steps_of(store: Store) -> list[Any]:
    def work(db: Any) -> list[Any]:
        found = db.execute("SELECT seq, seat, action FROM steps WHERE action IS NOT NULL")
        return sorted(tuple(row) for row in found)

    return await store.read(work)
