"""Looking back at a table: who acted when, and what happened since somebody's last turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.drawing.timelapse import Reel, ReelStep
from bot.errors import DamagedSave, LostPosition, Stale
from bot.storage import rows
from bot.storage.store import Store
from bot.tables.keeper import Keeper
from bot.tables.model import Table
from engine.core import IllegalAction, Rules
from engine.core.agenda import offered

LOOKED_AT = 24
"""Own steps that are looked at for the last one that was a turn; each takes a few ms."""


@dataclass(frozen=True, slots=True)
class Turns:
    """The steps of a table in runs of one seat. `ends` are the last steps of the runs, from the
    set-up (0) to the present; `seats` and `since` say for each whose run it is and its first step.
    """

    ends: tuple[int, ...]
    seats: tuple[int | None, ...]
    since: tuple[int, ...]

    def run(self, seq: int) -> int:
        """The number of the run that a step belongs to."""
        return next((i for i, end in enumerate(self.ends) if end >= seq), len(self.ends) - 1)

    def before(self, seq: int) -> int:
        """The end of the last run before a step; the set-up if there is none."""
        return max((end for end in self.ends if end < seq), default=0)

    def after(self, seq: int) -> int:
        """The end of the first run behind a step; the present if there is none."""
        return min((end for end in self.ends if end > seq), default=self.ends[-1])


class Retrospects:
    """The part of the table service that looks back."""

    store: Store
    _keeper: Keeper

    async def turns(self, table: Table) -> Turns:
        """Who made the published steps, in runs."""
        found = await self.store.read(lambda db: rows.authors(db, table.id, table.public_seq))
        ends: list[int] = []
        seats: list[int | None] = []
        since: list[int] = []
        for seq, seat, _ in found:
            if seats and seats[-1] == seat:
                ends[-1] = seq
            else:
                ends.append(seq)
                seats.append(seat)
                since.append(seq)
        return Turns(tuple(ends) or (0,), tuple(seats) or (None,), tuple(since) or (0,))

    async def reel(self, table: Table, board: str) -> Reel:
        """All that the time-lapse of a table is made of; `board` names the painter's module."""
        steps, saves = await self.store.read(
            lambda db: (
                rows.steps(db, table.id, -1, table.public_seq),
                rows.saves(db, table.id, table.public_seq),
            )
        )
        turns = await self.turns(table)
        return Reel(
            self._keeper.rules(table.game),
            board,
            table.names,
            tuple(ReelStep(s.seq, s.seat, s.action, s.hash, s.reseeds) for s in steps),
            saves,
            turns.ends,
        )

    async def last_turn(self, table: Table, user_id: int | None) -> int:
        """The last published step of a user's last turn; 0 if they have not had one.

        A turn is an answer to a question of their own turn: neither an aside (an offer, resigning)
        nor an answer to what another player did, which is what standing orders may give. Who has
        taken a seat over and not acted yet goes on from the last turn of that seat. For somebody
        without a seat it is the step before what the last board message told.
        """
        seat = table.seat_of(user_id)
        if seat is None:
            from_seq = await self.store.read(lambda db: rows.told_from(db, table.id))
            return max(0, min(from_seq, table.public_seq))
        found = await self.store.read(lambda db: rows.authors(db, table.id, table.public_seq))
        theirs = [seq for seq, by, _ in found if by == seat]
        own = [seq for seq, by, user in found if by == seat and user == user_id] or theirs
        rules = self._keeper.rules(table.game)
        for seq in own[: -LOOKED_AT - 1 : -1]:
            if await self._is_turn(table, rules, seat, seq):
                # What they did right behind it, such as choosing a reward, belongs to it.
                while seq + 1 in theirs:
                    seq += 1
                return seq
        return own[-1] if own else 0

    async def _is_turn(self, table: Table, rules: Rules[Any], seat: int, seq: int) -> bool:
        """Whether a step answered a question of the seat's own turn."""
        try:
            before = await self._keeper.rebuild(table, rules, seq - 1)
            [step] = await self.store.read(lambda db: rows.steps(db, table.id, seq - 1, seq))
            action = rules.parse_action(step.action or "")
        except (LostPosition, DamagedSave, IllegalAction, Stale):
            return True
        kinds = {d.kind for d in before.decisions if d.seat == seat}
        interrupts = {orderable.kind for orderable in rules.orderables}
        return offered(before.decisions, seat, action) and not kinds & interrupts
