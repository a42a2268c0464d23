"""Computers and caretakers that think: what they are given, and what becomes of their answers.

The thinking itself runs elsewhere (`engine.thinking`), in a process that knows nothing of the
table. Only an answer changes the table, so after a stop of the program the same task is thought
about again.
"""

from __future__ import annotations

import logging
import math
from dataclasses import dataclass

from engine.core import Rng
from engine.thinking import SearchResult, Task, prepare
from tables.model.chance import number_of
from tables.model.errors import DamagedSave, NoTable, UserError, VersionConflict
from tables.model.stored import Loaded
from tables.model.table import Table
from tables.model.turns import SAFEST, Point, Thoughts
from tables.operations.auto_responses import AutoResponses
from tables.operations.repository import TableRepository, retry_on_conflict

GUARDED = 5.0
"""Seconds after which a computer answers a question that depends on hidden things. The delay is
always the same, because the time it thinks would reveal something."""
CARETAKER = "normal"
"""The level of a caretaker, who is careful besides (`Settings.careful`)."""

log = logging.getLogger("agora.thinking")


@dataclass(frozen=True, slots=True)
class Pending:
    """A question that a computer or a caretaker is asked. seq: of the step after which it came.
    due: when it may be answered, in seconds since 1970; 0 if at once."""

    table: int
    seat: int
    seq: int
    due: float
    task: Task

    def moment(self, now: float) -> float:
        """When it is answered if there is a thought now. Where many wait for thoughts, an answer
        that has its time may miss it. Then it comes a whole pace later, or several, so that the
        time it was thought about shows no more than before."""
        if not self.due or now <= self.due:
            return max(now, self.due)
        return self.due + math.ceil((now - self.due) / GUARDED) * GUARDED


class Thinking:
    """What computers and caretakers at tables have to think about."""

    def __init__(self, repository: TableRepository, responses: AutoResponses) -> None:
        self._repository = repository
        self._responses = responses

    async def pending(self, table_id: int) -> Pending | None:
        """The first question at a table about which somebody has to think; None if there is none,
        or somebody is in the middle of a turn. The same table at the same step gives the same task.

        Raises `NoTable`, `DamagedSave`.
        """
        loaded = await self._repository.load(table_id)
        if loaded.table.status != "running" or loaded.table.draft_seat is not None:
            return None
        rules = self._repository.rules(loaded.table.game)
        public = await self._repository.steps.public(loaded, rules)
        seats = self._repository.thinkers(loaded.table, public.asked)
        if not seats:
            return None
        seat = seats[0]
        kinds = {d.kind for d in public.decisions if d.seat == seat}
        guarded = any(o.guarded and o.kind in kinds for o in rules.orderables)
        chance = Rng(number_of(f"{loaded.secret}:think:{public.seq}:{seat}"))
        player = loaded.table.seats[seat]
        careful = player.caretaker
        level = CARETAKER if careful else player.level
        task = prepare(rules, public.state, seat, level, chance, careful=careful)
        # A caretaker may come long after the question.
        since = self._repository.now() if careful else loaded.table.changed_at
        due = since + GUARDED if guarded else 0.0
        return Pending(table_id, seat, public.seq, due, task)

    async def wanted(self, pending: Pending) -> bool:
        """Whether the question is still open: the table has neither moved on nor ended, and the
        player of a seat with a caretaker is not back."""
        try:
            loaded = await self._repository.load(pending.table)
        except NoTable:
            return False
        if loaded.table.status != "running":
            return False
        rules = self._repository.rules(loaded.table.game)
        return self._fits(loaded.table, pending, await self._repository.steps.public(loaded, rules))

    def _fits(self, table: Table, pending: Pending, public: Point) -> bool:
        thinkers = self._repository.thinkers(table, public.asked)
        return public.seq == pending.seq and pending.seat in thinkers

    async def answer(self, pending: Pending, thought: SearchResult | None) -> bool:
        """Answer what was asked, as far as a thought goes; without one, as carefully as possible.
        False if the table has moved on meanwhile, or a player is back for whom a caretaker thought.

        Raises `NoTable`, `StorageFault`; `VersionConflict` if others keep pressing at other nodes,
        so that the computer must be asked once more.
        """
        try:
            return await self._try(pending, thought)
        except VersionConflict:
            raise
        except (UserError, DamagedSave) as error:
            log.warning("table %d does not go on: %s", pending.table, error)
            return False

    @retry_on_conflict
    async def _try(self, pending: Pending, thought: SearchResult | None) -> bool:
        async with self._repository.locked(pending.table) as loaded:
            if not await self._answer(loaded, pending, thought):
                return False
        self._repository.wake()
        return True

    async def _answer(self, loaded: Loaded, pending: Pending, thought: SearchResult | None) -> bool:
        table = loaded.table
        if table.status != "running" or table.draft_seat is not None:
            return False
        rules = self._repository.rules(table.game)
        public = await self._repository.steps.public(loaded, rules)
        if not self._fits(table, pending, public):
            return False
        found = self._chosen(loaded, pending, thought, public)
        await self._responses.go_on(loaded, rules, besides=(found,))
        return True

    def _chosen(
        self, loaded: Loaded, pending: Pending, thought: SearchResult | None, public: Point
    ) -> Thoughts:
        """The answers of the best plan that depend on nothing new, or else the safest one."""
        seat, seq = pending.seat, pending.seq
        decision = next(d for d in public.decisions if d.seat == seat)
        for plan in thought.plans[:1] if thought is not None else ():
            if plan.actions and decision.accepts(plan.actions[0]):
                return Thoughts(seat, seq, plan.actions[: max(1, plan.sure)])
        log.warning("table %d: who has no thought plays safe", loaded.table.id)
        rules = self._repository.rules(loaded.table.game)
        view = rules.view(public.state, seat)
        chance = Rng(number_of(f"{loaded.secret}:{seq}"))
        return Thoughts(seat, seq, (SAFEST.choose(view, decision, chance),))
