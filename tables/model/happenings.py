"""Scheduled events of Discord for tables whose start is planned. Pure; `tables.operations.events`
keeps what is known of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tables.model.clock import HOUR
from tables.model.table import Table

LASTS = 3 * HOUR
"""How long an event lasts after its start: Discord wants an end."""
PAUSE = 60.0
"""Seconds for which a node leaves an event alone that another one has begun to change, or that
Discord did not take."""

Due = Literal["show", "keep", "remove", "forget"]
"""Have an event that says what is planned, leave it as it is, delete it, or know nothing of it any
more."""


@dataclass(frozen=True, slots=True)
class Happening:
    """A table and its scheduled event.

    event_id: None where none is known, or Discord took none. shown: a digest of what it shows;
    empty while a node is at it or has failed. at: when that was begun; None if there is no event.
    """

    table: Table
    event_id: int | None = None
    shown: str = ""
    at: float | None = None

    def due(self, now: float) -> Due:
        """What the event should be. Once the time has come, people may be there: an event that has
        begun is left alone unless its table closes or the time is taken away."""
        table, start = self.table, self.table.starts_at
        if start is None or table.status == "abandoned":
            return "remove"
        if start <= now:
            return "keep" if now < start + LASTS else "forget"
        listed = table.status == "lobby" and table.joins == "all" and table.place == "there"
        return "show" if listed else "remove"

    def rests(self, now: float) -> bool:
        """Whether it must be left alone for a while."""
        return self.at is not None and not self.shown and 0 <= now - self.at < PAUSE
