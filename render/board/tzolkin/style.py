"""Colours and measures of the Tzolk'in pictures; the common ones are in `render.theme`.

Whatever has a colour has a form as well: players, kinds of goods, gods, kinds of tiles.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.tzolkin.goods import GearId, Good, TempleId, TileKind
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
EDGE, GAP = 12, 12
COLUMN_X, COLUMN_W = 1196, 792
"""The column next to the gears."""
STRIPS_Y, STRIP_H, STRIP_PITCH = 1132, 72, 76


def height(players: int) -> int:
    """The main picture is shorter with fewer players."""
    return STRIPS_Y + players * STRIP_PITCH + 4


SEATS = seats("tk", 4)
"""Colour and sign of each seat, always together."""
NOBODY = rgb("#8C98A0")
"""Workers of a colour that nobody plays."""

GEARS: dict[GearId, RGB] = {
    "palenque": rgb("#4F7F3B"),
    "yaxchilan": rgb("#8A6F52"),
    "tikal": rgb("#A24A38"),
    "uxmal": rgb("#A67C1E"),
    "chichen_itza": rgb("#2B648F"),
}
DARK: dict[GearId, RGB] = {gear: mix(colour, INK, 0.55) for gear, colour in GEARS.items()}
SEAT: dict[GearId, RGB] = {gear: mix(colour, INK, 0.5) for gear, colour in DARK.items()}
RIM: dict[GearId, RGB] = {gear: mix(colour, PAPER, 0.18) for gear, colour in GEARS.items()}
FAINT: dict[GearId, RGB] = {gear: mix(colour, TEXT, 0.35) for gear, colour in GEARS.items()}
WHEEL, WHEEL_DARK = rgb("#BCA57A"), rgb("#4B412E")
WHEEL_LIGHT = mix(WHEEL, PAPER, 0.7)

CORN_TILE, WOOD_TILE = rgb("#F2C230"), rgb("#B8743C")
STONE_PART, GOLD_PART = rgb("#A9B4BC"), rgb("#FFB000")
ON_SLATE: dict[Good, RGB] = {
    "corn": rgb("#F2C230"),
    "wood": rgb("#D2935A"),
    "stone": rgb("#C3CDD4"),
    "gold": rgb("#FFC83A"),
    "skull": rgb("#BFEFFF"),
}
ON_PAPER: dict[Good, RGB] = {
    "corn": rgb("#9A6B00"),
    "wood": rgb("#7A4419"),
    "stone": rgb("#59656E"),
    "gold": rgb("#C07A00"),
    "skull": rgb("#0B6E86"),
}
LAUREL = rgb("#D9B8FF")
SPENT = rgb("#63829A")
EMPTY_FIELD = mix(PAPER, INK, 0.25)

GODS: dict[TempleId, RGB] = {
    "chaac": rgb("#9A5B2C"),
    "quetzalcoatl": rgb("#D9A81E"),
    "kukulkan": rgb("#3F8F4F"),
}
STEP: dict[TempleId, RGB] = {god: mix(PANEL, colour, 0.42) for god, colour in GODS.items()}
STEP_TOP: dict[TempleId, RGB] = {god: mix(PANEL, colour, 0.75) for god, colour in GODS.items()}
STEP_TEXT: dict[TempleId, RGB] = {god: mix(colour, TEXT, 0.35) for god, colour in GODS.items()}
KINDS: dict[TileKind, RGB] = {
    "farm": rgb("#C79A1B"),
    "civic": rgb("#3F8F4F"),
    "tomb": rgb("#6B737A"),
    "altar": rgb("#2F6FB5"),
}


def on(colour: RGB) -> RGB:
    """What is written on a colour: dark on light ones, light on dark ones."""
    return INK if sum(colour) > 375 else PAPER


def in_play(seat: int) -> RGB:
    """A pawn of a seat that stands on a gear, in its strip."""
    return mix(PANEL, SEATS[seat][0], 0.75)


_PLAYERS = tuple(colour for colour, _ in SEATS)
_FLAT = (
    *(SLATE, PANEL, WELL, LINE, TEXT, MUTED, PAPER, PAPER_2, INK, INK_2, NOW, ALARM),
    *(*_PLAYERS, *GEARS.values(), *DARK.values(), *SEAT.values(), *RIM.values()),
    *(*FAINT.values(), WHEEL, WHEEL_DARK, WHEEL_LIGHT, CORN_TILE, WOOD_TILE, STONE_PART),
    *(GOLD_PART, *ON_SLATE.values(), *ON_PAPER.values(), LAUREL, SPENT, EMPTY_FIELD),
    *(*GODS.values(), *STEP.values(), *STEP_TOP.values(), *STEP_TEXT.values()),
    *(*KINDS.values(), NOBODY, *(in_play(seat) for seat in range(len(SEATS)))),
)
_TOUCHING = (
    *((PAPER, tone) for tone in (INK, *ON_PAPER.values())),
    *((PANEL, tone) for tone in (TEXT, *ON_SLATE.values(), *GEARS.values())),
    *((SLATE, tone) for tone in (TEXT, PANEL, NOW)),
    *((INK, player) for player in _PLAYERS),
    *((dark, TEXT) for dark in DARK.values()),
    *((DARK[gear], GEARS[gear]) for gear in GEARS),
    *((DARK[gear], FAINT[gear]) for gear in GEARS),
    *((dark, INK) for dark in DARK.values()),
    *((dark, NOW) for dark in DARK.values()),
    *((RIM[gear], PAPER) for gear in GEARS),
    *((RIM[gear], PANEL) for gear in GEARS),
    (PANEL, WHEEL),
    (WHEEL, SLATE),
    (INK, NOW),
    (INK, PAPER),
    *((kind, PAPER) for kind in KINDS.values()),
    *((kind, SLATE) for kind in KINDS.values()),
    *((god, PAPER) for god in GODS.values()),
    *((STEP[god], PANEL) for god in GODS),
    *((STEP[god], TEXT) for god in GODS),
    *((STEP[god], STEP_TEXT[god]) for god in GODS),
    (PAPER_2, INK),
    (WELL, TEXT),
    (WELL, PANEL),
    *((WELL, tone) for tone in ON_SLATE.values()),
    (PANEL, MUTED),
    (PANEL, SPENT),
    (PANEL, NOW),
    (PANEL, ALARM),
    (PANEL, LAUREL),
    *((PANEL, in_play(seat)) for seat in range(len(SEATS))),
    *((PANEL, player) for player in _PLAYERS),
    *((SLATE, player) for player in _PLAYERS),
    (PAPER, EMPTY_FIELD),
    (WHEEL, WHEEL_DARK),
    (WHEEL, WHEEL_LIGHT),
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
