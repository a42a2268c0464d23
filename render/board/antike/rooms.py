"""What everything on a map covers, so that a place can be found for it.

`tools/antike_places.py` searches those places for phones, after a change of shapes, names or
sizes; `naming.py` searches places for the names of another language.
"""

from __future__ import annotations

from render import fonts
from render.board.antike.geometry import RegionShape
from render.board.antike.style import BADGE_H, BADGE_W, PHONE, PLATE, MapSize
from render.fonts import BOLD, CAP, ITALIC

Box = tuple[float, float, float, float]
"""Left, top, right, bottom; of a mark seen from its place."""
CITY: Box = (-33, -47, 73, 36)
"""A city: its token with a temple above, its shield at the right with a wall above."""
BADGE: Box = (-48, -26, 48, 26)
_WIDE_CITY: Box = (-PLATE / 2 + 3, -47, PLATE / 2 - 3, 47)
_WIDE_BADGE: Box = (-BADGE_W / 2 + 3, -BADGE_H / 2 + 3, BADGE_W / 2 - 3, BADGE_H / 2 - 3)
"""The same on a wide picture, without the rim."""


def label_box(shape: RegionShape, lines: tuple[str, ...]) -> Box:
    """What a name covers, with its halo and what hangs below its line."""
    size, face = (PHONE.sea, ITALIC) if shape.kind == "sea" else (PHONE.city, BOLD)
    return name_box(lines, size, face)


def marks_box(what: str, size: MapSize) -> Box:
    """What a city or a badge covers on a map of this size."""
    if size == PHONE:
        return CITY if what == "city" else BADGE
    return _WIDE_CITY if what == "city" else _WIDE_BADGE


def name_box(lines: tuple[str, ...], size: int, face: str) -> Box:
    """The same for any lines of a name."""
    half = max(fonts.width(line, size, face) for line in lines) / 2 + 2
    above = (len(lines) - 1) / 2 * size
    cap = size * CAP[face] / 2
    return (-half, -above - cap - 3, half, above + cap + size * 0.17)


def overlap(one: Box, two: Box) -> tuple[float, float]:
    """How wide and how high two boxes cover each other; negative where they are apart."""
    return min(one[2], two[2]) - max(one[0], two[0]), min(one[3], two[3]) - max(one[1], two[1])
