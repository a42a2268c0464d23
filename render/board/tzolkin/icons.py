"""The signs of Tzolk'in, drawn on a field of 100 x 100. Importing registers them."""

from __future__ import annotations

import math

from render import drawings
from render.drawings import leaf, oval
from render.icons import OFF, ON, Drawing, Pen, icon, ngon, register


# --- Goods
@icon
def tk_corn(p: Pen) -> None:  # a cob between two husks
    oval(p, 50, 40, 19, 38)
    for y in (22, 36, 50, 64):
        p.line((32, y), (68, y), w=3.4, fill=OFF)
    for x in (43, 57):
        p.line((x, 4), (x, 76), w=3.4, fill=OFF)
    leaf(p, 48, 99, 74, 34, -129, OFF)
    leaf(p, 52, 99, 74, 34, -51, OFF)
    leaf(p, 48, 97, 68, 26, -126)
    leaf(p, 52, 97, 68, 26, -54)


@icon
def tk_gold(p: Pen) -> None:  # three bars
    p.poly((35, 14), (65, 14), (76, 46), (24, 46))
    p.poly((12, 54), (38, 54), (47, 88), (1, 88))
    p.poly((62, 54), (88, 54), (99, 88), (53, 88))


@icon
def tk_block(p: Pen) -> None:  # any of the three
    p.box(6, 6, 88, 88, 14)


@icon
def tk_skull(p: Pen) -> None:
    p.disc(50, 42, 40)
    p.box(28, 62, 44, 32, 8)
    p.disc(34, 45, 11, OFF)
    p.disc(66, 45, 11, OFF)
    p.poly((50, 56), (56, 68), (44, 68), fill=OFF)
    for x in (39, 50, 61):
        p.line((x, 78), (x, 96), w=4, fill=OFF)


# --- Temples
@icon
def tk_pyramid(p: Pen) -> None:
    for w, y in ((96, 80), (76, 62), (56, 44), (36, 26)):
        p.box(50 - w / 2, y, w, 16)
    p.box(41, 6, 18, 18)


@icon
def tk_chaac(p: Pen) -> None:  # the rain god: a drop
    p.disc(50, 62, 33)
    p.poly((50, 2), (79, 48), (21, 48))
    p.arc(50, 62, 20, 80, 170, 7, OFF)


@icon
def tk_quetzalcoatl(p: Pen) -> None:  # a plume
    leaf(p, 14, 96, 118, 60, -49)
    p.line((10, 96), (74, 24), w=5, fill=OFF)
    for t in (0.34, 0.52, 0.7):
        x, y = 14 + 78 * t, 96 - 88 * t
        p.line((x, y), (x + 20, y - 2), w=4.5, fill=OFF)
        p.line((x, y), (x - 2, y - 20), w=4.5, fill=OFF)


@icon
def tk_kukulkan(p: Pen) -> None:  # a snake
    p.arc(44, 30, 24, 180, 362, 15)
    p.arc(56, 64, 27, 0, 182, 15)
    p.line((60, 30), (38, 62), w=15)
    p.line((60, 30), (61, 36), w=15)
    p.disc(80, 56, 13)
    p.poly((70, 48), (94, 50), (94, 68), (72, 66))
    p.disc(22, 34, 8)
    p.disc(82, 54, 4, OFF)


# --- Technologies and actions
@icon
def tk_agriculture(p: Pen) -> None:  # a sprout
    p.line((50, 96), (50, 44), w=9)
    leaf(p, 50, 54, 52, 34, -150)
    leaf(p, 50, 46, 54, 36, -38)
    p.box(22, 90, 56, 8, 4)


@icon
def tk_theology(p: Pen) -> None:  # an eye with rays
    p.poly((4, 62), (26, 42), (50, 35), (74, 42), (96, 62), (74, 82), (50, 89), (26, 82))
    p.disc(50, 62, 19, OFF)
    p.disc(50, 62, 11)
    for x, y, u, v in ((50, 4, 50, 24), (20, 12, 28, 30), (80, 12, 72, 30)):
        p.line((x, y), (u, v), w=8)


