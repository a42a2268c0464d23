"""Presses per turn are counted, not timed, so the aim can be held by a test."""

from __future__ import annotations

from tests.bench import turns
from tests.bench.table import percentile

AIM, MOST = 6, 8


def test_a_median_turn_takes_few_presses() -> None:
    found = turns.Turns()
    turns.play(3, 1, found)
    assert len(found.presses) >= 40
    assert percentile(found.answers, 0.5) >= 5, "the player does something in its turns"
    assert percentile(found.presses, 0.5) <= AIM
    assert percentile(found.presses, 0.9) <= MOST


def test_a_turn_of_tzolkin_takes_few_presses() -> None:
    placing, taking = turns.Turns(), turns.Turns()
    turns.play_tzolkin(3, 1, placing, taking)
    assert min(len(placing.presses), len(taking.presses)) >= 20
    assert percentile(placing.answers, 0.5) >= 2, "a worker and the end"
    assert max(placing.answers) >= 4, "three workers and the end"
    assert max(placing.presses) <= 5
    assert percentile(taking.presses, 0.9) <= 8
    assert percentile(placing.presses + taking.presses, 0.5) <= 6
