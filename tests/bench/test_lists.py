"""Hand-overs of Belfort are counted, not timed, so the aim can be held by a test."""

from __future__ import annotations

import pytest

from tests.bench import lists
from tests.bench.table import percentile


@pytest.mark.sliced
def test_lists_bring_a_game_of_four_below_sixty_hand_overs() -> None:
    without, listed, ahead = (lists.count(4, way, 2) for way in ("none", "round", "ahead"))
    asked = [sum(found.waits.values()) / found.games for found in (without, listed, ahead)]
    assert asked[0] > 120, "the player uses the planks"
    assert asked[1] <= 60
    assert asked[2] <= 40
    assert listed.listed + ahead.listed > 100, "it is lists that answer"


@pytest.mark.sliced
def test_a_turn_of_belfort_takes_few_presses() -> None:
    found = lists.count(3, "none", 2)
    assert percentile(found.answers, 0.5) >= 3, "the player does something in its turns"
    assert percentile(found.presses, 0.5) <= 9
    assert percentile(found.placed, 0.9) <= 2, "the panel, and one press"
