"""The outline of cards: round corners for the civil deck, cut ones for the military deck."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from render.canvas import Canvas
from render.theme import RGB

Side = Literal["all", "left", "top", "bottom", "low_left"]
_SHAPED: dict[str, tuple[int, ...]] = {
    "all": (0, 1, 2, 3),
    "left": (0, 3),
    "top": (0, 1),
    "bottom": (2, 3),
    "low_left": (3,),
}
"""Corners that are shaped, clockwise from the top left; the others are square."""


def plate(
    c: Canvas,
    box: tuple[float, float, float, float],
    fill: RGB,
    r: int,
    cut: bool = False,
    side: Side = "all",
) -> None:
    """A filled box (x, y, width, height); the corners of one side are rounded or cut by `r`."""
    x, y, w, h = (round(n) for n in box)
    r = min(r, w // 2, h // 2)
    paste = c.paste
    c.note("area", None, fill, x + w / 2, y + h / 2, size=(w, h))
    if r <= 0:
        paste(fill, (x, y, x + w, y + h))
        return
    paste(fill, (x + r, y, x + w - r, y + h))
    paste(fill, (x, y + r, x + r, y + h - r))
    paste(fill, (x + w - r, y + r, x + w, y + h - r))
    places = ((x, y), (x + w - r, y), (x + w - r, y + h - r), (x, y + h - r))
    for number, (left, top) in enumerate(places):
        if number in _SHAPED[side]:
            paste(fill, (left, top), _corners(r, cut)[number])
        else:
            paste(fill, (left, top, left + r, top + r))


def rim(
    c: Canvas,
    box: tuple[float, float, float, float],
    fill: RGB,
    line: RGB,
    t: int,
    r: int,
    cut: bool = False,
) -> None:
    """A plate with a line of thickness `t` inside its outline."""
    x, y, w, h = box
    plate(c, box, line, r, cut)
    plate(c, (x + t, y + t, w - 2 * t, h - 2 * t), fill, max(r - t // (2 if cut else 1), 0), cut)


@lru_cache(maxsize=64)
def _corners(r: int, cut: bool) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    big = r * 8
    sheet = Image.new("L", (big, big), 0)
    draw = ImageDraw.Draw(sheet)
    if cut:
        draw.polygon(((big, 0), (big, big), (0, big)), fill=255)
    else:
        draw.ellipse((0, 0, 2 * big - 1, 2 * big - 1), fill=255)
    first = sheet.reduce(8)
    mirror, flip = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM
    second = first.transpose(mirror)
    return first, second, second.transpose(flip), first.transpose(flip)
