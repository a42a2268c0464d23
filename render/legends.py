"""The pictures of a legend: every sign with what it means, in columns made for phones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from render import fonts
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import FIGURE, GAP, HEADLINE, INNER, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.text.legend import Group, Page
from render.theme import NOW, PANEL, SLATE, TEXT

SIGN = 66
"""Room for a sign, in both directions."""
Draw = Callable[[Canvas, float, float, str], None]
"""Draws a sign by its name round a middle."""
_TITLE_H, _HEADING_H, _PAD, _ROW_H, _LEAD = 96, 72, 12, 76, 52
_COLUMNS = (3, 2)
"""Three where all that is said fits into one line."""
_SIGN_X, _SAID_X = 46, 88
_WIDER = 32
"""How much further right words stand next to broad signs."""
_Cell = tuple[str, Sequence[str]]
"""A sign, and what it means in lines."""
_LEAST = 44
"""The smallest type of a word that is longer than its column."""


@dataclass(frozen=True)
class _Box:
    """A group as it is drawn: a heading, and signs in rows."""

    group: Group

    @cached_property
    def columns(self) -> int:
        said = [said for _, said in self.group.signs]
        return next(
            (
                n
                for n in _COLUMNS
                if all(fonts.width(one, TYPE, MEDIUM) <= self._room(n) for one in said)
            ),
            _COLUMNS[-1],
        )

    @cached_property
    def rows(self) -> list[tuple[int, list[_Cell]]]:
        """How high each row is, with its signs and the lines that are said of them."""
        n, room = self.columns, int(self._room(self.columns))
        cells: list[_Cell] = [
            (sign, fonts.wrap(said, TYPE, MEDIUM, room)) for sign, said in self.group.signs
        ]
        rows = [cells[i : i + n] for i in range(0, len(cells), n)]
        return [(max(_ROW_H, _LEAD * max(len(s) for _, s in row) + 16), row) for row in rows]

    @property
    def beside(self) -> int:
        """What broad signs need more."""
        return _WIDER if self.group.broad else 0

    def _room(self, columns: int) -> float:
        """For what is said of a sign."""
        return INNER / columns - _SAID_X - self.beside

    @property
    def height(self) -> int:
        return _HEADING_H + sum(high for high, _ in self.rows) + _PAD

    def draw(self, c: Canvas, y: float, draw: Draw) -> None:
        c.rect(MARGIN, y, INNER, self.height, PANEL, RADIUS)
        title = self.group.title
        size = c.fit(title, FIGURE, BOLD, INNER - 40, TYPE)
        c.mid(MARGIN + 18, y + _HEADING_H / 2, title, size, NOW, BOLD, "l")
        y += _HEADING_H
        wide = INNER / self.columns
        for high, row in self.rows:
            for i, (sign, lines) in enumerate(row):
                x = MARGIN + i * wide
                c.spot(f"sign.{sign}", x, y, wide, high)
                draw(c, x + _SIGN_X + self.beside / 2, y + high / 2, sign)
                _said(c, x + _SAID_X + self.beside, y + high / 2, lines, self._room(self.columns))
            y += high


def compose(title: str, page: Page, draw: Draw) -> Canvas:
    """A page in full colour."""
    boxes = [_Box(group) for group in page]
    high = MARGIN + _TITLE_H + sum(box.height + GAP for box in boxes) - GAP + MARGIN
    c = Canvas(WIDTH, max(LOWEST, high), SLATE)
    size = c.fit(title, HEADLINE, BOLD, INNER - 24, TYPE)
    c.mid(MARGIN + 12, MARGIN + _TITLE_H / 2 - 4, title, size, TEXT, BOLD, "l")
    y = MARGIN + _TITLE_H
    for box in boxes:
        box.draw(c, y, draw)
        y += box.height + GAP
    return c


def _said(c: Canvas, x: float, y: float, lines: Sequence[str], room: float) -> None:
    with c.whole(" ".join(lines), TEXT, x + room / 2, y):
        for i, line in enumerate(lines):
            size = c.fit(line, TYPE, MEDIUM, room, _LEAST)
            c.mid(x, y + (i - (len(lines) - 1) / 2) * _LEAD, line, size, TEXT, MEDIUM, "l")
