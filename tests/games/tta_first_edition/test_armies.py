"""Armies, colonies, pacts and who may attack whom in the first edition (OR-4, OR-5, OR-6)."""

from __future__ import annotations

import pytest

from engine.core import Resign
from engine.games.tta.actions import (
    Bid,
    Choose,
    Commit,
    DeclareWar,
    Develop,
    EndTurn,
    OfferPact,
    PassPolitics,
    PlayAggression,
    PlayTactic,
    UseAbility,
)
from engine.games.tta.query import forces
from tests.games.tta_first_edition.game import FIRST
from tests.games.tta_first_edition.test_attacks import DONE, aggression, facts

# ------------------------------------------------------------------------------- armies, colonies


@pytest.mark.rule("OR-4.12", "OR-5.3", "OR-9.36", "ORC-30", "ORC-31", "ORC-32", "ORC-33")
@pytest.mark.parametrize(
    ("tactic", "units", "strength"),
    [
        ("defensive_army", {"warriors": 1, "swordsmen": 3, "cannon": 2}, 22),
        ("entrenchments", {"modern_infantry": 1, "swordsmen": 1, "cannon": 4, "air_forces": 1}, 47),
        ("entrenchments", {"modern_infantry": 1, "swordsmen": 1, "cannon": 4, "air_forces": 2}, 57),
        ("entrenchments", {"modern_infantry": 1, "swordsmen": 1, "cannon": 4, "air_forces": 3}, 60),
    ],
)
def test_armies(table, tactic, units, strength):
    t = table(2, age=3)
    t.seat(0, only_workers=units, tactic=tactic, exclusive=True)
    assert t.strength(0) == strength


@pytest.mark.rule("OR-4.12", "OR-9.18", "ORC-157")
def test_any_number_of_tactics_in_a_turn(table):
    t = table(2)
    t.seat(0, military=["legion", "phalanx", "fighting_band"], ma=3)
    for tactic in ("legion", "phalanx", "fighting_band"):
        t.act(0, PlayTactic(tactic))
    assert (t.civ(0).tactic, t.civ(0).ma) == ("fighting_band", 0)
    assert {"legion", "phalanx"} <= set(t.s.discards.cards)
    t.act(0, EndTurn())
    assert t.s.common_tactics == []


@pytest.mark.rule("OR-9.31", "ORC-159")
def test_an_air_force_doubles_a_whole_army_that_is_given_up(table):
    t = table(2, age=3)
    units = {"tanks": 1, "rockets": 2, "air_forces": 1}
    t.seat(0, only_workers=units, tactic="mechanized_army", exclusive=True)
    assert forces.force(t.s, 0, units, [], forces.STRENGTH) == 40


@pytest.mark.rule("OR-4.7", "OR-8.17", "ORC-76", "ORC-77")
def test_what_can_be_bid(table):
    t = table(2, age=2)
    t.seat(
        0,
        only_workers={"warriors": 1, "knights": 1},
        tactic="medieval_army",
        exclusive=True,
        wonders=["colossus"],
        military=["defense_colonization_bonus_i"],
    )
    t.seat(1, only_workers={})
    t.event("wealthy_territory_i")
    assert max(a.amount for a in t.offers("bid")) == 7
    t.act(0, Bid(1), Commit("warriors"), DONE)
    assert t.civ(0).colonies == ["wealthy_territory_i"]
    t = table(2, age=2)
    bonus = "defense_colonization_bonus_iii"
    t.seat(0, only_workers={}, specials=["satellites"], military=[bonus, bonus])
    t.seat(1, only_workers={})
    t.event("wealthy_territory_i")
    assert t.heard("nobody_bid")


@pytest.mark.rule("OR-8.2", "ORC-120")
def test_genghis_khan(table):
    t = aggression(
        table,
        "spy",
        {
            "leader": "genghis_khan",
            "tactic": "light_cavalry",
            "exclusive": True,
            "only_workers": {"knights": 2},
        },
        {"only_workers": {"warriors": 1}},
    )
    assert (facts(t), t.culture(0)) == ((6, 1), 2)
    t.act(0, Commit("knights"), DONE)
    assert facts(t) == (9, 1)
    t.act(1, DONE)


@pytest.mark.rule("OR-8.1", "ORC-121")
def test_the_great_wall_is_not_given_up_with_a_unit(table):
    t = aggression(
        table,
        "spy",
        {"wonders": ["great_wall"], "only_workers": {"warriors": 2, "cannon": 1}},
        {"only_workers": {"warriors": 1}},
    )
    assert facts(t) == (8, 1)
    t.act(0, Commit("cannon"), DONE)
    assert facts(t) == (11, 1)
    t.act(1, DONE)


