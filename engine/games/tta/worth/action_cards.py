"""What an action card brings that is played: no more than that is it worth in hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.games.tta.cards.model import (
    Card,
    Effect,
    Either,
    Gain,
    Order,
    PerRivalAhead,
    Purse,
    for_players,
)
from engine.games.tta.worth.prices import Prices

UNITS_ONLY = 0.6
"""The share of a resource that pays for military units alone."""
AHEAD = 0.5
"""How many rivals are ahead, of each that there is."""
WITHOUT_WONDER = 0.4
"""How likely a card for a wonder is used by who builds none at the moment."""
USED = 0.9
"""How likely any other card that makes something cheaper is used in time."""


class Stores(NamedTuple):
    """Of what a civilization has more than it soon uses, and whether it builds a wonder."""

    science: bool
    resources: bool
    food: bool
    wonder: bool


def price(good: str, stores: Stores, p: Prices) -> float:
    """What one more of a good is worth beside what is in store."""
    if good == "culture":
        return 1.0
    each: float = getattr(p, good, 0.0)
    return each * p.weights.surplus if getattr(stores, good, False) else each


def brings(card: Card, stores: Stores, players: int, p: Prices) -> float:
    """What a card brings when it is played."""
    return sum(_brings(effect, stores, players, p) for effect in card.effects)


def _brings(effect: Effect, stores: Stores, players: int, p: Prices) -> float:
    resource = price("resources", stores, p)
    match effect:
        case Gain():
            return _goods(effect.goods, stores, p)
        case Either():
            return max(n * price(good, stores, p) for good, n in effect.goods.items())
        case Order():
            stage = "wonder_stage" in effect.orders
            likely = WITHOUT_WONDER if stage and not stores.wonder else USED
            return likely * (effect.discount * resource + _goods(effect.then, stores, p))
        case Purse():
            return UNITS_ONLY * effect.resources * resource
        case PerRivalAhead():
            each = UNITS_ONLY * resource if effect.what == "purse" else 1.0
            return AHEAD * (players - 1) * for_players(effect.amount, players) * each
    return 0.0


def _goods(goods: Mapping[Any, int], stores: Stores, p: Prices) -> float:
    return sum(n * price(good, stores, p) for good, n in goods.items())
