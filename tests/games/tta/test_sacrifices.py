"""Attacks in which units are given up: the attacker's first, then the target's (OR-4.8, OR-5.2).

On the cards of A New Story, whose own attacks know no sacrifices.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter

from engine.core import Fact
from engine.games.tta import RULES
from engine.games.tta.actions import Assemble, Commit, EndTurn, PlayAggression, SendForce
from engine.games.tta.editions import EDITIONS
from engine.games.tta.editions.ruleset import AttackStep
from engine.games.tta.frames import attack
from tests.games.tta.table import MakeTable, Table

WITH_SACRIFICES: tuple[AttackStep, ...] = (
    "sacrifice_for_attack",
    "answer_attack",
    "resolve_attack",
)
DONE = SendForce()


@pytest.fixture(autouse=True)
def edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """The edition with attacks as the first one has them."""
    changed = replace(
        EDITIONS["new_story"],
        aggression=WITH_SACRIFICES,
        war=WITH_SACRIFICES,
        weaker_target=False,
        last_round_spares=True,
    )
    monkeypatch.setitem(EDITIONS, "new_story", changed)


def aggression(table: MakeTable, military: Iterable[str] = (), **target: Any) -> Table:
    """Seat 0, of strength 10, has begun to attack seat 1 with a Spy."""
    t = table(2, age=2)
    t.seat(0, military=["spy"], only_workers={"warriors": 10})
    t.seat(1, military=list(military), science=9, **target)
    t.phase("politics")
    t.act(0, PlayAggression("spy", 1))
    return t


def facts(t: Table) -> tuple[Fact, Fact]:
    return t.decision.facts["attack"], t.decision.facts["defence"]


@pytest.mark.rule("OR-4.8", "OR-4.19", "OR-9.8")
def test_a_stronger_rival_can_be_attacked_with_sacrifices(table: MakeTable) -> None:
    t = aggression(table, only_workers={"warriors": 11})
    assert (t.decision.seat, t.decision.kind, facts(t)) == (0, "sacrifice", (10, 11))
    t.act(0, Commit("warriors"), Commit("warriors"), DONE)
    told = [(e.seat, e.units, e.total) for e in t.heard("sacrificed")]
    assert told == [(0, ("warriors", "warriors"), 12)]
    assert (t.decision.seat, t.decision.kind, facts(t)) == (1, "answer_attack", (12, 11))
    banks = [t.civ(seat).yellow_bank for seat in (0, 1)]
    t.act(1, DONE)
    assert (t.civ(0).science, t.civ(1).science) == (5, 4), "it succeeds"
    assert (t.strength(0), t.strength(1)) == (8, 11)
    assert [t.civ(seat).yellow_bank for seat in (0, 1)] == [banks[0] + 2, banks[1]]


@pytest.mark.rule("OR-4.8", "OR-9.12")
def test_the_target_holds_with_units_and_any_number_of_cards(table: MakeTable) -> None:
    bonus = "defense_colonization_i"
    t = aggression(table, [bonus, bonus, "rats"], only_workers={"warriors": 4}, ma=0)
    t.act(0, Commit("warriors"), DONE)
    assert facts(t) == (11, 4)
    t.refused(1, Commit("rats"))
    t.refused(1, Commit("down:rats"))
    t.act(1, Commit(bonus), Commit(bonus), Commit("warriors"), Commit("warriors"))
    assert facts(t) == (11, 4), "what is put together is not told yet"
    so_far = [RULES.view(t.s, viewer).force_strength for viewer in (0, 1, None)]
    assert so_far == [0, 6, 0], "cards add 2 each, units once more than they count"
    t.act(1, Commit("warriors"), DONE)
    [told] = t.heard("defended")
    assert told.held
    assert told.bonus == (bonus, bonus)
    assert (t.strength(0), t.strength(1), t.civ(1).science) == (9, 1, 9)
    assert t.civ(1).military.cards == ["rats"]


@pytest.mark.rule("OR-4.8")
def test_what_is_just_enough_is_offered(table: MakeTable) -> None:
    """First what loses least, last what spares the cards."""
    bonus = "defense_colonization_i"
    t = aggression(table, [bonus], only_workers={"warriors": 8})
    t.act(0, DONE)
    assert facts(t) == (10, 8)
    ways = [Assemble((), (bonus,)), Assemble(("warriors", "warriors"))]
    assert t.offers("assemble") == ways
    t.act(1, ways[0], DONE)
    assert (t.heard("defended")[0].held, t.strength(1), t.civ(1).military.cards) == (True, 8, [])


@pytest.mark.rule("OR-4.8")
def test_a_gap_that_cannot_be_closed_is_not_filled(table: MakeTable) -> None:
    t = aggression(table, only_workers={"warriors": 1})
    t.act(0, DONE)
    assert t.offers("assemble") == []
    t.act(1, Commit("warriors"), DONE)
    assert not t.heard("defended")[0].held
    assert t.strength(1) == 0, "given up in vain, but given up"


@pytest.mark.rule("OR-6.4")
@pytest.mark.parametrize(("units", "cards", "asked"), [(1, 0, 1), (0, 1, 1), (0, 0, 0)])
def test_who_could_answer_by_what_everybody_sees_is_asked(
    table: MakeTable, units: int, cards: int, asked: int
) -> None:
    """A card that is no bonus card is asked for as well: the question must tell nothing."""
    t = aggression(table, ["rats"] * cards, only_workers={"warriors": units})
    t.act(0, DONE)
    assert t.decision.seat == (1 if asked else 0)
    if asked:
        t.act(1, DONE)


@pytest.mark.rule("OR-5.2")
def test_both_sides_give_up_units_in_a_war(table: MakeTable) -> None:
    t = war(table, 20, 18)
    assert (t.decision.seat, t.decision.kind, facts(t)) == (0, "sacrifice", (20, 18))
    t.act(0, *[Commit("warriors")] * 3, DONE)
    assert (t.decision.seat, facts(t)) == (1, (23, 18))
    t.refused(1, Commit("defense_colonization_i"))
    t.act(1, *[Commit("warriors")] * 4, DONE)
    [told] = t.heard("war_resolved")
    assert (told.attack, told.defence, told.winner) == (23, 22, 0)
    assert (t.strength(0), t.strength(1)) == (17, 14)


@pytest.mark.rule("OR-5.2")
def test_equal_totals_of_a_war_bring_nothing_but_the_losses(table: MakeTable) -> None:
    t = war(table, 20, 18)
    t.act(0, DONE)
    t.act(1, Commit("warriors"), Commit("warriors"), DONE)
    assert t.heard("war_resolved")[0].winner is None
    assert (t.strength(0), t.strength(1)) == (20, 16)
    assert t.decision.kind == "politics", "the political action of the turn is still free"


def war(table: MakeTable, attack: int, defence: int) -> Table:
    """Seat 0 is asked what it gives up for its War over Culture on seat 1."""
    t = table(2, age=3)
    t.seat(0, only_workers={"warriors": attack}, war="war_over_culture", war_on=1)
    t.seat(1, only_workers={"warriors": defence}, military=["defense_colonization_i"])
    t.phase("actions", 1)
    t.act(1, EndTurn())
    return t


@pytest.mark.rule("OR-5.4", "OR-9.3")
def test_no_unit_is_given_up_in_the_last_round(table: MakeTable) -> None:
    bonus = "defense_colonization_i"
    t = table(2, age=4)
    t.s.last_round = t.s.round
    t.seat(0, military=["spy"], only_workers={"warriors": 10})
    t.seat(1, military=[bonus], only_workers={"warriors": 9})
    t.phase("politics")
    t.act(0, PlayAggression("spy", 1))
    assert (t.decision.seat, t.decision.kind) == (1, "answer_attack"), "the attacker is not asked"
    t.refused(1, Commit("warriors"))
    t.act(1, Commit(bonus), DONE)
    assert t.heard("defended")[0].held


@pytest.mark.rule("OR-9.3")
def test_nothing_is_colonized_in_the_last_round(table: MakeTable) -> None:
    t = table(2, age=4)
    t.s.last_round = t.s.round
    t.event("vast_territory_ii")
    assert t.heard("nobody_bid")
    assert "vast_territory_ii" in t.s.past_events


@pytest.mark.rule("OR-9.21")
def test_units_come_back_only_after_what_the_attack_takes(table: MakeTable) -> None:
    """A War over Territory takes from the yellow bank of the loser as it was before."""
    t = table(2, age=3)
    t.seat(0, only_workers={"warriors": 20}, war="war_over_territory", war_on=1)
    t.seat(1, only_workers={"warriors": 10}, yellow_bank=0)
    t.phase("actions", 1)
    t.act(1, EndTurn())
    before = t.civ(0).yellow_bank
    t.act(0, DONE)
    t.act(1, Commit("warriors"), DONE)
    assert t.heard("war_resolved")[0].winner == 0
    assert t.civ(0).yellow_bank == before, "there was nothing to take"
    assert t.civ(1).yellow_bank == 1


def test_a_defence_that_is_asked_all_at_once_is_saved_as_ever() -> None:
    """Tables that stopped in an aggression go on: the frame keeps its form."""
    raw = b'{"attacker":0,"seat":1,"card":"raid_i","attack":9,"strength":7,"kind":"defence"}'
    frame = attack.Defence(0, 1, "raid_i", 9, 7)
    codec = TypeAdapter(attack.Defence)
    assert codec.dump_json(frame) == raw
    assert codec.validate_json(raw) == frame
