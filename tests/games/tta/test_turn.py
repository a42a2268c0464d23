"""Turns, hands and timing (NS-2, NS-6, NS-8, NS-14, NSC-211, NSC-233, NSC-238, NSC-242 to 249)."""

from __future__ import annotations

import pytest

from engine.games.tta import RULES
from engine.games.tta.actions import (
    Bid,
    Build,
    Choose,
    Commit,
    DiscardCards,
    EndTurn,
    PassPolitics,
    PlayAggression,
    PrepareEvent,
    SendForce,
    Take,
)
from engine.games.tta.change.choices import Goods
from engine.games.tta.change.debts import LoseTokens
from engine.games.tta.query import basics
from tests.games.tta.table import MakeTable


@pytest.mark.rule("NS-2.1", "NS-2.6", "NSC-233")
def test_turns_go_round(table: MakeTable) -> None:
    t = table(3)
    for seat, civ in enumerate(t.s.players):
        civ.turns = 2
        t.seat(seat, only_workers={}, yellow_bank=18)
    seen = []
    for _ in range(4):
        t.act(t.s.current, EndTurn())
        (began,) = t.heard("turn_began")
        seen.append((began.seat, began.round))
        # Between two rounds nothing is told but the turns themselves.
        assert {e.kind for e in t.news} <= {
            "produced",
            "drew",
            "drew_cards",
            "turn_began",
            "row_cleared",
            "row_dealt",
        }
        t.act(t.s.current, PassPolitics())
    assert seen == [(1, 3), (2, 3), (0, 4), (1, 4)]


@pytest.mark.rule("NS-2.2", "NS-14.3", "NS-14.4", "NSC-243")
def test_the_parts_of_a_turn(table: MakeTable) -> None:
    t = table(2)
    t.seat(
        0,
        tactic="phalanx",
        exclusive=True,
        war="war_over_culture",
        war_on=1,
        only_workers={"swordsmen": 2, "knights": 1, "agriculture": 2, "bronze": 2},
        ma=2,
    )
    t.seat(1, culture=30)
    t.phase("start")
    t.go()
    kinds = [e.kind for e in t.news if e.kind != "changed"]
    assert kinds == ["row_cleared", "row_dealt", "war_resolved", "tactic_shared"]
    (over,) = t.heard("war_resolved")
    assert over.attack == 2 * 2 + 2 + t.armies(0)
    assert t.armies(0) > 0
    assert t.s.common_tactics == ["phalanx"]
    assert t.decision.kind == "politics"
    t.act(0, PassPolitics())
    assert t.decision.kind == "actions"
    t.act(0, EndTurn())
    own = [e.kind for e in t.news if getattr(e, "seat", 0) == 0]
    assert own[:3] == ["produced", "drew", "drew_cards"]


# ----------------------------------------------------------------------------- military hands


@pytest.mark.rule("NS-6.1", "NS-8.1", "NS-8.2", "NS-14.22")
def test_excess_military_cards_are_discarded_first(table: MakeTable) -> None:
    t = table(2)
    hand = ["legion", "spy", "plunder_i", "phalanx"]
    t.seat(0, military=hand, ma=0, ma_extra=1)
    t.act(0, EndTurn())
    assert (t.decision.seat, t.decision.kind) == (0, "discard")
    assert t.civ(0).science == 0
    t.refused(0, DiscardCards(("legion",)))
    t.refused(0, DiscardCards(("legion", "legion")))
    t.act(0, DiscardCards(("legion", "spy")))
    assert t.civ(0).military.cards == ["plunder_i", "phalanx"]
    assert t.s.discards.cards[-2:] == ["legion", "spy"]
    assert t.civ(0).science == 1
    (told,) = t.heard("discarded")
    assert (told.seat, told.count) == (0, 2)
    assert "legion" not in str(told)


@pytest.mark.rule("NS-6.1", "NS-8.1")
def test_the_library_raises_both_limits(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["legion", "spy", "plunder_i"], wonders=["library_of_alexandria"], ma=0)
    assert (basics.civil_hand_limit(t.s, 0), basics.military_hand_limit(t.s, 0)) == (5, 3)
    t.act(0, EndTurn())
    assert len(t.civ(0).military.cards) == 3


