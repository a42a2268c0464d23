"""City marks and unit badges at the size of a phone; everything keeps within the boxes for which
room was found (`rooms`)."""

from __future__ import annotations

from engine.games.antike.view import UnitsView
from render.board.antike.marks import good
from render.board.antike.style import CASING, Side
from render.canvas import Canvas, stamp
from render.phone import DIGITS
from render.theme import INK, NOW, TEXT

BADGE_W, BADGE_H, FIGURES = 90, 46, 44
_PLATE, _SHIELD = 58, 48


@stamp(180, 130)
def city(
    c: Canvas,
    x: float,
    y: float,
    side: Side,
    resource: str,
    defence: int,
    temple: bool = False,
    wall: bool = False,
    home: bool = False,
) -> None:
    """A city: resource on its owner's token, temple above; next to it the strength of defence,
    with a wall on top."""
    size = _PLATE if side.round else _PLATE - 4
    c.icon(side.shape, x, y, size + 7, CASING)
    c.icon(side.shape, x, y, size + 3, INK)
    c.icon(side.shape, x, y, size - 2, side.fill)
    if home:
        c.icon(side.shape, x, y, size - 9, side.text)
        c.icon(side.shape, x, y, size - 14, side.fill)
    shield(c, x + 48, y + 8, defence)
    if wall:
        c.outlined("wall", x + 48, y - 25, 42, CASING, INK)
    lower, big = (9, 30) if temple else (0, 40)
    big += 4 if resource == "gold" else 0
    c.icon(resource, x, y + lower, big + 4, CASING)
    good(c, x, y + lower, big, resource)
    if temple:
        c.outlined("temple", x, y - 24, 42, CASING, INK)


@stamp(60, 60)
def shield(c: Canvas, x: float, y: float, strength: int) -> None:
    """A strength of defence."""
    c.icon("shield", x, y, _SHIELD + 4, CASING)
    c.icon("shield", x, y, _SHIELD, INK)
    c.mid(x, y + 1, str(strength), DIGITS, TEXT)


@stamp(160, 100)
def units(
    c: Canvas, x: float, y: float, side: Side, kind: str, found: UnitsView, ready: bool
) -> None:
    """The legions or galleys of one nation in one region.

    A star stands for the General or Admiral. `ready`: some of them may still move.
    """
    star = found.general if kind == "legion" else found.admiral
    count = found.legion if kind == "legion" else found.galley
    w, h = BADGE_W, BADGE_H
    r = h // 2 if side.round else 8
    left, top = round(x - w / 2), round(y - h / 2)
    rim, colour = (6, NOW) if ready else (3, CASING)
    c.rect(left - rim, top - rim, w + 2 * rim, h + 2 * rim, colour, r + rim)
    c.rect(left, top, w, h, INK, r)
    c.rect(left + 2, top + 2, w - 4, h - 4, side.fill, r - 2)
    c.icon(kind, left + 26, y, 36, side.text)
    if count or not star:
        size = FIGURES if count < 10 else DIGITS
        c.mid(left + 65, y, str(count), size, side.text)
    if star:
        at = (left + 14, top + 13, 28) if count else (left + 65, y, 36)
        c.icon("star", at[0], at[1], at[2] + 6, INK)
        c.icon("star", at[0], at[1], at[2] - 3, NOW)