@pytest.mark.rule("OR-8.4", "ORC-110")
def test_columbus_stays_and_places_one_territory(table):
    t = table(2)
    t.seat(
        0,
        leader="christopher_columbus",
        military=["wealthy_territory_i", "historic_territory_i"],
        resources=0,
    )
    t.phase("politics")
    bank = t.civ(0).blue_bank
    t.act(0, UseAbility("christopher_columbus", Choose("wealthy_territory_i")))
    civ = t.civ(0)
    assert (civ.leader, civ.colonies) == ("christopher_columbus", ["wealthy_territory_i"])
    assert (t.resources(0), civ.blue_bank, civ.culture) == (5, bank + 2 - 5, 0)
    assert t.civ(0).workers["warriors"] == 1
    t.phase("politics")
    t.refused(0, UseAbility("christopher_columbus", Choose("historic_territory_i")))


# --------------------------------------------------------------------------------------- pacts


@pytest.mark.rule("OR-8.13", "ORC-90")
@pytest.mark.parametrize(
    ("own", "other", "card", "left"),
    [(2, 3, "alchemy", (0, 2)), (9, 0, "alchemy", None), (0, 3, "theology", None)],
)
def test_scientific_cooperation(table, own, other, card, left):
    t = table(3, age=2)
    t.seat(0, civil=[card], science=own)
    t.seat(1, science=other)
    t.pact("scientific_cooperation", 0, 0, 1)
    if left is None:
        t.refused(0, Develop(card))
    else:
        t.act(0, Develop(card))
        assert (t.civ(0).science, t.civ(1).science) == left


@pytest.mark.rule("OR-9.10", "ORC-152")
def test_the_last_two_offer_each_other_no_pacts(table):
    t = table(3)
    t.seat(0, military=["open_borders_agreement"])
    t.phase("politics")
    assert t.offers("offer_pact")
    t.civ(2).out = True
    t.refused(0, OfferPact("open_borders_agreement", 1, "a"))
    t.open_end = True


# -------------------------------------------------------------------------------- no ganging up


@pytest.mark.rule("OR-7.2", "OR-7.9", "OR-5.6", "ORC-127")
def test_only_one_rival_attacks_at_a_time(table):
    t = table(4, age=2, no_ganging_up=True)
    for seat in (0, 1):
        t.seat(seat, military=["spy", "plunder_ii"], only_workers={"warriors": 9}, ma=9)
    for seat in (2, 3):
        t.seat(seat, only_workers={"agriculture": 2}, science=9)
    t.phase("politics", 0)
    t.act(0, PlayAggression("spy", 2), DONE)
    t.phase("politics", 1)
    why = t.refused(1, PlayAggression("spy", 2))
    assert (why.code, why.facts["target"]) == ("attacked_already", 2)
    t.act(1, PlayAggression("spy", 3), DONE)
    t.phase("politics", 0)
    assert t.civ(2).marker_with == -1
    t.phase("politics", 1)
    t.act(1, PlayAggression("plunder_ii", 2), DONE)
    assert t.civ(2).marker_with == 1
    for viewer in (0, 3, None):
        assert [civ.marker_with for civ in FIRST.view(t.s, viewer).players] == [-1, -1, 1, -1]


@pytest.mark.rule("OR-7.9", "OR-9.38", "ORC-148")
def test_a_war_takes_the_marker_too(table):
    t = table(3, age=2, no_ganging_up=True)
    t.seat(0, military=["war_over_culture_ii"], ma=9)
    t.seat(1, military=["spy", "peace_treaty"], only_workers={"warriors": 9}, ma=9)
    t.phase("politics", 0)
    t.act(0, DeclareWar("war_over_culture_ii", 2))
    t.phase("politics", 1)
    t.refused(1, PlayAggression("spy", 2))
    assert any(offer.partner == 2 for offer in t.offers("offer_pact")), "pacts are still possible"
    t.phase("start", 0)
    t.go()
    t.act(0, DONE)
    t.act(2, DONE)
    assert t.heard("war_resolved")
    assert t.civ(2).marker_with == -1, "a war that is decided is no new attack"


@pytest.mark.rule("OR-7.9")
def test_whoever_leaves_gives_the_marker_back(table):
    t = table(3, age=2, no_ganging_up=True)
    t.seat(0, military=["war_over_culture_ii"], ma=9)
    t.phase("politics", 0)
    t.act(0, DeclareWar("war_over_culture_ii", 2))
    t.act(0, Resign(), EndTurn())
    t.act(1, PassPolitics(), EndTurn())
    t.act(2, PassPolitics(), EndTurn())
    assert t.civ(0).out
    assert t.civ(2).marker_with == -1
