"""Every wonder from the row to its last stage, and what single ones do (OR-2.8, OR-8)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    Bid,
    Build,
    BuildStages,
    Commit,
    EndTurn,
    PassPolitics,
    PlayLeader,
    Populate,
    SendForce,
    Take,
    UseAbility,
)
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics
from tests.games.tta.table import MakeTable, Table

WORKERS = {
    "agriculture": 1,
    "irrigation": 1,
    "bronze": 2,
    "philosophy": 1,
    "computers": 1,
    "religion": 1,
    "journalism": 1,
    "opera": 1,
    "warriors": 2,
    "cannon": 1,
    "iron": 0,
}
"""Whoever builds: 4 on farms and mines, 5 in buildings, 3 units; happiness 2."""

WONDERS = {
    # stages; science, culture, strength, happiness; civil and military actions; culture at once
    "colossus": ([3, 3], (0, 1, 1, 0), (0, 0), 0),
    "hanging_gardens": ([2, 2, 2], (0, 1, 0, 2), (0, 0), 0),
    "library_of_alexandria": ([1, 2, 2, 1], (1, 1, 0, 0), (0, 0), 0),
    "pyramids": ([3, 2, 1], (0, 0, 0, 0), (1, 0), 0),
    # two Warriors and a Cannon
    "great_wall": ([2, 2, 3, 2], (0, 1, 3, 1), (0, 0), 0),
    # two faces become four
    "st_peters_basilica": ([4, 4], (0, 2, 0, 2), (0, 0), 0),
    "taj_mahal": ([2, 4, 2], (0, 3, 0, 0), (0, 0), 0),
    "universitas_carolina": ([3, 3, 3], (2, 1, 0, 0), (0, 0), 0),
    "eiffel_tower": ([3, 7, 3], (0, 4, 0, 1), (0, 0), 0),
    "kremlin": ([4, 4, 4], (0, 3, 0, -2), (1, 1), 0),
    "ocean_liner_service": ([3, 2, 2, 2, 3], (0, 0, 0, 0), (0, 0), 0),
    "transcontinental_railroad": ([3, 4, 5], (0, 0, 5, 0), (0, 0), 0),
    "fast_food_chains": ([4, 4, 4, 4], (0, 0, 0, 0), (0, 0), 2 * 4 + 5 + 3),
    # Irrigation, Iron, Computers, Journalism, Opera, Cannon, and Despotism of level 0
    "first_space_flight": ([3, 4, 9], (0, 0, 0, 0), (0, 0), 1 + 1 + 3 + 2 + 2 + 2),
    # Journalism and Opera
    "hollywood": ([5, 6, 5], (0, 0, 0, 0), (0, 0), 2 * (2 + 2)),
    # Computers and Journalism, not the Philosophy
    "internet": ([2, 3, 4, 3, 2], (0, 0, 0, 0), (0, 0), 2 * (3 + 2)),
}


def ratings(t: Table) -> tuple[int, ...]:
    asks = (t.science, t.culture, t.strength, t.happiness)
    return tuple(ask(0) for ask in asks)


@pytest.mark.rule("OR-2.8", "OR-2.17", "OR-2.25", "OR-8.9", "OR-8.11", "OR-8.12", "OR-8.16")
@pytest.mark.parametrize("card", WONDERS)
def test_every_wonder_from_the_row_to_the_last_stage(table: MakeTable, card: str) -> None:
    """Each stage costs its own price and an action; until the last one there is nothing."""
    stages, gives, (civil, military), culture = WONDERS[card]
    t = table(age=3)
    t.seat(0, only_workers=WORKERS, yellow_bank=18, blue_bank=18, culture=1)
    t.row(card, "work_of_art_iii")
    before = ratings(t)
    t.act(0, Take(card, 0))
    assert (t.civ(0).wonder, t.civ(0).ca, len(t.civ(0).civil)) == (card, 3, 0)
    for built, price in enumerate(stages):
        assert ratings(t) == before
        assert (t.civ(0).stages, t.civ(0).blue_bank) == (built, 18 - built)
        t.seat(0, resources=price - 1, ca=2)
        t.refused(0, BuildStages(1))
        t.seat(0, resources=price, ca=0, blue_bank=17 - built)
        t.refused(0, BuildStages(1))
        t.seat(0, ca=2)
        t.refused(0, BuildStages(2))
        t.civ(0).blue_bank += 1 - price  # so many tokens come back from the mines
        t.act(0, BuildStages(1))
    civ = t.civ(0)
    assert (civ.wonders, civ.wonder, civ.blue_bank) == ([card], None, 18)
    assert ratings(t) == tuple(a + b for a, b in zip(before, gives, strict=True))
    assert (civ.ca_total, civ.ma_total) == (4 + civil, 2 + military)
    assert (civ.ca, civ.ma) == (2 - 1 + civil, 2 + military), "usable at once"
    assert civ.culture == 1 + culture
    t.produce(0)
    scored = 1 + culture + before[1] + gives[1]
    assert t.civ(0).culture == scored, "what is scored at once comes once"


@pytest.mark.rule("OR-2.8", "OR-2.17")
@pytest.mark.parametrize("card", WONDERS)
def test_every_wonder_is_dearer_with_those_that_stand(table: MakeTable, card: str) -> None:
    t = table(age=3)
    others = [c for c in ("pyramids", "colossus") if c != card]
    t.seat(0, wonders=others)
    t.row(s6=card)
    assert t.take_price(0, 6) == 2 + len(others)
    t.seat(0, civil=["moses"], leader="aristotle", ca=4)
    t.act(0, PlayLeader("moses"))
    assert t.take_price(0, 6) == 2 + len(others), "a new leader changes nothing"
    t.seat(0, wonder="great_wall" if card != "great_wall" else "taj_mahal", ca=4)
    t.refused(0, Take(card, 5))


@pytest.mark.rule("OR-2.8", "OR-4.13")
@pytest.mark.parametrize(
    ("special", "most"), [(None, 1), ("masonry", 2), ("architecture", 3), ("engineering", 4)]
)
def test_stages_at_once(table: MakeTable, special: str | None, most: int) -> None:
    t = table(age=3)
    t.seat(0, specials=[special] if special else [], wonder="internet", resources=14)
    t.refused(0, BuildStages(most + 1))
    t.act(0, BuildStages(most))
    left = 14 - sum([2, 3, 4, 3, 2][:most])
    assert (t.resources(0), t.civ(0).stages, t.civ(0).ca) == (left, most, 3)


@pytest.mark.rule("OR-8.17", "OR-8.1", "OR-4.7")
def test_the_colossus_helps_colonists_but_is_no_unit(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonders=["colossus"], only_workers={"warriors": 1})
    t.seat(1, wonders=[], only_workers={})
    t.event("historic_territory_i")
    assert max(a.amount for a in t.offers("bid")) == 1 + 1
    t.act(0, Bid(2), Commit("warriors"), SendForce())
    assert (t.strength(0), t.happiness(0)) == (1, 1)
    t = table()
    t.seat(0, wonders=["colossus"], only_workers={})
    t.seat(1, only_workers={})
    t.event("historic_territory_i")
    assert t.s.past_events == ["historic_territory_i"], "nobody can bid"


@pytest.mark.rule("OR-2.13", "OR-4.2", "OR-9.33")
def test_the_library_of_alexandria_holds_a_card_more(table: MakeTable) -> None:
    t = table()
    hand = ["frugality_a", "rich_land_a", "patriotism_a", "work_of_art_a"]
    t.seat(0, civil=hand, military=["legion", "phalanx", "rats"])
    t.row("iron", "alchemy")
    t.refused(0, Take("iron", 0))
    t.seat(0, wonders=["library_of_alexandria"])
    t.act(0, Take("iron", 0))
    t.refused(0, Take("alchemy", 1))
    t.phase("politics")
    t.act(0, PassPolitics())
    assert t.decision.kind == "actions", "three military cards may stay"
    assert basics.military_hand_limit(t.s, 0) == 3


@pytest.mark.rule("OR-2.13", "OR-9.33", "OR-8.16")
def test_the_pyramids_give_no_place_for_military_cards(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonders=["pyramids"])
    assert basics.civil_hand_limit(t.s, 0) == 5
    assert basics.military_hand_limit(t.s, 0) == 2


@pytest.mark.rule("OR-8.1", "ORC-121")
def test_the_great_wall_counts_no_cavalry(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, wonders=["great_wall"], only_workers={"warriors": 2, "cannon": 1})
    assert t.strength(0) == 5 + 3
    t.seat(0, workers={"knights": 2, "air_forces": 1})
    assert t.strength(0) == 5 + 3 + 2 * 2 + 5
    t.seat(0, only_workers={"cannon": 1})
    t.seat(1, only_workers={})
    t.event("wealthy_territory_i")
    assert max(a.amount for a in t.offers("bid")) == 3
    t.act(0, Bid(3), Commit("cannon"), SendForce())


@pytest.mark.rule("OR-8.9")
def test_the_basilica_doubles_what_smiles_and_nothing_else(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, government="communism", only_workers={"religion": 1, "theology": 1})
    t.seat(0, wonders=["st_peters_basilica", "kremlin"])
    assert t.happiness(0) == 2 * 3 - 2 - 1
    t.seat(0, government="theocracy", only_workers={}, wonders=["st_peters_basilica"])
    assert t.happiness(0) == 4
    t.seat(0, colonies=["historic_territory_i"])
    assert t.happiness(0) == 6
    t.seat(0, colonies=["historic_territory_i", "historic_territory_ii"])
    assert t.happiness(0) == 8, "not 10"


@pytest.mark.rule("OR-2.4", "OR-2.27")
@pytest.mark.parametrize(
    ("bank", "food", "left"), [(18, 0, 0), (8, 0, 0), (4, 1, None), (4, 2, 0), (0, 9, None)]
)
def test_an_ocean_liner_brings_people(
    table: MakeTable, bank: int, food: int, left: int | None
) -> None:
    """5 food less than 2, 5, 7; with an empty bank nobody comes."""
    t = table(age=2)
    t.seat(0, wonders=["ocean_liner_service"], yellow_bank=bank, food=food, ca=0, idle=0)
    if left is None:
        t.refused(0, UseAbility("ocean_liner_service"))
        return
    t.act(0, UseAbility("ocean_liner_service"))
    assert (t.food(0), t.civ(0).idle, t.civ(0).yellow_bank) == (left, 1, bank - 1)
    t.refused(0, UseAbility("ocean_liner_service"))
    t.refused(0, Populate())


@pytest.mark.rule("OR-2.4", "OR-2.1")
def test_an_ocean_liner_comes_every_turn(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, wonders=["ocean_liner_service"], yellow_bank=16)
    liner = UseAbility("ocean_liner_service")
    t.act(0, liner, EndTurn())
    t.act(1, PassPolitics(), EndTurn())
    t.act(0, PassPolitics(), liner)
    assert t.civ(0).yellow_bank == 14


@pytest.mark.rule("OR-8.10", "OR-2.15")
def test_the_railroad_runs_to_the_best_mine_that_is_staffed(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, wonders=["transcontinental_railroad"])
    t.seat(0, only_workers={"coal": 1, "iron": 1, "oil": 0})
    assert t.produce(0).resources == 2 * 3 + 2
    assert t.civ(0).blue["coal"] == 2


@pytest.mark.rule("OR-8.10", "OR-8.8")
def test_the_railroad_is_no_laboratory(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, wonders=["transcontinental_railroad"], leader="nikola_tesla")
    t.seat(0, only_workers={"bronze": 1, "computers": 1})
    assert t.produce(0).resources == 2 * 1 + 3


@pytest.mark.rule("OR-8.10", "OR-8.1", "OR-4.7")
def test_railways_carry_no_colonists(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, wonders=["transcontinental_railroad"], only_workers={"warriors": 1})
    t.seat(1, only_workers={})
    t.event("wealthy_territory_i")
    assert max(a.amount for a in t.offers("bid")) == 1
    t.act(0, Bid(1), Commit("warriors"), SendForce())


@pytest.mark.rule("OR-8.11")
def test_a_space_flight_counts_special_technologies_and_the_government(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, wonder="first_space_flight", stages=2, resources=9, only_workers={})
    t.seat(0, specials=["masonry", "strategy"], government="democracy", leader="isaac_newton")
    t.seat(0, wonders=["eiffel_tower"], colonies=["historic_territory_ii"])
    t.act(0, BuildStages(1))
    assert t.civ(0).culture == 1 + 2 + 3


@pytest.mark.rule("OR-8.12", "OR-2.25")
def test_hollywood_and_the_internet_do_not_ask_leaders(table: MakeTable) -> None:
    for wonder, leader, culture in [
        ("hollywood", "j_s_bach", 2 * 2 * 1),
        ("hollywood", "rock_and_roll_icon", 2 * 2 * 1),
        ("internet", "game_designer", 2 * 3),
        ("internet", "albert_einstein", 2 * 3),
    ]:
        t = table(age=3)
        t.seat(0, wonder=wonder, stages=2 if wonder == "hollywood" else 4, resources=5)
        t.seat(0, leader=leader, only_workers={"drama": 2, "computers": 1, "religion": 2})
        t.act(0, BuildStages(1))
        assert t.civ(0).culture == culture


@pytest.mark.rule("OR-2.25")
def test_chains_feed_everybody_who_works(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, wonder="fast_food_chains", stages=3, resources=4, idle=3)
    t.seat(0, only_workers={"oil": 1, "bread_and_circuses": 1, "air_forces": 1, "tanks": 1})
    t.act(0, BuildStages(1))
    assert t.civ(0).culture == 2 + 1 + 1 + 1, "the unused do not work"


@pytest.mark.rule("OR-2.8")
def test_a_worker_is_not_needed(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonder="colossus", stages=1, resources=3, idle=0)
    t.refused(0, Build("bronze"))
    t.act(0, BuildStages(1))
    assert t.civ(0).wonders == ["colossus"]


@pytest.mark.rule("OR-1.1")
def test_the_wonders_are_all_here(table: MakeTable) -> None:
    assert set(WONDERS) == {c.id for c in rules_of(table().s).table.of_kind("wonder")}
