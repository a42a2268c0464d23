"""Every technology: developed, staffed and counted (NS-5.6, NS-5.11, NS-5.15, NS-9.2)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import Build, Develop, DiscardCards, EndTurn
from engine.games.tta.editions import rules_of
from tests.games.tta.table import MakeTable, Table

FARMS_AND_MINES = {
    # science, resources; what each worker makes
    "agriculture": (0, 2, 1),
    "irrigation": (3, 4, 2),
    "selective_breeding": (5, 6, 3),
    "mechanized_agriculture": (7, 8, 5),
    "bronze": (0, 2, 1),
    "iron": (5, 5, 2),
    "coal": (7, 8, 3),
    "oil": (9, 11, 5),
}

BUILDINGS = {
    # science, resources; what each worker gives: science, culture, happiness, strength
    "philosophy": (0, 3, (1, 0, 0, 0)),
    "alchemy": (4, 6, (2, 0, 0, 0)),
    "scientific_method": (6, 8, (3, 0, 0, 0)),
    "computers": (8, 11, (5, 0, 0, 0)),
    "religion": (0, 3, (0, 1, 1, 0)),
    "theology": (2, 5, (0, 1, 2, 0)),
    "organized_religion": (4, 7, (0, 1, 3, 0)),
    "bread_and_circuses": (3, 3, (0, 0, 2, 1)),
    "team_sports": (5, 5, (0, 0, 3, 2)),
    "professional_sports": (7, 8, (0, 0, 4, 3)),
    "printing_press": (3, 3, (1, 1, 0, 0)),
    "journalism": (6, 8, (2, 2, 0, 0)),
    "multimedia": (9, 11, (3, 3, 0, 0)),
    "drama": (3, 4, (0, 2, 1, 0)),
    "opera": (7, 8, (0, 3, 1, 0)),
    "movies": (10, 11, (0, 4, 1, 0)),
}

UNITS = {
    # science, resources, strength of each
    "warriors": (0, 2, 1),
    "swordsmen": (4, 3, 2),
    "riflemen": (6, 5, 3),
    "modern_infantry": (10, 7, 5),
    "knights": (5, 3, 2),
    "cavalrymen": (6, 5, 3),
    "tanks": (9, 7, 5),
    "cannon": (6, 5, 3),
    "rockets": (8, 7, 5),
    "air_forces": (12, 7, 5),
}

GOVERNMENTS = {
    # science, science of a revolution, civil and military actions, urban limit;
    # science, culture, strength, happiness
    "monarchy": (8, 2, 5, 3, 3, (0, 0, 0, 0)),
    "theocracy": (6, 1, 4, 3, 3, (0, 1, 1, 1)),
    "constitutional_monarchy": (12, 6, 6, 4, 3, (0, 0, 0, 0)),
    "republic": (13, 3, 7, 2, 3, (0, 0, 0, 0)),
    "communism": (19, 5, 7, 5, 4, (0, 0, 0, -1)),
    "democracy": (17, 9, 7, 3, 4, (0, 3, 0, 0)),
    "fundamentalism": (18, 7, 6, 5, 4, (-2, 0, 5, 0)),
}

SPECIALS = {
    # science; civil actions, military actions, strength, colonization, blue tokens
    "warfare": (5, (0, 1, 1, 0, 0)),
    "strategy": (8, (0, 2, 3, 0, 0)),
    "military_theory": (11, (0, 3, 5, 0, 0)),
    "code_of_laws": (6, (1, 0, 0, 0, 0)),
    "justice_system": (7, (1, 0, 0, 0, 3)),
    "civil_service": (10, (2, 0, 0, 0, 3)),
    "cartography": (4, (0, 0, 1, 2, 0)),
    "navigation": (6, (0, 0, 2, 3, 0)),
    "satellites": (8, (0, 0, 3, 4, 0)),
    "masonry": (3, (0, 0, 0, 0, 0)),
    "architecture": (6, (0, 0, 0, 0, 0)),
    "engineering": (9, (0, 0, 0, 0, 0)),
}

DISCOUNTS = {
    # resources of Alchemy (6), Scientific Method (8) and Computers (11); stages for one action
    "masonry": (5, 7, 10, 2),
    "architecture": (5, 6, 9, 3),
    "engineering": (5, 6, 8, 4),
}


def develop(t: Table, card: str, science: int) -> None:
    """Seat 0 develops a technology with exactly its science; one point less is refused."""
    if not science:
        return
    t.seat(0, civil=[card], science=science - 1)
    t.refused(0, Develop(card))
    t.seat(0, science=science)
    t.act(0, Develop(card))
    assert (t.civ(0).science, t.civ(0).ca, t.civ(0).civil.cards) == (0, t.civ(0).ca_total - 1, [])


def build(t: Table, card: str, resources: int, military: bool = False) -> None:
    """Seat 0 builds with exactly the resources of the card; one less is refused."""
    t.seat(0, idle=1, resources=resources - 1)
    t.refused(0, Build(card))
    civ = t.seat(0, resources=resources)
    workers = civ.workers[card]
    before = (civ.ca, civ.ma)
    t.act(0, Build(card))
    after = (before[0] - (not military), before[1] - military)
    civ = t.civ(0)
    assert (t.resources(0), civ.idle, civ.workers[card]) == (0, 0, workers + 1)
    assert (civ.ca, civ.ma) == after


@pytest.mark.rule("NS-5.6", "NS-5.11", "NS-6.5", "NS-6.7", "NS-9.1")
@pytest.mark.parametrize("card", FARMS_AND_MINES)
def test_every_farm_and_mine(table: MakeTable, card: str) -> None:
    science, resources, makes = FARMS_AND_MINES[card]
    t = table(age=3)
    t.seat(0, only_workers={"agriculture": 0, "bronze": 0})
    develop(t, card, science)
    build(t, card, resources)
    assert (t.science(0), t.culture(0), t.strength(0), t.happiness(0)) == (0, 0, 0, 0)
    t.seat(0, workers={card: 2}, blue_bank=16)
    t.produce(0)
    farm = t.figures(card).kind == "farm"
    assert (t.food(0), t.resources(0)) == ((2 * makes, 0) if farm else (0, 2 * makes))
    # One blue token for each worker, whatever it is worth.
    assert (t.civ(0).blue[card], t.civ(0).blue_bank) == (2, 14)


@pytest.mark.rule("NS-5.6", "NS-5.11", "NS-9.2", "NS-10.13")
@pytest.mark.parametrize("card", BUILDINGS)
def test_every_urban_building(table: MakeTable, card: str) -> None:
    science, resources, gives = BUILDINGS[card]
    t = table(age=3)
    t.seat(0, only_workers={"bronze": 0, "philosophy": 0, "religion": 0})
    develop(t, card, science)
    asks = (t.science, t.culture, t.happiness, t.strength)
    assert [ask(0) for ask in asks] == [0, 0, 0, 0]
    build(t, card, resources)
    assert tuple(ask(0) for ask in asks) == gives
    t.civ(0).workers[card] = 2
    assert tuple(ask(0) for ask in asks) == tuple(2 * n for n in gives)
    t.seat(0, idle=1, resources=99)
    t.refused(0, Build(card))


@pytest.mark.rule("NS-5.11", "NS-5.15", "NS-5.20", "NS-9.2")
@pytest.mark.parametrize("card", UNITS)
def test_every_unit(table: MakeTable, card: str) -> None:
    science, resources, strength = UNITS[card]
    t = table(age=3)
    t.seat(0, only_workers={"warriors": 0})
    develop(t, card, science)
    build(t, card, resources, military=True)
    assert t.strength(0) == strength
    t.civ(0).workers[card] = 7
    assert (t.strength(0), t.science(0), t.culture(0), t.happiness(0)) == (7 * strength, 0, 0, 0)


@pytest.mark.rule("NS-5.11", "NS-5.12", "NS-5.6", "NS-10.4")
@pytest.mark.parametrize("card", GOVERNMENTS)
def test_every_government(table: MakeTable, card: str) -> None:
    science, revolution, civil, military, limit, gives = GOVERNMENTS[card]
    t = table(age=3)
    t.seat(0, only_workers={"philosophy": 2, "religion": 2, "warriors": 1}, civil=[card])
    before = (t.science(0), t.culture(0), t.strength(0), t.happiness(0))
    t.seat(0, science=science - 1)
    t.refused(0, Develop(card))
    t.seat(0, science=science)
    t.act(0, Develop(card))
    civ = t.civ(0)
    assert (civ.government, civ.science, civ.ca_total, civ.ma_total) == (card, 0, civil, military)
    assert (civ.ca, civ.ma) == (civil - 1, military)
    after = (t.science(0), t.culture(0), t.strength(0), t.happiness(0))
    assert after == tuple(a + b for a, b in zip(before, gives, strict=True))
    t.seat(0, only_workers={"philosophy": limit - 1}, idle=2, resources=6)
    t.act(0, Build("philosophy"))
    t.refused(0, Build("philosophy"))
    t = table(age=3)
    t.seat(0, civil=[card], science=revolution - 1)
    t.refused(0, Develop(card, revolution=True))
    t.seat(0, science=revolution)
    t.act(0, Develop(card, revolution=True))
    civ = t.civ(0)
    assert (civ.government, civ.science, civ.ca_total, civ.ca) == (card, 0, civil, 0)
    assert (civ.ma_total, civ.ma, t.s.gone) == (military, military, ["despotism"])


@pytest.mark.rule("NS-5.11", "NS-9.2", "NS-10.3", "NS-10.4", "NS-10.10")
@pytest.mark.parametrize("card", SPECIALS)
def test_every_special_technology(table: MakeTable, card: str) -> None:
    science, (civil, military, strength, colonization, blue) = SPECIALS[card]
    t = table(age=3)
    before = t.strength(0)
    t.seat(0, civil=[card], science=science - 1)
    t.refused(0, Develop(card))
    t.seat(0, science=science)
    t.act(0, Develop(card))
    civ = t.civ(0)
    assert (civ.ca_total, civ.ma_total) == (4 + civil, 2 + military)
    assert (civ.ca, civ.ma) == (3 + civil, 2 + military)
    assert (t.strength(0), t.colonization(0)) == (before + strength, colonization)
    assert (civ.blue_bank, t.s.blue_box, civ.science) == (16 + blue, blue, 0)


@pytest.mark.rule("NS-5.6", "NS-5.10", "NSC-34", "NSC-35", "NSC-36")
@pytest.mark.parametrize("card", DISCOUNTS)
def test_construction_technologies_make_urban_buildings_cheaper(
    table: MakeTable, card: str
) -> None:
    alchemy, method, computers, stages = DISCOUNTS[card]
    t = table(age=3)
    t.seat(0, specials=[card], wonder="internet", resources=20)
    prices = [t.build_price(0, c) for c in ("alchemy", "scientific_method", "computers")]
    assert prices == [alchemy, method, computers]
    untouched = ("philosophy", "religion", "oil", "tanks", "mechanized_agriculture")
    assert [t.build_price(0, c) for c in untouched] == [3, 3, 11, 7, 8]
    assert max(a.count for a in t.offers("build_stages")) == stages


@pytest.mark.rule("NS-5.11")
def test_the_technologies_are_all_here(table: MakeTable) -> None:
    t = table()
    here = {*FARMS_AND_MINES, *BUILDINGS, *UNITS, *GOVERNMENTS, *SPECIALS, "despotism"}
    assert here == {c.id for c in rules_of(t.s).table.cards.values() if c.is_technology}


@pytest.mark.rule("NS-10.5", "NS-6.1", "NS-8.1")
def test_a_smaller_government_shrinks_both_totals(table: MakeTable) -> None:
    t = table(age=3)
    hand = ["spy", "annex", "rats"]
    t.seat(0, government="communism", civil=["republic"], science=13, ca=7, ma=4, military=hand)
    t.act(0, Develop("republic"))
    civ = t.civ(0)
    # One of five military actions was spent: three are lost, the spent one among them.
    assert (civ.ca_total, civ.ca, civ.ma_total, civ.ma) == (7, 6, 2, 2)
    t.act(0, EndTurn())
    assert (t.decision.kind, t.decision.facts["count"]) == ("discard", 1)
    t.act(0, DiscardCards(("rats",)))
    assert t.civ(0).military.cards[:2] == ["spy", "annex"]


@pytest.mark.rule("NS-5.11", "NS-10.10", "NS-10.7")
def test_the_blue_tokens_of_a_special_technology_leave_with_it(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, specials=["justice_system"], civil=["code_of_laws"], science=6, blue_bank=9)
    t.act(0, Develop("code_of_laws"))
    # The lower card of the type is developed and discarded: nothing changes.
    assert (t.civ(0).specials, t.civ(0).blue_bank, t.s.gone) == (
        ["justice_system"],
        9,
        ["code_of_laws"],
    )
