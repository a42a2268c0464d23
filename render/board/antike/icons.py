"""The signs of Antike Duellum: goods, units, buildings, personages. Importing registers them."""

from __future__ import annotations

import math

from render.icons import OFF, Pen, icon, ngon


@icon
def marble(p: Pen) -> None:
    p.box(8, 8, 84, 84, 8)


@icon
def iron(p: Pen) -> None:
    p.poly(*ngon(6, 49, math.pi / 6))


@icon
def gold(p: Pen) -> None:
    p.poly((50, 0), (100, 50), (50, 100), (0, 50))


@icon
def coin(p: Pen) -> None:
    p.disc(50, 50, 46)


@icon
def coinmark(p: Pen) -> None:
    p.disc(50, 50, 27)
    p.disc(50, 50, 16, OFF)


@icon
def legion(p: Pen) -> None:  # a crested helmet, seen from its right
    p.pie(48, 54, 52, 168, 322)
    p.pie(48, 54, 40, 160, 330, OFF)
    p.pie(50, 54, 36, 180, 360)
    p.box(14, 52, 72, 12)
    p.poly((14, 60), (86, 60), (80, 92), (60, 92), (54, 84), (46, 95), (14, 95))
    p.poly((50, 58), (92, 54), (92, 66), (66, 66), (60, 86), (53, 84), (56, 66), (50, 66), fill=OFF)


@icon
def galley(p: Pen) -> None:  # hull with a ram, sail and oars
    p.poly((2, 60), (98, 54), (86, 80), (20, 80))
    p.poly((2, 60), (0, 42), (14, 60))
    p.box(47, 8, 6, 54)
    p.poly((20, 14), (80, 14), (72, 50), (28, 50))
    for x in (32, 48, 64):
        p.line((x, 78), (x - 9, 95), w=6)


@icon
def temple(p: Pen) -> None:
    p.poly((50, 6), (98, 36), (2, 36))
    p.box(6, 40, 88, 9)
    for x in (11, 33, 55, 77):
        p.box(x, 51, 12, 31)
    p.box(2, 84, 96, 11)


@icon
def wall(p: Pen) -> None:
    p.box(4, 42, 92, 44)
    for x in (4, 29, 54, 79):
        p.box(x, 18, 17, 30)


@icon
def king(p: Pen) -> None:
    p.poly((6, 26), (29, 52), (50, 12), (71, 52), (94, 26), (85, 86), (15, 86))
    for x, y in ((7, 22), (50, 11), (93, 22)):
        p.disc(x, y, 8)


@icon
def scholar(p: Pen) -> None:  # a scroll
    p.box(20, 14, 60, 72, 4)
    p.box(7, 6, 86, 18, 9)
    p.box(7, 76, 86, 18, 9)
    for y in (35, 48, 61):
        p.box(32, y, 36, 6, fill=OFF)


@icon
def general(p: Pen) -> None:  # crossed swords
    for way in (1, -1):

        def at(x: float, y: float, way: int = way) -> tuple[float, float]:
            return 50 + way * (x - 50), y

        p.poly(at(86, 2), at(97, 1), at(97, 12), at(38, 71), at(29, 62))
        p.line(at(19, 52), at(48, 81), w=10)
        p.line(at(29, 71), at(12, 88), w=12)


@icon
def navigator(p: Pen) -> None:  # an anchor
    p.disc(50, 15, 14)
    p.disc(50, 15, 5, OFF)
    p.box(44, 26, 12, 66)
    p.box(26, 34, 48, 10, 4)
    p.arc(50, 57, 39, 20, 160, 11)
    p.poly((2, 62), (28, 60), (12, 82))
    p.poly((98, 62), (72, 60), (88, 82))


@icon
def citizen(p: Pen) -> None:  # a column
    p.box(14, 6, 72, 13, 3)
    p.box(23, 21, 54, 9, 2)
    for x in (27, 44, 61):
        p.box(x, 32, 12, 48)
    p.box(14, 82, 72, 13, 3)


@icon
def city(p: Pen) -> None:
    p.box(8, 40, 32, 52)
    p.box(34, 18, 32, 74)
    p.box(60, 50, 32, 42)
    p.box(44, 66, 12, 26, fill=OFF)
    for x in (41, 52):
        p.box(x, 32, 7, 11, fill=OFF)


@icon
def sea(p: Pen) -> None:
    for y in (24, 50, 76):
        for x in (21, 50, 79):
            p.arc(x, y - 4, 17, 20, 160, 10)
