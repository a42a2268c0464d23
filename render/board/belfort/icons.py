"""Signs of Belfort, drawn on a field of 100 x 100. Importing registers them."""

from __future__ import annotations

import math

from render import drawings
from render.drawings import leaf, oval, rounded
from render.icons import OFF, Drawing, Pen, Point, icon, register


def _star(x: float, y: float, outer: float, inner: float) -> list[Point]:
    found: list[Point] = []
    for i in range(10):
        r, a = (inner if i % 2 else outer), -math.pi / 2 + i * math.pi / 5
        found.append((x + r * math.cos(a), y + r * math.sin(a)))
    return found


# --- Buildings


@icon
def bf_pub(p: Pen) -> None:
    """A mug."""
    p.box(14, 34, 54, 60, 6)
    p.arc(68, 62, 22, -90, 90, 10)
    for x in (22, 40, 58):
        p.disc(x, 30, 15)
    for x in (28, 41, 54):
        p.line((x, 52), (x, 82), w=6, fill=OFF)


@icon
def bf_gardens(p: Pen) -> None:
    """A tree."""
    p.box(44, 58, 12, 38)
    p.disc(50, 28, 24)
    p.disc(28, 46, 20)
    p.disc(72, 46, 20)
    p.disc(50, 50, 20)


@icon
def bf_tower(p: Pen) -> None:
    p.box(30, 34, 40, 62)
    p.box(20, 22, 60, 18)
    for x in (20, 42, 64):
        p.box(x, 6, 16, 20)
    p.box(44, 50, 12, 20, 5, OFF)


@icon
def bf_inn(p: Pen) -> None:
    """A bed."""
    p.box(4, 22, 11, 70, 3)
    p.box(85, 46, 11, 46, 3)
    p.box(4, 62, 92, 16)
    p.disc(28, 48, 12)
    p.box(42, 42, 46, 20, 8)


@icon
def bf_blacksmith(p: Pen) -> None:
    """An anvil."""
    p.poly(
        (26, 26),
        (96, 26),
        (96, 40),
        (72, 54),
        (62, 54),
        (62, 70),
        (82, 84),
        (82, 94),
        (22, 94),
        (22, 84),
        (42, 70),
        (42, 54),
        (26, 50),
    )
    p.poly((2, 28), (24, 28), (24, 48))


@icon
def bf_bank(p: Pen) -> None:
    """Piled coins."""
    for y in (74, 54, 34):
        oval(p, 50, y + 12, 42, 15)
        oval(p, 50, y + 4, 42, 15, OFF)
        oval(p, 50, y, 42, 15)


@icon
def bf_market(p: Pen) -> None:
    """A stall."""
    p.poly((14, 8), (86, 8), (98, 40), (2, 40))
    for x in (14, 38, 62, 86):
        p.disc(x, 42, 12)
    p.box(10, 54, 8, 40)
    p.box(82, 54, 8, 40)
    p.box(10, 70, 80, 12)
    for x in (32, 52, 70):
        p.line((x, 10), (x + (x - 50) * 0.3, 40), w=4, fill=OFF)


@icon
def bf_library(p: Pen) -> None:
    """An open book."""
    p.poly((46, 22), (30, 12), (4, 14), (4, 82), (30, 80), (46, 90))
    p.poly((54, 22), (70, 12), (96, 14), (96, 82), (70, 80), (54, 90))
    for y in (34, 48, 62):
        p.line((14, y), (36, y + 3), w=5, fill=OFF)
        p.line((86, y), (64, y + 3), w=5, fill=OFF)


@icon
def bf_keep(p: Pen) -> None:
    """A castle."""
    p.box(6, 40, 88, 54)
    for x in (6, 28, 60, 80):
        p.box(x, 28, 14, 16)
    p.box(34, 16, 32, 40)
    for x in (34, 46, 58):
        p.box(x, 6, 8, 14)
    p.pie(50, 78, 13, 180, 360, OFF)
    p.box(37, 77, 26, 18, fill=OFF)


