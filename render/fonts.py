"""The fonts that come with the program, and how wide they set a text.

Text is always set with Pillow's basic layout. The other engine, Raqm, needs a system library that
may be missing, and Pillow then falls back without a word: pictures would differ from host to host.
Latin, Greek and Hungarian letters are single characters in these fonts and need no shaping.

Fira Sans Condensed and Source Sans 3, both under the SIL Open Font License 1.1; the licences lie
beside the files.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

MEDIUM, BOLD, ITALIC = (
    "FiraSansCondensed-Medium",
    "FiraSansCondensed-Bold",
    "SourceSans3-SemiBoldItalic",
)
CAP = {MEDIUM: 0.689, BOLD: 0.689, ITALIC: 0.66}
"""Height of capitals and figures in em, by face."""

ASSETS = Path(__file__).resolve().parent / "assets"
_SCALE = 2
"""Text is drawn so many times too large and reduced: hinting would shift letters otherwise."""
_NO_CHARACTER = "\uffff"


@cache
def font(size: int, face: str) -> ImageFont.FreeTypeFont:
    """The face, ready to draw `_SCALE` times the size."""
    path = ASSETS / "fonts" / f"{face}.ttf"
    return ImageFont.truetype(path, size * _SCALE, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=16_384)
def width(text: str, size: int, face: str) -> float:
    """How many pixels a text takes on its line."""
    # Letters stand side by side: these fonts have no kerning that the basic layout could use.
    return sum(_advance(character, size, face) for character in text) / _SCALE


@lru_cache(maxsize=8_192)
def _advance(character: str, size: int, face: str) -> float:
    """Asked once per character, because measuring whole texts takes longer than drawing them."""
    return font(size, face).getlength(character)


@lru_cache(maxsize=8_192)
def mask(text: str, size: int, face: str, halo: int = 0) -> tuple[Image.Image, int, int]:
    """The text as coverage (mode L), and where its corner is, seen from the start of the baseline.

    `halo` widens the strokes by so many pixels.
    """
    set_in = font(size, face)
    wide = int(width(text, size, face) * _SCALE) + 2 * size
    sheet = Image.new("L", (wide + wide % 2, size * 4), 0)
    pad = size // 2
    ImageDraw.Draw(sheet).text(
        (pad * _SCALE, (size + pad) * _SCALE),
        text,
        font=set_in,
        fill=255,
        anchor="ls",
        stroke_width=halo * _SCALE,
    )
    reduced = sheet.reduce(_SCALE)
    box = reduced.getbbox() or (0, 0, 1, 1)
    return reduced.crop(box), box[0] - pad, box[1] - size - pad


@lru_cache(maxsize=4_096)
def wrap(text: str, size: int, face: str, room: int) -> tuple[str, ...]:
    """The text in lines of at most `room` pixels, broken at spaces; a longer word stands alone."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}".strip()
        if line and width(longer, size, face) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    return tuple([*lines, line] if line else lines)


@lru_cache(maxsize=4_096)
def has(character: str, face: str) -> bool:
    """Whether the face can draw a character."""
    if character.isspace():
        return True
    drawn, missing = (font(24, face).getmask(c) for c in (character, _NO_CHARACTER))
    return drawn.size != missing.size or bytes(drawn) != bytes(missing)


def printable(text: str, face: str, otherwise: str) -> str:
    """A name somebody typed, without what the face cannot draw; `otherwise` if nothing is left."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(c for c in composed if c.isprintable() and has(c, face))
    return " ".join(kept.split()) or otherwise
