"""Pacts come into force and end (NS-4.6, NS-4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Turn
from engine.games.tta import events
from engine.games.tta.change import economy, hand
from engine.games.tta.editions import rules_of

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


def between(s: State, one: int, other: int) -> list[PactInPlay]:
    """Pacts between two seats."""
    return [p for p in s.pacts if {p.a, p.b} == {one, other}]


def forbidden(s: State, attacker: int, target: int) -> bool:
    """Whether a pact forbids attacks between the two."""
    return any(_terms(s, p).no_attack for p in between(s, attacker, target))


def ending(s: State, attacker: int, target: int) -> list[PactInPlay]:
    """Pacts that end as soon as one of the two attacks the other (NS-4.3)."""
    return [p for p in between(s, attacker, target) if _terms(s, p).ends_on_attack]


def _terms(s: State, pact: PactInPlay):  # type: ignore[no-untyped-def]
    terms = rules_of(s).cards[pact.card].pact
    assert terms is not None
    return terms
