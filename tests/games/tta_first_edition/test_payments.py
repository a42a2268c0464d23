"""Blue tokens as money: change, losses and gains, and where tokens come from (OR-1, OR-2, OR-9)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    Build,
    BuildStages,
    Develop,
    PlayAggression,
    SendForce,
    Split,
    Upgrade,
)
from engine.games.tta.change.choices import Goods
from engine.games.tta.state import Civ
from tests.games.tta.table import Table

DONE = SendForce()


def mines(civ: Civ) -> tuple[dict[str, int], int]:
    """The tokens on each mine, and those of the bank."""
    return {c: n for c, n in civ.blue.items() if n}, civ.blue_bank


# ------------------------------------------------------------------------------------ paying


@pytest.mark.rule("OR-2.15", "OR-2.16", "ORC-12")
def test_a_larger_token_is_changed_into_a_smaller_one(table):
    """Barbara after she has built one Iron mine and upgraded another."""
    t = table(2)
    t.seat(0, only_workers={"bronze": 3, "iron": 2}, yellow_bank=18)
    told = t.produce(0)
    civ = t.civ(0)
    assert (told.resources, mines(civ)) == (7, ({"bronze": 3, "iron": 2}, 13))
    t.act(0, Upgrade("bronze", "iron"))
    assert mines(t.civ(0)) == ({"iron": 2}, 16)
    t.act(0, Upgrade("bronze", "iron"))
    assert mines(t.civ(0)) == ({"bronze": 1}, 17)
    assert (t.civ(0).workers["iron"], t.civ(0).workers["bronze"]) == (4, 1)


@pytest.mark.rule("OR-2.6", "OR-2.16", "ORC-21")
def test_an_upgrade_may_leave_levels_out(table):
    t = table(2, age=2)
    t.seat(0, workers={"bronze": 2, "coal": 0}, resources=6)
    assert "iron" not in t.civ(0).workers
    t.act(0, Upgrade("bronze", "coal"))
    civ = t.civ(0)
    assert (civ.ca, t.resources(0), civ.workers["bronze"], civ.workers["coal"]) == (3, 0, 1, 1)
    t.seat(0, resources=5)
    t.refused(0, Upgrade("bronze", "coal"))


def paid_one(table, bank: int, **workers: int) -> Civ:
    """One token lies on Coal, and 1 is paid: Homer pays the other half for Warriors."""
    t = table(2, age=2)
    t.seat(0, leader="homer", workers={"coal": 1, **workers})
    t.civ(0).blue = {"coal": 1}
    t.civ(0).blue_bank = bank
    t.act(0, Build("warriors"))
    assert t.civ(0).workers["warriors"] == 2
    return t.civ(0)


@pytest.mark.rule("OR-2.16", "ORC-22")
def test_change_for_a_token_on_coal(table):
    """Without Iron the change takes one more token from the bank."""
    assert mines(paid_one(table, 5, iron=0)) == ({"iron": 1}, 5)
    assert mines(paid_one(table, 5)) == ({"bronze": 2}, 4)


@pytest.mark.rule("OR-9.7", "OR-2.16", "ORC-57")
def test_without_change_the_rest_is_lost(table):
    """Paying is allowed nevertheless."""
    assert mines(paid_one(table, 0)) == ({"bronze": 1}, 0)
    assert mines(paid_one(table, 1)) == ({"bronze": 2}, 0), "the last token of the bank is enough"


@pytest.mark.rule("OR-2.8", "ORC-36")
def test_a_wonder_in_three_steps(table):
    t = table(2)
    t.seat(0, wonder="pyramids", resources=6, blue_bank=5)
    seen = []
    for _ in range(2):
        t.act(0, BuildStages(1))
        civ = t.civ(0)
        seen.append((t.resources(0), civ.stages, civ.blue_bank, civ.ca_total, civ.ca))
    # a stage gives back what it costs and keeps one token
    assert seen == [(3, 1, 5 + 3 - 1, 4, 3), (1, 2, 5 + 5 - 2, 4, 2)]
    t.act(0, BuildStages(1))
    civ = t.civ(0)
    assert (t.resources(0), civ.stages, civ.blue_bank, civ.wonders) == (0, 0, 11, ["pyramids"])
    assert (civ.ca_total, civ.ca) == (5, 2), "the new action can be used at once"


# ------------------------------------------------------------------------- between two players


def plundered(table, card: str, rival: dict[str, int], **mine: int) -> Table:
    """Seat 0 has plundered seat 1, whose tokens are given; the question what to take is open."""
    t = table(2, age=2)
    t.seat(0, military=[card], only_workers={"warriors": 9}, ma=9, **mine)
    t.seat(1, only_workers={"iron": 0})
    t.civ(1).blue = dict(rival)
    t.phase("politics")
    t.act(0, PlayAggression(card, 1), DONE)
    return t


@pytest.mark.rule("OR-2.23", "OR-5.10", "ORC-137")
def test_tokens_never_pass_between_players(table):
    """The loser's go to the loser's bank; the winner is paid from the own bank, if it can pay."""
    t = plundered(table, "plunder_i", {"iron": 1, "bronze": 1}, blue_bank=2)
    assert (t.resources(0), t.civ(0).blue_bank) == (2, 0), "the third is lost"
    assert (t.resources(1), t.civ(1).blue_bank) == (0, 18 + 2)


@pytest.mark.rule("OR-5.10", "ORC-81")
def test_nobody_loses_more_than_there_is(table):
    t = plundered(table, "plunder_iii", {"agriculture": 2, "bronze": 3})
    assert (t.food(1), t.resources(1), t.food(0), t.resources(0)) == (0, 0, 2, 3)


@pytest.mark.rule("OR-5.10", "ORC-81")
def test_who_plunders_chooses_the_mixture(table):
    t = plundered(table, "plunder_iii", {"agriculture": 6, "bronze": 6})
    assert t.decision.seat == 0
    assert {(a.food, a.resources) for a in t.offers()} == {(n, 8 - n) for n in range(2, 7)}
    t.act(0, Split(2, 6))
    assert (t.food(1), t.resources(1), t.food(0), t.resources(0)) == (4, 0, 2, 6)


@pytest.mark.rule("OR-9.35", "OR-4.20")
def test_whom_an_event_concerns_chooses_the_mixture(table):
    t = table(2)
    t.seat(0, only_workers={"warriors": 2})
    t.seat(1, only_workers={"warriors": 1}, food=2, resources=2)
    t.event("raiders")
    assert t.decision.seat == 1, "the weakest loses"
    assert {(a.food, a.resources) for a in t.offers()} == {(0, 2), (1, 1), (2, 0)}
    t.act(1, Split(1, 1))
    assert (t.food(1), t.resources(1)) == (1, 1)
    t.event("foray", 1)
    assert t.decision.seat == 0, "the strongest gains"
    assert {(a.food, a.resources) for a in t.offers()} == {(0, 3), (1, 2), (2, 1), (3, 0)}
    t.act(0, Split(3, 0))
    assert (t.food(0), t.resources(0)) == (3, 0)


# ------------------------------------------------------------------------------- cards, the box


@pytest.mark.rule("OR-1.10")
def test_the_box_is_never_empty(table):
    """More tokens than there are in the box of the printed game."""
    t = table(4)
    for seat in range(4):
        bank = (t.civ(seat).blue_bank, t.civ(seat).yellow_bank)
        t.change(Goods(seat, {"blue_tokens": 100, "yellow_tokens": 100}, "test"))
        assert (t.civ(seat).blue_bank - bank[0], t.civ(seat).yellow_bank - bank[1]) == (100, 100)
    assert (t.s.blue_box, t.s.yellow_box) == (400, 400)


@pytest.mark.rule("OR-2.24", "OR-2.5")
def test_a_starting_technology_stays_under_a_higher_one(table):
    t = table(2)
    t.seat(0, civil=["iron", "swordsmen"], science=10, idle=3, resources=9)
    t.act(0, Develop("iron"), Develop("swordsmen"))
    workers = t.civ(0).workers
    assert {"bronze", "iron", "warriors", "swordsmen"} <= set(workers)
    assert "bronze" not in t.s.gone
    t.act(0, Build("bronze"), Build("warriors"))
    assert (t.civ(0).workers["bronze"], t.civ(0).workers["warriors"]) == (3, 2)
    assert t.produce(0).resources == 3, "all three Bronze mines work"
