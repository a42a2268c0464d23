"""Signs of Belfort: areas, guilds and the pieces of players, drawn on a field of 100 x 100.

Importing registers them.
"""

from __future__ import annotations

import math

from render.icons import OFF, ON, Pen, Point, icon


def _oval(p: Pen, x: float, y: float, rx: float, ry: float, fill: int = ON) -> None:
    k = p.k
    p.draw.ellipse(((x - rx) * k, (y - ry) * k, (x + rx) * k, (y + ry) * k), fill=fill)


@icon
def bf_forest(p: Pen) -> None:
    for x, s in ((30, 0.9), (70, 1.0)):
        p.poly((x, 96 - 92 * s), (x + 24, 50), (x - 24, 50))
        p.poly((x, 30), (x + 30, 80), (x - 30, 80))
        p.box(x - 5, 78, 10, 18)


@icon
def bf_quarry(p: Pen) -> None:
    p.poly((2, 92), (30, 34), (50, 62), (68, 16), (98, 92))
    p.line((68, 16), (60, 52), (72, 62), w=5, fill=OFF)


@icon
def bf_mine(p: Pen) -> None:  # a pick over a gallery
    p.line((22, 90), (66, 34), w=11)
    p.poly((28, 8), (62, 12), (90, 34), (96, 70), (80, 44), (58, 26))


@icon
def bf_gold_mine(p: Pen) -> None:  # a pan with nuggets
    p.pie(50, 46, 46, 0, 180)
    for x, y, r in ((34, 34, 13), (60, 30, 16), (50, 14, 10)):
        p.disc(x, y, r)
    p.box(0, 42, 100, 8, 3)


@icon
def bf_axe(p: Pen) -> None:  # lumberjacks
    p.line((20, 94), (66, 24), w=11)
    p.poly((46, 6), (98, 30), (94, 62), (58, 40))


@icon
def bf_trowel(p: Pen) -> None:  # masons
    p.poly((4, 60), (58, 6), (70, 46), (44, 72))
    p.line((58, 58), (74, 74), w=8)
    p.line((72, 72), (92, 92), w=16)


@icon
def bf_trade(p: Pen) -> None:  # traders
    p.poly((4, 34), (30, 8), (30, 25), (94, 25), (94, 43), (30, 43), (30, 60))
    p.poly((96, 68), (70, 42), (70, 59), (6, 59), (6, 77), (70, 77), (70, 94), fill=OFF)
    p.poly((96, 70), (70, 46), (70, 62), (6, 62), (6, 78), (70, 78), (70, 94))


@icon
def bf_mask(p: Pen) -> None:  # thieves
    p.poly(
        (2, 34),
        (26, 28),
        (50, 38),
        (74, 28),
        (98, 34),
        (94, 60),
        (72, 72),
        (50, 58),
        (28, 72),
        (6, 60),
    )
    _oval(p, 29, 49, 12, 8, OFF)
    _oval(p, 71, 49, 12, 8, OFF)


@icon
def bf_recruit(p: Pen) -> None:  # recruiters: a banner
    p.box(14, 4, 9, 94, 3)
    p.poly((24, 8), (94, 8), (78, 30), (94, 52), (24, 52))


@icon
def bf_wand(p: Pen) -> None:  # wizards
    p.line((8, 92), (60, 40), w=11)
    for x, y, r in ((74, 26, 22), (28, 24, 11), (88, 66, 10)):
        pts = []
        for i in range(10):
            q, a = (r if i % 2 == 0 else r * 0.42), -math.pi / 2 + i * math.pi / 5
            pts.append((x + q * math.cos(a), y + q * math.sin(a)))
        p.poly(*pts)


@icon
def bf_plank(p: Pen) -> None:
    p.box(2, 22, 96, 56, 14)


@icon
def bf_compass(p: Pen) -> None:  # architects
    p.disc(50, 16, 12)
    p.disc(50, 16, 5, OFF)
    p.poly((42, 24), (50, 30), (26, 94), (14, 98), (16, 86))
    p.poly((58, 24), (50, 30), (74, 94), (86, 98), (84, 86))
    p.arc(50, 28, 42, 52, 128, 7)


@icon
def bf_scroll(p: Pen) -> None:  # librarians
    p.box(20, 14, 60, 72, 4)
    p.box(7, 6, 86, 18, 9)
    p.box(7, 76, 86, 18, 9)
    for y in (35, 48, 61):
        p.box(32, y, 36, 6, fill=OFF)


@icon
def bf_dagger(p: Pen) -> None:  # bandits
    p.poly((50, 100), (36, 66), (36, 36), (64, 36), (64, 66))
    p.line((50, 40), (50, 88), w=4, fill=OFF)
    p.box(18, 26, 64, 11, 5)
    p.box(43, 8, 14, 20, 4)
    p.disc(50, 8, 9)


@icon
def bf_eye(p: Pen) -> None:  # spies
    p.poly((2, 50), (24, 26), (50, 18), (76, 26), (98, 50), (76, 74), (50, 82), (24, 74))
    p.disc(50, 50, 23, OFF)
    p.disc(50, 50, 13)


def _rounded(p: Pen, points: list[Point], r: float) -> None:
    for (x, y), (u, v) in zip(points, points[1:] + points[:1], strict=True):
        p.line((x, y), (u, v), w=2 * r)
    p.poly(*points)


@icon
def bf_triangle(p: Pen) -> None:
    _rounded(p, [(50, 12), (92, 86), (8, 86)], 7)


@icon
def bf_circle(p: Pen) -> None:
    p.disc(50, 50, 48)


@icon
def bf_square(p: Pen) -> None:
    p.box(4, 4, 92, 92, 12)


@icon
def bf_diamond(p: Pen) -> None:
    _rounded(p, [(50, 8), (92, 50), (50, 92), (8, 50)], 6)


@icon
def bf_star(p: Pen) -> None:
    points: list[Point] = []
    for i in range(10):
        r, a = (46 if i % 2 == 0 else 25), -math.pi / 2 + i * math.pi / 5
        points.append((50 + r * math.cos(a), 53 + r * math.sin(a)))
    _rounded(p, points, 4)


@icon
def bf_cross(p: Pen) -> None:
    p.line((26, 26), (74, 74), w=14)
    p.line((74, 26), (26, 74), w=14)
