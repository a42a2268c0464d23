"""Every pact: offered, accepted, in force for both sides, attacked and gone again (OR-4.9,
OR-4.16, OR-4.17)."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.games.tta.actions import (
    AnswerPact,
    CancelPact,
    Choose,
    DeclareWar,
    OfferPact,
    PlayAggression,
    SendForce,
)
from engine.games.tta.editions import rules_of
from tests.games.tta.table import MakeTable, Table

DONE = SendForce()
NONE = (0, 0, 0, 0, 0)

PACTS = {
    # For A and for B: strength, culture, military actions, resources and food made.
    # What an attack between the two does: nothing, ends the pact, or is forbidden.
    "open_borders_agreement": ((0, 0, 1, 0, 0), (0, 0, 1, 0, 0), "nothing"),
    "trade_routes_agreement": (NONE, NONE, "nothing"),
    "acceptance_of_supremacy": ((0, 0, 0, 1, 0), (0, 0, 0, -1, 0), "forbidden"),
    "international_trade_agreement": ((0, 0, 0, 1, 0), (0, 0, 0, 0, 1), "nothing"),
    "promise_of_military_protection": ((0, 1, 0, 0, 0), (5, -1, 0, 0, 0), "ends"),
    "scientific_cooperation": (NONE, NONE, "nothing"),
    # Seat 0 has one completed wonder, seat 1 two.
    "international_tourism": ((0, 2, 0, 0, 0), (0, 1, 0, 0, 0), "nothing"),
    "loss_of_sovereignty": ((0, 2, 0, 0, 0), (0, -2, 0, 0, 0), "forbidden"),
    "military_pact": ((4, 0, 0, 0, 0), (4, 0, 0, 0, 0), "ends"),
    "peace_treaty": ((0, 1, 0, 0, 0), (0, 1, 0, 0, 0), "forbidden"),
}
SYMMETRIC = {
    "open_borders_agreement",
    "scientific_cooperation",
    "international_tourism",
    "military_pact",
    "peace_treaty",
}
Side = Literal["a", "b"]


def figures(t: Table, seat: int) -> tuple[int, int, int, int, int]:
    """Strength, culture, military actions, and resources and food of one production."""
    t.civ(seat).blue_bank = 18
    made = t.produce(seat)
    return (t.strength(seat), t.culture(seat), t.civ(seat).ma_total, made.resources, made.food)


@pytest.fixture
def friends(table: MakeTable) -> Table:
    """Three players with everything that a pact can change."""
    t = table(3, age=3)
    t.seat(0, wonders=["taj_mahal"], workers={"religion": 2})
    t.seat(1, wonders=["hanging_gardens", "colossus"], workers={"religion": 2})
    t.seat(2, workers={"religion": 2})
    return t


@pytest.mark.rule("OR-4.9", "OR-4.16", "INT-12")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("card", PACTS)
def test_every_pact(friends: Table, card: str, side: Side) -> None:
    t = friends
    before = [figures(t, seat) for seat in (0, 1, 2)]
    assert before == [(1, 5, 2, 2, 2), (2, 4, 2, 2, 2), (1, 2, 2, 2, 2)]
    t.seat(0, military=[card])
    t.phase("politics")
    if card in SYMMETRIC:
        t.refused(0, OfferPact(card, 1, "b"))
        side = "a"
    t.act(0, OfferPact(card, 1, side))
    t.act(1, AnswerPact(True))
    (pact,) = t.s.pacts
    assert (pact.owner, pact.a, pact.b) == ((0, 0, 1) if side == "a" else (0, 1, 0))
    for_a, for_b, _ = PACTS[card]
    changes = {pact.a: for_a, pact.b: for_b, 2: NONE}
    for seat, old in enumerate(before):
        assert figures(t, seat) == tuple(a + b for a, b in zip(old, changes[seat], strict=True))
    t.phase("politics", 1)
    t.act(1, CancelPact(card))
    assert t.s.pacts == []
    assert [figures(t, seat) for seat in (0, 1, 2)] == before


@pytest.mark.rule("OR-4.17", "OR-9.19")
@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize("card", PACTS)
def test_every_pact_and_an_attack(friends: Table, card: str, attacker: int) -> None:
    t = friends
    target = 1 - attacker
    t.pact(card, 0, 0, 1)
    t.seat(attacker, military=["spy", "war_over_territory"], workers={"warriors": 20}, ma=3)
    t.phase("politics", attacker)
    spies = {a.target for a in t.offers("play_aggression")}
    wars = {a.target for a in t.offers("declare_war")}
    meaning = PACTS[card][2]
    if meaning == "forbidden":
        assert (spies, wars) == ({2}, {2})
        return
    assert (spies, wars) == ({target, 2}, {target, 2})
    if attacker == 0:
        t.act(0, PlayAggression("spy", 1), DONE)
        t.act(1, DONE)
    else:
        t.act(1, DeclareWar("war_over_territory", 0))
    assert [p.card for p in t.s.pacts] == ([] if meaning == "ends" else [card])


@pytest.mark.rule("OR-4.17", "OR-9.19", "INT-12")
@pytest.mark.parametrize("attacker", [0, 1])
def test_a_promise_protects_neither_from_the_other(table: MakeTable, attacker: int) -> None:
    t = table(3, age=3)
    for seat in (0, 1, 2):
        t.seat(seat, only_workers={"warriors": 10, "religion": 1}, military=["spy"])
    t.pact("promise_of_military_protection", 0, 0, 1)
    assert [t.strength(x) for x in (0, 1, 2)] == [10, 15, 10]
    assert [t.culture(x) for x in (0, 1, 2)] == [2, 0, 1]
    t.phase("politics", 2)
    t.act(2, PlayAggression("spy", 1))
    assert (t.decision.facts["attack"], t.decision.facts["defence"]) == (10, 15)
    t.act(2, DONE)
    t.act(1, DONE)
    t.phase("politics", attacker)
    t.act(attacker, PlayAggression("spy", 1 - attacker))
    assert (t.decision.facts["attack"], t.decision.facts["defence"]) == (10, 10)
    assert [t.culture(x) for x in (0, 1)] == [1, 1]
    t.act(attacker, DONE)
    t.act(1 - attacker, DONE)


@pytest.mark.rule("OR-4.17")
def test_nobody_declares_war_on_b_of_a_loss_of_sovereignty(friends: Table) -> None:
    t = friends
    t.pact("loss_of_sovereignty", 0, 0, 1)
    t.seat(2, military=["spy", "war_over_territory"], workers={"warriors": 20}, ma=3)
    t.phase("politics", 2)
    assert {a.target for a in t.offers("play_aggression")} == {0, 1}
    assert {a.target for a in t.offers("declare_war")} == {0}


@pytest.mark.rule("INT-9", "OR-4.9")
def test_tourists_visit_wonders_that_lie_face_down_too(friends: Table) -> None:
    t = friends
    t.pact("international_tourism", 0, 0, 1)
    assert (t.culture(0), t.culture(1)) == (3 + 2 + 2, 2 + 2 + 1)
    t.event("ravages_of_time", 2)
    t.act(1, Choose("colossus"))
    assert (t.culture(0), t.culture(1)) == (2 + 2 + 2, 3 + 2 + 1)


@pytest.mark.rule("OR-4.9")
def test_the_pacts_are_all_here(table: MakeTable) -> None:
    assert set(PACTS) == {c.id for c in rules_of(table().s).table.of_kind("pact")}
