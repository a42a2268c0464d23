"""The course of the game: whose turn it is, what is known, what binds (OR-1, OR-6, OR-9)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Rng, Turn
from engine.games.tta.actions import (
    AnswerPact,
    Commit,
    DiscardCards,
    EndTurn,
    OfferPact,
    PassPolitics,
    PlayAggression,
    PlayTactic,
    PrepareEvent,
    SendForce,
)
from engine.games.tta.change import row
from engine.games.tta.options import FirstOptions
from engine.selfplay import walk
from tests.games.tta_first_edition.game import FIRST

DONE = SendForce()


def kinds(news: list[Any], *wanted: str) -> list[str]:
    """The kinds of what was told, in order, as far as they are wanted."""
    return [e.kind for e in news if e.kind in wanted]


# --------------------------------------------------------------------------------------- turns


@pytest.mark.rule("OR-1.5", "OR-5.4", "OR-4.14")
@pytest.mark.parametrize("length", ["full", "advanced", "simple"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_everybody_takes_as_many_turns(length: str, seats: int, seed: int) -> None:
    """And the player before the start player takes the last one."""
    begun: list[int] = []
    for ply in walk(FIRST, FirstOptions.model_validate({"length": length}), seats, seed):
        begun += [n.event.seat for n in ply.step.news if n.event.kind == "turn_began"]
        s = ply.step.state
    assert s.cause == "last_round"
    order = s.order
    assert s.start == order[0], "whoever starts does so for the whole game"
    assert [order[0], *begun] == order * s.round
    assert [civ.turns for civ in s.players] == [s.round] * seats


@pytest.mark.rule("OR-1.5")
def test_the_start_player_is_drawn_or_chosen() -> None:
    fixed = {FIRST.setup(FirstOptions(order="fixed"), 4, seed).state.start for seed in range(9)}
    drawn = {FIRST.setup(FirstOptions(order="random"), 4, seed).state.start for seed in range(40)}
    assert (fixed, drawn) == ({0}, {0, 1, 2, 3})


@pytest.mark.rule("OR-9.2", "OR-6.6", "OR-2.1")
def test_a_war_is_decided_between_the_row_and_politics(table):
    """Actions are back by then, and an age that ends with the row ends before the war."""
    t = table(2, age=2)
    t.seat(0, leader="joan_of_arc", workers={"religion": 2})
    t.seat(0, war="war_over_culture_ii", war_on=1, ma=0, ca=0)
    t.seat(1, only_workers={"warriors": 1}, culture=9, ca=0)
    strength = t.strength(0)
    t.s.civil_deck.cards = t.s.civil_deck.cards[:1]
    t.row("drama", "iron", "alchemy")
    t.phase("actions", 1)
    t.act(1, EndTurn())
    assert (t.decision.seat, t.decision.kind) == (0, "sacrifice")
    civ = t.civ(0)
    assert (civ.ca, civ.ma) == (civ.ca_total, civ.ma_total)
    assert kinds(t.news, "turn_began", "row_cleared", "age_ended") == [
        "turn_began",
        "row_cleared",
        "age_ended",
    ]
    assert (civ.leader, t.strength(0)) == (None, strength - 2)
    assert t.decision.facts["attack"] == strength - 2
    t.act(0, DONE)
    t.act(1, DONE)
    assert t.heard("war_resolved")
    assert (t.decision.seat, t.decision.kind) == (0, "politics")


@pytest.mark.rule("OR-6.8")
def test_production_is_over_before_the_next_player_begins(table):
    t = table(3)
    t.row("iron", "drama")
    t.act(0, EndTurn())
    assert kinds(t.news, "produced", "drew", "turn_began", "row_cleared", "row_dealt") == [
        *("produced", "drew", "turn_began", "row_cleared", "row_dealt"),
    ]
    assert [e.seat for e in t.heard("produced")] == [0]
    assert (t.decision.seat, t.resources(0), t.food(0)) == (1, 2, 2)


@pytest.mark.rule("OR-6.10", "OR-4.13", "OR-8.16")
def test_what_happens_between_two_own_turns_changes_totals_at_once(table):
    """Hammurabi's end takes a civil action and brings a military one."""
    t = table(2, age=1)
    t.seat(1, leader="hammurabi", ca=3, ma=0)
    assert (t.civ(1).ca_total, t.civ(1).ma_total) == (5, 1)
    t.s.civil_deck.cards = t.s.civil_deck.cards[:1]
    t.row("iron", "drama")
    t.s.current = 0
    row.refill(Turn(t.s))
    civ = t.civ(1)
    assert t.s.current == 0, "still the other player's turn"
    assert (civ.leader, civ.ca_total, civ.ma_total) == (None, 4, 2)
    t.act(0, EndTurn())
    assert (t.civ(1).ca, t.civ(1).ma) == (4, 2), "the new one is unspent like all others"
    t.act(1, PassPolitics())


