"""Room is counted, not timed, so the aims can be held by a test."""

from __future__ import annotations

import asyncio

import pytest

from tests.bench import space


@pytest.mark.sliced
def test_a_game_of_four_takes_little_room() -> None:
    found = asyncio.run(space.played("tta-new-story", 1))
    assert found.steps > space.RUNNING, "it was a whole game"
    assert 100_000 < found.running <= 400_000, "after 400 answers"
    assert 100_000 < found.over <= 300_000
    assert found.later < found.over
