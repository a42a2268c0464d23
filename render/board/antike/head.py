"""The top of the picture: the race to nine personages and whose turn it is."""

from __future__ import annotations

from engine.games.antike.components import BOX
from engine.games.antike.view import AntikeView, NationView
from render import canvas
from render.board.antike import marks
from render.board.antike.style import COLUMN_W, COLUMN_X, HEAD_H, HEAD_Y, MAP, MAP_X, SIDES
from render.board.antike.words import Words, in_front
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM
from render.theme import (
    GAP,
    INK,
    KEY,
    LINE,
    MUTED,
    NAME,
    NOW,
    PANEL,
    RADIUS,
    TEXT,
    WELL,
)

_W = (MAP - GAP) // 2
_SLOT, _SLOT_H = 60, 50
_PLAYER = 27


def draw(c: Canvas, view: AntikeView, names: tuple[str, ...], words: Words) -> None:
    """Both race cards and the field of the mover; `names` are the players' names by seat."""
    for i, nation in enumerate(view.nations):
        x = MAP_X + i * (_W + GAP)
        _race(c, x, nation, names[nation.seat], words, lit=in_front(view, nation.seat))
    _mover(c, view, words)


def _race(c: Canvas, x: int, nation: NationView, player: str, words: Words, *, lit: bool) -> None:
    side = SIDES[nation.colour]
    c.box(x, HEAD_Y, _W, HEAD_H, PANEL, NOW if lit else LINE, 5 if lit else 2, RADIUS)
    c.spot(f"race-{nation.seat}", x, HEAD_Y, _W, HEAD_H)
    marks.token(c, x + 54, HEAD_Y + 50, 62, side)
    c.mid(x + 100, HEAD_Y + 34, words.nation(nation), 42, TEXT, BOLD, "l")
    name = canvas.short(player, _PLAYER, MEDIUM, _W - 260)
    c.mid(x + 100, HEAD_Y + 70, name, _PLAYER, MUTED, MEDIUM, "l")
    c.mid(x + _W - 20, HEAD_Y + 58, f"/{BOX.win_at}", NAME, MUTED, MEDIUM, "r")
    c.mid(x + _W - 62, HEAD_Y + 49, str(nation.track), KEY, TEXT, BOLD, "r")
    gap = (_W - 2 * 20 - _SLOT) / (BOX.win_at - 1)
    for i in range(BOX.win_at):
        left, top = round(x + 20 + i * gap), HEAD_Y + HEAD_H - _SLOT_H - 11
        middle = left + _SLOT / 2, top + _SLOT_H / 2
        c.spot(f"track-{nation.seat}-{i}", left, top, _SLOT, _SLOT_H)
        if i < len(nation.personages):
            c.rect(left, top, _SLOT, _SLOT_H, INK, 8)
            c.rect(left + 2, top + 2, _SLOT - 4, _SLOT_H - 4, side.fill, 6)
            c.icon(nation.personages[i].kind, *middle, 38, side.text)
            continue
        last = i == BOX.win_at - 1
        c.box(left, top, _SLOT, _SLOT_H, WELL, NOW if last else LINE, 2, 8)
        if last:
            c.icon("flag", middle[0] + 3, middle[1], 32, NOW)
        elif i + 1 in BOX.wall_icons:
            c.icon("wall", *middle, 32, MUTED)


def _mover(c: Canvas, view: AntikeView, words: Words) -> None:
    x, w, over = COLUMN_X, COLUMN_W, view.outcome is not None
    front = [n for n in view.nations if in_front(view, n.seat)]
    draw_game = len(front) != 1
    side = SIDES[front[0].colour]
    fill, ink = (PANEL, TEXT) if draw_game else (side.fill, side.text)
    c.box(x, HEAD_Y, w, HEAD_H, fill, NOW, 5, RADIUS)
    c.spot("head", x, HEAD_Y, w, HEAD_H)
    c.icon("flag" if over else "arrow", x + 50, HEAD_Y + 57, 50, ink)
    title = words.headline(view)
    label(c, x + 90, HEAD_Y + 57, title, (76, 40), w - 112, ink, "l")
    y = HEAD_Y + 124
    turn = words.turn(view)
    size = c.fit(turn, NAME, MEDIUM, w / 3, 20)
    right = c.mid(x + w - 24, y, turn, size, ink, MEDIUM, "r")
    moment = words.moment(view)
    label(c, x + 26, y, moment, (36, 26), w - 72 - right, ink, "l")
