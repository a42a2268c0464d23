"""Posts and pings are counted, not timed, so the aim can be held by a test."""

from __future__ import annotations

import pytest

from tests.bench import channel
from tests.bench.channel import Said, Way

TURNS = 12


@pytest.mark.sliced
@pytest.mark.parametrize("paced", [False, True])
async def test_with_usual_answers_a_turn_is_one_ping(paced: bool) -> None:
    """Nobody answers by hand, so each turn is one post that calls the next player."""
    said = Said()
    await channel.play(1, said, TURNS, Way("", usual=True, paced=paced))
    assert said.turns == TURNS
    assert said.between == 0
    assert said.posts <= 1.3 * TURNS
    assert said.pings <= TURNS + 1, "the first turn is called at the start"
