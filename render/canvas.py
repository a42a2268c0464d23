"""A drawing surface: every call notes a mark, and pastes one flat colour through a mask.

The marks of a picture are known before any pixel is: they are drawn when somebody looks at
`Canvas.image`. Shapes are drawn four times too large and reduced, so edges are smooth without
transparency; their masks are kept for next time.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache, wraps
from typing import Any, Concatenate, Literal, ParamSpec, cast

from PIL import Image, ImageChops, ImageDraw

from render import fonts, icons
from render.fonts import BOLD, MEDIUM
from render.icons import Point
from render.mark import Box, Mark, What, placed
from render.names import shorter
from render.theme import RGB

Anchor = Literal["l", "m", "r"]
P = ParamSpec("P")
Drawing = Callable[Concatenate["Canvas", float, float, P], None]
"""Draws something round a middle (x, y)."""
_FACTOR = 4
_BLACK, _WHITE = (0, 0, 0), (255, 255, 255)


class Canvas:
    """A picture in the making. Coordinates are pixels from its top left corner.

    size: width and height; where it becomes smaller, what is beyond is cut off.
    cut: texts that did not fit the room they were given. A finished picture has none.
    spots: where things are that may change, by name: left, top, width, height.
    """

    def __init__(self, width: int, height: int, ground: RGB) -> None:
        self.size = width, height
        self.cut: list[str] = []
        self.spots: dict[str, Box] = {}
        self._ground = ground
        self._image: Image.Image | None = None
        self._noted: list[Mark] = []
        self._waiting: list[tuple[Any, ...]] = []

    @property
    def image(self) -> Image.Image:
        """The picture with everything that was drawn so far."""
        if self._image is None:
            self._image = Image.new("RGB", self.size, self._ground)
        elif self._image.size != self.size:
            self._image = self._image.crop((0, 0, *self.size))
        for arguments in self._waiting:
            self._image.paste(*arguments)
        self._waiting.clear()
        return self._image

    @image.setter
    def image(self, image: Image.Image) -> None:
        self._waiting.clear()
        self._image, self.size = image, image.size

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What the picture shows, in the order in which it is drawn. No pixel is drawn for it."""
        return placed(self._noted, self.spots)

    def take(self, other: Canvas) -> None:
        """Another picture with its marks, in the upper left corner."""
        if other._image is None:
            self.paste(other._ground, (0, 0, *other.size))
            self._waiting += other._waiting
        else:
            self.paste(other.image, (0, 0))
        self._noted += other._noted
        self.spots |= other.spots
        self.cut += other.cut

    def note(
        self,
        what: What,
        value: Hashable,
        tone: RGB | None,
        x: float,
        y: float,
        by: str = "",
        size: tuple[float, float] = (0, 0),
    ) -> None:
        """Note a mark with its middle at (x, y). by: the drawing that makes it, if it is kept.
        size: of areas."""
        self._noted.append(Mark(what, value, tone, x, y, by, size))

    def paste(self, *arguments: Any) -> None:
        """Paste as `Image.paste` does, when somebody looks at the picture."""
        self._waiting.append(arguments)

    def spot(self, name: str, x: float, y: float, w: float, h: float) -> None:
        """Note where something is, so that it can be outlined (see `render.outline`)."""
        self.spots[name] = (x, y, w, h)

    def rect(self, x: float, y: float, w: float, h: float, fill: RGB, r: int = 0) -> None:
        """A filled box, its corners rounded by `r`."""
        left, top, right, bottom = round(x), round(y), round(x + w), round(y + h)
        r = min(r, (right - left) // 2, (bottom - top) // 2)
        paste = self.paste
        self.note("area", None, fill, x + w / 2, y + h / 2, size=(w, h))
        if r <= 0:
            paste(fill, (left, top, right, bottom))
            return
        paste(fill, (left + r, top, right - r, bottom))
        paste(fill, (left, top + r, left + r, bottom - r))
        paste(fill, (right - r, top + r, right, bottom - r))
        corners = ((left, top), (right - r, top), (right - r, bottom - r), (left, bottom - r))
        for corner, at in zip(_corners(r), corners, strict=True):
            paste(fill, at, corner)

    def box(
        self, x: float, y: float, w: float, h: float, fill: RGB, rim: RGB, t: int = 2, r: int = 0
    ) -> None:
        """A filled box with a rim of thickness `t` inside its outline."""
        self.rect(x, y, w, h, rim, r)
        self.rect(x + t, y + t, w - 2 * t, h - 2 * t, fill, max(r - t, 0))

    def polygon(self, points: Sequence[Point], fill: RGB) -> None:
        """A filled polygon."""
        left = math.floor(min(x for x, _ in points))
        top = math.floor(min(y for _, y in points))
        wide = math.ceil(max(x for x, _ in points)) - left + 1
        high = math.ceil(max(y for _, y in points)) - top + 1
        outline = tuple((round(x - left, 2), round(y - top, 2)) for x, y in points)
        self.note("area", None, fill, left + wide / 2, top + high / 2, size=(wide, high))
        self.paste(fill, (left, top), _polygon(outline, wide, high))

    def icon(self, name: str, x: float, y: float, size: int, fill: RGB) -> None:
        """An icon with its middle at (x, y)."""
        at = round(x - size / 2), round(y - size / 2)
        self.note("icon", name, fill, x, y)
        self.paste(fill, at, icons.mask(name, size))

    def outlined(
        self, name: str, x: float, y: float, size: int, fill: RGB, rim: RGB, by: int = 3
    ) -> None:
        """An icon with an outline of `by` pixels, which also fills its narrow gaps."""
        at = round(x - size / 2) - by, round(y - size / 2) - by
        self.paste(rim, at, icons.outline(name, size, by))
        self.icon(name, x, y, size, fill)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        fill: RGB,
        face: str = MEDIUM,
        anchor: Anchor = "l",
        halo: RGB | None = None,
    ) -> float:
        """A line of text with its baseline at y; x is its left end, middle or right end.

        Gives its width. `halo` is the colour of an outline that keeps it readable on a map.
        """
        width = fonts.width(text, size, face)
        left = x - {"l": 0.0, "m": width / 2, "r": width}[anchor]
        if halo is not None:
            self._letters(left, y, fonts.mask(text, size, face, 3), halo)
        self._letters(left, y, fonts.mask(text, size, face), fill)
        self.note("text", text, fill, left + width / 2, y - size * fonts.CAP[face] / 2)
        return width

    def _letters(self, x: float, y: float, letters: tuple[Image.Image, int, int], c: RGB) -> None:
        mask, dx, dy = letters
        self.paste(c, (round(x) + dx, round(y) + dy), mask)

    def mid(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        fill: RGB,
        face: str = BOLD,
        anchor: Anchor = "m",
        halo: RGB | None = None,
    ) -> float:
        """Text whose capitals and figures are centred on y; lower where an accent would run into
        what stands above, and higher where a letter hangs low. Gives its width."""
        over, under = fonts.beyond(text, size, face)
        y += size * fonts.CAP[face] / 2 + over / 3 - under / 2
        return self.text(x, y, text, size, fill, face, anchor, halo)

    def fit(self, text: str, size: int, face: str, room: float, smallest: int) -> int:
        """The largest size from `size` down to `smallest` at which the text fits the room."""
        while size > smallest and fonts.width(text, size, face) > room:
            size -= 1
        if fonts.width(text, size, face) > room:
            self.cut.append(text)
        return size

    def para(
        self,
        x: float,
        y: float,
        text: str,
        sizes: Sequence[int],
        fill: RGB,
        room: tuple[float, float],
        face: str = MEDIUM,
    ) -> int:
        """A paragraph in a room (width, height) below y, at the largest size that fits it.

        Gives the size that was taken.
        """
        wide, high = int(room[0]), room[1]
        for size in sizes:
            rows = fonts.wrap(text, size, face, wide)
            lead = leading(size)
            if len(rows) * lead <= high and all(fonts.width(r, size, face) <= wide for r in rows):
                break
        else:
            self.cut.append(text)
        with self.whole(text, fill, x + wide / 2, y + len(rows) * lead / 2):
            for i, row in enumerate(rows):
                low = y + i * lead + (lead + size * fonts.CAP[face]) / 2
                self.text(x, low, row, size, fill, face)
        return size

    @contextmanager
    def whole(self, text: str, fill: RGB, x: float, y: float) -> Iterator[None]:
        """What is written meanwhile is one mark with its middle at (x, y), wherever lines break."""
        said = len(self._noted)
        yield
        del self._noted[said:]
        self.note("text", text, fill, x, y)

    @contextmanager
    def ground(self) -> Iterator[None]:
        """What is drawn meanwhile is the ground of the picture: nothing changes it, so that it has
        no marks."""
        said = len(self._noted)
        yield
        del self._noted[said:]

    def flat(self, palette: Image.Image) -> Image.Image:
        """The picture in the colours of a palette (see `palette`), mode P."""
        return self.image.quantize(palette=palette, dither=Image.Dither.NONE)


