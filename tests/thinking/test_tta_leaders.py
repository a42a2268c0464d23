"""What computer players of Through the Ages think of leaders: what they would do as things are."""

from __future__ import annotations

from typing import Any

import pytest

from engine import registry
from engine.games.tta.editions import rules_of
from engine.games.tta.state import State
from engine.games.tta.worth import EVALUATOR, leaders
from engine.games.tta.worth.made import made_by

GAMES = ("tta-new-story", "tta-first-edition")


def position(game: str, *held: str) -> State:
    rules: Any = registry.rules(game)
    state: State = rules.setup(rules.options(), 2, 5).state
    state.players[0].civil.cards = list(held)
    return state


def worth(state: State) -> float:
    return leaders.in_hand(state, 0, EVALUATOR._look(state, 0).p)


def test_a_leader_of_the_theatre_is_worth_more_to_who_has_theatres() -> None:
    state = position("tta-new-story", "charlie_chaplin")
    before = worth(state)
    state.players[0].workers["movies"] = 2
    assert worth(state) > before + 4


def test_a_leader_of_armies_is_worth_more_to_who_has_an_army() -> None:
    state = position("tta-new-story", "alexander_the_great")
    before = worth(state)
    state.players[0].workers["warriors"] += 6
    assert worth(state) > before


def test_only_the_best_leader_in_hand_counts() -> None:
    both = worth(position("tta-new-story", "moses", "mahatma_gandhi"))
    alone = [worth(position("tta-new-story", card)) for card in ("moses", "mahatma_gandhi")]
    assert both == max(alone)


def test_a_worse_leader_than_the_one_in_play_is_hardly_worth_anything() -> None:
    state = position("tta-new-story", "julius_caesar")
    before = worth(state)
    state.players[0].leader = "mahatma_gandhi"
    figures = EVALUATOR.figures(2)
    assert worth(state) == figures.in_hand * figures.spare_leader < before


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_changed_by_being_looked_at(game: str) -> None:
    cards = rules_of(position(game)).cards
    for card, figures in cards.items():
        if figures.kind == "leader":
            state = position(game, card)
            made = made_by(state, 0)
            assert worth(state) >= 0, card
            assert state.players[0].leader is None
            assert made_by(state, 0) == made
