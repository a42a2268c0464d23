"""Standing orders: which of them answers a question.

An order is its owner's secret. Nothing here is read for anybody but the seat itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core import (
    ONLY_ANSWER,
    Action,
    Decision,
    Order,
    Orderable,
    ordered,
)

AT_MOST = 25
"""Orders of one seat: as many as one menu lists, so that each of them can be ended."""
HIGHEST = 999
"""The greatest number an order may name."""


@dataclass(frozen=True, slots=True)
class Standing:
    """An order under its number, with the seat that gave it. at: when it was given."""

    id: int
    seat: int
    order: Order
    at: float

    @property
    def general(self) -> bool:
        """Whether it is for every question of its kind, and so stays until its owner ends it."""
        return not self.order.about


@dataclass(frozen=True, slots=True)
class OwnOrders:
    """What a seat may know of its own orders.

    held: the answer by hand that is not shown yet, with the moment at which it is. answering: the
    moment at which the orders answer the question that is open now; sure: whatever the seat holds.
    called: it was not pinged for that question, for an order would have answered, and none does.
    resting: the orders that do not answer it, because their owner has begun to.
    """

    seat: int
    orders: tuple[Standing, ...]
    held: tuple[Action, float] | None = None
    answering: float | None = None
    sure: bool = False
    called: bool = False
    resting: tuple[Standing, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """What an order says to a question. sure: it says the same kind of thing whatever its owner
    holds; only the order to answer where there is no choice does not."""

    action: Action
    standing: Standing

    @property
    def sure(self) -> bool:
        return self.standing.order.kind != ONLY_ANSWER


def choose(
    orderables: Sequence[Orderable], mine: Sequence[Standing], decision: Decision
) -> Answer | None:
    """The answer of a seat's orders to a question, and the order it comes from.

    As `engine.core.ordered`: the order with the most facts holds, of equal ones the last.
    """
    fitting = [s for s in mine if s.order.kind == decision.kind and s.order.fits(decision)]
    forced = [s for s in mine if s.order.kind == ONLY_ANSWER][-1:]
    first = sorted(reversed(fitting), key=lambda s: -len(s.order.about))[:1]  # noqa: C414
    for standing in (*first, *forced):
        action = ordered(orderables, [standing.order], decision)
        if action is not None:
            return Answer(action, standing)
    return None


# --- reading -------------------------------------------------------------------------------------


# --- writing -------------------------------------------------------------------------------------


# --- looking for damage --------------------------------------------------------------------------
