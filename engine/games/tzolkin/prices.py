"""The figures by which positions are judged, and what follows from them alone.

The unit is a point.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.games.tzolkin.components import BOX, TEMPLES, Temple
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.parts import Purse

DAYS = BOX.calendar.food_days[-1].day
"""The day of the last round."""
LEADING = {-1: 0.0, 0: 0.25, 1: 0.7, 2: 1.0}
"""The share of the bonus for the highest that is hoped for, by how many steps a marker is ahead of
all others; two are as good as more, and behind is behind."""


@dataclass(frozen=True, slots=True)
class Weights:
    """corn, wood, stone, gold: what they are worth more than in the end, as long as there is time
    to use them. skull: likewise. level: a technology level, for the whole game. worker: one more in
    play, for the whole game; hand: one that may be placed. hungry: points for each corn that lacks
    on the next Food Day. patience: what a day of waiting leaves of the worth of an action. build,
    advance, recruit: such actions. lead: the share of the bonus for the highest on a temple.
    monument: the share of what one counts so far. rival: the share of the best rival's worth that
    is taken away."""

    corn: float = 0.25
    wood: float = 0.6
    stone: float = 0.8
    gold: float = 1.0
    skull: float = 3.0
    level: float = 4.0
    worker: float = 6.0
    hand: float = 0.8
    hungry: float = 0.6
    patience: float = 0.9
    build: float = 5.0
    advance: float = 3.0
    recruit: float = 4.0
    lead: float = 0.5
    monument: float = 1.0
    rival: float = 0.5


@dataclass(frozen=True, slots=True)
class Rates:
    """What one of each good is worth at a time of the game."""

    corn: float
    wood: float
    stone: float
    gold: float
    skull: float

    def of(self, held: Goods | Purse) -> float:
        """What goods are worth together."""
        return (
            held.corn * self.corn
            + held.wood * self.wood
            + held.stone * self.stone
            + held.gold * self.gold
            + held.skull * self.skull
        )


def rates(w: Weights, time: float) -> Rates:
    """Goods by what they bring in the end and, the more time is left, by their use."""
    soon, each, market = min(1.0, time * 5), BOX.scoring.corn_per_point, BOX.market
    return Rates(
        corn=1 / each + w.corn * soon,
        wood=market.wood / each + w.wood * soon,
        stone=market.stone / each + w.stone * soon,
        gold=market.gold / each + w.gold * soon,
        skull=BOX.scoring.skull + w.skull * soon,
    )


def time_left(day: int) -> float:
    """The part of the game that is still to come."""
    return max(0.0, (DAYS - day) / DAYS)


class Prices:
    """What goods and steps of temples are worth by some weights. It is worked out once, for it
    hangs on nothing else, and a search asks thousands of times."""

    def __init__(self, w: Weights) -> None:
        self._rates = [rates(w, time_left(day)) for day in range(DAYS + 1)]
        self.steps = {
            (temple.id, step, ahead, held): tuple(_brings(w, temple, step, ahead, held))
            for temple in TEMPLES.values()
            for step in range(len(temple.steps))
            for ahead in range(-temple.top, temple.top + 1)
            for held in range(len(BOX.calendar.food_days) + 1)
        }
        """What a step of a temple brings, one thing after the other: by the temple, the step, how
        far it is ahead of the best of all others, and the Food Days held."""

    def on(self, day: int) -> Rates:
        """What goods are worth on a day."""
        return self._rates[min(day, DAYS)]


def _brings(w: Weights, temple: Temple, step: int, ahead: int, held: int) -> Iterator[float]:
    for day in BOX.calendar.food_days[held:]:
        if day.kind == "end_of_age":
            yield temple.steps[step].points
            yield w.lead * LEADING[max(-1, min(ahead, 2))] * temple.highest[day.age - 1]
        else:
            yield 0.8 * rates(w, 0.3).of(temple.rewards(step))
