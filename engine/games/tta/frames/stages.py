"""Covering the stages of a wonder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.core import Automatic, Turn, record
from engine.games.tta import events
from engine.games.tta.editions import rules_of

if TYPE_CHECKING:
    from engine.games.tta.state import State


@record
class CoverStages(Automatic):
    """The stages of a wonder that have been paid are covered from the bank (NS-5.10)."""

    seat: int
    count: int
    price: int
    kind: Literal["cover_stages"] = "cover_stages"

    def run(self, t: Turn[State]) -> None:
        from engine.games.tta import civic

        civ = t.state.players[self.seat]
        assert civ.wonder is not None
        civ.blue_bank -= self.count
        civ.stages += self.count
        complete = civ.stages == len(rules_of(t.state).cards[civ.wonder].stages)
        t.emit(events.StagesBuilt(self.seat, civ.wonder, self.count, self.price, complete))
        if complete:
            civic.complete_wonder(t, self.seat)
