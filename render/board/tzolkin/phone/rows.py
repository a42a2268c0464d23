"""The gears unrolled: a row for each, a space below its action, who stands there large."""

from __future__ import annotations

from engine.games.tzolkin import kinds
from engine.games.tzolkin.components import BOX, GEARS, Gear
from engine.games.tzolkin.goods import RESOURCES
from engine.games.tzolkin.view import TzolkinView
from render.board.tzolkin import badges, effects, style
from render.board.tzolkin.gears import SKULL_PLACES, beyond
from render.board.tzolkin.marks import LIGHT_INK, Line, faint, god, line_width, ring, writing
from render.board.tzolkin.style import DARK, FAINT, ON_SLATE, SEAT, SPENT
from render.board.tzolkin.tokens import token
from render.board.tzolkin.words import Words, prices
from render.canvas import Canvas, label
from render.phone import DIGITS, INNER, MARGIN, TYPE
from render.theme import INK, NOW, PANEL, TEXT

PITCH, ROW, GAP = 95, 126, 6
NAME_H = 52
"""The longest gear leaves no room next to it, so its name stands above."""
_BADGE, _TOKEN, _FIGURES = 56, 62, 36
_MOST = 11
"""Spaces of the longest gear."""


def height() -> int:
    """How high all rows are."""
    return len(GEARS) * (ROW + GAP) - GAP + NAME_H * sum(_full(gear) for gear in GEARS.values())


def _full(gear: Gear) -> bool:
    return gear.last + 1 >= _MOST


def draw(c: Canvas, top: float, view: TzolkinView, words: Words) -> None:
    """All five, from above."""
    y = top
    for gear in GEARS.values():
        high = ROW + (NAME_H if _full(gear) else 0)
        row(c, y, high, view, gear, words)
        y += high + GAP


def row(c: Canvas, y: float, high: float, view: TzolkinView, gear: Gear, words: Words) -> None:
    """One gear."""
    c.spot(f"hub.{gear.id}", MARGIN, y, INNER, high)
    c.rect(MARGIN, y, INNER, high, DARK[gear.id], 12)
    c.rect(MARGIN, y, 10, high, style.GEARS[gear.id], 4)
    base = y + high - ROW
    if _full(gear):
        c.rect(MARGIN, y, INNER, NAME_H, style.GEARS[gear.id], 12)
        c.rect(MARGIN, y + 20, INNER, NAME_H - 20, style.GEARS[gear.id])
        label(c, MARGIN + 24, y + NAME_H / 2, words.gear(gear.id), (TYPE, 30), 560, TEXT, "l")
        _facts(c, MARGIN + INNER - 20, y + NAME_H / 2, view, gear, words)
    else:
        left = MARGIN + (gear.last + 1) * PITCH + 12
        room = MARGIN + INNER - 16 - left
        label(c, MARGIN + INNER - 16, base + 38, words.gear(gear.id), (TYPE, 30), room, TEXT, "r")
        _facts(c, MARGIN + INNER - 16, base + 92, view, gear, words)
    _spaces(c, base, view, gear)


def _facts(c: Canvas, x: float, y: float, view: TzolkinView, gear: Gear, words: Words) -> None:
    """What belongs to all of a gear, its right end at x."""
    match gear.id:
        case "yaxchilan":
            writing(c, x, y, (str(view.skulls), "skull"), TYPE, LIGHT_INK, "r")
        case "chichen_itza":
            said = words.say.skulls_laid(laid=len(view.skulls_laid), places=SKULL_PLACES)
            wide = label(c, x, y, said, (TYPE, 30), 200, TEXT, "r")
            c.icon("tk_skull", x - wide - 32, y, 44, ON_SLATE["skull"])
        case "uxmal":
            line: Line = ()
            for good in RESOURCES:
                line = (*line, " ", good, str(BOX.market.of(good)))
            writing(c, x, y, line[1:], 40, LIGHT_INK, "r")


