"""The main picture."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.view import BelfortView
from render.board.belfort import city, ledger, side, strips
from render.board.belfort.style import COLUMN_W, COLUMN_X, WIDTH, height
from render.board.belfort.words import Words
from render.canvas import Canvas
from render.theme import SLATE


def compose(view: BelfortView, players: Sequence[str], words: Words) -> Canvas:
    """The whole table."""
    c = Canvas(WIDTH, height(len(view.players)), SLATE)
    city.draw(c, view, words)
    side.head(c, view, players, words)
    below = ledger.draw(c, COLUMN_X, 160, COLUMN_W, view, words) + 10
    side.planks(c, below, view)
    side.market(c, below + 106, city.HIGH - below - 106, view, words)
    strips.draw(c, view, players)
    return c
