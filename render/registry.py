"""The words and pictures of each game, by its key. A game without either is still playable."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from render.picture import Painter
from render.text.base import Texts

_PRESENTATIONS = {
    "antike-duellum": ("render.text.antike", "render.board.antike"),
    "tta-new-story": ("render.text.tta", "render.board.tta"),
}
"""Key to the module with `TEXTS` (a `Texts` class) and the module with `PAINTER`."""


@dataclass(frozen=True, slots=True)
class Presentation:
    """How one game speaks and looks."""

    texts: type[Texts[Any]]
    painter: Painter | None


@cache
def presentation(key: str) -> Presentation:
    """The presentation of a game; plain words and no picture where nothing is registered."""
    if key not in _PRESENTATIONS:
        return Presentation(Texts, None)
    texts, painter = _PRESENTATIONS[key]
    return Presentation(import_module(texts).TEXTS, import_module(painter).PAINTER)
