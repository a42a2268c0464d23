"""Reminders that somebody puts off. Pure: numbers in, numbers out."""

from __future__ import annotations

from typing import Literal

from tables.model.clock import HOUR
from tables.model.errors import UserError
from tables.model.users import UserSettings, next_at

Choice = Literal["evening", "morning", "short", "long"]
"""Until when: the next evening or morning by their own clocks, or for some hours."""
MINUTES: dict[Choice, int] = {"evening": 20 * 60, "morning": 8 * 60}
"""The minute of the local day."""
SPANS: dict[Choice, float] = {"short": 4 * HOUR, "long": 12 * HOUR}
"""Seconds; for people whose time zone is not known."""
LONGEST = 26 * HOUR
"""No moment that can be chosen is further away: a day may have 25 hours."""
TOLD_AGAIN = 4 * HOUR
"""The table is told no more often of one wait."""


def choices(user: UserSettings) -> tuple[Choice, ...]:
    """What a user may choose: a time of day only where the bot knows their clocks."""
    return tuple(SPANS if user.zone is None else MINUTES)


def until(choice: Choice, user: UserSettings, now: float) -> float:
    """The moment that a user means. Raises `UserError`."""
    if choice in SPANS:
        return now + SPANS[choice]
    if user.zone is None:
        raise UserError("snooze_needs_zone")
    return next_at(user, now, MINUTES[choice])