def _spaces(c: Canvas, y: float, view: TzolkinView, gear: Gear) -> None:
    found, price = view.gear(gear.id), prices(view).get(gear.id)
    middle = y + ROW - _TOKEN / 2 - 5
    beyond(c, MARGIN + 42, y + 6 + _BADGE / 2, view, gear, 30)
    for space in range(gear.last + 1):
        x = MARGIN + 4 + (space + 0.5) * PITCH
        who = found.spaces[space]
        c.icon("tk_round", x, middle, _TOKEN, SEAT[gear.id])
        if who is not None:
            token(c, x, middle + 1, who, _TOKEN - 8, 3)
        elif space == found.next_space and price is not None:
            ring(c, x, middle, _TOKEN / 2, 5, NOW, SEAT[gear.id])
            c.mid(x, middle, str(price), 44, NOW)
        else:
            c.mid(x, middle, str(space), DIGITS, FAINT[gear.id])
        c.spot(f"{gear.id}.{space}", x - 30, middle - 30, 60, 60)
        if space:
            _badge(c, x, y + 5 + _BADGE / 2, view, gear, space)


def _badge(c: Canvas, x: float, y: float, view: TzolkinView, gear: Gear, space: int) -> None:
    """What a space brings, as much of it as has room: the picture of the gears has the rest. A sign
    for itself stands for one."""
    action = gear.action(space) if space <= len(gear.actions) else None
    match action:
        case kinds.Harvest():
            _plaque(c, x, y, 91, gear, space)
            writing(c, x, y - 9, (str(action.corn), "corn"), 36, gap=-1)
            badges.fields(c, x, y + 18, badges.field(view, action.group), 15, 19)
        case kinds.Skull():
            _sacrifice(c, x, y, view, gear, space, action)
        case _:
            _plain(c, x, y, gear, space)


def _plaque(c: Canvas, x: float, y: float, w: float, gear: Gear, space: int) -> None:
    badges.plaque(c, x, y, w, _BADGE, gear, 3)
    c.spot(f"badge.{gear.id}.{space}", x - w / 2, y - _BADGE / 2, w, _BADGE)


def _plain(c: Canvas, x: float, y: float, gear: Gear, space: int) -> None:
    printed = effects.action(gear, space)
    rows = [tuple(word for word in line if word != "1") for line in printed]
    one: Line = tuple(word for line in rows for word in line)
    size = 36 if line_width(one, 36) <= 80 else 30
    wide = line_width(one, size, 2, _FIGURES)
    figures = any(word.isdigit() for word in one)  # which two lines would make too small
    if len(rows) == 1 or wide <= (116 if figures else 84):
        _plaque(c, x, y, max(_BADGE, wide + 11), gear, space)
        writing(c, x, y, one, size, gap=2, figures=_FIGURES)
        return
    wide = max(line_width(line, 26, 2) for line in rows) + 14
    _plaque(c, x, y, max(wide, _BADGE), gear, space)
    for i, line in enumerate(rows):
        writing(c, x, y + (i - 0.5) * 26, line, 26, gap=2)


def _sacrifice(
    c: Canvas, x: float, y: float, view: TzolkinView, gear: Gear, space: int, action: kinds.Skull
) -> None:
    if space in dict(view.skulls_laid):
        _plaque(c, x, y, 90, gear, space)
        c.box(x - 45, y - _BADGE / 2, 90, _BADGE, PANEL, style.GEARS[gear.id], 3, 11)
        writing(c, x, y, ("skull",), 40, faint(SPENT))
        return
    _plaque(c, x, y, 91, gear, space)
    top = y - 9 if action.resources else y
    c.mid(x - 19, top, str(action.points), 38, INK)
    god(c, x + 22, top, action.temple, 32)
    if action.resources:
        writing(c, x + 22, y + 19, ("block",) * action.resources, 20)
        writing(c, x + 4, y + 19, ("+",), 26)
