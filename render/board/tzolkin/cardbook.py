"""Looking up the tiles of Tzolk'in."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from PIL import Image

from engine.games.tzolkin.components import BUILDINGS, MONUMENTS, WEALTH
from render.board.tzolkin import tiles
from render.board.tzolkin.style import COLOURS
from render.board.tzolkin.words import Words
from render.canvas import Canvas, palette
from render.lang.language import ENGLISH, Language
from render.theme import SLATE

_WIDE, _HIGH, _EDGE = 660, 250, 12


class TzolkinCards:
    """Buildings, monuments and starting wealth, with what they do in signs."""

    def at(self, options: Mapping[str, Any]) -> TzolkinCards:
        return self

    def names(self, language: Language = ENGLISH) -> Mapping[str, str]:
        return _names(language)

    def text(self, card: str, language: Language = ENGLISH) -> str:
        return Words(language).card_text(card)

    def picture(self, card: str, language: Language = ENGLISH) -> Image.Image | None:
        return _picture(card)


@cache
def _names(language: Language) -> Mapping[str, str]:
    words = Words(language)
    firsts = (b.id for b in BUILDINGS.values() if b.id == min(b.copies))
    return {tile: words.card(tile) for tile in (*firsts, *MONUMENTS, *WEALTH)}


@cache
def _picture(card: str) -> Image.Image:
    """The face of a tile. Raises `KeyError` for an unknown id."""
    c = Canvas(_WIDE + 2 * _EDGE, _HIGH + 2 * _EDGE, SLATE)
    if card in WEALTH:
        tiles.wealth(c, _EDGE, _EDGE, _WIDE, _HIGH, card)
    else:
        tiles.long(c, _EDGE, _EDGE, _WIDE, _HIGH, card, None, 72)
    return c.flat(palette(COLOURS))
