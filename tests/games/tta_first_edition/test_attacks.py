"""Aggressions and wars of the first edition (OR-4, OR-5)."""

from __future__ import annotations

import pytest

from engine.core import Rng
from engine.games.tta.actions import (
    Choose,
    Commit,
    DeclareWar,
    EndTurn,
    PlayAggression,
    SendForce,
    Split,
    StealTechnologies,
)
from engine.thinking import prepare, think
from render.registry import presentation
from tests.games.tta_first_edition.game import FIRST

DONE = SendForce()
WORDS = presentation("tta-first-edition").texts(("Ann", "Ben"))
KARESZ = {"warriors": 2, "swordsmen": 1, "knights": 2}
"""Units of the line-up with a Medieval Army."""


def facts(t):
    return t.decision.facts["attack"], t.decision.facts["defence"]


def added(t, seat):
    """What a side has put together so far, as it alone knows."""
    return FIRST.view(t.s, seat).force_strength


def aggression(table, card, attacker, target, **more):
    """Seat 0 has played an aggression on seat 1."""
    t = table(2, age=2, **more)
    t.seat(0, military=[card], **attacker)
    t.seat(1, **target)
    t.phase("politics")
    t.act(0, PlayAggression(card, 1))
    return t


# ---------------------------------------------------------------------------------- aggressions


@pytest.mark.rule("OR-4.8", "ORC-16")
@pytest.mark.parametrize(("answer", "held"), [([], False), (["knights"], False),
                                              (["knights", "knights"], True)])  # fmt: skip
def test_a_spy_with_sacrifices_on_both_sides(table, answer, held):
    t = aggression(
        table,
        "spy",
        {"only_workers": {"riflemen": 4, "swordsmen": 1}},
        {
            "only_workers": {"knights": 5},
            "science": 3,
            "military": ["defense_colonization_bonus_ii"],
        },
    )
    t.act(0, Commit("riflemen"), DONE)
    assert facts(t) == (17, 10)
    if answer:
        t.act(1, Commit("defense_colonization_bonus_ii"))
    t.act(1, *[Commit(unit) for unit in answer], DONE)
    [told] = t.heard("defended")
    assert told.held is held
    assert (t.civ(0).science, t.civ(1).science) == ((0, 3) if held else (3, 0))
    assert (t.strength(0), t.strength(1)) == (11, 10 - 2 * len(answer))


@pytest.mark.rule("OR-8.1", "ORC-78")
def test_a_unit_that_is_given_up_counts_with_its_own_strength(table):
    t = aggression(
        table,
        "spy",
        {"leader": "alexander_the_great", "only_workers": {"warriors": 4}},
        {"only_workers": {"warriors": 1}},
    )
    t.act(0, Commit("warriors"), DONE)
    assert facts(t) == (9, 1)
    t.act(1, DONE)
    assert t.strength(0) == 6


@pytest.mark.rule("OR-4.8", "OR-4.19", "ORC-79")
def test_a_failed_aggression_costs_what_was_paid(table):
    t = aggression(
        table,
        "spy",
        {"only_workers": {"warriors": 12}},
        {"only_workers": {"warriors": 8}, "military": ["defense_colonization_bonus_ii"]},
    )
    paid = t.civ(0).ma
    t.act(0, DONE)
    t.act(1, Commit("defense_colonization_bonus_ii"), DONE)
    assert t.heard("defended")[0].held
    assert (t.civ(0).ma, t.civ(0).military.cards, "spy" in t.s.discards.cards) == (paid, [], True)


@pytest.mark.rule("OR-4.8", "ORC-80")
def test_equal_totals_hold(table):
    bonus = "defense_colonization_bonus_i"
    t = aggression(
        table,
        "spy",
        {"only_workers": {"swordsmen": 1, "warriors": 13}},
        {"only_workers": {"knights": 6}, "military": [bonus, bonus]},
    )
    t.act(0, Commit("swordsmen"), DONE)
    assert facts(t) == (17, 12)
    t.act(1, Commit("knights"), Commit(bonus), Commit(bonus), DONE)
    assert t.heard("defended")[0].held, "18 to 17"
    assert (t.strength(0), t.strength(1)) == (13, 10)


