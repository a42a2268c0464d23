"""The words and pictures of each game, by its key. A game without either is still playable."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from render.cards import CardBook
from render.picture import Painter
from render.text.base import Texts

_PRESENTATIONS = {
    "antike-duellum": ("render.text.antike", "render.board.antike"),
    "tta-new-story": ("render.text.tta", "render.board.tta"),
}
"""Key to the module with `TEXTS` (a `Texts` class) and the module with `PAINTER`.

The latter also has `CARDS`, a `CardBook`, if the game has cards to look up.
"""


@dataclass(frozen=True, slots=True)
class Presentation:
    """How one game speaks and looks. board: the module with painter and cards, by its name."""

    texts: type[Texts[Any]]
    painter: Painter | None
    cards: CardBook | None = None
    board: str = ""


@cache
def presentation(key: str) -> Presentation:
    """The presentation of a game; plain words and no picture where nothing is registered."""
    if key not in _PRESENTATIONS:
        return Presentation(Texts, None)
    texts, painter = _PRESENTATIONS[key]
    board = import_module(painter)
    cards: CardBook | None = getattr(board, "CARDS", None)
    return Presentation(import_module(texts).TEXTS, board.PAINTER, cards, painter)
