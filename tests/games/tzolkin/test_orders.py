"""Turns prepared ahead of time, and what can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Rng
from engine.games.tzolkin.actions import Claim, Construct, EndTurn, Place, Take
from engine.games.tzolkin.rules import RULES
from tests.games.tzolkin.table import BLUE, GREEN, RED, YELLOW, Table


def ahead(table: Table, seat: int) -> Any:
    """The position in which the next turn of a seat begins, as it can be foreseen."""
    return RULES.simulate_turn(table.state, seat, Rng(5))


def asked(state: Any) -> Any:
    (only,) = RULES.decisions(state)
    return only


def test_the_turn_of_a_later_seat_in_this_round() -> None:
    table = Table().purse(BLUE, corn=4).on(BLUE, "uxmal-2")
    state = ahead(table, BLUE)
    assert (asked(state).seat, asked(state).kind) == (BLUE, "turn")
    assert state.day == 0
    state = RULES.apply(state, BLUE, Take("uxmal-2")).state
    state = RULES.apply(state, BLUE, EndTurn()).state
    assert RULES.decisions(state) == ()


def test_the_turn_after_the_calendar_has_moved() -> None:
    table = Table().turn_of(GREEN).on(RED, "uxmal-2").claims(YELLOW).first(RED)
    table.turn_of(GREEN)
    state = ahead(table, RED)
    assert state.day == 1  # nobody knows yet whether yellow will make it two
    assert state.gears["uxmal"][3] == RED
    assert asked(state).accepts(Take("uxmal-3"))
    assert ahead(table, BLUE).day == 0


def test_whoever_is_playing_prepares_nothing() -> None:
    """A turn is prepared before it comes; what was prepared for this one is carried out now."""
    table = Table().teeth(3).does(RED, Claim())
    assert ahead(table, RED) is None


def test_the_corn_of_the_calendar_is_foreseen() -> None:
    table = Table().teeth(3).does(RED, Claim())
    state = ahead(table, BLUE)
    assert (state.players[RED].purse.corn, state.teeth) == (3, 0)


def test_a_food_day_lies_between() -> None:
    table = Table().purse(RED, corn=7).day(7).turn_of(BLUE)
    state = ahead(table, RED)
    assert (state.held, state.day, state.players[RED].purse.corn) == (1, 8, 1)
    assert asked(state).seat == RED


@pytest.mark.rule("TZ-13.1")
def test_the_buildings_of_the_next_age_are_not_foreseen() -> None:
    table = Table().purse(RED, corn=7, wood=9, stone=9, gold=9).on(RED, "tikal-1").day(13, 1)
    table.turn_of(GREEN)
    state = ahead(table, RED)
    assert state.age == 2
    assert state.display == [None] * 6
    assert RULES.check(state) == []
    offered = [a for a in asked(state).every() if a.kind == "take" and a.action == "tikal-2"]
    assert offered == []


def test_no_turn_is_to_come() -> None:
    table = Table().day(26, 3).turn_of(BLUE)
    assert ahead(table, RED) is None
    assert ahead(table, YELLOW) is not None
    assert ahead(table, BLUE) is None
    over = table.closes_round()
    assert ahead(over, YELLOW) is None


def test_what_was_prepared_means_the_same_gear_and_tile() -> None:
    table = Table().purse(GREEN, corn=9, wood=9).on(GREEN, "tikal-2").display("A1-01", "A1-09")
    table.turn_of(GREEN)
    built = Take("tikal-2", "tikal-2", Construct("A1-09"))
    assert RULES.rebase_action(table.asked, built) == built
    table.display("A1-01")
    assert RULES.rebase_action(table.asked, built) is None
    assert RULES.rebase_action(table.asked, Place("uxmal")) == Place("uxmal")
    # Of two copies the first one shown is offered, and means the same.
    table.display("A1-02", "A1-01")
    copy = Take("tikal-2", "tikal-2", Construct("A1-01"))
    assert RULES.rebase_action(table.asked, copy) == Take("tikal-2", "tikal-2", Construct("A1-02"))
    assert RULES.rebase_action(table.asked, Take("tikal-3")) is None


def test_only_new_buildings_and_shown_wealth_stop_an_undo() -> None:
    table = Table().purse(RED, corn=9, wood=9).on(RED, "tikal-2").display("A1-01", "A1-09")
    table.does(RED, Take("tikal-2", "tikal-2", Construct("A1-01")))
    assert not table.barrier
    table.ends(RED)
    assert table.barrier
    table.purse(GREEN, corn=9)
    table.does(GREEN, Place("uxmal"))
    assert not table.barrier
    table.ends(GREEN)
    assert not table.barrier


def test_a_claim_that_was_prepared_with_days_is_still_a_claim() -> None:
    asked_now = Table().asked
    assert RULES.rebase_action(asked_now, Claim("two")) == Claim()
    taken = Table().claims(GREEN).turn_of(RED).asked
    assert RULES.rebase_action(taken, Claim("two")) is None
