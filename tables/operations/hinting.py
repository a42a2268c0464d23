"""Hints: what a search is given, what its result tells the player, and taking a plan over.

The search itself runs elsewhere (`engine.thinking`), in worlds that are redealt. A hint tells no
more than the player could find out, so it changes nothing and nobody else hears of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core import Action, Rng
from engine.thinking import SearchResult, Task, prepare
from tables.model import seating, turns
from tables.model.chance import number_of
from tables.model.errors import Stale, UserError
from tables.model.guards import need_no_week, running, seated
from tables.model.stored import Loaded
from tables.model.table import Acted, Position, Table, Version
from tables.model.turns import Point
from tables.model.ways import LITTLE, Way, is_asked, ways
from tables.operations.auto_responses import AutoResponses
from tables.operations.plan_runner import PlanRunner
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.operations.views import Views

LEVEL = "strong"
"""How well hints are found."""


@dataclass(frozen=True, slots=True)
class HintRequest:
    """A player's request for a hint about their turn."""

    table: Table
    user: int


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
                if not is_asked(here, seat, action):
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


def _may_ask(loaded: Loaded, user_id: int) -> int:
    """The seat of a user who may have a hint."""
    table = running(loaded.table, None)
    seat = seated(table, user_id)
    need_no_week(table)
    if table.hints == "off":
        raise UserError("hints_off")
    if not seating.thinks(table.game):
        raise UserError("hint_unknown")
    if table.seats[seat].caretaker:
        raise UserError("caretaker_plays")
    return seat


def _gain(thought: SearchResult) -> float:
    """By how much the best plan is better than the least. A plan that cannot be compared counts as
    better."""
    if thought.least is None:
        return 2 * LITTLE
    return sum(thought.then[0].values()) - sum(thought.least.worth.values())
