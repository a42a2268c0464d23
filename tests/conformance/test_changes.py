"""Outlines round what has changed show what their viewer may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.checking import Ply
from engine.core import Rng
from engine.selfplay import walk
from tests.conformance.cases import every_picture, every_table, game, options, painter_of
from tests.witnesses import witnessed

NAMES = ("Ann", "Bartholomew the Elder", "C. D.", "Ζωή Ő", "Eve")
LEGEND = "outlined: changed since the last hand-over"
PAIRS, APART = 3, 17


def pairs(key: str, seats: int) -> Iterator[tuple[Ply[Any], Ply[Any]]]:
    """A few pairs of positions of a game, some steps apart; the last one is the end."""
    plies = list(walk(game(key), options(key, 43), seats, 43))
    step = max(1, len(plies) // PAIRS)
    for later in (*range(step - 1, len(plies), step), len(plies) - 1):
        yield plies[max(0, later - APART)], plies[later]


@pytest.mark.sliced
@every_table
def test_outlines_tell_no_secret(key: str, seats: int) -> None:
    painter, rng, names = painter_of(key), Rng(6), NAMES[:seats]
    for number, (before, after) in enumerate(pairs(key, seats)):
        viewer = (*range(seats), None)[number % (seats + 1)]
        real: list[Any] = []
        dealt: list[Any] = []
        for ply in (before, after):
            other = game(key).determinize(ply.step.state, viewer, rng)
            real.append(game(key).view(ply.step.state, viewer))
            dealt.append(game(key).view(other, viewer))
        for name in every_picture(painter, real[1]):
            first = painter.changes(real[0], real[1], name, names, LEGEND)
            second = painter.changes(dealt[0], dealt[1], name, names, LEGEND)
            assert first.tobytes() == second.tobytes(), f"{name} for {viewer}, pair {number}"
            then, now = (painter.public(view, name) for view in real)
            third = painter.changes(then, now, name, names, LEGEND)
            assert third.tobytes() == first.tobytes(), f"{name} shows more than `public` leaves"
            assert max(first.size) <= 4096


@pytest.mark.sliced
@every_table
def test_positions_that_differ_are_told_apart(key: str, seats: int) -> None:
    painter, names = painter_of(key), NAMES[:seats]
    seen = 0
    for before, after in pairs(key, seats):
        old, new = (game(key).view(ply.step.state, None) for ply in (before, after))
        name = painter.pictures(new)[0]
        same = painter.changes(new, new, name, names, LEGEND)
        seen += painter.changes(old, new, name, names, LEGEND).tobytes() != same.tobytes()
    witnessed(seen, "positions whose boards differ", f"{key}, {seats} players, seed 43")