@icon
def tk_tech(p: Pen) -> None:  # steps and an arrow up
    for i, h in enumerate((20, 38, 56)):
        p.box(4 + i * 22, 96 - h, 19, h, 2)
    p.line((84, 94), (84, 30), w=12)
    p.poly((64, 36), (84, 4), (104, 36))


@icon
def tk_house(p: Pen) -> None:
    p.poly((50, 6), (98, 44), (2, 44))
    p.box(13, 44, 74, 50)
    p.box(40, 58, 20, 36, fill=OFF)


@icon
def tk_monument(p: Pen) -> None:  # a tall temple with a crest
    p.box(4, 84, 92, 12)
    p.box(16, 66, 68, 16)
    p.box(28, 44, 44, 20)
    p.poly((20, 42), (80, 42), (70, 28), (30, 28))
    p.box(38, 8, 24, 18)
    p.box(44, 66, 12, 30, fill=OFF)


@icon
def tk_worker(p: Pen) -> None:
    p.disc(50, 24, 20)
    p.poly((50, 38), (80, 84), (80, 95), (20, 95), (20, 84))
    p.disc(50, 60, 20)


@icon
def tk_cog(p: Pen) -> None:
    for i in range(10):
        a = 2 * math.pi * i / 10
        p.line((50, 50), (50 + 42 * math.cos(a), 50 + 42 * math.sin(a)), w=14)
    p.disc(50, 50, 36)
    p.disc(50, 50, 15, OFF)


@icon
def tk_fish(p: Pen) -> None:
    oval(p, 42, 50, 38, 24)
    p.poly((70, 50), (98, 24), (98, 76))
    p.disc(22, 44, 5, OFF)
    p.arc(46, 50, 18, -60, 60, 5, OFF)


@icon
def tk_right(p: Pen) -> None:
    p.poly((6, 38), (54, 38), (54, 14), (96, 50), (54, 86), (54, 62), (6, 62))


@icon
def tk_up(p: Pen) -> None:
    p.poly((38, 96), (38, 46), (12, 46), (50, 4), (88, 46), (62, 46), (62, 96))


@icon
def tk_sun(p: Pen) -> None:  # the light side: two days at once
    for i in range(8):
        a = 2 * math.pi * i / 8
        p.line((50, 50), (50 + 43 * math.cos(a), 50 + 43 * math.sin(a)), w=9)
    p.disc(50, 50, 29, OFF)
    p.disc(50, 50, 24)


@icon
def tk_moon(p: Pen) -> None:
    p.disc(48, 50, 40)
    p.disc(64, 40, 34, OFF)


@icon
def tk_bowl(p: Pen) -> None:  # a food day
    p.pie(50, 52, 46, 0, 180)
    p.box(32, 88, 36, 9, 4)
    for x in (28, 50, 72):
        p.arc(x, 34, 9, 90, 270, 6)
        p.arc(x, 18, 9, 270, 450, 6)


@icon
def tk_first(p: Pen) -> None:  # the start player: a sun disc with a stair
    p.poly(*ngon(8, 49, math.pi / 8))


# --- Kinds of tiles
@icon
def tk_farm(p: Pen) -> None:  # furrows
    p.box(6, 84, 88, 11, 3)
    for x in (20, 50, 80):
        p.line((x, 84), (x, 42), w=7)
        leaf(p, x, 62, 30, 18, -140)
        leaf(p, x, 62, 30, 18, -40)
        leaf(p, x, 50, 34, 16, -90)


@icon
def tk_civic(p: Pen) -> None:  # a hall with columns
    p.poly((50, 6), (96, 36), (4, 36))
    for x in (12, 34, 56, 78):
        p.box(x, 42, 11, 38)
    p.box(4, 83, 92, 12)


