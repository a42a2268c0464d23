"""The Trade Routes Agreement: one unit stands in for one of the other kind (INT-10, INT-52)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    Build,
    Populate,
    UseAbility,
)


@pytest.mark.rule("NS-11.2", "INT-3", "INT-10", "INT-52")
def test_what_stands_in_gets_its_change_from_what_was_paid_before(table):
    t = table(3)
    t.pact("trade_routes_agreement", 0, 1, 0)
    t.seat(0, yellow_bank=17, workers={"coal": 0}, food=1, blue_bank=0)
    t.civ(0).blue["coal"] = 1
    t.act(0, Populate())
    assert (t.food(0), t.resources(0), t.civ(0).blue_bank) == (0, 2, 0)


@pytest.mark.rule("NS-11.2", "INT-3", "INT-10")
def test_nothing_stands_in_for_what_is_paid_for_want_of_change(table):
    t = table(3)
    t.pact("trade_routes_agreement", 0, 0, 1)
    t.seat(0, workers={"coal": 0}, food=1, blue_bank=0, idle=1)
    t.civ(0).blue["coal"] = 1
    t.act(0, UseAbility("trade_routes_agreement"), Build("bronze"))
    # One of the two resources takes two of the token's three already; the food stays.
    assert (t.food(0), t.resources(0), t.civ(0).blue_bank) == (1, 1, 0)


@pytest.mark.rule("INT-52", "NS-5.21")
@pytest.mark.parametrize(("side", "given"), [((0, 1), "food"), ((1, 0), "resources")])
def test_trade_routes_are_offered_with_something_to_give(table, side, given):
    t = table(3)
    t.pact("trade_routes_agreement", 0, *side)
    t.seat(0, food=0, resources=0)
    assert t.offers("use_ability") == []
    t.refused(0, UseAbility("trade_routes_agreement"))
    t.seat(0, **{given: 1})
    assert t.offers("use_ability") == [UseAbility("trade_routes_agreement")]


@pytest.mark.rule("NS-6.4", "INT-10")
@pytest.mark.parametrize(("said", "left"), [(False, (3, 1)), (True, (2, 2))])
def test_trade_routes_and_corruption(table, said, left):
    t = table(3)
    t.pact("trade_routes_agreement", 0, 0, 1)
    t.seat(0, only_workers={}, food=3, resources=3, blue_bank=8)
    if said:
        t.act(0, UseAbility("trade_routes_agreement"))
    assert t.produce(0).corruption == 2
    assert (t.food(0), t.resources(0)) == left
