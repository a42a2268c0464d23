"""The podium as a picture for phones: places, parts of the score, and the curve of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render import fonts, phone
from render.canvas import Canvas, label, palette
from render.fonts import BOLD, MEDIUM
from render.lang.catalogue.podium import Podium as Say
from render.lang.language import ENGLISH, Language
from render.names import numbered
from render.phone import FIGURE, GAP, HIGHEST, INNER, KEY, LOWEST, MARGIN, TYPE, WIDTH
from render.podium import chart
from render.podium.facts import PARTS, Podium, number, sources
from render.podium.signs import CROWN
from render.theme import (
    INK,
    LINE,
    MUTED,
    NOW,
    PANEL,
    RADIUS,
    RGB,
    SLATE,
    TEXT,
    WELL,
    mix,
    shades,
)

BLOCKS = (196, 158, 128, 106, 92)
"""The height of a block by place."""
_TOP, _NAME, _TOTAL, _ROW = 116, 70, 84, 52
"""Room for sign and crown, for a name, for the totals, and for a part of the score."""
_GUTTER, _NARROW, _MOST = 330, 250, 370
"""Room for the title and what the rows are: as a rule, beside five players, and at most."""
_WIDEST = 300
"""Blocks are no wider."""
_SIGN, _CROWN = 54, 64
_TITLE = 285
"""How high a title may be: below it there is one more line."""
_CURVE = 380
"""So high a curve is where there is room."""


def paint(podium: Podium, language: Language = ENGLISH) -> Image.Image:
    """The picture, in the colours of its palette."""
    return compose(podium, language).flat(_palette(podium))


def compose(podium: Podium, language: Language = ENGLISH) -> Canvas:
    """The picture with its marks."""
    say = Say(language)
    names = numbered([finish.name for finish in podium.finishes], BOLD, language)
    rows = _rows(podium, say)
    table = _Table(podium, names, rows, say)
    y = table.bottom
    charts = _charts(podium, HIGHEST - MARGIN - y)
    height = max(y + sum(charts) + GAP * max(0, len(charts) - 1) + MARGIN, LOWEST)
    c = Canvas(WIDTH, round(height), SLATE)
    table.draw(c)
    for figure, high in enumerate(charts):
        chart.draw(c, y, high, podium, names, figure)
        y += high + GAP
    return c


def _rows(podium: Podium, say: Say) -> list[tuple[str, list[int]]]:
    """The parts of the score: what they are, and how much of it each seat has."""
    gone = any(finish.gone for finish in podium.finishes)
    own, rest = sources(podium.finishes, PARTS - gone)
    parts = [finish.parts or {} for finish in podium.finishes]
    rows = [(source, [part.get(source, 0) for part in parts]) for source in own]
    if rest:
        rows.append((say.other(), [sum(part.get(s, 0) for s in rest) for part in parts]))
    return rows


def _charts(podium: Podium, room: float) -> list[float]:
    """The heights of the curves that there is room for; the first has what the others leave."""
    if podium.curve is None or len(podium.curve.moments) < 2:
        return []
    least = chart.least(len(podium.finishes))
    figures = len(podium.curve.last.figures)
    shown = 1
    while shown < figures and room >= (shown + 1) * least + shown * GAP:
        shown += 1
    spare = max(room - shown * least - (shown - 1) * GAP, 0)
    return [least + min(spare, max(0, _CURVE - least)), *[float(least)] * (shown - 1)]


class _Table:
    """The upper part: blocks, and below each what its player's points came from."""

    def __init__(
        self,
        podium: Podium,
        names: Sequence[str],
        rows: Sequence[tuple[str, list[int]]],
        say: Say,
    ) -> None:
        self._podium, self._names, self._rows, self._say = podium, names, rows, say
        self._gone = any(finish.gone for finish in podium.finishes)
        named = [*(said for said, _ in rows), *[say.gave_up()] * self._gone]
        wide = max((fonts.width(said, TYPE, MEDIUM) for said in named), default=0) + 24
        least = _NARROW if len(podium.finishes) > 4 else _GUTTER
        self._gutter = min(max(wide, least), _MOST)
        self._column = (INNER - self._gutter) / len(podium.finishes)
        self._floor = float(MARGIN + _TOP + _NAME + BLOCKS[0])
        self._counts = any(finish.total is not None for finish in podium.finishes)

    @property
    def bottom(self) -> float:
        """Where the table ends."""
        rows = len(self._rows) + self._gone
        return self._floor + _TOTAL * self._counts + _ROW * rows + GAP + (4 if rows else 0)

    def draw(self, c: Canvas) -> None:
        say = self._say
        self._title(c)
        for place, seat in enumerate(_mountain(self._podium.ranking)):
            x = MARGIN + self._gutter + self._column * (place + 0.5)
            self._block(c, x, seat)
            self._figures(c, x, seat)
        y = self._floor
        c.rect(MARGIN, y - 3, INNER, 6, LINE)
        if self._counts:
            label(
                c, MARGIN, y + _TOTAL / 2, say.total(), (FIGURE, TYPE), self._gutter - 16, TEXT, "l"
            )
            y += _TOTAL
        for said, _ in self._rows:
            y = self._named_row(c, y, said)
        if self._gone:
            self._named_row(c, y, say.gave_up())

    def _named_row(self, c: Canvas, y: float, said: str) -> float:
        c.rect(MARGIN, y, INNER, 2, WELL)
        label(c, MARGIN, y + _ROW / 2, said, (TYPE, TYPE), self._gutter - 12, MUTED, "l", MEDIUM)
        return y + _ROW

    def _title(self, c: Canvas) -> None:
        """The game, and how long it took."""
        y, room = MARGIN + 10.0, self._gutter - 16
        size, lines = _fitting(self._podium.title, room)
        with c.whole(self._podium.title, TEXT, MARGIN + room / 2, y + size * len(lines) / 2):
            for line in lines:
                c.mid(MARGIN, y + size * 0.5, line, size, TEXT, BOLD, "l")
                y += size * 1.12
        if self._podium.curve is not None:
            when = self._podium.curve.last.when
            label(c, MARGIN, y + 34, when, (TYPE, TYPE), room, MUTED, "l", MEDIUM)

    def _block(self, c: Canvas, x: float, seat: int) -> None:
        finish = self._podium.finishes[seat]
        colour, sign = self._podium.look[seat]
        high = BLOCKS[min(finish.place, len(BLOCKS)) - 1]
        wide = min(self._column - GAP, _WIDEST)
        top = self._floor - high
        c.spot(f"seat.{seat}", x - self._column / 2, MARGIN, self._column, self.bottom - MARGIN)
        fill = _pale(colour) if finish.gone else colour
        c.rect(x - wide / 2, top, wide, high, fill, RADIUS)
        c.rect(x - wide / 2, self._floor - RADIUS, wide, RADIUS, fill)
        c.mid(x, top + min(high / 2, 62), str(finish.place), KEY, INK, BOLD)
        phone.player(
            c, x, top - _NAME / 2 - 4, self._names[seat], self._column - 8, TEXT, FIGURE, anchor="m"
        )
        middle = top - _NAME - _SIGN / 2
        if finish.place == 1:
            c.icon(CROWN, x, middle - _SIGN / 2 - _CROWN / 2, _CROWN, NOW)
        c.icon(sign, x, middle, _SIGN, colour)

    def _figures(self, c: Canvas, x: float, seat: int) -> None:
        finish = self._podium.finishes[seat]
        y = self._floor
        if self._counts:
            total = "" if finish.total is None else number(finish.total)
            size = c.fit(total, KEY, BOLD, self._column - 8, FIGURE)
            c.mid(x, y + _TOTAL / 2, total, size, NOW if finish.place == 1 else TEXT, BOLD)
            y += _TOTAL
        for _, points in self._rows:
            c.mid(
                x, y + _ROW / 2, number(points[seat]), TYPE, TEXT if points[seat] else MUTED, MEDIUM
            )
            y += _ROW
        if self._gone and finish.gone:
            c.icon("flag", x, y + _ROW / 2, 46, TEXT)


