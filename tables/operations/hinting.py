"""Hints: what a search is given, what its result tells the player, and taking a plan over.

The search itself runs elsewhere (`engine.thinking`), in worlds that are redealt. A hint tells no
more than the player could find out, so it changes nothing and nobody else hears of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.core import Action, Decision, Menu, Rng, Rules
from engine.core.save import load
from engine.thinking import Evaluator, Plan, SearchResult, Task, Worth, evaluator, prepare
from tables.model import seating, turns
from tables.model.chance import number_of
from tables.model.errors import Stale, UserError
from tables.model.guards import running, seated
from tables.model.stored import Loaded
from tables.model.table import Acted, Position, Table, Version
from tables.model.turns import Point
from tables.operations.auto_responses import AutoResponses
from tables.operations.plan_runner import PlanRunner
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.operations.views import Views

LEVEL = "strong"
"""How well hints are found."""
SHOWN = 2
"""Plans of a hint."""
Versus = Literal["now", "other", "least"]
"""What a plan is compared with: the present position, the other plan, or the least that could be
done."""
LITTLE = 0.3
"""A difference in worth that is too small to mention."""


@dataclass(frozen=True, slots=True)
class HintRequest:
    """A player's request for a hint about their turn."""

    table: Table
    user: int


@dataclass(frozen=True, slots=True)
class Differs:
    """A part of the worth of a position, and by how much a plan raises it."""

    part: str
    gain: float


@dataclass(frozen=True, slots=True)
class Way:
    """A plan in facts. steps: its answers as long as they depend on nothing new, each with the view
    from which it is given. before, after: views of now, and of the turn as far as it is a draft.
    draft: so many steps can be undone and do not end the turn. direct: the first step counts at
    once and can be taken anyway, because by hand nobody is asked twice for it. differs: what is
    worth more or less when the turn is over, the greatest difference first, without what comes
    anyway. It is compared with the present or, if the first answer ends the turn or shows
    something, with the other plan and, where that is as good, with the least (versus). new: the
    turn goes on after the last step that is told, but something is revealed before that."""

    steps: tuple[tuple[Any, Action], ...]
    before: Any
    after: Any
    draft: int
    direct: bool
    differs: tuple[Differs, ...]
    versus: Versus
    new: bool

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(action for _, action in self.steps)

    @property
    def rest(self) -> tuple[tuple[Any, Action], ...]:
        """The steps that are told and remain once the draft is taken over."""
        return self.steps[self.draft :]


@dataclass(frozen=True, slots=True)
class Hint:
    """What was found, the best way first. better: whether that is better than the least that could
    be done."""

    position: Position
    ways: tuple[Way, ...]
    better: bool


