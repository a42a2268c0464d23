"""The pictures of a record, for phones: as many as its sections need, one below the other."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PIL import Image

from render import fonts, names, phone
from render.blocks import Block, panel, stacked
from render.canvas import Canvas, palette, short
from render.fonts import BOLD, MEDIUM
from render.lang.language import ENGLISH, Language
from render.phone import FIGURE, GAP, HIGHEST, INNER, MARGIN, TYPE
from render.record import marks
from render.record.course import course_section
from render.record.facts import SOURCES, RecordFacts
from render.record.lines import firsts_section, usual_section
from render.record.places import places_section
from render.record.points import points_section, sources_section
from render.record.section import LEFT, RIGHT, ROOM, Section
from render.record.words import RecordWords
from render.theme import INK, INK_2, MUTED, PAPER, TEXT

_ROW = 58


def paint(facts: RecordFacts, part: int, language: Language = ENGLISH) -> Image.Image:
    """One of the pictures, counted from 0. Raises `IndexError` beyond the last."""
    return compose(facts, part, language).flat(palette(marks.COLOURS))


def compose(facts: RecordFacts, part: int, language: Language = ENGLISH) -> Canvas:
    """The same before it is encoded."""
    words = RecordWords(language)
    facts = _drawn(facts, language)
    sections = _packed(facts, language)[part]
    head = _further_head(facts, words) if part else _head(facts, words)
    return stacked([head, *(section.block for section in sections)])


def alts(facts: RecordFacts, language: Language = ENGLISH) -> tuple[str, ...]:
    """All that each of the pictures says, in words; empty where there is nothing to draw."""
    head = RecordWords(language).head(facts)
    return tuple(
        " ".join([head, *(section.said for section in sections)])
        for sections in _packed(_drawn(facts, language), language)
    )


def _drawn(facts: RecordFacts, language: Language) -> RecordFacts:
    """The facts with the name as our fonts have it."""
    return replace(facts, name=names.numbered((facts.name,), BOLD, language)[0])


@lru_cache(maxsize=32)
def _packed(facts: RecordFacts, language: Language) -> tuple[tuple[Section, ...], ...]:
    """The sections of each picture: as many as there is room for, since clients show higher
    pictures narrower."""
    words = RecordWords(language)
    found: list[list[Section]] = []
    left = 0.0
    for section in _sections(facts, words):
        if section.high + GAP > left:
            head = _further_head(facts, words) if found else _head(facts, words)
            found.append([])
            left = HIGHEST - 2 * MARGIN - head[0]
        found[-1].append(section)
        left -= section.high + GAP
    return tuple(map(tuple, found))


def _sections(facts: RecordFacts, words: RecordWords) -> list[Section]:
    if not facts.places:
        return []
    found = [places_section(facts.places, words)]
    if facts.rating is not None:
        found.append(course_section(facts.rating, words))
    if facts.points:
        found.append(points_section(facts.points, facts.name, words))
    if facts.sources:
        found.append(sources_section(facts.sources[:SOURCES], facts.name, words))
    if facts.usual is not None:
        found.append(usual_section(facts.usual, words))
    if facts.firsts:
        found.append(firsts_section(facts.firsts, words))
    return found


def _head(facts: RecordFacts, words: RecordWords) -> Block:
    """Whose record it is, and of which games."""
    rows = fonts.wrap(" · ".join(words.which(facts)), TYPE, MEDIUM, ROOM)
    high = 190 + _ROW * len(rows)

    def draw(c: Canvas, y: float) -> None:
        panel(c, y, high, "head", PAPER)
        said, size = phone.headline(c, str, facts.name, ROOM)
        c.mid(LEFT, y + 60, said, size, INK, BOLD, "l")
        c.rect(MARGIN + 6, y + 116, INNER - 12, high - 122, INK, 9)
        title = words.title(facts)
        c.mid(LEFT, y + 154, title, c.fit(title, FIGURE, BOLD, ROOM, TYPE), TEXT, BOLD, "l")
        for i, row in enumerate(rows):
            c.mid(LEFT, y + 210 + _ROW * i, row, TYPE, MUTED, MEDIUM, "l")

    return high, draw


def _further_head(facts: RecordFacts, words: RecordWords) -> Block:
    """The same in a line, for the pictures that follow."""

    def draw(c: Canvas, y: float) -> None:
        panel(c, y, 92, "head", PAPER)
        title = words.title(facts)
        size = c.fit(title, TYPE, MEDIUM, ROOM - 260, TYPE - 1)
        wide = c.mid(RIGHT, y + 46, title, size, INK_2, MEDIUM, "r")
        name = short(facts.name, FIGURE, BOLD, ROOM - wide - 40)
        c.mid(LEFT, y + 46, name, FIGURE, INK, BOLD, "l")

    return 92, draw
