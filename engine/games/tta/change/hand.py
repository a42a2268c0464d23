"""Military cards are drawn and discarded (NS-6.8, NS-8.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.core import Turn
from engine.games.tta import events
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.state import State


def draw_military(t: Turn[State], seat: int, count: int) -> int:
    """Draw military cards of the current age (NS-6.8); none in age IV."""
    s = t.state
    if basics.decks_are_out(s):
        return 0
    drawn: list[str] = []
    deck = s.military_deck.cards
    for _ in range(count):
        if not deck:
            _reshuffle(s)
        if not deck:
            break
        drawn.append(deck.pop())
        if not deck:
            _reshuffle(s)
    if drawn:
        s.players[seat].military.cards.extend(drawn)
        t.emit(events.Drew(seat, len(drawn)))
        t.tell((seat,), events.DrewCards(tuple(drawn)))
    return len(drawn)


def military_left(s: State) -> int:
    """How many military cards can be drawn now, reshuffled discards included (NS-6.8)."""
    return 0 if basics.decks_are_out(s) else len(s.military_deck.cards) + len(_discards_of_age(s))


def due(s: State, seat: int) -> int:
    """How many cards a seat draws at the end of its turn, if it ended now (NS-6.8)."""
    rules = rules_of(s)
    if "draw_military" not in rules.turn_end:
        return 0
    return min(rules.board.figures.military_draw, s.players[seat].ma, military_left(s))


def _discards_of_age(s: State) -> list[str]:
    cards = rules_of(s).cards
    return [c for c in s.discards.cards if cards[c].level == s.age]


def _reshuffle(s: State) -> None:
    """The discards of the current age become the deck."""
    cards = rules_of(s).cards
    pile = s.discards.cards
    again = _discards_of_age(s)
    if again:
        pile[:] = [c for c in pile if cards[c].level != s.age]
        s.rng.shuffle(again)
        s.military_deck.cards += again


def drop_military(t: Turn[State], seat: int, cards: Sequence[str]) -> None:
    """A seat discards cards of its hand face down."""
    hand = t.state.players[seat].military.cards
    for c in cards:
        hand.remove(c)
    discard_military(t.state, cards)
    t.emit(events.Discarded(seat, len(cards)))


def discard_military(s: State, cards: Iterable[str]) -> None:
    """Put military cards face down on the discard piles of their ages (NS-8.2)."""
    s.discards.cards.extend(cards)
