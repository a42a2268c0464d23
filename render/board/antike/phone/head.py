"""The top of the first picture: whose turn it is, what for, and the race to nine personages."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.antike.components import BOX
from engine.games.antike.view import AntikeView, NationView
from render import phone
from render.board.antike import marks
from render.board.antike.style import SIDES
from render.board.antike.words import Words, in_front
from render.canvas import Canvas, label
from render.fonts import BOLD, CAP, MEDIUM
from render.phone import INNER, KEY, MARGIN, TYPE
from render.theme import INK, LINE, MUTED, NOW, PANEL, RADIUS, TEXT, WELL

_HEAD_H, _RACE_H, _GAP = 148, 92, 8
HEIGHT = MARGIN + _HEAD_H + _GAP + _RACE_H + _GAP
_NUMBER = 132
"""Room for the number of personages and the goal."""


def draw(c: Canvas, view: AntikeView, players: Sequence[str], words: Words) -> None:
    """Head and race; `players` by seat."""
    _mover(c, MARGIN, view, players, words)
    y = MARGIN + _HEAD_H + _GAP
    wide = (INNER - _GAP) // 2
    for i, nation in enumerate(view.nations):
        x = MARGIN + i * (wide + _GAP)
        _race(c, x, y, wide, nation, players[nation.seat], in_front(view, nation.seat))


def _mover(c: Canvas, y: int, view: AntikeView, players: Sequence[str], words: Words) -> None:
    front = [n for n in view.nations if in_front(view, n.seat)]
    shared, over = len(front) != 1, view.outcome is not None
    side = SIDES[front[0].colour]
    fill, ink = (PANEL, TEXT) if shared else (side.fill, side.text)
    c.box(MARGIN, y, INNER, _HEAD_H, fill, NOW, 5, RADIUS)
    c.spot("head", MARGIN, y, INNER, _HEAD_H)
    c.icon("flag" if over else "arrow", MARGIN + 50, y + 46, 54, ink)
    room = INNER - 96 - 20
    said, size = phone.headline(
        c, lambda who: words.player_headline(view, who), players[front[0].seat], room
    )
    c.mid(MARGIN + 94, y + 46, said, size, ink, BOLD, "l")
    moment = words.moment(view)
    label(c, MARGIN + 24, y + 115, moment, (52, TYPE - 8), INNER - 48, ink, "l")


def _race(
    c: Canvas, x: float, y: float, w: float, nation: NationView, player: str, lit: bool
) -> None:
    """A player's name, how many personages, and the same as nine steps to the flag."""
    side = SIDES[nation.colour]
    c.box(x, y, w, _RACE_H, PANEL, NOW if lit else LINE, 4 if lit else 2, RADIUS)
    c.spot(f"race-{nation.seat}", x, y, w, _RACE_H)
    marks.token(c, x + 44, y + _RACE_H / 2, 58, side)
    phone.player(c, x + 86, y + 34, player, w - 86 - _NUMBER - 12, TEXT, 52, 46)
    line = y + (_RACE_H + KEY * CAP[BOLD]) / 2
    goal = c.text(x + w - 16, line, f"/{BOX.win_at}", TYPE, MUTED, MEDIUM, "r")
    c.text(x + w - 20 - goal, line, str(nation.track), KEY, TEXT, BOLD, "r")
    gap = (w - 86 - _NUMBER - 4) / BOX.win_at
    for i in range(BOX.win_at):
        left = round(x + 86 + i * gap)
        won = i < len(nation.personages)
        c.rect(left, y + 64, round(gap) - 5, 16, INK if won else LINE, 4)
        c.rect(left + 2, y + 66, round(gap) - 9, 12, side.fill if won else WELL, 3)
        c.spot(f"track-{nation.seat}-{i}", left, y + 62, round(gap) - 5, 20)
