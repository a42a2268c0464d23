"""One player in full: figures, the next Collection, the reserve, and everything built."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.goods import WORKERS
from engine.games.belfort.view import BelfortView, BuiltView, PlayerView
from render.board.belfort import effects, lines, phone
from render.board.belfort.marks import name, token
from render.board.belfort.strips import of_sort
from render.board.belfort.words import Words
from render.canvas import Canvas
from render.fonts import MEDIUM
from render.phone import GAP, INNER, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.theme import ALARM, INK, MUTED, NOW, PANEL, PAPER, SLATE

_NEXT_H, _BUILT_H = 88, 150


def compose(view: BelfortView, player: PlayerView, players: Sequence[str], words: Words) -> Canvas:
    """What is in front of a player; built cards two in a row."""
    rows = -(-len(player.built) // 2)
    high = 2 * MARGIN + phone.STRIP + _NEXT_H + 2 * GAP + rows * (_BUILT_H + GAP)
    c = Canvas(WIDTH, max(LOWEST, high), SLATE)
    y = float(MARGIN)
    phone.strip(c, y, view, player, players[player.seat], words)
    y += phone.STRIP + GAP
    _next(c, y, player, words)
    y += _NEXT_H + GAP
    if not player.built:
        said = words.say.nothing_built()
        name(c, WIDTH / 2, y + 120, said, (TYPE, 30), INNER, MUTED, "m", MEDIUM)
    wide = (INNER - GAP) / 2
    for i, found in enumerate(player.built):
        left, top = MARGIN + i % 2 * (wide + GAP), y + i // 2 * (_BUILT_H + GAP)
        _built(c, left, top, wide, found, player.seat, words)
    return c


def _next(c: Canvas, y: float, player: PlayerView, words: Words) -> None:
    """Income and tax of the next Collection; workers in reserve."""
    middle = y + _NEXT_H / 2
    c.rect(MARGIN, y, INNER, _NEXT_H, PANEL, RADIUS)
    x = MARGIN + 26.0
    x += lines.writing(c, x, middle, ("gold", "round", " ", f"+{player.income}"), 52) + 30
    if player.tax:
        lines.writing(c, x, middle, (f"\u2212{player.tax}",), 52, tone=ALARM)
    c.spot(f"{player.seat}.income", MARGIN + 10, y + 12, 320, _NEXT_H - 24)
    right = MARGIN + INNER - 24.0
    right -= name(c, right, middle, words.say.in_reserve(), (TYPE, 26), 300, MUTED, "r", MEDIUM)
    left = [(sort, str(of_sort(player.reserve, sort)), " ") for sort in WORKERS]
    line = tuple(word for part in left for word in part)
    lines.writing(c, right - 8, middle, line, 52, anchor="r")


def _built(
    c: Canvas, x: float, y: float, w: float, found: BuiltView, seat: int, words: Words
) -> None:
    """A card with its locks, who stands on its plank, and what it does."""
    c.rect(x, y, w, _BUILT_H, PAPER, RADIUS)
    c.spot(f"built.{seat}.{found.card}", x, y, w, _BUILT_H)
    c.icon(f"bf_{found.building}", x + 50, y + 48, 72, INK)
    room = w - 182 - found.locks * 52
    name(c, x + 98, y + 48, words.names.building(found.building), (TYPE, 26), room, INK, "l")
    for g in range(found.locks):
        at = x + w - 96 - (found.locks - g - 0.5) * 52
        c.icon("bf_disc_full", at, y + 48, 46, INK)
        if g < found.gnomes:
            c.icon("bf_gnome", at, y + 48, 36, NOW)
        else:
            c.icon("bf_lock", at, y + 48, 28, PAPER)
    if found.worker is not None:
        token(c, x + w - 48, y + 48, seat, 58)
    lines.writing(c, x + 18, y + 116, effects.card(found.building), 46, paper=True, room=w - 36)
