"""The deck, the display, the discard pile and hands (BF-8.10)."""

from __future__ import annotations

from engine.core import Turn
from engine.games.belfort.components import BOX
from engine.games.belfort.events import (
    CardsDiscarded,
    CardsDrawn,
    DeckShuffled,
    DisplayFilled,
    HandGrew,
)
from engine.games.belfort.state import Belfort


def draw(t: Turn[Belfort]) -> str | None:
    """The top card, unseen; the discard pile becomes the deck when it is empty. None if there is
    no card anywhere (INT-16)."""
    state = t.state
    if not state.deck.cards:
        if not state.discards.cards:
            return None
        state.deck.cards, state.discards.cards = state.discards.cards, []
        state.rng.shuffle(state.deck.cards)
        t.emit(DeckShuffled(len(state.deck)))
    t.reveal()
    return state.deck.cards.pop()


def draw_to_hand(t: Turn[Belfort], seat: int, count: int, source: str) -> list[str]:
    """Cards from the deck into a hand; the table hears how many."""
    drawn: list[str] = []
    for _ in range(count):
        card = draw(t)
        if card is not None:
            drawn.append(card)
    if drawn:
        t.state.players[seat].hand.cards += drawn
        t.emit(CardsDrawn(seat, len(drawn), source))
        t.tell((seat,), HandGrew(seat, tuple(drawn)))
    return drawn


def fill_display(t: Turn[Belfort]) -> None:
    """Turn cards up until the display is complete."""
    turned: list[str] = []
    while len(t.state.display) < BOX.cards.display:
        card = draw(t)
        if card is None:
            break
        t.state.display.append(card)
        turned.append(card)
    if turned:
        t.emit(DisplayFilled(tuple(turned)))


def discard(t: Turn[Belfort], seat: int, cards: tuple[str, ...]) -> None:
    """Cards of a hand go face up to the discard pile."""
    hand = t.state.players[seat].hand.cards
    for card in cards:
        hand.remove(card)
        t.state.discards.cards.append(card)
    if cards:
        t.emit(CardsDiscarded(seat, cards))
