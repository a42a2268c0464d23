"""People with habits: what they like to play, when they are awake, and how they answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

from simcord import MemberActor

from tables.model.clock import HOUR
from tables.model.paces import Pace
from tables.model.wishes import PART, PARTS, Until

ZONES = (*("Europe/Berlin",) * 4, "Europe/London", "Europe/Helsinki", "America/New_York")
"""Where people live, as often as it is here."""
CALM: tuple[Pace, ...] = ("daily", "daily", "daily", "several", "weekly")
"""How fast they want to play."""
LASTING: tuple[Until, ...] = ("month", "month", "week", "tonight")
"""How long their wishes last."""
AWAKE = range(7, 24)
"""The hours of their day at which people look in."""
LOOKS_IN = 0.2
"""How likely somebody who is awake looks in within an hour."""


@dataclass
class Member:
    """Somebody with habits. parts: the parts of the day they choose for their wishes, often none.
    next: when they want something again. yes: how often they say yes; answers: whether they answer
    at all; closed: whether they take no direct messages.

    since: when their wish was made, or led to a table last; until: when it ends; led: whether it
    led to a table. seen: the newest direct message they have read; inbox: posts that called them;
    hosts: lobbies of theirs.
    """

    name: str
    actor: MemberActor
    zone: str
    games: tuple[str, ...]
    sizes: tuple[str, ...]
    pace: Pace
    most: int
    parts: tuple[str, ...]
    next: float
    yes: float = 0.85
    answers: bool = True
    closed: bool = False
    barred: bool = False
    since: float | None = None
    until: float = 0.0
    led: bool = False
    seen: int = 0
    inbox: list[tuple[int, int]] = field(default_factory=list)
    hosts: list[int] = field(default_factory=list)

    @property
    def id(self) -> int:
        return self.actor.id

    def looks_in(self, now: float, chance: Random) -> bool:
        """Whether they look in within this hour."""
        here = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        return here.hour in AWAKE and chance.random() < LOOKS_IN


def someone(
    number: int, actor: MemberActor, games: Sequence[str], now: float, rests: float, chance: Random
) -> Member:
    """A new member. number: how many are there already, which decides who never answers, often
    declines, or takes no direct messages. games: those they may like. rests: seconds within which
    they want to play."""
    zone = chance.choice(ZONES)
    offset = datetime.fromtimestamp(now, ZoneInfo(zone)).utcoffset()
    assert offset is not None
    hours = [int(h - offset.total_seconds() / HOUR) % 24 for h in (9, 13, 17, 21)]
    parts = tuple(sorted({str(hour // PART % PARTS) for hour in hours}))
    sizes = chance.sample(("2", "3", "4"), chance.choice((1, 2, 3)))
    return Member(
        *(actor.name, actor, zone),
        games=tuple(chance.sample(games, min(chance.choice((2, 3, 4)), len(games)))),
        sizes=tuple(sorted({"2", *sizes} if chance.random() < 0.7 else sizes)),
        pace=chance.choice(CALM),
        most=chance.choice((1, 1, 2, 2, 3)),
        parts=parts if chance.random() < 0.4 else (),
        next=now + chance.uniform(0, rests),
        yes=0.4 if number % 7 == 4 else 0.85,
        answers=number % 10 != 3,
        closed=number % 9 == 2,
    )
