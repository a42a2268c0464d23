"""What the workers of a seat on the gears are worth: each the best action that he will come to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import pairwise
from typing import Any

from engine.games.tzolkin import calendar, feeding, gears, kinds, orders
from engine.games.tzolkin.components import BOX, Gear
from engine.games.tzolkin.goods import GOODS, Goods
from engine.games.tzolkin.knowledge import LAST, ability, harvest_goods, taken
from engine.games.tzolkin.prices import DAYS, SOON, Prices, Weights, time_left
from engine.games.tzolkin.state import Tzolkin
from engine.games.tzolkin.tile_values import TileValues
from engine.games.tzolkin.trips import NEVER, TURNS, Homecoming, Trip

SEED = 6
"""Corn with which a player can place whom he wants."""
REACH = 3
"""Days in which goods on the way are counted on."""
CUT = 0.4
"""The share of the wood that a worker in Palenque may cut."""
HOPED = 0.3
"""Skulls that somebody without any counts on, as long as none is on the way."""
PRESSING = 6
"""Days of waiting cost as much as ever until a sixth of the game is left."""
PLANNED = 4
"""Monuments are planned until a quarter of the game is left."""


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
        """All workers on gears together, and the turns that it takes to bring them home."""
        standing = list(gears.standing(self.state, self.seat))
        if not standing:
            return 0.0
        turn = self.weights.turn * min(1.0, self.time * PRESSING)
        useful = {name: self._useful(name) for name, _ in standing}
        home = Homecoming(turn, useful, self.weights.crowd, not self.player.hand)
        return home.worth([self._trip(name, number) for name, number in standing])

    def _useful(self, gear: str) -> int:
        """Workers on a gear who do not wait for the same goods."""
        purse = self.player.purse
        if gear == "chichen_itza":
            return max(1, purse.skull)
        return 1 + purse.resources // 4 if gear == "tikal" else 2

    def _trip(self, name: str, number: int) -> Trip:
        """A worker on a space: what he brings from the next turn on."""
        spaces, last = self._spaces(name), DAYS - self.state.day
        idle, left = self.weights.idle * min(1.0, self.time * PRESSING), self.weights.patience
        then = [
            left**days * spaces[number + days] - idle * days
            for days in range(self._soonest, min(last, len(spaces) - 1 - number) + 1)
        ]
        best = max(then, default=0.0)
        return Trip(name, [*then, *[NEVER] * TURNS][:TURNS], max(0.0, best))

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
            if not corn:
                best = max(best, self._burnt(action.group))
        return best

    def _burnt(self, group: int) -> float:
        """Corn from a field that is burnt free, less the step down that it costs."""
        steps = [self._climb(t, -1) for t, step in self.player.temples.items() if step]
        lost = -max(steps, default=NEVER)
        corn = self._goods(harvest_goods(self.player, group, "corn"))
        return corn - self.weights.burn * lost

    def _advance(self, _: Gear, __: int, action: kinds.Advance) -> float:
        return self._learning[action.most - 1]

    @cached_property
    def _learning(self) -> tuple[float, float]:
        """The best step of technology, and the two best, less their prices."""
        have, total, found = self.player.purse.resources, 0.0, []
        levels = dict(self.player.technologies)
        for _ in range(2):
            gains = [
                (self.prices.levels[track] * self.time - price * self.rates.wood, track, price)
                for track, level in levels.items()
                if level < LAST and (price := BOX.technology.price(level)) <= have
            ]
            gain, track, price = max(gains, default=(0.0, "", 0))
            if gain > 0:
                total += gain
                have -= price
                levels[track] += 1
            found.append(total)
        return found[0], found[1]

    def _build(self, _: Gear, __: int, action: kinds.Build) -> float:
        if action.corn_per_resource:
            return self._tiles.for_corn(action.corn_per_resource)
        first, second = self._tiles.buildings
        best = first + (second if action.most > 1 else 0.0)
        return max(best, self._tiles.monument) if action.monument else best

    @property
    def monument(self) -> float:
        """The best monument that is left, planned before anybody is on the way to it."""
        if not self.state.monuments:
            return 0.0
        return self.weights.plan * min(1.0, self.time * PLANNED) * self._tiles.monument

    @cached_property
    def _tiles(self) -> TileValues:
        state, seat = self.state, self.seat
        return TileValues(self.weights, state, seat, self.prices, self._counted, self._climbs)

    @cached_property
    def _counted(self) -> dict[str, float]:
        """What there is of each good, and what is counted on of those on the way."""
        purse, share = self.player.purse, self.weights.foresee
        found: dict[str, float] = {good: purse.of(good) for good in GOODS}
        days = max(0, min(REACH, DAYS - self.state.day))
        for name, number in gears.standing(self.state, self.seat):
            gear = gears.gear(name)
            if number + days == 0 or number + self._soonest > gear.last:
                continue
            match gear.action(min(number + days, len(gear.actions))):
                case kinds.Take(goods=goods):
                    for good, count in goods.listed():
                        found[good] += share * count
                case kinds.Harvest(group=group, wood=wood) if self.state.jungle[group].wood:
                    found["wood"] += share * CUT * wood
        return found

    def _sacrifice(self, _: Gear, __: int, action: kinds.Sacrifice) -> float:
        purse = self.player.purse
        if purse.corn < action.corn or purse.resources < action.resources:
            return 0.5
        paid = self.rates.of(Goods(corn=action.corn, wood=action.resources))
        best = sorted(self._climbs.values(), reverse=True)
        return max(0.0, sum(best[: action.temples]) - paid)

    @cached_property
    def _climbs(self) -> dict[str, float]:
        """What a step up on each temple is worth."""
        return {temple.id: self._climb(temple.id) for temple in BOX.temples}

    def _climb(self, temple: str, by: int = 1) -> float:
        """What a step up on a temple is worth, or one down."""
        state, step = self.state, self.player.temples[temple]
        others = [state.players[s].temples[temple] for s in state.still_in() if s != self.seat]
        ahead = step - max(others, default=0)
        steps, held = self.prices.steps, state.held
        after = steps.get((temple, step + by, ahead + by, held))
        return sum(after) - sum(steps[temple, step, ahead, held]) if after else 0.0

    def _recruit(self, _: Gear, __: int, action: kinds.Recruit) -> float:
        workers = self.state.workers(self.seat)
        return self.prices.next_worker[workers] * self.time * action.count

    def _any_action(self, _: Gear, __: int, action: kinds.AnyAction) -> float:
        others = [max(self._spaces(gear)) for gear in action.gears if gear != "uxmal"]
        return max(others) - self.rates.corn

    def _skull(self, _: Gear, number: int, action: kinds.Skull) -> float:
        if number in self.state.skulls_laid:
            return 0.0
        gained = self._climbs[action.temple] + action.resources * self.rates.gold
        worth = action.points + gained - self.rates.skull
        if self.player.purse.skull:
            return worth
        return self.weights.owed * min(1.0, self._counted["skull"] + HOPED) * worth


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
