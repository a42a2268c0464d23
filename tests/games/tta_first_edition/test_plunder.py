"""Plunder of all ages (OR-5.10, OR-2.23)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import SendForce, Split
from tests.games.tta.table import MakeTable
from tests.games.tta_first_edition.test_attacks import aggression

DONE = SendForce()


@pytest.mark.rule("OR-5.10", "OR-2.21", "OR-2.23", "ORC-81")
@pytest.mark.parametrize(
    ("card", "food", "resources", "mixes"),
    [
        ("plunder_i", 2, 3, {(0, 3), (1, 2), (2, 1)}),
        ("plunder_i", 1, 1, {(1, 1)}),
        ("plunder_ii", 3, 4, {(1, 4), (2, 3), (3, 2)}),
        ("plunder_iii", 2, 3, {(2, 3)}),
        ("plunder_iii", 6, 6, {(2, 6), (3, 5), (4, 4), (5, 3), (6, 2)}),
    ],
)
def test_the_attacker_chooses_the_mix(
    table: MakeTable, card: str, food: int, resources: int, mixes: set[tuple[int, int]]
) -> None:
    t = aggression(
        table,
        card,
        {"only_workers": {"warriors": 5}, "ma": 2},
        {"only_workers": {"warriors": 1}, "food": food, "resources": resources},
    )
    assert t.civ(0).ma == 0
    mine, theirs = t.civ(0).blue_bank, t.civ(1).blue_bank
    t.act(0, DONE)
    t.act(1, DONE)
    most = max(f + r for f, r in mixes)
    mix = max(mixes, key=lambda mix: mix[1])
    if len(mixes) > 1:
        assert {(a.food, a.resources) for a in t.decision.every()} == mixes
        t.act(0, Split(*mix))
    assert (t.food(0), t.resources(0), t.civ(0).blue_bank) == (*mix, mine - most)
    assert (t.food(1), t.resources(1)) == (food - mix[0], resources - mix[1])
    assert t.civ(1).blue_bank == theirs + most


@pytest.mark.rule("OR-2.23", "ORC-137")
def test_values_change_hands_and_no_tokens(table: MakeTable) -> None:
    t = aggression(
        table,
        "plunder_i",
        {"only_workers": {"warriors": 5}, "blue_bank": 2},
        {
            "only_workers": {"warriors": 1, "iron": 0},
            "blue": {"iron": 1, "bronze": 1},
            "blue_bank": 9,
        },
    )
    t.act(0, DONE)
    t.act(1, DONE)
    assert (t.resources(0), t.civ(0).blue_bank) == (2, 0), "the third one is lost"
    assert (t.resources(1), t.civ(1).blue_bank) == (0, 11)