@icon
def tk_tomb(p: Pen) -> None:
    p.pie(50, 46, 38, 180, 360)
    p.box(12, 45, 76, 50)
    p.box(44, 28, 12, 46, fill=OFF)
    p.box(32, 40, 36, 11, fill=OFF)


@icon
def tk_altar(p: Pen) -> None:  # a table with a flame
    p.box(6, 54, 88, 13, 2)
    p.box(22, 68, 56, 12)
    p.box(10, 82, 80, 13, 2)
    p.disc(50, 36, 15)
    p.poly((50, 2), (64, 30), (36, 30))


@icon
def tk_feed(p: Pen) -> None:  # a worker who needs no corn
    p.disc(34, 24, 19)
    p.poly((34, 36), (62, 84), (62, 95), (6, 95), (6, 84))
    p.disc(34, 60, 18)
    oval(p, 80, 56, 13, 26)
    leaf(p, 80, 98, 44, 20, -118)
    leaf(p, 80, 98, 44, 20, -62)


# --- Marks


@icon
def tk_cross(p: Pen) -> None:
    p.line((26, 26), (74, 74), w=14)
    p.line((74, 26), (26, 74), w=14)


@icon
def tk_everybody(p: Pen) -> None:  # what all players count together
    for x, y, k in ((22, 16, 0.7), (78, 16, 0.7), (50, 4, 0.95)):
        cut = 0 if k < 0.9 else 7
        for grown, fill in ((cut, OFF), (0, ON)):
            if grown or fill == ON:
                p.disc(x, y + 22 * k, 18 * k + grown, fill)
                p.poly(
                    (x, y + 30 * k),
                    (x + 32 * k + grown, y + 92 * k),
                    (x - 32 * k - grown, y + 92 * k),
                    fill=fill,
                )


@icon
def tk_again(p: Pen) -> None:  # at the end of a track, as often as one likes
    p.arc(50, 52, 40, -50, 230, 13)
    p.poly((66, 2), (96, 34), (54, 40))


@icon
def tk_bare(p: Pen) -> None:  # a field without a tile
    p.box(8, 8, 84, 84, 14)
    p.box(20, 20, 60, 60, 6, OFF)


@icon
def tk_flame(p: Pen) -> None:  # burning the forest
    p.poly((50, 2), (80, 46), (84, 68), (68, 94), (32, 94), (16, 68), (24, 40), (38, 52))
    p.poly((52, 48), (66, 74), (58, 92), (42, 92), (34, 74), fill=OFF)


@icon
def tk_tick(p: Pen) -> None:
    p.line((12, 54), (40, 82), (90, 20), w=16)


@icon
def tk_corn_tile(p: Pen) -> None:
    p.box(8, 8, 84, 84, 10)
    oval(p, 50, 50, 16, 32, OFF)


@icon
def tk_wood_tile(p: Pen) -> None:
    p.box(8, 8, 84, 84, 10)
    p.box(22, 34, 56, 32, 14, OFF)


@icon
def tk_top(p: Pen) -> None:  # a technology at its last level
    for i, h in enumerate((22, 44, 66)):
        p.box(6 + i * 31, 96 - h, 26, h, 2)
    p.poly((68, 24), (81, 2), (94, 24))


_SHARED: dict[str, Drawing] = {
    "tk_wood": drawings.log,
    "tk_stone": drawings.block,
    "tk_laurel": drawings.laurel,
    "tk_extraction": drawings.pickaxe,
    "tk_architecture": drawings.compasses,
    "tk_market": drawings.exchange,
    "tk_triangle": drawings.triangle,
    "tk_circle": drawings.circle,
    "tk_square": drawings.box,
    "tk_diamond": drawings.diamond,
    "tk_round": drawings.whole,
}
for _name, _drawing in _SHARED.items():
    register(_name, _drawing)
