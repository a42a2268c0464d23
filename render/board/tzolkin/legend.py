"""The signs of Tzolk'in as the pictures have them, each for itself."""

from __future__ import annotations

from engine.games.tzolkin.components import TRACKS
from engine.games.tzolkin.goods import TEMPLE_IDS
from engine.games.tzolkin.parts import DUMMY
from render.board.tzolkin.marks import LIGHT_INK, god, kind, ring, writing
from render.board.tzolkin.phone import columns
from render.board.tzolkin.style import (
    DARK,
    EMPTY_FIELD,
    GEARS,
    KINDS,
    LAUREL,
    SEAT,
    SPENT,
    in_play,
)
from render.board.tzolkin.tokens import token
from render.canvas import Canvas
from render.text.legend import SEAT as PLAYER
from render.text.tzolkin import signs
from render.theme import ALARM, INK, NOW, PANEL, PAPER, RGB, TEXT

_ICON, _PLATE = 56, 60
_PLAIN: dict[str, tuple[str, RGB]] = {
    "laurel": ("tk_laurel", LAUREL),
    "playing": ("tk_worker", in_play(0)),
    "bowl": ("tk_bowl", NOW),
    "sun": ("tk_sun", NOW),
    "moon": ("tk_moon", SPENT),
    "tick": ("tk_tick", NOW),
    "cross": ("tk_cross", SPENT),
    "alarm": ("tk_bowl", ALARM),
    "flag": ("flag", SPENT),
    "harvest-day": ("tk_pyramid", NOW),
}
_GEARS: dict[str, tuple[RGB, RGB]] = {
    f"{signs.GEAR}{gear}": (DARK[gear], colour) for gear, colour in GEARS.items()
}


def draw(c: Canvas, x: float, y: float, sign: str) -> None:
    """A sign of the legend round (x, y). Raises `KeyError` for one that does not exist."""
    if sign in _PLAIN:
        icon, tone = _PLAIN[sign]
        c.icon(icon, x, y, _ICON, tone)
    elif sign in _GEARS:
        dark, colour = _GEARS[sign]
        c.box(x - _PLATE / 2, y - _PLATE / 2, _PLATE, _PLATE, dark, colour, 10, 12)
    elif sign in TEMPLE_IDS:
        god(c, x, y, sign, _PLATE)
    elif sign in KINDS:
        kind(c, x, y, sign, _PLATE)
    elif sign in {track.id for track in TRACKS.values()}:
        c.icon(f"tk_{sign}", x, y, _ICON, TEXT)
    elif sign.startswith(PLAYER):
        token(c, x, y, int(sign.removeprefix(PLAYER)) - 1, _ICON)
    else:
        _mark(c, x, y, sign)


def _mark(c: Canvas, x: float, y: float, sign: str) -> None:
    """A mark that other things bear, on an example; a word of a line of signs otherwise."""
    match sign:
        case "first":
            columns.first(c, x, y, _PLATE)
        case "next":
            ring(c, x, y, _PLATE / 2, 5, NOW, SEAT["tikal"])
            c.mid(x, y, "3", 44, NOW)
        case "today":
            c.icon("tk_round", x, y, 62, INK)
            c.icon("tk_round", x, y, 54, NOW)
            c.mid(x, y, "5", 36, INK)
        case "laid":
            c.box(x - 32, y - 28, 64, 56, PANEL, GEARS["chichen_itza"], 4, 11)
            c.icon("tk_skull", x, y, 40, SPENT)
        case "taken":
            c.rect(x - 26, y - 26, 52, 52, EMPTY_FIELD, 5)
            c.rect(x - 24, y - 24, 48, 48, PAPER, 4)
        case "nobody":
            token(c, x, y, DUMMY, _ICON)
        case _:
            writing(c, x, y, (sign,), _ICON, LIGHT_INK)
