"""A consistent re-deal: only events and territories can lie in the event piles."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core import Pile, Rng
from engine.games.tta.editions import rules_of

if TYPE_CHECKING:
    from engine.games.tta.state import State

Slot = tuple[Pile, int]


def settle_events(
    before: State, s: State, viewer: int | None, rng: Rng, back: Callable[[str], str]
) -> None:
    """Swap cards that a re-deal put into the event piles by mistake with hidden events and
    territories that have the same back."""
    cards = rules_of(s).cards

    def fits(card: str) -> bool:
        return cards[card].kind in ("event", "territory")

    outside = [p for civ in s.players for p in (civ.military,)]
    outside += [s.military_deck, s.discards]
    spare: dict[str, list[Slot]] = {}
    for pile in outside:
        for i, card in enumerate(pile.cards):
            if fits(card) and not pile.shows(i, viewer):
                spare.setdefault(back(card), []).append((pile, i))
    for pile in (s.current_events, s.future_events):
        for i, card in enumerate(pile.cards):
            if not fits(card):
                slots = spare[back(card)]
                other, at = slots.pop(rng.below(len(slots)))
                pile.cards[i], other.cards[at] = other.cards[at], card
