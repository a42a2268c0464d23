"""The hand of a player for its owner, and what a player has built for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.goods import GOODS
from engine.games.belfort.view import BelfortView, BuiltView, PlayerView
from render.board.belfort import faces
from render.board.belfort.look import ON_SLATE, SPENT
from render.board.belfort.marks import name, person, token
from render.board.belfort.words import Words
from render.canvas import Canvas
from render.fonts import MEDIUM
from render.phone import GAP, INNER, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.theme import INK, MUTED, NOW, PANEL, PAPER, SLATE, TEXT

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


_BUILT_H = 118


def tableau(view: BelfortView, player: PlayerView, players: Sequence[str], words: Words) -> Canvas:
    """What a player has built, two in a row."""
    rows = -(-len(player.built) // 2)
    high = 2 * MARGIN + _HEADING_H + GAP + rows * (_BUILT_H + GAP)
    c = Canvas(WIDTH, max(LOWEST, high), SLATE)
    y = heading(c, MARGIN, view, player, players[player.seat])
    if not player.built:
        said = words.say.nothing_built()
        name(c, WIDTH / 2, y + 120, said, (TYPE, 30), INNER, MUTED, "m", MEDIUM)
    wide = (INNER - GAP) / 2
    for i, found in enumerate(player.built):
        left, top = MARGIN + i % 2 * (wide + GAP), y + i // 2 * (_BUILT_H + GAP)
        _built(c, left, top, wide, found, player.seat, words)
    return c


def _built(
    c: Canvas, x: float, y: float, w: float, found: BuiltView, seat: int, words: Words
) -> None:
    c.rect(x, y, w, _BUILT_H, PAPER, RADIUS)
    c.spot(f"built.{seat}.{found.card}", x, y, w, _BUILT_H)
    c.icon(f"bf_{found.building}", x + 56, y + _BUILT_H / 2, 80, INK)
    name(c, x + 108, y + 40, words.names.building(found.building), (TYPE, 28), w - 190, INK, "l")
    for g in range(found.locks):
        at = x + 126 + g * 52
        c.icon("bf_disc_full", at, y + 86, 44, INK)
        if g < found.gnomes:
            c.icon("bf_gnome", at, y + 86, 34, NOW)
        else:
            c.icon("bf_lock", at, y + 86, 26, PAPER)
    if found.worker is not None:
        token(c, x + w - 50, y + _BUILT_H / 2, seat, 60)
