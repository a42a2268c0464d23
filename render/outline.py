"""Outlines round what has changed: a bright line between two dark ones, which shows on any ground.

A drawing notes where things are (`Canvas.spot`); a game says which of them have changed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from render.canvas import Canvas
from render.fonts import MEDIUM
from render.icons import Point
from render.mark import Box
from render.theme import INK, NAME, NOW, RGB, SLATE, SMALL, TEXT

LEGEND = 56
"""How much higher a picture gets by its legend."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """The width in pixels of the bright line and of each dark one, and how far an outline is
    outside the thing it goes round, so that it covers little of it."""

    dark: int
    bright: int
    outside: int

    @property
    def lines(self) -> tuple[tuple[int, RGB], ...]:
        """How far each line reaches from the outer edge, the widest first."""
        dark, bright = self.dark, self.bright
        return (2 * dark + bright, INK), (dark + bright, NOW), (dark, INK)


WIDE = Stroke(dark=3, bright=6, outside=9)
"""On pictures 2000 wide; on a phone the bright line is wider than one pixel."""
THIN = Stroke(dark=2, bright=5, outside=6)
"""On pictures for phones, where lines stand closer."""
_RADIUS = 12
_FACTOR = 4


def frames(c: Canvas, names: Collection[str], stroke: Stroke = WIDE) -> None:
    """Outline the spots with these names; names without a spot are not in this picture."""
    for name in sorted(set(names) & set(c.spots)):
        frame(c, c.spots[name], stroke)


def frame(c: Canvas, box: Box, stroke: Stroke = WIDE) -> None:
    """An outline round a box (left, top, width, height)."""
    x, y, w, h = box
    left, top = round(x) - stroke.outside, round(y) - stroke.outside
    right, bottom = round(x + w) + stroke.outside, round(y + h) + stroke.outside
    size = right - left, bottom - top
    c.note("outline", None, NOW, x + w / 2, y + h / 2, size=(w, h))
    for reach, colour in stroke.lines:
        c.paste(colour, (left, top), _hollow(size, reach))


def ring(c: Canvas, points: Sequence[Point], stroke: Stroke = WIDE, name: str = "") -> None:
    """An outline along the inside of a polygon. name: what it goes round."""
    left, top = int(min(x for x, _ in points)), int(min(y for _, y in points))
    shape = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)
    middle = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    c.note("outline", name, NOW, *middle)
    for reach, colour in stroke.lines:
        c.paste(colour, (left, top), _band(shape, reach))


def legend(
    c: Canvas,
    words: str,
    room: tuple[float, float],
    size: int = NAME,
    smallest: int = SMALL,
    stroke: Stroke = WIDE,
) -> Canvas:
    """The picture with a line below it that says what an outline means.

    room: the left and the right end of that line. size: of its type, as far as it fits.
    """
    width, height = c.size
    higher = Canvas(width, height + LEGEND, SLATE)
    higher.take(c)
    left, right = room
    middle = height + LEGEND / 2 - 6
    frame(higher, (left + 14, middle - 11, 64, 22), stroke)
    size = higher.fit(words, size, MEDIUM, right - left - 104, smallest)
    higher.mid(left + 104, middle, words, size, TEXT, MEDIUM, "l")
    return higher


@lru_cache(maxsize=256)
def _hollow(size: tuple[int, int], reach: int) -> Image.Image:
    """The rim of a rounded box, `reach` pixels wide."""
    wide, high = (n * _FACTOR for n in size)
    sheet = Image.new("L", (wide, high), 0)
    ImageDraw.Draw(sheet).rounded_rectangle(
        (0, 0, wide - 1, high - 1), _RADIUS * _FACTOR, None, 255, reach * _FACTOR
    )
    return sheet.reduce(_FACTOR)


@lru_cache(maxsize=256)
def _band(points: tuple[Point, ...], reach: int) -> Image.Image:
    """What is in a polygon and at most `reach` pixels from its outline."""
    big = [(x * _FACTOR, y * _FACTOR) for x, y in points]
    wide, high = (int(max(p[i] for p in points) + 2) * _FACTOR for i in (0, 1))
    size = wide, high
    inside, line = Image.new("L", size, 0), Image.new("L", size, 0)
    ImageDraw.Draw(inside).polygon(big, fill=255)
    ImageDraw.Draw(line).line([*big, big[0], big[1]], 255, 2 * reach * _FACTOR, "curve")
    return ImageChops.darker(inside, line).reduce(_FACTOR)
