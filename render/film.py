"""An animated picture (WebP) of pictures of one table.

Lossless and in the colours of the boards: that is sharper and smaller than what is made for photos.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Sequence

from PIL import Image

from render import phone
from render.theme import NOW, RGB, SLATE, WELL

WIDTH = 1000
"""Pixels; a board of 2000 is halved, so that its letters stay as sharp as they can be."""
WIDEST = phone.WIDTH
"""Up to this a picture stays as it is: those for phones are drawn for the size that is seen."""
_BAR = 8
"""Height of the bar at the foot that shows how far the game has got."""


class Roll:
    """The frames of one film, packed until it is written; a frame takes some 50 kB of memory."""

    def __init__(self) -> None:
        self._frames: list[tuple[tuple[int, int], bytes, list[int]]] = []
        self._shares: list[float] = []

    def __len__(self) -> int:
        return len(self._frames)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the film: those of its largest frame, and the bar."""
        sizes = [size for size, _, _ in self._frames]
        return max(w for w, _ in sizes), max(h for _, h in sizes) + _BAR

    def add(self, image: Image.Image, share: float) -> None:
        """Append a picture. share: how much of the game is over, from 0 to 1."""
        flat = _flat(image)
        packed = zlib.compress(flat.tobytes(), 1)
        self._frames.append((flat.size, packed, flat.getpalette() or []))
        self._shares.append(share)

    def thinner(self) -> Roll:
        """Every second frame, and the last one."""
        found = Roll()
        keep = sorted({*range(0, len(self), 2), len(self) - 1})
        found._frames = [self._frames[i] for i in keep]
        found._shares = [self._shares[i] for i in keep]
        return found

    def encode(self, durations: Sequence[int]) -> bytes:
        """The file. durations: how long each frame stays, in milliseconds."""
        out = io.BytesIO()
        self.frame(0).save(
            out,
            "WEBP",
            save_all=True,
            append_images=[_Rest(self)],
            duration=list(durations),
            loop=0,
            lossless=True,
            quality=20,
            method=2,
            kmin=30,
            kmax=60,
        )
        return out.getvalue()

    def frame(self, number: int) -> Image.Image:
        """A frame as it is shown."""
        size, packed, colours = self._frames[number]
        flat = Image.frombytes("P", size, zlib.decompress(packed))
        flat.putpalette(colours)
        width, height = self.size
        whole = Image.new("RGB", (width, height), _ground(flat))
        whole.paste(flat.convert("RGB"), (0, 0))
        whole.paste(WELL, (0, height - _BAR, width, height))
        whole.paste(NOW, (0, height - _BAR, round(width * self._shares[number]), height))
        return whole


class _Rest:
    """All frames but the first, as one picture of many frames: so only one is unpacked at a time.

    It has what Pillow asks of a picture that it appends to an animation.
    """

    mode = "P"
    has_transparency_data = False

    def __init__(self, roll: Roll) -> None:
        self._roll = roll
        self._number = 0
        self.n_frames = len(roll) - 1

    def seek(self, number: int) -> None:
        self._number = number

    def convert(self, mode: str) -> Image.Image:
        return self._roll.frame(self._number + 1).convert(mode)


def _flat(image: Image.Image) -> Image.Image:
    """The picture in few colours, and no wider than a film is."""
    if image.mode == "P" and image.width <= WIDEST:
        return image
    small = _smaller(image.convert("RGB"))
    if image.mode == "P":
        return small.quantize(palette=image, dither=Image.Dither.NONE)
    return small.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _smaller(image: Image.Image) -> Image.Image:
    if image.width <= WIDEST:
        return image
    times, rest = divmod(image.width, WIDTH)
    if rest == 0:
        return image.reduce(times)
    return image.resize(
        (WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS
    )


def _ground(flat: Image.Image) -> RGB:
    """What is round a frame that is lower than others: the colour of its corner."""
    corner = flat.convert("RGB").getpixel((0, flat.height - 1))
    return (corner[0], corner[1], corner[2]) if isinstance(corner, tuple) else SLATE