@pytest.mark.rule("NS-6.8", "NS-7.5", "NS-8.2", "INT-8", "NSC-30", "NSC-211")
def test_the_discard_pile_becomes_the_deck(table: MakeTable) -> None:
    t = table(2, age=2)
    t.s.military_deck.cards = ["spy"]
    t.s.discards.cards = ["raid_ii", "plunder_ii", "annex", "legion"]
    t.s.past_events = ["cold_war", "prosperity"]
    t.seat(0, ma=1)
    t.act(0, EndTurn())
    assert t.civ(0).military.cards == ["spy"]
    # The last card was drawn: the pile of this age is shuffled at once, the older card stays.
    assert sorted(t.s.military_deck.cards) == ["annex", "plunder_ii", "raid_ii"]
    assert t.s.discards.cards == ["legion"]
    t.act(1, PassPolitics())
    t.civ(1).ma = 2
    t.act(1, EndTurn())
    assert len(t.s.military_deck.cards) == 1
    t.act(0, PassPolitics())
    t.civ(0).ma = 2
    t.act(0, EndTurn())
    hands = t.civ(0).military.cards + t.civ(1).military.cards
    assert sorted(hands) == ["annex", "plunder_ii", "raid_ii", "spy"]
    assert (t.s.military_deck.cards, t.s.discards.cards) == ([], ["legion"])
    assert t.s.past_events == ["cold_war", "prosperity"]


@pytest.mark.rule("NS-8.2", "NS-6.8", "NSC-238")
def test_old_discards_stay_old(table: MakeTable) -> None:
    t = table(2, age=2)
    t.s.military_deck.cards = ["spy", "annex"]
    t.s.discards.cards = ["legion", "defense_colonization_ii"]
    t.seat(0, ma=3, government="monarchy")
    t.act(0, EndTurn())
    assert sorted(t.civ(0).military.cards) == ["annex", "defense_colonization_ii", "spy"]
    assert (t.s.discards.cards, t.s.military_deck.cards) == (["legion"], [])


@pytest.mark.rule("NS-6.2", "NS-14.12", "NSC-248")
def test_a_freed_worker_can_prevent_an_uprising(table: MakeTable) -> None:
    t = table(2)
    t.seat(1, yellow_bank=16, idle=0, workers={"philosophy": 2})
    t.seat(0, workers={"warriors": 4}, military=["raid_i"], ma=2)
    t.civ(1).military.cards = []
    assert t.discontent(1) == 1
    t.phase("politics")
    t.act(0, PlayAggression("raid_i", 1))
    assert t.civ(1).idle == 1
    t.act(0, EndTurn())
    t.act(1, PassPolitics(), EndTurn())
    assert not t.heard("uprising")
    assert t.heard("produced")


@pytest.mark.rule("NS-6.2", "NS-6.8", "NS-6.9")
def test_an_uprising_stops_production_only(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, yellow_bank=16, idle=0, culture=5, ca=1, ma=2)
    t.act(0, EndTurn())
    (told,) = t.heard("uprising")
    assert (told.discontent, told.unused) == (1, 0)
    civ = t.civ(0)
    assert (civ.science, civ.culture, t.food(0), t.resources(0)) == (0, 5, 0, 0)
    assert (len(civ.military.cards), civ.ca, civ.ma) == (2, 4, 2)


# ------------------------------------------------------------------------- losses that ask


@pytest.mark.rule("NS-10.7", "NS-14.21", "NSC-242")
def test_losing_blue_tokens(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, blue_bank=1, workers={"iron": 0}, food=1)
    t.civ(0).blue["iron"] = 2
    t.change(Goods(0, {"blue_tokens": -1}, "crime_wave"))
    assert (t.civ(0).blue_bank, t.resources(0), t.food(0)) == (0, 4, 1)
    t.civ(0).blue_bank = 1
    t.change(Goods(0, {"blue_tokens": -3}, "crime_wave"))
    assert t.civ(0).blue_bank == 0
    assert (t.decision.seat, t.decision.kind) == (0, "lose_token")
    t.act(0, Choose("iron"))
    t.act(0, Choose("agriculture"))
    assert (t.resources(0), t.food(0)) == (2, 0)
    assert t.s.blue_box == -4


