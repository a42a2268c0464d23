"""Palette PNG, packed in bands of rows that are kept: most of a board is as it was the last time.

Packing takes longer than drawing, and from one picture of a table to the next few rows change. So
each band is packed by itself and remembered by what it shows; the file is the same whether a band
was remembered or not.
"""

from __future__ import annotations

import struct
import zlib
from collections import OrderedDict

from PIL import Image

ROWS = 24
"""Rows of a band: fewer are remembered more often, more are packed better."""
LEVEL = 6
"""How hard zlib tries: against 3, boards are a seventh smaller, and a new one takes 5 ms longer."""
KEPT_BYTES = 10 * 1024 * 1024
"""Packed bands kept in memory: those of about 50 tables."""

_ADLER = 65_521
_END = b"\x03\x00"
"""The empty last block of packed data."""

Band = tuple[bytes, int, int]
"""A packed band, the check sum of its rows and how many bytes they have."""


class Bands:
    """The bands packed last."""

    def __init__(self, kept_bytes: int = KEPT_BYTES) -> None:
        self._kept_bytes = kept_bytes
        self._kept: OrderedDict[int, Band] = OrderedDict()
        self._size = 0

    def packed(self, rows: bytes) -> Band:
        """A band, from memory if it was seen before."""
        key = hash(rows)  # 64 bits, with a secret of this process in them
        band = self._kept.get(key)
        if band is not None and band[2] == len(rows):
            self._kept.move_to_end(key)
            return band
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        data = packer.compress(rows) + packer.flush(zlib.Z_SYNC_FLUSH)
        band = (data, zlib.adler32(rows), len(rows))
        self._keep(key, band)
        return band

    def _keep(self, key: int, band: Band) -> None:
        before = self._kept.pop(key, None)
        self._size += len(band[0]) - (len(before[0]) if before else 0)
        self._kept[key] = band
        while self._size > self._kept_bytes and len(self._kept) > 1:
            _, (oldest, _, _) = self._kept.popitem(last=False)
            self._size -= len(oldest)


BANDS = Bands()


def png(image: Image.Image, bands: Bands = BANDS) -> bytes:
    """A picture of mode P as a PNG file. Not to be called by two threads at once."""
    width, height = image.size
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes(image.getpalette("RGB") or ())
    parts = [b"\x89PNG\r\n\x1a\n", _chunk(b"IHDR", head), _chunk(b"PLTE", colours)]
    parts += [_chunk(b"IDAT", _packed(image, bands)), _chunk(b"IEND", b"")]
    return b"".join(parts)


def _packed(image: Image.Image, bands: Bands) -> bytes:
    # Each row begins with the number of its filter: 0, none. An empty column at the left is that.
    lined = Image.new("P", (image.width + 1, image.height), 0)
    lined.paste(image, (1, 0))
    raw, step = lined.tobytes(), ROWS * lined.width
    parts, low, high = [b"\x78\x5e"], 1, 0
    for start in range(0, len(raw), step):
        data, check, size = bands.packed(raw[start : start + step])
        parts.append(data)
        # The check sum of the whole from those of its parts, as zlib's adler32_combine does it.
        high = (high + (check >> 16) + size * (low - 1)) % _ADLER
        low = (low + (check & 0xFFFF) - 1) % _ADLER
    return b"".join((*parts, _END, struct.pack(">HH", high, low)))


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(data, zlib.crc32(kind))
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", check)))
