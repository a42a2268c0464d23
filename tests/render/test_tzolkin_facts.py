"""What the board of Tzolk'in shows of all that changes is what the view says, and nothing else."""

from __future__ import annotations

from functools import partial

import pytest

from engine.games.tzolkin.components import TEMPLES
from engine.games.tzolkin.rules import RULES
from engine.games.tzolkin.view import TzolkinView
from engine.selfplay import walk
from render.board.tzolkin import PAINTER
from render.canvas import Canvas
from tests.render.shown import check_places, kept
from tests.render.tzolkin_facts import Table
from tests.render.tzolkin_tables import POSITIONS

NAMES = ("Ann", "Ben", "Cid", "Dee")
LOOKS = 8


def board(view: TzolkinView) -> Canvas:
    return kept(partial(PAINTER.paint, view, "board", NAMES[: len(view.players)]))


def shows(view: TzolkinView) -> None:
    c, table = board(view), Table(view, NAMES)
    check_places("board", c, table.board(), table.told)
    for temple in TEMPLES:
        for player in view.players:
            if player.resigned:
                continue
            x, y, w, h = c.spots[f"{temple}.{player.seat}"]
            left, top, wide, high = c.spots[f"step.{temple}.{player.temple(temple)}"]
            assert left <= x + w / 2 <= left + wide, temple
            assert top <= y + h / 2 <= top + high, f"{temple}: the step of seat {player.seat}"


@pytest.mark.parametrize("position", list(POSITIONS))
def test_positions(position: str) -> None:
    shows(POSITIONS[position])


@pytest.mark.sliced
@pytest.mark.parametrize(
    ("seats", "seed"), [(seats, seed) for seats in (2, 3, 4) for seed in range(4)]
)
def test_random_games(seats: int, seed: int) -> None:
    """In every second one somebody may resign."""
    plies = list(walk(RULES, RULES.options(), seats, seed, wild=60 if seed % 2 else 0))
    for ply in (*plies[seed :: max(1, len(plies) // LOOKS)], plies[-1]):
        shows(RULES.view(ply.step.state, seed % seats))
