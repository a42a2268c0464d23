"""Attacks: their strengths, and what pacts say about them (NS-3.5, NS-4.2, NS-4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.tta.cards.model import Pact
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, ratings

if TYPE_CHECKING:
    from engine.games.tta.state import PactInPlay, State


def strengths(s: State, attacker: int, target: int) -> tuple[int, int]:
    """Both sides' strength in an attack: with the attacker's bonuses, without pacts that end by it
    (NS-4.2, NS-4.3, INT-49)."""
    gone = {p.card for p in ending(s, attacker, target)}
    return _compare(s, attacker, target, gone)


def war_strengths(s: State, attacker: int, target: int) -> tuple[int, int]:
    """Both sides' strength when a war is resolved: all pacts then in force count (NS-3.5)."""
    return _compare(s, attacker, target, set())


def _compare(s: State, attacker: int, target: int, gone: set[str]) -> tuple[int, int]:
    sides = []
    for seat in (attacker, target):
        lines = [part for part in ratings.strength_lines(s, seat) if part[0] not in gone]
        sides.append(ratings.rating(s, "strength", lines))
    bonus = sum(r.attack_bonus(s, attacker, target) for r in basics.speakers(s, attacker))
    return sides[0] + bonus, sides[1]


def between(s: State, one: int, other: int) -> list[PactInPlay]:
    """Pacts between two seats."""
    return [p for p in s.pacts if {p.a, p.b} == {one, other}]


def forbidden(s: State, attacker: int, target: int) -> bool:
    """Whether a pact forbids attacks between the two."""
    return any(_terms(s, p).no_attack for p in between(s, attacker, target))


def ending(s: State, attacker: int, target: int) -> list[PactInPlay]:
    """Pacts that end as soon as one of the two attacks the other (NS-4.3)."""
    return [p for p in between(s, attacker, target) if _terms(s, p).ends_on_attack]


def _terms(s: State, pact: PactInPlay) -> Pact:
    terms = rules_of(s).cards[pact.card].pact
    assert terms is not None
    return terms
