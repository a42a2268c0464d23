"""Actions that cost chips of one resource."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import ClassVar, TypeVar

from engine.core import Act, Reason, Turn
from engine.games.antike import costs
from engine.games.antike.actions import BuildTemple, BuildWall, Deploy, Develop, Recruit
from engine.games.antike.components import Resource
from engine.games.antike.frames.own import Moment
from engine.games.antike.parts import Cost
from engine.games.antike.pieces import pay
from engine.games.antike.state import Antike

P = TypeVar("P", bound=BuildTemple | BuildWall | Deploy | Develop | Recruit)


class Paid(Act[Moment, P], ABC):
    """An action that costs chips of one resource, or coins in their place (AD-10.1).

    Its last menu pays with more coins than needed, the others with as few as possible. A wish that
    no payment makes possible has none.
    """

    resource: ClassVar[Resource]

    @abstractmethod
    def unpaid(self, state: Antike, verb: str) -> Iterable[P]:
        """What can be had in a menu, without a payment."""

    @abstractmethod
    def paid(self, action: P, coins: int) -> P:
        """The same with so many coins."""

    @abstractmethod
    def price(self, state: Antike, action: P) -> tuple[int, int]:
        """Chips, and coins besides, which nothing can replace."""

    def forbidden(self, state: Antike, action: P) -> Reason | None:
        """What stands in its way whatever it costs."""
        return None

    @abstractmethod
    def dear(self, state: Antike, chips: int, due: int) -> Reason:
        """It costs more than the active player has."""

    def candidates(self, m: Moment, verb: str) -> Iterator[P]:
        state = m.state
        purse = state.active.purse
        more = verb == self.verbs[-1].name
        if more and not purse.coin:
            return
        for action in self.unpaid(state, verb):
            ways = costs.coins_in_place(purse, self.resource, *self.price(state, action))
            if more:
                others = ways[1:]
                if others and not self.forbidden(state, action):
                    yield from [self.paid(action, n) for n in others]
            elif ways and ways[0] and not self.forbidden(state, action):
                yield self.paid(action, ways[0])
            else:
                yield action

    def obstacle(self, m: Moment, action: P) -> Reason | None:
        state = m.state
        why = self.forbidden(state, action)
        if why is not None:
            return why
        chips, due = self.price(state, action)
        ways = costs.coins_in_place(state.active.purse, self.resource, chips, due)
        return None if action.coins in ways else self.dear(state, chips, due)

    def pay(self, t: Turn[Antike], seat: int, action: P) -> Cost:
        """Pay as it says; returns what was paid."""
        chips, due = self.price(t.state, action)
        paid = costs.price_of(self.resource, chips, action.coins, due)
        pay(t.state, seat, paid)
        return paid
