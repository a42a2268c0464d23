"""Every tactic, played from the hand (OR-4.12, OR-5.3)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import PlayTactic
from engine.games.tta.editions import rules_of
from tests.games.tta.table import MakeTable
from tests.games.tta.test_tactics import units_of

Army = tuple[int, int, int]

TACTICS: dict[str, tuple[Army, int, int | None]] = {
    # infantry, cavalry, artillery of an army; its strength; that of one with an outdated unit
    "fighting_band": ((2, 0, 0), 1, None),
    "heavy_cavalry": ((0, 3, 0), 4, None),
    "legion": ((3, 0, 0), 2, None),
    "light_cavalry": ((0, 2, 0), 2, None),
    "medieval_army": ((1, 1, 0), 2, None),
    "phalanx": ((2, 1, 0), 3, None),
    "classic_army": ((2, 2, 0), 9, 5),
    "conquistadors": ((1, 2, 0), 5, 3),
    "defensive_army": ((2, 0, 1), 6, 3),
    "fortifications": ((0, 0, 2), 4, None),
    "mobile_artillery": ((0, 1, 1), 5, None),
    "napoleonic_army": ((1, 1, 1), 8, 4),
    "entrenchments": ((1, 0, 2), 9, 5),
    "mechanized_army": ((0, 1, 2), 10, 5),
    "modern_army": ((2, 1, 1), 13, 7),
    "shock_troops": ((1, 3, 0), 11, 6),
}
AGES = {
    # units one level below the tactic, and one unit below that; there is no older artillery
    "classic_army": ({"swordsmen": 2, "knights": 2}, {"warriors": 1, "swordsmen": 1, "knights": 2}),
    "conquistadors": ({"swordsmen": 1, "knights": 2}, {"warriors": 1, "cavalrymen": 2}),
    "defensive_army": ({"swordsmen": 2, "cannon": 1}, {"warriors": 1, "riflemen": 1, "cannon": 1}),
    "napoleonic_army": (
        {"swordsmen": 1, "knights": 1, "cannon": 1},
        {"warriors": 1, "cavalrymen": 1, "cannon": 1},
    ),
    "entrenchments": ({"riflemen": 1, "cannon": 2}, {"swordsmen": 1, "rockets": 2}),
    "mechanized_army": ({"cavalrymen": 1, "cannon": 2}, {"knights": 1, "rockets": 2}),
    "modern_army": (
        {"riflemen": 2, "cavalrymen": 1, "cannon": 1},
        {"swordsmen": 1, "modern_infantry": 1, "tanks": 1, "rockets": 1},
    ),
    "shock_troops": (
        {"riflemen": 1, "cavalrymen": 3},
        {"modern_infantry": 1, "tanks": 2, "knights": 1},
    ),
}


@pytest.mark.rule("OR-4.12", "OR-2.3")
@pytest.mark.parametrize("tactic", TACTICS)
def test_playing_every_tactic(table: MakeTable, tactic: str) -> None:
    army, strength, _ = TACTICS[tactic]
    t = table(age=3)
    t.seat(0, only_workers=units_of(army), military=[tactic])
    assert t.strength(0) == 5 * sum(army)
    t.act(0, PlayTactic(tactic))
    assert (t.strength(0), t.civ(0).ma) == (5 * sum(army) + strength, 1)
    t.civ(0).workers = units_of(army, 3)
    assert t.armies(0) == 3 * strength
    for unit, n in units_of(army).items():
        t.civ(0).workers = {**units_of(army, 2), unit: 2 * n - 1}
        assert t.armies(0) == strength, "a unit is missing in the second army"


@pytest.mark.rule("OR-4.12", "OR-5.3", "OR-9.36")
@pytest.mark.parametrize("tactic", TACTICS)
def test_every_tactic_with_outdated_units_and_air_forces(table: MakeTable, tactic: str) -> None:
    army, strength, lower = TACTICS[tactic]
    t = table(age=3)
    t.seat(0, only_workers=units_of(army, 2), tactic=tactic, exclusive=True)
    t.civ(0).workers["air_forces"] = 1
    assert t.armies(0) == 3 * strength, "one army counts twice"
    assert (lower is None) == (tactic not in AGES)
    if lower is None:
        oldest = {"warriors": army[0], "knights": army[1], "cannon": army[2]}
        t.civ(0).workers = {unit: n for unit, n in oldest.items() if n}
        assert t.armies(0) == strength
        return
    young, old = AGES[tactic]
    for units, bonus in ((young, strength), (old, lower)):
        t.civ(0).workers = dict(units)
        assert t.armies(0) == bonus
        t.civ(0).workers["air_forces"] = 3
        assert t.armies(0) == 2 * bonus


@pytest.mark.rule("OR-4.12")
def test_several_tactics_may_be_played_in_a_turn(table: MakeTable) -> None:
    """Each costs its military action, and takes the place of the one before."""
    t = table(age=3)
    t.seat(0, only_workers=units_of((2, 0, 0)), military=["fighting_band", "legion"])
    t.act(0, PlayTactic("fighting_band"), PlayTactic("legion"))
    assert (t.civ(0).tactic, t.civ(0).military.cards) == ("legion", [])
    assert t.s.discards.cards[-1] == "fighting_band"


@pytest.mark.rule("OR-4.12")
def test_the_tactics_are_all_here(table: MakeTable) -> None:
    assert set(TACTICS) == {c.id for c in rules_of(table().s).table.of_kind("tactic")}
