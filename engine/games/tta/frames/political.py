"""What political actions share."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.core import Reason
from engine.games.tta.acts.act import A, TtaAct
from engine.games.tta.acts.means import Standing


class Political(TtaAct[Standing, A]):
    """An action of the politics phase (NS-4), most of them with a card of the military hand.

    cards: the kinds of cards it is done with.
    """

    phase = "politics"
    cards: ClassVar[tuple[str, ...]] = ()

    def place(self, m: Standing, action: Any) -> int:
        return m.civ.military.cards.index(action.card)

    def held(self, m: Standing) -> list[str]:
        """Cards of the hand with which it can be done."""
        hand = dict.fromkeys(m.civ.military.cards)
        return [card for card in hand if m.cards[card].kind in self.cards]

    def not_candidate(self, m: Standing, action: Any) -> Reason | None:
        return m.not_in_military_hand(action.card, *self.cards)
