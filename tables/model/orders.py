"""Standing orders: which of them answers a question.

An order is its owner's secret. Nothing here is read for anybody but the seat itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core import (
    ONLY_ANSWER,
    Action,
    Always,
    Decision,
    IllegalAction,
    Order,
    Orderable,
    Rules,
    ordered,
)

AT_MOST = 25
"""Orders of one seat: as many as one menu lists, so that each of them can be ended."""
HIGHEST = 999
"""The greatest number an order may name."""


@dataclass(frozen=True, slots=True)
class Standing:
    """An order under its number, with the seat that gave it. at: when it was given. answer: of one
    that is a single answer, as JSON."""

    id: int
    seat: int
    order: Order
    at: float
    answer: str | None = None

    @property
    def general(self) -> bool:
        """Whether it is for every question of its kind, and so stays until its owner ends it."""
        return not self.order.about

    @property
    def single(self) -> bool:
        """Whether it is one answer, and so used once."""
        return self.answer is not None


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


def read(rules: Rules[Any], standing: Standing) -> Standing:
    """An order with the answer it consists of, if it does. One that this version of the game does
    not know answers nothing."""
    if standing.answer is None:
        return standing
    try:
        answer = rules.parse_action(standing.answer)
    except IllegalAction:
        return standing
    return replace(standing, order=replace(standing.order, answer=answer))


def kinds_along(rules: Rules[Any], kind: str) -> frozenset[str]:
    """A kind of question, and that of which an order is given along with one for it."""
    found = next((o for o in rules.orderables if o.kind == kind), None)
    then = found.then if found is not None else None
    return frozenset({kind} if then is None else {kind, then.kind})


def along(rules: Rules[Any], given: Sequence[Order], there: Sequence[Order]) -> list[Order]:
    """What is ordered along with some orders for one question each: how the winner of an auction
    puts the force together. Not a second time, so that who has ended it is asked.

    there: the orders that the seat has.
    """
    found = []
    for order in given:
        kind = next((o for o in rules.orderables if o.kind == order.kind), None)
        if kind is None or kind.then is None or not order.about:
            continue
        policy = kind.policy(order.policy)
        before = any(o.kind == order.kind and o.about == order.about for o in there)
        own = any(o.kind == kind.then.kind and o.about in ({}, order.about) for o in there)
        if not (before or own or policy is None or isinstance(policy, Always)):
            found.append(replace(kind.then, about=order.about))
    return found


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
