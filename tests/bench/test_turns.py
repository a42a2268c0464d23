"""Presses per turn are counted, not timed, so the aim can be held by a test."""

from __future__ import annotations

from tests.bench import turns
from tests.bench.table import percentile

AIM = 9


def test_a_median_turn_takes_few_presses() -> None:
    found = turns.Turns()
    turns.play(3, 1, found)
    assert len(found.presses) >= 40
    assert percentile(found.answers, 0.5) >= 5, "the player does something in its turns"
    assert percentile(found.presses, 0.5) <= AIM
