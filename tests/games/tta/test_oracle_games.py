"""Whole games against the second reading of the rules (`oracle_games`)."""

from __future__ import annotations

import pytest

from engine.games.tta import RULES
from engine.games.tta.options import TtaOptions
from tests.games.tta import oracle_games
from tests.games.tta.oracle_games import Game
from tests.games.tta.oracle_new_story import NEW_STORY

GAMES = [
    Game(RULES, TtaOptions(), NEW_STORY, players, seed)
    for players in (2, 3, 4)
    for seed in (1, 2, 3)
]


def name(game: Game) -> str:
    return f"{game.players}-{game.seed}"


@pytest.mark.sliced(5)
@pytest.mark.rule("NS-5.1", "NS-10.1", "NS-14.2", "NS-14.17")
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_actions_of_whole_games(game: Game) -> None:
    assert oracle_games.same_actions(game) > 50


@pytest.mark.rule("NS-6.2", "NS-14.22", "NS-14.23", "NS-6.9")
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_ends_of_turns(game: Game) -> None:
    assert oracle_games.same_ends_of_turns(game) > 20


@pytest.mark.rule("NS-3.1", "NS-3.2", "NS-3.3", "NS-14.5")
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_rows_and_ages(game: Game) -> None:
    assert oracle_games.same_rows(game) == {0, 1, 2, 3}
