"""Every game says where the points at its end came from."""

from __future__ import annotations

import pytest

from engine.core import Rules
from engine.selfplay import walk
from render.registry import presentation
from tests.conformance.cases import every_table, game, options

LONGEST = 24
"""More letters have no room beside a number."""


@pytest.mark.sliced
@every_table
def test_points_by_source_add_up_to_the_outcome(key: str, seats: int) -> None:
    rules, chosen = game(key), options(key, 37)
    step = rules.setup(chosen, seats, 37)
    told = [news.event for news in step.news if news.to is None]
    for ply in walk(rules, chosen, seats, 37, start=step):
        step = ply.step
        told += [news.event for news in step.news if news.to is None]
    outcome = rules.outcome(step.state)
    assert outcome is not None

    found = rules.points_by_source(outcome, told)
    assert tuple(sum(points.values()) for points in found) == outcome.totals
    words = presentation(key).texts([f"Seat {seat}" for seat in range(seats)])
    for source in {source for points in (*found, *outcome.scores) for source in points}:
        assert 0 < len(words.points_from(source)) <= LONGEST

    if type(rules).points_by_source is not Rules.points_by_source:
        said = words.sources(rules.view(step.state, None), told)
        kept = [{words.points_from(code): n for code, n in points.items()} for points in found]
        assert list(said) == kept, "a result keeps what the end of the game said"

    # Events of which some cannot be read any more: nothing is made up.
    less = rules.points_by_source(outcome, told[: len(told) // 2])
    assert tuple(sum(points.values()) for points in less) == outcome.totals