class Hinting:
    """Hints for players who are asked."""

    def __init__(self, repository: TableRepository, views: Views, responses: AutoResponses) -> None:
        self._repository = repository
        self._views = views
        self._responses = responses

    async def ask(self, table_id: int, user_id: int) -> HintRequest:
        """What there is to think about for a user.

        Raises `UserError` where hints are off, nobody can think about the game, or the user is not
        asked; `NotSeated`, `NoTable`, `DamagedSave`.
        """
        loaded = await self._repository.load(table_id)
        seat = _may_ask(loaded, user_id)
        here = await self._here(loaded, seat)
        if seat not in here.asked:
            raise UserError("hint_not_asked")
        return HintRequest(loaded.table, user_id)

    async def task(self, asked: HintRequest) -> Task:
        """A question as a task; the same position gives the same task. Raises `Stale` if the turn
        has gone on meanwhile, and what `ask` raises."""
        loaded, seat = await self._again(asked)
        here = await self._here(loaded, seat)
        rules = self._repository.rules(loaded.table.game)
        chance = Rng(number_of(f"{loaded.secret}:hint:{here.seq}:{seat}"))
        return prepare(rules, here.state, seat, LEVEL, chance, advice=True)

    async def told(self, asked: HintRequest, task: Task, thought: SearchResult) -> Hint:
        """What a thought tells the player who asked. Raises `Stale` if the turn has gone on
        meanwhile, and what `ask` raises."""
        loaded, seat = await self._again(asked)
        here = await self._here(loaded, seat)
        position = await self._views.of(loaded, seat)
        rules = self._repository.rules(loaded.table.game)
        found = ways(rules, here, seat, task, thought)
        return Hint(position, found, bool(found) and _gain(thought) > LITTLE)

    async def _again(self, asked: HintRequest) -> tuple[Loaded, int]:
        """The table of a question, and the seat of the player who asked."""
        loaded = await self._repository.load(asked.table.id)
        seat = _may_ask(loaded, asked.user)
        if loaded.table.version_token != asked.table.version_token:
            raise Stale()
        return loaded, seat

    @retry_on_conflict
    async def take(
        self,
        table_id: int,
        user_id: int,
        version: Version | None,
        actions: Sequence[Action],
        *,
        interaction: int | None = None,
    ) -> Acted:
        """Take answers over as a draft, up to the first that could not be taken back.

        Raises `Stale`, `NotSeated`, `WrongStatus`, `UserError` as `ask` does.
        """
        async with self._repository.pressed(table_id, user_id, interaction) as loaded:
            seat = seated(loaded.table, user_id)
            if loaded.repeated:
                return Acted(await self._views.of(loaded, seat), repeated=True)
            table = running(loaded.table, version)
            _may_ask(loaded, user_id)
            rules = self._repository.rules(table.game)
            public = await self._repository.steps.public(loaded, rules)
            here = await self._here(loaded, seat)
            change = replace(turns.idle(table, public), keep=here.seq)
            plans = PlanRunner(rules, table, loaded.plans)
            for action in actions:
                if not _is_asked(here, seat, action):
                    break
                made = turns.answered(rules, here, seat, user_id, action)
                if not turns.stays_private(made.step, seat):
                    break
                plans.by_hand(here, seat, action)
                change.draft(made, seat)
                here = made.point
            if not change.made:
                raise Stale()
            assert loaded.around is not None
            kept = await self._repository.part(loaded.around.kept)
            orders = await self._responses.orders(loaded, rules, public, kept=kept)
            orders.present = seat
            loaded = await self._responses.run(
                loaded, rules, orders, change, interaction, plans, user_id
            )
            position = await self._views.of(loaded, seat)
            return Acted(position, moment=self._repository.after(loaded))

    async def _here(self, loaded: Loaded, seat: int) -> Point:
        """The position that a seat sees: with its draft, and without that of anybody else."""
        rules = self._repository.rules(loaded.table.game)
        if loaded.table.draft_seat == seat:
            return await self._repository.steps.head(loaded, rules)
        return await self._repository.steps.public(loaded, rules)


def ways(
    rules: Rules[Any], here: Point, seat: int, task: Task, thought: SearchResult
) -> tuple[Way, ...]:
    """The best plans of a thought, followed as far as the seat may know where they lead."""
    eye = evaluator(task.game)
    now = eye.evaluate(load(rules, task.worlds[0]), seat)
    found: list[Way] = []
    for number, plan in enumerate(thought.plans[: min(SHOWN, len(thought.then))]):
        on = _goes_on(rules, eye, here, seat, plan)
        versus, differs = compared(thought, number, now, on)
        way = _way(rules, eye, here, seat, plan, differs, versus)
        if way.steps and _said(way) not in map(_said, found):
            found.append(way)
    return tuple(found)


def compared(
    thought: SearchResult, number: int, now: Worth, on: bool
) -> tuple[Versus, tuple[Differs, ...]]:
    """What a plan is compared with, and how it differs. on: whether the turn goes on after its
    first answer."""
    then, least = thought.then[number], thought.least
    others = [worth for i, worth in enumerate(thought.then[:SHOWN]) if i != number]
    modest = least is not None and least.action == thought.plans[number].actions[0]
    if on or not others:
        anyway = others[0] if modest and others else least.worth if least is not None else now
        return "now", _fruit(now, then, anyway)
    differs = _differs(others[0], then)
    if differs or least is None or modest:
        return "other", differs
    return "least", _fruit(now, then, least.worth)


