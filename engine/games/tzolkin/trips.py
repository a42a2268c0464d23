"""What workers on the gears will bring when they come home, as whole trips.

A turn is what a player has least of: each one only places workers or only takes them back. So
workers who come home in the same turn share its price, and one who comes alone pays it himself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

TURNS = 6
"""Turns ahead in which it is planned who comes home together."""
NEVER = -1e9
"""The worth of coming home where a worker would have fallen off."""


@dataclass(frozen=True, slots=True)
class Trip:
    """A worker on a gear. then: what he brings in each of the next `TURNS` turns, less what waiting
    until then costs. best: the most that he will ever bring."""

    gear: str
    then: Sequence[float]
    best: float


@dataclass(frozen=True, slots=True)
class Homecoming:
    """How workers come home. turn: the price of a turn. useful: workers of each gear who do not
    wait for the same goods. crowd: the share of those beyond. forced: nobody is in hand, so that
    somebody has to come home in the next turn."""

    turn: float
    useful: Mapping[str, int]
    crowd: float
    forced: bool

    def worth(self, trips: Sequence[Trip]) -> float:
        """What all of them bring, in the best one or two turns for coming home. trips: by gear."""
        if not trips:
            return 0.0
        alone = [max(0.0, trip.best - self.turn) for trip in trips]
        gears = [trip.gear for trip in trips]
        return max(
            self._planned(trips, alone, gears, first, second)
            for first, second in self._plans(trips, alone)
        )

    def _plans(self, trips: Sequence[Trip], alone: Sequence[float]) -> Iterator[tuple[int, int]]:
        """The turns that are worth a look; the same twice is one turn only. alone: what each brings
        who comes home by himself."""
        days = [
            day
            for day in range(TURNS)
            if any(trip.then[day] > least for trip, least in zip(trips, alone, strict=True))
        ]
        if self.forced:
            yield from ((0, second) for second in (0, *(day for day in days if day)))
        elif not days:
            yield 0, 0
        else:
            yield from ((a, b) for i, a in enumerate(days) for b in days[i:])

    def _planned(
        self,
        trips: Sequence[Trip],
        alone: Sequence[float],
        gears: Sequence[str],
        first: int,
        second: int,
    ) -> float:
        """What they bring if the turns for coming home are these."""
        found, regret = [], -NEVER
        came, later = False, False
        for trip, best in zip(trips, alone, strict=True):
            early = trip.then[first]
            late = trip.then[second]
            if early >= best and early >= late:
                best, came = early, True
            elif late >= best:
                best, later = late, True
            found.append(best)
            regret = min(regret, best - early if early > 0 else best)
        total = sum(found)
        if len(found) > 1:
            total -= self._crowded(found, gears)
        if came:
            total -= self.turn
        elif self.forced:
            total -= regret + self.turn
        return total - self.turn if later else total

    def _crowded(self, found: Sequence[float], gears: Sequence[str]) -> float:
        """What is lost by workers of one gear who wait for what others will have used up."""
        lost = 0.0
        for gear, useful in self.useful.items():
            if gears.count(gear) > useful:
                here = sorted(worth for worth, on in zip(found, gears, strict=True) if on == gear)
                lost += (1 - self.crowd) * sum(here[: len(here) - useful])
        return lost
