"""Goods that change hands between a player and the supply."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Reason, Turn
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.events import Gained, Paid
from engine.games.tzolkin.goods import RESOURCES, Goods
from engine.games.tzolkin.parts import Purse
from engine.games.tzolkin.state import Tzolkin


def put(state: Tzolkin, seat: int, goods: Goods) -> Goods:
    """Goods from the supply into a purse, of skulls as many as are left; what it really was."""
    got = goods.with_skulls(state.skulls)
    state.skulls -= got.skull
    state.players[seat].purse.put(got)
    return got


def gain(t: Turn[Tzolkin], seat: int, goods: Goods, source: str) -> None:
    """Goods from the supply, of skulls as many as are left (TZ-14.5)."""
    got = put(t.state, seat, goods)
    if got.total:
        t.emit(Gained(seat, got, source))


def take(state: Tzolkin, seat: int, goods: Goods) -> None:
    """Goods from a purse, which holds them, back to the supply."""
    state.players[seat].purse.take(goods)
    if BOX.readings.paid_skull_returns:
        state.skulls += goods.skull


def pay(t: Turn[Tzolkin], seat: int, goods: Goods, what: str) -> None:
    """A price; nothing is said of nothing."""
    take(t.state, seat, goods)
    if goods.total:
        t.emit(Paid(seat, goods, what))


def lacking_corn(state: Tzolkin, need: int) -> Reason | None:
    """What the active player lacks for a price in corn."""
    have = state.active.purse.corn
    return None if need <= have else Reason("corn", {"need": need, "have": have})


def lacking_resources(state: Tzolkin, need: int) -> Reason | None:
    """What he lacks for a price in resources of any mix."""
    have = state.active.purse.resources
    return None if need <= have else Reason("resources", {"need": need, "have": have})


def worth(goods: Goods) -> int:
    """Resources in corn, at the rates of the market (TZ-5.4)."""
    return sum(goods.of(r) * BOX.market.of(r) for r in RESOURCES)


def mixes(purse: Purse, count: int) -> Iterator[Goods]:
    """Every way to pay so many resources, the cheapest first."""
    ways = [
        Goods(wood=wood, stone=stone, gold=count - wood - stone)
        for wood in range(min(purse.wood, count) + 1)
        for stone in range(min(purse.stone, count - wood) + 1)
        if count - wood - stone <= purse.gold
    ]
    return iter(sorted(ways, key=worth))


def free_mixes(count: int) -> Iterator[Goods]:
    """Every choice of so many resources from the supply, the dearest first."""
    plenty = Purse(wood=count, stone=count, gold=count)
    return reversed(list(mixes(plenty, count)))