def stamp(width: int, height: int) -> Callable[[Drawing[P]], Drawing[P]]:
    """Decorates a drawing that keeps within this size: it is done once and pasted from then on.

    All arguments after the middle must be hashable.
    """

    def decorate(draw: Drawing[P]) -> Drawing[P]:
        def make(*args: P.args, **kwargs: P.kwargs) -> tuple[Image.Image, Image.Image, int, int]:
            dark, light = Canvas(width, height, _BLACK), Canvas(width, height, _WHITE)
            for c in (dark, light):
                draw(c, width / 2, height / 2, *args, **kwargs)
            # What is covered looks the same on both grounds.
            bare = ImageChops.difference(dark.image, light.image).getchannel("G")
            cover = ImageChops.invert(bare)
            colour = Image.merge("RGBa", (*dark.image.split(), cover)).convert("RGBA")
            box = cover.getbbox() or (0, 0, 1, 1)
            middle = box[0] - width // 2, box[1] - height // 2
            return colour.convert("RGB").crop(box), cover.crop(box), *middle

        made = cast("Callable[P, tuple[Image.Image, Image.Image, int, int]]", lru_cache(160)(make))

        @wraps(draw)
        def paste(c: Canvas, x: float, y: float, *args: P.args, **kwargs: P.kwargs) -> None:
            colour, cover, dx, dy = made(*args, **kwargs)
            c.note("stamp", (*args, *kwargs.items()), None, x, y, draw.__name__)
            c.paste(colour, (round(x) + dx, round(y) + dy), cover)

        return cast("Drawing[P]", paste)

    return decorate


