"""The badge of an action: what a worker on its space brings, in signs."""

from __future__ import annotations

from functools import cache

from engine.games.tzolkin import kinds
from engine.games.tzolkin.components import GEARS, Gear
from engine.games.tzolkin.goods import GearId
from engine.games.tzolkin.view import JungleView, TzolkinView
from render.board.tzolkin import effects, style
from render.board.tzolkin.marks import DARK_INK, faint, god, line_width, writing
from render.board.tzolkin.style import CORN_TILE, EMPTY_FIELD, RIM, SPENT, WOOD_TILE
from render.canvas import Canvas
from render.theme import INK, PANEL, PAPER

_ONE, _TWO = 34, 30
"""Size of signs in a badge of one line, and of two."""
_HIGH, _HIGHER = 52, 74
_LEAST = 52


def size(gear: Gear, space: int) -> tuple[int, int]:
    """Width and height of the badge of a space, whatever the position."""
    return _size(gear.id, space)


@cache
def _size(identity: GearId, space: int) -> tuple[int, int]:
    gear = GEARS[identity]
    match _action(gear, space):
        case kinds.Harvest(wood=wood):
            return 106 if wood else 100, 72
        case kinds.Skull(resources=resources):
            return 86, 76 if resources else 50
    rows = effects.action(gear, space)
    tall = len(rows) > 1
    inside = max(line_width(row, _TWO if tall else _ONE) for row in rows)
    return max(_LEAST, round(inside) + 20), _HIGHER if tall else _HIGH


def draw(c: Canvas, x: float, y: float, view: TzolkinView, gear: Gear, space: int) -> None:
    """The badge with its middle at (x, y)."""
    w, h = size(gear, space)
    laid = dict(view.skulls_laid)
    match _action(gear, space):
        case kinds.Harvest() as action:
            plaque(c, x, y, w, h, gear)
            _harvest(c, x, y, action, field(view, action.group))
        case kinds.Skull() as action if space in laid:
            c.box(x - w / 2, y - h / 2, w, h, PANEL, style.GEARS[gear.id], 4, 10)
            writing(c, x, y, ("skull", " ", str(action.points)), 34, faint(SPENT))
        case kinds.Skull() as action:
            plaque(c, x, y, w, h, gear)
            _sacrifice(c, x, y, action)
        case _:
            plaque(c, x, y, w, h, gear)
            rows = effects.action(gear, space)
            high = _ONE if len(rows) == 1 else _TWO
            for i, row in enumerate(rows):
                writing(c, x, y + (i - (len(rows) - 1) / 2) * 35, row, high)


def plaque(c: Canvas, x: float, y: float, w: float, h: float, gear: Gear, rim: int = 4) -> None:
    """The ground of a badge; its rim tells to which gear it belongs."""
    c.box(x - w / 2, y - h / 2, w, h, PAPER, RIM[gear.id], rim, 11)


def field(view: TzolkinView, group: int) -> JungleView:
    """The fields of a space of Palenque. Raises `StopIteration` if there are none such."""
    return next(found for found in view.jungle if found.space == group)


def fields(c: Canvas, x: float, y: float, found: JungleView, size: int, pitch: int) -> None:
    """A square for each field: wood on corn, open corn, or taken."""
    for i in range(found.fields):
        left = x + (i - (found.fields - 1) / 2) * pitch - size / 2
        there = i < found.corn
        c.rect(left, y - size / 2, size, size, INK if there else EMPTY_FIELD, 4)
        tone = PAPER if not there else WOOD_TILE if i < found.wood else CORN_TILE
        c.rect(left + 2, y - size / 2 + 2, size - 4, size - 4, tone, 3)


def _action(gear: Gear, space: int) -> kinds.Action | None:
    """The action of a space; None for one that gives any action."""
    return gear.action(space) if space <= len(gear.actions) else None


def _harvest(c: Canvas, x: float, y: float, action: kinds.Harvest, found: JungleView) -> None:
    corn, wood = (str(action.corn), "corn"), (str(action.wood), "wood")
    line = (*corn, " ", *wood) if action.wood else corn
    writing(c, x, y - 15, line, 28, DARK_INK, gap=0)
    fields(c, x, y + 20, found, 20, 23)


def _sacrifice(c: Canvas, x: float, y: float, action: kinds.Skull) -> None:
    row = y - 15 if action.resources else y
    c.mid(x - 20, row, str(action.points), 36, INK)
    god(c, x + 22, row, action.temple, 34)
    if action.resources:
        writing(c, x, y + 20, ("+", *("block",) * action.resources), 30)
