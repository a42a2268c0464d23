"""The small things that are on the board: goods, tokens, city marks and unit badges."""

from __future__ import annotations

from engine.games.antike.view import UnitsView
from render.board.antike import icons as icons  # registers the signs
from render.board.antike.style import (
    BADGE_H,
    BADGE_W,
    CASING,
    GOODS,
    PLATE,
    SITE,
    VEIN,
    Side,
)
from render.canvas import Canvas, stamp
from render.theme import INK, NOW, PAPER, RGB, TEXT


def here(c: Canvas, name: str, x: float, y: float) -> None:
    """Name the place of a mark with its middle at (x, y); it is never outlined."""
    c.spot(name, x - 6, y - 6, 12, 12)


@stamp(72, 72)
def good(c: Canvas, x: float, y: float, size: int, kind: str, rim: RGB = INK) -> None:
    """Marble, iron, gold or a coin: a colour and a shape in a rim that shows on any ground."""
    c.icon(kind, x, y, size, rim)
    inner = size - (10 if kind == "gold" else 8 if size > 26 else 6)
    c.icon(kind, x, y, inner, GOODS[kind])
    if kind == "coin":
        c.icon("coinmark", x, y, size, INK)
    elif kind == "marble":
        c.rect(x - inner * 0.3, y - inner * 0.16, inner * 0.6, 2, VEIN)
        c.rect(x - inner * 0.08, y + inner * 0.12, inner * 0.38, 2, VEIN)


@stamp(80, 80)
def token(c: Canvas, x: float, y: float, size: int, side: Side) -> None:
    """A nation's token: its shape in its colour with a double rim."""
    c.icon(side.shape, x, y, size + 4, CASING)
    c.icon(side.shape, x, y, size + 1, INK)
    c.icon(side.shape, x, y, size - 4, side.fill)


@stamp(60, 60)
def site(c: Canvas, x: float, y: float) -> None:
    """A free city site."""
    for size, colour in ((54, INK), (48, PAPER), (28, SITE), (19, PAPER)):
        c.icon("disc", x, y, size, colour)


@stamp(120, 160)
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
    """A city: resource on its owner's token, temple above, wall and strength of defence below."""
    size = PLATE if side.round else PLATE - 4
    c.icon(side.shape, x, y, size + 7, CASING)
    c.icon(side.shape, x, y, size + 2, INK)
    c.icon(side.shape, x, y, size - 3, side.fill)
    if home:
        c.icon(side.shape, x, y, size - 11, side.text)
        c.icon(side.shape, x, y, size - 16, side.fill)
    big = 46 if resource == "gold" else 40
    c.icon(resource, x, y, big, CASING)
    good(c, x, y, big - 4, resource)
    if temple:
        c.outlined("temple", x, y - 40, 48, CASING, INK)
    if wall:
        c.outlined("wall", x - 18, y + 34, 50, CASING, INK)
    shield(c, x + 25, y + 34, 40, defence)


@stamp(60, 60)
def shield(c: Canvas, x: float, y: float, size: int, strength: int) -> None:
    """A strength of defence."""
    c.icon("shield", x, y, size + 5, CASING)
    c.icon("shield", x, y, size, INK)
    c.mid(x, y - size // 20, str(strength), round(size * 0.7), TEXT)


@stamp(160, 100)
def units(
    c: Canvas, x: float, y: float, side: Side, kind: str, found: UnitsView, ready: bool
) -> None:
    """The legions or galleys of one nation in one region.

    A star stands for the General or Admiral. `ready`: some of them may still move.
    """
    star = found.general if kind == "legion" else found.admiral
    count = found.legion if kind == "legion" else found.galley
    r = BADGE_H // 2 if side.round else 8
    left, top = round(x - BADGE_W / 2), round(y - BADGE_H / 2)
    rim, colour = (6, NOW) if ready else (3, CASING)
    c.rect(left - rim, top - rim, BADGE_W + 2 * rim, BADGE_H + 2 * rim, colour, r + rim)
    c.rect(left, top, BADGE_W, BADGE_H, INK, r)
    c.rect(left + 2, top + 2, BADGE_W - 4, BADGE_H - 4, side.fill, r - 2)
    c.icon(kind, left + 32, y, 36, side.text)
    if count or not star:
        c.mid(left + 69, y, str(count), 37, side.text)
    if star:
        at = (left + BADGE_W - 6, top + 4, 34) if count else (left + 71, y, 36)
        c.icon("star", at[0], at[1], at[2] + 7, INK)
        c.icon("star", at[0], at[1], at[2] - 3, NOW)
