"""Presses per turn are counted, not timed, so the aim can be held by a test."""

from __future__ import annotations

import pytest

from tests.bench import turns
from tests.bench.table import percentile

ANSWERS = {"tta-new-story": (3, 5), "tzolkin": (2, 2), "belfort": (5, 3), "antike-duellum": (2, 2)}
"""Players, and the answers of half of the turns at least: the player does something in them."""


@pytest.mark.sliced
@pytest.mark.parametrize("key", ANSWERS)
def test_a_median_turn_takes_few_presses(key: str) -> None:
    found = turns.Turns()
    seats, answers = ANSWERS[key]
    turns.play(key, seats, 1, found)
    assert len(found.presses) > 20
    assert percentile(found.answers, 0.5) >= answers
    assert percentile(found.presses, 0.5) <= turns.TARGET
    assert percentile(found.presses, 0.9) <= turns.SCRIPTS[key].most
