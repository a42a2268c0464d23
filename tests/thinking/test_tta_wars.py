"""What computer players of Through the Ages see of wars that are declared and not yet decided."""

from __future__ import annotations

from typing import Any

import pytest

from engine import registry
from engine.games.tta.state import State
from engine.games.tta.worth import EVALUATOR

CULTURE = {"tta-new-story": "war_over_culture", "tta-first-edition": "war_over_culture_iii"}
MANY, FEW = {"warriors": 9}, {"warriors": 1}


def at_war(game: str, card: str, turn_of: int, attacker: int, armed: int) -> State:
    """Three civilizations, one of which has declared war on another; one of them is armed."""
    rules: Any = registry.rules(game)
    state: State = rules.setup(rules.options(), 3, 5).state
    state.current, state.age = turn_of, 3
    civ = state.players[attacker]
    civ.war, civ.war_on = card, 1 - attacker
    for seat, player in enumerate(state.players):
        player.workers |= MANY if seat == armed else FEW
    return state


def seen(state: State, seat: int) -> float:
    return EVALUATOR.evaluate(state, seat)["wars"]


@pytest.mark.parametrize("game", CULTURE)
def test_who_is_stronger_expects_to_win_and_the_other_to_lose(game: str) -> None:
    state = at_war(game, CULTURE[game], turn_of=1, attacker=0, armed=0)
    assert seen(state, 0) > 8
    assert seen(state, 1) == -seen(state, 0)
    assert seen(state, 2) == 0, "the third one takes no part"


@pytest.mark.parametrize("game", CULTURE)
def test_a_target_that_arms_expects_to_win(game: str) -> None:
    state = at_war(game, CULTURE[game], turn_of=1, attacker=0, armed=1)
    assert seen(state, 1) > 8


def test_each_strength_counts_in_the_turn_of_the_target() -> None:
    """So that it arms: between two armies too small to win, too."""
    state = at_war("tta-new-story", "war_over_culture", turn_of=1, attacker=0, armed=0)
    before = seen(state, 1)
    state.players[1].workers["warriors"] += 1
    assert seen(state, 1) > before


def test_the_attacker_reckons_with_a_target_that_arms() -> None:
    """A little stronger is not enough as long as the target has its turn to come."""
    state = at_war("tta-new-story", "war_over_culture", turn_of=0, attacker=0, armed=2)
    state.players[0].workers["warriors"] = 4
    assert seen(state, 0) < 0
    state.current = 1
    assert seen(state, 0) > 0


@pytest.mark.parametrize("card", ["war_over_technology", "war_over_territory"])
def test_what_wars_take_is_worth_something(card: str) -> None:
    state = at_war("tta-new-story", card, turn_of=1, attacker=0, armed=0)
    assert seen(state, 0) > 0


def test_a_war_whose_text_stands_in_code_is_worth_something() -> None:
    state = at_war("tta-first-edition", "holy_war", turn_of=1, attacker=0, armed=0)
    assert seen(state, 0) > 0


def test_no_war_is_worth_nothing() -> None:
    rules: Any = registry.rules("tta-new-story")
    state = rules.setup(rules.options(), 2, 5).state
    assert seen(state, 0) == 0
