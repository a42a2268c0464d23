"""Colours and measures of the Belfort pictures; the common ones are in `render.theme`.

Whatever has a colour has a form as well: players, goods, guilds, seasons.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.belfort.goods import Category, Good, Season
from render.theme import (
    ALARM,
    INK,
    INK_2,
    LINE,
    MUTED,
    NOW,
    PANEL,
    PAPER,
    PAPER_2,
    RGB,
    SLATE,
    TEXT,
    WELL,
    mix,
    rgb,
    seats,
    shades,
)

WIDTH = 2000
EDGE = 12
COLUMN_X, COLUMN_W = 1196, 792
"""The column next to the city."""
STRIPS_Y, STRIP_H, STRIP_PITCH = 1132, 58, 61


def height(players: int) -> int:
    """The main picture is shorter with fewer players."""
    return STRIPS_Y + players * STRIP_PITCH + 3


SEATS = seats("bf", 5)
"""Colour and sign of each seat, always together."""
_GREY = rgb("#8C98A0")
NEUTRAL: tuple[tuple[RGB, str], ...] = ((_GREY, "bf_square"), (_GREY, "bf_diamond"))
"""Those of the neutral players, in their order."""

GROUND = rgb("#C9BFA9")
WALL_LOW, WALL_HIGH = rgb("#7C7260"), rgb("#5F6E78")
"""The battlements of a district: the tax grows every five."""
ON_SLATE: dict[Good, RGB] = {
    "wood": rgb("#D2935A"),
    "stone": rgb("#C3CDD4"),
    "metal": rgb("#8FB7DE"),
    "gold": rgb("#FFC83A"),
}
ON_PAPER: dict[Good, RGB] = {
    "wood": rgb("#7A4419"),
    "stone": rgb("#59656E"),
    "metal": rgb("#1F5C94"),
    "gold": rgb("#B07400"),
}
SPENT = rgb("#63829A")
SEASONS: dict[Season, RGB] = {
    "spring": rgb("#7FB65A"),
    "summer": rgb("#E0B03A"),
    "autumn": rgb("#C9703A"),
}
CATEGORY: dict[Category, RGB] = {
    "basic": rgb("#3A6EA5"),
    "resource": rgb("#5E7F3A"),
    "interactive": rgb("#8C3F6B"),
}
LOSS = rgb("#A3241F")
LAUREL = rgb("#D9B8FF")
BACK, BACK_RIM = rgb("#7A604B"), rgb("#5B4636")


def livery(seat: int) -> tuple[RGB, str]:
    """Colour and sign of a seat or of a neutral player."""
    return SEATS[seat] if seat >= 0 else NEUTRAL[-1 - seat]


def tint(leader: int | None) -> RGB:
    """The ground of a district that somebody leads alone."""
    return GROUND if leader is None else mix(GROUND, livery(leader)[0], 0.5)


def free(ground: RGB) -> tuple[RGB, RGB, RGB]:
    """Plate, rim and sign of a free site: near the ground, so that markers stand out."""
    return mix(ground, PAPER, 0.36), mix(ground, INK, 0.30), mix(ground, INK, 0.42)


def led(seat: int) -> RGB:
    """A cell of the player who has the most."""
    return mix(WELL, livery(seat)[0], 0.42)


_ALL = tuple(colour for colour, _ in (*SEATS, NEUTRAL[0]))
_GROUNDS = tuple(tint(seat) for seat in (None, *range(len(SEATS)), -1))
_FREE = tuple(tone for ground in _GROUNDS for tone in free(ground))
_LED = tuple(led(seat) for seat in (*range(len(SEATS)), -1))
_FLAT = (
    *(SLATE, PANEL, WELL, LINE, TEXT, MUTED, INK, INK_2, NOW, ALARM, PAPER_2, SPENT),
    *(*_ALL, *_GROUNDS, *_FREE, *_LED, WALL_LOW, WALL_HIGH, *ON_SLATE.values()),
    *(*ON_PAPER.values(), *SEASONS.values(), *CATEGORY.values(), LOSS, LAUREL, BACK, BACK_RIM),
)
_TOUCHING = (
    *((PANEL, tone) for tone in (TEXT, MUTED, SPENT, NOW, ALARM, SLATE, LAUREL, WELL)),
    *((TEXT, tone) for tone in (INK, *ON_PAPER.values(), SLATE, *CATEGORY.values())),
    *((PANEL, tone) for tone in (*ON_SLATE.values(), *_GROUNDS, WALL_LOW, WALL_HIGH)),
    *((INK, colour) for colour in _ALL),
    *((INK, tone) for tone in (NOW, WELL, *CATEGORY.values(), *_GROUNDS)),
    *((plate, sign) for plate, _, sign in (free(ground) for ground in _GROUNDS)),
    *((ground, rim) for ground, (_, rim, _) in ((g, free(g)) for g in _GROUNDS)),
    *((WELL, tone) for tone in (TEXT, NOW, SPENT, MUTED, *ON_SLATE.values())),
    *((tone, TEXT) for tone in _LED),
    *((tone, NOW) for tone in _LED),
    *((PANEL, colour) for colour in _ALL),
    *((SLATE, tone) for tone in (NOW, SPENT, *_ALL)),
    *((tone, INK) for tone in SEASONS.values()),
    *((tone, TEXT) for tone in (WALL_LOW, WALL_HIGH, BACK)),
    (TEXT, PAPER_2),
    (INK, PAPER_2),
)


def _apart(colours: Iterable[RGB]) -> list[RGB]:
    """Without those that Pillow cannot tell from an earlier one: it looks colours up in cells of
    4 x 4 x 4, and areas would get the colour of a cell's neighbour."""
    found: dict[tuple[int, ...], RGB] = {}
    for colour in colours:
        found.setdefault(tuple(part >> 2 for part in colour), colour)
    return list(found.values())[:256]


_STEPS = ((0.5,), (0.25, 0.75))
COLOURS = _apart([*_FLAT, *(tone for steps in _STEPS for tone in shades((), _TOUCHING, steps))])
