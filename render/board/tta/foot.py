"""The foot of the overview: event decks by age, the last event, and next to them what the edition
has: tactics in use, or what the end of the game brings. Events that score then have lines below."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tta.cards.model import Card
from render import fonts
from render.board.tta import effects, ending
from render.board.tta.minis import back
from render.board.tta.parts import badge, items_row, items_width, name_rows, seat, word
from render.board.tta.plates import plate
from render.board.tta.scene import Scene
from render.board.tta.style import AGES, KINDS, ON_SLATE, WIDTH
from render.board.tta.words import units
from render.canvas import Canvas, leading
from render.fonts import BOLD, MEDIUM
from render.phone import Piece, broken, line, width
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
_EFFECT_SIZES, _EFFECT_LINES = (26, 24, 22, 20, 18, 16, 14), 2
_TEXT_SIZES = (SMALL, 21, NOTE, 19, 18, 17, 16, 15, 14, 13)


def height(scene: Scene) -> int:
    """How high the foot is."""
    return _upper(scene) + ending.height(scene)


def _upper(scene: Scene) -> int:
    lines = max(1, -(-len(scene.tactics) // _A_LINE))
    return _LOW + (lines - 1) * (_TILE_H + 8)


def draw(c: Canvas, y: int, scene: Scene) -> None:
    """The foot at y."""
    h = _upper(scene)
    _events(c, y, h, scene)
    if scene.rules.final_bonus:
        _final_bonus(c, y, h, scene)
    else:
        _tactics(c, y, h, scene)
    ending.draw(c, y + h + GAP, scene)


def _events(c: Canvas, y: int, h: int, scene: Scene) -> None:
    view, say, x = scene.view, scene.say, MARGIN
    c.rect(x, y, _EVENTS_W, h, PANEL, RADIUS)
    c.spot("events", x, y, _EVENTS_W, h)
    current = [(level, None) for level in sorted(view.current_events)]
    future = [(level, owner) for level, owner in sorted(view.future_events)]
    if scene.rules.round_start:
        word(c, x + 16, y + 26, say.round_events(), NAME, TEXT, 460, BOLD)
        _deck(c, x + 16, y + 72, say.to_come(), current, scene)
        c.spot("events-current", x + 8, y + 69, 474, 64)
        said = say.next_event(number=next_event(scene)) if view.current_events else ""
        word(c, x + 16, y + 160, said, BODY, MUTED, 460)
    else:
        word(c, x + 16, y + 26, say.events(), NAME, TEXT, 460, BOLD)
        _deck(c, x + 16, y + 52, say.current(), current, scene)
        _deck(c, x + 16, y + 120, say.future(), future, scene)
        c.spot("events-current", x + 8, y + 49, 474, 64)
        c.spot("events-future", x + 8, y + 118, 474, 66)
    left, w = x + 492, _EVENTS_W - 492 - 10
    h = _LOW
    c.spot("event-last", left, y + 10, w, h - 20)
    plate(c, (left, y + 10, w, h - 20), WELL, 10, cut=True)
    if not view.last_event:
        word(c, left + w / 2, y + h / 2, say.no_event(), BODY, MUTED, w - 20, anchor="m")
        return
    card = scene.card(view.last_event)
    badge(c, left + 30, y + 38, 38, card.kind)
    room = w - 70
    past = say.past_events(count=len(view.past_events))
    word(c, left + 58, y + 28, say.last_event(), NOTE, MUTED, room * 0.6)
    word(c, left + w - 12, y + 28, past, NOTE, MUTED, room * 0.4, anchor="r")
    name = scene.words.name(card)
    c.mid(left + 58, y + 54, name, c.fit(name, NAME, BOLD, room, 20), TEXT, BOLD, "l")
    said, least = scene.words.text(card), _TEXT_SIZES[-1]
    needed = len(fonts.wrap(said, least, MEDIUM, w - 24)) * leading(least)
    low = _effects(c, left + 14, y + h - 16, (w - 24, h - 90 - needed), scene)
    c.para(left + 14, y + 74, said, _TEXT_SIZES, TEXT, (w - 24, h - 90 - low))


def _effects(c: Canvas, x: float, bottom: float, box: tuple[float, float], scene: Scene) -> float:
    """What the last event did to whom, in lines that end at the bottom, in a room so wide and high.
    Gives their height; nothing where the text of the event leaves no room, for words say it too."""
    groups, (room, most) = effects.groups(scene), box
    if not groups:
        return 0
    for size in _EFFECT_SIZES:
        step = size + 8
        rows = broken([_group(group, size) for group in groups], room, size * 0.8)
        fits = len(rows) <= _EFFECT_LINES and len(rows) * step + 4 <= most
        if fits and all(width(row) <= room for row in rows):
            break
    else:
        if len(rows) * step + 4 > most:
            return 0
    for i, row in enumerate(rows):
        middle = bottom - (len(rows) - i - 0.5) * step
        if line(c, x, middle, row, size * 0.8) > x + room + 1:
            c.cut.append("event_effects")
    return len(rows) * step + 4


def _group(group: effects.Group, size: int) -> Piece:
    """The symbols of seats and what was done to them."""
    seats, items = group
    marks = len(seats) * (size + 2) + size * 0.3
    gap = size // 3

    def draw(c: Canvas, x: float, y: float) -> None:
        for i, number in enumerate(seats):
            seat(c, x + size / 2 + i * (size + 2), y, size, number)
        items_row(c, x + marks, y, items, size, gap, ON_SLATE, TEXT)

    return Piece(marks + items_width(items, size, gap), draw)


def next_event(scene: Scene) -> int:
    """The round at whose start the next event is turned over, where rounds begin with one."""
    return max(FIRST_EVENT, scene.view.round + 1)


FIRST_EVENT = 3
"""No round before this one begins with an event (OR-3.1)."""


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


# ----------------------------------------------------------------------------------- tactics


def _tactics(c: Canvas, y: int, h: int, scene: Scene) -> None:
    """The tactics that all may use; in an edition without a common area everybody's own."""
    x = _TACTICS_X
    c.rect(x, y, _TACTICS_W, h, PANEL, RADIUS)
    c.spot("tactics", x, y, _TACTICS_W, h)
    say, own = scene.say, scene.rules.tactics_stay
    said = say.own_tactics() if own else say.common_tactics()
    taken = word(c, x + 16, y + 26, said, NAME, TEXT, 500, BOLD)
    if not own:
        price = say.copy_price(actions=scene.board.figures.copy_tactic)
        start = max(232, 30 + taken)
        word(c, x + start, y + 27, price, SMALL, MUTED, _TACTICS_W - start - 16)
    if not scene.tactics:
        word(c, x + 16, y + 80, say.no_tactics(), BODY, MUTED, _TACTICS_W - 32)
    for i, tactic in enumerate(scene.tactics):
        left = x + 14 + (i % _A_LINE) * (_TILE_W + 8)
        top = y + 52 + (i // _A_LINE) * (_TILE_H + 8)
        _tactic(c, left, top, scene.card(tactic), scene)
        c.spot(f"tactic-{tactic}", left, top, _TILE_W, _TILE_H)


def _tactic(c: Canvas, x: int, y: int, card: Card, scene: Scene) -> None:
    """A tactic: its army, its strength (with old units), the symbols of those who use it."""
    tactic = card.tactic
    assert tactic is not None
    plate(c, (x, y, _TILE_W, _TILE_H), WELL, 10, cut=True)
    sizes = range(SMALL, 16, -1)
    (name,), size = name_rows(c, scene.words.names(card), sizes, _TILE_W - 20, 1)
    c.mid(x + 10, y + 20, name, size, TEXT, BOLD, "l")
    for i, kind in enumerate(units(card)):
        c.icon(f"kind_{kind}", x + 24 + i * 34, y + 56, 28, ON_SLATE["strength"])
    low = y + _TILE_H - 28
    wide = c.mid(x + 10, low, f"+{tactic.strength}", FIGURE, TEXT, BOLD, "l")
    if tactic.obsolete:
        c.mid(x + 14 + wide, low + 2, f"/{tactic.obsolete}", BODY, MUTED, MEDIUM, "l")
    for i, user in enumerate(scene.users(card.id)):
        seat(c, x + _TILE_W - 18 - i * 22, low, 20, user)


# ------------------------------------------------------------------------- the end of the game


def _final_bonus(c: Canvas, y: int, h: int, scene: Scene) -> None:
    """What scores in the end, and what that would bring everybody now."""
    x, say = _TACTICS_X, scene.say
    c.rect(x, y, _TACTICS_W, h, PANEL, RADIUS)
    c.spot("bonuses", x, y, _TACTICS_W, h)
    word(c, x + 16, y + 26, say.final_bonus(), NAME, TEXT, 460, BOLD)
    civs = [p for p in scene.civs if not p.out]
    left = x + 510.0
    step = (_TACTICS_W - 520) / max(len(civs), 1)
    for i, civ in enumerate(civs):
        middle = left + (i + 0.5) * step
        seat(c, middle - 40, y + h / 2, 40, civ.seat)
        said = f"+{civ.final_bonus}"
        size = c.fit(said, FIGURE, BOLD, step - 74, BODY)
        c.mid(middle - 12, y + h / 2, said, size, ON_SLATE["culture"], BOLD, "l")
        c.spot(f"bonus-{civ.seat}", middle - 64, y + h / 2 - 30, step - 12, 60)
    for i, wanted in enumerate(scene.rules.final_bonus):
        age = AGES[wanted.level] if isinstance(wanted.level, int) else ""
        said = say.bonus_of(wanted.of, age=age)
        px, py = x + 16 + (i // 3) * 270, y + 70 + (i % 3) * 40
        c.mid(px, py, f"{wanted.times}×", BODY, ON_SLATE["culture"], BOLD, "l")
        word(c, px + 42, py, said, BODY, TEXT, 220)
