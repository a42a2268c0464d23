"""What both sides of an attack may give up, how they are asked for it, and who answers for them
(OR-4.8, OR-5.2, OR-5.4, OR-6.4)."""

from __future__ import annotations

from itertools import product

import pytest

from bot.panel import typed
from bot.panel.entries import entries_of
from bot.panel.typed import Impossible, Understood
from engine.core import Order, Resign, Rng, ordered
from engine.games.tta import RULES
from engine.games.tta.actions import (
    Assemble,
    Commit,
    DeclareWar,
    EndTurn,
    PlayAggression,
    Reach,
    SendForce,
)
from engine.games.tta.editions import rules_of
from engine.games.tta.query import forces, ratings
from engine.players import SafestPlayer
from render.registry import presentation
from tests.games.tta_first_edition.game import FIRST

DONE = SendForce()
BONUS = "defense_colonization_bonus_"
NAMES = ("Ann", "Bob")


def aggression(table, attacker, target, **more):
    """Seat 0 has played a Spy on seat 1."""
    t = table(2, age=2, **more)
    t.seat(0, military=["spy"], **attacker)
    t.seat(1, science=9, **target)
    t.phase("politics")
    t.act(0, PlayAggression("spy", 1))
    return t


def attacked(table, strength, **target):
    """Seat 1 is asked how it answers a Spy of this strength."""
    t = aggression(table, {"only_workers": {"warriors": strength}}, target)
    t.act(0, DONE)
    return t


def war(table, attack, age=3, card="war_over_culture_iii", **target):
    """Seat 0 is asked what it gives up for a war on seat 1."""
    t = table(2, age=age)
    t.seat(0, only_workers={"warriors": attack}, war=card, war_on=1, culture=20)
    t.seat(1, culture=20, **target)
    t.phase("actions", 1)
    t.act(1, EndTurn())
    return t


def said(t, seat, action):
    texts = presentation("tta-first-edition").texts(NAMES)
    return texts.action(FIRST.view(t.s, seat), action)


# ------------------------------------------------------------------------------ test cases


@pytest.mark.rule("OR-4.17", "ORC-88")
def test_a_military_pact_ends_before_strengths_count(table):
    t = table(3, age=2)
    t.seat(0, military=["spy"], only_workers={"warriors": 16})
    t.seat(1, only_workers={"warriors": 14})
    t.pact("military_pact", 0, 0, 1)
    assert (t.strength(0), t.strength(1)) == (20, 18)
    t.phase("politics")
    t.act(0, PlayAggression("spy", 1))
    facts = t.decision.facts
    assert (facts["attack"], facts["defence"], t.s.pacts) == (16, 14, [])
    t.open_end = True


@pytest.mark.rule("OR-5.2", "ORC-103")
def test_equal_totals_bring_nothing(table):
    t = war(table, 20, only_workers={"knights": 9})
    t.act(0, DONE)
    t.act(1, Commit("knights"), DONE)
    [told] = t.heard("war_resolved")
    assert (told.attack, told.defence, told.winner) == (20, 20, None)
    assert (t.strength(0), t.strength(1)) == (20, 16)
    assert (t.civ(0).culture, t.civ(1).culture, t.civ(0).war) == (20, 20, None)
    assert "war_over_culture_iii" in t.s.discards.cards
    assert (t.decision.seat, t.decision.kind) == (0, "politics")


@pytest.mark.rule("OR-6.6", "ORC-109")
def test_a_leader_lost_with_an_age_does_not_fight(table):
    """The row is replenished first; Joan of Arc, of age I, goes with the end of age II."""
    t = table(2, age=2)
    workers = {"warriors": 10, "theology": 2}
    t.seat(0, leader="joan_of_arc", only_workers=workers, war="war_over_culture_ii", war_on=1)
    t.seat(1, only_workers={"warriors": 9})
    assert t.strength(0) == 14
    t.s.civil_deck.cards = t.s.civil_deck.cards[:1]
    t.phase("start")
    t.go()
    assert (t.s.age, t.civ(0).leader) == (3, None)
    facts = t.decision.facts
    assert (t.decision.kind, facts["attack"], facts["defence"]) == ("sacrifice", 10, 9)
    t.open_end = True


