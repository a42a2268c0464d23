"""Large layers that many pictures have in common: drawn once, and packed while nobody needs them.

A raw layer takes up to 5 MB, packed a thirtieth of it, and is unpacked in 2 to 15 ms. So the raw
ones share `RAW_BYTES`, whatever games they belong to: those that were used last stay.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import NamedTuple, ParamSpec

from PIL import Image

RAW_BYTES = 14 * 1024 * 1024
"""The most bytes of raw layers in memory: the largest layers of all games, once each."""
LEVEL = 1
"""How hard zlib tries: flat colours need no more."""

P = ParamSpec("P")
_BYTES = {"RGB": 4, "RGBA": 4}
"""Bytes of a pixel in memory, where it is more than one."""


class _Packed(NamedTuple):
    mode: str
    size: tuple[int, int]
    data: bytes
    colours: bytes | None

    def image(self) -> Image.Image:
        raw = zlib.decompress(self.data)
        image = Image.frombytes(self.mode, self.size, raw)
        if self.colours is not None:
            image.putpalette(self.colours)
        return image


class Layers:
    """The layers of a process. raw_bytes: the most that raw ones take; the newest one always stays.

    Threads may use it at once; what two ask for at the same moment may be drawn twice.
    """

    def __init__(self, raw_bytes: int = RAW_BYTES) -> None:
        self._most = raw_bytes
        self._raw: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._packed: dict[Hashable, _Packed] = {}
        self._size = 0
        self._lock = Lock()

    @property
    def size(self) -> int:
        """Bytes of the raw layers."""
        return self._size

    def get(self, key: Hashable, draw: Callable[[], Image.Image], *, pack: bool) -> Image.Image:
        """A layer, which nobody may change. draw: makes it when it is first asked for. pack: keep
        it packed, because making it again takes longer than unpacking it."""
        with self._lock:
            found = self._raw.get(key)
            if found is not None:
                self._raw.move_to_end(key)
                return found
            packed = self._packed.get(key)
        image = draw() if packed is None else packed.image()
        new = _pack(image) if pack and packed is None else packed
        with self._lock:
            if new is not None:
                self._packed[key] = new
            self._keep(key, image)
        return image

    def _keep(self, key: Hashable, image: Image.Image) -> None:
        former = self._raw.pop(key, None)
        self._size += _size(image) - (0 if former is None else _size(former))
        self._raw[key] = image
        while self._size > self._most and len(self._raw) > 1:
            _, oldest = self._raw.popitem(last=False)
            self._size -= _size(oldest)

    def forget_raw(self) -> None:
        """Keep layers only packed, until they are needed."""
        with self._lock:
            self._raw.clear()
            self._size = 0


LAYERS = Layers()


def layer(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """A function whose pictures are kept as layers."""
    return _kept(draw, pack=True)


def shipped(read: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """The same for pictures that are read from files, so that they need not be kept packed."""
    return _kept(read, pack=False)


def _kept(draw: Callable[P, Image.Image], *, pack: bool) -> Callable[P, Image.Image]:
    @wraps(draw)
    def kept(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        key = (draw, args, tuple(sorted(kwargs.items())))
        return LAYERS.get(key, lambda: draw(*args, **kwargs), pack=pack)

    return kept


def _pack(image: Image.Image) -> _Packed:
    colours = image.getpalette("RGB") if image.mode == "P" else None
    packed = zlib.compress(image.tobytes(), LEVEL)
    return _Packed(image.mode, image.size, packed, None if colours is None else bytes(colours))


def _size(image: Image.Image) -> int:
    return image.width * image.height * _BYTES.get(image.mode, 1)
