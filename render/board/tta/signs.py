"""The signs of Through the Ages: what is counted, kinds of cards and their badges, players.

Importing registers them. Names begin with what they are: `count_`, `kind_`, `badge_`, `seat_`.
"""

from __future__ import annotations

import math

from render.icons import OFF, ON, Pen, Point, icon, ngon


def _leaf(
    p: Pen, x: float, y: float, length: float, width: float, angle: float, fill: int = ON
) -> None:
    """A pointed leaf from (x, y) in the direction of the angle, in degrees."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    upper = [(i / 12 * length, math.sin(math.pi * i / 12) * width / 2) for i in range(13)]
    outline = upper + [(along, -across) for along, across in reversed(upper)]
    p.poly(*[(x + a * c - b * s, y + a * s + b * c) for a, b in outline], fill=fill)


def _oval(p: Pen, x: float, y: float, rx: float, ry: float, fill: int = ON) -> None:
    k = p.k
    p.draw.ellipse(((x - rx) * k, (y - ry) * k, (x + rx) * k, (y + ry) * k), fill=fill)


def _bow(
    p: Pen, x: float, y: float, r: float, start: float, end: float, w: float, fill: int = ON
) -> None:
    """Part of a circle with round ends."""
    angles = [math.radians(start + (end - start) * i / 24) for i in range(25)]
    p.line(*[(x + r * math.cos(a), y + r * math.sin(a)) for a in angles], w=w, fill=fill)


def _escutcheon(p: Pen, inset: float, fill: int) -> None:
    left, right, top, low = 6 + inset, 94 - inset, 4 + inset, 99 - inset * 1.2
    side = [
        (50 + (right - 50) * math.cos(i / 12 * math.pi / 2) ** 0.8, 46 + (low - 46) * i / 12)
        for i in range(1, 13)
    ]
    half: list[Point] = [(right, 46), *side]
    p.poly((left, top), (right, top), *half, *[(100 - x, y) for x, y in reversed(half)], fill=fill)


# ---------------------------------------------------------------------------- what is counted


@icon
def count_food(p: Pen) -> None:  # an ear of wheat
    p.line((50, 98), (50, 40), w=8)
    _leaf(p, 50, 36, 36, 22, -90)
    for y in (54, 72, 90):
        _leaf(p, 47, y, 40, 20, -142)
        _leaf(p, 53, y, 40, 20, -38)


@icon
def count_resources(p: Pen) -> None:  # a block of stone
    p.poly((50, 4), (92, 26), (50, 48), (8, 26))
    p.poly((6, 34), (46, 55), (46, 98), (6, 76))
    p.poly((94, 34), (54, 55), (54, 98), (94, 76))


@icon
def count_science(p: Pen) -> None:  # a bulb
    p.disc(50, 38, 34)
    p.poly((28, 58), (72, 58), (66, 76), (34, 76))
    p.box(34, 80, 32, 7, 3)
    p.box(39, 90, 22, 8, 4)
    _bow(p, 50, 40, 19, 190, 265, 7, OFF)


@icon
def count_culture(p: Pen) -> None:  # a laurel wreath, open at the top
    for side in (-1, 1):
        _bow(p, 50, 50, 34, 90, 90 - side * 140, 5)
        for i in range(5):
            a = 90 - side * (14 + i * 31)
            x, y = 50 + 34 * math.cos(math.radians(a)), 50 + 34 * math.sin(math.radians(a))
            way = a - side * 90
            _leaf(p, x, y, 27, 17, way - side * 34)
            _leaf(p, x, y, 25, 16, way + side * 44)
    p.disc(50, 86, 8)


def _sword(p: Pen, side: int) -> None:
    def at(x: float, y: float) -> Point:
        return 50 + side * (x - 50), y

    p.poly(at(3, 3), at(18, 7), at(72, 61), at(61, 72), at(7, 18))
    p.line(at(50, 86), at(86, 50), w=10)
    p.line(at(76, 76), at(90, 90), w=14)


@icon
def count_strength(p: Pen) -> None:  # crossed swords
    _sword(p, -1)
    p.line((10, 10), (72, 72), w=26, fill=OFF)
    _sword(p, 1)


def _eyes(p: Pen) -> None:
    p.disc(50, 50, 46)
    p.disc(33, 40, 8, OFF)
    p.disc(67, 40, 8, OFF)


@icon
def count_happiness(p: Pen) -> None:
    _eyes(p)
    _bow(p, 50, 50, 25, 20, 160, 9, OFF)


@icon
def count_discontent(p: Pen) -> None:
    _eyes(p)
    _bow(p, 50, 86, 25, 220, 320, 9, OFF)


@icon
def count_colonization(p: Pen) -> None:  # a ship
    p.poly((4, 68), (96, 68), (82, 94), (20, 94))
    p.box(46, 4, 8, 66)
    p.poly((58, 10), (90, 58), (58, 58))
    p.poly((42, 18), (42, 58), (14, 58))


@icon
def count_worker(p: Pen) -> None:
    p.disc(50, 25, 20)
    p.poly((50, 40), (78, 84), (78, 92), (22, 92), (22, 84))
    p.disc(50, 60, 20)
    p.box(18, 80, 64, 16, 7)


@icon
def count_hand(p: Pen) -> None:  # two fanned cards
    p.poly((8, 20), (46, 8), (66, 78), (28, 90))
    p.poly((40, 6), (98, 18), (82, 98), (26, 84), fill=OFF)
    p.poly((48, 12), (92, 22), (76, 92), (32, 82))


@icon
def count_cube(p: Pen) -> None:
    p.box(3, 3, 94, 94, 16)


@icon
def count_ring(p: Pen) -> None:
    p.disc(50, 50, 49)
    p.disc(50, 50, 38, OFF)


@icon
def count_shield(p: Pen) -> None:
    _escutcheon(p, 0, ON)


@icon
def count_shieldring(p: Pen) -> None:
    _escutcheon(p, 0, ON)
    _escutcheon(p, 11, OFF)


@icon
def count_defense(p: Pen) -> None:
    _escutcheon(p, 0, ON)


# ------------------------------------------------------------------------------ kinds of cards


@icon
def kind_farm(p: Pen) -> None:
    count_food(p)


@icon
def kind_mine(p: Pen) -> None:  # a pick
    p.line((22, 92), (66, 40), w=12)
    p.poly((22, 22), (52, 10), (80, 22), (94, 52), (94, 70), (80, 46), (60, 28), (38, 22))


@icon
def kind_lab(p: Pen) -> None:  # a flask
    p.box(34, 2, 32, 10, 4)
    p.poly((40, 8), (60, 8), (60, 38), (90, 84), (84, 96), (16, 96), (10, 84), (40, 38))
    p.poly((46, 14), (54, 14), (54, 42), (64, 58), (36, 58), (46, 42), fill=OFF)
    p.disc(40, 76, 6, OFF)
    p.disc(60, 82, 5, OFF)


@icon
def kind_temple(p: Pen) -> None:
    p.poly((50, 2), (96, 30), (96, 38), (4, 38), (4, 30))
    for x in (12, 33, 55, 76):
        p.box(x, 42, 12, 38, 2)
    p.box(4, 84, 92, 13, 2)


@icon
def kind_arena(p: Pen) -> None:  # an oval seen from above
    _oval(p, 50, 50, 49, 38)
    _oval(p, 50, 50, 38, 27, OFF)
    for x, y in ((50, 5), (8, 20), (92, 20)):
        p.line((x, y), (100 - x, 100 - y), w=6, fill=OFF)
    _oval(p, 50, 50, 29, 18)


@icon
def kind_library(p: Pen) -> None:  # an open book
    p.poly((47, 22), (30, 12), (4, 14), (4, 82), (30, 80), (47, 90))
    p.poly((53, 22), (70, 12), (96, 14), (96, 82), (70, 80), (53, 90))
    for y in (34, 48, 62):
        p.line((14, y - 3), (37, y + 3), w=5, fill=OFF)
        p.line((86, y - 3), (63, y + 3), w=5, fill=OFF)


@icon
def kind_theater(p: Pen) -> None:  # a mask
    p.poly((6, 10), (50, 18), (94, 10), (92, 52), (76, 84), (50, 98), (24, 84), (8, 52))
    _leaf(p, 20, 42, 24, 16, 0, OFF)
    _leaf(p, 56, 42, 24, 16, 0, OFF)
    _bow(p, 50, 52, 24, 25, 155, 9, OFF)


@icon
def kind_infantry(p: Pen) -> None:  # a helmet
    p.disc(50, 52, 38)
    p.box(12, 50, 76, 42, 4)
    p.box(45, 2, 10, 22, 4)
    p.poly((24, 52), (76, 52), (76, 64), (56, 64), (56, 94), (44, 94), (44, 64), (24, 64), fill=OFF)


@icon
def kind_cavalry(p: Pen) -> None:  # a horse's head
    head: tuple[Point, ...] = ((30, 94), (88, 94), (86, 56), (78, 30), (60, 14), (56, 2), (46, 14))
    muzzle: tuple[Point, ...] = ((30, 26), (8, 54), (12, 68), (26, 70), (38, 58), (52, 56))
    p.poly(*head, *muzzle, (44, 72))
    p.disc(46, 30, 5, OFF)
    p.line((68, 30), (76, 54), (76, 84), w=5, fill=OFF)


@icon
def kind_artillery(p: Pen) -> None:  # a gun
    p.poly((4, 26), (80, 8), (86, 30), (30, 62), (10, 58))
    p.poly((80, 4), (92, 2), (98, 32), (88, 36))
    p.line((36, 56), (92, 90), w=10)
    for r, fill in ((29, OFF), (25, ON), (15, OFF), (7, ON)):
        p.disc(44, 70, r, fill)


@icon
def kind_air_force(p: Pen) -> None:
    p.box(43, 2, 14, 92, 7)
    p.poly((50, 30), (98, 56), (98, 68), (50, 56), (2, 68), (2, 56))
    p.poly((50, 76), (72, 90), (72, 98), (50, 92), (28, 98), (28, 90))


@icon
def kind_special(p: Pen) -> None:  # a cog wheel
    for i in range(8):
        c, s = math.cos(math.radians(i * 45)), math.sin(math.radians(i * 45))
        tooth = ((30, -11), (48, -8), (48, 8), (30, 11))
        p.poly(*[(50 + x * c - y * s, 50 + x * s + y * c) for x, y in tooth])
    p.disc(50, 50, 35)
    p.disc(50, 50, 15, OFF)


@icon
def kind_government(p: Pen) -> None:  # scales
    p.line((50, 8), (50, 90), w=8)
    p.line((14, 22), (86, 22), w=8)
    p.box(26, 88, 48, 10, 4)
    for x in (18, 82):
        p.line((x, 24), (x - 16, 58), w=4)
        p.line((x, 24), (x + 16, 58), w=4)
        p.pie(x, 57, 19, 0, 180)


@icon
def kind_leader(p: Pen) -> None:  # a bust
    p.disc(50, 30, 24)
    _oval(p, 50, 104, 42, 46)
    p.box(0, 96, 100, 5, fill=OFF)


@icon
def kind_wonder(p: Pen) -> None:  # an arch
    p.box(8, 8, 84, 14, 2)
    p.box(14, 26, 72, 64)
    p.box(35, 46, 30, 60, 15, OFF)
    p.box(4, 88, 30, 10, 2)
    p.box(66, 88, 30, 10, 2)


@icon
def kind_ruin(p: Pen) -> None:  # a broken arch
    p.poly((8, 40), (14, 30), (14, 90), (4, 90), (4, 98), (34, 98), (34, 90), (34, 44), (22, 36))
    p.poly((66, 98), (96, 98), (96, 90), (86, 90), (86, 8), (92, 8), (56, 8), (62, 20), (58, 26))
    p.poly((58, 26), (72, 42), (66, 90), (66, 98), (86, 90), (86, 26))
    p.poly((42, 98), (46, 84), (56, 86), (58, 98))


@icon
def kind_action(p: Pen) -> None:  # a bolt
    p.poly((60, 2), (16, 56), (46, 56), (36, 98), (84, 40), (54, 40))


@icon
def kind_event(p: Pen) -> None:  # an hour glass
    p.box(16, 2, 68, 12, 4)
    p.box(16, 86, 68, 12, 4)
    p.poly((24, 16), (76, 16), (76, 28), (56, 50), (76, 72), (76, 84), (24, 84), (24, 72), (44, 50))
    p.poly((24, 16), (76, 16), (44, 50), (24, 28))
    p.poly((34, 20), (66, 20), (66, 26), (34, 26), fill=OFF)


@icon
def kind_territory(p: Pen) -> None:
    count_colonization(p)


@icon
def kind_tactic(p: Pen) -> None:  # chevrons
    for y in (8, 36, 64):
        p.poly((50, y), (94, y + 24), (94, y + 36), (50, y + 15), (6, y + 36), (6, y + 24))


@icon
def kind_aggression(p: Pen) -> None:  # a torch
    p.poly((36, 50), (64, 50), (56, 98), (44, 98))
    p.box(28, 42, 44, 12, 4)
    p.disc(50, 28, 17)
    p.poly((33, 28), (40, 4), (48, 16), (56, 0), (67, 28))


def _burst(p: Pen, points: int, outer: float, inner: float) -> None:
    half = math.pi / points
    tips, notches = ngon(points, outer, -math.pi / 2), ngon(points, inner, half - math.pi / 2)
    p.poly(*[point for pair in zip(tips, notches, strict=True) for point in pair])


@icon
def kind_war(p: Pen) -> None:
    _burst(p, 10, 49, 26)
    p.disc(50, 50, 12, OFF)


@icon
def kind_pact(p: Pen) -> None:  # two linked rings
    p.disc(32, 50, 31)
    p.disc(32, 50, 19, OFF)
    _bow(p, 68, 50, 25, 0, 360, 20, OFF)
    _bow(p, 68, 50, 25, 0, 360, 12)
    _bow(p, 32, 50, 25, -62, -24, 20, OFF)
    _bow(p, 32, 50, 25, -84, -4, 12)


@icon
def kind_bonus(p: Pen) -> None:
    _escutcheon(p, 0, ON)
    p.box(43, 24, 14, 52, 3, OFF)
    p.box(24, 43, 52, 14, 3, OFF)


@icon
def kind_given_up(p: Pen) -> None:  # a grave
    p.disc(50, 40, 36)
    p.box(14, 40, 72, 48)
    p.box(2, 86, 96, 12, 4)
    p.box(44, 18, 12, 56, 3, OFF)
    p.box(30, 32, 40, 12, 3, OFF)


@icon
def kind_limit(p: Pen) -> None:  # against a ceiling
    p.box(4, 4, 92, 14, 4)
    p.poly((50, 26), (88, 64), (64, 64), (64, 96), (36, 96), (36, 64), (12, 64))


@icon
def start_flag(p: Pen) -> None:  # who began
    p.box(14, 2, 12, 96, 5)
    p.poly((30, 6), (94, 6), (78, 30), (94, 54), (30, 54))


@icon
def no_politics(p: Pen) -> None:  # a speech bubble that is crossed out
    p.box(4, 10, 92, 60, 18)
    p.poly((24, 64), (58, 64), (24, 94))
    p.line((6, 92), (94, 4), w=24, fill=OFF)
    p.line((6, 92), (94, 4), w=10)


@icon
def leaving(p: Pen) -> None:  # a door and the way out
    p.box(6, 2, 50, 96, 4)
    p.box(16, 12, 30, 86, 2, OFF)
    p.poly((34, 42), (64, 42), (64, 24), (98, 50), (64, 76), (64, 58), (34, 58))


@icon
def doubt(p: Pen) -> None:  # a question mark in a ring
    p.disc(50, 50, 48)
    p.disc(50, 50, 39, OFF)
    _bow(p, 50, 38, 15, 190, 400, 11)
    p.line((58, 49), (50, 58), (50, 64), w=11)
    p.disc(50, 79, 7)


# ------------------------------------------------------------------------------------- badges


@icon
def badge_square(p: Pen) -> None:
    p.box(5, 5, 90, 90, 14)


@icon
def badge_house(p: Pen) -> None:
    p.poly((50, 0), (96, 24), (96, 96), (4, 96), (4, 24))


@icon
def badge_shield(p: Pen) -> None:
    _escutcheon(p, 0, ON)


@icon
def badge_hexagon(p: Pen) -> None:
    p.poly((26, 4), (74, 4), (100, 50), (74, 96), (26, 96), (0, 50))


@icon
def badge_octagon(p: Pen) -> None:
    p.poly((29, 2), (71, 2), (98, 29), (98, 71), (71, 98), (29, 98), (2, 71), (2, 29))


@icon
def badge_circle(p: Pen) -> None:
    p.disc(50, 50, 49)


@icon
def badge_arch(p: Pen) -> None:
    p.disc(50, 48, 46)
    p.box(4, 46, 92, 50, 4)


@icon
def badge_diamond(p: Pen) -> None:
    p.poly((50, 0), (100, 50), (50, 100), (0, 50))


@icon
def badge_ticket(p: Pen) -> None:
    p.box(2, 8, 96, 84, 8)
    p.disc(2, 50, 13, OFF)
    p.disc(98, 50, 13, OFF)


@icon
def badge_banner(p: Pen) -> None:
    p.poly((8, 2), (92, 2), (92, 98), (50, 82), (8, 98))


@icon
def badge_burst(p: Pen) -> None:
    _burst(p, 8, 50, 41)


@icon
def badge_pill(p: Pen) -> None:
    p.box(2, 14, 96, 72, 36)


# ------------------------------------------------------------------------------------ players


@icon
def seat_triangle(p: Pen) -> None:
    p.poly((50, 6), (98, 92), (2, 92))


@icon
def seat_circle(p: Pen) -> None:
    p.disc(50, 50, 47)


@icon
def seat_square(p: Pen) -> None:
    p.box(8, 8, 84, 84, 4)


@icon
def seat_diamond(p: Pen) -> None:
    p.poly((50, 0), (100, 50), (50, 100), (0, 50))


# ------------------------------------------------------------------------------------- arrows


@icon
def to_right(p: Pen) -> None:
    p.poly((6, 36), (52, 36), (52, 12), (98, 50), (52, 88), (52, 64), (6, 64))


@icon
def to_left(p: Pen) -> None:
    p.poly((94, 36), (48, 36), (48, 12), (2, 50), (48, 88), (48, 64), (94, 64))


@icon
def to_move(p: Pen) -> None:
    p.poly((14, 4), (94, 50), (14, 96))
