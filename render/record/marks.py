"""The signs and colours of a record. Each sign has one form, so that no colour is needed to tell
them apart."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Canvas
from render.phone import Piece
from render.theme import (
    ALARM,
    INK,
    INK_2,
    LINE,
    MUTED,
    PANEL,
    PAPER,
    PAPER_2,
    RGB,
    SEATS,
    SLATE,
    TEXT,
    WELL,
    mix,
    shades,
)

MINE, SERVER, WINNERS = PAPER, MUTED, SEATS[2][0]
"""The person of the record: a disc, and filled bars. Everybody on the server: a square. Those who
won: a star, and hollow bars."""
BAND = SEATS[1][0]
"""The band round an estimate, with its middle line in `MINE`."""
AREA = mix(WELL, BAND, 0.5)
"""The area of that band."""
SIGNS: dict[str, tuple[str, RGB]] = {
    "own": ("disc", MINE),
    "server": ("square", SERVER),
    "winners": ("star", WINNERS),
}
_SIGN = 40
_DASH, _GAP = 15, 9

_FLAT = (
    SLATE,
    PANEL,
    WELL,
    LINE,
    TEXT,
    MUTED,
    PAPER,
    PAPER_2,
    INK,
    INK_2,
    WINNERS,
    BAND,
    ALARM,
    AREA,
)
COLOURS: Sequence[RGB] = shades(
    _FLAT,
    [
        *((ground, ink) for ground in (SLATE, PANEL, WELL, INK) for ink in (TEXT, MUTED, PAPER)),
        *((PAPER, ink) for ink in (INK, INK_2)),
        *((PANEL, tone) for tone in (WELL, LINE, WINNERS, BAND, INK, ALARM)),
        *((WELL, tone) for tone in (WINNERS, BAND, LINE, INK)),
        *((BAND, tone) for tone in (PAPER, INK, TEXT)),
        (SLATE, PANEL),
        (SLATE, PAPER),
        (PAPER, WINNERS),
        (AREA, WELL),
        (AREA, PAPER),
        (AREA, INK),
    ],
)


def sign(who: str) -> Piece:
    """The sign of somebody, before a word or a number."""
    name, tone = SIGNS[who]
    return Piece(_SIGN, lambda c, x, y: c.icon(name, x + _SIGN / 2, y, _SIGN, tone))


def dashed(c: Canvas, x: float, y: float, wide: float) -> None:
    """A dashed line that shows on light bars and on the dark ground: dark rim, light middle."""
    count = max(1, round((wide + _GAP) / (_DASH + _GAP)))
    dash = (wide + _GAP) / count - _GAP
    for i in range(count):
        at = x + i * (dash + _GAP)
        c.rect(at - 2, y - 5, dash + 4, 10, INK)
        c.rect(at, y - 3, dash, 6, TEXT)