@pytest.mark.rule("NS-10.7")
def test_tokens_on_a_wonder_are_never_lost(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, blue_bank=0, wonder="pyramids", stages=2, resources=1)
    t.change(LoseTokens(0, 3, "crime_wave"))
    assert (t.civ(0).stages, t.resources(0), t.civ(0).blue_bank) == (2, 0, 0)


@pytest.mark.rule("NS-10.8", "INT-44")
def test_losing_population(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, idle=1, only_workers={"bronze": 1, "warriors": 1}, yellow_bank=5)
    t.change(Goods(0, {"population": -2}, "pestilence"))
    t.act(0, Choose("warriors"))
    assert (t.civ(0).yellow_bank, t.civ(0).idle, t.strength(0)) == (7, 0, 0)
    # The last one goes without a question, and with nobody left nothing happens.
    t.change(Goods(0, {"population": -2}, "pestilence"))
    assert (t.civ(0).yellow_bank, sum(t.civ(0).workers.values())) == (8, 0)


@pytest.mark.rule("NS-10.8", "NS-10.7")
@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("good", ["population", "blue_tokens"])
def test_several_losses_from_the_only_card_there_is(
    table: MakeTable, good: str, count: int
) -> None:
    """Without a question, as many as the event says and not one more."""
    t = table(2)
    t.seat(0, idle=0, blue_bank=0, only_workers={"warriors": 4, "iron": 0}, yellow_bank=5)
    t.civ(0).blue = {"iron": 4}
    t.change(Goods(0, {good: -count}, "test"))
    left = (t.civ(0).workers["warriors"], t.civ(0).blue["iron"])
    assert left == ((4 - count, 4) if good == "population" else (4, 4 - count))
    assert t.civ(0).yellow_bank == 5 + (count if good == "population" else 0)
    told = t.heard("worker_lost") or [e for e in t.heard("changed") if e.what == "resources"]
    assert len(told) == count


@pytest.mark.rule("NS-10.8", "NS-10.7")
@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("good", ["population", "blue_tokens"])
def test_several_losses_may_all_be_chosen_from_one_card(
    table: MakeTable, good: str, count: int
) -> None:
    t = table(2)
    t.seat(0, idle=0, blue_bank=0, only_workers={"warriors": 3, "bronze": 1}, yellow_bank=5)
    t.civ(0).blue = {"bronze": 3, "agriculture": 1}
    t.change(Goods(0, {good: -count}, "test"))
    for _ in range(count):
        assert t.decision.kind == ("lose_worker" if good == "population" else "lose_token")
        t.act(0, Choose("warriors" if good == "population" else "bronze"))
    assert t.decision.kind == "actions"
    if good == "population":
        assert t.civ(0).workers["warriors"] == 3 - count
        assert t.civ(0).workers["bronze"] == 1
    else:
        assert (t.resources(0), t.food(0)) == (3 - count, 1)


@pytest.mark.rule("NS-11.2", "NS-11.5")
@pytest.mark.parametrize("amount", [2, 3])
def test_a_loss_of_resources_from_one_card_is_as_large_as_it_says(
    table: MakeTable, amount: int
) -> None:
    t = table(2)
    t.seat(0, resources=5, food=5)
    for good in ("resources", "food"):
        t.change(Goods(0, {good: -amount}, "test"))
        (told,) = t.heard("changed")
        assert (told.what, told.amount) == (good, -amount)
    assert (t.resources(0), t.food(0)) == (5 - amount, 5 - amount)


@pytest.mark.rule("NS-10.8")
def test_gaining_population(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, idle=0, yellow_bank=1)
    t.change(Goods(0, {"population": 2}, "immigration"))
    assert (t.civ(0).yellow_bank, t.civ(0).idle, t.food(0)) == (0, 1, 0)


@pytest.mark.rule("NS-10.7", "NS-10.11", "NS-11.5")
def test_losses_stop_at_nothing(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, yellow_bank=1, science=2, culture=3, food=1, resources=1, idle=2)
    goods = {"yellow_tokens": -2, "science": -5, "culture": -5, "food": -5, "resources": -5}
    t.change(Goods(0, goods, "test"))
    civ = t.civ(0)
    assert (civ.yellow_bank, civ.science, civ.culture, t.food(0), t.resources(0)) == (0,) * 5
    assert civ.idle == 2


