"""Armies against a search through every grouping (NS-9.5, NS-12.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from engine.core import Rng
from engine.games.tta.cards.model import Card
from engine.games.tta.editions import EDITIONS
from engine.games.tta.query.armies import best_armies

CARDS = EDITIONS["new_story"].cards
PRINTED = {name: EDITIONS[name].cards for name in ("new_story", "first_edition")}
TACTICS = [
    (name, c) for name, cards in PRINTED.items() for c in sorted(cards) if cards[c].kind == "tactic"
]
UNITS = sorted(c for c, figures in CARDS.items() if figures.is_unit)
KINDS = ("infantry", "cavalry", "artillery")

Pool = tuple[tuple[tuple[str, bool], int], ...]
"""(kind, old) of units, each with its number."""


def by_search(
    tactic: str,
    units: Mapping[str, int],
    mixed: bool,
    cards: Mapping[str, Card] = CARDS,
    again: bool = False,
) -> int:
    """Take one army after the other out of the units, in every way there is.

    A pool holds (kind, old) with its number; an army takes any units that fill its places. again:
    the best army counts once more (OR-8.7).
    """
    card = cards[tactic]
    army = card.tactic
    assert army is not None
    places = [kind for kind in KINDS for _ in range(getattr(army, kind))]
    pool: dict[tuple[str, bool], int] = {}
    for unit, n in units.items():
        figures = cards[unit]
        old = army.obsolete is not None and figures.level <= card.level - 2
        if figures.kind in KINDS:
            pool[figures.kind, old] = pool.get((figures.kind, old), 0) + n
    planes = sum(n for unit, n in units.items() if cards[unit].kind == "air_force")

    def fillings(state: Pool, left: list[str]) -> Iterator[tuple[Pool, bool]]:
        """Pools that remain after filling the places, and whether anything old was used."""
        if not left:
            yield state, False
            return
        kinds = (left[0], "infantry") if mixed and left[0] == "cavalry" else (left[0],)
        for (kind, old), n in state:
            if kind in kinds and n:
                rest = tuple(((k, o), m - ((k, o) == (kind, old))) for (k, o), m in state)
                for after, aged in fillings(rest, left[1:]):
                    yield after, aged or old

    @cache
    def best(state: Pool, full: int, aged_armies: int) -> int:
        strengths = [army.strength] * full + [army.obsolete or army.strength] * aged_armies
        top = sum(strengths) + sum(strengths[:planes])
        if again and strengths:
            top += strengths[0] * (2 if planes else 1)
        for after, aged in set(fillings(state, places)):
            top = max(top, best(after, full + (not aged), aged_armies + aged))
        return top

    return best(tuple(sorted(pool.items())), 0, 0)


@pytest.mark.rule("NS-9.5", "NS-12.2", "OR-4.12", "OR-5.3", "OR-9.36")
@pytest.mark.parametrize(("edition", "tactic"), TACTICS)
def test_the_best_grouping_is_found(edition: str, tactic: str) -> None:
    cards = PRINTED[edition]
    rng = Rng(len(tactic) * 97 + cards[tactic].level)
    for _ in range(40):
        units: dict[str, int] = {}
        for _ in range(1 + rng.below(9)):
            unit = rng.choice(UNITS)
            units[unit] = units.get(unit, 0) + 1
        for mixed in (False, True):
            found = best_armies(cards, tactic, units, mixed=mixed)
            assert found == by_search(tactic, units, mixed, cards), (units, mixed)


def test_the_search_knows_the_worked_cases() -> None:
    mixed = {"riflemen": 2, "swordsmen": 2, "cavalrymen": 1, "knights": 1, "cannon": 2}
    assert by_search("modern_army", mixed, False) == 20
    assert by_search("modern_army", {**mixed, "air_forces": 2}, False) == 40
    assert by_search("conquistadors", {"warriors": 3, "swordsmen": 1, "knights": 2}, True) == 8
