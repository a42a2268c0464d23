"""The look all boards share: deep slate, sheets of warm paper, one type scale, one "now" yellow.

Colours that only one game needs stand in the look of that game. A colour never tells two things
apart alone: a shape, a pattern or a word does so too.
"""

from __future__ import annotations

from collections.abc import Iterable

RGB = tuple[int, int, int]


def rgb(code: str) -> RGB:
    """The colour of a code like "#14202A"."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(first: RGB, second: RGB, share: float) -> RGB:
    """The first colour with a `share` (0 to 1) of the second one in it."""
    r, g, b = (round(x + (y - x) * share) for x, y in zip(first, second, strict=True))
    return r, g, b


# The table.
SLATE = rgb("#14202A")
PANEL = rgb("#1E2E3B")
WELL = rgb("#2A3D4C")
LINE = rgb("#466072")
TEXT = rgb("#F7F2E6")
MUTED = rgb("#B4C5D1")
# What is on it.
PAPER = rgb("#F8F2E4")
PAPER_2 = rgb("#EADFC8")
INK = rgb("#1B2226")
INK_2 = rgb("#55504A")
# Signals: whose turn, what is new, what can be reached; and losses.
NOW = rgb("#FFD166")
ALARM = rgb("#FF8A75")

SEATS: tuple[tuple[RGB, str], ...] = (
    (rgb("#FF8552"), "triangle"),
    (rgb("#4BA3F5"), "circle"),
    (rgb("#4ED6A0"), "square"),
    (rgb("#FFBDEB"), "diamond"),
    (rgb("#D4F22A"), "star"),
)
"""Colours and forms of up to five seats, always together; told apart by colour-blind people too."""


def seats(family: str, most: int) -> tuple[tuple[RGB, str], ...]:
    """Colour and sign of each seat of a game, which calls its signs `family_triangle` and so on."""
    return tuple((colour, f"{family}_{form}") for colour, form in SEATS[:most])


# Sizes of type in pixels of a picture 2000 wide. On a phone 5 of them make 1.
NOTE, SMALL, BODY, NAME, FIGURE, TITLE, KEY = 20, 22, 25, 30, 38, 52, 84

# Distances.
MARGIN, GAP, RADIUS = 24, 12, 12

STEPS = (0.5, 0.25, 0.75)
"""Shares of the colours between two that touch, the most useful ones first."""


def shades(
    flat: Iterable[RGB], touching: Iterable[tuple[RGB, RGB]], steps: Iterable[float] = STEPS
) -> list[RGB]:
    """At most 256 colours: the flat ones exactly, then the steps along the edges between them."""
    pairs = list(touching)
    found = dict.fromkeys(flat)
    for share in steps:
        found.update(dict.fromkeys(mix(first, second, share) for first, second in pairs))
    return list(found)[:256]
