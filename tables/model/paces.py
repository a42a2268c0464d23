"""How fast a table wants to play, in four words: each sets its reminders and its clock. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from tables.model.clock import HOUR, ClockRules

Pace = Literal["evening", "several", "daily", "weekly"]
"""An evening now, several turns a day, one a day, a few a week."""
MINUTE = 60.0
PACES: Mapping[Pace, ClockRules] = {
    "evening": ClockRules(first=10 * MINUTE, every=30 * MINUTE, most=3),
    "several": ClockRules(first=3 * HOUR, every=6 * HOUR, most=5, move=24 * HOUR),
    "daily": ClockRules(first=12 * HOUR, every=24 * HOUR, most=5, move=72 * HOUR),
    "weekly": ClockRules(first=36 * HOUR, every=48 * HOUR, most=5, move=168 * HOUR),
}
"""When time runs out the table is only told."""


def word(rules: ClockRules) -> Pace | None:
    """The word for a table's reminders and clock, whatever happens when time runs out; None for
    those that a host set in numbers."""
    usual = replace(rules, fallback="none")
    return next((pace for pace, set_to in PACES.items() if set_to == usual), None)
