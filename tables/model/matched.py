"""People who fit together and are asked whether they want to play. Pure;
`tables.operations.matchmaking` handles them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tables.model.paces import Pace

Answer = Literal["yes", "no"]
State = Literal["asking", "opening", "open", "over"]
"""People are asked; all have said yes; their table is there; or it did not come together."""
Say = Literal["ask", "over", "open"]
"""What somebody must still be told."""

TRIES = 3
"""How often a table is tried to be opened for people who all have said yes."""
RETRIES = (10.0, 120.0)
"""Seconds after each failure before it is tried again."""
CLAIMED = 60.0
"""Seconds for which one node alone tries to open a table."""
OPENED_WITHIN = 3600.0
"""Seconds after the time to answer within which the table must be there. It may be too late where
no node is connected to the server."""
OFFERED = 3
"""Open tables that one person is told of in a day, at most."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who is asked. channel_id: where they said what they would like to play. nonce: the
    same at every attempt to tell them something. attempts: how many there were."""

    user_id: int
    channel_id: int
    name: str
    answer: Answer | None
    say: Say | None
    nonce: str
    attempts: int
    due_at: float


@dataclass(frozen=True, slots=True)
class Match:
    """People who are asked whether they want to play a game.

    widened: they fit only because some of their wishes count for more after half of their time.
    until: when the time to answer ends. table_id: their table, once it is there. tries: how often
    it could not be opened. opens_at: before then nobody tries to open it.
    """

    id: int
    guild_id: int
    game: str
    pace: Pace
    language: str
    widened: bool
    at: float
    until: float
    state: State
    table_id: int | None
    tries: int
    opens_at: float
    people: tuple[Guest, ...]

    def of(self, user_id: int) -> Guest | None:
        """What is known of one of these people."""
        return next((guest for guest in self.people if guest.user_id == user_id), None)

    def others(self, user_id: int) -> tuple[Guest, ...]:
        """All but one of these people."""
        return tuple(guest for guest in self.people if guest.user_id != user_id)

    @property
    def agreed(self) -> bool:
        """Whether everybody has said yes."""
        return all(guest.answer == "yes" for guest in self.people)

    def asks(self, now: float) -> bool:
        """Whether an answer still counts."""
        return self.state == "asking" and now < self.until
