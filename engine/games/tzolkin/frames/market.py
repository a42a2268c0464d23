"""The market: Uxmal 2 and one tile (TZ-5.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.core import Decision, Fact, Pick, Share, Shares, Turn, Waiting, record
from engine.games.tzolkin import purse
from engine.games.tzolkin.actions import Skip, Trade
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.events import Traded
from engine.games.tzolkin.goods import RESOURCES, Goods
from engine.games.tzolkin.parts import Purse
from engine.games.tzolkin.state import Tzolkin


def corn_for(change: Mapping[str, int]) -> int:
    """Corn that such changes cost; negative if they bring some. One rate buys and sells, so the
    order of exchanges is nothing."""
    return sum(change.get(r, 0) * BOX.market.of(r) for r in RESOURCES)


def reach(have: Purse) -> dict[str, tuple[int, int]]:
    """How many fewer and how many more of each resource the market allows, each for itself with
    everything else sold."""
    wealth = have.corn + sum(have.of(r) * BOX.market.of(r) for r in RESOURCES)
    return {r: (-have.of(r), wealth // BOX.market.of(r) - have.of(r)) for r in RESOURCES}


def can_trade(state: Tzolkin, spent: int = 0) -> bool:
    """Whether the active player has anything to sell or enough to buy."""
    have = state.active.purse
    return have.resources > 0 or have.corn - spent >= min(BOX.market.of(r) for r in RESOURCES)


@record
class AtMarket(Waiting):
    """What is sold and bought?"""

    what: str
    kind: Literal["at_market"] = "at_market"

    def ask(self, state: Tzolkin) -> tuple[Decision, ...]:
        have = state.active.purse
        if not can_trade(state):
            return ()

        def enough(change: Mapping[str, int]) -> bool:
            return any(change.values()) and corn_for(change) <= have.corn

        parts = reach(have)
        presets: list[Mapping[str, int]] = [
            {r: n} for n in (1, -1) for r in RESOURCES if parts[r][0] <= n <= parts[r][1]
        ]
        low = -have.resources
        trade = Share("trade", parts, _trade, "change", enough, low=low, presets=presets)
        skip = Pick("skip", (Skip("market"),), ends_step=True)
        facts: dict[str, Fact] = {"corn": have.corn, "what": self.what}
        return (Decision(state.mover, self.kind, (trade, skip), facts),)

    def answer(self, t: Turn[Tzolkin], seat: int, action: Trade | Skip) -> None:
        t.state.agenda.pop()
        if isinstance(action, Skip):
            return
        change = dict(action.change)
        sold = Goods(**{r: max(0, -change.get(r, 0)) for r in RESOURCES})
        bought = Goods(**{r: max(0, change.get(r, 0)) for r in RESOURCES})
        corn = -corn_for(change)
        purse.take(t.state, seat, sold)
        t.state.players[seat].purse.add("corn", corn)
        purse.put(t.state, seat, bought)
        t.emit(Traded(seat, sold, bought, corn))


def _trade(change: Shares) -> Trade:
    return Trade(change)
