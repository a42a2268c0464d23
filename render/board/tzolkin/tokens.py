"""The pieces of players. A token is the sign itself, large, with a dark rim: its outline is still
told apart where the picture is seen 265 pixels wide."""

from __future__ import annotations

from engine.games.tzolkin.parts import DUMMY
from render.board.tzolkin import icons
from render.board.tzolkin.style import NOBODY, SEATS
from render.canvas import Canvas
from render.theme import INK, RGB

assert icons

_GROWN = {"tk_triangle": 1.12, "tk_circle": 1.0, "tk_square": 0.94, "tk_diamond": 1.14}
"""Sizes that look alike."""
_LIFTED = {"tk_triangle": 0.03}
"""How far above its middle a sign has to stand to look centred."""


def token(c: Canvas, x: float, y: float, seat: int, size: int, rim: int = 3) -> None:
    """A worker or marker of a seat with its middle at (x, y); of nobody, if the seat is `DUMMY`."""
    if seat == DUMMY:
        _nobody(c, x, y, size)
        return
    colour, name = SEATS[seat]
    n = round(size * _GROWN[name])
    c.outlined(name, x, y - _LIFTED.get(name, 0) * n, n, colour, INK, rim)


def _nobody(c: Canvas, x: float, y: float, size: int) -> None:
    c.icon("tk_round", x, y, size + 4, INK)
    c.icon("tk_round", x, y, size - 4, NOBODY)
    c.icon("tk_cross", x, y, size - 8, INK)


def sign(c: Canvas, x: float, y: float, seat: int, size: int, fill: RGB = INK) -> None:
    """The sign of a seat in one colour."""
    name = SEATS[seat][1]
    c.icon(name, x, y, round(size * _GROWN[name]), fill)