@pytest.mark.rule("OR-4.8")
@pytest.mark.parametrize("strength", [4, 5, 6])
def test_an_attack_takes_effect_only_if_it_is_greater(table, strength):
    """Of equal totals the defence holds, whether or not anything is given up."""
    t = aggression(
        table,
        "spy",
        {"only_workers": {"warriors": strength}},
        {"only_workers": {"warriors": 5}, "science": 3},
    )
    t.act(0, DONE)
    assert facts(t) == (strength, 5)
    t.act(1, DONE)
    [told] = t.heard("defended")
    assert told.held is (strength <= 5)
    assert (t.civ(0).science, t.civ(1).science) == ((0, 3) if strength <= 5 else (3, 0))


@pytest.mark.rule("OR-4.8")
def test_equal_totals_hold_also_with_sacrifices(table):
    t = aggression(
        table,
        "spy",
        {"only_workers": {"warriors": 6}},
        {"only_workers": {"warriors": 6}, "science": 3},
    )
    t.act(0, Commit("warriors"), DONE)
    t.act(1, Commit("warriors"), DONE)
    assert t.heard("defended")[0].held, "7 to 7"
    assert (t.civ(0).science, t.civ(1).science) == (0, 3)


@pytest.mark.rule("OR-9.21", "OR-6.4")
@pytest.mark.parametrize(("bank", "taken"), [(0, 0), (1, 1), (9, 2)])
def test_who_was_given_up_is_not_taken_by_the_winner_of_a_war(table, bank, taken):
    """The yellow bank of the loser is as it was before the units come back to it; nor do those
    of the winner count as taken."""
    t = war(
        table,
        "war_over_territory",
        {"only_workers": {"warriors": 10}},
        {"only_workers": {"warriors": 5}, "yellow_bank": bank},
    )
    mine = t.civ(0).yellow_bank
    t.act(0, Commit("warriors"), DONE)
    t.act(1, Commit("warriors"), Commit("warriors"), DONE)
    [told] = t.heard("war_resolved")
    assert (told.winner, told.attack - told.defence) == (0, 4)
    assert (t.civ(0).yellow_bank, t.civ(1).yellow_bank) == (mine + taken + 1, bank - taken + 2)


@pytest.mark.rule("OR-9.8", "ORC-150")
@pytest.mark.parametrize(("answer", "held"), [(0, False), (1, True)])
def test_a_stronger_rival_may_be_attacked(table, answer, held):
    t = aggression(
        table,
        "spy",
        {"only_workers": {"knights": 5}},
        {"only_workers": {"warriors": 11}},
    )
    t.act(0, Commit("knights"), DONE)
    t.act(1, *[Commit("warriors")] * answer, DONE)
    assert t.heard("defended")[0].held is held


@pytest.mark.rule("OR-1.9", "OR-4.8", "ORC-54")
def test_an_attack_may_pass_the_end_of_the_track(table):
    t = aggression(
        table,
        "spy",
        {"only_workers": {"tanks": 12, "warriors": 4}},
        {"only_workers": {"warriors": 1}},
    )
    t.act(0, Commit("tanks"), DONE)
    assert facts(t) == (65, 1)
    t.act(1, DONE)
    assert t.strength(0) == 59


@pytest.mark.rule("OR-4.12", "ORC-27", "ORC-28", "ORC-29")
@pytest.mark.parametrize(
    ("given", "attack", "after"),
    [
        ({"knights": 1}, 14, 8),
        ({"knights": 1, "swordsmen": 1}, 18, 6),
        ({"warriors": 2, "knights": 2}, 22, 2),
        ({"swordsmen": 1}, 14, 10),
    ],
)
def test_armies_among_the_units_that_are_given_up(table, given, attack, after):
    t = aggression(
        table,
        "spy",
        {"only_workers": KARESZ, "tactic": "medieval_army", "exclusive": True},
        {"only_workers": {"warriors": 1}},
    )
    assert facts(t) == (12, 1)
    t.act(0, *[Commit(unit) for unit, n in given.items() for _ in range(n)], DONE)
    assert facts(t) == (attack, 1)
    t.act(1, DONE)
    assert t.strength(0) == after


@pytest.mark.rule("ORC-82", "OR-5.10")
@pytest.mark.parametrize(
    ("card", "standing", "gained", "left"),
    [
        ("raid_i", {"drama": 1}, 3, 0),
        ("raid_ii", {"alchemy": 2}, 6, 0),
        ("raid_ii", {"drama": 1}, 2, 0),
        ("raid_ii", {"alchemy": 3}, 6, 1),
        ("raid_iii", {"alchemy": 3}, 9, 0),
    ],
)
def test_raids_take_buildings_of_one_card(table, card, standing, gained, left):
    t = aggression(
        table,
        card,
        {"only_workers": {"warriors": 5}, "ma": 3},
        {"only_workers": standing, "idle": 0},
    )
    t.act(0, DONE)
    assert t.resources(0) == gained
    assert sum(t.civ(1).workers[c] for c in standing) == left
    assert t.civ(1).idle == sum(standing.values()) - left