@pytest.mark.rule("OR-4.23", "OR-4.24", "OR-4.25", "ORC-139")
def test_a_bonus_card_just_drawn_defends_without_an_action(table):
    t = table(2, age=2)
    card = f"{BONUS}ii"
    t.seat(0, only_workers={"warriors": 8}, ma=1)
    t.seat(1, military=["spy"], only_workers={"warriors": 12})
    t.s.military_deck.cards.append(card)
    t.act(0, EndTurn())
    assert t.civ(0).military.cards == [card]
    t.act(1, PlayAggression("spy", 0), DONE)
    before = (t.civ(0).ca, t.civ(0).ma)
    t.act(0, Commit(card), DONE)
    assert t.heard("defended")[0].held, "12 to 12"
    assert (t.civ(0).ca, t.civ(0).ma) == before
    assert t.civ(0).military.cards == []
    assert card in t.s.discards.cards
    assert ratings.colonization(t.s, 0) == 0


# --------------------------------------------------------------------------- what is offered


@pytest.mark.rule("OR-4.8")
def test_the_attacker_names_a_total_and_gets_the_cheapest_units(table):
    """Of Knights (3 resources, strength 2) and Warriors (2, strength 1)."""
    units = {"warriors": 3, "knights": 2}
    t = aggression(table, {"only_workers": units}, {"only_workers": {"warriors": 9}})
    assert t.decision.facts["attack"] == 7
    assert t.refused(0, Reach(7)).code == t.refused(0, Reach(15)).code == "number_between"
    t.act(0, Reach(9))
    assert FIRST.view(t.s, 0).force == ("knights",)
    t.act(0, Reach(10))
    assert sorted(FIRST.view(t.s, 0).force) == ["knights", "warriors"]
    assert t.decision.facts["attack"] == 7, "nothing is told yet"
    t.act(0, DONE)
    [told] = t.heard("sacrificed")
    assert (told.total, t.decision.seat) == (10, 1)
    t.act(1, DONE)


@pytest.mark.rule("OR-4.8")
@pytest.mark.parametrize("goal", range(1, 12))
def test_every_sensible_way_is_the_cheapest_of_its_size(table, goal):
    """Compared with every set of units and cards."""
    units = {"warriors": 2, "swordsmen": 2, "knights": 1}
    hand = [f"{BONUS}i", f"{BONUS}ii"]
    t = attacked(table, 20, only_workers=units, military=hand, tactic=None)
    found = forces.ways(t.s, 1, goal, {}, [], forces.DEFENCE)
    price = {"warriors": 2, "swordsmen": 3, "knights": 3}
    food = worker_price(t)
    every = []
    for numbers in product(*(range(n + 1) for n in units.values())):
        sent = dict(zip(units, numbers, strict=True))
        for cards in ([], hand[:1], hand[1:], hand):
            if forces.force(t.s, 1, sent, cards, forces.DEFENCE) >= goal:
                cost = sum(n * (price[c] + food) for c, n in sent.items())
                every.append((sum(numbers), cost, len(cards)))
    assert bool(found) == bool(every)
    for sent, cards in found:
        assert forces.force(t.s, 1, sent, cards, forces.DEFENCE) >= goal
    for most in range(6):
        within = [cost for n, cost, _ in every if n <= most]
        offered = [
            sum(n * (price[c] + food) for c, n in sent.items())
            for sent, _ in found
            if sum(sent.values()) <= most
        ]
        assert min(offered, default=None) == min(within, default=None), most
    t.act(1, DONE)


def worker_price(t):
    """Food for a worker of seat 1 with one token more in the bank."""
    return rules_of(t.s).board.population_price(t.civ(1).yellow_bank + 1)


@pytest.mark.rule("OR-4.8", "OR-6.4")
def test_until_it_is_sent_everything_can_be_taken_back(table):
    t = aggression(table, {"only_workers": {"warriors": 9}}, {"only_workers": {"warriors": 8}})
    for action in (Commit("warriors"), Reach(11)):
        assert not FIRST.apply(t.s, 0, action).barrier
    assert FIRST.apply(t.s, 0, DONE).barrier, "the target may answer now"
    t.act(0, Commit("warriors"))
    assert FIRST.apply(t.s, 0, DONE).barrier
    t.act(0, DONE)
    for action in (t.offers("assemble")[0], Commit("warriors")):
        assert not FIRST.apply(t.s, 1, action).barrier
    assert FIRST.apply(t.s, 1, DONE).barrier
    t.open_end = True


