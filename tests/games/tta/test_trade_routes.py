"""The Trade Routes Agreement: one unit stands in for one of the other kind (INT-10, INT-52)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.tta import preview
from engine.games.tta.actions import Build, EndTurn, Populate, UseAbility
from engine.games.tta.change.choices import ProduceNow
from tests.games.tta.table import MakeTable, Table

TRADE = "trade_routes_agreement"


@pytest.mark.rule("NS-11.2", "INT-3", "INT-10", "INT-52")
def test_what_stands_in_gets_its_change_from_what_was_paid_before(table: MakeTable) -> None:
    t = table(3)
    t.pact("trade_routes_agreement", 0, 1, 0)
    t.seat(0, yellow_bank=17, workers={"coal": 0}, food=1, blue_bank=0)
    t.civ(0).blue["coal"] = 1
    t.act(0, Populate())
    assert (t.food(0), t.resources(0), t.civ(0).blue_bank) == (0, 2, 0)


@pytest.mark.rule("NS-11.2", "INT-3", "INT-10")
def test_nothing_stands_in_for_what_is_paid_for_want_of_change(table: MakeTable) -> None:
    t = table(3)
    t.pact("trade_routes_agreement", 0, 0, 1)
    t.seat(0, workers={"coal": 0}, food=1, blue_bank=0, idle=1)
    t.civ(0).blue["coal"] = 1
    t.act(0, UseAbility("trade_routes_agreement"), Build("bronze"))
    # One of the two resources takes two of the token's three already; the food stays.
    assert (t.food(0), t.resources(0), t.civ(0).blue_bank) == (1, 1, 0)


@pytest.mark.rule("INT-52", "NS-5.21")
@pytest.mark.parametrize(("side", "given"), [((0, 1), "food"), ((1, 0), "resources")])
def test_trade_routes_are_offered_with_something_to_give(
    table: MakeTable, side: tuple[int, int], given: str
) -> None:
    t = table(3)
    t.pact("trade_routes_agreement", 0, *side)
    t.seat(0, food=0, resources=0)
    assert t.offers("use_ability") == []
    t.refused(0, UseAbility("trade_routes_agreement"))
    stock: dict[str, Any] = {given: 1}
    t.seat(0, **stock)
    assert t.offers("use_ability") == [UseAbility("trade_routes_agreement")]


@pytest.mark.rule("NS-6.4", "INT-10")
@pytest.mark.parametrize(("said", "left"), [(False, (3, 1)), (True, (2, 2))])
def test_trade_routes_and_corruption(table: MakeTable, said: bool, left: tuple[int, int]) -> None:
    t = table(3)
    t.pact("trade_routes_agreement", 0, 0, 1)
    t.seat(0, only_workers={}, food=3, resources=3, blue_bank=8)
    if said:
        t.act(0, UseAbility("trade_routes_agreement"))
    assert t.produce(0).corruption == 2
    assert (t.food(0), t.resources(0)) == left


def hungry(table: MakeTable, culture: int, missing: int = 1) -> Table:
    """A table whose first seat lacks food, and may give a resource for one of it."""
    t = table(3)
    t.pact(TRADE, 0, 1, 0)
    eaten = {1: 14, 2: 10, 3: 6}[missing]
    t.seat(0, only_workers={}, food=0, resources=2, yellow_bank=eaten, idle=9)
    t.civ(0).culture = culture
    return t


@pytest.mark.rule("INT-10", "NS-6.6")
@pytest.mark.parametrize(
    ("culture", "missing", "used", "left"),
    [(0, 1, 0, 0), (1, 1, 1, 1), (9, 1, 1, 9), (4, 2, 0, 0), (5, 2, 1, 1), (8, 3, 0, 0)],
)
def test_a_resource_replaces_food_only_where_culture_would_be_lost(
    table: MakeTable, culture: int, missing: int, used: int, left: int
) -> None:
    """The text says that it can, not that it must: without culture to lose it would be wasted."""
    t = hungry(table, culture, missing)
    seen = preview.preview(t.s, 0)
    done = t.produce(0)
    assert (done.consumption, t.resources(0)) == (used, 2 - used)
    assert (t.civ(0).culture, done.famine) == (left, culture - left)
    assert (seen.consumption, seen.famine) == (used, culture - left)
    assert (TRADE in t.civ(0).used) == bool(used)


@pytest.mark.rule("INT-10", "NS-6.6")
def test_the_owner_may_say_that_a_resource_is_eaten_all_the_same(table: MakeTable) -> None:
    t = hungry(table, culture=0)
    t.act(0, UseAbility(TRADE))
    assert preview.preview(t.s, 0).consumption == 1
    assert (t.produce(0).consumption, t.resources(0)) == (1, 1)


@pytest.mark.rule("INT-10", "NS-6.6")
def test_the_culture_of_this_turn_counts_too(table: MakeTable) -> None:
    """What the turn has just scored can be lost in its famine."""
    t = hungry(table, culture=0)
    t.seat(0, workers={"religion": 1})
    assert t.culture(0) == 1
    assert (t.produce(0).consumption, t.civ(0).culture) == (1, 1)


@pytest.mark.rule("INT-10")
@pytest.mark.parametrize("current", [0, 1])
def test_trade_routes_are_open_in_the_own_turn_only(table: MakeTable, current: int) -> None:
    """Also where an event of another player's turn makes everybody eat."""
    t = hungry(table, culture=9)
    t.s.current = current
    t.change(ProduceNow(0, ["consumption"]))
    assert t.civ(0).culture == (9 if current == 0 else 5)
    assert t.resources(0) == (1 if current == 0 else 2)


@pytest.mark.rule("INT-10", "NS-5.21")
def test_trade_routes_are_open_again_in_the_next_turn(table: MakeTable) -> None:
    t = hungry(table, culture=9)
    t.act(0, EndTurn())
    assert t.civ(0).used == []


@pytest.mark.rule("INT-10", "NSC-31")
def test_one_unit_in_each_turn(table: MakeTable) -> None:
    """What was used in a payment is not there for another one, nor in the famine of this turn."""
    t = hungry(table, culture=9)
    t.seat(0, yellow_bank=14, resources=9, food=2, ca=4)
    t.act(0, Populate())
    assert (t.food(0), t.resources(0)) == (0, 8)
    t.refused(0, Populate())
    t.seat(0, food=2)
    t.refused(0, Populate())
    t.civ(0).blue["agriculture"] = 0
    assert t.produce(0).famine == 4
    assert t.resources(0) == 8
