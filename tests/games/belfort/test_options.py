"""What tables choose, and what goes on as it was at tables from before they could."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.save import document, read, state_hash
from engine.games.belfort.actions import EndTurn, Pass, Send
from engine.games.belfort.options import BelfortOptions
from engine.games.belfort.rules import RULES
from tables.model.chance import chance
from tables.model.seating import changed_options, checked_options
from tables.operations.export import replay
from tests.games.belfort.table import BLUE, RED, Table

OLD: dict[str, Any] = {"guilds": "beginner", "picked": [], "thieves": "tile", "costs": None}
"""Options as they were stored when there were no others."""


def test_stored_options_of_before_mean_what_they_meant() -> None:
    assert BelfortOptions().mine == "workers"
    assert BelfortOptions.stored(OLD).mine == "pairs"
    assert BelfortOptions.stored({**OLD, "mine": "workers"}).mine == "workers"
    assert BelfortOptions.stored(OLD).gatehouses == "builder"


def test_a_new_table_stores_all_that_it_plays_by() -> None:
    assert checked_options(RULES, {})["mine"] == "workers"
    assert changed_options(RULES, OLD, {"thieves": "rulebook"})["mine"] == "pairs"


@pytest.mark.parametrize("mine", ["workers", "pairs"])
def test_an_older_save_goes_on_with_the_bonus_for_pairs(mine: str) -> None:
    table = Table(mine=mine).sent(RED, "mine", elf=3).sent(BLUE, "gold_mine", elf=1)
    told = json.loads(document(RULES, table.state))
    assert ("mine_needs_pair" in told["state"]) is (mine == "workers")
    told["state"].pop("mine_needs_pair", None)
    older = read(RULES, json.dumps({**told, "schema": 1}))
    assert older.mine_needs_pair
    assert not older.gatehouses_shared
    if mine == "pairs":
        assert state_hash(RULES, older) == state_hash(RULES, table.state)


def test_a_choice_survives_a_save() -> None:
    state = Table(mine="workers", gatehouses="everybody").state
    again = read(RULES, document(RULES, state))
    assert (again.mine_needs_pair, again.gatehouses_shared) == (False, True)


def rules_of(key: str) -> Any:
    return RULES


def exported(options: dict[str, Any]) -> dict[str, Any]:
    """A game of two rounds in which elves alone are in the Mine, as it is exported."""
    chosen = BelfortOptions.stored(options)
    step = RULES.setup(chosen, 3, chance(5))
    steps: list[dict[str, Any]] = [
        {"seq": 0, "hash": state_hash(RULES, step.state), "seat": None, "action": None}
    ]
    while step.state.round < 3:
        decision = step.decisions[0]
        alone: tuple[Any, ...] = (Pass(), Send((("elf_mine", 3),)), EndTurn())
        wishes = [action for action in alone if decision.accepts(action)]
        action = (*wishes, next(decision.every()))[0]
        step = RULES.apply(step.state, decision.seat, action)
        told = json.loads(RULES.action_codec.dump_json(action))
        at = {"seq": len(steps), "seat": decision.seat, "action": told}
        steps.append({**at, "hash": state_hash(RULES, step.state)})
    seats: list[dict[str, Any]] = [{} for _ in range(3)]
    head = {"agora": 1, "complete": True, "game": "belfort", "options": options, "seats": seats}
    return {**head, "seed": 5, "steps": steps}


def test_a_game_exported_before_is_played_again_by_its_old_reading() -> None:
    made = exported(OLD)
    assert replay(json.dumps(made), rules_of) == (len(made["steps"]), None)
    other, found = replay(json.dumps({**made, "options": {**OLD, "mine": "workers"}}), rules_of)
    assert (other < len(made["steps"]), found is None) == (True, False)