@pytest.mark.rule("ORC-82")
def test_who_raids_chooses_the_card(table):
    t = aggression(
        table,
        "raid_ii",
        {"only_workers": {"warriors": 5}},
        {"only_workers": {"alchemy": 2, "drama": 1}},
    )
    t.act(0, DONE, Choose("drama"))
    assert (t.civ(1).workers["alchemy"], t.civ(1).workers["drama"], t.resources(0)) == (2, 0, 2)


@pytest.mark.rule("OR-2.22", "ORC-83")
def test_enslave(table):
    t = aggression(
        table,
        "enslave",
        {"only_workers": {"warriors": 5}},
        {"only_workers": {"agriculture": 2}, "idle": 1, "yellow_bank": 3},
    )
    t.act(0, DONE)
    assert (t.civ(1).idle, t.civ(1).yellow_bank, t.resources(0)) == (0, 4, 3)


@pytest.mark.rule("ORC-84", "OR-9.32")
@pytest.mark.parametrize(("leader", "price", "culture"), [("isaac_newton", 2, 6), ("moses", 0, 0)])
def test_assassinate(table, leader, price, culture):
    t = aggression(
        table,
        "assassinate",
        {"only_workers": {"warriors": 5}, "ma": 2},
        {"only_workers": {"agriculture": 1}, "leader": leader},
    )
    t.act(0, DONE)
    assert (t.civ(0).ma, t.civ(0).culture, t.civ(1).leader) == (2 - price, culture, None)


@pytest.mark.rule("ORC-160", "OR-9.32")
def test_sabotage_needs_a_wonder_and_a_spy_nothing(table):
    t = table(2, age=2)
    t.seat(0, military=["sabotage", "assassinate", "spy"], only_workers={"warriors": 5}, ma=2)
    t.seat(1, only_workers={"agriculture": 1})
    t.phase("politics")
    t.refused(0, PlayAggression("sabotage", 1))
    t.refused(0, PlayAggression("assassinate", 1))
    t.seat(1, wonder="taj_mahal", stages=1, blue_bank=17)
    t.act(0, PlayAggression("sabotage", 1), DONE)
    assert (t.civ(0).ma, t.civ(0).culture) == (1, 3)
    assert (t.civ(1).wonder, t.civ(1).blue_bank) == (None, 18)


@pytest.mark.rule("OR-4.18", "ORC-85")
def test_annexed_colonies_bring_only_what_lasts(table):
    t = aggression(
        table,
        "annex",
        {"only_workers": {"warriors": 5}},
        {"only_workers": {"agriculture": 1}, "colonies": ["strategic_territory_i"]},
    )
    t.act(0, DONE)
    assert (t.strength(0), t.strength(1), t.civ(0).military.cards) == (7, 0, [])


@pytest.mark.rule("OR-6.4", "OR-9.19", "ORC-144")
def test_joan_of_arc_scores_for_being_attacked(table):
    t = table(3, age=2)
    t.seat(0, military=["spy"], only_workers={"warriors": 6})
    t.seat(1, leader="joan_of_arc", only_workers={"warriors": 6})
    t.pact("military_pact", 0, 0, 1)
    t.phase("politics")
    t.act(0, PlayAggression("spy", 1))
    assert t.s.pacts == []
    assert facts(t) == (6, 6), "the pact has ended"
    assert t.civ(1).culture == 5
    t.act(0, DONE)
    t.act(1, DONE)
    assert t.heard("defended")[0].held
    assert t.civ(1).culture == 5


@pytest.mark.rule("OR-4.17", "ORC-88")
def test_an_open_border_helps_the_attacker_and_stays(table):
    t = table(3, age=2)
    t.seat(0, military=["spy"], only_workers={"warriors": 6})
    t.seat(1, only_workers={"warriors": 6})
    t.pact("open_borders_agreement", 0, 0, 1)
    t.phase("politics")
    t.act(0, PlayAggression("spy", 1))
    assert facts(t) == (9, 6)
    assert len(t.s.pacts) == 1
    t.act(0, DONE)
    t.act(1, DONE)


