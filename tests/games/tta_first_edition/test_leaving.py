"""Resigning, and what is left open to the players by variants (OR-5.13, OR-7.13, OR-9.10)."""

from __future__ import annotations

import pytest

from engine.core import Resign
from engine.games.tta.actions import (
    Choose,
    Decline,
    Develop,
    EndTurn,
    PassPolitics,
    PlayCard,
)
from engine.games.tta.change import row
from tests.games.tta_first_edition.game import FIRST


@pytest.mark.rule("OR-5.13", "OR-9.10", "ORC-101", "ORC-152")
def test_who_resigns_leaves_as_the_own_turn_begins(table):
    t = table(4, age=2)
    t.seat(0, war="war_over_culture_ii", war_on=2, culture=7)
    t.seat(2, war="war_over_culture_ii", war_on=1, culture=99, only_workers={"warriors": 9})
    t.row("iron", "drama", "knights", "theology", "monarchy")
    t.act(2, Resign())
    assert not t.civ(2).out, "not before the own turn"
    for viewer in (*range(4), None):
        leaving = [civ.seat for civ in FIRST.view(t.s, viewer).players if civ.leaves]
        assert leaving == [2], "everybody may count on it"
    t.refused(2, Resign())
    t.act(0, EndTurn())
    t.act(1, PassPolitics(), EndTurn())
    assert t.civ(2).out
    assert not t.heard("war_resolved")
    assert (t.civ(0).war, t.civ(0).culture) == (None, 7)
    cleared = [e for e in t.news if e.kind == "row_cleared"]
    assert (t.s.current, len(cleared)) == (3, 1), "the turn went on to the next player"
    assert t.decision.seat == 3
    t.act(3, PassPolitics(), EndTurn())
    assert (t.decision.seat, t.s.round) == (0, 4)
    for seat in (0, 1):
        t.act(seat, Resign())
    t.act(0, PassPolitics(), EndTurn())
    assert t.civ(1).out
    t.act(3, PassPolitics(), EndTurn())
    outcome = FIRST.outcome(t.s)
    assert outcome is not None
    assert (outcome.cause, outcome.places) == ("resigned", (2, 2, 2, 1))


@pytest.mark.rule("OR-9.10", "OR-5.13")
def test_decks_are_built_for_all_who_began(table):
    t = table(3, age=1)
    t.civ(2).out = True
    row.build_decks(t.s, 2)
    assert len(t.s.civil_deck.cards) == 50
    t.open_end = True


@pytest.mark.rule("OR-9.10")
def test_resigning_is_no_political_action(table):
    t = table(2)
    t.phase("politics")
    assert "resign" not in {menu.verb for menu in t.decision.menus}
    assert [menu.verb for menu in FIRST.anytime_actions(t.s, 1)] == ["resign"]


@pytest.mark.rule("OR-9.30", "ORC-158")
@pytest.mark.parametrize(("civil", "possible"), [(1, True), (0, False)])
def test_a_breakthrough_under_robespierre_costs_its_own_action(table, civil, possible):
    t = table(2, age=2)
    t.seat(
        0,
        leader="maximilien_robespierre",
        civil=["breakthrough_i", "monarchy"],
        science=3,
        ca=civil,
    )
    card = PlayCard("breakthrough_i", Develop("monarchy", True))
    if not possible:
        t.refused(0, card)
        return
    t.act(0, card)
    civ = t.civ(0)
    assert (civ.government, civ.ca, civ.ma, civ.science) == ("monarchy", 1, 0, 2)


@pytest.mark.rule("OR-7.8", "OR-7.13", "OR-5.7", "OR-9.26", "ORC-133")
@pytest.mark.parametrize(
    ("answer", "made", "lost", "bank"), [(Decline(), 3, 2, 10), (Choose("bronze"), 2, 0, 9)]
)
def test_mild_corruption(table, answer, made, lost, bank):
    t = table(2, mild_corruption=True)
    t.seat(0, only_workers={"bronze": 3}, blue_bank=11, yellow_bank=17)
    t.act(0, EndTurn())
    assert t.decision.kind == "leave_token"
    t.act(0, answer)
    [told] = t.heard("produced")
    assert (told.resources, told.corruption) == (made, lost)
    assert (t.resources(0), t.civ(0).blue_bank) == (made - lost, bank)
    assert t.civ(0).left_out == ""
