"""Colours and measures of Through the Ages; the common ones are in `render.theme`.

Cards are warm paper on slate, so a card is always a light thing that can be taken or owned. Every
kind of card has a colour and an outline, every player a colour and a symbol, every token a shape.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.tta.cards.model import AGES as _LEVELS
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
AGES = (*_LEVELS, "IV")
"""Numerals of the ages by level."""

SPENT = rgb("#63829A")
"""Empty slots and spent actions."""
YELLOW = rgb("#FFCB3D")
BLUE, BLUE_RIM = rgb("#2872CB"), rgb("#9CCBFF")
CIVIL, MILITARY = rgb("#FFFFFF"), rgb("#DB3B41")
CYAN_TAB = mix(PAPER, rgb("#7FDBFF"), 0.4)

ON_SLATE = {
    "food": rgb("#E9C46A"),
    "resources": rgb("#D9B49A"),
    "science": rgb("#7FDBFF"),
    "culture": rgb("#D9B8FF"),
    "strength": rgb("#FF9E8F"),
    "happiness": rgb("#FFD95A"),
    "colonization": rgb("#7CC4F0"),
}
"""Colours of what is counted, on the table."""
ON_PAPER = {
    "food": rgb("#7A5600"),
    "resources": rgb("#6B4534"),
    "science": rgb("#0B5F86"),
    "culture": rgb("#6A369C"),
    "strength": rgb("#A3241F"),
    "happiness": rgb("#7A5600"),
    "defense": rgb("#5F5A3A"),
    "colonization": rgb("#0F6A9A"),
}
"""The same on cards."""
FACE = ON_SLATE["happiness"]


@dataclass(frozen=True, slots=True)
class KindLook:
    """How a kind of card looks. text: colour of what is written on `fill`. badge: its outline.

    military: it belongs to the military deck, and so has cut corners instead of round ones.
    """

    fill: RGB
    text: RGB
    badge: str
    military: bool = False


_HOUSE, _UNIT = rgb("#4F5B66"), rgb("#B3302B")
KINDS = {
    "farm": KindLook(rgb("#7D5A12"), PAPER, "square"),
    "mine": KindLook(rgb("#6E4434"), PAPER, "square"),
    "lab": KindLook(_HOUSE, PAPER, "house"),
    "temple": KindLook(_HOUSE, PAPER, "house"),
    "arena": KindLook(_HOUSE, PAPER, "house"),
    "library": KindLook(_HOUSE, PAPER, "house"),
    "theater": KindLook(_HOUSE, PAPER, "house"),
    "infantry": KindLook(_UNIT, PAPER, "shield"),
    "cavalry": KindLook(_UNIT, PAPER, "shield"),
    "artillery": KindLook(_UNIT, PAPER, "shield"),
    "air_force": KindLook(_UNIT, PAPER, "shield"),
    "special": KindLook(rgb("#1F5FAE"), PAPER, "hexagon"),
    "government": KindLook(rgb("#B5500B"), PAPER, "octagon"),
    "leader": KindLook(rgb("#1F7A4D"), PAPER, "circle"),
    "wonder": KindLook(rgb("#6A3AA0"), PAPER, "arch"),
    "action": KindLook(rgb("#F2C230"), INK, "diamond"),
    "event": KindLook(rgb("#126E78"), PAPER, "ticket", True),
    "territory": KindLook(rgb("#0F6A9A"), PAPER, "ticket", True),
    "tactic": KindLook(rgb("#8C1F4B"), PAPER, "banner", True),
    "aggression": KindLook(rgb("#99281A"), PAPER, "burst", True),
    "war": KindLook(rgb("#2B1416"), ON_SLATE["strength"], "burst", True),
    "pact": KindLook(rgb("#3A5AA8"), PAPER, "pill", True),
    "bonus": KindLook(rgb("#5F5A3A"), PAPER, "banner", True),
}
CIVIL_BACK, MILITARY_BACK = KINDS["special"], KINDS["tactic"]
"""The backs of the decks."""

COLUMNS = (
    "farm",
    "mine",
    "lab",
    "temple",
    "arena",
    "library",
    "theater",
    "infantry",
    "cavalry",
    "artillery",
    "air_force",
)
"""Kinds with workers, in the order of every tableau; groups begin at lab and infantry."""
GROUPS = ("lab", "infantry")
CELLS = {kind: mix(KINDS[kind].fill, TEXT, 0.16) for kind in COLUMNS}
"""A technology in play in the tableau of the overview."""
EMPTY = mix(PANEL, WELL, 0.75)
RULE = mix(PAPER, INK, 0.25)
SPENT_MILITARY = mix(PANEL, MILITARY, 0.65)

PLAYERS = seats("seat", 4)
"""Colour and symbol of each seat, always drawn together."""

_SIGNALS = (TEXT, MUTED, ALARM, NOW, SPENT, CIVIL, MILITARY)
_FLAT = (
    SLATE,
    PANEL,
    WELL,
    LINE,
    EMPTY,
    INK_2,
    PAPER_2,
    CYAN_TAB,
    RULE,
    SPENT_MILITARY,
    *CELLS.values(),
    *(colour for colour, _ in PLAYERS),
    *(look.fill for look in KINDS.values()),
    *ON_SLATE.values(),
    *ON_PAPER.values(),
    *_SIGNALS,
    YELLOW,
    BLUE,
    BLUE_RIM,
    INK,
    PAPER,
)
_KIND_EDGES = tuple(dict.fromkeys((look.fill, look.text) for look in KINDS.values()))
_TOUCHING = (
    (PAPER, INK),
    (PAPER_2, INK),
    (PAPER, INK_2),
    (PAPER_2, INK_2),
    *((PANEL, colour) for colour in (*_SIGNALS, *dict.fromkeys(ON_SLATE.values()))),
    *_KIND_EDGES,
    (WELL, TEXT),
    (WELL, MUTED),
    (YELLOW, INK),
    (BLUE, CIVIL),
    (BLUE, BLUE_RIM),
    (PANEL, BLUE_RIM),
    (MILITARY, CIVIL),
    (CIVIL, INK),
    (FACE, INK),
    (NOW, INK),
    (CYAN_TAB, INK),
    *((PAPER, colour) for colour in dict.fromkeys(ON_PAPER.values())),
    *((PANEL, colour) for colour, _ in PLAYERS),
    *((colour, INK) for colour, _ in PLAYERS),
    (PAPER, MILITARY),
    (PAPER, BLUE),
    (SLATE, TEXT),
    (SLATE, PAPER),
    (SLATE, MUTED),
    (INK, CIVIL),
    (INK, MILITARY),
    (PANEL, YELLOW),
    (PANEL, BLUE),
    (WELL, ALARM),
    (WELL, ON_SLATE["food"]),
    (TEXT, INK),
)
COLOURS = shades(_FLAT, _TOUCHING)
