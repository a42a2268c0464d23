"""The figures by which positions are judged, and what follows from them alone.

The unit is a point.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.games.tzolkin import kinds
from engine.games.tzolkin.components import BOX, TEMPLES, TILES, Temple
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
    nobody places a worker without. level: a technology level, for the whole game. worker: one
    more in play, for the whole game, less what it eats; hand: one that may be placed. hungry: the
    share of the points that each corn loses that lacks on the next Food Day; early: the least of
    them that counts, however far that day is. trust: the share of the corn waiting in Palenque that
    is counted on for it. patience: what a day of waiting leaves of the worth of an action. build: a
    building that can be paid, besides what it gives. lacking: what each resource that lacks leaves
    of its worth. climb: a step on a temple by a building. crowd: the share of a worker who waits
    for what another one will have used up. lead: the share of the bonus for the highest on a
    temple. monument: the share of what one counts so far. rival: the share of the best rival's
    worth that is taken away."""

    corn: float = 0.3
    wood: float = 0.6
    stone: float = 0.8
    gold: float = 1.0
    skull: float = 3.0
    seed: float = 0.2
    level: float = 4.0
    worker: float = 2.5
    hand: float = 0.8
    hungry: float = 1.0
    early: float = 0.8
    trust: float = 1.0
    patience: float = 0.8
    build: float = 1.5
    lacking: float = 0.55
    climb: float = 2.5
    crowd: float = 0.3
    lead: float = 0.5
    monument: float = 1.0
    rival: float = 0.3


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
    """What goods, tiles and steps of temples are worth by some weights. It is worked out once, for
    it depends on nothing else, and a search asks thousands of times."""

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
        self._tiles = [
            {
                tile.id: sum(_gives(w, effect, time_left(day)) for effect in tile.effects)
                - rates(w, time_left(day)).of(tile.cost)
                for tile in TILES.buildings
            }
            for day in range(DAYS + 1)
        ]

    def on(self, day: int) -> Rates:
        """What goods are worth on a day."""
        return self._rates[min(day, DAYS)]

    def tile(self, building: str, day: int) -> float:
        """What a building gives at once, less what it costs."""
        return self._tiles[min(day, DAYS)][building]


def _brings(w: Weights, temple: Temple, step: int, ahead: int, held: int) -> Iterator[float]:
    for day in BOX.calendar.food_days[held:]:
        if day.kind == "end_of_age":
            yield temple.steps[step].points
            yield w.lead * LEADING[max(-1, min(ahead, 2))] * temple.highest[day.age - 1]
        else:
            yield 0.8 * rates(w, 0.3).of(temple.rewards(step))


def _gives(w: Weights, effect: kinds.Effect, time: float) -> float:
    """What an effect of a building is worth at a time of the game."""
    match effect:
        case kinds.Gain(goods=goods):
            return rates(w, time).of(goods)
        case kinds.Points(amount=amount):
            return amount
        case kinds.Climb(steps=steps):
            return w.climb * steps
        case kinds.Learn(steps=steps):
            return w.level * time * steps
        case kinds.ChosenResources(count=count):
            return rates(w, time).gold * count
        case kinds.NewWorker(count=count):
            return w.worker * time * count
        case kinds.FreeWorkers(count=count):
            return 0.4 * count * BOX.food.corn * time * len(BOX.calendar.food_days)
        case kinds.CheaperFood(amount=amount):
            return 1.6 * amount * time * len(BOX.calendar.food_days)
        case kinds.Odd():
            return 2.0
