"""The signs of seats on pictures that all games share, and the winner's crown."""

from __future__ import annotations

from render import drawings, icons
from render.icons import Drawing, Pen, register

CROWN = "podium_crown"


def crown(p: Pen) -> None:
    """What the winner wears."""
    p.poly((10, 84), (4, 30), (28, 54), (50, 12), (72, 54), (96, 30), (90, 84))
    for x, y in ((5, 26), (50, 11), (95, 26)):
        p.disc(x, y, 5)
    p.box(10, 88, 80, 10, 3)


_DRAWN: dict[str, Drawing] = {
    "podium_triangle": drawings.triangle,
    "podium_circle": drawings.circle,
    "podium_square": drawings.box,
    "podium_diamond": drawings.diamond,
    "podium_star": icons.star,
    CROWN: crown,
}
for _name, _drawing in _DRAWN.items():
    register(_name, _drawing)
