"""How many games of Antike Duellum come to their end: what is counted, and that a run goes on."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from engine.duel import matches
from tests.strength import endings
from tests.strength.endings import Ending, kept, measure, told
from tests.strength.played import Pair

PAIR = Pair("chance", "safest", 2)


def _found(games: int, minutes: float = 1.0) -> list[Ending]:
    return list(measure(PAIR, games, 3, time.monotonic() + 60 * minutes))


def test_a_run_goes_on_where_the_last_one_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endings, "FILE", tmp_path / "endings.jsonl")
    first = _found(2)
    assert [(x.deal, x.seat) for x in first] == [(m.seed, m.seat) for m in matches(2, 2, 1)]
    assert _found(4, minutes=0) == first
    assert _found(4)[:2] == first
    assert len(kept(PAIR, 3)) == 4
    assert kept(PAIR, 4) == []


def test_a_game_that_is_broken_off_has_not_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endings, "FILE", tmp_path / "endings.jsonl")
    assert [x.ended for x in _found(2)] == [None, None]


def test_who_ended_and_who_won_is_told_with_intervals() -> None:
    found = [
        Ending("good", "normal", deal, 0, 150, ended, won, "")
        for deal, (ended, won) in enumerate([(60, 1.0), (120, 0.0), (None, 0.5), (70, 1.0)])
    ]
    assert told(found, 100).startswith("over within 100 rounds: 2 of 4 (")
    assert told(found, 150) == (
        "over within 150 rounds: 3 of 4 (30% to 95%); won: 2.5 of 4 (22% to 91%)"
    )
