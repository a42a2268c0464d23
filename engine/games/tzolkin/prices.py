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
SOON = 5
"""Goods are as useful as ever until a fifth of the game is left."""


@dataclass(frozen=True, slots=True)
class Weights:
    """corn, wood, stone, gold: what they are worth more than in the end, as long as there is time
    to use them. skull: likewise. seed: each of the first `SEED` corn besides that, because
    nobody places a worker without. agriculture, extraction, architecture, theology: a level, for
    the whole game. fourth, fifth, sixth: that worker in play, for the whole game, less what he
    eats; hand: one that may be placed; placing: the price of a turn in which workers are placed,
    turn: of one in which they come home. hungry: the share of the points that each corn loses that
    lacks on the next Food Day; early: the least of them that counts, however far that day is.
    trust: the share of the corn waiting in Palenque that is counted on for it. patience: what a day
    of waiting leaves of the worth of an action. idle: what such a day takes off it besides, because
    the worker could do something else. build: a building, besides what it gives. lacking: what each
    resource that lacks leaves of its worth; far: of that of a monument. climb: a step on a temple
    by a building, by what the step is worth. burn: a step down on a
    temple for corn, by what the step is worth. crowd: the share of a worker who waits for what
    another one will have used up. foresee: the share of the goods on the way that is counted on for
    building. owed: the share of a place for a skull while there is no skull. food: each corn that a
    building saves on a Food Day. lead: the share of the bonus for the highest on a temple. rewards:
    the share of goods that temples will give. monument: the share of what one counts so far;
    growth: of what it may count more, for the whole game. plan: the share of the best monument that
    is left, while nobody is on the way to build it. marker: to begin the next round. rival: the
    share of the best rival's worth that is taken away."""

    corn: float = 0.38
    wood: float = 0.43
    stone: float = 0.49
    gold: float = 1.1
    skull: float = 2.6
    seed: float = 0.11
    agriculture: float = 0.36
    extraction: float = 1.3
    architecture: float = 1.3
    theology: float = 1.5
    fourth: float = 1.4
    fifth: float = 2.2
    sixth: float = 1.4
    hand: float = 0.47
    placing: float = 0.43
    turn: float = 2.3
    burn: float = 2.3
    hungry: float = 0.66
    early: float = 0.3
    trust: float = 0.89
    patience: float = 0.97
    idle: float = 0.061
    build: float = 0.34
    lacking: float = 0.62
    far: float = 0.97
    climb: float = 0.63
    crowd: float = 0.32
    foresee: float = 0.23
    owed: float = 0.44
    food: float = 0.32
    lead: float = 0.35
    rewards: float = 0.15
    monument: float = 0.84
    growth: float = 0.46
    plan: float = 0.18
    marker: float = 0.96
    rival: float = 0.4


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
    soon, each, market = min(1.0, time * SOON), BOX.scoring.corn_per_point, BOX.market
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
    """What goods, workers, levels and steps of temples are worth by some weights. It is worked out
    once, for it depends on nothing else, and a search asks thousands of times."""

    def __init__(self, w: Weights) -> None:
        self._rates = [rates(w, time_left(day)) for day in range(DAYS + 1)]
        self.steps: dict[tuple[str, int, int, int], tuple[float, ...]] = {
            (temple.id, step, ahead, held): tuple(_brings(w, temple, step, ahead, held))
            for temple in TEMPLES.values()
            for step in range(len(temple.steps))
            for ahead in range(-temple.top, temple.top + 1)
            for held in range(len(BOX.calendar.food_days) + 1)
        }
        """What a step of a temple brings, one thing after the other: by the temple, the step, how
        far it is ahead of the best of all others, and the Food Days held."""
        self.levels: dict[str, float] = {
            "agriculture": w.agriculture,
            "extraction": w.extraction,
            "architecture": w.architecture,
            "theology": w.theology,
        }
        """What a level of each technology is worth, for the whole game."""
        more = (*[0.0] * BOX.start.workers, w.fourth, w.fifth, w.sixth)
        self.next_worker = (*more, 0.0)
        """What one more worker is worth, by how many there are, for the whole game."""
        self.workers = tuple(sum(more[:count]) for count in range(len(more) + 1))
        """What so many workers are worth more than those of the start."""

    def on(self, day: int) -> Rates:
        """What goods are worth on a day."""
        return self._rates[min(day, DAYS)]


def _brings(w: Weights, temple: Temple, step: int, ahead: int, held: int) -> Iterator[float]:
    for day in BOX.calendar.food_days[held:]:
        if day.kind == "end_of_age":
            yield temple.steps[step].points
            yield w.lead * LEADING[max(-1, min(ahead, 2))] * temple.highest[day.age - 1]
        else:
            yield w.rewards * rates(w, 0.3).of(temple.rewards(step))
