"""People who are asked to join a lobby. Pure; `tables.operations.asking` handles them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tables.model.clock import HOUR
from tables.model.invitations import DAY

HELD = 48 * HOUR
"""How long a place is held for somebody who was asked by a person."""
HELD_AGAIN = 3 * DAY
"""How long for people of the last game, when it is played again."""
AT_ONCE = 4
"""People who are asked in one go, at most."""
PER_HOST = 3
"""How often in a day one person may ask the same other one, at all tables together."""

Joins = Literal["all", "here", "asked"]
"""Who may join a lobby: everybody, so that it is listed; everybody who sees its message; or only
people who were asked."""
JOINS: tuple[Joins, ...] = ("all", "here", "asked")
Welcome = Literal["anybody", "learners", "experienced"]
"""For whom a table is meant. It stops nobody."""
WELCOMES: tuple[Welcome, ...] = ("anybody", "learners", "experienced")
NAME = 40
"""Characters of the longest name of a table."""

Outcome = Literal["joined", "declined"]


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody who was asked to join a lobby.

    until: how long the place is held. outcome: None while they have not answered.
    """

    user_id: int
    name: str
    by_user_id: int
    at: float
    until: float
    outcome: Outcome | None = None

    def open(self, now: float) -> bool:
        """Whether an answer still counts."""
        return self.outcome is None and now < self.until
