"""The names on a map in a language: which lines, how large, and where.

English names are where the map has them. Those of another language are longer or shorter, so each
looks for room round that place: at full size and on the spot first, then in another number of
lines, then a little aside, then smaller. It must cover no mark, no gate and no other name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from render import fonts
from render.board.antike.geometry import Point, RegionShape, shapes
from render.board.antike.rooms import Box, marks_box, name_box, overlap
from render.board.antike.style import CASING, SEA_TEXT, TURN_ROOM, MapSize
from render.board.antike.words import Words
from render.canvas import Canvas
from render.fonts import BOLD, ITALIC
from render.lang.language import Language
from render.theme import INK, RGB

_SMALLER = (1.0, 0.95, 0.9, 0.85, 0.8)
"""Sizes of type that are tried, as parts of the full one."""
_FAR = 48
_ASIDE = sorted(
    product(range(-_FAR, _FAR + 1, 6), range(-24, 25, 6)),
    key=lambda by: (by[0] ** 2 + 2 * by[1] ** 2, by),
)
"""Pixels by which a name may be moved, the shortest way first."""
SLACK = 4
"""Pixels by which a name may cover something: as much as its halo, and what hangs below a line."""
_GATE = 5
_BREAK = re.compile(r" |(?<=\w{3})-(?=\w{3})")
"""Where a name may go on in a second line: between words, and after a hyphen."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name on a map. at: the middle of its lines, in pixels of the map. clear: whether it covers
    nothing."""

    lines: tuple[str, ...]
    size: int
    face: str
    at: Point
    clear: bool = True

    @property
    def text(self) -> str:
        """The name as it is said."""
        return " ".join(self.lines).replace("- ", "-")

    @property
    def wide(self) -> float:
        return max(fonts.width(line, self.size, self.face) for line in self.lines)

    @property
    def high(self) -> int:
        return self.size * len(self.lines)

    @property
    def box(self) -> Box:
        """What it covers."""
        left, top, right, bottom = name_box(self.lines, self.size, self.face)
        x, y = self.at
        return left + x, top + y, right + x, bottom + y

    def write(self, c: Canvas, left: float, top: float, ink: RGB, halo: RGB | None = None) -> None:
        """Write it on a map with its corner there."""
        x, y = left + self.at[0], top + self.at[1]
        for i, line in enumerate(self.lines):
            below = (i - (len(self.lines) - 1) / 2) * self.size
            c.mid(x, y + below, line, self.size, ink, self.face, halo=halo)


def write(c: Canvas, left: float, top: float, board: str, size: MapSize, words: Words) -> None:
    """All names of a map whose corner is there. They are its ground: nothing changes them."""
    kinds = {name: shape.kind for name, shape in shapes(size)[board].regions.items()}
    with c.ground():
        for region, name in names(board, size, words.language).items():
            if kinds[region] == "sea":
                name.write(c, left, top, SEA_TEXT)
            else:
                name.write(c, left, top, INK, CASING)
            if not name.clear:
                c.cut.append(name.text)


@lru_cache(maxsize=32)
def names(board: str, size: MapSize, language: Language) -> Mapping[str, Name]:
    """The names of all regions of a map."""
    regions, words = shapes(size)[board].regions, Words(language)
    said = {region: words.map_name(region) for region in regions}
    found = {region: _drawn(shape, size) for region, shape in regions.items()}
    moved = [region for region in regions if said[region] != found[region].text]
    if language.code == "en":
        return found
    taken = list(_taken(board, size))
    for region in moved:
        others = [_wider(name.box) for other, name in found.items() if other != region]
        home = found[region]
        found[region] = _placed(said[region], home, [*taken, *others], size)
    return found


def _drawn(shape: RegionShape, size: MapSize) -> Name:
    """The name as the map has it."""
    sea = shape.kind == "sea"
    type_, face = (size.sea, ITALIC) if sea else (size.city, BOLD)
    return Name(shape.label.lines, type_, face, size.at(shape.label.at))


def _taken(board: str, size: MapSize) -> Iterator[Box]:
    """What names may not cover: marks, gates, and where the turn is told."""
    shape = shapes(size)[board]
    for region in shape.regions.values():
        places = {"city": region.city, **region.units}
        for what, at in places.items():
            if at is not None:
                yield _moved(marks_box(what, size), size.at(at))
    for border in shape.borders:
        for piece in border.pieces[:-1]:
            yield _moved((-_GATE, -_GATE, _GATE, _GATE), size.at(piece.line[-1]))
    if size.prefix:
        yield TURN_ROOM[board]


def _placed(text: str, home: Name, taken: Iterable[Box], size: MapSize) -> Name:
    """The best place for a name. One that finds no clear one covers as little as possible."""
    ways = _ways(text, len(home.lines))
    x, y = home.at
    reach = max(fonts.width(text, home.size, home.face) / 2, 2 * home.size) + _FAR
    around = x - reach, y - reach, x + reach, y + reach
    near = [other for other in taken if min(overlap(other, around)) > 0]
    best, least = home, float("inf")
    for part in _SMALLER:
        type_ = round(home.size * part)
        forms = [(lines, name_box(lines, type_, home.face)) for lines in ways]
        for (dx, dy), (lines, (left, top, right, bottom)) in product(_ASIDE, forms):
            at = x + dx, y + dy
            over = _covers((at[0] + left, at[1] + top, at[0] + right, at[1] + bottom), near, size)
            if over <= 0:
                return Name(lines, type_, home.face, at)
            if over < least:
                best, least = Name(lines, type_, home.face, at, clear=False), over
    return best


def _covers(box: Box, others: Iterable[Box], size: MapSize) -> float:
    """By how many pixels a box covers others, more than is hardly seen, or is beyond the edge."""
    left, top, right, bottom = box
    found = max(0.0, -left, -top, right - size.wide, bottom - size.high)
    for west, north, east, south in others:
        over = min(right, east) - max(left, west), min(bottom, south) - max(top, north)
        if over[0] > SLACK and over[1] > SLACK:
            found += min(over)
    return found


def _wider(box: Box) -> Box:
    """A name with room beside it, so that two do not read as one."""
    return box[0] - 2 * SLACK, box[1], box[2] + 2 * SLACK, box[3]


def _moved(box: Box, at: Point) -> Box:
    return box[0] + at[0], box[1] + at[1], box[2] + at[0], box[3] + at[1]


def _ways(text: str, wanted: int) -> list[tuple[str, ...]]:
    """A name on one line, and on two if it can be broken; first in as many as the map has."""
    ends = [at.end() for at in _BREAK.finditer(text)]
    found = [(text,), *((text[:end].rstrip(), text[end:]) for end in ends)]
    return sorted(found, key=lambda lines: (len(lines) != wanted, max(map(len, lines))))
