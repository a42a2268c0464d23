"""The rondel: its fields, both markers and what the mover pays for each field."""

from __future__ import annotations

from math import cos, pi, sin

from engine.games.antike.components import FIELDS, Field
from engine.games.antike.view import AntikeView
from render.board.antike import marks
from render.board.antike.style import FIELDS as GROUNDS
from render.board.antike.style import GOODS, SIDES, Side
from render.board.antike.words import field_name
from render.canvas import Canvas, stamp
from render.icons import Point
from render.theme import INK, MUTED, NAME, NOW, PANEL, RADIUS, SLATE, SMALL

SIGN_OF = {
    "FERRUM": "iron",
    "TEMPLUM": "temple",
    "AURUM": "gold",
    "DUELLUM": "general",
    "MILITIA": "legion",
    "MARMOR": "marble",
    "SCIENTIA": "scholar",
}
"""The sign of a field, by its action."""
GROUND_OF = {
    "FERRUM": "iron",
    "MILITIA": "iron",
    "TEMPLUM": "marble",
    "MARMOR": "marble",
    "AURUM": "gold",
    "SCIENTIA": "gold",
    "DUELLUM": "war",
}
"""A field has the colour of the good it brings or uses."""
_OUT, _IN, _RIM = 172, 58, 181
_EIGHTH = pi / 4
_ASIDE = (0.0, 0.19, 0.0, -0.19, 0.0, 0.19, 0.0, -0.19)
"""How far a price stands next to the middle of its field, to leave room for markers."""


def draw(c: Canvas, x: float, y: float, w: float, h: float, view: AntikeView) -> None:
    """The rondel in a panel."""
    c.rect(x, y, w, h, PANEL, RADIUS)
    c.spot("rondel", x, y, w, h)
    cx, cy = x + w / 2, y + h / 2
    prices = {price.field: price.price for price in view.prices}
    for i, field in enumerate(FIELDS.values()):
        _field(c, cx, cy, i, field)
    for i, field in enumerate(FIELDS.values()):
        _content(c, cx, cy, i, field, view)
        if field.id in prices:
            px, py = _at(cx, cy, i * _EIGHTH + _ASIDE[i], _RIM)
            marks.here(c, f"price-{field.id}", px, py)
            _price(c, px, py, prices[field.id], SIDES[view.nations[view.mover].colour])
    _middle(c, cx, cy, view)


def _at(cx: float, cy: float, angle: float, r: float) -> Point:
    """A point by its angle, clockwise from the top."""
    return cx + r * sin(angle), cy - r * cos(angle)


def _field(c: Canvas, cx: float, cy: float, i: int, field: Field) -> None:
    middle = i * _EIGHTH
    half = _EIGHTH / 2
    steps = 10
    inset = 2.0

    def edge(r: float, share: float) -> Point:
        return _at(cx, cy, middle + (half - inset / r) * share, r)

    outer = [edge(_OUT, -1 + 2 * t / steps) for t in range(steps + 1)]
    inner = [edge(_IN, 1 - 2 * t / steps) for t in range(steps + 1)]
    c.polygon([*outer, *inner], GROUNDS[GROUND_OF[field.action]])


_PLACES = (
    ((0, -140), (0, -104)),
    ((88, -113), (94, -73)),
    ((116, -15), (116, 21)),
    ((88, 113), (94, 73)),
    ((0, 140), (0, 104)),
    ((-88, 113), (-94, 73)),
    ((-118, -15), (-118, 21)),
    ((-88, -113), (-94, -73)),
)
"""Where sign and name of each field stand, from the middle: where the field is wide enough."""


def _content(c: Canvas, cx: float, cy: float, i: int, field: Field, view: AntikeView) -> None:
    """Name, sign and the markers that stand here; two markers cover the sign."""
    (dx, dy), (name_x, name_y) = _PLACES[i]
    c.mid(cx + name_x, cy + name_y, field_name(field.id), SMALL, INK)
    x, y = cx + dx, cy + dy
    c.spot(f"field-{field.id}", x - 46, min(y, cy + name_y) - 22, 92, abs(dy - name_y) + 36)
    here = [n for n in view.nations if n.rondel == field.id]
    sign = SIGN_OF[field.action]
    left = x - 21 * len(here)
    if len(here) == len(view.nations):
        left -= 21
    elif sign in GOODS:
        marks.good(c, left, y, 38 if sign == "gold" else 34, sign)
    else:
        c.icon(sign, left, y, 36, INK)
    for j, nation in enumerate(here, start=1):
        marks.token(c, left + 42 * j, y, 36, SIDES[nation.colour])
        c.spot(f"rondel-{nation.seat}", left + 42 * j - 22, y - 22, 44, 44)


@stamp(60, 60)
def _price(c: Canvas, x: float, y: float, price: int, side: Side) -> None:
    """Nothing to pay is a small ring; a price stands on the mover's shape."""
    if price == 0:
        c.icon("disc", x, y, 20, NOW)
        c.icon("disc", x, y, 12, PANEL)
        return
    for size, colour in ((44, NOW), (38, INK), (36, side.fill)):
        c.icon(side.shape, x, y, size, colour)
    c.mid(x, y, str(price), NAME, side.text)


def _middle(c: Canvas, cx: float, cy: float, view: AntikeView) -> None:
    """The markers that have not moved yet; then the direction."""
    c.icon("disc", cx, cy, 104, SLATE)
    c.spot("rondel-middle", cx - 52, cy - 52, 104, 104)
    waiting = [n for n in view.nations if n.rondel is None]
    for j, nation in enumerate(waiting):
        x = cx + 44 * (j - (len(waiting) - 1) / 2)
        marks.token(c, x, cy, 36, SIDES[nation.colour])
    if not waiting:
        c.icon("clockwise", cx, cy - 2, 62, MUTED)