def label(
    c: Canvas,
    x: float,
    y: float,
    text: str,
    sizes: tuple[int, int],
    room: float,
    fill: RGB,
    anchor: Anchor = "m",
    face: str = BOLD,
) -> float:
    """A name or a word of ours in a room, centred on y: smaller where it is longer, noted as cut
    where even the smaller of the two sizes is too large. Gives its width."""
    size = c.fit(text, sizes[0], face, room, sizes[1])
    return c.mid(x, y, text, size, fill, face, anchor)


def leading(size: int) -> int:
    """The distance of two baselines."""
    return round(size * 1.2)


def short(text: str, size: int, face: str, room: float) -> str:
    """A name somebody typed, ended with an ellipsis if it is wider than the room. What stands in
    brackets at its end is kept if there is room, since it may be all that tells two names apart."""
    if fonts.width(text, size, face) <= room:
        return text
    fits = (said for said in shorter(text) if fonts.width(said, size, face) <= room)
    return next(fits, "…")


def palette(colours: Sequence[RGB]) -> Image.Image:
    """A palette image for `Canvas.flat`; takes up to 256 colours."""
    holder = Image.new("P", (1, 1))
    filled = [*colours, *[colours[0]] * (256 - len(colours))]
    holder.putpalette([part for colour in filled for part in colour])
    return holder


@lru_cache(maxsize=256)
def _corners(r: int) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """Four rounded corners, clockwise from the top left."""
    big = r * 8
    sheet = Image.new("L", (big, big), 0)
    ImageDraw.Draw(sheet).ellipse((0, 0, 2 * big - 1, 2 * big - 1), fill=255)
    first = sheet.reduce(8)
    second = first.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    down = Image.Transpose.FLIP_TOP_BOTTOM
    return first, second, second.transpose(down), first.transpose(down)


@lru_cache(maxsize=512)
def _polygon(points: tuple[Point, ...], w: int, h: int) -> Image.Image:
    sheet = Image.new("L", (w * _FACTOR, h * _FACTOR), 0)
    ImageDraw.Draw(sheet).polygon([(x * _FACTOR, y * _FACTOR) for x, y in points], fill=255)
    return sheet.reduce(_FACTOR)
