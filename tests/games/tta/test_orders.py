"""Standing orders and turns ahead in Through the Ages."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engine.core import Always, Amount, Decision, Order, Pick, Resign, Rng, ordered
from engine.games.tta import FIRST_EDITION_RULES, RULES
from engine.games.tta.actions import (
    DOWN,
    AnswerPact,
    Bid,
    Choose,
    DeclareWar,
    Decline,
    Defend,
    DiscardCards,
    DropOut,
    EndTurn,
    OfferPact,
    PassPolitics,
    PlayAggression,
    Populate,
    PrepareEvent,
    Split,
    StealTechnologies,
    Take,
    UseAbility,
)
from engine.games.tta.change import choices, debts
from engine.games.tta.options import TtaOptions
from engine.selfplay import walk
from render.lang.catalogue.tta_orders import TtaOrders
from render.text.tta.orders import EVENTS
from tests.conformance.cases import long_options
from tests.conformance.rare import RARE
from tests.witnesses import witnessed

BONUS = {"defense_colonization_i": 2, "defense_colonization_ii": 4, "defense_colonization_iii": 6}


def says(t: Any, kind: str, policy: str, amount: int | None = None, **about: Any) -> Any:
    """What an order answers to the open question."""
    assert t.decision.kind == kind
    return ordered(RULES.orderables, (Order(kind, policy, amount, about),), t.decision)


def follows(t: Any, kind: str, policy: str) -> list[Any]:
    """An order answers for as long as it is asked."""
    given = []
    while (d := t.decision).kind == kind:
        given.append(says(t, kind, policy))
        t.act(d.seat, given[-1])
    return given


# ------------------------------------------------------------------------------------ defence


def attacked(table: Any, gap: int, hand: tuple[str, ...], limit: str = "communism") -> Any:
    """Seat 1 is attacked with so much more than it has, and holds these cards."""
    t = table(age=2)
    t.seat(0, military=["plunder_ii"], only_workers={"warriors": gap}, government="communism")
    t.seat(1, military=list(hand), only_workers={"bronze": 1}, government=limit)
    t.phase("politics")
    t.act(0, PlayAggression("plunder_ii", 1))
    assert t.decision.facts["attack"] - t.decision.facts["defence"] == gap
    return t


HANDS = (
    ("defense_colonization_i", "defense_colonization_ii", "legion", "spy"),
    ("defense_colonization_i", "defense_colonization_i", "defense_colonization_iii", "legion"),
    ("legion", "raid_ii", "phalanx"),
    ("defense_colonization_iii",),
)


@pytest.mark.rule("NS-4.4")
@pytest.mark.parametrize("gap", range(1, 12))
@pytest.mark.parametrize("hand", HANDS)
def test_the_cheapest_defence(table: Any, gap: int, hand: tuple[str, ...]) -> None:
    """The fewest cards, of these the least surplus."""
    t = attacked(table, gap, hand)
    answer = says(t, "defend", "fewest")
    best = cheapest(hand, gap, t.civ(1).ma_total)
    if best is None:
        assert answer == Decline()
    else:
        assert (len(answer.cards), worth(answer.cards)) == best
    t.act(1, answer)
    assert t.heard("defended")[0].held == (best is not None)
    t.open_end = True


def cheapest(hand: tuple[str, ...], gap: int, most: int) -> tuple[int, int] | None:
    """The number of cards and the strength of the best defence, by trying all of them."""
    found = []
    for n in range(1, min(len(hand), most) + 1):
        for at in combinations(range(len(hand)), n):
            values = [(1, BONUS[hand[i]]) if hand[i] in BONUS else (1,) for i in at]
            sums = {0}
            for each in values:
                sums = {total + v for total in sums for v in each}
            found += [(n, total) for total in sums if total >= gap]
    return min(found, default=None)


def worth(cards: tuple[str, ...]) -> int:
    return sum(1 if c.startswith(DOWN) else BONUS[c] for c in cards)


def test_the_oldest_plain_card_is_given_first(table: Any) -> None:
    t = attacked(table, 1, ("defense_colonization_i", "spy", "legion"))
    assert says(t, "defend", "fewest") == Defend(("down:legion",))
    t.act(1, says(t, "defend", "decline"))
    t.open_end = True


def test_a_defence_against_one_rival_or_card(table: Any) -> None:
    t = attacked(table, 1, ("legion",))
    assert says(t, "defend", "fewest", card="plunder_ii", **{"from": 0}) == Defend(("down:legion",))
    assert says(t, "defend", "fewest", card="raid_ii") is None
    assert says(t, "defend", "fewest", **{"from": 1}) is None
    t.act(1, Decline())
    t.open_end = True


# ------------------------------------------------------------------------------- single kinds


@pytest.mark.parametrize(("policy", "accept"), [("accept", True), ("refuse", False)])
def test_pacts(table: Any, policy: str, accept: bool) -> None:
    t = table(3)
    t.seat(0, military=["open_borders_agreement"])
    t.phase("politics")
    t.act(0, OfferPact("open_borders_agreement", 2))
    assert says(t, "answer_pact", policy) == AnswerPact(accept)
    named: dict[str, Any] = {"card": "open_borders_agreement", "from": 0}
    assert says(t, "answer_pact", policy, **named) == AnswerPact(accept)
    assert says(t, "answer_pact", policy, **{"from": 1}) is None
    t.act(2, AnswerPact(accept))


@pytest.mark.rule("NS-4.6")
@pytest.mark.parametrize("side", ["a", "b"])
def test_sides_of_pacts(table: Any, side: Any) -> None:
    """`side` is what the offerer would be."""
    t = table(3, age=2)
    t.seat(0, military=["acceptance_of_supremacy", "open_borders_agreement"])
    t.phase("politics")
    start = t.s
    t.act(0, OfferPact("acceptance_of_supremacy", 2, side))
    assert says(t, "answer_pact", "accept_as_a") == AnswerPact(side == "b")
    assert says(t, "answer_pact", "accept_as_b") == AnswerPact(side == "a")
    t.act(2, says(t, "answer_pact", "accept_as_a"))
    assert [p.a for p in t.s.pacts] == ([2] if side == "b" else [])
    t.s = start
    t.act(0, OfferPact("open_borders_agreement", 2))
    assert says(t, "answer_pact", "accept_as_a") is None
    t.act(2, AnswerPact(False))


@pytest.mark.parametrize(
    ("policy", "lost"),
    [
        ("cheapest", "agriculture"),
        ("unit", "warriors"),
        ("urban", "philosophy"),
        ("farm_mine", "agriculture"),
    ],
)
def test_workers(table: Any, policy: str, lost: str) -> None:
    t = table()
    workers = {"knights": 1, "warriors": 1, "philosophy": 1, "drama": 1, "iron": 1}
    t.seat(0, only_workers={**workers, "agriculture": 1}, idle=0)
    t.change(debts.LoseWorkers(0, 1, "pestilence"))
    assert says(t, "lose_worker", policy) == Choose(lost)
    t.act(0, Choose(lost))


def test_buildings(table: Any) -> None:
    t = table()
    t.seat(0, only_workers={"iron": 1, "philosophy": 1, "drama": 1, "warriors": 1})
    t.change(choices.DestroyOwn(0, "border_conflict"))
    assert says(t, "destroy_own", "cheapest") == Choose("philosophy")
    assert says(t, "destroy_own", "urban") == Choose("philosophy")
    assert says(t, "destroy_own", "farm_mine") == Choose("iron")
    t.act(0, Choose("iron"))


def test_tokens(table: Any) -> None:
    t = table()
    t.seat(0, workers={"iron": 1, "irrigation": 1})
    t.civ(0).blue = {"iron": 1, "irrigation": 1, "agriculture": 1, "bronze": 1}
    t.change(debts.LoseTokens(0, 2, "crime_wave"))
    assert says(t, "lose_token", "least") == Choose("agriculture")
    assert says(t, "lose_token", "food") == Choose("agriculture")
    assert says(t, "lose_token", "resources") == Choose("bronze")
    assert follows(t, "lose_token", "resources") == [Choose("bronze"), Choose("iron")]


FIXED: dict[str, dict[str, Any]] = {
    "answer_pact": {"accept": AnswerPact(True), "refuse": AnswerPact(False)},
    "defend": {"decline": Decline()},
    "bid": {"drop_out": DropOut()},
    "pick_good": {"food": Choose("food"), "resources": Choose("resources")},
    "free_build": {"decline": Decline()},
    "develops": {"populate": Populate(), "decline": Decline()},
    "take_agreed": {"decline": Decline()},
}
"""What orders that always answer alike answer, by question and policy."""


def test_fixed_answers_are_what_their_policies_say() -> None:
    found: dict[str, dict[str, Any]] = {}
    for orderable in RULES.orderables:
        for policy in orderable.policies:
            if not isinstance(policy, Always):
                continue
            found.setdefault(orderable.kind, {})[policy.key] = policy.action
            question = Decision(0, orderable.kind, (Pick("any", (policy.action,)),))
            assert policy.answer(question, None) == policy.action
            assert policy.answer(Decision(0, orderable.kind, ()), None) is None
    assert found == FIXED


def test_mixtures(table: Any) -> None:
    t = table()
    t.seat(0, food=2, resources=2)
    t.change(choices.Mix(0, 3, "foray"))
    assert says(t, "gain_mix", "food") == Split(3, 0)
    assert says(t, "gain_mix", "resources") == Split(0, 3)
    assert says(t, "gain_mix", "even") == Split(1, 2)
    t.act(0, Split(1, 2))
    t.change(choices.Mix(0, -2, "raiders"))
    assert says(t, "lose_mix", "food") == Split(2, 0)
    assert says(t, "lose_mix", "even") == Split(1, 1)
    t.act(0, Split(1, 1))


def test_discards_of_events_but_not_of_the_own_turn(table: Any) -> None:
    t = table(age=2)
    hand = ["defense_colonization_i", "spy", "legion", "infiltrate"]
    t.seat(0, military=hand)
    t.change(debts.DropCards(0, 3, "politics_of_strength"))
    kept = says(t, "discard", "keep_bonus")
    assert sorted(kept.cards) == ["infiltrate", "legion", "spy"]
    oldest = says(t, "discard", "oldest")
    assert {"defense_colonization_i", "legion"} < set(oldest.cards)
    t.act(0, DiscardCards(("legion", "spy", "defense_colonization_i")))
    t.civ(0).military.cards.append("legion")
    t.change(debts.DropCards(0, 1, "hand_limit"))
    assert says(t, "discard", "oldest") is None
    t.act(0, DiscardCards(("infiltrate",)))


def test_development_of_civilization(table: Any) -> None:
    t = table()
    t.seat(0, food=4)
    t.seat(1, resources=3, idle=1)
    t.event("development_of_civilization")
    assert says(t, "develops", "populate") == Populate()
    t.act(0, says(t, "develops", "decline"))
    assert says(t, "develops", "populate") is None
    t.act(1, Decline())


def test_spoils_of_a_war_over_technology(table: Any) -> None:
    """Also for a winner whose turn it is not."""
    t = table(age=2)
    t.seat(0, war="war_over_technology", war_on=1, specials=["masonry", "cartography"], science=3)
    t.seat(1, only_workers={"warriors": 9})
    t.phase("start")
    t.go()
    assert t.decision.seat == 1
    science = says(t, "steal", "science")
    assert science == StealTechnologies((), 3)
    most = says(t, "steal", "technologies")
    assert sorted(most.cards) == ["cartography", "masonry"]
    t.act(1, most)


# ----------------------------------------------------------------------------- a sensible set


@pytest.mark.rule("NS-7.6", "NS-7.7")
@pytest.mark.parametrize(("high", "answer"), [(5, Bid(6)), (6, Bid(7)), (7, DropOut())])
def test_a_light_bid_costs_one_unit(table: Any, high: int, answer: Any) -> None:
    """Knights 2, Cartography 1, and bonus cards for 1 and 3: up to 7, though the most is 8."""
    t = table(age=2)
    cards = ["defense_colonization_i", "defense_colonization_ii", "spy"]
    workers = {"warriors": 1, "knights": 1}
    t.seat(0, only_workers={"warriors": 8}, tactic=None)
    t.seat(1, only_workers=workers, specials=["cartography"], military=cards)
    t.event("vast_territory_i")
    most = next(m for m in RULES.upcoming(t.s)[0].menus if isinstance(m, Amount))
    assert (most.light, most.high) == (7, 8)
    t.act(0, Bid(high))
    assert says(t, "bid", "lightly") == answer
    t.act(1, DropOut())
    t.open_end = True


def test_pacts_that_are_the_same_for_both_are_accepted(table: Any) -> None:
    t = table(3, age=2)
    t.seat(0, military=["acceptance_of_supremacy", "open_borders_agreement"])
    t.phase("politics")
    start = t.s
    t.act(0, OfferPact("open_borders_agreement", 2))
    assert says(t, "answer_pact", "accept_equal") == AnswerPact(True)
    t.s = start
    t.act(0, OfferPact("acceptance_of_supremacy", 2, "a"))
    assert says(t, "answer_pact", "accept_equal") is None
    t.act(2, AnswerPact(False))


def test_the_sensible_set_of_each_edition() -> None:
    """Each covers what others' turns ask there: cards against attacks, and in the first edition
    one unit at most in a war."""
    new = {o.kind: o for o in RULES.recommended_orders}
    first = {o.kind: o for o in FIRST_EDITION_RULES.recommended_orders}
    assert new["defend"].policy == "fewest"
    assert "answer_war" not in new
    assert (first["answer_attack"].policy, first["answer_war"].amount) == ("cards", 1)
    assert "defend" not in first
    own_turn = {"sacrifice", "steal", "take_agreed"}
    assert {o.kind for o in RULES.orderables} - set(new) <= own_turn
    assert {o.kind for o in FIRST_EDITION_RULES.orderables} - set(first) <= own_turn


# -------------------------------------------------------------------------------------- force


@pytest.mark.sliced(10)
def test_every_force_order_wins_the_colony() -> None:
    """From every question of random games on, both orders send a force that is enough."""
    sent = 0
    for seed in RARE["tta-new-story"][-6:]:
        for ply in walk(RULES, long_options("tta-new-story", seed), 4, seed):
            d = ply.decisions[0]
            if d.kind != "send_force":
                continue
            for policy in ("units", "cards"):
                step = carry_out(ply.state, d, policy)
                territory = str(d.facts["territory"])
                assert territory in step.state.players[d.seat].colonies
                sent += 1
    witnessed(sent, "forces sent for a colony", "4 players, the last six seeds of RARE", least=51)


def carry_out(state: Any, d: Decision, policy: str) -> Any:
    orders = (Order("send_force", policy),)
    while True:
        action = ordered(RULES.orderables, orders, d)
        assert action is not None
        step = RULES.apply(state, d.seat, action)
        if action.kind == "send_force":
            return step
        state, d = step.state, step.decisions[0]


# ----------------------------------------------------------------------------------- subjects


def test_territories_that_can_still_come(table: Any) -> None:
    t = table(3)
    t.seat(1, colonies=["vast_territory_i"])
    t.s.past_events = ["historic_territory_i", "rats"]

    def known(seat: int | None = 0) -> tuple[Any, ...]:
        return RULES.order_subjects(RULES.view(t.s, seat), "bid", "territory")

    assert len(known()) == 10
    assert not {"vast_territory_i", "historic_territory_i"} & set(known())
    assert known() == known(1) == known(None)
    t.s.age = 3
    assert {c[-3:] for c in known()} == {"_ii"}
    t.s.future_events.cards, t.s.future_events.placed_by = ["wealthy_territory_i"], [1]
    assert "wealthy_territory_i" in known()
    assert "developed_territory_i" in known(), "which card of age I lies there nobody knows"


def test_rivals_pacts_and_aggressions(table: Any) -> None:
    def known(t: Any, kind: str, fact: str) -> tuple[Any, ...]:
        return RULES.order_subjects(RULES.view(t.s, 1), kind, fact)

    t = table(3)
    t.pact("open_borders_agreement", 0, 0, 1)
    assert known(t, "answer_pact", "from") == (0, 2)
    assert "open_borders_agreement" not in known(t, "answer_pact", "card")
    assert "trade_routes_agreement" in known(t, "answer_pact", "card")
    assert "enslave" in known(t, "defend", "card")
    t.s.age = 3
    assert "enslave" not in known(t, "defend", "card")
    t.s.players[2].out = True
    assert known(t, "defend", "from") == (0,)
    t.s.peaceful = True
    assert known(t, "defend", "card") == ()
    assert known(table(2), "answer_pact", "card") == (), "two players make no pacts"


def test_words_are_for_what_there_is() -> None:
    orderables = (*RULES.orderables, *FIRST_EDITION_RULES.orderables)
    offered = {f"{o.kind}-{p.key}" for o in orderables for p in o.policies}
    assert set(TtaOrders.FAMILIES["policy"]) == offered
    kinds = {o.kind for o in orderables}
    assert set(TtaOrders.FAMILIES["orderable"]) == kinds
    assert EVENTS.keys() < kinds


# -------------------------------------------------------------------------------- turns ahead


def ahead(t: Any, seat: int) -> Any:
    return RULES.simulate_turn(t.s, seat, Rng(5))


def question(state: Any) -> Decision:
    (only,) = RULES.decisions(state)
    return only


def test_a_turn_ahead_has_politics_actions_and_the_hand_limit(table: Any) -> None:
    t = table()
    t.seat(1, military=["legion", "phalanx", "spy"], tactic="heavy_cavalry", exclusive=True)
    state = ahead(t, 1)
    assert (state.current, state.round) == (1, t.s.round)
    assert question(state).kind == "politics"
    assert state.row == [*t.s.row[3:], "", "", ""], "these cards will be gone for certain"
    assert state.common_tactics == ["heavy_cavalry"]
    state = RULES.apply(state, 1, PassPolitics()).state
    assert question(state).kind == "actions"
    assert question(state).facts == {"civil": t.civ(1).ca, "military": t.civ(1).ma}
    state = RULES.apply(state, 1, EndTurn()).state
    assert (question(state).seat, question(state).kind) == (1, "discard")
    assert question(state).facts["count"] == 3 - t.civ(1).ma_total
    after = RULES.apply(state, 1, DiscardCards(("legion",)))
    assert after.decisions == ()
    assert RULES.outcome(after.state) is None


def test_the_row_ahead_slides_on_with_every_turn_between(table: Any) -> None:
    t = table(3)
    t.phase("actions", 0)
    row = list(t.s.row)
    assert ahead(t, 1).row == [*row[2:], "", ""]
    assert ahead(t, 2).row == [*row[4:], "", "", "", ""]
    t.s.round, t.s.row[0] = 1, ""
    assert ahead(t, 1).row == t.s.row, "no card goes in the first round"
    t.s.round = 2
    assert ahead(t, 1).row == [*row[2:], "", ""], "a space is cleared, empty or not"


def test_the_next_round_is_imagined_for_who_has_played(table: Any) -> None:
    t = table(3, age=3)
    t.phase("actions", 1)
    assert [ahead(t, seat) and ahead(t, seat).round for seat in range(3)] == [4, None, 3]
    t.s.last_round = 3
    assert [ahead(t, seat) and ahead(t, seat).round for seat in range(3)] == [None, None, 3]
    t.s.last_round = 4
    assert ahead(t, 0).round == 4


def test_in_the_first_round_there_are_only_actions(table: Any) -> None:
    state = RULES.simulate_turn(RULES.setup(TtaOptions(order="fixed"), 3, 1).state, 2, Rng(1))
    assert state is not None
    assert question(state).kind == "actions"
    assert question(state).facts["civil"] == 3


def test_politics_given_up_are_not_imagined(table: Any) -> None:
    t = table()
    t.seat(1, owes_politics=True)
    kinds = {d.kind for d in RULES.decisions(ahead(t, 1))}
    assert kinds <= {"actions"}
    assert t.civ(1).owes_politics


def test_a_war_is_left_aside(table: Any) -> None:
    t = table()
    t.seat(1, war="war_over_culture", war_on=0, only_workers={"warriors": 9})
    state = ahead(t, 1)
    assert state.players[1].war is None
    assert state.players[1].culture == t.civ(1).culture
    assert "war_over_culture" in state.discards.cards
    assert t.civ(1).war == "war_over_culture"


def test_no_turn_ahead(table: Any) -> None:
    t = table(3)
    assert ahead(t, 0) is None, "it is the own turn"
    t.act(0, EndTurn())
    t.act(1, Resign())
    assert ahead(t, 1) is None, "who has resigned has no turn"
    assert ahead(t, 0) is not None
    t.open_end = True


def test_actions_lost_meanwhile_are_lost(table: Any) -> None:
    t = table()
    t.seat(1, ca=2)
    state = RULES.apply(ahead(t, 1), 1, PassPolitics()).state
    assert question(state).facts["civil"] == 2


def test_in_the_midst_of_an_auction(table: Any) -> None:
    """Also who is just being asked something may look ahead."""
    t = table(3)
    t.event("vast_territory_i")
    assert t.decision.kind == "bid"
    for seat in (1, 2):
        state = ahead(t, seat)
        assert [(d.seat, d.kind) for d in RULES.decisions(state)] == [(seat, "politics")]
    t.open_end = True


@pytest.mark.parametrize(
    "action",
    [
        PrepareEvent("pestilence"),
        PrepareEvent("vast_territory_i"),
        PlayAggression("plunder_i", 0),
        DeclareWar("war_over_culture", 0),
        OfferPact("open_borders_agreement", 2),
    ],
)
def test_what_politics_lead_to_is_left_out(table: Any, action: Any) -> None:
    """The card is used and paid, nothing is revealed, nobody else is asked: actions come next."""
    t = table(3, age=2)
    hand = ["pestilence", "vast_territory_i", "plunder_i", "war_over_culture"]
    hand += ["open_borders_agreement", "legion"]
    t.seat(1, military=hand, only_workers={"warriors": 9}, government="communism", culture=5)
    state = ahead(t, 1)
    step = RULES.apply(state, 1, action)
    assert not step.barrier
    assert [(d.seat, d.kind) for d in step.decisions] == [(1, "actions")]
    assert RULES.check(step.state) == RULES.check(state)
    civ, before = step.state.players[1], state.players[1]
    offered = isinstance(action, OfferPact)
    assert (action.card in civ.military.cards) == offered, "an offer may be refused"
    assert civ.culture == before.culture + isinstance(action, PrepareEvent)
    paid = isinstance(action, (PlayAggression, DeclareWar))
    assert (civ.ma < before.ma) == paid
    assert step.state.current_events == state.current_events
    assert step.state.players[0].blue == state.players[0].blue
    after = RULES.apply(step.state, 1, EndTurn())
    assert {(d.seat, d.kind) for d in after.decisions} <= {(1, "discard")}


def test_a_second_political_action_is_imagined_too(table: Any) -> None:
    t = table()
    t.seat(1, leader="julius_caesar", military=["pestilence", "rats"])
    state = RULES.apply(ahead(t, 1), 1, PrepareEvent("pestilence")).state
    assert question(state).kind == "politics"
    state = RULES.apply(state, 1, PrepareEvent("rats")).state
    assert question(state).kind == "actions"
    assert state.players[1].spent == ["julius_caesar"]


def test_a_look_at_the_next_event_remains_a_secret(table: Any) -> None:
    """It would show an invented card, so a plan cannot go on behind it."""
    t = table()
    t.seat(1, leader="joan_of_arc")
    state = ahead(t, 1)
    step = RULES.apply(state, 1, UseAbility("joan_of_arc"))
    assert step.barrier
    assert question(step.state).kind == "politics"
    assert RULES.apply(step.state, 1, PassPolitics()).decisions[0].kind == "actions"


def test_a_prepared_taking_follows_the_card(table: Any) -> None:
    t = table()
    t.row("moses", None, "rich_land_a", None, "rich_land_a")
    d = t.decision
    assert RULES.rebase_action(d, Take("moses", 5)) == Take("moses", 0)
    assert RULES.rebase_action(d, Take("rich_land_a", 4)) == Take("rich_land_a", 2)
    assert RULES.rebase_action(d, Take("aristotle", 0)) is None
    assert RULES.rebase_action(d, EndTurn()) == EndTurn()
    assert RULES.rebase_action(d, PassPolitics()) is None