@pytest.mark.rule("ORC-124")
def test_churchills_bonus_cards_count_twice_and_gandhi_is_dear(table):
    bonus = "defense_colonization_bonus_iii"
    t = aggression(
        table,
        "spy",
        {"only_workers": {"warriors": 13}},
        {"only_workers": {}, "leader": "winston_churchill", "military": [bonus]},
    )
    t.act(0, DONE)
    t.act(1, Commit(bonus))
    assert (facts(t), added(t, 1)) == ((13, 0), 12)
    t.act(1, DONE)
    t = table(2, age=3)
    t.seat(0, military=["armed_intervention"], only_workers={"warriors": 5}, ma=2)
    t.seat(1, leader="mahatma_gandhi")
    t.phase("politics")
    why = t.refused(0, PlayAggression("armed_intervention", 1))
    assert why.facts["need"] == 4


# ---------------------------------------------------------------------------------------- wars


def war(table, card, attacker, target, age=3):
    """Seat 0 is asked what it gives up for a war on seat 1."""
    t = table(2, age=age)
    t.seat(0, war=card, war_on=1, **attacker)
    t.seat(1, **target)
    t.phase("actions", 1)
    t.act(1, EndTurn())
    return t


@pytest.mark.rule("OR-5.2", "OR-6.5", "ORC-102", "ORC-145")
@pytest.mark.parametrize(("knights", "winner", "strength"), [(2, 0, 14), (3, 1, 12)])
def test_a_war_over_culture(table, knights, winner, strength):
    t = war(
        table,
        "war_over_culture_iii",
        {"only_workers": {"riflemen": 6, "knights": 1}, "culture": 9},
        {"only_workers": {"knights": 9}, "culture": 9},
    )
    t.act(0, Commit("riflemen"), DONE)
    assert (t.decision.seat, facts(t)) == (1, (23, 18))
    t.act(1, *[Commit("knights")] * knights, DONE)
    assert t.heard("war_resolved")[0].winner == winner
    assert t.civ(winner).culture == 10
    assert t.civ(1 - winner).culture == 8
    assert (t.strength(0), t.strength(1)) == (17, strength)
    assert t.decision.kind == "politics"


@pytest.mark.rule("OR-5.2", "ORC-108")
def test_no_cards_defend_in_a_war(table):
    bonus = "defense_colonization_bonus_iii"
    t = war(
        table,
        "war_over_culture_iii",
        {"only_workers": {"warriors": 5}},
        {"only_workers": {"warriors": 4}, "military": [bonus]},
    )
    t.act(0, DONE)
    t.refused(1, Commit(bonus))
    t.act(1, DONE)


@pytest.mark.rule("OR-9.37", "ORC-104")
@pytest.mark.parametrize(("advantage", "bank", "taken"), [(7, 5, 3), (7, 2, 2), (2, 5, 1)])
def test_a_war_over_territory(table, advantage, bank, taken):
    t = war(
        table,
        "war_over_territory",
        {"only_workers": {"warriors": 1 + advantage}},
        {"only_workers": {"warriors": 1}, "yellow_bank": bank},
    )
    mine = t.civ(0).yellow_bank
    t.act(0, DONE)
    t.act(1, DONE)
    assert (t.civ(0).yellow_bank, t.civ(1).yellow_bank) == (mine + taken, bank - taken)


@pytest.mark.rule("OR-4.21", "ORC-105", "ORC-166")
def test_a_holy_war(table):
    t = war(
        table,
        "holy_war",
        {"only_workers": {"warriors": 8}, "culture": 1},
        {"only_workers": {"warriors": 1, "agriculture": 2}, "idle": 1, "yellow_bank": 9},
    )
    t.act(0, DONE)
    t.act(1, DONE)
    assert t.civ(0).culture == 7
    assert (t.civ(1).idle, t.civ(1).yellow_bank) == (0, 10), "first the unused worker"
    assert (t.decision.seat, t.decision.kind) == (1, "lose_worker")
    t.act(1, Choose("agriculture"))
    assert (t.civ(1).workers["agriculture"], t.civ(1).yellow_bank) == (1, 11)


@pytest.mark.rule("OR-5.10", "ORC-106")
@pytest.mark.parametrize("choice", [StealTechnologies(("code_of_laws",), 3),
                                    StealTechnologies((), 5)])  # fmt: skip
