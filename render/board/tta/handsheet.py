"""The cards in a player's hand, five a line; civil cards above, military ones below."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.tta.cards.model import Card
from engine.games.tta.view import CivView
from render import fonts
from render.board.tta.faces import face
from render.board.tta.look import AGES, CIVIL, KINDS, MILITARY, PLAYERS
from render.board.tta.minis import back
from render.board.tta.parts import seat
from render.board.tta.plates import rim
from render.board.tta.scene import Scene, named
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.theme import (
    BODY,
    FIGURE,
    GAP,
    INK,
    MARGIN,
    MUTED,
    NAME,
    NOW,
    PANEL,
    RADIUS,
    RGB,
    SLATE,
    TEXT,
)

WIDTH = 1400
_BAR, _ACROSS = 60, 5
_W = (WIDTH - 2 * MARGIN - (_ACROSS - 1) * GAP) / _ACROSS
_HEIGHTS = (328, 364, 400, 440)
"""Heights of a card, the lowest one on which every text fits is taken."""
_EVENTS_H = 84


@dataclass(frozen=True, slots=True)
class _Part:
    """The cards of one deck in hand; `prefix` and number are what one types to play a card."""

    word: str
    prefix: str
    sign: str
    tone: RGB
    cards: tuple[Card, ...]
    limit: int
    cut: bool

    @property
    def lines(self) -> int:
        return max(1, -(-len(self.cards) // _ACROSS))


def compose(scene: Scene, seat_: int) -> Canvas:
    """The picture of a seat's own cards, from its own view."""
    civ = scene.view.players[seat_]
    parts = (
        _part(scene, "Civil", "disc", CIVIL, civ.civil, civ.civil_limit),
        _part(scene, "Military", "count_shield", MILITARY, civ.military, civ.military_limit),
    )
    for height in _HEIGHTS:
        c = _compose(scene, civ, parts, height)
        if not c.cut:
            break
    return c


def _part(
    scene: Scene, word: str, sign: str, tone: RGB, cards: tuple[str | None, ...], limit: int
) -> _Part:
    known = tuple(scene.card(card) for card in cards if card is not None)
    return _Part(word, word[0], sign, tone, known, limit, word == "Military")


def _compose(scene: Scene, civ: CivView, parts: tuple[_Part, ...], high: int) -> Canvas:
    events = _prepared(scene, civ.seat)
    # A deck without cards takes only its line, so that a small hand is a small picture.
    heights = [_BAR + (p.lines * (high + GAP) if p.cards else 0) + GAP for p in parts]
    total = 2 * MARGIN - GAP + sum(heights) + (_EVENTS_H if events else 0)
    c = Canvas(WIDTH, total, SLATE)
    y = MARGIN
    for i, (part, taken) in enumerate(zip(parts, heights, strict=True)):
        _bar(c, y, part)
        if i == 0:
            _owner(c, y, scene, civ.seat)
        else:
            word = "Only you see this picture"
            c.mid(WIDTH - MARGIN, y + 22, word, BODY, MUTED, MEDIUM, "r")
        _cards(c, y + _BAR, part, high)
        y += taken
    if events:
        _events(c, y, events)
    return c


def _bar(c: Canvas, y: int, part: _Part) -> None:
    """The deck, and how full the hand is."""
    c.icon(part.sign, MARGIN + 20, y + 22, 40, part.tone)
    c.mid(MARGIN + 52, y + 22, part.word, FIGURE, TEXT, BOLD, "l")
    held = len(part.cards)
    tone = NOW if held >= part.limit else MUTED
    taken = c.mid(MARGIN + 220, y + 22, f"{held} of {part.limit}", FIGURE, tone, MEDIUM, "l")
    if held > part.limit:
        text = f"{held - part.limit} to discard at the end of the turn"
        c.mid(MARGIN + 240 + taken, y + 23, text, BODY, NOW, MEDIUM, "l")


def _owner(c: Canvas, y: int, scene: Scene, owner: int) -> None:
    name, size = named(c, scene.names[owner], NAME, 420, 24)
    w = 76 + fonts.width(name, size, BOLD)
    x = WIDTH - MARGIN - w
    c.rect(x, y, w, 44, PLAYERS[owner][0], 10)
    seat(c, x + 30, y + 22, 26, owner, INK)
    c.mid(x + w - 16, y + 22, name, size, INK, BOLD, "r")


def _cards(c: Canvas, y: int, part: _Part, high: int) -> None:
    for i, card in enumerate(part.cards):
        x = MARGIN + (i % _ACROSS) * (_W + GAP)
        top = y + (i // _ACROSS) * (high + GAP)
        face(c, (x, top, _W, high), card, 1.0, f"{part.prefix}{i + 1}")
    used, room = len(part.cards), part.limit - len(part.cards)
    if part.cards and room > 0 and used % _ACROSS:
        x = MARGIN + (used % _ACROSS) * (_W + GAP)
        top = y + (used // _ACROSS) * (high + GAP)
        rim(c, (x, top, _W, high), SLATE, PANEL, 3, 16, part.cut)
        c.mid(x + _W / 2, top + high / 2, f"room for {room}", BODY, MUTED, MEDIUM)


def _prepared(scene: Scene, owner: int) -> list[tuple[str, Card]]:
    """The events whose faces the player knows, with the deck they lie in."""
    view = scene.view
    seen = [("current", card) for _, card in view.current_seen]
    seen += [("future", card) for _, card in view.future_seen]
    return [(deck, scene.card(card)) for deck, card in seen]


def _events(c: Canvas, y: int, events: list[tuple[str, Card]]) -> None:
    """Events the player has prepared (or looked at) and that are still to come."""
    c.rect(MARGIN, y, WIDTH - 2 * MARGIN, _EVENTS_H - 8, PANEL, RADIUS)
    c.mid(MARGIN + 16, y + 22, "Events you know", 22, MUTED, MEDIUM, "l")
    wide = (WIDTH - 2 * MARGIN - 32) / len(events)
    for i, (deck, card) in enumerate(events):
        x = MARGIN + 16 + i * wide
        back(c, (x, y + 38, 32, 32), AGES[card.level], KINDS["event"], 18)
        size = c.fit(card.name, BODY, BOLD, wide - 48, 15)
        taken = c.mid(x + 40, y + 54, card.name, size, TEXT, BOLD, "l")
        if taken + fonts.width(deck, 20, MEDIUM) < wide - 60:
            c.mid(x + 50 + taken, y + 55, deck, 20, MUTED, MEDIUM, "l")
