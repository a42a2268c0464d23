"""The painter of Antike Duellum: the whole table, and its two halves for small screens."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache

from PIL import Image

from engine.games.antike.maps import MAPS
from engine.games.antike.view import AntikeView
from render import fonts, outline
from render.board.antike import chart, head, tables
from render.board.antike.changed import changed
from render.board.antike.look import COLOURS, COLUMN_W, COLUMN_X, HEIGHT, MAP, MAP_X, WIDTH
from render.board.antike.sheets import sheets
from render.board.antike.words import Words
from render.canvas import Canvas, palette
from render.fonts import MEDIUM
from render.lang.language import ENGLISH, Language
from render.picture import Painter
from render.theme import SLATE

_EDGE = 16
PICTURES = {
    "board": (0, 0, WIDTH, HEIGHT),
    "map": (MAP_X - _EDGE, 0, MAP_X + MAP + _EDGE, HEIGHT),
    "tables": (COLUMN_X - _EDGE, 0, COLUMN_X + COLUMN_W + _EDGE, HEIGHT),
}
"""Name to the part of the board that it shows. The parts fill a phone held upright."""


class AntikePainter(Painter):
    """Draws from the view only. Every picture is in the colours of one palette (mode P)."""

    def pictures(self, view: AntikeView) -> tuple[str, ...]:
        """The board, then its parts: the map and the tables beside it."""
        return tuple(PICTURES)

    def public(self, view: AntikeView, picture: str) -> AntikeView:
        """Everybody sees the same."""
        return replace(view, viewer=None)

    def paint(
        self, view: AntikeView, picture: str, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image:
        """Draw the table. Raises `KeyError` for a picture that does not exist."""
        box = PICTURES[picture]
        image = compose(view, names, language=language).flat(_palette())
        return image if picture == "board" else image.crop(box)

    def changes(
        self,
        before: AntikeView,
        view: AntikeView,
        picture: str,
        names: Sequence[str],
        legend: str,
        language: Language = ENGLISH,
    ) -> Image.Image:
        """A picture with outlines. Raises `KeyError` for a picture that does not exist."""
        left, top, right, bottom = PICTURES[picture]
        c = compose(replace(view, changed=()), names, changed(before, view), language)
        whole = outline.legend(c, legend, (left + _EDGE, right - _EDGE)).flat(_palette())
        return whole.crop((left, top, right, bottom + outline.LEGEND))

    def warm(self, view: AntikeView) -> None:
        """Load fonts, map sheets and the masks of everything that lies on this table."""
        for name in MAPS:
            sheets(name)
        compose(view, [n.name for n in view.nations])


def compose(
    view: AntikeView,
    names: Sequence[str],
    outlined: Collection[str] = frozenset(),
    language: Language = ENGLISH,
) -> Canvas:
    """The whole table in full colour; what is `outlined` is named as `changed` names it."""
    players = tuple(
        fonts.printable(name, MEDIUM, nation.name)
        for name, nation in zip(names, view.nations, strict=True)
    )
    words = Words(language)
    c = Canvas(WIDTH, HEIGHT, SLATE)
    head.draw(c, view, players, words)
    chart.draw(c, view, words, outlined)
    tables.draw(c, view, words)
    outline.frames(c, outlined)
    return c


@cache
def _palette() -> Image.Image:
    return palette(COLOURS)
