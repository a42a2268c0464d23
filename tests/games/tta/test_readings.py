"""Readings of chapter 15 on the civil side, where the rules leave room."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import Build, Develop, PlayCard, PlayLeader, Take
from engine.games.tta.change.choices import ProduceNow
from engine.games.tta.events import Produced
from tests.games.tta.table import MakeTable

ROBESPIERRE = "maximilien_robespierre"


@pytest.mark.rule("INT-55", "NS-12.3", "NS-10.5")
def test_robespierre_leaves_added_civil_actions_available(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, leader=ROBESPIERRE, civil=["communism"], science=5, ca=1)
    t.act(0, Develop("communism", revolution=True))
    civ = t.civ(0)
    assert (civ.ca, civ.ca_total) == (1 + 3, 7)
    assert (civ.ma, civ.ma_total) == (0, 6)


@pytest.mark.rule("INT-56", "NS-12.3", "NS-5.14")
def test_patriotisms_action_is_spent_before_a_revolution_of_robespierre(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, leader=ROBESPIERRE, civil=["patriotism_iii", "communism"], science=5)
    t.act(0, PlayCard("patriotism_iii"), Build("warriors"))
    assert (t.civ(0).ma, t.civ(0).ma_total) == (3, 3)
    t.act(0, Develop("communism", revolution=True))
    assert (t.civ(0).ma, t.civ(0).ma_total) == (0, 6)


@pytest.mark.rule("INT-56", "NS-10.5", "NS-5.14")
def test_patriotisms_action_stays_when_the_total_falls(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="julius_caesar", civil=["patriotism_a", "michelangelo"], resources=1)
    t.act(0, PlayCard("patriotism_a"), Build("warriors"))
    assert (t.civ(0).ma, t.civ(0).ma_total) == (3, 3)
    t.act(0, PlayLeader("michelangelo"))
    # The spent action leaves; the two others of the total and the additional one are there.
    assert (t.civ(0).ma, t.civ(0).ma_total) == (3, 2)


@pytest.mark.rule("INT-57", "NS-3.3", "NS-3.4")
def test_older_cards_in_the_row_survive_the_end_of_an_age(table: MakeTable) -> None:
    t = table(2, age=1)
    t.row(s4="homer", s5="pyramids", s6="frugality_a")
    t.s.civil_deck.cards = ["iron"]
    t.phase("start")
    t.go()
    assert t.s.age == 2
    assert t.s.row[:4] == ["homer", "pyramids", "frugality_a", "iron"]
    t.phase("actions")
    t.act(0, Take("homer", 0), Take("pyramids", 1), PlayLeader("homer"))
    assert (t.civ(0).leader, t.civ(0).wonder) == ("homer", "pyramids")
    t.s.civil_deck.cards = ["coal"]
    t.phase("start", 1)
    t.go()
    assert t.s.age == 3
    assert (t.civ(0).leader, t.civ(0).wonder) == (None, None)


@pytest.mark.rule("INT-20", "NS-12.6", "NS-6.7")
def test_a_mine_comes_before_a_lab_of_equal_value(table: MakeTable) -> None:
    t = table(age=3)
    workers = {"scientific_method": 1, "iron": 1}
    t.seat(0, leader="bill_gates", only_workers=workers, blue_bank=1, yellow_bank=18)
    t.civ(0).blue = {}
    t.change(ProduceNow(0, ["resources"]))
    assert t.civ(0).blue == {"iron": 1}


@pytest.mark.rule("NS-6.5", "NS-6.7")
def test_steps_of_production_tell_of_nothing_else(table: MakeTable) -> None:
    t = table()
    t.change(ProduceNow(0, ["food"]))
    (told,) = t.heard("produced")
    assert told == Produced(0, food=2)
    t.change(ProduceNow(0, ["resources"]))
    (told,) = t.heard("produced")
    assert told == Produced(0, resources=2)