@icon
def bf_wall(p: Pen) -> None:
    p.box(2, 40, 96, 48)
    for x in (2, 28, 54, 80):
        p.box(x, 18, 18, 26)
    for x, y in ((4, 58), (50, 58)):
        p.box(x, y, 46, 4, fill=OFF)
    p.box(28, 62, 4, 26, fill=OFF)
    p.box(64, 62, 4, 26, fill=OFF)


@icon
def bf_gatehouse(p: Pen) -> None:
    p.box(8, 20, 24, 76)
    p.box(68, 20, 24, 76)
    p.box(28, 34, 44, 62)
    for x in (8, 22, 68, 82):
        p.box(x, 6, 10, 18)
    p.pie(50, 66, 16, 180, 360, OFF)
    p.box(34, 65, 32, 32, fill=OFF)
    for x in (42, 50, 58):
        p.line((x, 54), (x, 94), w=3)


# --- goods
@icon
def bf_metal(p: Pen) -> None:
    """An ingot."""
    p.poly((28, 24), (90, 24), (99, 50), (19, 50))
    p.poly((15, 56), (96, 56), (86, 80), (5, 80))


@icon
def bf_gold(p: Pen) -> None:
    """A coin."""
    p.disc(50, 50, 46)
    p.disc(50, 50, 36, OFF)
    p.disc(50, 50, 29)


# --- people
@icon
def bf_elf(p: Pen) -> None:
    """A face with long ears."""
    p.poly((2, 18), (34, 42), (34, 66))
    p.poly((98, 18), (66, 42), (66, 66))
    oval(p, 50, 54, 24, 34)
    p.poly((22, 44), (50, 2), (78, 44), (50, 30))
    p.disc(41, 56, 4.5, OFF)
    p.disc(59, 56, 4.5, OFF)


@icon
def bf_dwarf(p: Pen) -> None:
    """A helmet over a long beard."""
    p.pie(50, 42, 36, 180, 360)
    p.box(8, 40, 84, 11, 4)
    p.poly((16, 55), (84, 55), (74, 82), (50, 99), (26, 82))
    p.box(46, 2, 8, 12)
    p.disc(38, 60, 5, OFF)
    p.disc(62, 60, 5, OFF)
    p.poly((32, 72), (50, 66), (68, 72), (50, 79), fill=OFF)


@icon
def bf_gnome(p: Pen) -> None:
    """A tall cap."""
    p.poly((50, 0), (80, 56), (20, 56))
    p.disc(50, 66, 22)
    p.poly((28, 66), (72, 66), (50, 100))
    p.disc(50, 66, 8, OFF)
    p.box(16, 54, 68, 7, 3)


@icon
def bf_crown(p: Pen) -> None:
    p.poly((4, 16), (27, 40), (50, 4), (73, 40), (96, 16), (88, 62), (12, 62))
    p.poly((10, 74), (90, 74), (90, 98), (10, 98))


@icon
def bf_quill(p: Pen) -> None:
    """The recruiter's desk."""
    leaf(p, 20, 92, 104, 40, -50)
    p.line((12, 98), (66, 36), w=6, fill=OFF)
    p.line((8, 98), (30, 74), w=7)
    p.box(46, 88, 50, 9, 4)


@icon
def bf_lock(p: Pen) -> None:
    p.arc(50, 40, 25, 180, 360, 12)
    p.box(25, 38, 12, 16)
    p.box(63, 38, 12, 16)
    p.box(12, 48, 76, 48, 9)
    p.disc(50, 68, 9, OFF)
    p.box(46, 68, 8, 18, fill=OFF)


@icon
def bf_hand(p: Pen) -> None:
    p.poly((8, 20), (46, 8), (66, 78), (28, 90))
    p.poly((40, 6), (98, 18), (82, 98), (26, 84), fill=OFF)
    p.poly((48, 12), (92, 22), (76, 92), (32, 82))


