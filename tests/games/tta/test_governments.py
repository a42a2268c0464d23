"""Governments, revolutions, special technologies and what developing brings (NSC-61 to NSC-75)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import Develop, PlayCard
from tests.games.tta.table import MakeTable


@pytest.mark.rule("NS-5.12", "NS-5.21", "INT-17", "NSC-224")
def test_hammurabi_and_revolution(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="hammurabi", civil=["monarchy"], science=2, ca=3, ma=1)
    t.act(0, Develop("monarchy", revolution=True))
    civ = t.civ(0)
    assert (civ.ca_total, civ.ca, civ.ma_total, civ.ma) == (5, 0, 3, 1)


@pytest.mark.rule("NS-5.11", "NS-10.5", "NSC-61")
def test_a_peaceful_change_of_government(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["monarchy"], science=8)
    t.act(0, Develop("monarchy"))
    civ = t.civ(0)
    assert (civ.government, civ.science, civ.ca, civ.ma) == ("monarchy", 0, 4, 3)


@pytest.mark.rule("NS-5.12", "NSC-62")
def test_a_revolution(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["monarchy"], science=2)
    t.refused(0, Develop("monarchy"))
    t.act(0, Develop("monarchy", revolution=True))
    civ = t.civ(0)
    assert (civ.science, civ.ca_total, civ.ca, civ.ma_total, civ.ma) == (0, 5, 0, 3, 3)


@pytest.mark.rule("NS-5.12", "NSC-63")
def test_a_revolution_needs_the_whole_total(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["monarchy"], science=2, specials=["code_of_laws"], ca=4)
    t.refused(0, Develop("monarchy", revolution=True))
    t.seat(0, ca=5)
    t.act(0, Develop("monarchy", revolution=True))
    assert (t.civ(0).ca_total, t.civ(0).ca) == (6, 0)
    t = table()
    t.seat(0, civil=["monarchy", "code_of_laws"], science=8)
    t.act(0, Develop("code_of_laws"))
    assert (t.civ(0).ca_total, t.civ(0).ca) == (5, 4)
    t.refused(0, Develop("monarchy", revolution=True))


@pytest.mark.rule("NS-5.14", "NSC-64")
def test_breakthrough(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["breakthrough_i", "irrigation"], science=2)
    t.refused(0, PlayCard("breakthrough_i", Develop("irrigation")))
    t.seat(0, science=3)
    t.act(0, PlayCard("breakthrough_i", Develop("irrigation")))
    assert (t.civ(0).science, t.civ(0).ca, "irrigation" in t.civ(0).workers) == (2, 3, True)


@pytest.mark.rule("NS-5.12", "NS-5.14", "NSC-65")
def test_breakthrough_as_a_revolution(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["breakthrough_i", "monarchy"], science=2, ca=3)
    order = PlayCard("breakthrough_i", Develop("monarchy", revolution=True))
    t.refused(0, order)
    t.seat(0, ca=4)
    t.act(0, order)
    assert (t.civ(0).science, t.civ(0).ca_total, t.civ(0).ca) == (2, 5, 0)


@pytest.mark.rule("NS-12.3", "NSC-67")
def test_robespierre(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(
        0,
        government="constitutional_monarchy",
        leader="maximilien_robespierre",
        civil=["republic"],
        science=3,
        ca=4,
        ma=4,
    )
    t.refused(0, Develop("republic", revolution=True))
    t.seat(0, ca=6, ma=4)
    t.refused(0, Develop("republic", revolution=True))
    t.seat(0, ca=4, ma=5)
    t.act(0, Develop("republic", revolution=True))
    civ = t.civ(0)
    assert (civ.ca_total, civ.ca, civ.ma_total, civ.ma) == (7, 5, 3, 0)
    assert (civ.science, civ.culture) == (0, 3)


@pytest.mark.rule("NS-12.3", "NSC-68")
def test_robespierre_with_patriotism(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(
        0,
        government="republic",
        leader="maximilien_robespierre",
        civil=["communism", "patriotism_iii"],
        science=5,
    )
    t.act(0, PlayCard("patriotism_iii"), Develop("communism", revolution=True))
    civ = t.civ(0)
    assert (civ.ma_total, civ.ma, civ.ca_total, civ.ca) == (6, 1, 7, 6)


@pytest.mark.rule("NS-12.3", "NS-5.14", "NSC-69")
def test_robespierre_with_breakthrough(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(
        0, leader="maximilien_robespierre", civil=["breakthrough_ii", "republic"], science=3, ca=0
    )
    t.act(0, PlayCard("breakthrough_ii", Develop("republic", revolution=True)))
    assert (t.civ(0).science, t.civ(0).culture, t.civ(0).ma) == (3, 3, 0)


@pytest.mark.rule("NS-5.12", "NS-12.3", "NSC-223")
def test_robespierre_against_a_lack_of_science(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, leader="maximilien_robespierre", civil=["democracy"], science=8)
    t.refused(0, Develop("democracy", revolution=True))
    assert t.science_price(0, "democracy") == 17


@pytest.mark.rule("NS-5.11", "NS-10.5", "NSC-73")
def test_replacing_a_special_technology(table: MakeTable) -> None:
    t = table()
    t.seat(0, government="monarchy", specials=["warfare"], civil=["strategy"], science=8, ma=3)
    before = t.strength(0)
    t.act(0, Develop("strategy"))
    assert (t.civ(0).ma_total, t.civ(0).ma) == (5, 4)
    assert t.strength(0) == before + 2


@pytest.mark.rule("NS-5.11", "NS-10.10", "INT-6", "NSC-74")
def test_blue_tokens_of_special_technologies(table: MakeTable) -> None:
    t = table()
    t.seat(0, specials=["justice_system"], civil=["civil_service"], science=10, blue_bank=0)
    total = t.civ(0).ca_total
    t.act(0, Develop("civil_service"))
    assert (t.civ(0).blue_bank, t.s.blue_box, t.civ(0).ca_total) == (0, 0, total + 1)


@pytest.mark.rule("NS-12.15", "INT-45", "INT-46", "NSC-75")
def test_scientific_cooperation(table: MakeTable) -> None:
    t = table(3)
    t.pact("scientific_cooperation", 0, 0, 1)
    t.seat(0, civil=["iron", "theology", "monarchy"], science=3)
    t.refused(0, Develop("iron"))
    t.seat(1, science=2)
    t.act(0, Develop("iron"))
    assert (t.civ(0).science, t.civ(1).science) == (0, 1)
    t.act(0, Develop("theology"))
    assert (t.civ(0).science, t.civ(1).science) == (0, 0)
    assert t.science_price(0, "monarchy", revolution=True) == 0


@pytest.mark.rule("NS-10.1", "NSC-208")
def test_fundamentalism(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, government="monarchy", civil=["fundamentalism"], science=18)
    before = t.strength(0)
    t.act(0, Develop("fundamentalism"))
    civ = t.civ(0)
    assert (t.science(0), t.strength(0)) == (0, before + 5)
    assert (civ.ca_total, civ.ma_total) == (6, 5)


@pytest.mark.rule("NS-5.11", "NSC-221")
def test_satellites_replace_navigation(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, specials=["navigation"], civil=["satellites"], science=8)
    before = t.strength(0)
    assert t.colonization(0) == 3
    t.act(0, Develop("satellites"))
    assert (t.strength(0), t.colonization(0), t.civ(0).science) == (before + 1, 4, 0)


@pytest.mark.rule("NS-5.11", "NS-10.5", "NSC-222")
def test_military_theory(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(
        0,
        specials=["strategy"],
        government="constitutional_monarchy",
        civil=["military_theory"],
        science=11,
        ma=2,
    )
    before = t.strength(0)
    t.act(0, Develop("military_theory"))
    assert (t.civ(0).ma_total, t.civ(0).ma, t.strength(0)) == (7, 3, before + 2)


@pytest.mark.rule("NS-14.17", "NS-14.18", "NSC-246")
def test_developing_order_of_effects(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(
        0, leader="albert_einstein", civil=["breakthrough_ii", "computers"], science=8, culture=10
    )
    t.act(0, PlayCard("breakthrough_ii", Develop("computers")))
    assert (t.civ(0).science, t.civ(0).culture) == (3, 13)
    told = [(e.kind, getattr(e, "amount", None)) for e in t.news]
    assert told.index(("developed", None)) < told.index(("changed", 3))