@pytest.mark.rule("OR-5.4", "OR-9.3")
def test_no_way_to_hold_gives_up_units_in_the_last_round(table):
    t = table(2, age=4)
    t.seat(0, military=["armed_intervention"], only_workers={"warriors": 20}, ma=5)
    t.seat(1, only_workers={"warriors": 18}, military=[f"{BONUS}ii", "holy_war"])
    t.phase("politics")
    t.act(0, PlayAggression("armed_intervention", 1))
    assert t.offers("assemble") == [Assemble((), (f"{BONUS}ii",))]
    assert t.refused(1, Commit("warriors")).code == "last_round_units"
    texts = presentation("tta-first-edition").texts(NAMES)
    assert "Units" not in texts.prompt(FIRST.view(t.s, 1), t.decision)
    t.act(1, t.offers("assemble")[0], DONE)
    assert t.heard("defended")[0].held
    assert t.strength(1) == 18
    t = table(2, age=4)
    t.seat(0, military=["armed_intervention"], only_workers={"warriors": 20}, ma=5)
    t.seat(1, only_workers={"warriors": 18}, military=["holy_war"])
    t.phase("politics")
    t.act(0, PlayAggression("armed_intervention", 1))
    assert t.decision.seat == 1, "a card in hand is asked for, whatever it is"
    assert t.offers() == [DONE]
    t.act(1, DONE)


@pytest.mark.rule("OR-4.8", "OR-5.2", "OR-4.23")
def test_what_adds_nothing_is_refused_with_its_reason(table):
    t = aggression(
        table,
        {"only_workers": {"warriors": 9}},
        {"only_workers": {"warriors": 9}, "military": ["legion", f"{BONUS}i"]},
    )
    t.civ(0).military.cards.append(f"{BONUS}ii")
    assert t.refused(0, Commit(f"{BONUS}ii")).code == "no_cards_in_attack"
    t.act(0, DONE)
    assert t.refused(1, Commit("legion")).code == "no_defence_card"
    t.act(1, DONE)
    t = war(table, 9, only_workers={"warriors": 8}, military=[f"{BONUS}i"])
    t.act(0, DONE)
    assert t.refused(1, Commit(f"{BONUS}i")).code == "no_cards_in_war"
    t.act(1, DONE)


def test_labels_say_what_is_given_up(table):
    t = attacked(
        table, 12, only_workers={"warriors": 8, "knights": 1}, military=[f"{BONUS}i", "legion"]
    )
    first = t.offers("assemble")[0]
    assert said(t, 1, first) == "Use just enough: Defense/Colonization Bonus (I)"
    assert said(t, 1, DONE) == "Give up nothing"
    assert said(t, 1, Commit("knights")) == "Give up: Knights (+2)"
    assert said(t, 1, Commit(f"{BONUS}i")) == "Use: Defense/Colonization Bonus (I) (+2)"
    t.act(1, Commit("knights"))
    assert said(t, 1, DONE) == "Give up what you chose: total 12"
    texts = presentation("tta-first-edition").texts(NAMES)
    assert "So far: Knights, 2 in all." in texts.prompt(FIRST.view(t.s, 1), t.decision)
    t.act(1, DONE)


TYPED = [
    ("reach 9", Reach(9)),
    ("Use just enough: Knights", Assemble(("knights",))),
    ("just enough", Assemble(("knights",))),
    ("give up warriors", Commit("warriors")),
    ("give up nothing", DONE),
    ("nothing", DONE),
]


@pytest.mark.parametrize(("line", "action"), TYPED)
def test_what_is_typed(table, line, action):
    """The attacker, 7 to 8, in words."""
    t = aggression(
        table, {"only_workers": {"warriors": 3, "knights": 2}}, {"only_workers": {"warriors": 8}}
    )
    understood = typed_in(t, line)
    assert isinstance(understood, Understood)
    assert understood.candidate.action == action
    t.open_end = True


def test_what_cannot_be_used_is_typed_in_vain(table):
    t = attacked(table, 12, only_workers={"warriors": 9}, military=["rats", f"{BONUS}i"])
    understood = typed_in(t, "use rats")
    assert isinstance(understood, Impossible)
    assert understood.reason.code == "no_defence_card"
    t.open_end = True


