"""Default answers: what a person wants answered in the same way at every table of a game.

Only their owner sees them. At a table they become standing orders.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core import Order, Rules
from tables.model.orders import HIGHEST
from tables.model.table import Table


@dataclass(frozen=True, slots=True)
class Defaults:
    """The default answers of a user in the game of a table.

    orders: None if they have not said anything yet. taken: whether the table takes them over.
    recommended: the set that the game offers. called: as in `OwnOrders`.
    """

    orders: tuple[Order, ...] | None
    taken: bool
    recommended: tuple[Order, ...]
    called: bool = False

    @property
    def offered(self) -> bool:
        """Whether to offer them the set: they have neither taken nor refused it."""
        return self.orders is None and self.taken and bool(self.recommended)


def known(rules: Rules[Any], order: Order) -> bool:
    """Whether a game knows such an order for every question of its kind."""
    kind = next((o for o in rules.orderables if o.kind == order.kind), None)
    policy = None if kind is None else kind.policy(order.policy)
    if policy is None or order.about or policy.numbered != (order.amount is not None):
        return False
    return order.amount is None or 0 <= order.amount <= HIGHEST


def good(rules: Rules[Any], found: Iterable[Order]) -> tuple[Order, ...]:
    """Those that the game still knows, one for each kind, in the order of its questions."""
    by_kind = {order.kind: order for order in found if known(rules, order)}
    return tuple(by_kind[o.kind] for o in rules.orderables if o.kind in by_kind)


def of(rules: Rules[Any], table: Table, found: tuple[Order, ...] | None) -> Defaults:
    """A user's stored default answers, as far as the game still knows them."""
    orders = None if found is None else good(rules, found)
    return Defaults(orders, table.takes_defaults, rules.recommended_orders)


def with_order(found: Sequence[Order], order: Order) -> list[Order]:
    """The same with another answer to one kind of question."""
    return [*without(found, order.kind), order]


def without(found: Sequence[Order], kind: str) -> list[Order]:
    """The same with no answer to one kind of question."""
    return [order for order in found if order.kind != kind]
