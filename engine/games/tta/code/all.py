"""Loads every class of a card, and checks that no card and no class lacks the other."""

from __future__ import annotations

from engine.games.tta.code import (
    actions,
    events,
    first_cards,
    first_leaders,
    leaders,
    military,
    pacts,
    wonders,
)
from engine.games.tta.editions import EDITIONS

MODULES = (actions, events, first_cards, first_leaders, leaders, military, pacts, wonders)

WORDS_OF_THE_RULES = frozenset({"air_forces"})
"""Cards whose sentence is a rule of the game itself (air forces: `query.armies`, NS-9.5)."""


def missing() -> list[str]:
    """Cards that need a class and have none, and classes that belong to no card."""
    found = []
    needed: set[str] = set()
    there: set[str] = set()
    for ruleset in EDITIONS.values():
        coded, classes = ruleset.table.coded, set(ruleset.code)
        needed |= coded
        there |= classes
        lacking = sorted(coded - classes - WORDS_OF_THE_RULES)
        found += [f"no_class:{ruleset.key}:{c}" for c in lacking]
    return found + [f"no_card:{c}" for c in sorted(there - needed)]