def _mountain(ranking: Sequence[int]) -> list[int]:
    """The best in the middle, the next ones at their left and right in turn."""
    found: list[int] = []
    for place, seat in enumerate(ranking):
        found.insert(0 if place % 2 else len(found), seat)
    return found


def _fitting(title: str, room: float) -> tuple[int, tuple[str, ...]]:
    """The largest type in which a title has room, in a few lines."""
    for size in (72, 66, 60, 56, 52, TYPE):
        lines = fonts.wrap(title, size, BOLD, int(room))
        high = len(lines) * size * 1.12
        if high <= _TITLE and all(fonts.width(line, size, BOLD) <= room for line in lines):
            break
    return size, lines


def _pale(colour: RGB) -> RGB:
    """The colour of a block whose player gave up."""
    return mix(colour, SLATE, 0.35)


def _palette(podium: Podium) -> Image.Image:
    colours = [colour for colour, _ in podium.look[: len(podium.finishes)]]
    pale = [_pale(colour) for colour in colours]
    grounds: list[RGB] = [SLATE, PANEL]
    flat = (*grounds, WELL, LINE, TEXT, MUTED, NOW, INK, *colours, *pale)
    drawn = (TEXT, MUTED, NOW, LINE, *colours, *pale)
    pairs = [(ground, tone) for ground in grounds for tone in drawn]
    pairs += [(colour, INK) for colour in (*colours, *pale)]
    return palette(shades(flat, pairs))
