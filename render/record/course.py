"""Draws how strong somebody is thought to be: a band over time, or how many games are missing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from render import fonts
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.icons import Point
from render.phone import DIGITS, FIGURE, KEY, TYPE
from render.record.facts import Rating
from render.record.marks import AREA, BAND, MINE, dashed
from render.record.section import HEADING, LEFT, RIGHT, ROOM, SMALLEST, Section
from render.record.words import RecordWords
from render.theme import INK, LINE, MUTED, PANEL, TEXT, WELL

CHART = 200
"""The height of the band's field."""
CHIP = 58
"""The height of the ground of a name on it."""
SCALE = 110
"""The room at the right of it for numbers."""
_STEPS = (50, 100, 200, 500, 1000)
_NEAR = 60
"""A level of computers is shown if it is that near to the band."""
_PIP = 66


def course_section(rating: Rating, words: RecordWords) -> Section:
    """The band over time; how many games are missing, while there is nothing to say."""
    return _band(rating, words) if rating.course else _too_early(rating, words)


def _too_early(rating: Rating, words: RecordWords) -> Section:
    said = words.too_early(rating)
    pips = 0 if rating.of_server else rating.needed
    top = HEADING + (78 if pips else 0)

    def draw(c: Canvas, y: float) -> None:
        for i in range(pips):
            there = i < rating.games
            x, at = LEFT + 28 + i * _PIP, y + HEADING + 36
            c.icon("disc", x, at, 50, MINE if there else LINE)
            if not there:
                c.icon("disc", x, at, 40, PANEL)
        size = c.fit(said, TYPE, MEDIUM, ROOM, SMALLEST)
        c.mid(LEFT, y + top + 32, said, size, MUTED, MEDIUM, "l")

    title = words.say.strength()
    return Section("strength", title, top + 78, draw, words.strength(rating))


def _band(rating: Rating, words: RecordWords) -> Section:
    """The estimate in figures, and below it how it became what it is."""
    chart = len(rating.course) > 1
    say, now = words.say, rating.course[-1]

    def draw(c: Canvas, y: float) -> None:
        said = say.four_in_five()
        size = c.fit(said, TYPE, MEDIUM, ROOM - 240, SMALLEST)
        c.mid(RIGHT, y + HEADING - 32, said, size, MUTED, MEDIUM, "r")
        middle, at = say.about(points=now.middle), y + HEADING + 46
        c.mid(LEFT, at, middle, c.fit(middle, KEY, BOLD, 540, TYPE), TEXT, BOLD, "l")
        band = say.between(low=now.low, high=now.high)
        c.mid(RIGHT, at, band, c.fit(band, FIGURE, BOLD, 420, TYPE), BAND, BOLD, "r")
        if chart:
            _chart(c, y + HEADING + 108, rating)

    high = HEADING + 104 + (CHART + 78 if chart else 0)
    return Section("strength", say.strength(), high, draw, words.strength(rating))


def _chart(c: Canvas, y: float, rating: Rating) -> None:
    """The band over time. y: the upper edge of its field."""
    course, wide = rating.course, ROOM - SCALE
    low, high = min(e.low for e in course), max(e.high for e in course)
    marks = [mark for mark in rating.marks if low - _NEAR <= mark[1] <= high + _NEAR]
    low, high = min([low, *(p for _, p in marks)]), max([high, *(p for _, p in marks)])
    spare = max(20, (high - low) // 7)
    low, high = low - spare, high + spare

    def level(points: float) -> float:
        return y + CHART * (high - points) / (high - low)

    first, last = course[0].at, course[-1].at
    length = max(1.0, last - first)

    def when(at: float) -> float:
        return LEFT + wide * (at - first) / length

    c.rect(LEFT, y, wide, CHART, WELL, 8)
    for points in _lines(low, high):
        c.rect(LEFT, level(points) - 1, wide, 2, LINE)
        c.mid(RIGHT, level(points), str(points), DIGITS + 4, MUTED, MEDIUM, "r")
    outline = [(when(e.at), level(e.high)) for e in course]
    outline += [(when(e.at), level(e.low)) for e in reversed(course)]
    c.polygon(outline, AREA)
    for name, points in marks:
        middle = min(max(level(points), y + CHIP / 2), y + CHART - CHIP / 2)
        _computer(c, level(points), middle, wide, name)
    _middle(c, [(when(e.at), level(e.middle)) for e in course])
    below = y + CHART + 36
    c.mid(LEFT, below, rating.begin, TYPE, MUTED, MEDIUM, "l")
    c.mid(LEFT + wide, below, rating.end, TYPE, MUTED, MEDIUM, "r")


def _computer(c: Canvas, y: float, middle: float, wide: float, name: str) -> None:
    """How strong a level of computers is: a dashed line with its name. middle: of the name."""
    dashed(c, LEFT, y, wide)
    room = fonts.width(name, TYPE, MEDIUM) + 24
    c.rect(LEFT + 16, middle - CHIP / 2, room, CHIP, INK, 8)
    c.mid(LEFT + 28, middle, name, TYPE, TEXT, MEDIUM, "l")


def _middle(c: Canvas, points: Sequence[Point]) -> None:
    """The middle of the band: a line that ends in a disc."""
    for (x, y), (x2, y2) in pairwise(points):
        long = max(1.0, math.hypot(x2 - x, y2 - y))
        dx, dy = -(y2 - y) / long * 4, (x2 - x) / long * 4
        c.polygon(
            [(x + dx, y + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x - dx, y - dy)], MINE
        )
    x, y = points[-1]
    c.outlined("disc", x, y, 24, MINE, INK)


def _lines(low: int, high: int) -> range:
    """The round numbers at which lines are drawn: two to four of them."""
    step = next((s for s in _STEPS if (high - low) / s <= 4), _STEPS[-1])
    return range(-(-low // step) * step, high + 1, step)
