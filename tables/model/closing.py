"""Closing a rated game without a result, if everybody who still plays agrees. Pure.

`tables.operations.close_votes` asks and counts.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.core import Rules
from tables.model import outgoing
from tables.model.clock import HOUR
from tables.model.table import Table

OPEN = 72 * HOUR
"""How long everybody may answer."""
REST: dict[str, float] = {"refused": 168 * HOUR, "withdrawn": 24 * HOUR}
"""How long nobody is asked again, by how the last question ended."""

Ended = Literal["agreed", "refused", "withdrawn", "lapsed"]


@dataclass(frozen=True, slots=True)
class CloseRequest:
    """The question whether a rated game should be closed without a result, or what became of it.

    seat, user_id: who asks. gone: seats that are out of the game and have no say. agreed: seats
    that have agreed; forgotten once it is over. outcome: None while it is open. message_id: the
    public question, once it is posted.
    """

    id: int
    table_id: int
    seat: int
    user_id: int
    gone: tuple[int, ...]
    agreed: tuple[int, ...]
    at: float
    lapses_at: float
    ended_at: float | None = None
    outcome: Ended | None = None
    message_id: int | None = None

    def asked(self, table: Table) -> tuple[int, ...]:
        """The seats that have to agree."""
        return needed(table, self.seat, self.gone)

    def missing(self, table: Table) -> tuple[int, ...]:
        """The seats that still have to agree."""
        return tuple(seat for seat in self.asked(table) if seat not in self.agreed)


def out(rules: Rules[Any], state: Any) -> frozenset[int]:
    """The seats that are out of a game, or whose players have given it up."""
    return rules.eliminated(state) | rules.resigned(state)


def needed(table: Table, asker: int, gone: Collection[int]) -> tuple[int, ...]:
    """The seats that have to agree: all other people who are still in the game. Somebody for whom a
    caretaker plays is among them: they may come back, and nobody takes a good game from them
    meanwhile."""
    return tuple(
        s.index for s in table.seats if s.index != asker and not s.computer and s.index not in gone
    )


def rests_until(last: CloseRequest | None) -> float:
    """Until when nobody at a table is asked again; 0 if they may be asked now. last: the question
    that was asked there last."""
    if last is None or last.outcome is None or last.ended_at is None:
        return 0.0
    return last.ended_at + REST.get(last.outcome, 0.0)


def told(request: CloseRequest, ping: Sequence[int] = ()) -> outgoing.Closing:
    """The row of the outbox that posts the public question or brings it up to date."""
    return outgoing.Closing(request=request.id, ping=tuple(ping))
