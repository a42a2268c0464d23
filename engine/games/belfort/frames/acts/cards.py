"""The card that ends the Actions (BF-8.8)."""

from __future__ import annotations

from engine.core import Act, Reason, Turn, Verb
from engine.games.belfort import deck, planks, purse
from engine.games.belfort.actions import BuyCard
from engine.games.belfort.components import BOX
from engine.games.belfort.events import CardBought
from engine.games.belfort.goods import Goods
from engine.games.belfort.state import Belfort


class LastCard(Act[Belfort, BuyCard]):
    """A card of the display or from the deck, as the last action; of equal cards one."""

    says = BuyCard
    verbs = (Verb("card"),)

    def candidates(self, m: Belfort, verb: str) -> list[BuyCard]:
        if not planks.may_end(m):
            return []
        deck_holds = m.deck.cards or m.discards.cards
        return [*map(BuyCard, dict.fromkeys(m.display)), *([BuyCard(None)] if deck_holds else [])]

    def obstacle(self, m: Belfort, action: BuyCard) -> Reason | None:
        return purse.lacking(m, Goods(gold=BOX.actions.card))

    def do(self, t: Turn[Belfort], seat: int, action: BuyCard) -> None:
        state = t.state
        state.now.cards += 1
        purse.take(state, seat, Goods(gold=BOX.actions.card))
        t.emit(CardBought(seat, action.card))
        if action.card is None:
            deck.draw_to_hand(t, seat, 1, "deck")
            return
        state.display.remove(action.card)
        state.players[seat].hand.cards.append(action.card)
        deck.fill_display(t)


ACTS = (LastCard(),)
