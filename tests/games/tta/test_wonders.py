"""Buildings, action cards and wonders (NSC-33 to NSC-54, NSC-204 to 207, NSC-213 to 218)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    Build,
    BuildStages,
    Choose,
    Develop,
    DiscardCards,
    EndTurn,
    Order,
    PlayCard,
    PlayLeader,
    Populate,
    Take,
    Upgrade,
    UseAbility,
)
from engine.games.tta.code.decrees import RuinWonder
from tests.games.tta.table import MakeTable


@pytest.mark.rule("NS-5.6", "NSC-33")
def test_above_the_limit_after_a_change_of_government(table: MakeTable) -> None:
    t = table()
    t.seat(0, government="republic", workers={"alchemy": 4}, resources=9, idle=1)
    t.refused(0, Build("alchemy"))
    assert t.science(0) == 1 + 4 * 2


@pytest.mark.rule("NS-5.7", "NSC-35", "NSC-36")
def test_construction_technologies(table: MakeTable) -> None:
    t = table()
    t.seat(0, specials=["architecture"])
    assert t.upgrade_price(0, "alchemy", "scientific_method") == 1
    assert t.upgrade_price(0, "theology", "organized_religion") == 1
    assert t.upgrade_price(0, "philosophy", "scientific_method") == 3
    assert t.build_price(0, "opera") == 6
    t.seat(0, specials=["engineering"])
    assert t.build_price(0, "computers") == 8
    assert t.upgrade_price(0, "alchemy", "computers") == 3
    assert t.upgrade_price(0, "printing_press", "multimedia") == 6
    assert t.upgrade_price(0, "bronze", "iron") == 3


@pytest.mark.rule("NS-5.14", "NSC-37")
@pytest.mark.parametrize(
    ("card", "order", "price"),
    [
        ("rich_land_a", Build("bronze"), 1),
        ("rich_land_i", Build("iron"), 3),
        ("rich_land_i", Upgrade("bronze", "iron"), 1),
        ("rich_land_ii", Upgrade("agriculture", "selective_breeding"), 1),
        ("efficient_upgrade_ii", Upgrade("bronze", "coal"), 3),
    ],
)
def test_action_cards_for_farms_and_mines(
    table: MakeTable, card: str, order: Order, price: int
) -> None:
    t = table()
    mines = {"iron": 0, "coal": 0, "selective_breeding": 0}
    t.seat(0, civil=[card], workers=mines, resources=price)
    t.act(0, PlayCard(card, order))
    assert (t.resources(0), t.civ(0).ca, t.civ(0).civil.cards) == (0, 3, [])
    assert t.s.gone == [card]


@pytest.mark.rule("NS-5.14", "NSC-38")
def test_discounts_add_up_and_stop_at_0(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        specials=["architecture"],
        civil=["urban_growth_ii"] * 2,
        idle=2,
        resources=1,
        workers={"theology": 0, "bread_and_circuses": 0},
    )
    t.act(0, PlayCard("urban_growth_ii", Build("theology")))
    assert t.resources(0) == 0
    t.act(0, PlayCard("urban_growth_ii", Build("bread_and_circuses")))
    assert t.civ(0).workers["bread_and_circuses"] == 1


@pytest.mark.rule("NS-5.14", "NS-5.1", "NSC-39")
def test_an_action_card_without_a_possible_action(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["urban_growth_a"], idle=0, resources=9)
    assert t.offers("play_card") == []
    t.refused(0, PlayCard("urban_growth_a", Build("religion")))
    assert (t.civ(0).civil.cards, t.civ(0).ca) == (["urban_growth_a"], 4)


@pytest.mark.rule("NS-5.10", "NSC-40")
@pytest.mark.parametrize(
    ("special", "stages", "price"),
    [(None, 1, 2), ("masonry", 2, 4), ("architecture", 3, 7), ("engineering", 4, 9)],
)
def test_several_stages_for_one_action(
    table: MakeTable, special: str | None, stages: int, price: int
) -> None:
    t = table()
    t.seat(0, wonder="great_wall", resources=9, specials=[special] if special else [], blue_bank=7)
    assert [a.count for a in t.offers("build_stages")] == list(range(1, stages + 1))
    t.act(0, BuildStages(stages))
    civ = t.civ(0)
    assert (t.resources(0), civ.ca) == (9 - price, 3)
    if stages == 4:
        assert (civ.wonders, civ.blue_bank) == (["great_wall"], 16)
        assert (t.culture(0), t.happiness(0)) == (1, 1)
    else:
        assert (civ.stages, civ.blue_bank) == (stages, 7 + price - stages)


@pytest.mark.rule("NS-5.14", "NS-5.10", "NS-10.5", "NSC-41")
def test_engineering_genius_builds_one_stage(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        wonder="st_peters_basilica",
        specials=["masonry"],
        civil=["engineering_genius_i"],
        resources=1,
    )
    assert t.offers("play_card") == [PlayCard("engineering_genius_i", BuildStages(1))]
    t.act(0, PlayCard("engineering_genius_i", BuildStages(1)))
    assert (t.resources(0), t.civ(0).stages) == (0, 1)
    t = table()
    t.seat(0, wonder="pyramids", stages=2, civil=["engineering_genius_a"], ca=1)
    t.act(0, PlayCard("engineering_genius_a", BuildStages(1)))
    assert (t.civ(0).wonders, t.civ(0).ca_total, t.civ(0).ca) == (["pyramids"], 5, 1)


@pytest.mark.rule("NS-5.10", "NS-14.21", "NSC-42")
@pytest.mark.parametrize(("card", "left"), [("bronze", (0, 4)), ("agriculture", (1, 3))])
def test_a_stage_with_an_empty_blue_bank(
    table: MakeTable, card: str, left: tuple[int, int]
) -> None:
    t = table()
    t.seat(0, workers={"coal": 0}, wonder="taj_mahal", blue_bank=0)
    t.civ(0).blue = {"coal": 1, "agriculture": 4}
    t.act(0, BuildStages(1))
    assert t.decision.kind == "lose_token"
    t.act(0, Choose(card))
    assert (t.resources(0), t.food(0)) == left
    assert (t.civ(0).stages, t.civ(0).blue_bank) == (1, 0)


@pytest.mark.rule("NS-5.4", "NS-12.10", "NSC-43")
def test_the_price_of_a_wonder(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonders=["pyramids", "colossus"], ruins=["colossus"])
    t.row(s6="great_wall", s13="universitas_carolina")
    assert (t.take_price(0, 6), t.take_price(0, 13)) == (4, 5)
    t.seat(0, leader="michelangelo")
    assert t.take_price(0, 6) == 2


@pytest.mark.rule("NS-5.4", "NS-9.3", "NSC-44")
def test_taj_mahal(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonders=["pyramids", "colossus"], civil=["moses"])
    t.row(s6="taj_mahal")
    assert t.take_price(0, 6) == 4
    t.act(0, PlayLeader("moses"))
    assert t.take_price(0, 6) == 4
    t.seat(0, civil=["michelangelo"])
    t.s.players[0].leader_ages = [0]
    t.civ(0).leader = "aristotle"
    t.act(0, PlayLeader("michelangelo"))
    t.civ(0).leader = None
    assert t.take_price(0, 6) == 2
    t = table()
    t.seat(0, replaced_leader=True, ca=0)
    t.row("taj_mahal")
    t.act(0, Take("taj_mahal", 0))
    assert t.civ(0).wonder == "taj_mahal"
    t.seat(0, resources=8, ca=3, blue_bank=8)
    t.act(0, BuildStages(), BuildStages(), BuildStages())
    assert (t.culture(0), t.civ(0).blue_bank, t.s.blue_box) == (3, 17, 1)


@pytest.mark.rule("NS-5.4", "NSC-45")
def test_one_unfinished_wonder(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonder="colossus", resources=6)
    t.row("hanging_gardens")
    t.refused(0, Take("hanging_gardens", 0))
    t.act(0, BuildStages(), BuildStages())
    assert t.take_price(0, 1) == 2
    assert (t.strength(0), t.colonization(0)) == (3, 1)
    t.act(0, Take("hanging_gardens", 0))


@pytest.mark.rule("NS-5.3", "NS-5.4", "NS-8.1", "NSC-46")
def test_the_civil_hand_limit(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["moses", "iron", "irrigation", "stockpile"])
    t.row("alchemy", "pyramids")
    t.refused(0, Take("alchemy", 0))
    t.seat(0, wonders=["library_of_alexandria"])
    t.act(0, Take("alchemy", 0))
    assert len(t.civ(0).civil.cards) == 5
    t.act(0, Take("pyramids", 1))


@pytest.mark.rule("NS-8.1", "NS-10.5", "NSC-47")
def test_excess_civil_cards_stay(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonders=["pyramids"], civil=["moses", "iron", "irrigation", "stockpile", "alchemy"])
    t.row("theology")
    t.change(RuinWonder(0, "ravages_of_time"))
    assert (t.civ(0).ca_total, len(t.civ(0).civil.cards)) == (4, 5)
    t.refused(0, Take("theology", 0))
    t.civ(0).civil.cards = t.civ(0).civil.cards[:4]
    t.refused(0, Take("theology", 0))
    t.civ(0).civil.cards = t.civ(0).civil.cards[:3]
    t.act(0, Take("theology", 0))


@pytest.mark.rule("NS-6.1", "NSC-48")
def test_the_military_hand_limit(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        wonders=["library_of_alexandria"],
        ma_extra=1,
        ma=0,
        military=["legion", "phalanx", "raid_i", "enslave", "plunder_i"],
    )
    t.act(0, EndTurn())
    assert (t.decision.kind, t.decision.facts["count"]) == ("discard", 2)
    t.refused(0, DiscardCards(("legion",)))
    t.act(0, DiscardCards(("legion", "raid_i")))
    assert t.civ(0).military.cards == ["phalanx", "enslave", "plunder_i"]
    assert t.heard("discarded")[0].count == 2


@pytest.mark.rule("NS-5.3", "NSC-49")
def test_the_same_technology_and_a_leader_of_the_same_age(table: MakeTable) -> None:
    t = table()
    t.seat(0, workers={"iron": 0}, leader_ages=[0], civil=["rich_land_i"])
    t.row("iron", "homer", "rich_land_i")
    t.refused(0, Take("iron", 0))
    t.refused(0, Take("homer", 1))
    t.act(0, Take("rich_land_i", 2))


@pytest.mark.rule("NS-5.14", "NS-5.11", "NSC-50")
def test_action_cards_wait_a_turn(table: MakeTable) -> None:
    t = table()
    t.seat(0, science=3, resources=5)
    t.row("rich_land_a", "irrigation")
    t.act(0, Take("rich_land_a", 0), Take("irrigation", 1), Develop("irrigation"))
    assert t.offers("play_card") == []
    t.act(0, EndTurn())
    t.phase("actions", 0)
    assert PlayCard("rich_land_a", Build("bronze")) in t.offers("play_card")


@pytest.mark.rule("NS-5.10", "NS-5.21", "INT-11", "NSC-51")
def test_ocean_liner_service_and_universitas_carolina(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonder="ocean_liner_service", stages=3, resources=4, yellow_bank=5)
    t.act(0, BuildStages(), UseAbility("ocean_liner_service"))
    assert (t.civ(0).yellow_bank, t.civ(0).idle, t.civ(0).ca) == (4, 2, 3)
    t.refused(0, UseAbility("ocean_liner_service"))
    t.seat(0, wonder="universitas_carolina", resources=9)
    t.act(0, BuildStages(), BuildStages(), BuildStages())
    assert (t.science(0), t.culture(0)) == (1 + 2, 1)


@pytest.mark.rule("NS-9.3", "NS-14.20", "NSC-52")
def test_fast_food_chains(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        wonder="fast_food_chains",
        stages=3,
        resources=4,
        idle=2,
        only_workers={"agriculture": 4, "bronze": 3, "philosophy": 5, "warriors": 4},
    )
    t.act(0, BuildStages())
    assert t.civ(0).culture == 23
    t.produce(0)
    assert t.civ(0).culture == 23


@pytest.mark.rule("NS-9.3", "NSC-53")
def test_first_space_flight(table: MakeTable) -> None:
    t = table()
    new = ["irrigation", "iron", "coal", "scientific_method", "drama", "knights", "riflemen"]
    t.seat(
        0,
        wonder="first_space_flight",
        stages=3,
        resources=9,
        government="constitutional_monarchy",
        specials=["strategy", "masonry"],
        workers=dict.fromkeys(new, 0),
    )
    t.act(0, BuildStages())
    assert t.civ(0).culture == 15


@pytest.mark.rule("NS-10.5", "NSC-54")
def test_a_total_grows(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonder="pyramids", stages=2, resources=1, ca=1)
    t.act(0, BuildStages())
    assert (t.civ(0).ca_total, t.civ(0).ca) == (5, 1)


@pytest.mark.rule("NS-12.8", "NSC-205")
@pytest.mark.parametrize(
    ("leader", "culture"),
    [("charlie_chaplin", 26), ("william_shakespeare", 22), ("j_s_bach", 22), (None, 18)],
)
def test_hollywood(table: MakeTable, leader: str | None, culture: int) -> None:
    t = table()
    t.seat(
        0,
        wonder="hollywood",
        stages=2,
        resources=5,
        leader=leader,
        workers={"movies": 1, "drama": 1, "multimedia": 1},
    )
    t.act(0, BuildStages())
    assert t.civ(0).culture == culture


@pytest.mark.rule("NS-12.8", "NSC-206")
@pytest.mark.parametrize(
    ("leader", "culture"),
    [(None, 24), ("albert_einstein", 27), ("sid_meier", 28), ("charlie_chaplin", 28)],
)
def test_internet(table: MakeTable, leader: str | None, culture: int) -> None:
    t = table()
    t.seat(
        0,
        wonder="internet",
        stages=4,
        resources=2,
        leader=leader,
        only_workers={
            "computers": 2,
            "multimedia": 1,
            "movies": 1,
            "professional_sports": 1,
            "religion": 1,
        },
    )
    t.act(0, BuildStages())
    assert t.civ(0).culture == culture


@pytest.mark.rule("NS-5.10", "NS-10.5", "NSC-207")
def test_eiffel_tower_and_kremlin(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonder="eiffel_tower", resources=13, government="monarchy", blue_bank=6)
    t.act(0, BuildStages(), BuildStages(), BuildStages())
    assert (t.culture(0), t.happiness(0), t.civ(0).ca) == (4, 1, 2)
    t.seat(0, wonder="kremlin", stages=2, resources=4, ca=1, ma=3)
    t.act(0, BuildStages())
    civ = t.civ(0)
    assert (t.culture(0), t.happiness(0)) == (6, 0)
    assert (civ.ca_total, civ.ma_total, civ.ca, civ.ma) == (6, 4, 1, 4)
    t.row("first_space_flight")
    assert t.take_price(0, 1) == 3


@pytest.mark.rule("NS-5.14", "NSC-213")
@pytest.mark.parametrize(
    ("card", "left"), [("frugality_a", 1), ("frugality_i", 2), ("frugality_ii", 3)]
)
def test_frugality_of_each_age(table: MakeTable, card: str, left: int) -> None:
    t = table()
    t.seat(0, yellow_bank=14, food=3, civil=[card])
    t.act(0, PlayCard(card, Populate()))
    assert t.food(0) == left


@pytest.mark.rule("NS-5.14", "NSC-214")
@pytest.mark.parametrize(
    ("card", "order", "price"),
    [
        ("urban_growth_a", Build("religion"), 2),
        ("urban_growth_i", Build("printing_press"), 1),
        ("urban_growth_ii", Build("journalism"), 5),
        ("urban_growth_iii", Build("movies"), 7),
        ("urban_growth_iii", Upgrade("opera", "movies"), 0),
    ],
)
def test_urban_growth_of_each_age(table: MakeTable, card: str, order: Order, price: int) -> None:
    t = table()
    cards = {"printing_press": 0, "journalism": 0, "movies": 0, "opera": 1}
    t.seat(0, civil=[card], workers=cards, resources=price)
    t.act(0, PlayCard(card, order))
    assert t.resources(0) == 0


@pytest.mark.rule("NS-5.14", "NSC-215")
@pytest.mark.parametrize(
    ("order", "price"),
    [
        (Upgrade("selective_breeding", "mechanized_agriculture"), 0),
        (Upgrade("team_sports", "professional_sports"), 0),
        (Upgrade("coal", "oil"), 0),
        (Upgrade("bronze", "oil"), 5),
    ],
)
def test_efficient_upgrade(table: MakeTable, order: Upgrade, price: int) -> None:
    t = table()
    cards = {
        "selective_breeding": 1,
        "mechanized_agriculture": 0,
        "team_sports": 1,
        "professional_sports": 0,
        "coal": 1,
        "oil": 0,
        "riflemen": 0,
    }
    t.seat(
        0, civil=["efficient_upgrade_iii"], workers=cards, resources=price, specials=["engineering"]
    )
    t.refused(0, PlayCard("efficient_upgrade_iii", Upgrade("warriors", "riflemen")))
    t.act(0, PlayCard("efficient_upgrade_iii", order))
    assert t.resources(0) == 0


@pytest.mark.rule("NS-5.14", "NSC-216")
@pytest.mark.parametrize(
    ("card", "wonder", "built", "price"),
    [
        ("engineering_genius_ii", "eiffel_tower", 1, 3),
        ("engineering_genius_iii", "first_space_flight", 3, 4),
    ],
)
def test_engineering_genius_of_later_ages(
    table: MakeTable, card: str, wonder: str, built: int, price: int
) -> None:
    t = table()
    t.seat(0, civil=[card], wonder=wonder, stages=built, resources=price)
    t.act(0, PlayCard(card, BuildStages()))
    assert t.resources(0) == 0


@pytest.mark.rule("NS-11.1", "NSC-217")
@pytest.mark.parametrize(
    ("card", "n"), [("reserves_i", 2), ("reserves_ii", 3), ("reserves_iii", 4)]
)
def test_reserves(table: MakeTable, card: str, n: int) -> None:
    for good in ("food", "resources"):
        t = table()
        t.seat(0, civil=[card])
        t.act(0, PlayCard(card, Choose(good)))
        assert (t.food(0), t.resources(0)) == ((n, 0) if good == "food" else (0, n))


@pytest.mark.rule("NS-5.14", "NS-6.8", "NSC-218")
def test_patriotism(table: MakeTable) -> None:
    t = table()
    t.seat(0, government="monarchy", civil=["patriotism_i"], ma=1, resources=1, idle=2)
    t.act(0, PlayCard("patriotism_i"))
    assert (t.civ(0).purse, t.civ(0).ma) == (2, 2)
    t.act(0, Build("warriors"))
    assert (t.civ(0).purse, t.resources(0), t.civ(0).ma) == (0, 1, 1)
    t.act(0, EndTurn())
    assert len(t.civ(0).military) == 1


@pytest.mark.rule("NS-5.14", "NSC-87")
@pytest.mark.parametrize(
    ("card", "science", "culture"),
    [
        ("cultural_heritage_a", 1, 4),
        ("cultural_heritage_i", 2, 2),
        ("revolutionary_idea_ii", 4, 0),
        ("revolutionary_idea_iii", 6, 0),
    ],
)
def test_plain_action_cards(table: MakeTable, card: str, science: int, culture: int) -> None:
    t = table()
    t.seat(0, civil=[card])
    t.act(0, PlayCard(card))
    assert (t.civ(0).science, t.civ(0).culture, t.civ(0).ca) == (science, culture, 3)


@pytest.mark.rule("NS-11.3", "INT-33", "NSC-85")
@pytest.mark.parametrize(
    ("card", "rivals", "purse"),
    [
        ("wave_of_nationalism", (12,), 6),
        ("wave_of_nationalism", (12, 10), 3),
        ("wave_of_nationalism", (12, 11, 9), 4),
        ("military_build_up", (12,), 8),
        ("military_build_up", (12, 10), 5),
        ("military_build_up", (12, 11, 9), 6),
    ],
)
def test_purses_by_stronger_rivals(
    table: MakeTable, card: str, rivals: tuple[int, ...], purse: int
) -> None:
    t = table(1 + len(rivals))
    t.seat(0, civil=[card], only_workers={"warriors": 10})
    for seat, strength in enumerate(rivals, 1):
        t.seat(seat, only_workers={"warriors": strength})
    t.act(0, PlayCard(card))
    assert t.civ(0).purse == purse


@pytest.mark.rule("NS-5.14", "INT-33", "NSC-86")
@pytest.mark.parametrize(("rivals", "gained"), [((41,), 6), ((50, 40), 3), ((50, 60, 41), 6)])
def test_endowment_for_the_arts(table: MakeTable, rivals: tuple[int, ...], gained: int) -> None:
    t = table(1 + len(rivals))
    t.seat(0, civil=["endowment_for_the_arts"], culture=40)
    for seat, culture in enumerate(rivals, 1):
        t.seat(seat, culture=culture)
    t.act(0, PlayCard("endowment_for_the_arts"))
    assert t.civ(0).culture == 40 + gained


@pytest.mark.rule("NS-9.1", "NS-11.1", "NSC-88")
def test_a_farm_card_without_workers_stores_food(table: MakeTable) -> None:
    t = table()
    t.seat(0, workers={"irrigation": 0}, civil=["reserves_i"], blue_bank=3)
    t.act(0, PlayCard("reserves_i", Choose("food")))
    assert (t.civ(0).blue, t.civ(0).blue_bank) == ({"irrigation": 1}, 2)


@pytest.mark.rule("NS-5.2", "NS-5.14", "NSC-235")
def test_an_ordered_action_costs_nothing_more(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["rich_land_i"], ca=1, resources=3, workers={"iron": 0})
    t.act(0, PlayCard("rich_land_i", Build("iron")))
    assert (t.civ(0).ca, t.resources(0)) == (0, 0)


@pytest.mark.rule("NS-5.15", "NS-5.20", "NSC-236")
def test_no_discount_for_units(table: MakeTable) -> None:
    t = table()
    t.seat(
        0, specials=["engineering"], civil=["urban_growth_iii"], workers={"rockets": 6}, resources=7
    )
    assert t.build_price(0, "rockets") == 7
    t.refused(0, PlayCard("urban_growth_iii", Build("rockets")))
    t.act(0, Build("rockets"))
    assert (t.resources(0), t.civ(0).ma) == (0, 1)


@pytest.mark.rule("NS-5.1", "NS-5.22", "NSC-237")
def test_a_refused_action_changes_nothing(table: MakeTable) -> None:
    t = table()
    t.seat(0, workers={"knights": 0}, resources=2)
    t.refused(0, Build("knights"))
