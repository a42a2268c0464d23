"""What the pictures of Antike Duellum show is what the view says: every mark, and no other."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from itertools import pairwise

import pytest

from engine.core import Outcome
from engine.games.antike.rules import RULES
from engine.games.antike.view import AntikeView, UnitsView
from engine.selfplay import walk
from render.board.antike import PAINTER
from render.canvas import Canvas
from render.theme import NOW, TEXT
from tests.render.antike_facts import QUIET
from tests.render.antike_opened import DESK, PHONE, Opened
from tests.render.antike_pictures import Pictures
from tests.render.antike_tables import EAST, POSITIONS, WEST
from tests.render.shown import Fact, check, kept

NAMES = ("Ann", "Ben")
GAMES = [(board, seed) for board in ("west", "east") for seed in range(4)]
LOOKS = 8
"""Positions of a game that are looked at."""
each_game = pytest.mark.parametrize(("board", "seed"), GAMES)


def opened(picture: str, c: Canvas) -> Canvas:
    return Opened(c, DESK if picture == "board" else PHONE)


def drawn(view: AntikeView, picture: str) -> Canvas:
    return opened(picture, kept(lambda: PAINTER.paint(view, picture, NAMES)))


def check_all(view: AntikeView) -> None:
    for picture, facts in Pictures(view, NAMES).pictures():
        check(picture, drawn(view, picture), facts, QUIET)


@cache
def views(board: str, seed: int) -> tuple[AntikeView, ...]:
    """Positions of a random game, in every second one with a General and an Admiral and with
    somebody who may resign; the last is its end."""
    options = RULES.options.model_validate(
        {"map": board, "variant": seed % 2 == 1, "turn_limit": 60 if seed > 1 else None}
    )
    plies = list(walk(RULES, options, 2, seed, wild=60 if seed % 2 else 0))
    chosen = [*plies[seed % 7 :: max(1, len(plies) // LOOKS)], plies[-1]]
    return tuple(RULES.view(ply.step.state, seed % 2) for ply in chosen)


@pytest.mark.sliced
@each_game
def test_pictures_show_what_is_so_and_nothing_else(board: str, seed: int) -> None:
    for view in views(board, seed):
        check_all(view)


@pytest.mark.parametrize("position", list(POSITIONS))
def test_positions(position: str) -> None:
    check_all(POSITIONS[position])