def typed_in(t, line):
    """What a typed line means to the one who is asked."""
    seat = t.decision.seat
    view, texts = FIRST.view(t.s, seat), presentation("tta-first-edition").texts(NAMES)
    menus = entries_of((t.decision,), (), seat)
    return typed.read(line, menus, (t.decision,), texts, view)


# ------------------------------------------------------------------------- who is asked at all


@pytest.mark.rule("OR-6.4")
@pytest.mark.parametrize(
    ("units", "hand", "asked"),
    [(1, [], True), (0, ["legion"], True), (0, [f"{BONUS}i"], True), (0, [], False)],
)
def test_cards_in_hand_never_decide_who_is_asked(table, units, hand, asked):
    """Only their number, which everybody sees."""
    t = attacked(table, 9, only_workers={"warriors": units}, military=hand)
    assert (t.decision.seat == 1) is asked
    t.open_end = True


@pytest.mark.rule("OR-5.2")
def test_in_a_war_cards_are_no_reason_to_ask(table):
    t = war(table, 9, only_workers={}, military=[f"{BONUS}iii"])
    t.act(0, DONE)
    assert t.heard("war_resolved")


# ------------------------------------------------------------------------------- who answers


def answered(t, seat, policy, amount=None):
    """What an order gives up: units, cards."""
    kind = t.decision.kind
    given: tuple[list[str], list[str]] = [], []
    while t.decision.kind == kind and t.decision.seat == seat:
        action = ordered(FIRST.orderables, (Order(kind, policy, amount),), t.decision)
        assert action is not None
        if isinstance(action, Assemble):
            given = list(action.units), list(action.cards)
        t.act(seat, action)
    return given


HOLD = [
    ("cards", None, ([], [])),
    ("units", 0, ([], [])),
    ("units", 1, ([], [])),
    ("units", 2, (["knights"] * 2, [f"{BONUS}i"])),
    ("resources", 5, ([], [])),
    ("resources", 6, (["knights"] * 2, [f"{BONUS}i"])),
    ("enough", None, (["knights"] * 2, [f"{BONUS}i"])),
    ("nothing", None, ([], [])),
]


@pytest.mark.rule("OR-4.8")
@pytest.mark.parametrize(("policy", "amount", "given"), HOLD)
def test_orders_hold_within_their_limits(table, policy, amount, given):
    """12 to 6: a card adds 2, each of three Knights 2."""
    units = {"knights": 3}
    t = attacked(table, 12, only_workers=units, military=[f"{BONUS}i", "legion"])
    assert answered(t, 1, policy, amount) == given
    assert t.heard("defended")[0].held is bool(given[0])


def test_cards_alone_hold_where_they_can(table):
    t = attacked(table, 12, only_workers={"knights": 5}, military=[f"{BONUS}i", f"{BONUS}ii"])
    assert answered(t, 1, "cards") == ([], [f"{BONUS}i"])
    assert t.heard("defended")[0].held


WARS = [
    ("units", 1, []),
    ("units", 2, ["knights", "knights"]),
    ("resources", 5, []),
    ("resources", 6, ["knights", "knights"]),
    ("enough", None, ["knights", "knights"]),
    ("nothing", None, []),
]


@pytest.mark.rule("OR-5.2")
@pytest.mark.parametrize(("policy", "amount", "given"), WARS)
def test_orders_turn_a_war_or_leave_it(table, policy, amount, given):
    """13 to 10: three more are even, four win."""
    t = war(table, 13, only_workers={"knights": 5})
    t.act(0, DONE)
    assert t.decision.kind == "answer_war"
    assert answered(t, 1, policy, amount) == (given, [])
    assert t.heard("war_resolved")[0].winner == (1 if given else 0)


@pytest.mark.rule("OR-5.2")
def test_each_side_of_a_war_is_told_its_own_total(table):
    """Its strength with what it has chosen to give up: 13 to 10, and a unit of each."""
    texts = presentation("tta-first-edition").texts(NAMES)
    t = war(table, 13, only_workers={"knights": 5})
    for seat, unit, total in ((0, "warriors", 14), (1, "knights", 12)):
        t.act(seat, Commit(unit))
        said = texts.action(FIRST.view(t.s, seat), DONE)
        assert said == f"Give up what you chose: total {total}"
        t.act(seat, DONE)


