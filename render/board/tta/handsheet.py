"""The cards in a player's hand, five a line; civil cards above, military ones below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.tta.cards.model import Card
from engine.games.tta.view import CivView
from render import fonts
from render.board.tta import ending
from render.board.tta.faces import face
from render.board.tta.look import AGES, CIVIL, KINDS, MILITARY, PLAYERS
from render.board.tta.minis import back
from render.board.tta.parts import seat, word
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
_HEIGHTS = (328, 364, 400, 440, 500, 580, 660)
"""Heights of a card, the lowest one on which every text fits is taken."""
_EVENTS_H = 84


@dataclass(frozen=True, slots=True)
class _Part:
    """The cards of one deck in hand; `prefix` and number are what one types to play a card."""

    name: str
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
    parts = [_part(scene, "civil", "disc", CIVIL, civ.civil, civ.civil_limit)]
    if scene.rules.military:
        limit = civ.military_limit
        parts.append(_part(scene, "military", "count_shield", MILITARY, civ.military, limit))
    for height in _HEIGHTS:
        c = _compose(scene, civ, parts, height)
        if not c.cut:
            break
    return c


def _part(
    scene: Scene, deck: str, sign: str, tone: RGB, cards: tuple[str | None, ...], limit: int
) -> _Part:
    known = tuple(scene.card(card) for card in cards if card is not None)
    name, prefix = scene.say.deck(deck), deck[0].upper()
    return _Part(name, prefix, sign, tone, known, limit, deck == "military")


def _compose(scene: Scene, civ: CivView, parts: Sequence[_Part], high: int) -> Canvas:
    events = _prepared(scene, civ.seat)
    # A deck without cards takes only its line, so that a small hand is a small picture.
    heights = [_BAR + (p.lines * (high + GAP) if p.cards else 0) + GAP for p in parts]
    total = 2 * MARGIN - GAP + sum(heights) + (_EVENTS_H if events else 0)
    bonuses = [card for card in civ.bonuses if card is not None]
    total += ending.block_height(len(bonuses))
    c = Canvas(WIDTH, total, SLATE)
    y = MARGIN
    for i, (part, taken) in enumerate(zip(parts, heights, strict=True)):
        _bar(c, y, scene, part)
        if i == 0:
            _owner(c, y, scene, civ.seat)
        else:
            told = scene.say.only_you()
            word(c, WIDTH - MARGIN, y + 22, told, BODY, MUTED, 420, anchor="r")
        _cards(c, y + _BAR, scene, part, high)
        y += taken
    if events:
        _events(c, y, scene, events)
        y += _EVENTS_H
    ending.block(c, (MARGIN, y, WIDTH - 2 * MARGIN), scene.say.own_events(), bonuses, scene)
    return c


def _bar(c: Canvas, y: int, scene: Scene, part: _Part) -> None:
    """The deck, and how full the hand is."""
    c.icon(part.sign, MARGIN + 20, y + 22, 40, part.tone)
    word(c, MARGIN + 52, y + 22, part.name, FIGURE, TEXT, 160, BOLD)
    held = len(part.cards)
    tone = NOW if held >= part.limit else MUTED
    text = scene.say.hand(held=held, limit=part.limit)
    taken = word(c, MARGIN + 220, y + 22, text, FIGURE, tone, 200)
    if held > part.limit:
        ends = "hand_limit" in scene.rules.turn_end
        told = scene.say.to_discard if ends else scene.say.to_discard_after_politics
        text = told(count=held - part.limit)
        word(c, MARGIN + 240 + taken, y + 23, text, BODY, NOW, 640 - taken)


def _owner(c: Canvas, y: int, scene: Scene, owner: int) -> None:
    name, size = named(c, scene.names[owner], NAME, 420, 24)
    w = 76 + fonts.width(name, size, BOLD)
    x = WIDTH - MARGIN - w
    c.rect(x, y, w, 44, PLAYERS[owner][0], 10)
    seat(c, x + 30, y + 22, 26, owner, INK)
    c.mid(x + w - 16, y + 22, name, size, INK, BOLD, "r")


def _cards(c: Canvas, y: int, scene: Scene, part: _Part, high: int) -> None:
    for i, card in enumerate(part.cards):
        x = MARGIN + (i % _ACROSS) * (_W + GAP)
        top = y + (i // _ACROSS) * (high + GAP)
        face(c, scene.words, (x, top, _W, high), card, 1.0, f"{part.prefix}{i + 1}")
    used, room = len(part.cards), part.limit - len(part.cards)
    if part.cards and room > 0 and used % _ACROSS:
        x = MARGIN + (used % _ACROSS) * (_W + GAP)
        top = y + (used // _ACROSS) * (high + GAP)
        rim(c, (x, top, _W, high), SLATE, PANEL, 3, 16, part.cut)
        text = scene.say.room_for(count=room)
        word(c, x + _W / 2, top + high / 2, text, BODY, MUTED, _W - 24, anchor="m")


def _prepared(scene: Scene, owner: int) -> list[tuple[str, Card]]:
    """The events whose faces the player knows, with the deck they lie in."""
    view = scene.view
    seen = [("current", card) for _, card in view.current_seen]
    seen += [("future", card) for _, card in view.future_seen]
    return [(deck, scene.card(card)) for deck, card in seen]


def _events(c: Canvas, y: int, scene: Scene, events: list[tuple[str, Card]]) -> None:
    """Events the player has prepared (or looked at) and that are still to come."""
    c.rect(MARGIN, y, WIDTH - 2 * MARGIN, _EVENTS_H - 8, PANEL, RADIUS)
    word(c, MARGIN + 16, y + 22, scene.say.events_known(), 22, MUTED, WIDTH / 2)
    wide = (WIDTH - 2 * MARGIN - 32) / len(events)
    for i, (deck, card) in enumerate(events):
        x = MARGIN + 16 + i * wide
        back(c, (x, y + 38, 32, 32), AGES[card.level], KINDS["event"], 18)
        name, lies = scene.words.name(card), scene.say.deck(deck)
        size = c.fit(name, BODY, BOLD, wide - 48, 15)
        taken = c.mid(x + 40, y + 54, name, size, TEXT, BOLD, "l")
        if taken + fonts.width(lies, 20, MEDIUM) < wide - 60:
            c.mid(x + 50 + taken, y + 55, lies, 20, MUTED, MEDIUM, "l")
