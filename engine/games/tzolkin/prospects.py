"""What the workers of a seat on the gears are worth: each the best action that he will come to."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

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
        action = gear.action(number)
        known = _KNOWN.get(type(action))
        return 1.0 if known is None else known(self, gear, number, action)

    def _take(self, gear: Gear, _: int, action: kinds.Take) -> float:
        return self.rates.of(taken(self.player, gear.id, action.goods))

    def _harvest(self, _: Gear, __: int, action: kinds.Harvest) -> float:
        field = self.state.jungle[action.group]
        way: Way = "corn" if field.corn - field.wood or not action.wood else "wood"
        return self.rates.of(harvest_goods(self.player, action.group, way))

    def _advance(self, _: Gear, __: int, action: kinds.Advance) -> float:
        able = min(action.most, self.player.purse.resources)
        return self.weights.advance * able * (0.2 + self.time)

    def _build(self, _: Gear, __: int, action: kinds.Build) -> float:
        w, purse = self.weights, self.player.purse
        if action.corn_per_resource:
            return w.build * min(1.0, purse.corn / 8)
        enough = min(1.0, purse.resources / 3)
        return w.build * enough * (1 + 0.5 * (action.most - 1) + 0.4 * action.monument)

    def _sacrifice(self, _: Gear, __: int, action: kinds.Sacrifice) -> float:
        purse = self.player.purse
        if purse.corn < action.corn or purse.resources < action.resources:
            return 0.5
        return 2.2 * action.temples - 0.3 * action.corn - action.resources

    def _recruit(self, _: Gear, __: int, action: kinds.Recruit) -> float:
        return self.weights.recruit * action.count * 2 * self.time if self.player.supply else 0.0

    def _any_action(self, _: Gear, __: int, ___: kinds.AnyAction) -> float:
        return 3.0

    def _skull(self, _: Gear, number: int, action: kinds.Skull) -> float:
        if not self.player.purse.skull or number in self.state.skulls_laid:
            return 0.0
        return action.points + 2.0 + action.resources - self.rates.skull * 0.8


_KNOWN: dict[type, Callable[[Prospects, Gear, int, Any], float]] = {
    kinds.Take: Prospects._take,
    kinds.Harvest: Prospects._harvest,
    kinds.Advance: Prospects._advance,
    kinds.Build: Prospects._build,
    kinds.Sacrifice: Prospects._sacrifice,
    kinds.Recruit: Prospects._recruit,
    kinds.AnyAction: Prospects._any_action,
    kinds.Skull: Prospects._skull,
}
"""How the kinds of actions are judged. Looking a kind up is ten times as quick as a `match` over
the classes of the data, and this is asked more often than anything else."""
