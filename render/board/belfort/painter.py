"""The painter of Belfort."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache

from PIL import Image

from engine.games.belfort.view import BelfortView
from render import fonts, outline
from render.board.belfort import board
from render.board.belfort.look import COLOURS
from render.board.belfort.words import Words
from render.canvas import Canvas, palette
from render.fonts import MEDIUM
from render.lang.language import ENGLISH, Language
from render.picture import Painter

_EDGE = 24


class BelfortPainter(Painter):
    """Draws from the view only. Every picture is in the colours of one palette (mode P)."""

    def public(self, view: BelfortView, picture: str) -> BelfortView:
        """The cards of hands are on no picture of the table."""
        players = tuple(replace(player, cards=()) for player in view.players)
        return replace(view, players=players)

    def paint(
        self, view: BelfortView, picture: str, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image:
        """Draw one picture. Raises `KeyError` for one that does not exist."""
        return _compose(view, picture, names, language).flat(_palette())

    def changes(
        self,
        before: BelfortView,
        view: BelfortView,
        picture: str,
        names: Sequence[str],
        legend: str,
        language: Language = ENGLISH,
    ) -> Image.Image:
        """A picture with outlines. Raises `KeyError` for one that does not exist."""
        c = _compose(view, picture, names, language)
        return outline.legend(c, legend, (_EDGE, c.image.width - _EDGE)).flat(_palette())


def _players(names: Sequence[str]) -> tuple[str, ...]:
    """The players' names as they can be drawn."""
    return tuple(fonts.printable(name, MEDIUM, str(i + 1)) for i, name in enumerate(names))


def _compose(
    view: BelfortView,
    picture: str,
    names: Sequence[str],
    language: Language,
    outlined: Collection[str] = (),
) -> Canvas:
    players = _players(names)
    words = Words(language)
    if picture == "board":
        return board.compose(view, players, words, outlined)
    raise KeyError(picture)


@cache
def _palette() -> Image.Image:
    return palette(COLOURS)
