"""The event cards: pile, open row, hands and discards (AD-9.1, AD-9.2)."""

from __future__ import annotations

from typing import Literal

from engine.core import Turn
from engine.games.antike.components import BOX
from engine.games.antike.events import CardPlayed, CardTaken, CardTurnedUp, PileShuffled
from engine.games.antike.state import Antike


def fill_row(t: Turn[Antike]) -> None:
    """Turn cards up until the row is complete; the discards become the pile when it is empty."""
    state = t.state
    while len(state.row) < BOX.start.open_cards:
        if not state.pile.cards:
            if not state.discards.cards:
                return
            state.pile.cards, state.discards.cards = state.discards.cards, []
            state.rng.shuffle(state.pile.cards)
            t.emit(PileShuffled(len(state.pile)))
        card = state.pile.cards.pop()
        state.row.cards.append(card)
        t.reveal()
        t.emit(CardTurnedUp(card))


def take(t: Turn[Antike], seat: int, card: str, reason: Literal["city", "personage"]) -> None:
    """A card goes from the row to a hand; the gap is filled at once."""
    state = t.state
    state.row.cards.remove(card)
    state.players[seat].hand.cards.append(card)
    t.emit(CardTaken(seat, card, reason))
    fill_row(t)


def use(t: Turn[Antike], seat: int, card: str, amount: int = 0, target: str | None = None) -> None:
    """A played card goes from the hand to the discards; the table hears of it."""
    t.emit(CardPlayed(seat, card, target, amount))
    discard(t, seat, card)


def discard(t: Turn[Antike], seat: int, card: str) -> None:
    """A used card leaves the hand without a word of its own."""
    t.state.players[seat].hand.cards.remove(card)
    t.state.discards.cards.append(card)
    fill_row(t)
