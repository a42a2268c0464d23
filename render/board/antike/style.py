"""Colours and measures of the Antike Duellum board; the common ones are in `render.theme`."""

from __future__ import annotations

from dataclasses import dataclass

from render.theme import (
    ALARM,
    GAP,
    INK,
    INK_2,
    LINE,
    MARGIN,
    MUTED,
    NOW,
    PANEL,
    PAPER,
    RGB,
    SLATE,
    STEPS,
    TEXT,
    WELL,
    mix,
    rgb,
    shades,
)

WIDTH, HEIGHT = 2000, 1400
MAP = 1200
"""Side of the map in pixels."""
K = MAP / 1000
"""Pixels per map unit."""
HEAD_Y, HEAD_H = 20, 156
MAP_X, MAP_Y = MARGIN, HEAD_Y + HEAD_H + GAP
COLUMN_X = MAP_X + MAP + 20
COLUMN_W = WIDTH - MARGIN - COLUMN_X

CITY_TYPE, SEA_TYPE = 28, 26
PLATE, BADGE_W, BADGE_H = 70, 96, 46


@dataclass(frozen=True, slots=True)
class MapSize:
    """A size in which maps are drawn, in pixels. prefix: of the files of its sheets. city, sea:
    sizes of the names. wide, high: pixels of a square map's sides. dash: of borders at sea, and the
    gap between two. shore: width of the lighter water along a coast."""

    prefix: str
    wide: int
    high: int
    city: int
    sea: int
    dash: tuple[int, int] = (9, 5)
    shore: int = 18

    def at(self, point: tuple[float, float], scale: float = 1.0) -> tuple[float, float]:
        """Map units, 0 to 1000, to pixels times a scale."""
        return point[0] * self.wide / 1000 * scale, point[1] * self.high / 1000 * scale


DESK = MapSize("", MAP, MAP, CITY_TYPE, SEA_TYPE)
PHONE = MapSize("phone-", 1080, 962, 36, 32, (18, 10), 0)
"""On a phone a map is a little lower than wide, because names are wide and pictures shown low;
and simpler, because it is seen smaller and files are to be small."""
TURN_ROOM = {"west": (14, 8, 204, 134), "east": (16, 884, 416, 954)}
"""Left, top, right and bottom of the number of the turn on such a map: where there is no land."""


@dataclass(frozen=True, slots=True)
class Side:
    """How a nation looks: colour and shape always go together.

    fill: its tokens. text: what is written on them. land: ground of its cities.
    """

    fill: RGB
    text: RGB
    land: RGB
    shape: str
    round: bool


SIDES = {
    "brown": Side(rgb("#8A3314"), rgb("#FFF6E8"), rgb("#D79B78"), "disc", True),
    "beige": Side(rgb("#F3D588"), INK, rgb("#FBEBB8"), "square", False),
}

SEA, SHALLOW, SHORE = rgb("#93BFD4"), rgb("#BFDCE7"), rgb("#D6E9F0")
SEA_TEXT = rgb("#0B314B")
LAND = rgb("#CDD2C8")
COAST = rgb("#5C7481")
BORDERS = {"land": rgb("#A3241A"), "sea": rgb("#124E80")}
CASING = rgb("#FFFDF6")
ROCK, ROCK_LINE = rgb("#9C9484"), rgb("#5E574B")
REEF, REEF_LINE = rgb("#6E9BB3"), rgb("#2C5A76")
SITE = rgb("#96988F")

GOODS = {
    "marble": rgb("#FFFFFF"),
    "iron": rgb("#51657A"),
    "gold": rgb("#FFC21A"),
    "coin": rgb("#E58A3C"),
}
VEIN = rgb("#96928A")
FIELDS = {
    "marble": rgb("#E9E6DD"),
    "iron": rgb("#93A5B3"),
    "gold": rgb("#F2C84B"),
    "war": rgb("#D9705F"),
}

_BROWN, _BEIGE = SIDES["brown"], SIDES["beige"]
_GROUNDS = (LAND, _BROWN.land, _BEIGE.land, SEA, SHALLOW)
_FLAT = (
    SLATE,
    PANEL,
    WELL,
    LINE,
    TEXT,
    MUTED,
    PAPER,
    INK,
    INK_2,
    NOW,
    ALARM,
    _BROWN.fill,
    _BROWN.text,
    _BEIGE.fill,
    *_GROUNDS,
    SHORE,
    SEA_TEXT,
    COAST,
    *BORDERS.values(),
    CASING,
    ROCK,
    ROCK_LINE,
    REEF,
    REEF_LINE,
    SITE,
    *GOODS.values(),
    VEIN,
    *FIELDS.values(),
    mix(LINE, PANEL, 0.5),
)
_TOUCHING = (
    (PANEL, TEXT),
    (PANEL, MUTED),
    (WELL, TEXT),
    (WELL, MUTED),
    (PAPER, INK),
    (CASING, INK),
    (_BROWN.fill, _BROWN.text),
    (_BEIGE.fill, INK),
    (_BROWN.fill, INK),
    *((ground, CASING) for ground in _GROUNDS),
    *((ground, COAST) for ground in _GROUNDS),
    *((ground, BORDERS["sea"]) for ground in (SEA, SHALLOW)),
    (CASING, BORDERS["land"]),
    (SEA, SEA_TEXT),
    (SHALLOW, SEA_TEXT),
    (SHALLOW, SHORE),
    (SEA, SHORE),
    *((good, INK) for good in GOODS.values()),
    *((field, INK) for field in FIELDS.values()),
    *((field, PANEL) for field in FIELDS.values()),
    (PANEL, NOW),
    (WELL, NOW),
    (NOW, INK),
    (SLATE, NOW),
    (_BEIGE.fill, NOW),
    (_BROWN.fill, NOW),
    (ROCK, ROCK_LINE),
    (REEF, REEF_LINE),
    (SLATE, TEXT),
    (SLATE, PANEL),
    (PANEL, WELL),
    (PANEL, PAPER),
    (PAPER, SITE),
    (GOODS["iron"], CASING),
    (PANEL, GOODS["gold"]),
    (WELL, _BROWN.fill),
    (WELL, _BEIGE.fill),
    (PANEL, _BROWN.fill),
    (PANEL, _BEIGE.fill),
    (WELL, LINE),
    (PANEL, LINE),
    (SHALLOW, SLATE),
    (PAPER, INK_2),
)
COLOURS = shades(_FLAT, _TOUCHING)
PHONE_COLOURS = shades(_FLAT, _TOUCHING, STEPS[:1])
"""Fewer steps between two colours: a phone shows them smaller, and the file is smaller, too."""
