"""How soon somebody answers, and the games that were first or best."""

from __future__ import annotations

from collections.abc import Sequence

from render import fonts
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import KEY, TYPE
from render.record.facts import Milestone, Usual
from render.record.section import HEADING, LEFT, LINE, RIGHT, ROOM, SMALLEST, Section
from render.record.words import RecordWords
from render.theme import MUTED, TEXT

_SIDE = 66
"""The type of the quickest and the slowest quarter; the half is larger."""


def usual_section(usual: Usual, words: RecordWords) -> Section:
    """Within which spans a quarter, a half and three quarters of the answers came."""
    spans = ((25, usual.quarter), (50, usual.half), (75, usual.most))
    wide = ROOM / len(spans)

    def draw(c: Canvas, y: float) -> None:
        for i, (share, span) in enumerate(spans):
            middle = LEFT + wide * (i + 0.5)
            size = c.fit(span, KEY if share == 50 else _SIDE, BOLD, wide - 16, TYPE)
            c.mid(middle, y + HEADING + 100, span, size, TEXT, BOLD)
            said = words.say.within(share=share)
            small = c.fit(said, TYPE, MEDIUM, wide - 8, SMALLEST)
            c.mid(middle, y + HEADING + 32, said, small, MUTED, MEDIUM)

    return Section("answers", words.say.answers(), HEADING + 158, draw, words.usual(usual))


def firsts_section(firsts: Sequence[Milestone], words: RecordWords) -> Section:
    """A line for each, or two where it is long."""
    lines: list[tuple[str, str, bool]] = []
    for one in firsts:
        label, said = words.say.first(one.kind), words.first(one)
        both = fonts.width(label, TYPE, MEDIUM) + fonts.width(said, TYPE, BOLD) + 30
        lines.append((label, said, both > ROOM))

    def draw(c: Canvas, y: float) -> None:
        at = y + HEADING + LINE / 2
        for label, said, two in lines:
            c.mid(LEFT, at, label, TYPE, MUTED, MEDIUM, "l")
            at += LINE if two else 0
            size = c.fit(said, TYPE, BOLD, ROOM, SMALLEST)
            c.mid(RIGHT, at, said, size, TEXT, BOLD, "r")
            at += LINE

    high = HEADING + sum(LINE * (2 if two else 1) for _, _, two in lines) + 14
    return Section("firsts", words.say.firsts(), high, draw, words.firsts(firsts))
