"""How often somebody took each place, and how often they would have by chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from render import fonts, phone
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import DIGITS, TYPE
from render.record import marks
from render.record.facts import Places
from render.record.marks import MINE
from render.record.section import HEADING, LEFT, ROOM, Section, at_right
from render.record.words import RecordWords
from render.theme import MUTED, TEXT, WELL

TALL = 190
"""The height of a column."""
WIDEST, NARROWEST = 180, 50
BETWEEN, GAP = 10, 30
"""From one column to the next, and from one group to the next, at least."""
_COUNTS = 64
"""The room above the columns for how often."""
APART = 4
"""Between two counts, if they can be made smaller."""


@dataclass(frozen=True, slots=True)
class _Group:
    """The columns of one number of people. wide: of a column."""

    places: Places
    caption: str
    wide: int

    @property
    def columns(self) -> float:
        return self.places.people * (self.wide + BETWEEN) - BETWEEN

    @property
    def widest(self) -> int:
        """How wide a column can be in the room of the group: its caption may be wider than all."""
        return min(WIDEST, int((self.room + BETWEEN) / self.places.people) - BETWEEN)

    @property
    def room(self) -> float:
        return max(self.columns, fonts.width(self.caption, TYPE, MEDIUM))


def places_section(places: Sequence[Places], words: RecordWords) -> Section:
    """The columns of all numbers of people, side by side."""
    groups = _groups(places, words)
    top = max(max(max(p.counts) / p.games, 1 / p.people) for p in places)
    floor = HEADING + _COUNTS + TALL

    def draw(c: Canvas, y: float) -> None:
        dashes = phone.Piece(78, lambda c, x, at: marks.dashed(c, x, at, 72))
        at_right(c, y + HEADING - 32, [dashes, phone.text(words.say.chance(), tone=MUTED)])
        around = (ROOM - sum(g.room for g in groups)) / len(groups)
        x = LEFT + around / 2
        for group in groups:
            _columns(c, x, y + floor, group, top, words)
            x += group.room + around

    return Section("places", words.say.places(), floor + 126, draw, words.places(places))


def _groups(places: Sequence[Places], words: RecordWords) -> list[_Group]:
    """The groups with columns as wide as there is room."""
    captions = [words.say.players(count=one.people) for one in places]
    for wide in range(WIDEST, NARROWEST - 1, -2):
        found = [_Group(p, said, wide) for p, said in zip(places, captions, strict=True)]
        if sum(g.room for g in found) + GAP * (len(found) - 1) <= ROOM:
            return [replace(group, wide=group.widest) for group in found]
    return [_Group(p, str(p.people), NARROWEST) for p in places]


def _columns(
    c: Canvas, x: float, floor: float, group: _Group, top: float, words: RecordWords
) -> None:
    places, step = group.places, group.wide + BETWEEN
    left = x + (group.room - group.columns) / 2
    named = [words.say.place(place=i + 1) for i in range(places.people)]
    if max(fonts.width(name, TYPE, MEDIUM) for name in named) > step - 4:
        named = [str(i + 1) for i in range(places.people)]
    for i, (count, name) in enumerate(zip(places.counts, named, strict=True)):
        at, middle = left + i * step, left + i * step + group.wide / 2
        tall = count / places.games / top * TALL
        c.rect(at, floor - TALL, group.wide, TALL, WELL, 6)
        if count:
            c.rect(at, floor - tall, group.wide, tall, MINE if i == 0 else MUTED, 6)
        said = str(count)
        size = c.fit(said, TYPE, BOLD, step - APART, DIGITS)
        c.mid(middle, floor - TALL - 32, said, size, TEXT, BOLD)
        c.mid(middle, floor + 32, name, TYPE, MUTED, MEDIUM)
    marks.dashed(c, left - 6, floor - TALL / places.people / top, group.columns + 12)
    c.mid(x + group.room / 2, floor + 92, group.caption, TYPE, TEXT, MEDIUM)
