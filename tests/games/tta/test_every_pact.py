"""Every pact: offered, accepted, in force for both sides, and gone again (NS-4.6, NS-4.7)."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.games.tta.actions import AnswerPact, CancelPact, DeclareWar, OfferPact, PlayAggression
from engine.games.tta.editions import rules_of
from render.text.tta.words import Words
from tests.games.tta.table import MakeTable, Table

NONE = (0, 0, 0, 0, 0)

PACTS = {
    # For A and for B: strength, culture, military actions, resources and food made.
    # What an attack between the two does: nothing, ends the pact, or is forbidden.
    "open_borders_agreement": ((0, 0, 1, 0, 0), (0, 0, 1, 0, 0), "nothing"),
    "trade_routes_agreement": (NONE, NONE, "nothing"),
    "acceptance_of_supremacy": ((0, 0, 0, 1, 0), (0, 0, 0, -1, 0), "forbidden"),
    "international_trade_agreement": ((0, 0, 0, 1, 0), (0, 0, 0, 0, 1), "nothing"),
    "promise_of_military_protection": ((0, 1, 0, 0, 0), (4, -1, 0, 0, 0), "ends"),
    "scientific_cooperation": (NONE, NONE, "nothing"),
    # B has two completed wonders, A one.
    "international_tourism": ((0, 2, 0, 0, 0), (0, 1, 0, 0, 0), "nothing"),
    "loss_of_sovereignty": ((0, 2, 0, 0, 0), (0, -2, 0, 0, 0), "forbidden"),
    "military_pact": ((3, 0, 0, 0, 0), (3, 0, 0, 0, 0), "ends"),
    "peace_treaty": ((0, 1, 0, 0, 0), (0, 1, 0, 0, 0), "forbidden"),
}
WITHOUT_SIDES = {
    "open_borders_agreement",
    "scientific_cooperation",
    "international_tourism",
    "military_pact",
    "peace_treaty",
}


def figures(t: Table, seat: int) -> tuple[int, int, int, int, int]:
    """Strength, culture, military actions, and resources and food of one production."""
    made = t.produce(seat)
    return (
        t.strength(seat),
        t.culture(seat),
        t.civ(seat).ma_total,
        made.resources,
        made.food,
    )


@pytest.fixture
def friends(table: MakeTable) -> Table:
    """Three players with everything that a pact can change."""
    t = table(3, age=3)
    t.seat(0, wonders=["taj_mahal"], workers={"religion": 2}, yellow_bank=18)
    t.seat(1, wonders=["hanging_gardens", "colossus"], workers={"religion": 2}, yellow_bank=18)
    t.seat(2, workers={"religion": 2})
    return t


@pytest.mark.rule("NS-4.6", "NS-4.7", "NS-9.6", "NS-10.1")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("card", PACTS)
def test_every_pact(friends: Table, card: str, side: Literal["a", "b"]) -> None:
    t = friends
    before = [figures(t, seat) for seat in (0, 1, 2)]
    t.seat(0, military=[card])
    t.phase("politics")
    if card in WITHOUT_SIDES:
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


@pytest.mark.rule("NS-4.2", "NS-4.3", "NS-4.5")
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
        t.act(0, PlayAggression("spy", 1))
    else:
        t.act(1, DeclareWar("war_over_territory", 0))
    assert [p.card for p in t.s.pacts] == ([] if meaning == "ends" else [card])


@pytest.mark.rule("NS-4.5", "NS-12.14")
def test_nobody_declares_war_on_b_of_a_loss_of_sovereignty(friends: Table) -> None:
    t = friends
    t.pact("loss_of_sovereignty", 0, 0, 1)
    t.seat(2, military=["spy", "war_over_territory"], workers={"warriors": 20}, ma=3)
    t.phase("politics", 2)
    assert {a.target for a in t.offers("play_aggression")} == {0, 1}
    assert {a.target for a in t.offers("declare_war")} == {0}


@pytest.mark.rule("NS-10.1", "NS-4.6")
def test_a_pact_leaves_no_rating_below_0(table: MakeTable) -> None:
    t = table(3, age=3)
    t.pact("loss_of_sovereignty", 0, 0, 1)
    assert (t.culture(0), t.culture(1)) == (2, 0)


@pytest.mark.rule("NS-4.6", "NS-4.7", "NS-8.2")
def test_a_new_own_pact_ends_the_old_one_and_a_refusal_does_not(table: MakeTable) -> None:
    t = table(4, age=3)
    t.seat(0, military=["peace_treaty", "military_pact"])
    t.pact("loss_of_sovereignty", 0, 0, 3)
    t.pact("international_tourism", 2, 2, 0)
    t.phase("politics")
    t.act(0, OfferPact("peace_treaty", 1, "a"))
    t.act(1, AnswerPact(False))
    assert t.decision.kind == "actions"
    assert {p.card for p in t.s.pacts} == {"loss_of_sovereignty", "international_tourism"}
    assert sorted(t.civ(0).military.cards) == ["military_pact", "peace_treaty"]
    t.phase("politics")
    t.act(0, OfferPact("military_pact", 1, "a"))
    t.act(1, AnswerPact(True))
    assert {p.card for p in t.s.pacts} == {"military_pact", "international_tourism"}
    assert t.s.discards.cards[-1] == "loss_of_sovereignty"
    assert t.culture(3) == 0


@pytest.mark.rule("INT-41")
def test_labels_on_which_sources_differ() -> None:
    names = [Words("new_story").name(c) for c in ("military_pact", "defense_colonization_ii")]
    assert names == ["Military Pact", "Defense / Colonization"]


@pytest.mark.rule("NS-4.6")
def test_the_pacts_are_all_here(table: MakeTable) -> None:
    assert set(PACTS) == {c.id for c in rules_of(table().s).table.of_kind("pact")}
