"""The foot of the overview: event decks by age, the last event, common tactics and their users."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tta.cards.model import Card
from render.board.tta.look import AGES, KINDS, ON_SLATE, WIDTH
from render.board.tta.minis import back
from render.board.tta.parts import badge, seat, word
from render.board.tta.plates import plate
from render.board.tta.scene import Scene
from render.board.tta.words import units
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.theme import (
    BODY,
    FIGURE,
    GAP,
    MARGIN,
    MUTED,
    NAME,
    NOTE,
    PANEL,
    RADIUS,
    SMALL,
    TEXT,
    WELL,
)

_LOW = 192
_EVENTS_W = 900
_TACTICS_X = MARGIN + _EVENTS_W + GAP
_TACTICS_W = WIDTH - MARGIN - _TACTICS_X
_TILE_W, _TILE_H, _A_LINE = 162, 126, 6


def height(scene: Scene) -> int:
    """How high the foot is."""
    lines = max(1, -(-len(scene.view.common_tactics) // _A_LINE))
    return _LOW + (lines - 1) * (_TILE_H + 8)


def draw(c: Canvas, y: int, scene: Scene) -> None:
    """The foot at y."""
    h = height(scene)
    _events(c, y, h, scene)
    _tactics(c, y, h, scene)


def _events(c: Canvas, y: int, h: int, scene: Scene) -> None:
    view, say, x = scene.view, scene.say, MARGIN
    c.rect(x, y, _EVENTS_W, h, PANEL, RADIUS)
    word(c, x + 16, y + 26, say.events(), NAME, TEXT, 460, BOLD)
    current = [(level, None) for level in sorted(view.current_events)]
    future = [(level, owner) for level, owner in sorted(view.future_events)]
    _deck(c, x + 16, y + 52, say.current(), current, scene)
    _deck(c, x + 16, y + 120, say.future(), future, scene)
    c.spot("events-current", x + 8, y + 49, 474, 64)
    c.spot("events-future", x + 8, y + 118, 474, 66)
    left, w = x + 492, _EVENTS_W - 492 - 10
    h = _LOW
    c.spot("event-last", left, y + 10, w, h - 20)
    plate(c, (left, y + 10, w, h - 20), WELL, 10, cut=True)
    if not view.past_events:
        word(c, left + w / 2, y + h / 2, say.no_event(), BODY, MUTED, w - 20, anchor="m")
        return
    card = scene.card(view.past_events[-1])
    badge(c, left + 30, y + 38, 38, card.kind)
    room = w - 70
    past = say.past_events(count=len(view.past_events))
    word(c, left + 58, y + 28, say.last_event(), NOTE, MUTED, room * 0.6)
    word(c, left + w - 12, y + 28, past, NOTE, MUTED, room * 0.4, anchor="r")
    name = scene.words.name(card)
    c.mid(left + 58, y + 54, name, c.fit(name, NAME, BOLD, room, 20), TEXT, BOLD, "l")
    sizes = (SMALL, 21, NOTE, 19, 18, 17, 16, 15, 14, 13)
    c.para(left + 14, y + 74, scene.words.text(card), sizes, TEXT, (w - 24, h - 90))


def _deck(
    c: Canvas, x: int, y: int, text: str, cards: Sequence[tuple[int, int | None]], scene: Scene
) -> None:
    """A deck of events: backs by age, with the symbols of those who prepared them."""
    word(c, x, y + 30, text, BODY, MUTED, 90)
    if not cards:
        word(c, x + 98, y + 30, scene.say.none(), BODY, MUTED, 360)
        return
    step = min(56, 370 // len(cards))
    for i, (level, owner) in enumerate(cards):
        left = x + 96 + i * step
        back(c, (left, y, step - 6, 58), AGES[level], KINDS["event"], NAME if step > 44 else NOTE)
        if owner is not None:
            c.icon("disc", left + step - 12, y + 52, 26, PANEL)
            seat(c, left + step - 12, y + 52, 18, owner)


def _tactics(c: Canvas, y: int, h: int, scene: Scene) -> None:
    x = _TACTICS_X
    c.rect(x, y, _TACTICS_W, h, PANEL, RADIUS)
    say = scene.say
    taken = word(c, x + 16, y + 26, say.common_tactics(), NAME, TEXT, 500, BOLD)
    price = say.copy_price(actions=scene.board.figures.copy_tactic)
    start = max(232, 30 + taken)
    word(c, x + start, y + 27, price, SMALL, MUTED, _TACTICS_W - start - 16)
    if not scene.view.common_tactics:
        word(c, x + 16, y + 80, say.no_tactics(), BODY, MUTED, _TACTICS_W - 32)
    for i, tactic in enumerate(scene.view.common_tactics):
        left = x + 14 + (i % _A_LINE) * (_TILE_W + 8)
        top = y + 52 + (i // _A_LINE) * (_TILE_H + 8)
        _tactic(c, left, top, scene.card(tactic), scene)
        c.spot(f"tactic-{tactic}", left, top, _TILE_W, _TILE_H)


def _tactic(c: Canvas, x: int, y: int, card: Card, scene: Scene) -> None:
    """A tactic: its army, its strength (with old units), the symbols of those who use it."""
    tactic = card.tactic
    assert tactic is not None
    plate(c, (x, y, _TILE_W, _TILE_H), WELL, 10, cut=True)
    name = scene.words.name(card)
    size = c.fit(name, SMALL, BOLD, _TILE_W - 20, 17)
    c.mid(x + 10, y + 20, name, size, TEXT, BOLD, "l")
    for i, kind in enumerate(units(card)):
        c.icon(f"kind_{kind}", x + 24 + i * 34, y + 56, 28, ON_SLATE["strength"])
    low = y + _TILE_H - 28
    wide = c.mid(x + 10, low, f"+{tactic.strength}", FIGURE, TEXT, BOLD, "l")
    if tactic.obsolete:
        c.mid(x + 14 + wide, low + 2, f"/{tactic.obsolete}", BODY, MUTED, MEDIUM, "l")
    users = [p.seat for p in scene.view.players if p.tactic == card.id and not p.exclusive]
    for i, user in enumerate(users):
        seat(c, x + _TILE_W - 18 - i * 22, low, 20, user)
