"""Armies and the strength rating (NS-9.5, NSC-89 to NSC-100)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import CopyTactic, EndTurn, PassPolitics, PlayTactic
from tests.games.tta.table import MakeTable, Table


def armies(t: Table, tactic: str, leader: str | None = None, /, **units: int) -> int:
    civ = t.civ(0)
    civ.tactic, civ.leader = tactic, leader
    civ.workers = units
    return t.armies(0)


@pytest.mark.rule("NS-9.5", "NSC-89")
def test_simple_armies(table: MakeTable) -> None:
    t = table()
    t.open_end = True
    assert armies(t, "fighting_band", warriors=5) == 2
    assert t.strength(0) == 7
    assert armies(t, "legion", swordsmen=7) == 4
    assert armies(t, "medieval_army", warriors=3, knights=2) == 4
    assert armies(t, "phalanx", warriors=4, knights=1) == 3
    assert armies(t, "heavy_cavalry", knights=3) == 4


@pytest.mark.rule("NS-9.5", "NSC-90", "NSC-91", "NSC-92", "NSC-93")
def test_obsolete_armies_and_the_best_grouping(table: MakeTable) -> None:
    t = table()
    assert armies(t, "classic_army", knights=2, warriors=2) == 4
    assert armies(t, "classic_army", knights=2, swordsmen=2) == 8
    assert armies(t, "classic_army", knights=2, swordsmen=1, warriors=1) == 4
    assert armies(t, "napoleonic_army", warriors=1, swordsmen=1, knights=2, cannon=2) == 11
    assert armies(t, "defensive_army", swordsmen=2, warriors=2, cannon=2) == 9
    mixed = {"riflemen": 2, "swordsmen": 2, "cavalrymen": 1, "knights": 1, "cannon": 2}
    assert armies(t, "modern_army", **mixed) == 20


@pytest.mark.rule("NS-9.5", "NS-12.2", "NSC-94", "NSC-95")
def test_genghis_khan(table: MakeTable) -> None:
    t = table()
    khan = "genghis_khan"
    units = {"warriors": 3, "swordsmen": 1, "knights": 2}
    assert armies(t, "conquistadors", khan, **units) == 8
    assert armies(t, "conquistadors", **units) == 5
    assert armies(t, "phalanx", khan, warriors=5, knights=1) == 6
    assert armies(t, "phalanx", warriors=5, knights=1) == 3
    assert armies(t, "medieval_army", khan, warriors=4) == 4
    assert armies(t, "heavy_cavalry", khan, warriors=3) == 4


@pytest.mark.rule("NS-9.5", "NSC-96")
def test_air_forces(table: MakeTable) -> None:
    t = table()
    units = {"riflemen": 2, "swordsmen": 2, "cavalrymen": 1, "knights": 1, "cannon": 2}
    for planes, wanted in ((1, 33), (2, 40), (3, 40)):
        assert armies(t, "modern_army", air_forces=planes, **units) == wanted
        assert t.strength(0) == wanted + 3 * 2 + 2 * 2 + 3 + 2 + 2 * 3 + 5 * planes


@pytest.mark.rule("NS-9.5", "NSC-97")
@pytest.mark.parametrize(
    ("tactic", "fresh", "full", "old", "lower"),
    [
        ("fortifications", {"cannon": 2}, 5, None, 3),
        ("mobile_artillery", {"knights": 1, "cannon": 1}, 5, None, 3),
        ("entrenchments", {"riflemen": 1, "rockets": 2}, 9, {"warriors": 1, "rockets": 2}, 5),
        ("mechanized_army", {"tanks": 1, "rockets": 2}, 10, {"knights": 1, "rockets": 2}, 5),
        ("shock_troops", {"riflemen": 1, "tanks": 3}, 11, {"swordsmen": 1, "tanks": 3}, 6),
    ],
)
def test_other_tactics(
    table: MakeTable,
    tactic: str,
    fresh: dict[str, int],
    full: int,
    old: dict[str, int] | None,
    lower: int,
) -> None:
    t = table()
    assert armies(t, tactic, **fresh) == full
    card = t.figures(tactic)
    assert card.tactic.obsolete == lower
    if old is not None:
        assert armies(t, tactic, **old) == lower


@pytest.mark.rule("NS-10.1", "NSC-98")
@pytest.mark.parametrize(
    ("leader", "wonder", "wanted"),
    [
        (None, None, 9),
        ("alexander_the_great", None, 14),
        ("napoleon_bonaparte", None, 15),
        (None, "great_wall", 13),
        (None, "colossus", 11),
    ],
)
def test_strength_with_leaders_and_wonders(
    table: MakeTable, leader: str | None, wonder: str | None, wanted: int
) -> None:
    t = table()
    t.seat(
        0,
        leader=leader,
        wonders=[wonder] if wonder else [],
        only_workers={"warriors": 2, "swordsmen": 1, "knights": 1, "cannon": 1},
    )
    assert t.strength(0) == wanted


@pytest.mark.rule("NS-12.2", "NSC-99")
def test_great_wall_and_genghis(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        leader="genghis_khan",
        wonders=["great_wall"],
        tactic="medieval_army",
        only_workers={"warriors": 4},
    )
    assert t.strength(0) == 12


@pytest.mark.rule("NS-3.7", "NS-5.18", "NS-5.19", "NS-14.4", "NSC-100")
def test_a_tactic_is_exclusive_then_common(table: MakeTable) -> None:
    t = table()
    t.seat(0, military=["legion", "phalanx"], workers={"warriors": 3}, government="monarchy")
    t.seat(1, government="monarchy")
    t.act(0, PlayTactic("legion"))
    assert (t.civ(0).ma, t.armies(0)) == (2, 2)
    t.refused(0, PlayTactic("phalanx"))
    t.act(0, EndTurn())
    t.act(1, PassPolitics())
    t.refused(1, CopyTactic("legion"))
    t.act(1, EndTurn())
    assert t.s.common_tactics == ["legion"]
    assert (t.civ(0).tactic, t.civ(0).exclusive) == ("legion", False)
    t.act(0, PassPolitics())
    t.refused(0, CopyTactic("legion"))
    t.act(0, EndTurn())
    t.act(1, PassPolitics(), CopyTactic("legion"))
    assert (t.civ(1).tactic, t.civ(1).ma) == ("legion", 1)
    t.refused(1, CopyTactic("legion"))


@pytest.mark.rule("NS-3.7")
def test_a_second_copy_of_a_common_tactic_leaves_the_game(table: MakeTable) -> None:
    t = table()
    t.seat(0, tactic="legion", exclusive=True)
    t.seat(1, tactic="legion")
    t.phase("start")
    t.go()
    assert t.s.common_tactics == ["legion"]
    assert t.s.duplicates == ["legion"]
    assert t.civ(0).tactic == "legion"
