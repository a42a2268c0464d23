"""Drawings that several games use, each under a name of its own (`icons.register`)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.icons import OFF, ON, Pen, Point


def oval(p: Pen, x: float, y: float, rx: float, ry: float, fill: int = ON) -> None:
    """An ellipse around (x, y)."""
    k = p.k
    p.draw.ellipse(((x - rx) * k, (y - ry) * k, (x + rx) * k, (y + ry) * k), fill=fill)


def leaf(
    p: Pen, x: float, y: float, length: float, width: float, angle: float, fill: int = ON
) -> None:
    """A pointed leaf from (x, y), in degrees clockwise from three o'clock."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    up = [(i / 12 * length, math.sin(math.pi * i / 12) * width / 2) for i in range(13)]
    down = [(a, -b) for a, b in reversed(up)]
    p.poly(*((x + a * c - b * s, y + a * s + b * c) for a, b in up + down), fill=fill)


def rounded(p: Pen, points: Sequence[Point], r: float) -> None:
    """A polygon whose corners have the radius `r`."""
    for i, start in enumerate(points):
        p.line(start, points[(i + 1) % len(points)], w=2 * r)
    p.poly(*points)


def log(p: Pen) -> None:
    """A log with its rings."""
    p.poly((30, 16), (74, 16), (74, 84), (30, 84))
    oval(p, 74, 50, 20, 34)
    oval(p, 30, 50, 26, 40, OFF)
    oval(p, 28, 50, 22, 34)
    oval(p, 28, 50, 15, 25, OFF)
    oval(p, 28, 50, 8, 14)


def block(p: Pen) -> None:
    """A hewn block."""
    p.poly((50, 6), (94, 27), (50, 48), (6, 27))
    p.poly((4, 36), (46, 56), (46, 97), (4, 76))
    p.poly((96, 36), (54, 56), (54, 97), (96, 76))


def laurel(p: Pen) -> None:
    """A wreath."""
    for side in (-1, 1):
        for i in range(5):
            a = 90 - side * (18 + i * 31)
            x, y = 50 + 34 * math.cos(math.radians(a)), 50 + 34 * math.sin(math.radians(a))
            leaf(p, x, y, 30, 19, a - side * 90 - side * 34)
            leaf(p, x, y, 27, 18, a - side * 90 + side * 44)
    p.disc(50, 86, 8)


def pickaxe(p: Pen) -> None:
    """A pick over a gallery."""
    p.line((22, 90), (66, 34), w=11)
    p.poly((28, 8), (62, 12), (90, 34), (96, 70), (80, 44), (58, 26))


def compasses(p: Pen) -> None:
    """A pair of compasses."""
    p.disc(50, 16, 12)
    p.disc(50, 16, 5, OFF)
    p.poly((42, 24), (50, 30), (26, 94), (14, 98), (16, 86))
    p.poly((58, 24), (50, 30), (74, 94), (86, 98), (84, 86))
    p.arc(50, 28, 42, 52, 128, 7)


def exchange(p: Pen) -> None:
    """Two arrows that pass each other."""
    p.poly((4, 34), (30, 8), (30, 25), (94, 25), (94, 43), (30, 43), (30, 60))
    p.poly((96, 68), (70, 42), (70, 59), (6, 59), (6, 77), (70, 77), (70, 94), fill=OFF)
    p.poly((96, 70), (70, 46), (70, 62), (6, 62), (6, 78), (70, 78), (70, 94))


def triangle(p: Pen) -> None:
    """A triangle with round corners."""
    rounded(p, [(50, 12), (92, 86), (8, 86)], 7)


def circle(p: Pen) -> None:
    """A disc with a little air."""
    p.disc(50, 50, 48)


def box(p: Pen) -> None:
    """A square with round corners."""
    p.box(4, 4, 92, 92, 12)


def diamond(p: Pen) -> None:
    """A square on its point."""
    rounded(p, [(50, 8), (92, 50), (50, 92), (8, 50)], 6)


def whole(p: Pen) -> None:
    """A disc that fills the field."""
    p.disc(50, 50, 50)
