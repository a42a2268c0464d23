"""The toy game itself: random games of it are flawless."""

from __future__ import annotations

import pytest

from engine.core import Rng
from engine.selfplay import play_game, some_options
from tests.kernel.toy import RULES


@pytest.mark.sliced
@pytest.mark.parametrize("seats", RULES.meta.seats)
@pytest.mark.parametrize("wild", [0, 25])
def test_random_games_have_no_problem(seats: int, wild: int) -> None:
    for seed in range(3):
        report = play_game(
            RULES, some_options(RULES, Rng(seed)), seats, seed, check=True, wild=wild
        )
        assert report.problems == []
        assert report.outcome is not None
