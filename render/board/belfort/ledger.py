"""Who has how many of what, a column for each player: markers, people, workers in the areas."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.components import AREAS
from engine.games.belfort.view import AreaView, BelfortView
from render import phone
from render.board.belfort.look import EDGE, LAUREL, ON_SLATE, SPENT, WIDTH, lead
from render.board.belfort.marks import icon, name, token, worker
from render.board.belfort.words import Words, owners
from render.canvas import Canvas
from render.theme import MUTED, NOW, PANEL, TEXT, WELL

ROW = 43
HEIGHT = 7 * ROW + 18
LABEL = 246
LEFT = 1018
"""Where the lower ledger begins."""


def titles(
    c: Canvas, x: float, y: float, w: float, h: float,
    view: BelfortView, players: Sequence[str], words: Words,
) -> None:  # fmt: skip
    """Who the columns are, with their points."""
    cells = owners(view)
    wide = w / len(cells)
    for i, owner in enumerate(cells):
        middle = x + (i + 0.5) * wide
        token(c, middle, y + 38, owner, 50)
        if owner < 0:
            continue
        phone.player(c, middle, y + 86, players[owner], wide - 8, TEXT, 30, 24, "m")
        score = str(view.players[owner].score)
        icon(c, "laurel", middle - 34, y + 132, 40, LAUREL)
        c.mid(middle - 8, y + 132, score, 56, TEXT, anchor="l")


def districts(
    c: Canvas, x: float, y: float, w: float, pitch: float, gap: float, view: BelfortView
) -> None:
    """Markers in each district, and in gold what they would score."""
    for i, district in enumerate(view.districts):
        standing(c, x, y + i * pitch, w, pitch - gap, district.id, district.markers,
                 district.points, view, 56)  # fmt: skip


def standing(
    c: Canvas, x: float, y: float, w: float, h: float, what: str,
    counts: Sequence[int], points: Sequence[int], view: BelfortView, size: int,
) -> None:  # fmt: skip
    """A line of numbers; the most have a tinted ground."""
    cells = owners(view)
    wide = w / len(cells)
    most = max(counts)
    for i, owner in enumerate(cells[: len(counts)]):
        left, n = x + i * wide, counts[i]
        won = points[i] if i < len(points) else 0
        top = n and n == most
        c.rect(left + 3, y, wide - 6, h, lead(owner) if top else WELL, 8)
        c.spot(f"{what}.{owner}", left + 3, y, wide - 6, h)
        middle, line = left + wide / 2, y + h / 2
        if not n:
            c.mid(middle, line, "\u2013", round(size * 0.7), SPENT)
            continue
        off = size * 0.42
        c.mid(middle - off, line, str(n), size, TEXT if won else MUTED)
        if won:
            c.mid(middle + off, line, f"+{won}", round(size * 0.86), NOW)


def rest(c: Canvas, y: float, x: float, w: float, view: BelfortView, words: Words) -> None:
    """Elves, dwarves and gnomes, and the resource areas, under the columns of the districts."""
    c.rect(LEFT, y, WIDTH - EDGE - LEFT, HEIGHT, PANEL, 14)
    line = y + 6.0
    for majority in view.majorities:
        middle = line + ROW / 2
        icon(c, majority.piece, LEFT + 34, middle, 36, TEXT)
        name(c, LEFT + 64, middle, words.say.people(majority.piece), (28, 20), x - LEFT - 80, TEXT,
             "l")  # fmt: skip
        standing(c, x, line + 3, w, ROW - 6, majority.piece, majority.counts, majority.points, view,
                 34)  # fmt: skip
        line += ROW
    line += 6
    for area in view.areas:
        _area(c, x, line, w, area, view, words)
        line += ROW


def _area(
    c: Canvas, x: float, y: float, w: float, area: AreaView, view: BelfortView, words: Words
) -> None:
    middle = y + ROW / 2
    good = AREAS[area.id].good  # type: ignore[index]
    icon(c, area.id, LEFT + 34, middle, 36, TEXT)
    name(c, LEFT + 64, middle, words.say.area(area.id), (28, 20), x - LEFT - 110, TEXT, "l")
    icon(c, good, x - 24, middle, 30, ON_SLATE[good])
    wide = w / len(owners(view))
    totals = [sum(n for _, n in there) for there in area.workers]
    most = max(totals)
    for seat, there in enumerate(area.workers):
        left = x + seat * wide
        sole = most and totals[seat] == most and totals.count(most) == 1
        c.rect(left + 3, y + 3, wide - 6, ROW - 6, lead(seat) if sole else WELL, 8)
        c.spot(f"{area.id}.{seat}", left + 3, y + 3, wide - 6, ROW - 6)
        workers(c, left + wide / 2, middle, there, wide - 16, 30)


def workers(
    c: Canvas, x: float, y: float, there: Sequence[tuple[str, int]], room: float, size: int
) -> None:
    """Workers as signs, or as signs with numbers where there are many."""
    pieces = [kind for kind, n in there for _ in range(n)]
    step = size + 2.0
    if len(pieces) * step <= room:
        for i, kind in enumerate(pieces):
            worker(c, x + (i - (len(pieces) - 1) / 2) * step, y + 3, kind, size)
        return
    kinds = [(kind, n) for kind, n in there if n]
    step = room / len(kinds)
    small = min(size, round(step * 0.5))
    for i, (kind, n) in enumerate(kinds):
        left = x + (i - (len(kinds) - 1) / 2) * step
        worker(c, left - small * 0.4, y + 3, kind, small)
        c.mid(left + small * 0.5, y, str(n), small, TEXT)
