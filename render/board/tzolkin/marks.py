"""Lines of signs and figures, and the small marks of which all pictures are made.

A line is a tuple of words: the name of a sign ("corn", "house"), or a figure ("3", "+2", "/"). A
sign for itself stands for one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.games.tzolkin.goods import GOODS, TEMPLE_IDS
from render import fonts
from render.board.tzolkin import icons
from render.board.tzolkin.style import (
    CORN_TILE,
    GODS,
    GOLD_PART,
    KINDS,
    ON_PAPER,
    ON_SLATE,
    STONE_PART,
    WOOD_TILE,
    on,
)
from render.canvas import Anchor, Canvas
from render.fonts import BOLD
from render.icons import Point, names
from render.theme import INK, RGB, TEXT

assert icons
Line = tuple[str, ...]
SIGNS = frozenset(name.removeprefix("tk_") for name in names() if name.startswith("tk_"))
_BLANK = 0.25
"""Width of a blank between two things, in heights of the line."""


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of what is written on a ground. faint: all of it in this one."""

    plain: RGB
    goods: dict[str, RGB]
    faint: RGB | None = None

    def of(self, word: str) -> RGB:
        return self.faint or self.goods.get(word, self.plain)


DARK_INK = Ink(INK, {good: ON_PAPER[good] for good in GOODS})
"""On paper."""
LIGHT_INK = Ink(TEXT, {good: ON_SLATE[good] for good in GOODS})
"""On slate."""


def faint(colour: RGB) -> Ink:
    """All in one colour that steps back."""
    return Ink(colour, {}, colour)


def word_width(word: str, size: int, figures: int | None = None) -> float:
    """How wide one word of a line is. figures: size of figures, if they have another."""
    if word == " ":
        return size * _BLANK
    return float(size) if word in SIGNS else fonts.width(word, figures or size, BOLD)


def line_width(line: Line, size: int, gap: float = 3, figures: int | None = None) -> float:
    """How wide a line of signs is."""
    return sum(word_width(word, size, figures) for word in line) + gap * (len(line) - 1)


def writing(
    c: Canvas,
    x: float,
    y: float,
    line: Line,
    size: int,
    ink: Ink = DARK_INK,
    anchor: Anchor = "m",
    gap: float = 3,
    figures: int | None = None,
) -> float:
    """Signs and figures side by side, their middle on y. Gives the width.

    figures: their size, if it is not that of the signs.
    """
    wide = line_width(line, size, gap, figures)
    at = x - {"l": 0.0, "m": wide / 2, "r": wide}[anchor]
    for word in line:
        n = word_width(word, size, figures)
        if word != " ":
            _word(c, at + n / 2, y, word, size if word in SIGNS else figures or size, ink)
        at += n + gap
    return wide


def fitted(line: Line, size: int, room: float, gap: float = 3) -> int:
    """The largest size up to `size` at which a line has room."""
    while size > 10 and line_width(line, size, gap) > room:
        size -= 1
    return size


def _word(c: Canvas, x: float, y: float, word: str, size: int, ink: Ink) -> None:
    if word not in SIGNS:
        c.mid(x, y, word, size, ink.of(word))
    elif ink.faint is None and word == "block":
        block(c, x, y, size)
    elif ink.faint is None and word in TEMPLE_IDS:
        god(c, x, y, word, size)
    elif ink.faint is None and word in KINDS:
        kind(c, x, y, word, size)
    elif ink.faint is None and word in ("corn_tile", "wood_tile"):
        jungle_tile(c, x, y, word, size)
    else:
        c.icon(f"tk_{word}", x, y, size, ink.of(word))


def block(c: Canvas, x: float, y: float, size: int) -> None:
    """A block of the owner's choice: thirds of wood, stone and gold."""
    n, left, top = size * 0.88, x - size * 0.44, y - size * 0.44
    c.rect(left, top, n, n, INK, 4)
    third = (n - 4) / 3
    for i, tone in enumerate((WOOD_TILE, STONE_PART, GOLD_PART)):
        c.rect(left + 2 + i * third, top + 2, third + 0.5, n - 4, tone)


def god(c: Canvas, x: float, y: float, temple: str, size: int) -> None:
    """A step on a temple: the god's sign on the temple's colour."""
    ground = next(colour for name, colour in GODS.items() if name == temple)
    c.rect(x - size / 2, y - size / 2, size, size, ground, 6)
    c.icon(f"tk_{temple}", x, y, round(size * 0.78), on(ground))


def kind(c: Canvas, x: float, y: float, tile: str, size: int) -> None:
    """A kind of building: its sign on its colour."""
    ground = next(colour for name, colour in KINDS.items() if name == tile)
    c.rect(x - size / 2, y - size / 2, size, size, ground, 6)
    c.icon(f"tk_{tile}", x, y, round(size * 0.74), on(ground))


def jungle_tile(c: Canvas, x: float, y: float, tile: str, size: int) -> None:
    """A tile of the jungle: corn, or the wood that is on it."""
    n = round(size * 0.84)
    c.rect(x - n / 2, y - n / 2, n, n, INK, 5)
    ground = CORN_TILE if tile == "corn_tile" else WOOD_TILE
    c.rect(x - n / 2 + 2, y - n / 2 + 2, n - 4, n - 4, ground, 4)
    c.icon("tk_corn" if tile == "corn_tile" else "tk_wood", x, y, round(n * 0.7), INK)


def ring(c: Canvas, x: float, y: float, r: float, w: float, colour: RGB, inside: RGB) -> None:
    """A ring round a space."""
    c.icon("tk_round", x, y, round(2 * r), colour)
    c.icon("tk_round", x, y, round(2 * (r - w)), inside)


def at(x: float, y: float, r: float, degrees: float) -> Point:
    """The point so far from (x, y), in degrees clockwise from the top."""
    a = math.radians(degrees - 90)
    return x + r * math.cos(a), y + r * math.sin(a)


@lru_cache(maxsize=32)
def cog(
    teeth: int, tip: float, root: float, turn: float, share: float, narrow: float
) -> tuple[Point, ...]:
    """The outline of a cog wheel round (0, 0); tooth 0 points to `turn` degrees, clockwise from the
    top. share, narrow: width of a tooth at its root and its tip."""
    points = []
    half = math.pi / teeth
    for i in range(teeth):
        mid = math.radians(turn - 90 + i * 360 / teeth)
        for r, part in ((root, -share), (tip, -narrow), (tip, narrow), (root, share)):
            points.append((r * math.cos(mid + part * half), r * math.sin(mid + part * half)))
    return tuple(points)


def lines(
    c: Canvas,
    x: float,
    y: float,
    rows: Sequence[Line],
    size: int,
    room: float,
    ink: Ink = DARK_INK,
    pitch: float = 1.15,
) -> None:
    """Lines of signs, centred on (x, y), each as large as it has room."""
    for i, row in enumerate(rows):
        middle = y + (i - (len(rows) - 1) / 2) * size * pitch
        writing(c, x, middle, row, fitted(row, size, room), ink)
