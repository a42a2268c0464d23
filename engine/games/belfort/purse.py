"""Goods that change hands with the supply."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Reason, Turn
from engine.games.belfort.events import Gained
from engine.games.belfort.goods import GOODS, Good, Goods
from engine.games.belfort.state import Belfort


def lacking(state: Belfort, cost: Goods) -> Reason | None:
    """What the active player lacks for a cost."""
    if state.active.purse.holds(cost):
        return None
    return Reason("cost", {f"need_{good}": n for good, n in cost.listed()})


def put(state: Belfort, seat: int, goods: Goods) -> None:
    """Goods from the supply, which never runs out (BF-2.2)."""
    for good in GOODS:
        state.players[seat].purse.add(good, goods.of(good))


def take(state: Belfort, seat: int, goods: Goods) -> None:
    """Goods back to the supply, from a purse that holds them."""
    for good in GOODS:
        state.players[seat].purse.add(good, -goods.of(good))


def gain(t: Turn[Belfort], seat: int, goods: Goods, source: str) -> None:
    """Goods from the supply, as the table hears of it."""
    if goods.total:
        put(t.state, seat, goods)
        t.emit(Gained(seat, goods, source))


def less(goods: Goods, other: Goods) -> Goods:
    """What remains of a cost; nothing is given back."""
    return Goods(*(max(0, goods.of(good) - other.of(good)) for good in GOODS))


def mixes(kinds: tuple[Good, ...], count: int, have: Goods) -> Iterator[Goods]:
    """Every heap of exactly so many goods of these kinds out of those there are."""
    if not kinds:
        if not count:
            yield Goods()
        return
    first, rest = kinds[0], kinds[1:]
    for n in range(min(count, have.of(first)), -1, -1):
        for other in mixes(rest, count - n, have):
            yield Goods(*(other.of(good) + (n if good == first else 0) for good in GOODS))
