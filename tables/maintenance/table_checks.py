"""Whether what is stored around the steps of a table fits them: who made them, when, the log of
other events, and whom the table waits for."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict
from typing import Any

from tables.model import notes, outgoing, turns
from tables.model.stored import StoredStep
from tables.model.table import Note, Table
from tables.model.undo import Request
from tables.store import wait_rows
from tables.store.connection import Connection
from tables.store.row_checks import SET_BACK


def mistimed(steps: Sequence[StoredStep], earliest: float, latest: float) -> list[int]:
    """The steps that were made outside these times, or long after the step that followed."""
    found = []
    following = latest
    for step in reversed(steps):
        if earliest <= step.at <= min(latest, following + SET_BACK):
            following = min(following, step.at)
        else:
            found.append(step.seq)
    return found[::-1]


def strangers(table: Table, steps: Sequence[StoredStep], log: Sequence[Note]) -> list[int]:
    """The steps made by users who never had a seat."""
    known: set[Any] = {None, *(seat.user_id for seat in table.seats)}
    for note in log:
        if isinstance(note.said, notes.Replaced) and note.said.old_user is None:
            return []  # older notes, and those of people who were forgotten, do not say who it was
        if not isinstance(note.said, notes.Unknown):
            known |= {value for value in asdict(note.said).values() if isinstance(value, int)}
    return [step.seq for step in steps if step.user_id not in known]


def misplaced(table: Table, log: Sequence[Note]) -> int:
    """How many notes are of kinds that there are not, or of steps that there are not."""
    return sum(
        isinstance(note.said, notes.Unknown) or not -1 <= note.seq <= table.seq for note in log
    )


def unasked(told: Sequence[outgoing.Back], asked: Sequence[Request]) -> int:
    """How often a table went back without a question to which all agreed."""
    return max(0, len(told) - len(asked))


def misjudged(step: StoredStep, made: Any, asked: Collection[str]) -> bool:
    """Whether a step says otherwise than the rules whether it can be undone, or what it answered.
    asked: the kinds of questions to its seat."""
    kinds = {None, *asked}
    answered = step.question is None or turns.is_aside(step.question) or step.question in kinds
    return step.barrier != made.barrier or not answered


def unawaited(db: Connection, table: Table, asked: Collection[int]) -> list[int]:
    """The people, by seats, whom a table asks and does not wait for: nobody would remind them."""
    waits = {found.wait.seat for found in wait_rows.of_table(db, table.id)}
    return [seat for seat in sorted(asked) if not table.seats[seat].automatic and seat not in waits]


def others_awaited(db: Connection, table: Table) -> list[int]:
    """The seats where a table waits for somebody who does not sit there."""
    users = {seat.index: seat.user_id for seat in table.seats}
    return [
        found.wait.seat
        for found in wait_rows.of_table(db, table.id)
        if users.get(found.wait.seat) != found.wait.user_id
    ]
