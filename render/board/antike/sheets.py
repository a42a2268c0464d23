"""The prepared map sheets: everything that never changes, shipped as pictures.

Per map and size there are three sheets with everything but names, cities and units: all land free,
all land brown, all land beige. An index tells which region each pixel belongs to. A position is
then the free sheet with the owned regions pasted over from the sheets of their owners. `prepare`
draws them.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.board.antike.geometry import FOLDER, pixels, shapes
from render.board.antike.style import DESK, MapSize
from render.layers import shipped

Part = tuple[Image.Image, Image.Image, tuple[int, int]]
"""A piece of a picture, its mask and where its corner belongs."""


@shipped
def sheet(name: str, kind: str, size: MapSize = DESK) -> Image.Image:
    """A sheet of a map: "free", a colour of its owners, or "index".

    It is in mode P, a third of RGB: a bot of two languages needs no others, and what is pasted
    becomes RGB in a thousandth of a second.
    """
    with Image.open(FOLDER / f"{size.prefix}{name}-{kind}.png") as file:
        return file.copy()


@lru_cache(maxsize=128)
def land(name: str, region: str, colour: str, size: MapSize = DESK) -> Part:
    """A region of a map in the colour of its owner."""
    points = pixels(shapes()[name].regions[region].polygon, size)
    left, top = (int(min(p[i] for p in points)) for i in (0, 1))
    ends = (size.wide, size.high)
    right, bottom = (min(ends[i], int(max(p[i] for p in points)) + 2) for i in (0, 1))
    box = (left, top, right, bottom)
    number = 1 + list(shapes()[name].regions).index(region)
    mask = (
        sheet(name, "index", size).crop(box).point([255 * (i == number) for i in range(256)], "1")
    )
    return sheet(name, colour, size).crop(box).convert("RGB"), mask, (left, top)
