"""What the tiles that can be built would bring a seat, less their prices."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from engine.games.tzolkin import ending, feeding, kinds
from engine.games.tzolkin.components import BOX, BUILDINGS, MONUMENTS, Building
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.knowledge import LAST, ability
from engine.games.tzolkin.prices import Prices, Weights, time_left
from engine.games.tzolkin.state import Tzolkin

SECOND = 0.6
"""The share of a second building, for what it costs is often gone by then."""
ODD = 2.0
"""What it is worth to trade, to build once more, or to use an action of another gear."""
SHORT_OF_CORN = 0.5
"""Resources that a lack of one corn counts for, where buildings are paid in corn."""


class TileValues:
    """One look at the display and the monuments, in points. counted: what a seat has of each good,
    and what is counted on before it builds. climbs: what a step on each temple is worth."""

    def __init__(
        self,
        w: Weights,
        state: Tzolkin,
        seat: int,
        prices: Prices,
        counted: Mapping[str, float],
        climbs: Mapping[str, float],
    ) -> None:
        self.weights, self.state, self.seat, self.prices = w, state, seat, prices
        self.player, self.rates = state.players[seat], prices.on(state.day)
        self.counted, self.climbs = counted, climbs
        self.time = time_left(state.day)

    @cached_property
    def buildings(self) -> tuple[float, float]:
        """The two best buildings on display."""
        found = [0.0, 0.0]
        for tile, gain in self._shown:
            cost = BUILDINGS[tile].cost
            found.append((gain - self.rates.of(cost)) * self._payable(cost, self.weights.lacking))
        found.sort()
        return found[-1], SECOND * found[-2]

    def for_corn(self, each: int) -> float:
        """The best building that is paid with so much corn for each resource."""
        best, corn = 0.0, self.player.purse.corn
        for tile, gain in self._shown:
            due = each * BUILDINGS[tile].cost.resources
            lack = SHORT_OF_CORN * max(0, due - corn)
            best = max(best, (gain - due * self.rates.corn) * self.weights.lacking**lack)
        return best

    @cached_property
    def monument(self) -> float:
        """The best monument that is left."""
        found, w = [0.0], self.weights
        share = w.monument + w.growth * self.time
        for tile in self.state.monuments:
            cost = MONUMENTS[tile].cost
            points = share * ending.monument_points(self.state, self.seat, tile)
            found.append((points - self.rates.of(cost)) * self._payable(cost, w.far))
        return max(found)

    @cached_property
    def _shown(self) -> list[tuple[str, float]]:
        """The buildings on display, and what each gives."""
        return [
            (tile, self.weights.build + self._gives(BUILDINGS[tile]))
            for tile in self.state.display
            if tile is not None
        ]

    def _payable(self, cost: Goods, leaves: float) -> float:
        """What is left of the worth of something by the resources that lack for it."""
        have = self.counted
        lack = (
            max(0.0, cost.wood - have["wood"])
            + max(0.0, cost.stone - have["stone"])
            + max(0.0, cost.gold - have["gold"])
            + max(0.0, cost.skull - have["skull"])
        )
        return float(leaves**lack)

    def _gives(self, building: Building) -> float:
        """What a building gives now and later, also to those who build well, and to monuments."""
        skill = ability(self.player, "architecture")
        total = skill.build_corn * self.rates.corn + skill.build_points
        for effect in building.effects:
            total += self._brings(effect)
        for monument in self.player.monuments:
            match MONUMENTS[monument].score:
                case kinds.ByKind(kind=kind, points=each) if kind == building.kind:
                    total += self.weights.monument * each
                case kinds.BySimple(by="tiles", points=each):
                    total += self.weights.monument * each
        return total

    def _brings(self, effect: kinds.Effect) -> float:
        match effect:
            case kinds.Gain(goods=goods):
                return self.rates.of(goods)
            case kinds.Points(amount=amount):
                return amount
            case kinds.Climb(temple="any", steps=steps):
                return self.weights.climb * max(self.climbs.values()) * steps
            case kinds.Climb(temple=temple, steps=steps):
                return self.weights.climb * self.climbs[temple] * steps
            case kinds.Learn(track=track, steps=steps):
                return steps * self._level(track)
            case kinds.ChosenResources(count=count):
                return self.rates.gold * count
            case kinds.NewWorker():
                return self.time * self.prices.next_worker[self.state.workers(self.seat)]
            case kinds.FreeWorkers(count=count):
                return self._saved(min(count, self._eating) * BOX.food.corn)
            case kinds.CheaperFood(amount=amount):
                return self._saved(self._eating * amount)
            case kinds.Odd():
                return ODD

    def _level(self, track: str) -> float:
        """A level of a technology, the best one where it may be any."""
        levels = self.player.technologies
        open_to = [t for t in levels if track in ("any", t) and levels[t] < LAST]
        return self.time * max((self.prices.levels[t] for t in open_to), default=0.0)

    @cached_property
    def _eating(self) -> int:
        """Workers that need corn."""
        return feeding.hunger(self.state, self.seat)[0]

    def _saved(self, corn: int) -> float:
        """Corn that is saved on every Food Day to come."""
        return self.weights.food * corn * (len(BOX.calendar.food_days) - self.state.held)
