"""Whole games of all lengths against the second reading of the rules
(`tests.games.tta.oracle_games`)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.tta.options import FirstOptions
from tests.games.tta import oracle_games
from tests.games.tta.oracle_games import Game
from tests.games.tta_first_edition.game import FIRST
from tests.games.tta_first_edition.oracle import READINGS

ENDS: dict[str, dict[str, Any]] = {
    "full": {},
    "advanced": {"last_age": 2, "age_end": 0, "same_round": True},
    "simple": {"last_age": 1, "age_end": 0, "same_round": True, "grows_old": False},
}
OPTIONS = {length: FirstOptions.model_validate({"length": length}) for length in ENDS}
GAMES = [
    Game(FIRST, OPTIONS[length], READINGS[length], players, seed, restored_at_start=True, **ends)
    for length, ends in ENDS.items()
    for players in (2, 3, 4)
    for seed in ((1, 2, 3) if length == "full" else (1, 2))
]


def name(game: Game) -> str:
    length = next(length for length, options in OPTIONS.items() if options == game.options)
    return f"{length}-{game.players}-{game.seed}"


@pytest.mark.sliced
@pytest.mark.rule("OR-2.3", "OR-2.25", "OR-2.27", "OR-3.2", "OR-4.25")
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_actions_of_whole_games(game: Game) -> None:
    assert oracle_games.same_actions(game) > 50


@pytest.mark.rule("OR-2.1", "OR-2.15", "OR-4.10", "OR-4.11", "OR-5.16")
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_ends_of_turns(game: Game) -> None:
    assert oracle_games.same_ends_of_turns(game) > 5


@pytest.mark.sliced(10)
@pytest.mark.rule("OR-2.1", "OR-2.2", "OR-3.3", "OR-4.13", "OR-4.14", "OR-5.1", "OR-5.4", "OR-5.12")
@pytest.mark.parametrize("length", ENDS)
def test_rows_and_ages(length: str) -> None:
    seen = [oracle_games.same_rows(game) for game in GAMES if game.options == OPTIONS[length]]
    assert set[int]().union(*seen) == set(range(ENDS[length].get("last_age", 3) + 1))
