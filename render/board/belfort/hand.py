"""The hand of a player, for its owner."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.goods import GOODS
from engine.games.belfort.view import BelfortView, PlayerView
from render.board.belfort import faces
from render.board.belfort.marks import person, token
from render.board.belfort.style import ON_SLATE, SPENT
from render.board.belfort.words import Words
from render.canvas import Canvas
from render.phone import GAP, INNER, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.theme import PANEL, SLATE, TEXT

_HEADING_H = 92


def heading(c: Canvas, y: float, view: BelfortView, player: PlayerView, said: str) -> float:
    """A token, a line, and the goods of a player."""
    c.rect(MARGIN, y, INNER, _HEADING_H, PANEL, RADIUS)
    token(c, MARGIN + 54, y + 46, player.seat, 58)
    person(c, MARGIN + 104, y + 46, said, (TYPE, 36), 420, TEXT)
    for k, good in enumerate(GOODS):
        at = MARGIN + 568 + k * 124
        n = player.goods.of(good)
        c.icon(f"bf_{good}", at, y + 46, 46, ON_SLATE[good])
        c.mid(at + 34, y + 46, str(n), TYPE, TEXT if n else SPENT, anchor="l")
    return y + _HEADING_H + GAP


_HIGHEST = 1.75
"""A hand with more kinds of cards than fit is drawn as plates; in widths."""


def compose(view: BelfortView, players: Sequence[str], words: Words) -> Canvas:
    """The hand of the viewer; equal cards once."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    kinds = faces.counted(player.cards)
    sheets = sum(faces.sheet_height(words.effects.card(kind)) + GAP for kind, _ in kinds)
    above = 2 * MARGIN + _HEADING_H + GAP
    told = above + sheets <= _HIGHEST * WIDTH
    rows = -(-len(kinds) // 2)
    high = above + (sheets if told else rows * (faces.PLATE_H + GAP))
    c = Canvas(WIDTH, max(LOWEST, round(high)), SLATE)
    y = heading(c, MARGIN, view, player, words.say.your_hand())
    if told:
        faces.sheets(c, y, GAP, view, kinds, words, player.goods)
        return c
    wide = (INNER - GAP) / 2
    for i, (kind, count) in enumerate(kinds):
        left, top = MARGIN + i % 2 * (wide + GAP), y + i // 2 * (faces.PLATE_H + GAP)
        faces.plate(c, left, top, wide, view, kind, words, player.goods, count)
    return c