@pytest.mark.rule("NS-1.8", "INT-42", "NS-10.7")
def test_gains_have_no_upper_limit(table: MakeTable) -> None:
    t = table(2)
    t.change(Goods(0, {"yellow_tokens": 30, "blue_tokens": 30, "culture": 500}, "test"))
    civ = t.civ(0)
    assert (civ.yellow_bank, civ.blue_bank, civ.culture) == (48, 46, 500)
    assert t.s.blue_box == t.s.yellow_box == 30


# -------------------------------------------------------------------------------- timing


@pytest.mark.rule("NS-14.1", "NS-7.1", "NS-14.9", "NSC-244")
def test_one_question_at_a_time_clockwise(table: MakeTable) -> None:
    t = table(4)
    t.event("development_of_markets", current=3)
    asked = []
    for good in ("food", "resources", "food", "resources"):
        seat = t.decision.seat
        asked.append(seat)
        t.refused((seat + 1) % 4, Choose(good))
        t.act(seat, Choose(good))
        assert t.heard("changed")[0].amount == 2
    assert asked == [3, 0, 1, 2]
    assert (t.food(3), t.resources(0), t.food(1), t.resources(2)) == (2, 2, 2, 2)


@pytest.mark.rule("NS-14.26", "NSC-249")
def test_where_taking_back_ends(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["good_harvest"], resources=4, ca=4)
    t.row("masonry")
    t.s.current_events.cards = ["development_of_science"]
    t.s.current_events.placed_by = [-1]
    t.phase("politics")
    step = RULES.apply(t.s, 0, PrepareEvent("good_harvest"))
    assert step.barrier
    for action in (Take("masonry", 0), Build("bronze")):
        step = RULES.apply(step.state, 0, action)
        assert not step.barrier
    assert RULES.apply(step.state, 0, EndTurn()).barrier


@pytest.mark.rule("NS-14.26")
def test_another_players_answer_cannot_be_taken_back(table: MakeTable) -> None:
    t = table(2)
    t.event("development_of_markets")
    step = RULES.apply(t.s, 0, Choose("food"))
    assert not step.barrier
    assert RULES.apply(step.state, 1, Choose("food")).barrier
    t.open_end = True


@pytest.mark.rule("NS-14.26", "NS-14.10")
def test_a_force_is_put_together_again_until_it_is_sent(table: MakeTable) -> None:
    """Also by a player whose turn it is not: only the finished answer is final."""
    t = table(3)
    t.seat(0, only_workers={"agriculture": 2})
    t.seat(1, only_workers={"warriors": 2})
    t.seat(2, only_workers={"agriculture": 2})
    t.event("vast_territory_i")
    t.act(1, Bid(1))
    assert RULES.view(t.s, 1).force_strength == 0
    step = RULES.apply(t.s, 1, Commit("warriors"))
    assert not step.barrier
    assert RULES.view(step.state, 1).force_strength == 1
    step = RULES.apply(step.state, 1, Commit("warriors"))
    assert not step.barrier
    assert RULES.view(step.state, 1).force_strength == 2
    assert RULES.apply(step.state, 1, SendForce()).barrier
    t.open_end = True


@pytest.mark.rule("NS-5.1", "NS-5.22", "NSC-237")
def test_a_refused_action_changes_nothing(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, workers={"knights": 0}, resources=2, ma=1, idle=1)
    # `refused` compares the whole state with the one before.
    t.refused(0, Build("knights"))
    assert (t.civ(0).blue["bronze"], t.civ(0).ma, t.civ(0).idle) == (2, 1, 1)


@pytest.mark.rule("NS-14.2", "NS-10.1")
def test_statistics_follow_every_step(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, workers={"bread_and_circuses": 0}, resources=6, yellow_bank=16, idle=1, ma=2)
    assert (t.strength(0), t.discontent(0)) == (1, 1)
    t.act(0, Build("bread_and_circuses"))
    assert (t.strength(0), t.happiness(0), t.discontent(0)) == (2, 2, 0)
