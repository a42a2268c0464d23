"""Turns: their order, actions, people, buildings and production (OR-2, OR-9)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    Build,
    BuildStages,
    Destroy,
    Develop,
    EndTurn,
    PassPolitics,
    PlayCard,
    PlayLeader,
    Populate,
    PrepareEvent,
    Take,
    Upgrade,
)


@pytest.mark.rule("OR-2.1", "OR-2.9", "ORC-43")
def test_a_replaced_leader_brings_nothing_back(table):
    t = table(2)
    t.seat(0, leader="moses", civil=["christopher_columbus"], ca=4)
    t.act(0, PlayLeader("christopher_columbus"))
    assert (t.civ(0).ca, t.civ(0).leader, t.s.gone[-1]) == (3, "christopher_columbus", "moses")


@pytest.mark.rule("OR-2.1")
def test_actions_come_back_as_the_own_turn_begins(table):
    t = table(2)
    t.seat(0, ca=1, ma=0)
    t.act(0, EndTurn())
    assert (t.civ(0).ca, t.civ(0).ma) == (1, 0), "not at the end of the turn"
    t.act(1, PassPolitics(), EndTurn())
    assert (t.civ(0).ca, t.civ(0).ma) == (4, 2)


@pytest.mark.rule("OR-8.16", "OR-2.9", "ORC-44", "ORC-45")
def test_hammurabi_changes_the_totals(table):
    t = table(2)
    t.seat(0, civil=["hammurabi"], ca=4)
    t.act(0, PlayLeader("hammurabi"))
    civ = t.civ(0)
    assert (civ.ca_total, civ.ca, civ.ma_total, civ.ma) == (5, 4, 1, 1)
    t = table(2)
    t.seat(0, leader="hammurabi", civil=["joan_of_arc"], ca=3, ma=0)
    t.act(0, PlayLeader("joan_of_arc"))
    civ = t.civ(0)
    assert (civ.ca_total, civ.ca, civ.ma_total, civ.ma) == (4, 2, 2, 1)


@pytest.mark.rule("OR-2.10", "ORC-46")
@pytest.mark.parametrize(("food", "left"), [(1, None), (2, 1)])
def test_frugality_is_paid_in_full_first(table, food, left):
    t = table(2)
    t.seat(0, civil=["frugality_a"], food=food)
    card = PlayCard("frugality_a", Populate())
    if left is None:
        t.refused(0, card)
    else:
        t.act(0, card)
        assert (t.food(0), t.civ(0).idle) == (left, 2)


@pytest.mark.rule("OR-2.4", "ORC-47", "ORC-164")
@pytest.mark.parametrize(
    ("bank", "leader", "price"), [(16, "moses", 2), (16, None, 3), (4, None, 7), (0, None, None)]
)
def test_the_price_of_one_more_worker(table, bank, leader, price):
    t = table(2)
    t.seat(0, leader=leader, yellow_bank=bank, food=(price or 1) - 1)
    t.refused(0, Populate())
    t.seat(0, food=9)
    if price is None:
        t.refused(0, Populate())
    else:
        t.act(0, Populate())
        assert t.food(0) == 9 - price


@pytest.mark.rule("OR-2.20", "OR-8.3", "ORC-48")
def test_stages_with_masonry_and_with_an_engineering_genius(table):
    t = table(2)
    t.seat(
        0,
        specials=["masonry"],
        wonder="pyramids",
        civil=["engineering_genius_a"],
        resources=6,
    )
    t.refused(0, BuildStages(3))
    t.act(0, BuildStages(2))
    assert (t.resources(0), t.civ(0).ca) == (1, 3)
    t.act(0, PlayCard("engineering_genius_a", BuildStages(1)))
    assert (t.resources(0), t.civ(0).wonders, t.civ(0).ca_total) == (1, ["pyramids"], 5)


@pytest.mark.rule("OR-2.15", "OR-9.5", "ORC-49")
@pytest.mark.parametrize(("culture", "left"), [(20, 12), (5, 0)])
def test_famine(table, culture, left):
    t = table(2)
    t.seat(
        0, only_workers={"agriculture": 1, "philosophy": 1}, yellow_bank=8, culture=culture, idle=9
    )
    told = t.produce(0)
    assert (told.food, told.consumption, told.famine) == (1, 1, culture - left)
    assert t.civ(0).culture == left


@pytest.mark.rule("OR-2.16", "OR-9.39", "ORC-50", "ORC-165")
def test_too_few_tokens_for_the_mines(table):
    t = table(2)
    t.seat(0, only_workers={"bronze": 1}, blue_bank=2)
    civ = t.civ(0)
    civ.workers["iron"] = 2
    told = t.produce(0)
    assert told.resources == 4, "the dearest first: both tokens lay on Iron"


@pytest.mark.rule("OR-1.9", "ORC-52")
def test_science_points_end_at_40(table):
    t = table(2)
    t.seat(0, only_workers={"philosophy": 5}, science=38)
    assert t.science(0) == 5
    t.produce(0)
    assert t.civ(0).science == 40


@pytest.mark.rule("OR-1.9", "ORC-53")
def test_the_culture_rating_ends_at_30(table):
    t = table(2)
    t.seat(0, only_workers={"religion": 3, "theology": 30}, ca=4)
    assert t.culture(0) == 30
    t.produce(0)
    assert t.civ(0).culture == 30
    t.seat(0, only_workers={"religion": 3, "theology": 27})
    t.act(0, Destroy("religion"))
    assert t.culture(0) == 29, "counted from all that there is, not from the end of the track"


@pytest.mark.rule("OR-4.11", "OR-9.6", "OR-2.15", "ORC-92")
def test_corruption_comes_last_and_takes_no_food(table):
    t = table(2)
    t.seat(0, only_workers={"agriculture": 0}, food=9, resources=3, blue_bank=4)
    told = t.produce(0)
    assert (told.corruption, t.resources(0), t.food(0)) == (3, 0, 9)


@pytest.mark.rule("OR-4.11", "ORC-26")
def test_corruption_is_reckoned_once(table):
    t = table(2)
    t.seat(0, only_workers={"bronze": 0}, resources=10, blue_bank=8)
    t.produce(0)
    assert (t.resources(0), t.civ(0).blue_bank) == (8, 10)


@pytest.mark.rule("OR-4.10", "ORC-91")
def test_an_uprising_costs_the_draw_as_well(table):
    t = table(2, age=1)
    t.seat(0, yellow_bank=8, idle=2, ma=2, only_workers={"agriculture": 2, "philosophy": 1})
    assert t.discontent(0) == 4
    t.act(0, EndTurn())
    assert t.heard("uprising")
    assert not t.heard("produced")
    assert not t.heard("drew")
    assert t.civ(0).military.cards == []


@pytest.mark.rule("OR-4.2", "ORC-64")
def test_at_most_three_military_cards_are_drawn(table):
    t = table(2)
    t.seat(0, government="monarchy", specials=["warfare"])
    assert t.civ(0).ma == 4
    t.act(0, EndTurn())
    assert len(t.civ(0).military.cards) == 3


@pytest.mark.rule("OR-4.2", "OR-9.33", "ORC-65", "ORC-162")
def test_the_hand_is_cut_after_the_politics_phase(table):
    t = table(2)
    t.seat(1, military=["legion", "phalanx", "raid_i", "fighting_band"])
    t.act(0, EndTurn())
    t.act(1, PassPolitics())
    assert (t.decision.seat, t.decision.kind, t.decision.facts["count"]) == (1, "discard", 2)
    t.open_end = True


@pytest.mark.rule("OR-4.27", "ORC-169")
def test_development_of_politics_spares_the_current_player_once(table):
    t = table(2)
    t.seat(0, military=["legion", "phalanx", "raid_i"])
    t.phase("politics")
    t.s.current_events.cards.append("development_of_politics")
    t.s.current_events.placed_by.append(-1)
    t.seat(0, military=["wealthy_territory_i"])
    t.act(0, PrepareEvent("wealthy_territory_i"))
    assert t.decision.kind == "actions", "nothing is discarded"
    assert len(t.civ(0).military.cards) == 6
    assert t.civ(1).military.cards
    assert not t.civ(1).spared


@pytest.mark.rule("OR-2.14", "OR-9.29", "ORC-55")
def test_a_revolution_to_a_government_with_fewer_military_actions(table):
    t = table(2, age=2)
    t.seat(0, government="constitutional_monarchy", civil=["republic"], science=4, ma=1)
    t.act(0, Develop("republic", True))
    civ = t.civ(0)
    assert (civ.science, civ.ca, civ.ca_total, civ.ma, civ.ma_total) == (0, 0, 7, 0, 2)


@pytest.mark.rule("OR-2.14", "ORC-56")
@pytest.mark.parametrize(("science", "left"), [(3, 2), (2, None)])
def test_a_breakthrough_carries_a_revolution(table, science, left):
    t = table(2)
    t.seat(0, civil=["breakthrough_i", "monarchy"], science=science)
    card = PlayCard("breakthrough_i", Develop("monarchy", True))
    if left is None:
        t.refused(0, card)
    else:
        t.act(0, card)
        assert (t.civ(0).science, t.civ(0).ca, t.civ(0).government) == (left, 0, "monarchy")


@pytest.mark.rule("OR-2.12", "OR-9.16", "OR-9.34", "ORC-156")
def test_the_special_technology_that_is_played_last_stays(table):
    t = table(2)
    t.seat(0, specials=["navigation"], civil=["cartography"], science=4)
    before = t.strength(0) - 2
    t.act(0, Develop("cartography"))
    assert (t.civ(0).specials, t.strength(0), t.colonization(0)) == (["cartography"], before + 1, 2)
    t.row("navigation")
    t.act(0, Take("navigation", 0))
    assert t.civ(0).civil.cards == ["navigation"]


@pytest.mark.rule("OR-8.3", "OR-2.7", "ORC-149")
def test_what_action_cards_do_not_order(table):
    t = table(2)
    t.seat(
        0, civil=["ideal_building_site_a", "efficient_upgrade_i"], resources=4, idle=1, workers={
            "religion": 1, "theology": 0,
        }
    )  # fmt: skip
    t.refused(0, PlayCard("ideal_building_site_a", Upgrade("religion", "theology")))
    t.act(0, PlayCard("efficient_upgrade_i", Upgrade("religion", "theology")))
    assert t.resources(0) == 4, "5 - 3 - 2 is nothing"
    t.act(0, PlayCard("ideal_building_site_a", Build("theology")))
    assert t.resources(0) == 0


@pytest.mark.rule("OR-2.18", "ORC-58")
def test_a_building_is_destroyed_for_nothing(table):
    t = table(2)
    t.seat(0, workers={"religion": 1})
    was = (t.culture(0), t.happiness(0), t.civ(0).idle)
    t.act(0, Destroy("religion"))
    assert (t.culture(0) + 1, t.happiness(0) + 1, t.civ(0).idle - 1) == was
    assert (t.civ(0).ca, t.resources(0)) == (3, 0)
