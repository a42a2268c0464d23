"""Trade: at the trading post and with the Traders (BF-8.5, BF-14.1)."""

from __future__ import annotations

from engine.core import Act, Reason, Turn, Verb
from engine.games.belfort import purse
from engine.games.belfort.actions import Barter, Buy, Sell
from engine.games.belfort.components import PRINTED
from engine.games.belfort.events import Traded
from engine.games.belfort.goods import MATERIALS, Goods
from engine.games.belfort.kinds import Swap
from engine.games.belfort.state import Belfort

SWAP = next(g.effect for g in PRINTED.guilds if isinstance(g.effect, Swap))
"""What the Traders allow."""
POST = "trading_post"


class BuyPiece(Act[Belfort, Buy]):
    """A piece at the trading post, once in a visit."""

    says = Buy
    verbs = (Verb("buy"),)

    def candidates(self, m: Belfort, verb: str) -> list[Buy]:
        return [Buy(good) for good in MATERIALS if m.costs.purchase(good) is not None]

    def obstacle(self, m: Belfort, action: Buy) -> Reason | None:
        if not m.now.purchases:
            return Reason("no_visit")
        return purse.lacking(m, Goods(gold=m.costs.purchase(action.good) or 0))

    def do(self, t: Turn[Belfort], seat: int, action: Buy) -> None:
        gold = t.state.costs.purchase(action.good) or 0
        t.state.now.purchases -= 1
        trade(t, seat, Goods(gold=gold), Goods(**{action.good: 1}), POST)


class SellGoods(Act[Belfort, Sell]):
    """Goods at the trading post for its price, once in a visit."""

    says = Sell
    verbs = (Verb("sell"),)

    def candidates(self, m: Belfort, verb: str) -> list[Sell]:
        if not m.now.sales:
            return []
        have = m.active.purse.goods
        return [
            Sell(goods)
            for sale in m.costs.sales
            for goods in purse.mixes(sale.of, sale.count, have)
        ]

    def do(self, t: Turn[Belfort], seat: int, action: Sell) -> None:
        sold = [good for good, _ in action.goods.listed()]
        sale = next(s for s in t.state.costs.sales if all(good in s.of for good in sold))
        t.state.now.sales -= 1
        trade(t, seat, action.goods, Goods(gold=sale.gold), POST)


class BarterPiece(Act[Belfort, Barter]):
    """A piece to the Traders for a metal (BF-14.1)."""

    says = Barter
    verbs = (Verb("barter"),)

    def candidates(self, m: Belfort, verb: str) -> list[Barter]:
        if not m.now.swaps:
            return []
        return [Barter(good) for good in SWAP.of if m.active.purse.of(good)]

    def do(self, t: Turn[Belfort], seat: int, action: Barter) -> None:
        t.state.now.swaps -= 1
        trade(t, seat, Goods(**{action.good: SWAP.count}), SWAP.goods, "traders")


def trade(t: Turn[Belfort], seat: int, given: Goods, taken: Goods, where: str) -> None:
    """Goods change hands with the supply, and the table hears where."""
    purse.take(t.state, seat, given)
    purse.put(t.state, seat, taken)
    t.emit(Traded(seat, given, taken, where))


ACTS = (BuyPiece(), SellGoods(), BarterPiece())
