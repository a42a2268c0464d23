"""What the workers of a seat on the gears are worth: each the best action that he will come to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import pairwise
from typing import Any

from engine.games.tzolkin import calendar, ending, feeding, gears, kinds, orders
from engine.games.tzolkin.components import BOX, BUILDINGS, MONUMENTS, Gear
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.knowledge import LAST, ability, harvest_goods, taken
from engine.games.tzolkin.prices import DAYS, SOON, Prices, Weights, time_left
from engine.games.tzolkin.state import Tzolkin

SEED = 6
"""Corn with which a player can place whom he wants."""
STOCK = 8
"""Corn that pays for a building where corn is paid."""
SECOND = 0.6
"""The share of a second building, for what it costs is often gone by then."""


class WorkerValues:
    """One look at a position, in points; what workers have in common is worked out once."""

    def __init__(self, w: Weights, state: Tzolkin, seat: int, prices: Prices) -> None:
        self.weights, self.state, self.seat, self.prices = w, state, seat, prices
        self.player, self.time = state.players[seat], time_left(state.day)
        self.rates = prices.on(state.day)
        self._need, self._each = self._asked()
        self._have = self._corn(self.player.purse.corn)
        self._known: dict[str, list[float]] = {}

    def seed(self, corn: int) -> float:
        """What so much corn is worth besides its rate, for placing workers."""
        return self.weights.seed * min(1.0, self.time * SOON) * min(corn, SEED)

    def hunger(self, corn: int) -> float:
        """What is lost on the next Food Day with so much corn."""
        return self._each * max(0.0, self._need - corn)

    def _asked(self) -> tuple[float, float]:
        """Corn that the next Food Day asks for besides what the workers in Palenque will have
        harvested by then, and what is lost for each that lacks."""
        state = self.state
        coming = calendar.next_food_day(state)
        if coming is None:
            return 0.0, 0.0
        workers, each = feeding.hunger(state, self.seat)
        days = max(0, coming.day - state.day)
        pressing = 1.0 if days <= 1 else max(self.weights.early, 1.0 - 0.12 * days)
        lost = self.weights.hungry * pressing * BOX.food.penalty / BOX.food.corn
        return workers * each - self.weights.trust * self._harvests(days), lost

    def _harvests(self, days: int) -> int:
        """Corn that workers in Palenque can bring in so many days."""
        gear, spaces = gears.gear("palenque"), self.state.gears["palenque"]
        total = 0
        for number in range(gear.last + 1):
            if spaces[number] == self.seat and number + days >= 1:
                last = min(number + days, len(gear.actions))
                first = 1 if number + days > len(gear.actions) else max(1, number + self._soonest)
                total += max((self._grown[n] for n in range(first, last + 1)), default=0)
        return total

    @cached_property
    def _grown(self) -> list[int]:
        """Corn by the space of Palenque."""
        grown = [0]
        for action in gears.gear("palenque").actions:
            match action:
                case kinds.Take(goods=goods):
                    grown.append(taken(self.player, "palenque", goods).corn)
                case kinds.Harvest(group=group):
                    grown.append(self._field(group))
        return grown

    def _field(self, group: int) -> int:
        """Corn that a field gives without burning anything."""
        field = self.state.jungle[group]
        if field.corn > field.wood or ability(self.player, "agriculture").without_tile:
            return harvest_goods(self.player, group, "corn").corn
        return 0

    def _goods(self, goods: Goods) -> float:
        """What a player has of goods more than those he has now."""
        worth = self.rates.of(goods)
        if goods.corn:
            worth += self._corn(self.player.purse.corn + goods.corn) - self._have
        return worth

    def _corn(self, corn: int) -> float:
        """What so much corn is worth besides its rate."""
        return self.seed(corn) - self.hunger(corn)

    def workers(self) -> float:
        """All workers on gears together."""
        waiting: dict[str, list[float]] = {}
        for name, number in gears.standing(self.state, self.seat):
            waiting.setdefault(name, []).append(self._waiting(self._spaces(name), number))
        total = 0.0
        for name, found in waiting.items():
            useful = self._useful(name)
            found.sort(reverse=True)
            total += sum(found[:useful]) + self.weights.crowd * sum(found[useful:])
        return total

    def _useful(self, gear: str) -> int:
        """Workers on a gear who do not wait for the same goods."""
        purse = self.player.purse
        if gear == "chichen_itza":
            return purse.skull
        return 1 + purse.resources // 4 if gear == "tikal" else 2

    def _waiting(self, spaces: list[float], number: int) -> float:
        """A worker on a space: the best one that he will come to."""
        best, left = 0.0, DAYS - self.state.day
        for days in range(self._soonest, left + 1):
            if number + days >= len(spaces):
                break
            best = max(best, self.weights.patience**days * spaces[number + days])
        return best

    @cached_property
    def _soonest(self) -> int:
        """Days until the next turn."""
        return 1 if orders.had_turn(self.state, self.seat) else 0

    def _spaces(self, name: str) -> list[float]:
        """What each space of a gear gives, with what one may go back to."""
        if name not in self._known:
            gear = gears.gear(name)
            actions = [self._action(gear, n) for n in range(1, len(gear.actions) + 1)]
            spaces = [0.0, actions[0]]
            back = self.rates.corn + self.weights.seed
            spaces += [max(before - back, here) for before, here in pairwise(actions)]
            self._known[name] = spaces + [max(actions)] * len(gear.any_spaces)
        return self._known[name]

    def _action(self, gear: Gear, number: int) -> float:
        """What an action brings, about, as things stand."""
        action = gear.action(number)
        known = _KNOWN.get(type(action))
        return 1.0 if known is None else known(self, gear, number, action)

    def _take(self, gear: Gear, _: int, action: kinds.Take) -> float:
        return self._goods(taken(self.player, gear.id, action.goods))

    def _harvest(self, _: Gear, __: int, action: kinds.Harvest) -> float:
        corn = self._field(action.group)
        best = self._goods(Goods(corn=corn)) if corn else 0.0
        if self.state.jungle[action.group].wood:
            best = max(best, self._goods(harvest_goods(self.player, action.group, "wood")))
        return best

    def _advance(self, _: Gear, __: int, action: kinds.Advance) -> float:
        return self._learning[action.most - 1]

    @cached_property
    def _learning(self) -> tuple[float, float]:
        """One step of technology, and two, less their prices."""
        have, cost = self.player.purse.resources, self.rates.wood
        gain, total, found = self.weights.level * self.time, 0.0, []
        levels = sorted(self.player.technologies.values())
        for _ in range(2):
            price = BOX.technology.price(levels[0])
            if price <= have and levels[0] < LAST:
                total += max(0.0, gain - price * cost)
                have -= price
                levels = sorted([levels[0] + 1, *levels[1:]])
            found.append(total)
        return found[0], found[1]

    def _build(self, _: Gear, __: int, action: kinds.Build) -> float:
        if action.corn_per_resource:
            return self.weights.build * 3 * min(1.0, self.player.purse.corn / STOCK)
        first, second = self._buildings
        best = first + (second if action.most > 1 else 0.0)
        return max(best, self._monument) if action.monument else best

    @cached_property
    def _buildings(self) -> tuple[float, float]:
        """The two best buildings on display."""
        day, found = self.state.day, [0.0, 0.0]
        for tile in self.state.display:
            if tile is not None:
                gain = self.weights.build + self.prices.tile(tile, day)
                found.append(gain * self._payable(BUILDINGS[tile].cost))
        found.sort()
        return found[-1], SECOND * found[-2]

    @cached_property
    def _monument(self) -> float:
        """The best monument that is left."""
        found = [0.0]
        for tile in self.state.monuments:
            cost = MONUMENTS[tile].cost
            points = self.weights.monument * ending.monument_points(self.state, self.seat, tile)
            found.append((points - self.rates.of(cost)) * self._payable(cost))
        return max(found)

    def _payable(self, cost: Goods) -> float:
        """What is left of the worth of something by the resources that lack for it."""
        purse = self.player.purse
        lack = (
            max(0, cost.wood - purse.wood)
            + max(0, cost.stone - purse.stone)
            + max(0, cost.gold - purse.gold)
            + max(0, cost.skull - purse.skull)
        )
        return float(self.weights.lacking**lack)

    def _sacrifice(self, _: Gear, __: int, action: kinds.Sacrifice) -> float:
        purse = self.player.purse
        if purse.corn < action.corn or purse.resources < action.resources:
            return 0.5
        paid = self.rates.of(Goods(corn=action.corn, wood=action.resources))
        return max(0.0, sum(self._climbs[: action.temples]) - paid)

    @cached_property
    def _climbs(self) -> list[float]:
        """What a step up on each temple is worth, the best one first."""
        return sorted((self._climb(temple.id) for temple in BOX.temples), reverse=True)

    def _climb(self, temple: str) -> float:
        """What a step up on a temple is worth."""
        state, step = self.state, self.player.temples[temple]
        others = [state.players[s].temples[temple] for s in state.still_in() if s != self.seat]
        ahead = step - max(others, default=0)
        steps, held = self.prices.steps, state.held
        above = steps.get((temple, step + 1, ahead + 1, held))
        return sum(above) - sum(steps[temple, step, ahead, held]) if above else 0.0

    def _recruit(self, _: Gear, __: int, action: kinds.Recruit) -> float:
        return self.weights.worker * self.time * action.count if self.player.supply else 0.0

    def _any_action(self, _: Gear, __: int, action: kinds.AnyAction) -> float:
        others = [max(self._spaces(gear)) for gear in action.gears if gear != "uxmal"]
        return max(others) - self.rates.corn

    def _skull(self, _: Gear, number: int, action: kinds.Skull) -> float:
        if not self.player.purse.skull or number in self.state.skulls_laid:
            return 0.0
        gained = self._climb(action.temple) + action.resources * self.rates.gold
        return action.points + gained - self.rates.skull


_KNOWN: dict[type, Callable[[WorkerValues, Gear, int, Any], float]] = {
    kinds.Take: WorkerValues._take,
    kinds.Harvest: WorkerValues._harvest,
    kinds.Advance: WorkerValues._advance,
    kinds.Build: WorkerValues._build,
    kinds.Sacrifice: WorkerValues._sacrifice,
    kinds.Recruit: WorkerValues._recruit,
    kinds.AnyAction: WorkerValues._any_action,
    kinds.Skull: WorkerValues._skull,
}
"""How the kinds of actions are judged. Looking a kind up is ten times as quick as a `match` over
the classes of the data, and this is asked more often than anything else."""
