"""The main picture: the city as a table with its standings, the ledger, markets and strips."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.games.belfort.components import BOX
from engine.games.belfort.view import BelfortView
from render import outline, phone
from render.board.belfort import grid, ledger, market, strips
from render.board.belfort.look import EDGE, GAP, SEASONS, SPENT, WIDTH
from render.board.belfort.marks import icon, name, sign
from render.board.belfort.words import Words, in_front
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.theme import INK, NOW, PANEL, SEATS, SLATE, TEXT, WELL

HEAD_H, HEADING_H = 116, 168
_GRID_Y = EDGE + HEAD_H + GAP
_ROWS_Y = _GRID_Y + HEADING_H
LEDGER_Y = _ROWS_Y + grid.DESK.height + 8 + GAP
STRIPS_Y = LEDGER_Y + ledger.HEIGHT + GAP
_GRID_X = EDGE + 12
STANDING_X = _GRID_X + grid.DESK.width + 10
STANDING_W = WIDTH - EDGE - 12 - STANDING_X


def compose(
    view: BelfortView, players: Sequence[str], words: Words, outlined: Collection[str] = ()
) -> Canvas:
    """The whole table in full colour; what is `outlined` is named as `changed` names it."""
    c = Canvas(WIDTH, STRIPS_Y + strips.PITCH * len(view.players) + 6, SLATE)
    head(c, EDGE, EDGE, WIDTH - 2 * EDGE, HEAD_H, view, players, words)
    c.rect(EDGE, _GRID_Y, WIDTH - 2 * EDGE, LEDGER_Y - GAP - _GRID_Y, PANEL, 14)
    said = {kind: words.say.free(count=grid.free_sites(view, kind)) for kind in grid.KINDS}
    grid.heading(c, _GRID_X, _GRID_Y, view, grid.DESK, said)
    grid.draw(c, _GRID_X, _ROWS_Y, view, grid.DESK)
    pitch = grid.DESK.row + grid.DESK.gap
    ledger.titles(c, STANDING_X, _GRID_Y, STANDING_W, HEADING_H, view, players, words)
    ledger.districts(c, STANDING_X, _ROWS_Y, STANDING_W, pitch, grid.DESK.gap, view)
    market.draw(c, EDGE, LEDGER_Y, ledger.LEFT - EDGE - GAP, ledger.HEIGHT, view, words)
    ledger.rest(c, LEDGER_Y, STANDING_X, STANDING_W, view, words)
    strips.draw(c, STRIPS_Y, view, players)
    outline.frames(c, outlined)
    return c


def head(
    c: Canvas, x: float, y: float, w: float, h: float,
    view: BelfortView, players: Sequence[str], words: Words,
) -> None:  # fmt: skip
    """Colour and sign of whoever is in front, the headline, and the calendar."""
    seat = in_front(view)
    fill, ink = (PANEL, TEXT) if seat is None else (SEATS[seat][0], INK)
    c.rect(x, y, w, h, fill, 14)
    left = x + 28
    if seat is not None:
        sign(c, x + 66, y + h / 2, seat, 74)
        left = x + 122
    right = x + w - 860
    player = "" if seat is None else players[seat]
    said, size = phone.headline(c, lambda who: words.headline(view, who), player, right - left, 56)
    c.mid(left, y + h / 2, said, size, ink, BOLD, "l")
    c.rect(right + 10, y + 8, w - (right + 10 - x) - 8, h - 16, INK, 12)
    if view.round:
        name(c, right + 34, y + 36, words.say.round(round=view.round), (44, 28), 200, TEXT, "l")
        name(c, right + 34, y + 82, words.month(view), (32, 22), 200, TEXT, "l", MEDIUM)
    calendar(c, right + 250, y + 18, view, 80)


def calendar(c: Canvas, x: float, y: float, view: BelfortView, size: int) -> None:
    """Seven months in the colours of their seasons; those that are scored bear a laurel."""
    for n, month in enumerate(BOX.calendar, 1):
        left = x + (n - 1) * (size + 5)
        now, past = n == view.round, n < view.round
        c.rect(left, y, size, size, NOW if now else WELL if past else SEASONS[month.season], 10)
        ink = SPENT if past else INK
        if now:
            c.spot("round", left, y, size, size)
        if month.scoring:
            icon(c, "laurel", left + size / 2, y + size / 2, round(size * 0.86), ink)
        digits = size * (0.38 if month.scoring else 0.55)
        c.mid(left + size / 2, y + size / 2 - (2 if month.scoring else 0), str(n), round(digits),
              ink)  # fmt: skip
