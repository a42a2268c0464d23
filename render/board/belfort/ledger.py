"""The ledger: markers by district, people and workers in the areas, a column for each player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.belfort.components import AREAS, GUILDS
from engine.games.belfort.parts import SORT
from engine.games.belfort.view import AreaView, BelfortView
from render.board.belfort.marks import guild_sign, numbered, token, worker
from render.board.belfort.style import CATEGORY, ON_SLATE, SPENT, led
from render.board.belfort.words import Words, leader, members
from render.canvas import Canvas, label
from render.fonts import MEDIUM
from render.text.belfort import table
from render.theme import MUTED, NOW, PANEL, PAPER, TEXT, WELL


@dataclass(frozen=True, slots=True)
class Scale:
    """How large it is. figures: counts and points now."""

    label: int
    row: int
    head: int
    words: int
    least: int
    count: int
    points: int
    piece: int


DESK = Scale(232, 48, 56, 27, 18, 36, 30, 30)
GAP = 8


def height(scale: Scale, rows: int, gaps: int) -> int:
    """How high so many rows are."""
    return scale.head + rows * scale.row + gaps * GAP + 8


def draw(c: Canvas, x: float, y: float, w: float, view: BelfortView, words: Words) -> float:
    """All of it. Gives its lower end."""
    h = height(DESK, len(view.districts) + len(view.majorities) + len(view.areas), 2)
    c.rect(x, y, w, h, PANEL, 14)
    top = heads(c, x, y, w, view, words.say.majorities(), DESK, True)
    top = districts(c, x, top, w, view, words, DESK) + GAP
    top = people(c, x, top, w, view, words, DESK) + GAP
    areas(c, x, top, w, view, words, DESK)
    return y + h


def columns(x: float, w: float, view: BelfortView, scale: Scale) -> list[tuple[int, float, float]]:
    """Who has which column: the member, its left end and its width."""
    who = members(view)
    wide = (w - scale.label - 10) / len(who)
    return [(member, x + scale.label + i * wide, wide) for i, member in enumerate(who)]


def heads(
    c: Canvas, x: float, y: float, w: float, view: BelfortView, title: str, scale: Scale,
    totals: bool = False,
) -> float:  # fmt: skip
    """The tokens above the columns. totals: with all points that a scoring would bring now, until
    the game is over."""
    middle = y + scale.head / 2 + 2
    won = table.scores_now(view) if totals and view.outcome is None else []
    for member, left, wide in columns(x, w, view, scale):
        at = left + wide / 2
        if 0 <= member < len(won):
            at -= scale.points * 0.9
            said = f"+{won[member]}"
            c.mid(at + scale.head * 0.5, middle, said, scale.points, NOW, anchor="l")
        token(c, at, middle, member, round(scale.head * 0.75))
        c.spot(f"column.{member}", left, y, wide, scale.head)
    size = min(scale.words, 48)
    label(c, x + 18, middle, title, (size, scale.least), scale.label - 28, MUTED, "l", MEDIUM)
    return y + scale.head


def districts(
    c: Canvas, x: float, y: float, w: float, view: BelfortView, words: Words, scale: Scale
) -> float:
    """The districts with their guilds."""
    for number, district in enumerate(view.districts, 1):
        middle, k = y + scale.row / 2, scale.row / 48
        guild = next(found for found in GUILDS.values() if found.id == district.guild)
        c.spot(f"row.{district.id}", x, y, scale.label, scale.row)
        numbered(
            c,
            x + 34 * k,
            middle,
            leader(view, district.markers),
            number,
            round(40 * k),
            round(30 * k),
        )
        c.rect(x + 62 * k, middle - 19 * k, 38 * k, 38 * k, CATEGORY[guild.category], 8)
        c.icon(guild_sign(guild.id), x + 81 * k, middle, round(28 * k), PAPER)
        left = x + 110 * k
        room = x + scale.label - left - 4
        label(c, left, middle, words.guild(guild.id), (scale.words, scale.least), room, TEXT,
             "l")  # fmt: skip
        cells(c, x, y, w, view, district.id, district.markers, district.points, scale)
        y += scale.row
    return y


def people(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    view: BelfortView,
    words: Words,
    scale: Scale,
    named: bool = True,
) -> float:
    """Elves, dwarves and gnomes."""
    for row in view.majorities:
        middle, k = y + scale.row / 2, scale.row / 48
        c.spot(f"row.{row.piece}", x, y, scale.label, scale.row)
        c.icon(f"bf_{row.piece}", x + 34 * k, middle, round(40 * k), TEXT)
        left = x + 64 * k
        said, room = words.piece(row.piece), x + scale.label - left - 4
        if named:
            label(c, left, middle, said, (scale.words, scale.least), room, TEXT, "l")
        cells(c, x, y, w, view, row.piece, row.counts, row.points, scale)
        y += scale.row
    return y


def cells(
    c: Canvas, x: float, y: float, w: float, view: BelfortView,
    key: str, counts: Sequence[int], points: Sequence[int], scale: Scale,
) -> None:  # fmt: skip
    """Counts, and in gold what they would score now; those of the most are tinted."""
    best, middle, k = max(counts, default=0), y + scale.row / 2, scale.row / 48
    for i, (member, left, wide) in enumerate(columns(x, w, view, scale)):
        count = counts[i] if i < len(counts) else 0
        fill = led(member) if count and count == best else WELL
        c.rect(left + 3, y + 3, wide - 6, scale.row - 6, fill, 8)
        c.spot(f"{key}.{member}", left + 3, y + 3, wide - 6, scale.row - 6)
        at = left + wide / 2
        if not count:
            c.mid(at, middle, "\u2013", round(30 * k), SPENT)
        elif i < len(points) and points[i]:
            c.mid(at - 18 * k, middle, str(count), scale.count, TEXT)
            c.mid(at + 22 * k, middle, f"+{points[i]}", scale.points, NOW)
        else:
            c.mid(at - 18 * k, middle, str(count), scale.count, MUTED)


def areas(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    view: BelfortView,
    words: Words,
    scale: Scale,
    named: bool = True,
) -> float:
    """Who works in the resource areas."""
    for area in view.areas:
        middle, k = y + scale.row / 2, scale.row / 48
        good = next(found.good for found in AREAS.values() if found.id == area.id)
        c.spot(f"row.{area.id}", x, y, scale.label, scale.row)
        c.icon(f"bf_{area.id}", x + 34 * k, middle, round(38 * k), TEXT)
        c.icon(f"bf_{good}", x + scale.label - 24 * k, middle, round(30 * k), ON_SLATE[good])
        left = x + 64 * k
        room = scale.label - 108 * k
        if named:
            said = words.names.area(area.id)
            label(c, left, middle, said, (scale.words, scale.least), room, TEXT, "l")
        alone = _most(area)
        for member, at, wide in columns(x, w, view, scale):
            fill = led(member) if member == alone else WELL
            c.rect(at + 3, y + 3, wide - 6, scale.row - 6, fill, 8)
            c.spot(f"{area.id}.{member}", at + 3, y + 3, wide - 6, scale.row - 6)
            if 0 <= member < len(area.workers):
                _workers(c, at + wide / 2, middle, area.workers[member], wide, scale)
        y += scale.row
    return y


def _most(area: AreaView) -> int | None:
    """Who alone has the most pieces in an area, who gets the bonus."""
    counts = [sum(n for _, n in there) for there in area.workers]
    best = max(counts, default=0)
    return counts.index(best) if best and counts.count(best) == 1 else None


def _workers(
    c: Canvas, x: float, y: float, there: Sequence[tuple[str, int]], wide: float, scale: Scale
) -> None:
    row = [kind for kind, n in there for _ in range(n)]
    k = scale.piece / 30
    if len(row) <= min(4, (wide - 12) // (24 * k)):
        step = (30 if len(row) <= 3 and wide >= 100 * k else 24) * k
        for i, kind in enumerate(row):
            worker(c, x + (i - (len(row) - 1) / 2) * step, y + 3 * k, kind, scale.piece)
        return
    sorts: dict[str, list[str]] = {}
    for kind in row:
        sorts.setdefault(next(SORT[known] for known in SORT if known == kind), []).append(kind)
    for i, (sort, kinds) in enumerate(sorts.items()):
        at = x + (i - (len(sorts) - 1) / 2) * 50 * k - 10 * k
        shown = next((kind for kind in kinds if kind != sort), sort)
        worker(c, at, y + 3 * k, shown, round(28 * k))
        c.mid(at + 23 * k, y, str(len(kinds)), round(29 * k), TEXT)
