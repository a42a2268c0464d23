"""One-coloured signs, drawn from circles, lines and polygons on a field of 100 x 100.

A game adds its own with `@icon`. Drawn by us, so no licence is needed.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from itertools import product

from PIL import Image, ImageChops, ImageDraw

Point = tuple[float, float]
ON, OFF = 255, 0


class Pen:
    """Draws in the coordinates of the field, 0 to 100 from the top left; OFF takes away."""

    def __init__(self, draw: ImageDraw.ImageDraw, scale: float) -> None:
        self.draw, self.k = draw, scale

    def _scaled(self, *numbers: float) -> list[float]:
        return [n * self.k for n in numbers]

    def disc(self, x: float, y: float, r: float, fill: int = ON) -> None:
        self.draw.ellipse(self._scaled(x - r, y - r, x + r, y + r), fill=fill)

    def poly(self, *points: Point, fill: int = ON) -> None:
        self.draw.polygon([(x * self.k, y * self.k) for x, y in points], fill=fill)

    def box(self, x: float, y: float, w: float, h: float, r: float = 0, fill: int = ON) -> None:
        self.draw.rounded_rectangle(self._scaled(x, y, x + w, y + h), radius=r * self.k, fill=fill)

    def line(self, *points: Point, w: float = 8, fill: int = ON) -> None:
        """A line of width `w` with round ends."""
        thick = max(1, round(w * self.k))
        scaled = [(x * self.k, y * self.k) for x, y in points]
        self.draw.line(scaled, fill=fill, width=thick, joint="curve")
        for x, y in (points[0], points[-1]):
            self.disc(x, y, w / 2, fill)

    def arc(
        self, x: float, y: float, r: float, start: float, end: float, w: float, fill: int = ON
    ) -> None:
        """Part of a circle, in degrees clockwise from three o'clock."""
        box = self._scaled(x - r, y - r, x + r, y + r)
        self.draw.arc(box, start, end, fill=fill, width=max(1, round(w * self.k)))

    def pie(self, x: float, y: float, r: float, start: float, end: float, fill: int = ON) -> None:
        self.draw.pieslice(self._scaled(x - r, y - r, x + r, y + r), start, end, fill=fill)


Drawing = Callable[[Pen], None]
_ICONS: dict[str, Drawing] = {}


def icon(drawing: Drawing) -> Drawing:
    """Register a drawing under the name of its function. Raises `ValueError` on a second one."""
    register(drawing.__name__.strip("_"), drawing)
    return drawing


def register(name: str, drawing: Drawing) -> None:
    """Make a drawing known under a name. Raises `ValueError` on a second one of that name."""
    if name in _ICONS:
        raise ValueError(f"there are two icons called {name!r}")
    _ICONS[name] = drawing


def names() -> tuple[str, ...]:
    """All icons known so far."""
    return tuple(_ICONS)


@lru_cache(maxsize=2_048)
def mask(name: str, size: int) -> Image.Image:
    """The icon as coverage (mode L), `size` pixels square."""
    factor = 8 if size <= 64 else 4
    sheet = Image.new("L", (size * factor, size * factor), 0)
    _ICONS[name](Pen(ImageDraw.Draw(sheet), size * factor / 100))
    return sheet.reduce(factor)


@lru_cache(maxsize=256)
def outline(name: str, size: int, by: int) -> Image.Image:
    """The icon thickened by so many pixels on every side, narrow gaps filled; mode L."""
    inner = mask(name, size)
    sheet = Image.new("L", (size + 2 * by, size + 2 * by), 0)
    near = round(by * 0.7)
    for dx, dy in ((by, 0), (-by, 0), (0, by), (0, -by), *product((near, -near), repeat=2)):
        moved = Image.new("L", sheet.size, 0)
        moved.paste(inner, (by + dx, by + dy))
        sheet = ImageChops.lighter(sheet, moved)
    return sheet


def ngon(corners: int, radius: float, turn: float = 0.0) -> list[Point]:
    """The corners of a regular polygon round the middle of the field; `turn` in radians."""
    angles = [2 * math.pi * i / corners + turn for i in range(corners)]
    return [(50 + radius * math.cos(a), 50 + radius * math.sin(a)) for a in angles]


@icon
def disc(p: Pen) -> None:
    p.disc(50, 50, 49)


@icon
def square(p: Pen) -> None:
    p.box(5, 5, 90, 90, 12)


@icon
def shield(p: Pen) -> None:
    p.poly((8, 5), (92, 5), (92, 48), (86, 64), (72, 82), (50, 97), (28, 82), (14, 64), (8, 48))


@icon
def star(p: Pen) -> None:
    outer, inner = ngon(5, 50, -math.pi / 2), ngon(5, 22, -math.pi / 2 + math.pi / 5)
    p.poly(*[point for pair in zip(outer, inner, strict=True) for point in pair])


@icon
def card(p: Pen) -> None:
    p.box(18, 4, 64, 92, 9)


@icon
def arrow(p: Pen) -> None:
    p.poly((12, 8), (94, 50), (12, 92), (30, 50))


@icon
def flag(p: Pen) -> None:
    p.box(20, 6, 10, 90, 3)
    p.poly((30, 10), (92, 30), (30, 52))


@icon
def clockwise(p: Pen) -> None:
    p.arc(50, 54, 40, 150, 400, 12)
    p.poly((66, 70), (98, 60), (92, 96))
