"""Pacts come into force and end (NS-4.6, NS-4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Turn
from engine.games.tta import events
from engine.games.tta.change import economy, hand

if TYPE_CHECKING:
    from engine.games.tta.state import PactInPlay, State


def end(t: Turn[State], pact: PactInPlay, why: str) -> None:
    """A pact leaves play; its card goes to the discard pile of its age."""
    s = t.state
    s.pacts.remove(pact)
    hand.discard_military(s, [pact.card])
    t.emit(events.PactEnded(pact.card, pact.owner, why))
    for seat in (pact.a, pact.b):
        economy.refresh(t, seat)