def _fruit(now: Worth, then: Worth, anyway: Worth) -> tuple[Differs, ...]:
    """How a plan differs from the present, without what comes anyway: the points of a Food Day are
    no reason for the move before it."""
    told = {d.part: d.gain for d in _differs(anyway, then)}
    return tuple(d for d in _differs(now, then) if d.gain * told.get(d.part, 0.0) > 0)


def _goes_on(rules: Rules[Any], eye: Evaluator[Any], here: Point, seat: int, plan: Plan) -> bool:
    """Whether the turn goes on after the first answer of a plan, with nothing new. Only within a
    turn can positions be compared with the present one."""
    turn = eye.moment(here.state)
    action = plan.actions[0]
    if turn[0] != seat or not _is_asked(here, seat, action):
        return False
    step = rules.apply(here.state, seat, action, here.decisions)
    return turns.stays_private(step, seat) and eye.moment(step.state) == turn


def _said(way: Way) -> list[str]:
    """The answers of a plan, whatever their order."""
    return sorted(map(repr, way.actions))


def _way(
    rules: Rules[Any],
    eye: Evaluator[Any],
    here: Point,
    seat: int,
    plan: Plan,
    differs: tuple[Differs, ...],
    versus: Versus,
) -> Way:
    """A plan with what it leads to. An answer that ends the turn belongs to the draft only if it is
    the first, even if the player is asked again after it: that decision is theirs."""
    before = view = rules.view(here.state, seat)
    turn, direct = eye.moment(here.state), _is_calm(here, seat, plan.actions[0])
    steps: list[tuple[Any, Action]] = []
    draft, ends = 0, False
    for action in plan.actions:
        if not _is_asked(here, seat, action) or _is_grave(here, seat, action):
            break
        steps.append((view, action))
        step = rules.apply(here.state, seat, action, here.decisions)
        ends = eye.moment(step.state) != turn
        if not turns.stays_private(step, seat) or (ends and draft):
            break
        here = Point(here.seq + 1, step.state, step.decisions)
        view = rules.view(here.state, seat)
        draft += 1
        if ends:
            break
    new = len(plan.actions) > len(steps) and not ends
    return Way(tuple(steps), before, view, draft, direct and not draft, differs, versus, new)


def _may_ask(loaded: Loaded, user_id: int) -> int:
    """The seat of a user who may have a hint."""
    table = running(loaded.table, None)
    seat = seated(table, user_id)
    if table.hints == "off":
        raise UserError("hints_off")
    if not seating.thinks(table.game):
        raise UserError("hint_unknown")
    if table.seats[seat].caretaker:
        raise UserError("caretaker_plays")
    return seat


def _is_asked(here: Point, seat: int, action: Action) -> bool:
    mine: list[Decision] = [d for d in here.decisions if d.seat == seat]
    return bool(mine) and mine[0].accepts(action)


def _offered(here: Point, seat: int, action: Action) -> list[Menu]:
    """The menus of a seat that offer an answer."""
    menus = (menu for d in here.decisions if d.seat == seat for menu in d.menus)
    return [menu for menu in menus if menu.accepts(action)]


def _is_grave(here: Point, seat: int, action: Action) -> bool:
    """Whether players are asked twice for this answer, so that it is never advised."""
    return all(menu.confirm for menu in _offered(here, seat, action))


def _is_calm(here: Point, seat: int, action: Action) -> bool:
    """Whether an answer counts without a confirmation and leaves nothing unspent."""
    menus = _offered(here, seat, action)
    return any(not menu.confirm and not getattr(menu, "leftovers", None) for menu in menus)


def _gain(thought: SearchResult) -> float:
    """By how much the best plan is better than the least. A plan that cannot be compared counts as
    better."""
    if thought.least is None:
        return 2 * LITTLE
    return sum(thought.then[0].values()) - sum(thought.least.worth.values())


def _differs(now: Worth, then: Worth) -> tuple[Differs, ...]:
    """The parts that differ, at the same moment."""
    parts = dict.fromkeys((*now, *then))
    found = [Differs(part, then.get(part, 0.0) - now.get(part, 0.0)) for part in parts]
    found = [differs for differs in found if abs(differs.gain) > LITTLE]
    return tuple(sorted(found, key=lambda d: -abs(d.gain)))
