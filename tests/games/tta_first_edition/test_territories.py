"""Every territory: placed, won and annexed (OR-4.7, OR-4.18, OR-8.4)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import Bid, Choose, Commit, PlayAggression, SendForce, UseAbility
from engine.games.tta.editions import rules_of
from tests.games.tta.table import MakeTable
from tests.games.tta.test_territories import goods, lasting, plus

TERRITORIES: dict[str, tuple[dict[str, int], tuple[str, int]]] = {
    # what the colony gives as long as it is there; what it gives once
    "developed_territory_i": ({"yellow": 1, "blue": 1}, ("science", 3)),
    "developed_territory_ii": ({"yellow": 2, "blue": 2}, ("science", 5)),
    "fertile_territory_i": ({"yellow": 3}, ("food", 3)),
    "fertile_territory_ii": ({"yellow": 4}, ("food", 5)),
    "historic_territory_i": ({"happiness": 1}, ("culture", 6)),
    "historic_territory_ii": ({"happiness": 2}, ("culture", 11)),
    "inhabited_territory_i": ({"yellow": 2}, ("population", 1)),
    "inhabited_territory_ii": ({"yellow": 3}, ("population", 2)),
    "strategic_territory_i": ({"strength": 2}, ("cards", 3)),
    "strategic_territory_ii": ({"strength": 4}, ("cards", 5)),
    "wealthy_territory_i": ({"blue": 2}, ("resources", 5)),
    "wealthy_territory_ii": ({"blue": 3}, ("resources", 8)),
}


def after(card: str, before: dict[str, int]) -> dict[str, int]:
    """Banks and ratings of a new owner: a new worker leaves the yellow bank, what is gained comes
    out of the blue one (level 0 cards alone are in play)."""
    gives, (good, n) = TERRITORIES[card]
    wanted = plus(before, gives)
    if good == "population":
        wanted["yellow"] -= n
    elif good in ("food", "resources"):
        wanted["blue"] -= n
    return wanted


@pytest.mark.rule("OR-8.4", "OR-1.10", "OR-2.26", "ORC-110")
@pytest.mark.parametrize("card", TERRITORIES)
def test_every_territory_placed_by_columbus(table: MakeTable, card: str) -> None:
    gives, (good, n) = TERRITORIES[card]
    t = table(age=2)
    t.seat(0, leader="christopher_columbus", military=[card], yellow_bank=9, blue_bank=9)
    t.phase("politics")
    before, stock = lasting(t), plus(goods(t), {"cards": -1})
    t.act(0, UseAbility("christopher_columbus", Choose(card)))
    assert lasting(t) == after(card, before)
    assert goods(t) == plus(stock, {good: n})
    assert (t.civ(0).colonies, t.civ(0).leader) == ([card], "christopher_columbus")
    assert (t.s.yellow_box, t.s.blue_box) == (gives.get("yellow", 0), gives.get("blue", 0))
    if good == "cards":
        assert t.decision.kind == "discard", "the limit is 2"
        t.act(0, t.offers()[0])


@pytest.mark.rule("OR-4.7", "OR-2.26", "ORC-14")
@pytest.mark.parametrize("card", TERRITORIES)
def test_every_territory_won_by_a_bid(table: MakeTable, card: str) -> None:
    _, (good, n) = TERRITORIES[card]
    t = table(age=2)
    t.seat(0, only_workers={"warriors": 3}, yellow_bank=9, blue_bank=9)
    t.seat(1, only_workers={})
    before, stock = lasting(t), goods(t)
    t.event(card)
    t.act(0, Bid(2))
    t.act(0, Commit("warriors"), Commit("warriors"), SendForce())
    assert t.civ(0).colonies == [card]
    # The units that were given up are back in the bank.
    assert lasting(t) == plus(after(card, before), {"yellow": 2, "strength": -2})
    assert goods(t) == plus(stock, {good: n})


@pytest.mark.rule("OR-4.18", "ORC-15", "ORC-85")
@pytest.mark.parametrize("card", TERRITORIES)
def test_every_territory_annexed(table: MakeTable, card: str) -> None:
    gives, _ = TERRITORIES[card]
    t = table(age=2)
    t.seat(0, only_workers={"warriors": 9}, military=["annex"], yellow_bank=9, blue_bank=9)
    t.seat(1, only_workers={}, colonies=[card], yellow_bank=9, blue_bank=9)
    t.phase("politics")
    winner, loser, stock = lasting(t), lasting(t, 1), plus(goods(t), {"cards": -1})
    t.act(0, PlayAggression("annex", 1), SendForce())
    assert (t.civ(0).colonies, t.civ(1).colonies) == ([card], [])
    assert lasting(t) == plus(winner, gives)
    assert lasting(t, 1) == plus(loser, {k: -n for k, n in gives.items()})
    assert goods(t) == stock


@pytest.mark.rule("OR-4.18", "OR-2.26")
def test_a_lost_colony_takes_no_workers_along(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, colonies=["inhabited_territory_ii"], yellow_bank=2, idle=3)
    t.seat(1, only_workers={"warriors": 5})
    t.event("independence_declaration", 1)
    civ = t.civ(0)
    assert (civ.colonies, civ.yellow_bank, civ.idle) == ([], 0, 3)


@pytest.mark.rule("OR-4.7")
def test_the_territories_are_all_here(table: MakeTable) -> None:
    t = table()
    assert set(TERRITORIES) == {c.id for c in rules_of(t.s).table.of_kind("territory")}