def test_a_war_over_technology(table, choice):
    t = war(
        table,
        "war_over_technology",
        {"only_workers": {"warriors": 10}},
        {"only_workers": {"warriors": 1}, "specials": ["code_of_laws"], "science": 5},
    )
    t.act(0, DONE)
    t.act(1, DONE)
    t.act(0, choice)
    assert t.civ(0).science == choice.science
    assert ("code_of_laws" in t.civ(0).specials) is bool(choice.cards)


@pytest.mark.rule("OR-5.10", "ORC-107")
def test_a_war_over_resources(table):
    t = war(
        table,
        "war_over_resources",
        {"only_workers": {"warriors": 7}},
        {"only_workers": {"warriors": 1}, "food": 4, "resources": 4},
    )
    mine = (t.food(0), t.resources(0))
    t.act(0, DONE)
    t.act(1, DONE)
    assert {a.food + a.resources for a in t.offers()} == {6}, "all of the advantage"
    asked = (
        presentation(FIRST.meta.key).texts(("Ann", "Bob")).prompt(FIRST.view(t.s, 0), t.decision)
    )
    assert "6 in all" in asked
    t.act(0, Split(2, 4))
    assert (t.food(1), t.resources(1)) == (2, 0)
    assert (t.food(0), t.resources(0)) == (mine[0] + 2, mine[1] + 4)


@pytest.mark.rule("OR-5.4", "OR-9.9", "ORC-98", "ORC-151")
def test_the_last_round_knows_no_sacrifices_and_no_new_wars(table):
    t = table(2, age=4)
    bonus = "defense_colonization_bonus_iii"
    t.seat(0, military=["armed_intervention", "holy_war"], only_workers={"warriors": 20}, ma=5)
    t.seat(1, only_workers={"warriors": 18}, military=[bonus])
    t.phase("politics")
    assert t.refused(0, DeclareWar("holy_war", 1)).code == "last_round"
    t.act(0, PlayAggression("armed_intervention", 1))
    assert (t.decision.seat, t.decision.kind) == (1, "answer_attack")
    t.act(1, Commit(bonus), DONE)
    assert t.heard("defended")[0].held
    t = table(2, age=4)
    t.seat(0, only_workers={"warriors": 20}, war="war_over_culture_iii", war_on=1)
    t.seat(1, only_workers={"warriors": 18}, culture=9)
    t.phase("start")
    t.go()
    [told] = t.heard("war_resolved")
    assert (told.attack, told.defence, t.civ(0).culture) == (20, 18, 2)


# ------------------------------------------------------------------------- attacks without a hope


@pytest.mark.rule("OR-9.8", "OR-4.8")
@pytest.mark.parametrize(
    ("units", "tactic", "theirs", "vain"),
    [
        ({"warriors": 1}, None, 2, True),  # 1 and 1 more: a tie is no success
        ({"warriors": 2}, None, 2, False),
        ({"warriors": 1}, None, 1, False),
        ({"warriors": 3}, "fighting_band", 9, True),  # 4 and 4 more
        ({"warriors": 3}, "fighting_band", 7, False),
        ({}, None, 1, True),
    ],
)
def test_an_attack_that_cannot_succeed_is_asked_about_twice(table, units, tactic, theirs, vain):
    t = table(2, age=1)
    t.seat(0, only_workers={"bronze": 1, **units}, military=["enslave"], ma=2, tactic=tactic)
    t.seat(1, only_workers={"bronze": 2, "warriors": theirs})
    t.phase("politics")
    menus = {m.verb: m for m in t.decision.menus}
    attack, defence = t.strength(0), t.strength(1)
    assert (attack * 2 <= defence) is vain
    assert ("aggression_in_vain" in menus, "aggression" in menus) == (vain, not vain)
    said = WORDS.detail(FIRST.view(t.s, 0), PlayAggression("enslave", 1)) or ""
    assert ("It cannot succeed" in said) is vain
    if vain:
        assert menus["aggression_in_vain"].confirm


@pytest.mark.rule("OR-9.8")
def test_an_attack_that_cannot_succeed_is_never_advised(table):
    """Nor done by a computer."""
    t = table(2, age=1)
    t.seat(0, only_workers={"warriors": 1, "bronze": 2}, military=["enslave"], ma=2)
    t.seat(1, only_workers={"warriors": 2, "bronze": 2})
    t.phase("politics")
    for seed in range(3):
        thought = think(prepare(FIRST, t.s, 0, "strong", Rng(seed), advice=True))
        assert not any(isinstance(plan.actions[0], PlayAggression) for plan in thought.plans)
