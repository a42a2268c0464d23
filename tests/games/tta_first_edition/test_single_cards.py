"""Leaders, wonders and events with sentences of their own (OR-8)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    Build,
    Develop,
    EndTurn,
    PassPolitics,
    UseAbility,
)
from engine.games.tta.query import prices, production, ratings


@pytest.mark.rule("OR-8.5", "ORC-111")
def test_robespierre(table):
    t = table(2, age=2)
    t.seat(
        0,
        leader="maximilien_robespierre",
        government="monarchy",
        civil=["constitutional_monarchy"],
        science=5,
        ca=3,
    )
    assert (t.civ(0).ma, t.civ(0).ma_total) == (4, 4)
    t.act(0, Develop("constitutional_monarchy", True))
    civ = t.civ(0)
    assert (civ.ca_total, civ.ca, civ.ma_total, civ.ma) == (6, 4, 5, 0)
    t = table(2, age=2)
    t.seat(
        0,
        leader="maximilien_robespierre",
        government="monarchy",
        civil=["constitutional_monarchy"],
        science=5,
        ma=3,
    )
    t.refused(0, Develop("constitutional_monarchy", True))


@pytest.mark.rule("OR-8.6", "ORC-112")
@pytest.mark.parametrize(("revolution", "science", "left"), [(True, 5, 1), (False, 12, 6)])
def test_newton(table, revolution, science, left):
    t = table(2, age=2)
    government = {"government": "monarchy", "civil": ["constitutional_monarchy"]}
    t.seat(0, leader="isaac_newton", science=science, **government)
    t.act(0, Develop("constitutional_monarchy", revolution))
    assert (t.civ(0).ca_total, t.civ(0).ca) == (6, left)
    t = table(2, age=2)
    t.seat(0, leader="isaac_newton", science=12, ca=0, **government)
    t.refused(0, Develop("constitutional_monarchy"))


@pytest.mark.rule("OR-8.7", "ORC-113")
@pytest.mark.parametrize(
    ("tactic", "units", "strength"),
    [
        ("medieval_army", {"warriors": 2, "swordsmen": 1, "knights": 2}, 14),
        ("defensive_army", {"warriors": 1, "swordsmen": 3, "cannon": 2}, 28),
        ("defensive_army", {"cannon": 2}, 6),
        (None, {"warriors": 2}, 2),
    ],
)
def test_napoleon(table, tactic, units, strength):
    t = table(2, age=2)
    t.seat(0, leader="napoleon_bonaparte", tactic=tactic, exclusive=True, only_workers=units)
    assert (t.strength(0), t.civ(0).ma_total) == (strength, 3)


@pytest.mark.rule("OR-8.8", "ORC-114")
def test_teslas_labs_are_mines(table):
    t = table(2, age=3)
    workers = {"alchemy": 2, "scientific_method": 1, "philosophy": 1}
    t.seat(0, leader="nikola_tesla", only_workers=workers)
    bank = t.civ(0).blue_bank
    assert production.resources_made(t.s, 0) == 4
    t.produce(0)
    assert (t.resources(0), bank - t.civ(0).blue_bank) == (4, 3)


@pytest.mark.rule("ORC-114")
def test_teslas_rivals_pay_more_for_labs_and_libraries(table):
    t = table(2, age=3)
    t.seat(1, leader="nikola_tesla")
    t.seat(0, workers={"drama": 0, "printing_press": 0}, resources=3, idle=1)
    dearer = [prices.build_price(t.s, 0, c) for c in ("philosophy", "printing_press", "drama")]
    assert dearer == [4, 5, 5]
    assert prices.build_price(t.s, 1, "philosophy") == 3
    t.refused(0, Build("philosophy"))


@pytest.mark.rule("OR-8.9", "ORC-115", "ORC-116")
def test_st_peters_doubles_every_face(table):
    t = table(2, age=2)
    t.seat(0, leader="joan_of_arc", only_workers={"religion": 2})
    assert t.strength(0) == 2
    t.seat(0, wonders=["st_peters_basilica"])
    assert (t.strength(0), t.happiness(0)) == (4, 4)
    t = table(2, age=2)
    t.seat(0, only_workers={"religion": 2, "drama": 1})
    plain = t.culture(0)
    t.seat(0, leader="michelangelo")
    assert t.culture(0) == plain + 3
    t.seat(0, wonders=["st_peters_basilica"])
    assert t.culture(0) == plain + 2 + 6
    t = table(2, age=2)
    t.seat(0, wonders=["st_peters_basilica", "kremlin"], only_workers={"religion": 3})
    assert t.happiness(0) == 4


@pytest.mark.rule("OR-8.10", "ORC-117")
def test_the_railroad(table):
    t = table(2, age=2)
    t.seat(0, wonders=["transcontinental_railroad"], only_workers={"iron": 2, "bronze": 1})
    t.produce(0)
    assert (t.civ(0).blue["iron"], t.civ(0).blue["bronze"], t.resources(0)) == (3, 1, 7)
    t = table(2, age=2)
    t.seat(0, wonders=["transcontinental_railroad"], only_workers={"agriculture": 2})
    assert t.produce(0).resources == 0


@pytest.mark.rule("OR-8.11", "ORC-118")
def test_the_first_space_flight(table):
    t = table(2, age=3)
    zero = ["bronze", "iron", "coal", "agriculture", "selective_breeding", "philosophy", "alchemy",
            "computers", "religion", "warriors", "modern_infantry"]  # fmt: skip
    t.seat(
        0, only_workers=dict.fromkeys(zero, 0), specials=["code_of_laws"], government="democracy"
    )
    assert ratings.completion(t.s, 0, "first_space_flight") == 16


@pytest.mark.rule("OR-8.12", "ORC-119")
def test_hollywood_and_the_internet(table):
    t = table(2, age=3)
    t.seat(0, only_workers={"drama": 2, "movies": 1, "journalism": 1})
    assert ratings.completion(t.s, 0, "hollywood") == 14
    t = table(2, age=3)
    t.seat(0, only_workers={"computers": 2, "philosophy": 1, "multimedia": 1})
    assert ratings.completion(t.s, 0, "internet") == 18


@pytest.mark.rule("OR-8.15", "ORC-122")
def test_barbarossa(table):
    t = table(2)
    t.seat(
        0,
        leader="frederick_barbarossa",
        workers={"swordsmen": 0},
        yellow_bank=11,
        food=6,
        resources=4,
        idle=0,
    )
    for done in (1, 2):
        t.act(0, UseAbility("frederick_barbarossa", Build("swordsmen")))
        civ = t.civ(0)
        assert (civ.ca, civ.ma, civ.workers["swordsmen"]) == (4 - done, 2, done)
        assert (t.food(0), t.resources(0)) == (6 - 3 * done, 4 - 2 * done)


@pytest.mark.rule("OR-2.11", "ORC-123")
def test_homer(table):
    t = table(2)
    t.seat(0, leader="homer", resources=3, idle=2, only_workers={"warriors": 1})
    assert t.culture(0) == 1
    t.act(0, Build("warriors"))
    assert (t.resources(0), t.culture(0)) == (2, 2)
    t.act(0, Build("warriors"))
    assert (t.resources(0), t.culture(0)) == (0, 2), "two of them at most"


@pytest.mark.rule("OR-9.15", "ORC-155")
def test_rebellion_costs_actions_of_the_next_turn(table):
    t = table(2)
    t.seat(1, yellow_bank=16, only_workers={"agriculture": 2}, civil=["monarchy"], science=9)
    assert t.discontent(1) == 1
    t.event("rebellion")
    assert (t.civ(1).ca, t.civ(1).owed_actions) == (4, 2)
    t.phase("actions", 0)
    t.act(0, EndTurn())
    t.act(1, PassPolitics())
    assert (t.civ(1).ca, t.civ(1).owed_actions) == (2, 0)
    assert t.refused(1, Develop("monarchy", True)).code == "revolution_actions"


@pytest.mark.rule("OR-8.3", "ORC-124")
def test_churchill_arms_against_a_war(table):
    t = table(2, age=3)
    t.seat(0, leader="winston_churchill", workers={"riflemen": 0})
    assert prices.build_price(t.s, 0, "riflemen") == 5
    t.seat(1, war="holy_war", war_on=0)
    assert prices.build_price(t.s, 0, "riflemen") == 3
    assert prices.upgrade_price(t.s, 0, "warriors", "riflemen") == 3
    assert prices.develop_price(t.s, 0, "tanks") == t.figures("tanks").science_cost - 3


def test_bach_shakespeare_cook_and_the_icon(table):
    t = table(2, age=3)
    t.seat(0, workers={"drama": 2, "opera": 0, "printing_press": 1})
    plain = t.culture(0)
    price = prices.build_price(t.s, 0, "drama")
    t.seat(0, leader="j_s_bach")
    assert (t.culture(0), prices.build_price(t.s, 0, "drama")) == (plain + 2, price - 1)
    assert prices.upgrade_price(t.s, 0, "drama", "opera") == 9 - price
    t.seat(0, leader="william_shakespeare")
    assert t.culture(0) == plain + 1 + 2
    t.seat(0, leader="rock_and_roll_icon")
    assert t.culture(0) == plain + t.figures("drama").gives.culture
    t.seat(0, leader="james_cook", colonies=["historic_territory_i", "wealthy_territory_i"])
    assert t.culture(0) == plain + 4


def test_a_game_designer_makes_culture_of_science(table):
    t = table(2, age=3)
    t.seat(0, only_workers={"alchemy": 2, "computers": 1})
    was = (t.science(0), t.culture(0))
    t.seat(0, leader="game_designer")
    assert (t.science(0), t.culture(0)) == (was[0] - 3, was[1] + 5)


def test_the_ocean_liner_service(table):
    t = table(2, age=3)
    t.seat(0, wonders=["ocean_liner_service"], yellow_bank=4, food=2)
    t.act(0, UseAbility("ocean_liner_service"))
    assert (t.food(0), t.civ(0).idle, t.civ(0).yellow_bank, t.civ(0).ca) == (0, 2, 3, 4)
    t.refused(0, UseAbility("ocean_liner_service"))


@pytest.mark.rule("OR-2.7", "ORC-24", "ORC-25")
def test_construction(table):
    t = table(2, age=3)
    t.seat(0, workers={"alchemy": 0, "scientific_method": 0}, specials=["masonry"])
    labs = ("philosophy", "alchemy", "scientific_method")
    assert [t.build_price(0, lab) for lab in labs] == [3, 5, 7]
    steps = [("philosophy", "alchemy"), ("philosophy", "scientific_method"),
             ("alchemy", "scientific_method")]  # fmt: skip
    assert [t.upgrade_price(0, *step) for step in steps] == [2, 4, 2]
    t.seat(0, specials=["architecture"])
    assert [t.build_price(0, lab) for lab in labs] == [3, 5, 6]
    assert t.upgrade_price(0, "alchemy", "scientific_method") == 1
