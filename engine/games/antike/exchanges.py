"""Exchanges of chips with the bank: the card Caravan (AD-9.15) and COMMERCIUM (AD-10.3)."""

from __future__ import annotations

from functools import cache

from engine.core import Turn
from engine.games.antike.actions import Barter, Exchange
from engine.games.antike.components import BOX, CARDS, RESOURCES, Resource
from engine.games.antike.events import Exchanged
from engine.games.antike.state import Antike

Chips = tuple[Resource, ...]


def mixes(size: int) -> list[Chips]:
    """Every mix of so many chips."""
    return [
        tuple(r for r, n in zip(RESOURCES, (m, i, size - m - i), strict=True) for _ in range(n))
        for m in range(size, -1, -1)
        for i in range(size - m, -1, -1)
    ]


_BARTERS: tuple[Barter, ...] = tuple(
    Barter(give, take)
    for size in range(1, CARDS["caravan"].numbers["chips"] + 1)
    for give in mixes(size)
    for take in mixes(size)
    if not set(give) & set(take)
)
"""Exchanges one for one in which no chip comes back at once."""

_EXCHANGES: tuple[Exchange, ...] = tuple(
    Exchange(give, take) for give in mixes(BOX.exchange.give) for take in mixes(BOX.exchange.take)
)


def barters(state: Antike) -> tuple[Barter, ...]:
    """Every exchange one for one that the active player's chips allow."""
    return _barters(*_have(state, CARDS["caravan"].numbers["chips"]))


def exchanges(state: Antike) -> tuple[Exchange, ...]:
    """Every exchange by COMMERCIUM that the active player's chips allow."""
    return _exchanges(*_have(state, BOX.exchange.give))


def _have(state: Antike, most: int) -> tuple[int, ...]:
    """Marble, iron and gold of the active player; more than `most` makes no difference."""
    purse = state.active.purse
    return tuple(min(most, purse.of(r)) for r in RESOURCES)


@cache
def _barters(*have: int) -> tuple[Barter, ...]:
    return tuple(a for a in _BARTERS if _enough(a.give, have))


@cache
def _exchanges(*have: int) -> tuple[Exchange, ...]:
    return tuple(a for a in _EXCHANGES if _enough(a.give, have))


def _enough(give: Chips, have: tuple[int, ...]) -> bool:
    """Whether so much marble, iron and gold holds the chips to be given."""
    return all(give.count(r) <= n for r, n in zip(RESOURCES, have, strict=True))


def exchange(t: Turn[Antike], give: Chips, take: Chips, caravan: bool) -> None:
    """Chips to the bank and chips from the bank."""
    purse = t.state.active.purse
    for resource in give:
        purse.add(resource, -1)
    for resource in take:
        purse.add(resource, 1)
    t.emit(Exchanged(t.state.mover, give, take, caravan))
