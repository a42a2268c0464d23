"""Invitations to a seat of a running game: what they are.

`tables.operations.inviting` handles them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tables.model import outgoing
from tables.model.clock import HOUR

OPEN = 48 * HOUR
"""How long an invited user may accept."""
KEEP = 24 * HOUR
"""How long the player of a seat may refuse. Absence that they have announced does not count."""
REST = 72 * HOUR
"""How long nobody else is invited to a seat whose player has kept it."""
DAY = 24 * HOUR
RESTS = (DAY, 7 * DAY)
"""How long somebody who did not accept is not invited to the same table again: after the first
time, and after any further one."""
PER_HOST = 5
"""Invitations that one person may send in a day, at all tables together."""
PER_SEAT = 2
"""How often in a day the player of a seat is asked to give it up."""

Ended = Literal["done", "declined", "kept", "withdrawn", "lapsed", "void"]


@dataclass(frozen=True, slots=True)
class Invitation:
    """A request that somebody plays on in a seat, and what became of it.

    old_user: who sits there, None for a computer. new_user, new_name: who is invited; None, if a
    computer is to play on. by_user: who invites. lapses_at: until when the invited may accept.
    keep_until: until when the player of the seat may refuse before the seat changes hands. outcome:
    None while it is open. message_id: the public invitation, once it is posted.
    """

    id: int
    table_id: int
    seat: int
    old_user: int | None
    new_user: int | None
    new_name: str | None
    by_user: int
    at: float
    lapses_at: float
    keep_until: float
    accepted_at: float | None = None
    outcome: Ended | None = None
    message_id: int | None = None

    @property
    def due_at(self) -> float:
        """When something has to be done about it, while it is open."""
        return self.lapses_at if self.accepted_at is None else self.keep_until


# --- reading -------------------------------------------------------------------------------------


# --- writing -------------------------------------------------------------------------------------


def told(found: Invitation, ping: Sequence[int] = ()) -> outgoing.SeatInvitation:
    """The row of the outbox that posts the public invitation or brings it up to date."""
    return outgoing.SeatInvitation(invitation=found.id, ping=tuple(ping))


def asked(found: Invitation, user: int) -> outgoing.SeatCall:
    """The row of the outbox that tells the user who sits there, in private."""
    return outgoing.SeatCall(invitation=found.id, user=user)
