"""The words and pictures of each game, by its key. A game without either is still playable."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from engine import registry
from render.cards import CardBook
from render.listing import listing
from render.picture import Painter
from render.text.base import Texts

__all__ = ["Presentation", "listing", "presentation"]


@dataclass(frozen=True, slots=True)
class Presentation:
    """How one game speaks and looks. board: the module with painter and cards, by its name."""

    texts: type[Texts[Any]]
    painter: Painter | None
    cards: CardBook | None = None
    board: str = ""


@cache
def presentation(key: str) -> Presentation:
    """The presentation of a game; plain words and no picture where its entry names none."""
    entry = registry.GAMES.get(key, registry.Entry(""))
    texts = registry.load(entry.texts) if entry.texts else Texts
    if not entry.board:
        return Presentation(texts, None)
    board = import_module(entry.board)
    return Presentation(texts, board.PAINTER, getattr(board, "CARDS", None), entry.board)
