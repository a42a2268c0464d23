"""Pacts (NS-4.6, NS-4.7; NSC-124 to NSC-126, NSC-250)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import AnswerPact, Build, CancelPact, OfferPact, UseAbility
from tests.games.tta.table import MakeTable


@pytest.mark.rule("NS-4.6", "NS-12.10", "NSC-124")
@pytest.mark.parametrize("accept", [False, True])
def test_a_pact_offer(table: MakeTable, accept: bool) -> None:
    t = table(3, age=3)
    t.seat(0, military=["international_tourism"], wonders=["pyramids", "taj_mahal"])
    t.seat(2, wonders=["colossus", "great_wall", "hanging_gardens"], ruins=["colossus"])
    t.pact("peace_treaty", 0, 0, 1)
    t.phase("politics")
    before = [t.culture(seat) for seat in range(3)]
    t.act(0, OfferPact("international_tourism", 2))
    assert t.decision.seat == 2
    t.act(2, AnswerPact(accept))
    assert t.decision.kind == "actions"
    after = [t.culture(seat) for seat in range(3)]
    if accept:
        assert [p.card for p in t.s.pacts] == ["international_tourism"]
        assert after == [before[0] - 1 + 3, before[1] - 1, before[2] + 2]
        assert t.civ(0).military.cards == []
    else:
        assert [p.card for p in t.s.pacts] == ["peace_treaty"]
        assert after == before
        assert t.civ(0).military.cards == ["international_tourism"]


@pytest.mark.rule("NS-4.6", "NS-9.6", "NSC-125")
def test_being_party_to_two_pacts(table: MakeTable) -> None:
    t = table(3)
    t.seat(0, military=["open_borders_agreement"])
    t.pact("trade_routes_agreement", 1, 1, 0)
    t.phase("politics")
    t.act(0, OfferPact("open_borders_agreement", 2))
    t.act(2, AnswerPact(True))
    assert {(p.card, p.owner) for p in t.s.pacts} == {
        ("trade_routes_agreement", 1),
        ("open_borders_agreement", 0),
    }


@pytest.mark.rule("NS-4.7", "NSC-126")
def test_cancelling(table: MakeTable) -> None:
    t = table(3, age=3)
    t.seat(0, workers={"religion": 3})
    t.pact("loss_of_sovereignty", 2, 2, 0)
    assert (t.culture(0), t.culture(2)) == (1, 2)
    t.phase("politics")
    t.act(0, CancelPact("loss_of_sovereignty"))
    assert (t.culture(0), t.culture(2), t.s.pacts) == (3, 0, [])
    assert t.s.discards.cards[-1] == "loss_of_sovereignty"
    assert t.decision.kind == "actions"


@pytest.mark.rule("NS-14.13", "NS-10.5", "NSC-250")
def test_an_offer_is_answered_out_of_turn(table: MakeTable) -> None:
    t = table(3)
    t.seat(0, military=["open_borders_agreement"])
    t.phase("politics")
    t.act(0, OfferPact("open_borders_agreement", 1))
    t.refused(2, AnswerPact(True))
    t.act(1, AnswerPact(True))
    assert (t.civ(0).ma_total, t.civ(0).ma, t.civ(1).ma_total) == (3, 3, 3)


@pytest.mark.rule("NS-4.6")
def test_the_offerer_chooses_a_side(table: MakeTable) -> None:
    t = table(3, age=2)
    t.seat(0, military=["promise_of_military_protection"])
    t.phase("politics")
    sides = {(a.partner, a.side) for a in t.offers("offer_pact")}
    assert sides == {(1, "a"), (1, "b"), (2, "a"), (2, "b")}
    before = t.strength(0)
    t.act(0, OfferPact("promise_of_military_protection", 2, "b"))
    t.act(2, AnswerPact(True))
    assert (t.strength(0), t.culture(2)) == (before + 4, 1)


@pytest.mark.rule("INT-10")
def test_trade_routes_by_the_owners_word(table: MakeTable) -> None:
    t = table(3)
    t.pact("trade_routes_agreement", 0, 0, 1)
    t.seat(0, food=2, resources=5)
    t.act(0, UseAbility("trade_routes_agreement"), Build("bronze"))
    assert (t.food(0), t.resources(0)) == (1, 4)
    t.refused(0, UseAbility("trade_routes_agreement"))