@pytest.mark.parametrize("policy", ["units", "enough", "resources"])
def test_a_war_that_is_won_anyway_costs_nothing(table, policy):
    t = war(table, 9, only_workers={"knights": 5})
    t.act(0, DONE)
    assert answered(t, 1, policy, 9) == ([], [])
    t = war(table, 40, only_workers={"knights": 5})
    t.act(0, DONE)
    assert answered(t, 1, policy, 9) == ([], []), "nor one that is lost anyway"


def test_an_order_for_own_attacks(table):
    t = aggression(table, {"only_workers": {"knights": 4}}, {"only_workers": {"warriors": 9}})
    assert answered(t, 0, "units", 1) == (["knights"], [])
    t.act(1, DONE)
    assert t.civ(1).science == 4


def test_each_edition_offers_orders_for_its_own_questions():
    new, first = ({o.kind for o in rules.orderables} for rules in (RULES, FIRST))
    attacks = {"sacrifice", "answer_attack", "answer_war"}
    assert attacks <= first
    assert not attacks & new
    assert (first - attacks, new - first) == (
        new & first,
        {"defend", "develops", "discard"},
    )
    guarded = {o.kind: o.guarded for o in FIRST.orderables}
    assert guarded["answer_attack"]
    assert not guarded["answer_war"]


@pytest.mark.rule("OR-4.8", "OR-5.2")
def test_a_caretaker_gives_up_nothing(table):
    for seed in range(8):
        t = attacked(table, 12, only_workers={"warriors": 11}, military=[f"{BONUS}iii"])
        assert safest(t, seed) == DONE
        t.open_end = True
        t = war(table, 9, only_workers={"warriors": 12})
        assert safest(t, seed) == DONE
        t.open_end = True


def safest(t, seed):
    return SafestPlayer().choose(FIRST.view(t.s, t.decision.seat), t.decision, Rng(seed))


@pytest.mark.rule("OR-4.8")
def test_a_prepared_attack_says_what_is_given_up(table):
    """And goes on with the actions, for nobody knows what comes of it."""
    t = table(2, age=2)
    t.seat(1, military=["spy"], only_workers={"warriors": 9})
    t.seat(0, only_workers={"warriors": 9})
    ahead = FIRST.simulate_turn(t.s, 1, Rng(1))
    assert ahead is not None
    for action in (PlayAggression("spy", 0), Reach(11), DONE):
        (asked,) = FIRST.decisions(ahead)
        assert asked.seat == 1
        ahead = FIRST.apply(ahead, 1, action).state
    (asked,) = FIRST.decisions(ahead)
    assert (asked.seat, asked.kind) == (1, "actions")
    assert ahead.players[1].workers["warriors"] == 7
    assert ahead.players[1].yellow_bank == t.civ(1).yellow_bank + 2
    t.open_end = True


def test_who_has_announced_to_leave_prepares_no_turn(table):
    t = table(3, age=2)
    assert FIRST.simulate_turn(t.s, 2, Rng(1)) is not None
    t.act(2, Resign())
    assert [(e.kind, e.seat) for e in t.news] == [("resignation_announced", 2)]
    assert FIRST.simulate_turn(t.s, 2, Rng(1)) is None
    t.open_end = True


@pytest.mark.rule("OR-6.5")
def test_declaring_a_war_only_asks_for_the_target(table):
    t = table(2, age=2)
    t.seat(0, military=["war_over_culture_ii"], only_workers={"warriors": 9}, ma=9)
    t.phase("politics")
    t.act(0, DeclareWar("war_over_culture_ii", 1))
    assert (t.decision.seat, t.decision.kind) == (0, "actions")


# ------------------------------------------------------------------------- the end of the turn


@pytest.mark.rule("OR-4.2")
def test_the_outlook_tells_what_will_be_too_much(table):
    """What is above the limit goes after the politics of the next turn, drawn cards with it."""
    t = table(2, age=2)
    t.seat(0, military=["legion", "phalanx", "spy"], ma=1)
    preview = FIRST.view(t.s, 0).preview
    assert preview is not None
    assert (preview.draw, preview.discard, preview.later) == (1, 0, 2)
    texts = presentation("tta-first-edition").texts(NAMES)
    prompt = texts.prompt(FIRST.view(t.s, 0), t.decision)
    assert "That is 2 military cards more than you may hold" in prompt
    t.act(0, EndTurn())
    assert len(t.civ(0).military.cards) == 4
