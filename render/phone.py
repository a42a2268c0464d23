"""What the pictures for phones share: measures, and names and lines in narrow rooms.

They are 1080 wide and seen 390 wide, or 265 within a card of Discord. So type of 48 is the smallest
that carries a meaning: small letters are 9 pixels high then (`SEEN`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render import fonts
from render.canvas import Anchor, Canvas, short
from render.fonts import BOLD, MEDIUM
from render.names import shorter
from render.theme import RGB, TEXT

WIDTH, MARGIN, GAP, RADIUS = 1080, 16, 10, 12
INNER = WIDTH - 2 * MARGIN
LOWEST = 690
"""No picture is lower: clients show one of at most 11:7, and a message with a wider one jumps."""
HIGHEST = 1226
"""A part is no higher, or clients would show it narrower than a phone."""
SEEN, IN_A_CARD = 390, 265
"""How wide a phone shows a picture: on its own, and in a card."""
TYPE, FIGURE, HEADLINE, KEY = 48, 58, 78, 84
"""Sizes of type: everything with a meaning, second figures, the headline, key figures."""
DIGITS = 38
"""Figures on tokens, and ages on the backs of cards: as high as the small letters of `TYPE`."""
SMALL_HEADLINE = 70
"""Small letters are 9 pixels high even within a card."""
ODD_HEADLINE = 70
"""The type of a headline whose letters rise above our capitals, or hang below our small letters: it
stands in the same room."""
_LETTERS = 4
"""As many letters of a name stay, however long the sentence round it is."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing on a line: its width, and what draws it from its left end and the line's middle."""

    width: float
    draw: Callable[[Canvas, float, float], object]


def text(said: str, size: int = TYPE, tone: RGB = TEXT, face: str = MEDIUM) -> Piece:
    """Words or a number on a line."""
    return Piece(
        fonts.width(said, size, face),
        lambda c, x, y: c.mid(x, y, said, size, tone, face, "l"),
    )


def icon(name: str, size: int, tone: RGB) -> Piece:
    """A sign on a line."""
    return Piece(size, lambda c, x, y: c.icon(name, x + size / 2, y, size, tone))


def width(pieces: Sequence[Piece], gap: float = GAP) -> float:
    """What a line takes."""
    return sum(p.width for p in pieces) + gap * (len(pieces) - 1) if pieces else 0


def line(c: Canvas, x: float, y: float, pieces: Sequence[Piece], gap: float = GAP) -> float:
    """Draw things side by side, centred on y. Gives the right end."""
    for piece in pieces:
        piece.draw(c, x, y)
        x += piece.width + gap
    return x - gap if pieces else x


def broken(pieces: Sequence[Piece], room: float, gap: float, below: float = 0) -> list[list[Piece]]:
    """Pieces in as many lines as they need. below: what the lines after the first one have, if that
    is more."""
    rows: list[list[Piece]] = []
    left = 0.0
    for piece in pieces:
        if not rows or piece.width > left:
            left = max(room, below if rows else 0)
            rows.append([])
        rows[-1].append(piece)
        left -= piece.width + gap
    return rows


def player(
    c: Canvas,
    x: float,
    y: float,
    name: str,
    room: float,
    fill: RGB,
    size: int = FIGURE,
    smallest: int = TYPE,
    anchor: Anchor = "l",
) -> float:
    """A player's name, which may be of any length: smaller, then cut. Gives its width."""
    while size > smallest and fonts.width(name, size, BOLD) > room:
        size -= 1
    return c.mid(x, y, short(name, size, BOLD, room), size, fill, BOLD, anchor)


def headline(
    c: Canvas, say: Callable[[str], str], name: str, room: float, least: int = SMALL_HEADLINE
) -> tuple[str, int]:
    """A sentence with a player's name, of which letters are left out where it would not fit in type
    of at least this size; and the size of its type."""
    said = say(name)
    odd = any(fonts.beyond(said, HEADLINE, BOLD))
    for size in range(ODD_HEADLINE if odd else HEADLINE, least - 1, -2):
        if fonts.width(said, size, BOLD) <= room:
            return said, size
    for kept in shorter(name):
        if len(kept) <= _LETTERS or fonts.width(said, least, BOLD) <= room:
            break
        said = say(kept)
    return said, c.fit(said, least, BOLD, room, 24)
