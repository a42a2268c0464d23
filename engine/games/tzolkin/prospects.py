"""What the workers of a seat on the gears are worth: each the best action that he will come to."""

from __future__ import annotations

from itertools import pairwise

from engine.games.tzolkin import gears, kinds
from engine.games.tzolkin.actions import Way
from engine.games.tzolkin.components import Gear
from engine.games.tzolkin.knowledge import harvest_goods, taken
from engine.games.tzolkin.prices import DAYS, Rates, Weights, time_left
from engine.games.tzolkin.state import Tzolkin


class Prospects:
    """One look at a position, in points; what workers have in common is worked out once."""

    def __init__(self, w: Weights, state: Tzolkin, seat: int, rates: Rates) -> None:
        self.weights, self.state, self.seat = w, state, seat
        self.player, self.time, self.rates = state.players[seat], time_left(state.day), rates

    def workers(self) -> float:
        """All workers on gears together."""
        total: float = 0
        spaces: dict[str, list[float]] = {}
        for name, number in gears.standing(self.state, self.seat):
            if name not in spaces:
                spaces[name] = self._spaces(gears.gear(name))
            total += self._waiting(spaces[name], number)
        return total

    def _waiting(self, spaces: list[float], number: int) -> float:
        """A worker on a space: the best one that he will come to."""
        best, left = 0.0, DAYS - self.state.day
        for days in range(0 if self.state.mover != self.seat else 1, left + 1):
            if number + days >= len(spaces):
                break
            best = max(best, self.weights.patience**days * spaces[number + days])
        return best

    def _spaces(self, gear: Gear) -> list[float]:
        """What each space of a gear gives, with what one may go back to."""
        actions = [self._action(gear, number) for number in range(1, len(gear.actions) + 1)]
        spaces = [0.0, actions[0]]
        spaces += [max(before - 0.4, here) for before, here in pairwise(actions)]
        return spaces + [max(actions)] * len(gear.any_spaces)

    def _action(self, gear: Gear, number: int) -> float:
        """What an action brings, about, as things stand."""
        w, player, time = self.weights, self.player, self.time
        match gear.action(number):
            case kinds.Take(goods=goods):
                return self.rates.of(taken(player, gear.id, goods))
            case kinds.Harvest(group=group, wood=wood):
                field = self.state.jungle[group]
                way: Way = "corn" if field.corn - field.wood or not wood else "wood"
                return self.rates.of(harvest_goods(player, group, way))
            case kinds.Advance(most=most):
                able = min(most, player.purse.resources)
                return w.advance * able * (0.2 + time)
            case kinds.Build(most=most, monument=monument, corn_per_resource=each):
                if each:
                    return w.build * min(1.0, player.purse.corn / 8)
                enough = min(1.0, player.purse.resources / 3)
                return w.build * enough * (1 + 0.5 * (most - 1) + 0.4 * monument)
            case kinds.Sacrifice(corn=corn, resources=resources, temples=count):
                paid = player.purse.corn >= corn and player.purse.resources >= resources
                return 2.2 * count - 0.3 * corn - resources if paid else 0.5
            case kinds.Recruit(count=count):
                return w.recruit * count * 2 * time if player.supply else 0.0
            case kinds.AnyAction():
                return 3.0
            case kinds.Skull(points=points, resources=resources):
                if not player.purse.skull or number in self.state.skulls_laid:
                    return 0.0
                laid = points + 2.0 + resources
                return laid - self.rates.skull * 0.8
            case _:
                return 1.0
