"""Readings that are data are obeyed in both settings."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Turn
from engine.games.belfort import building, ranking
from engine.games.belfort.components import BOX
from engine.games.belfort.goods import Goods
from engine.games.belfort.rules import RULES


def _table(players: int = 2) -> Any:
    return RULES.setup(RULES.options(), players, 1).state


def _read(monkeypatch: pytest.MonkeyPatch, **readings: bool) -> None:
    changed = BOX.model_copy(update={"readings": BOX.readings.model_copy(update=readings)})
    for module in ("building", "ranking"):
        monkeypatch.setattr(f"engine.games.belfort.{module}.BOX", changed)


@pytest.mark.rule("BF-11.5.1")
@pytest.mark.parametrize(("both", "markers"), [(True, 2), (False, 1)])
def test_a_neutral_keep(monkeypatch: pytest.MonkeyPatch, both: bool, markers: int) -> None:
    """INT-12"""
    _read(monkeypatch, neutral_keep_marks_both=both)
    state = _table()
    building.mark(Turn(state), 0, -1, "keep", "d3", Goods(), "neutral")
    assert state.markers(-1, "d3") == markers


@pytest.mark.rule("BF-9.5")
@pytest.mark.parametrize(("zero", "won"), [(False, [5, 0, 0]), (True, [5, 1, 1])])
def test_nothing_to_count(monkeypatch: pytest.MonkeyPatch, zero: bool, won: list[int]) -> None:
    """INT-9"""
    _read(monkeypatch, zero_scores=zero)
    assert list(ranking.points({0: 2, 1: 0, 2: 0}, (5, 3, 1)).values()) == won
