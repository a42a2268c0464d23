"""How far a table may go back, and who has to agree to it."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import dropwhile
from typing import Any, Literal

from engine.core import Rules
from tables.model import outgoing
from tables.model.codec import heard, heard_json
from tables.model.stored import StoredStep
from tables.model.table import LogEntry, Note, Table, TookBack
from tables.model.turns import between, owners

LOOKED = 80
"""Published steps among which the moments to go back to are found."""
HANDOVERS = 10
"""Moments offered where somebody else began to act; the two of one's own come on top."""
MOST_LOST = 60
"""Public events that a question keeps, to say what would be lost; the newest."""
MOST_ASKED = 3
"""How often one seat may ask at the same position; not again at all after a refusal."""

Kind = Literal["action", "turn", "handover", "answer"]
Ended = Literal["agreed", "refused", "withdrawn", "lapsed"]


@dataclass(frozen=True, slots=True)
class Goal:
    """One moment to which a table may go back.

    to_seq: the last step that would stay. kind: before the asker's last action, before their last
    turn, before the turn of somebody (`seat`), or before they answered in the turn of somebody
    else. steps: how many would go.
    """

    to_seq: int
    kind: Kind
    seat: int
    steps: int


@dataclass(frozen=True, slots=True)
class Request:
    """The question whether a table should go back, or what became of it.

    agreed: seats. gone: seats that are out of the game where it would go back to, and do not
    answer. waived: seats without whose answer the host goes on. lost: JSON values, the public
    events of the steps that would go, oldest first. outcome: None while it is open; ended_by: the
    seat that refused. message_id: the public question, once it is posted.
    """

    id: int
    table_id: int
    seat: int
    user_id: int
    from_seq: int
    to_seq: int
    agreed: tuple[int, ...]
    lost: tuple[Any, ...]
    at: float
    outcome: Ended | None = None
    ended_by: int | None = None
    message_id: int | None = None
    gone: tuple[int, ...] = ()
    waived: tuple[int, ...] = ()

    @property
    def steps(self) -> int:
        """How many steps would go."""
        return self.from_seq - self.to_seq

    def missing(self, table: Table) -> tuple[int, ...]:
        """The seats that still have to agree."""
        settled = {*self.agreed, *self.waived}
        return tuple(s for s in needed(table, self.seat, self.gone) if s not in settled)


# --- pure ----------------------------------------------------------------------------------------


def needed(table: Table, asker: int, gone: Collection[int] = ()) -> tuple[int, ...]:
    """The seats that have to agree: everybody else who plays on in person from there. Computers are
    not asked, and a seat whose player left it to a caretaker counts as agreeing.

    gone: the seats that are out of the game where the table would go back to.
    """
    return tuple(
        s.index for s in table.seats if s.index != asker and not s.automatic and s.index not in gone
    )


def goals(
    rules: Rules[Any], table: Table, steps: Sequence[StoredStep], seat: int
) -> tuple[Goal, ...]:
    """The moments to which a seat may ask to go back, the nearest first.

    steps: the newest published ones, without gaps.
    """
    played = [s for s in steps if s.seat is not None]
    if played and played[0].seq > 1:  # in whose turn the oldest answers were given is not known
        played = list(dropwhile(lambda s: between(rules, s.question), played))
    owned = owners(rules, [(s.seat, s.question) for s in played])
    begins: list[tuple[int, Kind, int]] = []
    for n, (step, owner) in enumerate(zip(played, owned, strict=True)):
        assert step.seat is not None
        if n == 0 and step.seq > 1:
            continue  # what was before it is not known
        if n == 0 or owned[n - 1] != owner:
            begins.append((step.seq, "handover", step.seat))
        elif played[n - 1].seat != step.seat and step.seat != owner:
            begins.append((step.seq, "answer", step.seat))
    wanted: dict[int, tuple[Kind, int]] = {}
    mine = [s.seq for s in played if s.seat == seat]
    if mine:
        wanted[mine[-1]] = ("action", seat)
        turns = [first for first, kind, who in begins if kind == "handover" and who == seat]
        if turns:
            wanted.setdefault(turns[-1], ("turn", seat))
    others = [b for b in begins if not table.seats[b[2]].automatic]
    for first, kind, who in others[-HANDOVERS:]:
        wanted.setdefault(first, (kind, who))
    return tuple(
        Goal(first - 1, kind, actor, table.public_seq - first + 1)
        for first, (kind, actor) in sorted(wanted.items(), reverse=True)
    )


def lost_events(steps: Sequence[StoredStep]) -> list[Any]:
    """What everybody heard in some steps, as JSON values; the newest if they are many."""
    return [event for s in steps for event in heard_json(s.news, None)][-MOST_LOST:]


def events(rules: Rules[Any], request: Request) -> tuple[Any, ...]:
    """The public events of the steps that would go, or are gone."""
    news = json.dumps([{"to": None, "event": event} for event in request.lost])
    return heard(rules, news, None)


def owed_after(owed: Mapping[int, int], to_seq: int) -> dict[str, int]:
    """Who is still owed a direct message after going back, as it is stored."""
    return {str(seat): first for seat, first in owed.items() if first <= to_seq}


# --- questions -----------------------------------------------------------------------------------


def told(request: Request, ping: Sequence[int] = ()) -> outgoing.Undo:
    """The row of the outbox that brings the public question up to date, or posts it."""
    return outgoing.Undo(request=request.id, ping=tuple(ping))


# --- going back ----------------------------------------------------------------------------------


def took_back(notes: Iterable[Note]) -> dict[int, tuple[TookBack, ...]]:
    """Where a table went back to, by the step that was left as the last one."""
    made: dict[int, tuple[TookBack, ...]] = {}
    for note in notes:
        if isinstance(note.said, outgoing.Back):
            fact = replace(_fact(note.said), names=note.names)
            made[note.seq] = (*made.get(note.seq, ()), fact)
    return made


def entry(back: outgoing.Back, seq: int) -> LogEntry:
    """What the log says about going back, on its own."""
    return LogEntry(seq, None, 0.0, (), took_back=(_fact(back),))


def _fact(back: outgoing.Back) -> TookBack:
    return TookBack(back.seat, back.steps, back.agreed, back.waived)
