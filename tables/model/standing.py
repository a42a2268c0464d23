"""How strong somebody is known to be, as they and others may read it. Pure.

An estimate is never told without its band, and nothing is told after a few games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from tables.model.ratings import Estimate, number

Shown = Literal["hidden", "server", "everywhere", "off"]
"""Who reads somebody's rating: only they; members of the server on which they played; people on
other servers, too; nobody, because it is not worked out at all."""
SHOWN: tuple[Shown, ...] = ("hidden", "server", "everywhere", "off")
LEAST_GAMES = 8
"""A person's rated games from which on something is told about them."""
LEAST_RATED = 30
"""Rated games of a server from which on something is told about anybody there."""
SILENT = 90 * 86_400.0
"""Seconds without a rated game after which somebody counts as resting."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An estimate as it was. at: seconds since 1970. low, high: the band, as people read it."""

    at: float
    low: int
    middle: int
    high: int


@dataclass(frozen=True, slots=True)
class Standing:
    """What is known of how strong somebody is at a game.

    games: their own rated games; rated: those of everybody with whom they are compared. last_at:
    when their last rated game ended. island: people who are joined through games have the same
    number; strengths of different islands say nothing about each other. over_time: earlier
    estimates, the oldest first, and the present one.
    """

    user_id: int
    estimate: Estimate
    games: int
    rated: int
    last_at: float
    island: int = 0
    over_time: tuple[Moment, ...] = ()

    @property
    def told(self) -> bool:
        """Whether there are enough games to say anything."""
        return self.games >= LEAST_GAMES and self.rated >= LEAST_RATED

    @property
    def middle(self) -> int:
        """The estimate as people read it; only to be told with the band."""
        return number(self.estimate.strength)

    @property
    def band(self) -> tuple[int, int]:
        """Between which numbers they are, four times in five."""
        return self.estimate.band()

    def resting(self, now: float) -> bool:
        """Whether they have not played for long."""
        return now - self.last_at >= SILENT


@dataclass(frozen=True, slots=True)
class Place:
    """Somebody in a list. first, last: between which places they are, as far as bands tell: nobody
    whose band overlaps with theirs is surely ahead of them or behind them."""

    first: int
    last: int
    standing: Standing


@dataclass(frozen=True, slots=True)
class Forecasts:
    """How often it came true that the stronger of two people came before the other one. low, high:
    the chance that was told, in percent. true: a tie counts half."""

    low: int
    high: int
    count: int
    true: float

    @property
    def share(self) -> int:
        """In how many of a hundred it came true."""
        return round(100 * self.true / self.count)


@dataclass(frozen=True, slots=True)
class Mark:
    """How strong a computer of a level is on the scale of some people."""

    level: str
    estimate: Estimate


@dataclass(frozen=True, slots=True)
class Ranking:
    """A list of people who let others read their ratings. islands: people who can be compared, the
    largest group first. rated: games on which it rests. marks: of computers, if it is known where
    they stand among these people."""

    rated: int = 0
    islands: tuple[tuple[Place, ...], ...] = ()
    forecasts: tuple[Forecasts, ...] = ()
    marks: tuple[Mark, ...] = ()

    @property
    def told(self) -> bool:
        """Whether there are enough games to say anything about anybody."""
        return self.rated >= LEAST_RATED


def ranked(standings: Iterable[Standing]) -> tuple[tuple[Place, ...], ...]:
    """People of whom enough is known, by islands, sorted by the lower ends of their bands."""
    islands: dict[int, list[Standing]] = {}
    for standing in standings:
        if standing.told:
            islands.setdefault(standing.island, []).append(standing)
    largest = sorted(islands.items(), key=lambda one: (-len(one[1]), one[0]))
    return tuple(_places(people) for _, people in largest)


def _places(people: Sequence[Standing]) -> tuple[Place, ...]:
    bands: Mapping[int, tuple[int, int]] = {one.user_id: one.band for one in people}
    found = []
    for one in sorted(people, key=lambda one: (-one.band[0], -one.middle, one.user_id)):
        low, high = bands[one.user_id]
        ahead = sum(other > high for other, _ in bands.values())
        behind = sum(other < low for _, other in bands.values())
        found.append(Place(ahead + 1, len(people) - behind, one))
    return tuple(found)
