"""Looking back at a table: who acted when, and what happened since somebody's last turn."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from engine.core import IllegalAction, Rules, save
from engine.core.agenda import offered
from tables.model import forms
from tables.model.errors import DamagedSave, LostPosition, Stale
from tables.model.reel import Reel, ReelStep
from tables.model.seat_names import names_of
from tables.model.stored import Author, StoredSave
from tables.model.table import Table
from tables.model.turns import between, owners
from tables.model.turns import ends as turns_of
from tables.operations.repository import TableRepository
from tables.store import note_rows, outbox_rows, save_rows, step_rows

LOOKED_AT = 24
"""How many of a player's own steps are searched for the last one that was a turn. Each takes a few
ms."""


@dataclass(frozen=True, slots=True)
class Turns:
    """The published steps of a table, turn by turn. `ends` are the last steps of the turns, from
    the set-up (0) to the present; `seats`, `names` and `since` say for each whose it is, how they
    were called, and its first step. What a turn asks of others belongs to it.
    """

    ends: tuple[int, ...]
    seats: tuple[int | None, ...]
    since: tuple[int, ...]
    names: tuple[str | None, ...] = ()

    def run(self, seq: int) -> int:
        """The number of the turn that a step belongs to."""
        return next((i for i, end in enumerate(self.ends) if end >= seq), len(self.ends) - 1)

    def before(self, seq: int) -> int:
        """The end of the last turn before a step; the set-up if there is none."""
        return max((end for end in self.ends if end < seq), default=0)

    def after(self, seq: int) -> int:
        """The end of the first turn after a step; the present if there is none."""
        return min((end for end in self.ends if end > seq), default=self.ends[-1])


class HistoryReader:
    """Reads the past turns of a game."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def turns(self, table: Table) -> Turns:
        """Whose turns the published steps are."""
        authors, notes = await self._repository.store.read(
            lambda db: (
                step_rows.authors(db, table.id, table.public_seq),
                note_rows.notes(db, table.id),
            )
        )
        called = names_of(table, notes)
        rules = self._repository.rules(table.game)
        whose = owners(rules, [(step.seat, step.question) for step in authors])
        ends: list[int] = []
        seats: list[int | None] = []
        since: list[int] = []
        names: list[str | None] = []
        for step, owner in zip(authors, whose, strict=True):
            name = None if owner is None else called.at(step.seq)[owner]
            if seats and (seats[-1], names[-1]) == (owner, name):
                ends[-1] = step.seq
            else:
                ends.append(step.seq)
                seats.append(owner)
                since.append(step.seq)
                names.append(name)
        if not ends:
            return Turns((0,), (None,), (0,), (None,))
        return Turns(tuple(ends), tuple(seats), tuple(since), tuple(names))

    async def reel(self, table: Table, board: str) -> Reel:
        """All that the time-lapse of a table is made of; `board` names the painter's module."""
        steps, saves, notes = await self._repository.store.read(
            lambda db: (
                step_rows.steps(db, table.id, -1, table.public_seq),
                save_rows.upto(db, table.id, table.public_seq),
                note_rows.notes(db, table.id),
            )
        )
        turns = await self.turns(table)
        rules = self._repository.rules(table.game)
        if steps and 0 not in saves:  # forgotten; made again, if today's rules still agree
            with suppress(LostPosition, Stale, DamagedSave):
                first = await self._repository.steps.rebuild(table, rules, 0)
                saves = {0: StoredSave(save.pack(save.document(rules, first.state))), **saves}
        hashes = forms.present_hashes(rules, ((s.seq, s.hash) for s in steps), saves)
        return Reel(
            rules,
            board,
            names_of(table, notes),
            tuple(ReelStep(s.seq, s.seat, s.action, hashes[s.seq], s.reseeds) for s in steps),
            saves,
            turns.ends,
            table.pictures,
        )

    async def last_turn(self, table: Table, user_id: int | None) -> int:
        """The step after which everything is new to a user since their last turn; 0 if they have
        had none.

        A turn is an answer to a question of the user's own turn. Asides (an offer, resigning) do
        not count, nor do answers to another player's action, which standing orders may give. What
        the user's answer revealed is new, and so is all that a prepared turn did. A new player of a
        seat who has not acted yet goes on from the last turn of that seat. For somebody without a
        seat it is the step before what the last board message told.
        """
        seat = table.seat_of(user_id)
        if seat is None:
            from_seq = await self._repository.store.read(
                lambda db: outbox_rows.told_from(db, table.id)
            )
            return await self._turn_began(table, max(0, min(from_seq, table.public_seq)))
        found = await self._repository.store.read(
            lambda db: step_rows.authors(db, table.id, table.public_seq)
        )
        theirs = {step.seq: step for step in found if step.seat == seat}
        own = [step for step in theirs.values() if step.user_id == user_id] or [*theirs.values()]
        rules = self._repository.rules(table.game)
        planned = _planned(rules, found, seat)
        if planned is not None:
            return planned - 1
        for step in own[: -LOOKED_AT - 1 : -1]:
            if await self._is_turn(table, rules, seat, step):
                # What they did right after it, such as choosing a reward, belongs to it.
                seq = step.seq
                while not theirs[seq].barrier and seq + 1 in theirs:
                    seq += 1
                return seq - 1 if theirs[seq].barrier else seq
        return own[-1].seq if own else 0

    async def _turn_began(self, table: Table, seq: int) -> int:
        """The step after which the turn began that contains a step; the step itself if it was the
        last one of its turn."""
        found = await self._repository.store.read(
            lambda db: step_rows.authors(db, table.id, table.public_seq)
        )
        rules = self._repository.rules(table.game)
        ends = turns_of(rules, [(step.seq, step.seat, step.question) for step in found])
        return max((end for end in ends if end <= seq), default=0)

    async def _is_turn(self, table: Table, rules: Rules[Any], seat: int, step: Author) -> bool:
        """Whether a step answered a question of the seat's own turn."""
        if step.question is not None:
            return not between(rules, step.question)
        seq = step.seq  # of a time when the question was not kept
        try:
            before = await self._repository.steps.rebuild(table, rules, seq - 1)
            [old] = await self._repository.store.read(
                lambda db: step_rows.steps(db, table.id, seq - 1, seq)
            )
            action = rules.parse_action(old.action or "")
        except (LostPosition, DamagedSave, IllegalAction, Stale):
            return True
        kinds = {d.kind for d in before.decisions if d.seat == seat}
        interrupts = {orderable.kind for orderable in rules.orderables}
        return offered(before.decisions, seat, action) and not kinds & interrupts


def _planned(rules: Rules[Any], steps: Sequence[Author], seat: int) -> int | None:
    """The first step that a prepared turn made in a seat's newest turn, if the seat has not acted
    by hand since."""
    first: int | None = None
    for step in reversed(steps):
        if step.seat == seat and not between(rules, step.question):
            if not step.planned:
                return first
            first = step.seq
        elif first is not None and not between(rules, step.question):
            return first
    return first
