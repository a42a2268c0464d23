"""Colours and measures of the Belfort pictures; the common ones are in `render.theme`.

Whatever has a colour has a form as well: players, kinds of goods, categories of guilds.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.belfort.goods import Category, Good, GuildId, Season
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
    SEATS,
    SLATE,
    TEXT,
    WELL,
    mix,
    rgb,
    shades,
)

WIDTH, EDGE, GAP = 2000, 12, 10
GROUND = rgb("#C9BFA9")
NEUTRAL: tuple[tuple[RGB, str], ...] = (
    (rgb("#8C98A0"), "square"),
    (rgb("#8C98A0"), "diamond"),
)
"""The neutral players of a game of two, in the order of `NEUTRALS`."""
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
LAUREL = rgb("#D9B8FF")
BACK, BACK_RIM = rgb("#7A604B"), rgb("#5B4636")
BAND = rgb("#3E3A52")
LOSS, FADED = rgb("#A3241F"), rgb("#B5AC9A")
EMBLEM: dict[GuildId, str] = {
    "traders": "trade",
    "librarians": "scroll",
    "architects": "compass",
    "recruiters": "recruit",
    "lumberjacks": "axe",
    "miners": "mine",
    "bankers": "gold",
    "masons": "trowel",
    "thieves": "mask",
    "bandits": "dagger",
    "wizards": "wand",
    "spies": "eye",
}
"""The sign of each guild."""


def colour(owner: int) -> RGB:
    """Of a seat, or of a neutral player (a negative number)."""
    return SEATS[owner][0] if owner >= 0 else NEUTRAL[-1 - owner][0]


def tint(leader: int | None) -> RGB:
    """The ground of a district: half in the colour of a single leader."""
    return GROUND if leader is None else mix(GROUND, colour(leader), 0.5)


def free(ground: RGB) -> tuple[RGB, RGB, RGB]:
    """Plate, rim and sign of a free site: all near the ground, so that markers stand out."""
    return mix(ground, PAPER, 0.36), mix(ground, INK, 0.30), mix(ground, INK, 0.42)


def lead(owner: int) -> RGB:
    """The cell of whoever has the most."""
    return mix(WELL, colour(owner), 0.42)


OWNERS = (*range(len(SEATS)), -1)
GROUNDS = (GROUND, *(tint(owner) for owner in OWNERS))
_PLAYERS = tuple(colour(owner) for owner in OWNERS)
_FLAT = (
    *(SLATE, PANEL, WELL, LINE, TEXT, MUTED, PAPER, PAPER_2, INK, INK_2, NOW, ALARM),
    *(*_PLAYERS, *GROUNDS, *(lead(owner) for owner in OWNERS), SPENT),
    *(tone for ground in GROUNDS for tone in free(ground)),
    *(*ON_SLATE.values(), *ON_PAPER.values(), *SEASONS.values(), *CATEGORY.values()),
    *(LAUREL, BACK, BACK_RIM, BAND, LOSS, FADED),
)
_TOUCHING = (
    (PANEL, TEXT), (WELL, TEXT), (SLATE, TEXT), (INK, TEXT), (PAPER, INK), (PANEL, MUTED),
    (WELL, NOW), (WELL, MUTED), (PANEL, NOW), (INK, NOW), (PANEL, SPENT), (WELL, SPENT),
    (SLATE, PANEL), (PANEL, ALARM), (PANEL, LAUREL),
    *((INK, player) for player in _PLAYERS),
    *((lead(owner), TEXT) for owner in OWNERS),
    *((lead(owner), NOW) for owner in OWNERS),
    *((ground, INK) for ground in GROUNDS),
    *((free(ground)[0], free(ground)[2]) for ground in GROUNDS),
    *((PANEL, tone) for tone in ON_SLATE.values()),
    *((PAPER, tone) for tone in ON_PAPER.values()),
    *((tone, PAPER) for tone in CATEGORY.values()),
    *((tone, PANEL) for tone in CATEGORY.values()),
    *((PANEL, player) for player in _PLAYERS),
    *((tone, INK) for tone in SEASONS.values()),
    (BAND, PAPER), (BACK, PAPER), (PAPER, INK_2), (PAPER, LOSS), (PANEL, PAPER), (PANEL, WELL),
    (SLATE, MUTED), (SLATE, PAPER),
)  # fmt: skip


def _apart(colours: Iterable[RGB]) -> list[RGB]:
    """Without those that Pillow cannot tell from an earlier one: it looks colours up in cells of
    4 x 4 x 4, and areas would get the colour of a cell's neighbour."""
    found: dict[tuple[int, ...], RGB] = {}
    for tone in colours:
        found.setdefault(tuple(part >> 2 for part in tone), tone)
    return list(found.values())[:256]


_STEPS = ((0.5,), (0.25, 0.75))
COLOURS = _apart([*_FLAT, *(tone for steps in _STEPS for tone in shades((), _TOUCHING, steps))])
