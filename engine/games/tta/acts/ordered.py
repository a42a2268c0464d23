"""Actions that a card may order too: without an action of their own, at a lower price (NS-5.14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from engine.core import Reason, Turn, partition_legal
from engine.games.tta.acts.act import A, TtaAct, register_action
from engine.games.tta.acts.means import Means
from engine.games.tta.cards.model import Order

if TYPE_CHECKING:
    from engine.games.tta.state import State


class Ordered(TtaAct[Means, A]):
    """An action of the action phase that cards and events may order.

    order: its name on cards.
    """

    order: ClassVar[str]

    def ordered(self, m: Means, effect: Order) -> Sequence[A]:
        """The candidates among which an order chooses."""
        return self.missed(m)

    def not_ordered(self, m: Means, action: A, effect: Order) -> bool:
        """Whether an action of this kind is none that the order means."""
        return False

    def obstacle(self, m: Means, action: A, discount: int = 0, free: bool = False) -> Reason | None:
        """As every action's. free: its own civil or military action need not be paid."""
        return None

    def why_ordered(self, m: Means, action: A, discount: int) -> Reason | None:
        """The first thing that is wrong with any action of this kind if it is ordered."""
        return self.not_candidate(m, action) or self.obstacle(m, action, discount, free=True)

    def possible(self, m: Means, candidates: Iterable[A], discount: int) -> list[A]:
        """The candidates that could be carried out if they were ordered."""
        return partition_legal(candidates, partial(self.obstacle, m, discount=discount, free=True))[
            0
        ]

    def pay(self, t: Turn[State], seat: int, action: A) -> None:
        """Pay its own civil or military action."""
        raise AssertionError(f"no price is known for {action}")

    def carry_out(self, t: Turn[State], seat: int, action: A, discount: int = 0) -> None:
        """Everything but paying its own civil or military action."""
        raise AssertionError(f"nothing is done for {action}")

    def do(self, t: Turn[State], seat: int, action: A) -> None:
        self.pay(t, seat, action)
        self.carry_out(t, seat, action)


ORDERS: dict[str, Ordered[Any]] = {}
"""What a card may order, by its name on cards."""


X = TypeVar("X", bound=Ordered[Any])


def orderable(act: X) -> X:
    """Register the class of an action that cards may order."""
    ORDERS[act.order] = act
    return register_action(act)
