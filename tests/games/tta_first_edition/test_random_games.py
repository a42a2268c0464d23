"""Whole games by chance: nothing is lost, nothing appears, and every card is met at some point."""

from __future__ import annotations

import pytest

from engine.core import Rng
from engine.core.save import document, read
from engine.games.tta.options import TtaOptions
from engine.selfplay import walk
from tests.games.tta_first_edition.game import FIRST


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_by_chance_keeps_all_laws(seats: int, seed: int) -> None:
    step = None
    options = TtaOptions(hands="hidden" if seed == 1 else "open")
    for ply in walk(FIRST, options, seats, 10 * seats + seed, 300):
        step = ply.step
        assert FIRST.check(step.state) == []
        if ply.number % 25 == 0:
            assert read(FIRST, document(FIRST, step.state)) == step.state
            seat = ply.number % seats
            view = FIRST.view(step.state, seat)
            assert FIRST.view(FIRST.determinize(step.state, seat, Rng(ply.number)), seat) == view
    assert step is not None
    assert FIRST.outcome(step.state) is not None
