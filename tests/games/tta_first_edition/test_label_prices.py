"""What labels and second lines say of prices and gains, where the first edition has others."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    Build,
    BuildStages,
    Develop,
    PlayAggression,
    PlayCard,
    PlayLeader,
    Populate,
    Upgrade,
    UseAbility,
)
from render.text.tta import FIRST_EDITION_TEXTS
from tests.games.tta.oracle_labels import detail, said, same_prices
from tests.games.tta.table import MakeTable
from tests.games.tta_first_edition.test_oracle import WORLDS


@pytest.mark.sliced(10)
@pytest.mark.rule("OR-2.4", "OR-2.5", "OR-2.6", "OR-2.7", "OR-2.8", "OR-2.10", "OR-2.12")
@pytest.mark.parametrize(
    ("length", "seed"), [("full", 0), ("full", 1), ("advanced", 2), ("simple", 3)]
)
def test_labels_name_the_price(length: str, seed: int) -> None:
    assert same_prices(WORLDS[length], seed) > 100


@pytest.mark.rule("ORC-114", "OR-2.6")
def test_an_upgrade_says_what_teslas_rivals_pay(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(1, leader="nikola_tesla")
    t.seat(0, workers={"alchemy": 0}, resources=4, civil=["efficient_upgrade_i"])
    assert said(t, Upgrade("philosophy", "alchemy")) == [(4, "resource")]
    ordered = PlayCard("efficient_upgrade_i", Upgrade("philosophy", "alchemy"))
    assert said(t, ordered)[0] == (2, "resource")


@pytest.mark.rule("OR-2.12", "OR-9.16")
@pytest.mark.parametrize(
    ("old", "new"), [("code_of_laws", "justice_system"), ("strategy", "warfare")]
)
def test_a_new_special_technology_replaces_the_old_one(
    table: MakeTable, old: str, new: str
) -> None:
    t = table(age=2)
    t.seat(0, specials=[old], civil=[new], science=9)
    assert detail(t, Develop(new)).startswith("Replaces ")


@pytest.mark.rule("OR-2.9", "ORC-43")
def test_nothing_comes_back_for_a_leader_who_is_replaced(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="moses", civil=["aristotle"])
    assert detail(t, PlayLeader("aristotle")).startswith("Replaces Moses. ")


@pytest.mark.rule("OR-8.15", "ORC-122")
def test_barbarossa_says_that_he_takes_a_civil_action(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="frederick_barbarossa", food=2, resources=1, yellow_bank=18)
    called = detail(t, UseAbility("frederick_barbarossa", Build("warriors")))
    assert called.startswith("for 1 food and 1 resource, 1 civil action"), called


@pytest.mark.rule("OR-3.2", "OR-2.4")
@pytest.mark.parametrize(("length", "said"), [("full", True), ("simple", False)])
def test_growth_wants_faces_only_where_people_can_be_discontent(
    table: MakeTable, length: str, said: bool
) -> None:
    t = table(length=length)
    t.seat(0, yellow_bank=17, food=9)
    text = FIRST_EDITION_TEXTS(("Ann", "Bob")).detail(t.rules.view(t.s, 0), Populate()) or ""
    assert ("face" in text, "consumption" in text) == (said, True)


@pytest.mark.rule("OR-9.32", "ORC-84")
@pytest.mark.parametrize(
    ("leader", "wonder", "assassinate", "sabotage"),
    [("isaac_newton", "taj_mahal", 2, 1), ("moses", "pyramids", 0, 0),
     ("mahatma_gandhi", "internet", 6, 6)],
)  # fmt: skip
def test_strikes_say_what_they_cost(
    table: MakeTable, leader: str, wonder: str, assassinate: int, sabotage: int
) -> None:
    t = table(age=3)
    t.seat(0, military=["assassinate", "sabotage"], only_workers={"warriors": 9}, ma=6)
    t.seat(1, leader=leader, wonder=wonder)
    t.phase("politics")
    for card, price in (("assassinate", assassinate), ("sabotage", sabotage)):
        said = detail(t, PlayAggression(card, 1))
        assert said.startswith(f"{price} military action"), said
    t.act(0, PlayAggression("assassinate", 1))
    assert t.civ(0).ma == 6 - assassinate
    t.open_end = True


@pytest.mark.rule("OR-8.12")
def test_a_wonder_says_what_it_would_score_now(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, wonder="hollywood", stages=2, resources=5, workers={"movies": 1, "drama": 1})
    assert detail(t, BuildStages()).startswith("Scores 8 culture now.")