@pytest.mark.rule("OR-9.41", "OR-4.2")
@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 2)])
def test_military_cards_are_drawn_without_a_question(table, left, drawn):
    t = table(2)
    t.seat(0, ma=left)
    t.act(0, EndTurn())
    assert len(t.civ(0).military.cards) == drawn
    assert t.decision.seat == 1, "nobody was asked"


# ----------------------------------------------------------------------------------------- tracks


@pytest.mark.rule("OR-9.4", "OR-9.40", "OR-1.9")
def test_only_the_science_rating_has_no_end(table):
    t = table(2, age=3)
    many = {"computers": 20, "theology": 40, "warriors": 70}
    t.seat(0, only_workers=many, idle=20)
    assert (t.science(0), t.culture(0), t.strength(0)) == (100, 30, 60)
    t.produce(0)
    assert (t.civ(0).science, t.civ(0).culture) == (40, 30)
    t.produce(0)
    assert (t.civ(0).science, t.civ(0).culture) == (40, 60), "culture points go on"


# --------------------------------------------------------------------------------- what is known


@pytest.mark.rule("OR-6.1", "OR-9.20", "ORC-142")
def test_what_a_rival_sees(table):
    t = table(3, age=2)
    t.seat(0, civil=["iron", "drama"], military=["spy", "crusades", "rats"])
    t.s.current_events.cards, t.s.current_events.placed_by = ["no_event"] * 2, [-1, -1]
    t.phase("politics")
    t.act(0, PrepareEvent("crusades"))
    mine, theirs, all_see = (FIRST.view(t.s, viewer) for viewer in (0, 1, None))
    assert mine.players[0].military == ("spy", "rats")
    for view in (theirs, all_see):
        assert view.players[0].civil == ("iron", "drama")
        assert view.players[0].military == (None, None), "their number, not their faces"
        assert view.future_events == ((1, 0),), "a back of age I, and who has prepared it"
        assert view.future_seen == ()
    assert mine.future_seen == ((0, "crusades"),)
    t.open_end = True


@pytest.mark.rule("OR-9.20", "OR-6.1")
def test_cards_that_are_used_are_seen_and_cards_that_are_discarded_are_not(table):
    bonus = "defense_colonization_bonus_i"
    t = table(3, age=2)
    t.seat(0, military=["spy", "rats", "crusades", "phalanx"], only_workers={"warriors": 3}, ma=2)
    t.seat(1, military=[bonus], only_workers={"warriors": 2})
    t.phase("politics")
    t.act(0, PlayAggression("spy", 1), DONE)
    step = FIRST.apply(t.s, 1, Commit(bonus))
    step = FIRST.apply(step.state, 1, DONE)
    t.s = step.state
    (told,) = (n for n in step.news if n.event.kind == "defended")
    assert (told.event.bonus, told.to) == ((bonus,), None), "everybody is told the card"
    assert t.decision.kind == "discard"
    step = FIRST.apply(t.s, 0, DiscardCards(("rats",)))
    t.s = step.state
    assert "rats" not in str([n.event for n in step.news if n.to is None])
    worlds = {tuple(FIRST.determinize(t.s, 1, Rng(n)).discards.cards) for n in range(20)}
    assert len(worlds) > 1
    t.act(0, PlayTactic("phalanx"))
    assert FIRST.view(t.s, 2).players[0].tactic == "phalanx"


@pytest.mark.rule("OR-9.20")
def test_a_table_may_hide_civil_hands(table):
    t = table(2, hands="hidden")
    t.seat(0, civil=["iron", "drama"])
    assert FIRST.view(t.s, 1).players[0].civil == (None, None)
    assert FIRST.view(t.s, 0).players[0].civil == ("iron", "drama")


# ------------------------------------------------------------------------------------ what binds


@pytest.mark.rule("OR-6.9", "OR-4.9")
def test_an_offer_names_all_and_binds_once_it_is_accepted(table):
    t = table(3, age=2)
    t.seat(0, military=["acceptance_of_supremacy", "open_borders_agreement"])
    t.seat(1, military=["spy"], only_workers={"warriors": 9}, ma=2)
    t.phase("politics")
    offers = {(a.card, a.partner, a.side) for a in t.offers("offer_pact")}
    assert offers == {
        *(("acceptance_of_supremacy", partner, side) for partner in (1, 2) for side in "ab"),
        *(("open_borders_agreement", partner, "a") for partner in (1, 2)),
    }
    t.act(0, OfferPact("acceptance_of_supremacy", 1, "b"))
    assert t.decision.facts == {"card": "acceptance_of_supremacy", "from": 0, "side": "b"}
    before = t.s
    t.act(1, AnswerPact(True))
    assert [(p.card, p.owner, p.a, p.b) for p in t.s.pacts] == [
        ("acceptance_of_supremacy", 0, 1, 0)
    ]
    t.phase("politics", 1)
    t.refused(1, PlayAggression("spy", 0))
    t.s = before
    t.act(1, AnswerPact(False))
    assert t.s.pacts == []
    t.phase("politics", 1)
    t.act(1, PlayAggression("spy", 0), DONE)
    t.open_end = True
