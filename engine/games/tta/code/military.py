"""Aggressions and wars with a sentence of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Turn
from engine.games.tta.cards.base import CardRules, card
from engine.games.tta.code import decrees

if TYPE_CHECKING:
    from engine.games.tta.state import State


@card("annex")
class Annex(CardRules):
    """A colony of the rival changes hands; its immediate effect is not repeated (NS-9.4)."""

    takes = "colony"

    def succeed(self, t: Turn[State], seat: int, target: int) -> None:
        t.todo(decrees.AnnexColony(seat, target, self.card))


@card("infiltrate")
class Infiltrate(CardRules):
    """The rival's leader or unfinished wonder leaves; 3 culture for each of its levels."""

    takes = "leader_or_wonder"
    culture_per_level = 3

    def succeed(self, t: Turn[State], seat: int, target: int) -> None:
        t.todo(decrees.RemoveLeaderOrWonder(seat, target, self.card, self.culture_per_level))


@card("war_over_technology")
class WarOverTechnology(CardRules):
    """Science as much as the advantage, or special technologies instead of a part of it."""

    def won(self, t: Turn[State], winner: int, loser: int, advantage: int) -> None:
        t.todo(decrees.StealTechnology(winner, loser, advantage, self.card))
