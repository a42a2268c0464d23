"""Points: medians at tables of each size, and where they came from, against those of winners."""

from __future__ import annotations

from collections.abc import Sequence

from render import fonts, phone
from render.canvas import Canvas, short
from render.fonts import BOLD, MEDIUM
from render.phone import FIGURE, TYPE
from render.record import marks
from render.record.facts import Points, Source
from render.record.marks import MINE, WINNERS
from render.record.section import HEADING, LEFT, LINE, RIGHT, ROOM, SMALLEST, Section, at_right
from render.record.words import RecordWords, number
from render.theme import ALARM, MUTED, TEXT, WELL

KEYS = 64
"""How high the line is that says what the signs mean."""
LABEL = 204
"""The room of the number of players, before their points."""


def points_section(points: Sequence[Points], name: str, words: RecordWords) -> Section:
    """A line for each size, a column for each of those compared. name: of the one whose they
    are."""
    say = words.say
    columns = [("own", name)]
    if any(p.server is not None for p in points):
        columns.append(("server", say.server()))
    if any(p.winners is not None for p in points):
        columns.append(("winners", say.winners()))
    wide = (ROOM - LABEL) / len(columns)

    def draw(c: Canvas, y: float) -> None:
        for i, (who, said) in enumerate(columns):
            pieces = _keyed(c, who, said, wide - 64)
            middle = LEFT + LABEL + wide * (i + 0.5)
            phone.line(c, middle - phone.width(pieces) / 2, y + HEADING + 30, pieces)
        for row, one in enumerate(points):
            at = y + HEADING + KEYS + LINE * (row + 0.5)
            c.mid(LEFT, at, say.players(count=one.size), TYPE, TEXT, MEDIUM, "l")
            values = {"own": one.mine, "server": one.server, "winners": one.winners}
            for i, (who, _) in enumerate(columns):
                value = values[who]
                told = say.unknown() if value is None else number(value)
                tone = marks.SIGNS[who][1] if value is not None else MUTED
                c.mid(LEFT + LABEL + wide * (i + 0.5), at, told, FIGURE, tone, BOLD)

    high = HEADING + KEYS + LINE * len(points) + 14
    return Section("points", say.points(), high, draw, words.points(points))


def _keyed(c: Canvas, who: str, said: str, room: float) -> list[phone.Piece]:
    """A sign and whose it is."""
    if who == "own":
        said, size = short(said, TYPE, MEDIUM, room), TYPE
    else:
        size = c.fit(said, TYPE, MEDIUM, room, SMALLEST)
    return [marks.sign(who), phone.text(said, size, MUTED)]


SOURCE, NAMED = 72, 54
"""How high the line of a source is, and that of a long name above it."""
LONGEST = 430
"""A wider name is above its bar."""
NUMBER = 100
"""The room of a number at the right end of a line."""


def sources_section(sources: Sequence[Source], name: str, words: RecordWords) -> Section:
    """A filled bar for each source, and a hollow one for winners."""
    say = words.say
    against = any(s.winners is not None for s in sources)
    widths = [fonts.width(s.name, TYPE, MEDIUM) for s in sources]
    label = max((w for w in widths if w <= LONGEST), default=0.0)
    left = LEFT + label + 20
    wide = RIGHT - NUMBER * (2 if against else 1) - 16 - left
    most = max(1, *(abs(n) for s in sources for n in (s.mine, s.winners or 0)))

    def bar(value: int) -> float:
        return max(6.0, abs(value) / most * wide)

    def draw(c: Canvas, y: float) -> None:
        top = y + HEADING
        if against:
            own = _keyed(c, "own", name, 420)
            apart = phone.Piece(20, lambda c, x, at: None)
            at_right(c, top + 26, [*own, apart, *_keyed(c, "winners", say.winners(), 300)])
            top += KEYS
        for one, named in zip(sources, widths, strict=True):
            if named > LONGEST:
                size = c.fit(one.name, TYPE, MEDIUM, ROOM, SMALLEST)
                c.mid(LEFT, top + 30, one.name, size, TEXT, MEDIUM, "l")
                top += NAMED
            at = top + SOURCE / 2
            top += SOURCE
            if named <= LONGEST:
                c.mid(LEFT, at, one.name, TYPE, TEXT, MEDIUM, "l")
            tone = MINE if one.mine >= 0 else ALARM
            if one.winners is None:
                c.rect(left, at - 17, bar(one.mine), 34, tone, 6)
                c.mid(RIGHT, at, number(one.mine), TYPE, TEXT, BOLD, "r")
                continue
            c.rect(left, at - 28, bar(one.mine), 26, tone, 6)
            rim = WINNERS if one.winners >= 0 else ALARM
            c.box(left, at + 2, bar(one.winners), 26, WELL, rim, 4, 6)
            c.mid(RIGHT - NUMBER, at, number(one.mine), TYPE, TEXT, BOLD, "r")
            c.mid(RIGHT, at, number(one.winners), TYPE, WINNERS, BOLD, "r")

    high = HEADING + (KEYS if against else 0) + SOURCE * len(sources) + 14
    high += NAMED * sum(w > LONGEST for w in widths)
    return Section("sources", say.sources(), high, draw, words.sources(sources))