# --- areas and guilds
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
def bf_gold_mine(p: Pen) -> None:
    """A pan with nuggets."""
    p.pie(50, 46, 46, 0, 180)
    for x, y, r in ((34, 34, 13), (60, 30, 16), (50, 14, 10)):
        p.disc(x, y, r)
    p.box(0, 42, 100, 8, 3)


@icon
def bf_axe(p: Pen) -> None:
    """Lumberjacks."""
    p.line((20, 94), (66, 24), w=11)
    p.poly((46, 6), (98, 30), (94, 62), (58, 40))


@icon
def bf_trowel(p: Pen) -> None:
    """Masons."""
    p.poly((4, 60), (58, 6), (70, 46), (44, 72))
    p.line((58, 58), (74, 74), w=8)
    p.line((72, 72), (92, 92), w=16)


@icon
def bf_mask(p: Pen) -> None:
    """Thieves."""
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
    oval(p, 29, 49, 12, 8, OFF)
    oval(p, 71, 49, 12, 8, OFF)


@icon
def bf_recruit(p: Pen) -> None:
    """Recruiters: a banner."""
    p.box(14, 4, 9, 94, 3)
    p.poly((24, 8), (94, 8), (78, 30), (94, 52), (24, 52))


@icon
def bf_wand(p: Pen) -> None:
    """Wizards."""
    p.line((8, 92), (60, 40), w=11)
    for x, y, r in ((74, 26, 22), (28, 24, 11), (88, 66, 10)):
        p.poly(*_star(x, y, r, r * 0.42))


@icon
def bf_plank(p: Pen) -> None:
    p.box(2, 22, 96, 56, 14)


@icon
def bf_book(p: Pen) -> None:
    """Librarians: an open book."""
    for way in (1, -1):

        def at(x: float, y: float, way: int = way) -> Point:
            return 50 + way * x, y

        p.poly(at(3, 30), at(20, 18), at(47, 18), at(47, 76), at(22, 76), at(3, 88))
        for y in (34, 48, 62):
            p.line(at(13, y), at(38, y - 4), w=6, fill=OFF)
    p.box(47, 26, 6, 66, 2)


@icon
def bf_dagger(p: Pen) -> None:
    """Bandits."""
    p.poly((50, 100), (36, 66), (36, 36), (64, 36), (64, 66))
    p.line((50, 40), (50, 88), w=4, fill=OFF)
    p.box(18, 26, 64, 11, 5)
    p.box(43, 8, 14, 20, 4)
    p.disc(50, 8, 9)


@icon
def bf_eye(p: Pen) -> None:
    """Spies."""
    p.poly((2, 50), (24, 26), (50, 18), (76, 26), (98, 50), (76, 74), (50, 82), (24, 74))
    p.disc(50, 50, 23, OFF)
    p.disc(50, 50, 13)


@icon
def bf_star(p: Pen) -> None:
    rounded(p, _star(50, 53, 46, 25), 4)


@icon
def bf_shield(p: Pen) -> None:
    """A crest."""
    p.poly((8, 6), (92, 6), (92, 46), (78, 76), (50, 98), (22, 76), (8, 46))


@icon
def bf_people(p: Pen) -> None:
    """Somebody else at the table."""
    p.disc(50, 28, 22)
    p.pie(50, 98, 44, 180, 360)


_SHARED: dict[str, Drawing] = {
    "bf_wood": drawings.log,
    "bf_stone": drawings.block,
    "bf_laurel": drawings.laurel,
    "bf_mine": drawings.pickaxe,
    "bf_compass": drawings.compasses,
    "bf_trade": drawings.exchange,
    "bf_triangle": drawings.triangle,
    "bf_circle": drawings.circle,
    "bf_square": drawings.box,
    "bf_diamond": drawings.diamond,
    "bf_disc_full": drawings.whole,
}
for _name, _drawing in _SHARED.items():
    register(_name, _drawing)
