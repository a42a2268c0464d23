"""The painter of Antike Duellum: the whole table at a desk and on a phone, and its halves."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial

from engine.core import Decision
from engine.games.antike.view import AntikeView
from render import outline
from render.board.antike import chart, head, legend, tables
from render.board.antike.changed import changed
from render.board.antike.phone import question
from render.board.antike.phone import table as phone
from render.board.antike.style import (
    COLOURS,
    COLUMN_W,
    COLUMN_X,
    HEIGHT,
    MAP,
    MAP_X,
    PHONE_COLOURS,
    SIDES,
    WIDTH,
)
from render.board.antike.words import Words
from render.canvas import Canvas
from render.fonts import MEDIUM
from render.lang.language import Language
from render.names import drawn
from render.phone import MARGIN, TYPE
from render.sheetnames import BOARD, LOWER, UPPER, WHOLE
from render.sheetpainter import Key, Look, Sheet, SheetPainter
from render.text.antike import signs
from render.text.legend import Legend
from render.theme import RGB, SLATE

Seen = Look[AntikeView]
_EDGE = 16
_BOXES = {
    "map": (MAP_X - _EDGE, 0, MAP_X + MAP + _EDGE, HEIGHT),
    "tables": (COLUMN_X - _EDGE, 0, COLUMN_X + COLUMN_W + _EDGE, HEIGHT),
}
"""The parts of the board that fill a phone held upright."""
_KEY = Key(edge=_EDGE)
_PHONE_KEY = Key(edge=MARGIN, size=TYPE, smallest=40, stroke=outline.THIN)


class AntikePainter(SheetPainter[AntikeView]):
    """The board, its parts (the map and the tables next to it), and those for phones: the map and
    the race, the rest, and both as one tall picture."""

    COLOURS, PHONE_COLOURS = COLOURS, PHONE_COLOURS

    def sheets(self, view: AntikeView) -> Mapping[str, Sheet[AntikeView]]:
        parts = {name: Sheet(_board, key=_KEY, box=box) for name, box in _BOXES.items()}
        phones = {name: _phone(name) for name in (UPPER, LOWER, WHOLE)}
        return {BOARD: Sheet(_board, key=_KEY), **parts, **phones}

    def seats(self, view: AntikeView) -> int:
        return len(view.nations)

    def look(self, view: AntikeView) -> tuple[tuple[RGB, str], ...]:
        """The grounds of the nations' cities: dark letters and lines are seen on those."""
        sides = [SIDES[nation.colour] for nation in view.nations]
        return tuple((side.land, side.shape) for side in sides)

    def drawn(self, view: AntikeView, names: Sequence[str], language: Language) -> tuple[str, ...]:
        """Who has no name that can be drawn is called by the nation."""
        return drawn(names, MEDIUM, list(map(Words(language).nation, view.nations)))

    def unmarked(self, view: AntikeView) -> AntikeView:
        return replace(view, changed=())

    def changed(self, before: AntikeView, view: AntikeView) -> Collection[str]:
        return changed(before, view)

    def public(self, view: AntikeView, picture: str) -> AntikeView:
        """Everybody sees the same, and the map on a phone does not tell what is next to it."""
        everybody = replace(view, viewer=None)
        return phone.shown(everybody) if picture == UPPER else everybody

    def asked(self, look: Seen, decision: Decision, *, means: bool) -> Canvas | None:
        """Of one city, force or some cards; None where the map shows best what is asked."""
        return question.compose(look.view, decision, look.names, look.language, means=means)

    def has_question(self, view: AntikeView, decision: Decision, *, means: bool) -> bool:
        """None of what the map shows best."""
        return question.has_picture(decision.kind)

    def legend(self, view: AntikeView, language: Language) -> Legend:
        return signs.legend(language)

    def sign(self, c: Canvas, x: float, y: float, sign: str) -> None:
        legend.draw(c, x, y, sign)


def _board(look: Seen) -> Canvas:
    """The whole table in full colour."""
    view, words = look.view, Words(look.language)
    c = Canvas(WIDTH, HEIGHT, SLATE)
    head.draw(c, view, look.names, words)
    chart.draw(c, view, words, look.outlined)
    tables.draw(c, view, words)
    return c


def _phone(picture: str) -> Sheet[AntikeView]:
    compose = partial(phone.compose, picture)
    return Sheet(compose, phone=True, stroke=outline.THIN, key=_PHONE_KEY)
