"""Every tactic, played from the hand (NS-5.18, NS-9.5)."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from engine.games.tta.actions import CopyTactic, PassPolitics, PlayTactic
from engine.games.tta.editions import rules_of
from engine.games.tta.editions.ruleset import Ruleset
from tests.games.tta.table import MakeTable

UNITS = ("modern_infantry", "tanks", "rockets")

TACTICS: dict[str, tuple[tuple[int, int, int], int, dict[str, int] | None, int | None]] = {
    # infantry, cavalry, artillery of an army; its strength; units that are too old; strength then
    "fighting_band": ((2, 0, 0), 1, None, None),
    "heavy_cavalry": ((0, 3, 0), 4, None, None),
    "legion": ((3, 0, 0), 2, None, None),
    "medieval_army": ((1, 1, 0), 2, None, None),
    "phalanx": ((2, 1, 0), 3, None, None),
    "classic_army": ((2, 2, 0), 8, {"warriors": 1, "swordsmen": 1, "knights": 2}, 4),
    "conquistadors": ((1, 2, 0), 5, {"warriors": 1, "knights": 2}, 3),
    "defensive_army": ((2, 0, 1), 6, {"warriors": 1, "riflemen": 1, "cannon": 1}, 3),
    "fortifications": ((0, 0, 2), 5, None, None),
    "mobile_artillery": ((0, 1, 1), 5, None, None),
    "napoleonic_army": ((1, 1, 1), 7, {"warriors": 1, "knights": 1, "cannon": 1}, 4),
    "entrenchments": ((1, 0, 2), 9, {"swordsmen": 1, "rockets": 2}, 5),
    "mechanized_army": ((0, 1, 2), 10, {"knights": 1, "rockets": 2}, 5),
    "modern_army": ((2, 1, 1), 13, {"swordsmen": 1, "riflemen": 1, "tanks": 1, "cannon": 1}, 7),
    "shock_troops": ((1, 3, 0), 11, {"riflemen": 1, "tanks": 2, "knights": 1}, 6),
}


def units_of(army: tuple[int, int, int], armies: int = 1) -> dict[str, int]:
    """Units of age III for whole armies."""
    return {unit: n * armies for unit, n in zip(UNITS, army, strict=True) if n}


@pytest.mark.rule("NS-5.18", "NS-9.5", "NSC-97")
@pytest.mark.parametrize("tactic", TACTICS)
def test_playing_every_tactic(table: MakeTable, tactic: str) -> None:
    army, strength, old, lower = TACTICS[tactic]
    t = table(age=3)
    t.seat(0, only_workers=units_of(army), military=[tactic])
    without = t.strength(0)
    t.act(0, PlayTactic(tactic))
    assert (t.strength(0), t.civ(0).ma, t.civ(0).exclusive) == (without + strength, 1, True)
    t.civ(0).workers = units_of(army, 3)
    assert t.armies(0) == 3 * strength
    t.civ(0).workers["air_forces"] = 2
    assert t.armies(0) == 5 * strength
    for unit in units_of(army):
        t.civ(0).workers = {**units_of(army), unit: units_of(army)[unit] - 1}
        assert t.armies(0) == 0
    if old is not None:
        assert lower is not None
        t.civ(0).workers = {**old, "air_forces": 1}
        assert t.armies(0) == 2 * lower


@pytest.mark.rule("NS-9.5")
def test_the_tactics_are_all_here(table: MakeTable) -> None:
    t = table()
    assert set(TACTICS) == {c.id for c in rules_of(t.s).table.of_kind("tactic")}


@pytest.mark.rule("NS-3.7", "NS-5.18", "NS-5.19")
@pytest.mark.parametrize("how", [PlayTactic("medieval_army"), CopyTactic("phalanx")])
def test_a_tactic_that_is_replaced_stays_a_common_one(
    table: MakeTable, how: PlayTactic | CopyTactic
) -> None:
    """An exclusive one cannot be replaced: it is common before its owner may take another."""
    t = table(age=2)
    t.s.common_tactics.append("phalanx")
    t.seat(0, military=["medieval_army"], tactic="legion", exclusive=True, ma=2)
    t.phase("start")
    t.go()
    t.act(0, PassPolitics(), how)
    assert (t.civ(0).tactic, t.civ(0).tactic_done) == (how.card, True)
    assert sorted(t.s.common_tactics) == ["legion", "phalanx"]
    assert "legion" not in t.s.discards.cards
    assert not [*t.offers("play_tactic"), *t.offers("copy_tactic")]


def test_every_point_of_a_ruleset_is_asked_for_by_some_rule() -> None:
    folder = Path(__file__).parents[3] / "engine" / "games" / "tta"
    code = "".join(f.read_text() for f in folder.rglob("*.py") if "editions" not in f.parts)
    unread = [f.name for f in fields(Ruleset) if not re.search(rf"\.{f.name}\b", code)]
    assert unread == []
