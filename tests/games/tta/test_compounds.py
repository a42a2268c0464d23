"""Answers that are given at once: which are proposed, and that each is what its parts are."""

from __future__ import annotations

from engine.core import Lookahead, Pick, lookahead
from engine.games.tta import RULES
from engine.games.tta.actions import (
    Build,
    BuildStages,
    DiscardCards,
    EndTurn,
    FillForce,
    PassPolitics,
    PlayLeader,
    Populate,
    SendForce,
    Take,
)
from tests.games.tta.table import MakeTable, Table
from tests.games.tta.test_forces import sending


def besides(t: Table, seat: int = 0) -> Lookahead:
    return lookahead(RULES, t.s, seat, RULES.decisions(t.s))


def parts(t: Table) -> list[tuple[object, ...]]:
    return [c.actions for c in besides(t).batches]


def test_a_worker_more_is_put_to_work(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, food=4, resources=4, idle=0)
    assert (Populate(), Build("bronze")) in parts(t)
    assert (Populate(), Populate()) in parts(t)


def test_what_cannot_be_paid_for_is_not_proposed(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, food=2, resources=1, idle=0)
    t.open_end = True
    assert (Populate(), Build("bronze")) not in parts(t)
    t.seat(0, food=2, resources=4, idle=0, ca=1)
    assert (Populate(), Build("bronze")) not in parts(t), "each takes a civil action"


def test_two_workers_for_one_card(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, resources=4, idle=2)
    assert (Build("bronze"), Build("bronze")) in parts(t)
    t.seat(0, resources=3)
    assert (Build("bronze"), Build("bronze")) not in parts(t)


def test_a_card_is_taken_and_used(table: MakeTable) -> None:
    t = table(2)
    t.row("homer", "colossus")
    t.seat(0, resources=3)
    assert (Take("homer", 0), PlayLeader("homer")) in parts(t)
    assert (Take("colossus", 1), BuildStages(1)) in parts(t)


def test_the_end_brings_the_cards_that_are_worth_least(table: MakeTable) -> None:
    """The oldest first, bonus cards last (NS-6.1)."""
    t = table(2)
    t.seat(0, military=["defense_colonization_i", "raid_i", "legion", "plunder_i"])
    [end] = [c for c in besides(t).batches if c.ends_step]
    assert end.actions[0] == EndTurn()
    [dropped] = end.actions[1:]
    assert isinstance(dropped, DiscardCards)
    assert len(dropped.cards) == 2
    assert "defense_colonization_i" not in dropped.cards


def test_the_end_brings_nothing_within_the_hand_limit(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["raid_i", "legion"])
    assert [c for c in besides(t).batches if c.ends_step] == []


def test_no_political_action_goes_without_saying(table: MakeTable) -> None:
    t = table(2)
    t.phase("politics")
    found = besides(t)
    assert found.implied == PassPolitics()
    assert [d.kind for d in found.decisions] == ["actions"]
    assert found.then is not None
    assert RULES.view(t.s, 0).preview is None
    assert found.view.preview is not None, "what ending the turn would bring is known there"
    assert found.then.implied is None


def test_nothing_is_shown_to_those_who_are_not_asked(table: MakeTable) -> None:
    t = table(2)
    t.phase("politics")
    assert besides(t, seat=1) == Lookahead()


def test_a_force_that_is_enough_is_one_answer(table: MakeTable) -> None:
    t = sending(table, 4, only_workers={"warriors": 2, "swordsmen": 2})
    assert parts(t) == [(FillForce(False), SendForce())]


def unspent(t: Table) -> dict[str, int]:
    [end] = [m for m in t.decision.menus if isinstance(m, Pick) and m.verb == "end_turn"]
    return dict(end.leftovers)


def test_what_is_left_unspent_is_what_could_still_do_something(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, ca=2, ma=0, resources=5, idle=1)
    assert unspent(t) == {"civil_actions": 2, "unused_worker": 1, "resources": 5}
    t.seat(0, ca=0, ma=0)
    assert unspent(t) == {}


def test_actions_that_can_do_nothing_are_not_named(table: MakeTable) -> None:
    t = table(2)
    t.row()
    t.seat(0, ca=2, ma=0, resources=0, food=0, idle=0)
    assert unspent(t) == {}


def test_military_actions_that_draw_cards_are_not_idle(table: MakeTable) -> None:
    """One card for each, three at most (NS-6.8)."""
    t = table(2)
    t.row()
    t.seat(0, ca=0, ma=3, resources=4, idle=1)
    assert unspent(t) == {}
    t.seat(0, ca=0, ma=5)
    assert unspent(t)["military_actions"] == 2
