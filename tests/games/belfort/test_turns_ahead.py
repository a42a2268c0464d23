"""What can be prepared: the rest of Placement, the own Actions, the Placement of the next round.

Nothing of this is a rule of the printed game; it is what a table in a chat needs.
"""

from __future__ import annotations

from typing import Any

from engine.core import Resign, Rng
from engine.games.belfort.actions import Pass, Place
from engine.games.belfort.rules import RULES
from tests.games.belfort.table import BLUE, GREEN, PURPLE, RED, YELLOW, Table


def ahead(table: Table, seat: int) -> Any:
    """The question of the turn ahead; None if there is none."""
    state = RULES.simulate_turn(table.state, seat, Rng(1))
    if state is None:
        return None
    [decision] = RULES.decisions(state)
    assert decision.seat == seat
    return decision


def test_who_waits_in_placement_prepares_the_rest_of_it() -> None:
    table = Table().goods(RED, gold=9).round(2)
    assert ahead(table, RED) is None, "it is his turn"
    assert [ahead(table, seat).kind for seat in (BLUE, YELLOW, PURPLE)] == ["placement"] * 3
    assert all(RULES.is_queueing(table.state, seat) for seat in range(4))
    table.does(RED, Place("recruiters_desk", "elf"))
    assert ahead(table, RED).kind == "placement"
    assert "recruiters_desk" in {a.plank for a in ahead(table, RED).menus[0].actions}


def test_who_has_passed_prepares_the_actions() -> None:
    table = Table().round(2)
    everybody_out(table, RED)
    assert not RULES.is_queueing(table.state, RED)
    assert ahead(table, RED).kind == "actions"


def test_after_the_own_actions_comes_the_placement_of_the_next_round() -> None:
    """With all planks free and all workers back, whatever the others still do."""
    table = Table().goods(RED, gold=9).on(BLUE, guild_d1="elf").actions()
    table.ends(RED)
    found = ahead(table, RED)
    assert found.kind == "placement"
    assert found.facts["round"] == table.state.round + 1
    assert "guild_d1" in {a.plank for a in found.menus[0].actions}
    assert not RULES.is_queueing(table.state, RED), "a list begins with its Placement"
    assert ahead(table, BLUE) is None, "it is his turn"
    assert ahead(table, YELLOW).kind == "actions"


def test_after_the_last_round_nothing_is_prepared() -> None:
    table = Table()
    table.state.round = 7
    table.actions()
    table.ends(RED)
    assert ahead(table, RED) is None


def test_who_has_left_prepares_nothing() -> None:
    table = Table(5).round(2)
    table.says(GREEN, Resign())
    assert ahead(table, GREEN) is None


def everybody_out(table: Table, seat: int) -> None:
    """A player passes with all workers."""
    [decision] = RULES.decisions(table.state)
    assert decision.seat == seat
    passes = [a for a in decision.every() if isinstance(a, Pass) and a.spread is not None]
    table.does(seat, passes[0])
