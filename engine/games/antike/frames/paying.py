"""Actions that cost chips of one resource."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import ClassVar, TypeVar

from engine.core import Act, Turn
from engine.games.antike import costs
from engine.games.antike.actions import BuildTemple, BuildWall, Deploy, Develop, Recruit
from engine.games.antike.components import Resource
from engine.games.antike.frames.own import Moment
from engine.games.antike.parts import Cost
from engine.games.antike.pieces import pay
from engine.games.antike.state import Antike

P = TypeVar("P", bound=BuildTemple | BuildWall | Deploy | Develop | Recruit)


class Paid(Act[Moment, P]):
    """An action that costs chips of one resource, or coins in their place (AD-10.1). Its last menu
    pays with more coins than needed, the others with as few as possible."""

    resource: ClassVar[Resource]

    def unpaid(self, state: Antike, verb: str) -> Iterable[P]:
        """What can be had in a menu, without a payment."""
        raise NotImplementedError

    def price(self, state: Antike, action: P) -> tuple[int, int]:
        """Chips, and coins besides, which nothing can replace."""
        raise NotImplementedError

    def ways(self, state: Antike, action: P) -> range:
        """How many coins may replace chips; none if it cannot be paid."""
        chips, due = self.price(state, action)
        return costs.coins_in_place(state.active.purse, self.resource, chips, due)

    def wishes(self, m: Moment, verb: str) -> Iterator[P]:
        more = verb == self.verbs[-1].name
        for action in self.unpaid(m.state, verb):
            ways = self.ways(m.state, action)
            if more:
                yield from (replace(action, coins=n) for n in ways[1:])
            else:
                yield replace(action, coins=ways[0]) if ways and ways[0] else action

    def payable(self, state: Antike, action: P) -> bool:
        """Whether it can be paid as it says."""
        return action.coins in self.ways(state, action)

    def pay(self, t: Turn[Antike], seat: int, action: P) -> Cost:
        """Pay as it says; returns what was paid."""
        chips, due = self.price(t.state, action)
        paid = costs.price_of(self.resource, chips, action.coins, due)
        pay(t.state, seat, paid)
        return paid
