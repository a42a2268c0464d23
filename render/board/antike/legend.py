"""The signs of Antike Duellum as the pictures have them, each for itself."""

from __future__ import annotations

from engine.games.antike.components import STACKS
from engine.games.antike.view import UnitsView
from render.board.antike import chart, marks
from render.board.antike.phone import marks as small
from render.board.antike.style import CASING, GOODS, SIDES
from render.canvas import Canvas
from render.phone import DIGITS
from render.text.antike.signs import NATION
from render.theme import ALARM, INK, MUTED, NOW, PANEL, PAPER, RGB, TEXT

_ICON = 56
_BROWN, _BEIGE = SIDES["brown"], SIDES["beige"]
_PLAIN: dict[str, tuple[str, RGB]] = {
    "legion": ("legion", TEXT),
    "galley": ("galley", TEXT),
    "temple": ("temple", TEXT),
    "wall": ("wall", TEXT),
    "plain": ("city", MUTED),
    "sea-points": ("sea", MUTED),
    "arrow": ("arrow", TEXT),
    "flag": ("flag", NOW),
    "track-wall": ("wall", MUTED),
    "card": ("card", PAPER),
    "clockwise": ("clockwise", MUTED),
    "swords": ("general", ALARM),
}
_BORDERS = {
    "land": chart.land_sample,
    "sea": chart.sea_sample,
    "gate": chart.gate_sample,
    "rock": chart.rock_sample,
    "changed": chart.changed_sample,
}
_SAMPLE_W = 44


def draw(c: Canvas, x: float, y: float, sign: str) -> None:
    """A sign of the legend round (x, y). Raises `KeyError` for one that does not exist."""
    if sign in _PLAIN:
        icon, tone = _PLAIN[sign]
        c.icon(icon, x, y, _ICON, tone)
    elif sign in GOODS:
        marks.good(c, x, y, _ICON, sign, CASING if sign == "iron" else INK)
    elif sign in STACKS:
        c.icon(sign, x, y, _ICON, NOW)
    elif sign in _BORDERS:
        _BORDERS[sign](c, x - _SAMPLE_W / 2, y)
    elif sign.startswith(NATION):
        marks.token(c, x, y, _ICON, SIDES[sign.removeprefix(NATION)])
    else:
        _mark(c, x, y, sign)


def _mark(c: Canvas, x: float, y: float, sign: str) -> None:
    """A mark that other things bear, on an example."""
    match sign:
        case "badge":
            small.units(c, x, y, _BROWN, "legion", UnitsView(legion=3), False)
        case "ready":
            small.units(c, x, y, _BROWN, "legion", UnitsView(legion=3), True)
        case "star":
            small.units(c, x, y, _BROWN, "legion", UnitsView(legion=3, general=True), False)
        case "site":
            marks.site(c, x, y)
        case "city" | "home":
            _city(c, x, y, home=sign == "home")
        case "shield":
            small.shield(c, x, y, 3)
        case "price":
            c.mid(x, y, "2", DIGITS, TEXT)
        case "free-field":
            c.icon("disc", x, y, 34, NOW)
            c.icon("disc", x, y, 20, PANEL)
        case "know-how" | "first":
            marks.token(c, x, y, 52, _BEIGE)
            known, size = ("scholar", 32) if sign == "first" else ("disc", 16)
            c.icon(known, x, y, size, _BEIGE.text)
        case "gold-price":
            c.icon("gold", x, y, 64, GOODS["gold"])
            c.mid(x, y, "6", DIGITS, INK)
        case _:
            raise KeyError(sign)


def _city(c: Canvas, x: float, y: float, *, home: bool) -> None:
    """The token of an owner with what the city yields."""
    for size, tone in ((63, CASING), (58, INK), (53, _BROWN.fill)):
        c.icon(_BROWN.shape, x, y, size, tone)
    if home:
        c.icon(_BROWN.shape, x, y, 46, _BROWN.text)
        c.icon(_BROWN.shape, x, y, 41, _BROWN.fill)
    marks.good(c, x, y, 34, "marble")
