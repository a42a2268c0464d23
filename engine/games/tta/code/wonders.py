"""Wonders with a sentence of their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core import Turn
from engine.games.tta.actions import UseAbility
from engine.games.tta.cards.base import CardRules, card
from engine.games.tta.change import economy
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.state import State

TAJ_MAHAL_DISCOUNT = 2


@card("st_peters_basilica", edition="new_story")
class StPetersBasilica(CardRules):
    """Every other card, and each worker on it, that shows happy faces shows one more (NS-12.7)."""

    def faces(self, s: State, seat: int, source: str, shown: int) -> int:
        return shown + 1


@card("taj_mahal", edition="new_story")
class TajMahal(CardRules):
    """In the row it costs 2 civil actions less in a turn in which a leader was replaced."""

    def row_discount(self, s: State, seat: int) -> int:
        return TAJ_MAHAL_DISCOUNT if s.players[seat].replaced_leader else 0


@card("transcontinental_railroad")
class TranscontinentalRailroad(CardRules):
    """One worker on the best staffed mine makes one token more."""

    def extra_tokens(self, s: State, seat: int) -> Iterable[tuple[str, int]]:
        mine = basics.best(s, seat, ("mine",))
        return () if mine is None else ((mine, 1),)


@card("ocean_liner_service", edition="new_story")
class OceanLinerService(CardRules):
    """Once per turn a yellow token goes to the worker pool for nothing (INT-11)."""

    def abilities(self, s: State, seat: int) -> Iterable[UseAbility]:
        civ = s.players[seat]
        if civ.yellow_bank and self.card not in civ.used:
            yield UseAbility(self.card)

    def use(self, t: Turn[State], seat: int, action: UseAbility) -> None:
        t.state.players[seat].used.append(self.card)
        economy.change(t, seat, "population", 1, self.card)
