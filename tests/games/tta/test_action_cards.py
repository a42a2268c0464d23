"""Every action card: its price, its effect, and the turn it must wait (NS-5.14)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    Build,
    BuildStages,
    Choose,
    Develop,
    EndTurn,
    Order,
    PlayCard,
    Populate,
    Take,
    Upgrade,
)
from engine.games.tta.editions import rules_of
from tests.games.tta.table import MakeTable, Table

FARM, MINE, LAB = Upgrade("agriculture", "irrigation"), Build("bronze"), Build("philosophy")

CARDS: dict[str, tuple[Order | None, dict[str, int]]] = {
    # how it is played; what changes besides the civil action
    "rich_land_a": (FARM, {"resources": -1}),
    "rich_land_i": (FARM, {"resources": 0}),
    "rich_land_ii": (MINE, {"resources": 0, "idle": -1}),
    "urban_growth_a": (LAB, {"resources": -2, "idle": -1}),
    "urban_growth_i": (LAB, {"resources": -1, "idle": -1}),
    "urban_growth_ii": (LAB, {"resources": 0, "idle": -1}),
    "urban_growth_iii": (Upgrade("philosophy", "computers"), {"resources": -4}),
    "efficient_upgrade_ii": (Upgrade("philosophy", "computers"), {"resources": -5}),
    "efficient_upgrade_iii": (Upgrade("philosophy", "computers"), {"resources": -4}),
    "engineering_genius_a": (BuildStages(), {"resources": -5}),
    "engineering_genius_i": (BuildStages(), {"resources": -4}),
    "engineering_genius_ii": (BuildStages(), {"resources": -3}),
    "engineering_genius_iii": (BuildStages(), {"resources": -2}),
    "frugality_a": (Populate(), {"food": 1 - 2, "idle": 1}),
    "frugality_i": (Populate(), {"food": 2 - 2, "idle": 1}),
    "frugality_ii": (Populate(), {"food": 3 - 2, "idle": 1}),
    "breakthrough_i": (Develop("masonry"), {"science": 2 - 3}),
    "breakthrough_ii": (Develop("masonry"), {"science": 3 - 3}),
    "patriotism_a": (None, {"purse": 1, "ma": 1}),
    "patriotism_i": (None, {"purse": 2, "ma": 1}),
    "patriotism_ii": (None, {"purse": 3, "ma": 1}),
    "patriotism_iii": (None, {"purse": 4, "ma": 1}),
    "cultural_heritage_a": (None, {"science": 1, "culture": 4}),
    "cultural_heritage_i": (None, {"science": 2, "culture": 2}),
    "revolutionary_idea_ii": (None, {"science": 4}),
    "revolutionary_idea_iii": (None, {"science": 6}),
    "stockpile": (None, {"food": 1, "resources": 1}),
    "reserves_i": (Choose("food"), {"food": 2}),
    "reserves_ii": (Choose("food"), {"food": 3}),
    "reserves_iii": (Choose("resources"), {"resources": 4}),
    "wave_of_nationalism": (None, {"purse": 3}),
    "military_build_up": (None, {"purse": 5}),
    "endowment_for_the_arts": (None, {"culture": 2 * 3}),
}


def figures(t: Table) -> dict[str, int]:
    civ = t.civ(0)
    names = ("idle", "science", "culture", "purse", "ca", "ma", "ma_total", "stages")
    return {"food": t.food(0), "resources": t.resources(0)} | {n: getattr(civ, n) for n in names}


@pytest.fixture
def rich(table: MakeTable) -> Table:
    """Three players; A can pay everything and is behind in culture and, to one, in strength."""
    t = table(3, age=3)
    t.seat(
        0,
        workers={"irrigation": 0, "computers": 0},
        wonder="eiffel_tower",
        stages=1,
        food=9,
        resources=20,
        science=9,
        culture=3,
        yellow_bank=17,
    )
    t.seat(1, workers={"warriors": 9}, culture=4)
    t.seat(2, culture=5)
    return t


@pytest.mark.rule("NS-5.14", "NS-5.2", "NS-14.17")
@pytest.mark.parametrize("card", CARDS)
def test_every_action_card(rich: Table, card: str) -> None:
    then, changes = CARDS[card]
    t = rich
    t.seat(0, civil=["masonry", card])
    before = figures(t)
    t.act(0, PlayCard(card, then))
    stages = {"stages": 1} if isinstance(then, BuildStages) else {}
    assert figures(t) == {
        name: n + ({"ca": -1} | stages | changes).get(name, 0) for name, n in before.items()
    }
    assert card in t.s.gone
    assert card not in t.civ(0).civil.cards


@pytest.mark.rule("NS-5.14", "NSC-50")
@pytest.mark.parametrize("card", CARDS)
def test_every_action_card_waits_for_the_next_turn(rich: Table, card: str) -> None:
    then, _ = CARDS[card]
    t = rich
    t.row(card)
    t.seat(0, civil=["masonry"])
    t.act(0, Take(card, 0))
    t.refused(0, PlayCard(card, then))
    # A second copy that has been in the hand before may be played.
    t.seat(0, civil=[card])
    t.act(0, PlayCard(card, then))
    t.refused(0, PlayCard(card, then))


@pytest.mark.rule("NS-5.14", "NS-5.1")
@pytest.mark.parametrize("card", CARDS)
def test_no_action_card_without_a_civil_action(rich: Table, card: str) -> None:
    t = rich
    t.seat(0, civil=["masonry", card], ca=0)
    assert t.offers("play_card") == []
    t.refused(0, PlayCard(card, CARDS[card][0]))


@pytest.mark.rule("NS-5.14")
def test_the_action_cards_are_all_here(table: MakeTable) -> None:
    assert set(CARDS) == {c.id for c in rules_of(table().s).table.of_kind("action")}


@pytest.mark.rule("NS-5.14", "NS-11.2", "NSC-4")
def test_frugality_with_moses(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="moses", civil=["frugality_ii"], food=1, yellow_bank=17)
    t.act(0, PlayCard("frugality_ii", Populate()))
    # The price is 1, and the whole 3 food are gained.
    assert (t.food(0), t.civ(0).idle) == (3, 2)


@pytest.mark.rule("NS-5.14", "NS-5.1")
def test_orders_that_cannot_be_carried_out(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        civil=["frugality_i", "engineering_genius_i", "efficient_upgrade_ii", "breakthrough_i"],
        yellow_bank=0,
        food=9,
        resources=9,
        science=9,
    )
    # An empty yellow bank, no unfinished wonder, no better card, no technology in hand.
    assert t.offers("play_card") == []


@pytest.mark.rule("NS-5.14", "NS-5.16", "NS-11.3", "NS-5.20")
def test_a_purse_is_one_pool_for_units_only(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(
        0,
        civil=["patriotism_ii"],
        idle=2,
        resources=2,
        workers={"swordsmen": 0, "riflemen": 0, "alchemy": 0},
    )
    t.act(0, PlayCard("patriotism_ii"), Upgrade("warriors", "swordsmen"))
    assert (t.civ(0).purse, t.resources(0), t.civ(0).ma) == (2, 2, 2)
    t.refused(0, Build("alchemy"))
    t.act(0, Build("swordsmen"))
    assert (t.civ(0).purse, t.resources(0), t.civ(0).ma) == (0, 1, 1)
    t.refused(0, Build("warriors"))


@pytest.mark.rule("NS-5.14", "NS-6.8", "NS-6.9", "NS-10.4")
def test_patriotisms_action_lapses_with_the_turn(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["patriotism_a"])
    t.act(0, PlayCard("patriotism_a"))
    assert (t.civ(0).ma, t.civ(0).ma_total) == (3, 2)
    t.act(0, EndTurn())
    assert len(t.civ(0).military) == 3
    assert (t.civ(0).ma, t.civ(0).purse) == (2, 0)


@pytest.mark.rule("NS-5.14", "INT-33", "NSC-85", "NSC-86")
def test_nobody_is_ahead(table: MakeTable) -> None:
    t = table(2, age=3)
    hand = ["wave_of_nationalism", "military_build_up", "endowment_for_the_arts"]
    t.seat(0, civil=hand, culture=7)
    t.seat(1, culture=7)
    t.act(0, *[PlayCard(c) for c in hand])
    assert (t.civ(0).purse, t.civ(0).culture, t.civ(0).ca) == (0, 7, 1)


@pytest.mark.rule("NS-7.10", "INT-16", "NSC-85")
def test_figures_for_the_players_left(table: MakeTable) -> None:
    t = table(3, age=3)
    t.s.players[2].out = True
    t.seat(0, civil=["military_build_up", "endowment_for_the_arts"])
    t.seat(1, workers={"warriors": 5}, culture=9)
    t.act(0, PlayCard("military_build_up"), PlayCard("endowment_for_the_arts"))
    assert (t.civ(0).purse, t.civ(0).culture) == (8, 6)


@pytest.mark.rule("NS-5.14", "NS-5.7")
@pytest.mark.parametrize("card", ["rich_land_ii", "efficient_upgrade_ii"])
def test_units_are_no_farms_mines_or_buildings(table: MakeTable, card: str) -> None:
    t = table(age=2)
    t.seat(0, civil=[card], workers={"swordsmen": 0, "iron": 0, "alchemy": 0}, resources=9)
    offered = {a.then for a in t.offers("play_card")}
    assert Upgrade("bronze", "iron") in offered
    assert not any(getattr(o, "target", "") == "swordsmen" for o in offered)
    assert (Upgrade("philosophy", "alchemy") in offered) == (card == "efficient_upgrade_ii")
    assert any(o.kind == "build" for o in offered) == (card == "rich_land_ii")
