"""Where gears are: five cog wheels round the calendar, tip to tip with it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from engine.games.tzolkin.components import GEARS, Gear
from engine.games.tzolkin.goods import GearId
from render.board.tzolkin.badges import size
from render.board.tzolkin.marks import at
from render.icons import Point

MIDDLE = (575.0, 562.0)
RADIUS = 201
SEAT, TOKEN = 60, 55
"""The holes in which workers stand, and the workers."""
START = at(*MIDDLE, RADIUS + 66, 273)
"""The start player space."""
_TIPS = {10: 150, 13: 189}
_AT = {
    "palenque": (308, 22),
    "yaxchilan": (24, -26),
    "tikal": (85, 9),
    "uxmal": (150, 22),
    "chichen_itza": (223, 2),
}
"""Where a gear meets the wheel, and how far its actions are turned out of that direction. These
are the largest gears at which no badge touches a badge, a cog or the start space."""


@dataclass(frozen=True)
class Placed:
    """A gear with its place. out: where the middle of its actions looks to, in degrees."""

    gear: Gear
    x: float
    y: float
    out: float

    @property
    def tip(self) -> int:
        """From the middle to the tip of a tooth."""
        return _TIPS[self.gear.teeth]

    def angle(self, space: int) -> float:
        """Where a space looks to."""
        middle = 4 if self.gear.teeth == 10 else 5.5
        return self.out + (space - middle) * 360 / self.gear.teeth

    def tooth(self, space: int) -> Point:
        """The middle of a space."""
        return at(self.x, self.y, self.tip - SEAT / 2 - 1, self.angle(space))

    def badge(self, space: int) -> Point:
        """The middle of its badge: just outside the cog, on the line through the tooth."""
        return _badge(self.gear.id, space)


@cache
def _badge(identity: GearId, space: int) -> Point:
    place = next(found for found in PLACES if found.gear.id == identity)
    w, h = size(place.gear, space)
    dx, dy = at(0, 0, 1, place.angle(space))
    d = place.tip + 8.0
    while True:
        x, y = d * dx, d * dy
        near = math.hypot(max(abs(x) - w / 2, 0), max(abs(y) - h / 2, 0))
        if near >= place.tip + 9:
            return place.x + x, place.y + y
        d += 1


def _placed(gear: Gear) -> Placed:
    place, turn = _AT[gear.id]
    x, y = at(*MIDDLE, RADIUS + _TIPS[gear.teeth] + 8, place)
    return Placed(gear, x, y, place + turn)


PLACES = tuple(_placed(gear) for gear in GEARS.values())
