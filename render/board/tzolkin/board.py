"""The main picture."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tzolkin.view import TzolkinView
from render.board.tzolkin import gears, head, strips, technologies, temples, tiles
from render.board.tzolkin.style import COLUMN_W, COLUMN_X, WIDTH, height
from render.board.tzolkin.words import Words
from render.canvas import Canvas
from render.theme import SLATE


def compose(view: TzolkinView, players: Sequence[str], words: Words) -> Canvas:
    """The whole table in full colour."""
    c = Canvas(WIDTH, height(len(view.players)), SLATE)
    gears.draw(c, view, words)
    head.draw(c, view, players, words)
    temples.draw(c, COLUMN_X, 160, COLUMN_W, 452, view, words)
    technologies.draw(c, COLUMN_X, 624, COLUMN_W, 240, view, words)
    tiles.draw(c, COLUMN_X, 876, COLUMN_W, 244, view)
    strips.draw(c, view, players, words)
    return c
