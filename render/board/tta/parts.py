"""The small parts of all pictures: badges, tokens, signs with numbers, names in a narrow room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render import fonts
from render.board.tta import signs as signs  # registers the icons
from render.board.tta.style import (
    BLUE,
    BLUE_RIM,
    CIVIL,
    FACE,
    KINDS,
    MILITARY,
    ON_PAPER,
    PLAYERS,
    YELLOW,
)
from render.board.tta.words import Item
from render.canvas import Anchor, Canvas, stamp
from render.fonts import BOLD, MEDIUM
from render.theme import ALARM, INK, RGB

_INSIDE = {
    "diamond": 0.52,
    "circle": 0.6,
    "pill": 0.6,
    "ticket": 0.56,
    "house": 0.6,
    "burst": 0.56,
}
"""Size of the icon in a badge, as a share of it."""
_LOWER = {"house": 0.06, "shield": -0.05, "banner": -0.06, "arch": 0.03}
_TOKENS = ("civil", "military", "yellow", "blue")
_LEAST = 12
"""The smallest type of a word; English never needs it."""


@stamp(96, 96)
def badge(c: Canvas, x: float, y: float, size: int, kind: str, on_colour: bool = False) -> None:
    """The outline of a kind of card with its icon; light if it is on the colour of the kind."""
    look = KINDS[kind]
    plate, mark = (look.text, look.fill) if on_colour else (look.fill, look.text)
    c.icon(f"badge_{look.badge}", x, y, size, plate)
    inner = int(size * _INSIDE.get(look.badge, 0.62)) // 2 * 2
    c.icon(f"kind_{kind}", x, y + _LOWER.get(look.badge, 0) * size, inner, mark)


def seat(c: Canvas, x: float, y: float, size: int, number: int, ink: RGB | None = None) -> None:
    """The symbol of a player in his colour, or in ink on his colour."""
    colour, symbol = PLAYERS[number]
    c.icon(symbol, x, y, size, colour if ink is None else ink)


@stamp(128, 128)
def yellow(c: Canvas, x: float, y: float, size: int) -> None:
    c.icon("disc", x, y, size, INK)
    c.icon("disc", x, y, size - 4, YELLOW)


@stamp(128, 128)
def blue(c: Canvas, x: float, y: float, size: int) -> None:
    c.icon("count_cube", x, y, size, BLUE_RIM)
    c.icon("count_cube", x, y, size - 4, BLUE)


@stamp(128, 128)
def token(c: Canvas, x: float, y: float, size: int, kind: str, number: str, type_size: int) -> None:
    """A token with a number on it: yellow disc, blue square, white disc or red shield."""
    match kind:
        case "yellow":
            yellow(c, x, y, size)
            c.mid(x, y, number, type_size, INK)
        case "blue":
            blue(c, x, y, size)
            c.mid(x, y, number, type_size, CIVIL)
        case "civil":
            c.icon("disc", x, y, size, INK)
            c.icon("disc", x, y, size - 4, CIVIL)
            c.mid(x, y, number, type_size, INK)
        case _:
            c.icon("count_shield", x, y, size, MILITARY)
            c.mid(x, y - size * 0.05, number, type_size, CIVIL)


def item_width(item: Item, size: int) -> float:
    """What a sign with its number takes; the height of the sign is `size`."""
    name, number = item
    if name in _TOKENS:
        return size * (1.1 if len(number) < 2 else 1.36)
    if not name:
        return fonts.width(number, _word_size(size), MEDIUM)
    return size * 1.14 + fonts.width(number, size, BOLD) if number else float(size)


def items_width(items: Sequence[Item], size: int, gap: int) -> float:
    """What a line of signs takes."""
    return sum(item_width(item, size) + gap for item in items) - gap if items else 0


def items_row(
    c: Canvas,
    x: float,
    y: float,
    items: Sequence[Item],
    size: int,
    gap: int,
    colours: Mapping[str, RGB] = ON_PAPER,
    ink: RGB = INK,
) -> float:
    """Signs with numbers on a line centred on y, tokens with the number inside. Gives its end."""
    for item in items:
        name, number = item
        wide = item_width(item, size)
        if name in _TOKENS:
            token(c, x + wide / 2, y, int(wide) // 2 * 2, name, number, int(size * 0.76) // 2 * 2)
        elif not name:
            c.mid(x, y, number, _word_size(size), ink, MEDIUM, "l")
        else:
            _sign(c, x + size / 2, y, size, name, colours, ink)
            c.mid(x + size * 1.14, y, number, size, ink, BOLD, "l")
        x += wide + gap
    return x - gap


def _word_size(size: int) -> int:
    return round(size * 0.8)


def _sign(
    c: Canvas, x: float, y: float, size: int, name: str, colours: Mapping[str, RGB], ink: RGB
) -> None:
    group, _, what = name.partition("_")
    if what in ("happiness", "discontent") and colours is ON_PAPER:
        c.icon("disc", x, y, size, INK)
        c.icon(name, x, y, size, FACE if what == "happiness" else ALARM)
        return
    c.icon(name, x, y, size, colours.get(what, ink) if group == "count" else ink)


def name_rows(
    c: Canvas, names: tuple[str, str], sizes: Sequence[int], room: float, most: int
) -> tuple[tuple[str, ...], int]:
    """A name in at most `most` lines at the largest size that fits, and that size.

    names: in full, and the short one, which is tried if the other fits in no size.
    """
    for text in dict.fromkeys(names):
        for size in sizes:
            rows = fonts.wrap(text, size, BOLD, int(room))
            if len(rows) <= most and all(fonts.width(row, size, BOLD) <= room for row in rows):
                return rows, size
    c.cut.append(names[0])
    return fonts.wrap(names[1], sizes[-1], BOLD, int(room))[:most], sizes[-1]


def word(
    c: Canvas,
    x: float,
    y: float,
    text: str,
    size: int,
    fill: RGB,
    room: float,
    face: str = MEDIUM,
    anchor: Anchor = "l",
) -> float:
    """A word centred on y, smaller where it would not fit its room. Gives its width."""
    fitted = c.fit(text, size, face, room, _LEAST)
    return c.mid(x, y, text, fitted, fill, face, anchor)
