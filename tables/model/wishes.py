"""What somebody would like to play. Pure; `tables.operations.finding` keeps wishes and matches
them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta, tzinfo
from typing import Literal

from tables.model.asked import Welcome
from tables.model.clock import HOUR
from tables.model.invitations import DAY
from tables.model.paces import Pace

SIZES = (2, 3, 4, 5)
"""Numbers of players that can be wanted."""
MOST = (1, 2, 3, 4)
"""At most so many tables at once."""
Until = Literal["tonight", "week", "month"]
UNTIL: tuple[Until, ...] = ("tonight", "week", "month")
"""How long a wish lasts."""
SPANS: Mapping[Until, float] = {"week": 7 * DAY, "month": 30 * DAY}
MORNING = 4
"""The hour at which a night ends."""

PARTS = 6
"""Parts of a day, of four hours each, counted from midnight UTC."""
PART = 24 // PARTS
ANY_HOURS = (1 << PARTS) - 1
"""All parts of a day, as bits."""
SHARED = 3
"""Parts of the day that everybody at a table has in common, at least."""
LOOKED_BACK = 60 * DAY
"""How far back the answers of a person tell when they play."""
ENOUGH = 20
"""Answers that are needed for that."""
OFTEN = 0.1
"""The part of all answers from which on a part of the day counts."""

ANSWERED_WITHIN = DAY
"""How long everybody who was matched has time to say yes."""
RESTS = DAY
"""How long a wish rests after its owner said "not now"."""
SILENT = 2
"""Matches without an answer after which a wish sleeps."""
AVOIDED = 50
"""People whom one person may avoid."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody would like to play on a server.

    games: keys, at least one. sizes: numbers of players. most: tables at once. until: seconds since
    1970. hours: the parts of the day in which they play, as bits; None: any. language: a code;
    None: any. welcome: for whom they would like the table to be. channel_id: where they said so.
    silent: matches that they did not answer, one after the other. rests: until when nobody is
    asked.
    """

    user_id: int
    guild_id: int
    name: str
    channel_id: int
    games: tuple[str, ...]
    sizes: tuple[int, ...]
    pace: Pace
    most: int
    at: float
    until: float
    hours: int | None = None
    language: str | None = None
    welcome: Welcome = "anybody"
    silent: int = 0
    rests: float = 0.0

    @property
    def asleep(self) -> bool:
        """Whether it waits for its owner, who has left matches unanswered."""
        return self.silent >= SILENT

    def seeks(self, now: float) -> bool:
        """Whether people are looked for now."""
        return self.rests <= now < self.until and not self.asleep

    def wide(self, now: float) -> bool:
        """Whether half of its time is over, so that it fits more."""
        return now - self.at > (self.until - self.at) / 2

    def widened(self, now: float) -> Wish:
        """The wish as it counts now: after half of its time, sizes and hours one step further."""
        if not self.wide(now):
            return self
        near = {size + step for size in self.sizes for step in (-1, 0, 1)}
        sizes = tuple(sorted(near.intersection(SIZES)))
        return replace(self, sizes=sizes, hours=None if self.hours is None else spread(self.hours))


def spread(hours: int) -> int:
    """The same parts of the day, and those beside them."""
    later = hours << 1 | hours >> PARTS - 1
    earlier = hours >> 1 | hours << PARTS - 1
    return (hours | later | earlier) & ANY_HOURS


def hours_of(answers: Iterable[float]) -> int | None:
    """The parts of the day in which somebody plays, from the moments of their answers; None if
    these are too few to tell."""
    counts = [0] * PARTS
    for at in answers:
        counts[int(at // HOUR) % 24 // PART] += 1
    total = sum(counts)
    if total < ENOUGH:
        return None
    return sum(1 << part for part, count in enumerate(counts) if count >= OFTEN * total)


def end(until: Until, now: float, zone: tzinfo) -> float:
    """When a wish ends that is made now. Tonight ends in the morning, in a time zone."""
    if until != "tonight":
        return now + SPANS[until]
    here = datetime.fromtimestamp(now, zone)
    morning = here.replace(hour=MORNING, minute=0, second=0, microsecond=0)
    while morning.timestamp() < now + MORNING * HOUR:
        morning += timedelta(days=1)
    return morning.timestamp()
