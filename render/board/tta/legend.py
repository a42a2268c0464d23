"""The signs of Through the Ages as the pictures have them, each for itself."""

from __future__ import annotations

from render.board.tta.head import action
from render.board.tta.minis import back
from render.board.tta.parts import badge, seat, token
from render.board.tta.plates import plate
from render.board.tta.style import (
    BLUE,
    CIVIL,
    CIVIL_BACK,
    CYAN_TAB,
    FACE,
    KINDS,
    MILITARY_BACK,
    ON_PAPER,
    ON_SLATE,
    PLAYERS,
    SPENT_MILITARY,
    YELLOW,
)
from render.canvas import Canvas
from render.phone import DIGITS
from render.text.legend import SEAT
from render.text.tta.signs import KIND
from render.theme import ALARM, INK, MUTED, NOW, PAPER, RGB, TEXT

_ICON, _PLATE = 56, 60
_PLAIN: dict[str, tuple[str, RGB]] = {
    **{what: (f"count_{what}", tone) for what, tone in ON_SLATE.items()},
    "happiness": ("count_happiness", FACE),
    "discontent": ("count_discontent", ALARM),
    "defense": ("count_defense", TEXT),
    "hand": ("count_hand", TEXT),
    "worker": ("count_worker", YELLOW),
    "right": ("to_right", TEXT),
    "left": ("to_left", TEXT),
    "given-up": ("kind_given_up", ON_SLATE["strength"]),
    "limit": ("kind_limit", NOW),
    "leaving": ("leaving", ALARM),
    "no-politics": ("no_politics", ALARM),
    "doubt": ("doubt", MUTED),
}
_ON_PLAYER = {"start": "start_flag", "turn": "to_move", "star": "star"}
"""Marks that stand in ink on the colour of a player."""
_ACTIONS = {
    "civil": ("civil", False),
    "civil-spent": ("civil", True),
    "shield": ("military", False),
    "shield-spent": ("military", True),
}
_BACKS = {
    "civil-back": ("I", CIVIL_BACK),
    "military-back": ("I", MILITARY_BACK),
    "event-back": ("I", KINDS["event"]),
}


def draw(c: Canvas, x: float, y: float, sign: str) -> None:
    """A sign of the legend round (x, y). Raises `KeyError` for one that does not exist."""
    if sign in _PLAIN:
        icon, tone = _PLAIN[sign]
        c.icon(icon, x, y, _ICON, tone)
    elif sign in _ACTIONS:
        kind, spent = _ACTIONS[sign]
        action(c, x, y, _ICON, kind, spent, SPENT_MILITARY)
    elif sign in _BACKS:
        age, look = _BACKS[sign]
        back(c, (x - 25, y - 31, 50, 62), age, look, 34)
    elif sign in _ON_PLAYER:
        c.rect(x - _PLATE / 2, y - _PLATE / 2, _PLATE, _PLATE, PLAYERS[0][0], 10)
        c.icon(_ON_PLAYER[sign], x, y, 44, INK)
    elif sign.startswith(KIND):
        badge(c, x, y, _PLATE, sign.removeprefix(KIND))
    elif sign.startswith(SEAT):
        seat(c, x, y, _ICON, int(sign.removeprefix(SEAT)) - 1)
    else:
        _mark(c, x, y, sign)


def _mark(c: Canvas, x: float, y: float, sign: str) -> None:
    """A mark that other things bear, on an example."""
    match sign:
        case "yellow":
            token(c, x, y, _PLATE, "yellow", "2", DIGITS)
        case "blue":
            token(c, x, y, _PLATE, "blue", "2", DIGITS)
        case "stage":
            c.icon("count_cube", x, y, 48, BLUE)
            c.mid(x, y, "3", DIGITS, CIVIL)
        case "price":
            plate(c, (x - 36, y - 24, 72, 48), CYAN_TAB, 12)
            c.icon("count_science", x - 14, y, 34, ON_PAPER["science"])
            c.mid(x + 4, y, "4", DIGITS, INK, anchor="l")
        case "ruin":
            look = KINDS["wonder"]
            c.icon("badge_arch", x, y, _PLATE, look.fill)
            c.icon("kind_ruin", x, y + 1, 38, look.text)
        case "attacker":
            c.icon("kind_aggression", x - 20, y, 36, TEXT)
            c.icon("to_left", x + 18, y, 28, TEXT)
        case "new":
            plate(c, (x - 36, y - 30, 72, 60), NOW, 14)
            plate(c, (x - 31, y - 25, 62, 50), PAPER, 10)
        case _:
            raise KeyError(sign)
