"""Leaders up to age II together with other cards (NS-12 and what is said about single cards)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.tta.actions import (
    Build,
    Choose,
    Develop,
    EndTurn,
    PlayCard,
    PlayLeader,
    PrepareEvent,
    Take,
    Upgrade,
    UseAbility,
)
from engine.games.tta.code.decrees import LeaderLeaves, RuinWonder
from tests.games.tta.table import MakeTable

BARBAROSSA = "frederick_barbarossa"


def recruit(unit: str) -> UseAbility:
    return UseAbility(BARBAROSSA, Build(unit))


# ------------------------------------------------------------------------------- leaders, age A


@pytest.mark.rule("NS-10.1", "NS-7.7")
def test_alexander_counts_every_kind_of_unit(table: MakeTable) -> None:
    t = table(age=3)
    units = {"warriors": 2, "knights": 1, "cannon": 1, "air_forces": 1}
    t.seat(0, only_workers=units)
    before = t.strength(0)
    t.seat(0, leader="alexander_the_great")
    assert t.strength(0) == before + 5


@pytest.mark.rule("NS-5.3", "NS-12.11")
@pytest.mark.parametrize(
    ("card", "science"),
    [
        ("irrigation", 1),
        ("theocracy", 1),
        ("cartography", 1),
        ("swordsmen", 1),
        ("michelangelo", 0),
        ("great_wall", 0),
        ("rich_land_i", 0),
    ],
)
def test_aristotle(table: MakeTable, card: str, science: int) -> None:
    t = table()
    t.seat(0, leader="aristotle")
    t.row(card)
    t.act(0, Take(card, 0))
    assert (t.civ(0).science, t.civ(0).ca) == (science, 3)


@pytest.mark.rule("NS-5.21", "NS-5.3")
def test_hammurabi_makes_up_for_one_action_in_a_price_of_two(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="hammurabi", ca=1)
    t.row(None, "irrigation", s7="iron", s10="alchemy")
    t.refused(0, Take("alchemy", 9))
    t.act(0, Take("iron", 6))
    assert (t.civ(0).ca, t.civ(0).ma, t.civ(0).used) == (0, 1, ["hammurabi"])
    t.refused(0, Take("irrigation", 1))


@pytest.mark.rule("NS-5.21", "NS-5.9")
def test_hammurabis_military_action_may_be_used_before_he_is_replaced(table: MakeTable) -> None:
    """The owner says when: here the new leader is wanted first, with three actions left."""
    t = table()
    t.seat(0, leader="hammurabi", civil=["leonardo_da_vinci"], resources=8, idle=4, ca=4)
    now = UseAbility("hammurabi")
    t.act(0, now)
    t.refused(0, now)
    t.act(0, Build("bronze"))
    assert (t.civ(0).ca, t.civ(0).ma) == (4, 1)
    t.refused(0, now)
    t.act(0, PlayLeader("leonardo_da_vinci"))
    assert (t.civ(0).leader, t.civ(0).ca) == ("leonardo_da_vinci", 4)
    t.act(0, Build("bronze"), Build("bronze"), Build("bronze"))
    assert (t.civ(0).ca, t.civ(0).ma) == (1, 1)


@pytest.mark.rule("NS-5.21", "NS-5.3")
def test_hammurabis_wish_waits_for_something_to_pay(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="hammurabi", ca=4)
    t.row("michelangelo", "iron")
    t.act(0, UseAbility("hammurabi"), Take("michelangelo", 0))
    assert (t.civ(0).ca, t.civ(0).ma) == (4, 2)
    t.act(0, Take("iron", 1), EndTurn())
    assert t.civ(0).used == []
    t.open_end = True


@pytest.mark.rule("NS-2.3", "NS-5.21", "NS-1.6")
def test_hammurabi_without_military_actions(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="hammurabi", ca=0, ma=0)
    t.row("iron", "michelangelo")
    t.refused(0, Take("iron", 0))
    t.act(0, Take("michelangelo", 1))


@pytest.mark.rule("NS-11.3", "NS-5.20", "NS-6.9")
def test_homers_resource_is_one_in_a_turn(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="homer", resources=1, idle=2, ma=2)
    t.act(0, Build("warriors"))
    assert t.resources(0) == 0
    t.seat(0, resources=1)
    t.refused(0, Build("warriors"))
    assert t.happiness(0) == 1
    t.act(0, EndTurn())
    t.phase("actions")
    t.seat(0, only_workers={"warriors": 1}, resources=1, idle=1)
    t.act(0, Build("warriors"))


@pytest.mark.rule("NS-12.1", "NS-12.10", "INT-22")
def test_homer_goes_under_a_ruin(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="homer", wonders=["colossus"], ruins=["colossus"], civil=["leonardo_da_vinci"])
    assert t.offers("play_leader") == [
        PlayLeader("leonardo_da_vinci"),
        PlayLeader("leonardo_da_vinci", "colossus"),
    ]
    t.act(0, PlayLeader("leonardo_da_vinci", "colossus"))
    assert (t.happiness(0), t.culture(0), t.civ(0).ca) == (1, 2, 3)


@pytest.mark.rule("NS-12.1", "NS-14.19")
def test_only_homer_goes_under_a_wonder(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="moses", wonders=["colossus"], civil=["michelangelo"])
    assert t.offers("play_leader") == [PlayLeader("michelangelo")]
    t.act(0, PlayLeader("michelangelo"))
    assert (t.s.gone, t.civ(0).ca) == (["moses"], 4)


# ------------------------------------------------------------------------------- leaders, age I


@pytest.mark.rule("NS-5.1", "NS-11.2", "INT-10", "INT-29")
@pytest.mark.parametrize(
    ("a", "b", "food", "resources", "possible"),
    [
        # A uses 1 food as 1 resource, but not the food that has paid for the population.
        (0, 1, 1, 1, False),
        (0, 1, 2, 1, True),
        # B uses 1 resource as 1 food, but not the resource that pays for the unit.
        (1, 0, 0, 2, False),
        (1, 0, 0, 3, True),
        (1, 0, 1, 2, True),
    ],
)
def test_barbarossa_with_trade_routes(
    table: MakeTable, a: int, b: int, food: int, resources: int, possible: bool
) -> None:
    t = table(3)
    t.pact("trade_routes_agreement", 0, a, b)
    t.seat(
        0,
        leader=BARBAROSSA,
        food=food,
        resources=resources,
        yellow_bank=17,
        workers={"swordsmen": 0},
        idle=0,
    )
    if not possible:
        t.refused(0, recruit("swordsmen"))
        return
    t.act(0, recruit("swordsmen"))
    assert (t.food(0), t.resources(0), t.civ(0).workers["swordsmen"]) == (0, 0, 1)


@pytest.mark.rule("NS-11.2", "INT-3", "INT-10", "INT-29")
def test_barbarossa_with_trade_routes_and_no_change(table: MakeTable) -> None:
    t = table(3)
    t.pact("trade_routes_agreement", 0, 1, 0)
    t.seat(0, leader=BARBAROSSA, yellow_bank=17, workers={"swordsmen": 0, "coal": 0}, blue_bank=0)
    t.civ(0).blue = {"coal": 1}
    # The resource for the food takes two of the token's three; Swordsmen would need both.
    t.refused(0, recruit("swordsmen"))
    t.act(0, recruit("warriors"))
    assert (t.food(0), t.resources(0), t.civ(0).blue_bank) == (0, 0, 1)


@pytest.mark.rule("NS-5.21", "NS-11.3", "NS-5.5")
def test_barbarossa_as_often_as_it_can_be_paid(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        leader=BARBAROSSA,
        civil=["patriotism_i"],
        food=3,
        yellow_bank=17,
        idle=0,
        workers={"swordsmen": 0},
    )
    t.act(0, PlayCard("patriotism_i"))
    assert (t.civ(0).ma, t.civ(0).purse) == (3, 2)
    t.act(0, recruit("warriors"))
    # 1 food of 3, 1 resource of the purse; now 16 tokens are left and the price is 3 - 1.
    assert (t.food(0), t.civ(0).purse, t.civ(0).ma) == (2, 1, 2)
    t.refused(0, recruit("swordsmen"))
    t.act(0, recruit("warriors"))
    assert (t.food(0), t.civ(0).purse, t.civ(0).ma, t.civ(0).workers["warriors"]) == (0, 0, 1, 3)
    assert (t.civ(0).ca, t.civ(0).idle, t.civ(0).yellow_bank) == (3, 0, 15)
    t.refused(0, recruit("warriors"))


@pytest.mark.rule("NS-12.2", "NS-14.23", "NS-6.2", "NSC-103")
def test_genghis_scores_after_an_uprising_too(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="genghis_khan", only_workers={"warriors": 9}, yellow_bank=2, idle=0)
    t.act(0, EndTurn())
    assert t.heard("uprising")
    assert t.civ(0).culture == 3


@pytest.mark.rule("NS-12.2", "NS-10.1")
def test_genghis_is_no_part_of_the_culture_rating(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="genghis_khan", workers={"warriors": 9})
    assert t.culture(0) == 0


@pytest.mark.rule("NS-10.5", "NS-12.7", "NS-12.12")
def test_joan_leaves_with_her_military_action(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="joan_of_arc", workers={"religion": 2}, ma=3)
    assert (t.strength(0), t.culture(0), t.civ(0).ma_total) == (1 + 2, 2 + 1, 3)
    t.change(LeaderLeaves(0, "infiltrate"))
    assert (t.strength(0), t.culture(0), t.civ(0).ma_total, t.civ(0).ma) == (1, 2, 2, 2)


@pytest.mark.rule("NS-13.1", "NS-4.9", "NSC-81")
def test_joan_sees_the_event_that_is_revealed_next(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="joan_of_arc", military=["rats"])
    t.phase("politics")
    top = t.s.current_events.cards[-1]
    t.act(0, UseAbility("joan_of_arc"))
    t.open_end = True
    t.act(0, PrepareEvent("rats"))
    assert t.heard("event_revealed")[0].card == top


@pytest.mark.rule("NS-5.13", "NS-11.1", "NS-8.3")
def test_leonardo_and_an_empty_blue_bank(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="leonardo_da_vinci", civil=["iron"], science=5, blue_bank=0)
    t.act(0, Develop("iron"))
    assert t.resources(0) == 0
    # A library is better than a lab of level A, and both count only with a worker.
    t.seat(0, only_workers={"philosophy": 1, "printing_press": 1, "alchemy": 0})
    assert t.science(0) == 1 + 1 + 1
    t.seat(0, only_workers={"philosophy": 1, "printing_press": 0, "alchemy": 0})
    assert t.science(0) == 1


@pytest.mark.rule("NS-12.10", "NS-12.7", "NS-5.4")
def test_michelangelo_counts_no_faces_of_ruins(table: MakeTable) -> None:
    t = table()
    gardens = "hanging_gardens"
    t.seat(0, leader="michelangelo", wonders=[gardens, "colossus"], workers={"theology": 1})
    assert t.culture(0) == 1 + 1 + 2 + 2
    t.change(RuinWonder(0, "ravages_of_time"))
    t.act(0, Choose(gardens))
    # The ruin gives 2 culture instead of 1, its two faces are gone.
    assert t.culture(0) == 2 + 1 + 2
    t.row("great_wall")
    assert t.take_price(0, 1) == 1


@pytest.mark.rule("NS-5.4", "NS-12.12", "NS-9.3")
def test_taj_mahal_after_a_leader_has_left(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="alexander_the_great", civil=["michelangelo"])
    t.row(s10="taj_mahal")
    t.phase("politics")
    t.act(0, UseAbility("alexander_the_great"), PlayLeader("michelangelo"))
    assert (t.take_price(0, 10), t.civ(0).ca) == (3, 3)
    t.civ(0).civil.cards.append("leonardo_da_vinci")
    t.act(0, PlayLeader("leonardo_da_vinci"))
    assert (t.take_price(0, 10), t.take_price(1, 10)) == (1, 3)
    t.act(0, EndTurn())
    # The row has closed up; with the reduction the price would be 0.
    assert (t.s.row[0], t.take_price(0, 1)) == ("taj_mahal", 1)


# ------------------------------------------------------------------------------ leaders, age II


@pytest.mark.rule("NS-12.5", "NS-5.6", "NSC-76")
def test_bach_with_a_construction_technology(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(
        0,
        leader="j_s_bach",
        specials=["architecture"],
        workers={"philosophy": 1, "team_sports": 1, "drama": 0, "opera": 0},
        resources=3,
    )
    offered = {a.then for a in t.offers("use_ability")}
    # Opera 6, Philosophy 3, Team Sports 3, Drama 3; never to a lower level.
    assert offered == {
        Upgrade("philosophy", "drama"),
        Upgrade("philosophy", "opera"),
        Upgrade("team_sports", "opera"),
    }
    t.act(0, UseAbility("j_s_bach", Upgrade("team_sports", "opera")))
    assert (t.resources(0), t.civ(0).ca, t.civ(0).workers["opera"]) == (0, 3, 1)
    t.seat(0, resources=9)
    assert t.offers("use_ability") == []


@pytest.mark.rule("NS-5.4", "NS-10.1", "NSC-134")
def test_cook_without_a_colony(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, leader="james_cook")
    assert t.culture(0) == 0
    t.seat(0, colonies=["vast_territory_i"])
    assert t.culture(0) == 2


@pytest.mark.rule("NS-12.4", "NS-12.9", "NS-6.9", "NSC-241")
def test_newton_in_another_players_turn(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(1, leader="isaac_newton", civil=["irrigation"], science=2, yellow_bank=12)
    t.seat(1, ca=2)
    t.event("development_of_civilization")
    t.act(1, Develop("irrigation"))
    assert (t.civ(1).science, t.civ(1).ca) == (0, 3)


@pytest.mark.rule("NS-12.9", "NS-12.15", "NS-12.3", "INT-30")
def test_a_revolution_by_development_of_civilization(table: MakeTable) -> None:
    t = table(3, age=2)
    t.pact("scientific_cooperation", 1, 1, 2)
    t.seat(1, leader="maximilien_robespierre", civil=["constitutional_monarchy"], science=3, ca=1)
    t.seat(2, science=1)
    t.event("development_of_civilization")
    # 6, less 2 by the pact, less 1 by the event; paid with all military actions.
    t.act(1, Develop("constitutional_monarchy", revolution=True))
    civ = t.civ(1)
    assert (civ.science, t.civ(2).science, civ.culture) == (0, 0, 3)
    assert (civ.ma_total, civ.ma, civ.ca_total, civ.ca) == (5, 0, 6, 3)


@pytest.mark.rule("NS-12.15", "NS-12.4", "NSC-75")
def test_scientific_cooperation_with_breakthrough(table: MakeTable) -> None:
    t = table(3, age=2)
    t.pact("scientific_cooperation", 1, 1, 0)
    t.seat(0, civil=["breakthrough_ii", "coal"], science=5)
    t.refused(0, PlayCard("breakthrough_ii", Develop("coal")))
    t.seat(1, science=1)
    t.act(0, PlayCard("breakthrough_ii", Develop("coal")))
    assert (t.civ(0).science, t.civ(1).science) == (3, 0)


@pytest.mark.rule("NS-12.7", "NS-10.2")
@pytest.mark.parametrize(
    ("fields", "faces"),
    [
        ({}, 1),
        ({"leader": "william_shakespeare"}, 1 + 2),
        ({"leader": "charlie_chaplin"}, 1 + 3),
        ({"government": "theocracy"}, 1 + 2),
        ({"colonies": ["historic_territory_ii"]}, 1 + 3),
        ({"colonies": ["vast_territory_i"]}, 1),
        ({"wonders": ["st_peters_basilica", "eiffel_tower"]}, 1 + 2),
        ({"only_workers": {"theology": 2, "drama": 1, "bread_and_circuses": 0}}, 1 + 6 + 2),
        ({"government": "communism"}, 0),
    ],
)
def test_st_peters_basilica_adds_a_face_to_every_card_that_shows_one(
    table: MakeTable, fields: dict[str, Any], faces: int
) -> None:
    t = table(age=3)
    t.seat(0, **{"wonders": ["st_peters_basilica"], **fields})
    assert t.happiness(0) == min(8, faces)
