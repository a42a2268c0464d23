"""The painter of Antike Duellum: the whole table at a desk and on a phone, and its halves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache
from itertools import product

from PIL import Image

from engine.core import Decision
from engine.games.antike.maps import MAPS
from engine.games.antike.view import AntikeView
from render import outline
from render.board.antike import chart, head, tables
from render.board.antike.changed import changed
from render.board.antike.look import (
    COLOURS,
    COLUMN_W,
    COLUMN_X,
    DESK,
    HEIGHT,
    MAP,
    MAP_X,
    PHONE,
    PHONE_COLOURS,
    WIDTH,
)
from render.board.antike.phone import question
from render.board.antike.phone import table as phone
from render.board.antike.sheets import sheets
from render.board.antike.words import Words
from render.canvas import Canvas, palette
from render.fonts import MEDIUM
from render.lang.language import ENGLISH, Language
from render.names import drawn
from render.picture import Format, Painter
from render.theme import SLATE

_EDGE = 16
DESK_PICTURES = {
    "board": (0, 0, WIDTH, HEIGHT),
    "map": (MAP_X - _EDGE, 0, MAP_X + MAP + _EDGE, HEIGHT),
    "tables": (COLUMN_X - _EDGE, 0, COLUMN_X + COLUMN_W + _EDGE, HEIGHT),
}
"""Name to the part of the board that it shows. The parts fill a phone held upright."""
PHONE_PICTURES = ("phone", "phone-more", "phone-whole")
"""The map and the race, the rest, and both as one tall picture."""


class AntikePainter(Painter):
    """Draws from the view only. Every picture is in the colours of one palette (mode P)."""

    def pictures(self, view: AntikeView) -> tuple[str, ...]:
        """The board, its parts (the map and the tables beside it), and those for phones."""
        return (*DESK_PICTURES, *PHONE_PICTURES)

    def parts(self, view: AntikeView, shape: Format) -> tuple[str, ...]:
        """On a phone the map comes first."""
        return PHONE_PICTURES[:2] if shape == "phone" else ("board",)

    def public(self, view: AntikeView, picture: str) -> AntikeView:
        """Everybody sees the same, and the map on a phone does not tell what lies beside it."""
        everybody = replace(view, viewer=None)
        return phone.shown(everybody) if picture == "phone" else everybody

    def paint(
        self, view: AntikeView, picture: str, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image:
        """Draw the table. Raises `KeyError` for a picture that does not exist."""
        if picture in PHONE_PICTURES:
            c = phone.compose(view, picture, _players(view, names), language)
            return c.flat(_palette(small=True))
        box = DESK_PICTURES[picture]
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
        plain, found = replace(view, changed=()), changed(before, view)
        if picture in PHONE_PICTURES:
            c = phone.compose(plain, picture, _players(view, names), language, found)
            return phone.legend(c, legend).flat(_palette(small=True))
        left, top, right, bottom = DESK_PICTURES[picture]
        c = compose(plain, names, found, language)
        whole = outline.legend(c, legend, (left + _EDGE, right - _EDGE)).flat(_palette())
        return whole.crop((left, top, right, bottom + outline.LEGEND))

    def question(
        self,
        view: AntikeView,
        decision: Decision,
        names: Sequence[str],
        language: Language = ENGLISH,
        *,
        means: bool = True,
    ) -> Image.Image | None:
        """Of one city, force or some cards; None where the map shows best what is asked."""
        c = question.compose(view, decision, _players(view, names), language, means=means)
        return None if c is None else c.flat(_palette(small=True))

    def warm(self, view: AntikeView) -> None:
        """Load fonts, map sheets and the masks of everything that lies on this table."""
        for name, size in product(MAPS, (DESK, PHONE)):
            sheets(name, size)
        names = [n.name for n in view.nations]
        compose(view, names)
        phone.compose(view, "phone-whole", names)


def _players(view: AntikeView, names: Sequence[str]) -> tuple[str, ...]:
    """The players' names as they can be drawn."""
    return drawn(names, MEDIUM, [nation.name for nation in view.nations])


def compose(
    view: AntikeView,
    names: Sequence[str],
    outlined: Collection[str] = frozenset(),
    language: Language = ENGLISH,
) -> Canvas:
    """The whole table in full colour; what is `outlined` is named as `changed` names it."""
    words = Words(language)
    c = Canvas(WIDTH, HEIGHT, SLATE)
    head.draw(c, view, _players(view, names), words)
    chart.draw(c, view, words, outlined)
    tables.draw(c, view, words)
    outline.frames(c, outlined)
    return c


@cache
def _palette(small: bool = False) -> Image.Image:
    return palette(PHONE_COLOURS if small else COLOURS)
