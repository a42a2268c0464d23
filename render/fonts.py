"""The fonts that come with the program, and how wide they set a text.

Text is always set with Pillow's basic layout. The other engine, Raqm, needs a system library that
may be missing, and Pillow then falls back without a word: pictures would differ from host to host.
Latin, Greek and Hungarian letters are single characters in these fonts and need no shaping. Names
of people may be in other scripts, which are put in order and joined before (`render.shaping`).

Fira Sans Condensed, Source Sans 3 and parts of Noto Sans, all under the SIL Open Font License 1.1;
the licences are next to the files.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

MEDIUM, BOLD, ITALIC = (
    "FiraSansCondensed-Medium",
    "FiraSansCondensed-Bold",
    "SourceSans3-SemiBoldItalic",
)
SCRIPTS = (
    "NotoSansCJK-Medium",
    "NotoSansArabic-Bold",
    "NotoSansHebrew-Bold",
    "NotoSansThai-Bold",
    "NotoSansGeorgian-Bold",
    "NotoSansArmenian-Bold",
    "NotoSansSymbols-Bold",
    "NotoSansSymbols2-Regular",
)
"""Faces of other scripts, for the names of people; see `tools/name_fonts.py`."""
_SIZES = {"NotoSansCJK-Medium": 0.92, "NotoSansArabic-Bold": 0.8, "NotoSansThai-Bold": 0.85}
"""Scripts that are set smaller, because their letters stand higher and hang lower than ours."""
_BELOW = 0.21
"""How far small letters reach below their line, in em."""
_HARDLY = 0.2, 0.1
"""Brackets and small letters with accents rise less above capitals, and commas below letters hang
less below small ones; there is room for that."""
_COMPACT = SCRIPTS[:1]
"""Those whose outlines are stored in the shorter form."""
CAP = {MEDIUM: 0.689, BOLD: 0.689, ITALIC: 0.66}
"""Height of capitals and figures in em, by face."""

ASSETS = Path(__file__).resolve().parent / "assets"
_SCALE = 2
"""Text is drawn so many times too large and reduced: hinting would shift letters otherwise."""
_NO_CHARACTER = "\uffff"


@cache
def font(size: int, face: str) -> ImageFont.FreeTypeFont:
    """The face, ready to draw `_SCALE` times the size."""
    path = ASSETS / "fonts" / f"{face}{'.otf' if face in _COMPACT else '.ttf'}"
    return ImageFont.truetype(path, size * _SCALE, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=16_384)
def width(text: str, size: int, face: str) -> float:
    """How many pixels a text takes on its line."""
    # Letters stand side by side: these fonts have no kerning that the basic layout could use.
    return sum(_advance(character, size, face) for character in text) / _SCALE


@lru_cache(maxsize=8_192)
def _advance(character: str, size: int, face: str) -> float:
    """Asked once per character, because measuring whole texts takes longer than drawing them."""
    where = _face(character, face)
    return font(_sized(size, where), where).getlength(character)


@lru_cache(maxsize=8_192)
def mask(text: str, size: int, face: str, halo: int = 0) -> tuple[Image.Image, int, int]:
    """The text as coverage (mode L), and where its corner is, seen from the start of the baseline.

    `halo` widens the strokes by so many pixels.
    """
    wide = int(width(text, size, face) * _SCALE) + 2 * size
    sheet = Image.new("L", (wide + wide % 2, size * 4), 0)
    pad = size // 2
    draw = ImageDraw.Draw(sheet)
    x = float(pad * _SCALE)
    for where, run in _runs(text, face):
        draw.text(
            (x, (size + pad) * _SCALE),
            run,
            font=font(_sized(size, where), where),
            fill=255,
            anchor="ls",
            stroke_width=halo * _SCALE,
        )
        x += width(run, size, face) * _SCALE
    reduced = sheet.reduce(_SCALE)
    box = reduced.getbbox() or (0, 0, 1, 1)
    return reduced.crop(box), box[0] - pad, box[1] - size - pad


@lru_cache(maxsize=4_096)
def beyond(text: str, size: int, face: str) -> tuple[float, float]:
    """How far a text rises above plain capitals, and falls below plain small letters, in pixels.
    Capitals with accents do, and letters of other scripts; what is hardly seen counts as none."""
    if text.isascii():
        return 0.0, 0.0
    letters, _, top = mask(text, size, face)
    over, under = -top - size * CAP[face], top + letters.height - size * _BELOW
    high, low = (size * least for least in _HARDLY)
    return over if over > high else 0.0, under if under > low else 0.0


def _sized(size: int, face: str) -> int:
    return round(size * _SIZES.get(face, 1))


def _runs(text: str, face: str) -> list[tuple[str, str]]:
    """The text in pieces, each with the face it is drawn in."""
    if text.isascii():
        return [(face, text)]
    return [(where, "".join(run)) for where, run in groupby(text, key=lambda c: _face(c, face))]


def _face(character: str, face: str) -> str:
    """The face that draws a character; the wanted one, with an empty box, if none can."""
    return face if character.isascii() else drawn_in(character, face) or face


@lru_cache(maxsize=4_096)
def drawn_in(character: str, face: str) -> str | None:
    """The face that draws a character where this one is wanted: itself if it can, else the one of
    its script. None if there is none."""
    return next((f for f in (face, *SCRIPTS) if has(character, f)), None)


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
