"""The cards in a hand for a phone, in two columns and each as high as it needs; civil cards above,
military ones below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.games.tta.cards.model import Card
from engine.games.tta.view import CivView
from render import phone
from render.board.tta import handface
from render.board.tta.minis import back
from render.board.tta.parts import seat, word
from render.board.tta.scene import Scene
from render.board.tta.style import AGES, CIVIL, KINDS, MILITARY, PLAYERS
from render.canvas import Canvas
from render.fonts import BOLD
from render.phone import FIGURE, GAP, INNER, MARGIN, RADIUS, TYPE, WIDTH
from render.theme import INK, MUTED, NOW, PANEL, SLATE, TEXT

_ACROSS = 2
_W = (INNER - (_ACROSS - 1) * GAP) / _ACROSS
_LEAST = 36
_SIZES = (TYPE, 44, 42, 40, 38, _LEAST, 33, 30, 27)
"""Of texts: the first one with which a hand is not too high is taken, else the last. Those below
the least are for hands that would be higher than what can be sent."""
_HIGH, _HIGHEST = 2_300, 4_000
_HEAD_H, _BAR_H, _OVER_H, _LINE_H = 96, 72, 60, 64

_TYPED = {"civil": "C", "military": "M"}
"""What one types before the number of a card, in every language."""


@dataclass(frozen=True, slots=True)
class _Part:
    """Cards with a heading. prefix: with its number what one types to play a card. held: how full
    the hand is, perhaps with what is too much, and whether it is full."""

    name: str
    cards: tuple[Card, ...]
    prefix: str = ""
    sign: str = ""
    held: str = ""
    over: str = ""
    full: bool = False

    def number(self, place: int) -> str:
        return f"{self.prefix}{place + 1}" if self.prefix else ""


@dataclass(frozen=True, slots=True)
class _Placed:
    """A card with what one types to play it, and its box below the heading."""

    card: Card
    number: str
    x: float
    y: float
    w: float
    h: float

    @property
    def end(self) -> float:
        return self.y + self.h


def compose(scene: Scene, seat_: int) -> Canvas:
    """The picture of a seat's own cards, from its own view."""
    civ = scene.view.players[seat_]
    parts = list(_parts(scene, civ))
    events = _prepared(scene)
    for size in _SIZES:
        placed = [_in_columns(scene, part, size) for part in parts]
        high = _height(parts, placed, len(events))
        if high <= (_HIGH if size > _LEAST else _HIGHEST):
            break
    c = Canvas(WIDTH, high, SLATE)
    y = _head(c, scene, civ.seat)
    for part, cards in zip(parts, placed, strict=True):
        y = _bar(c, y, part)
        for one in cards:
            box = (one.x, y + one.y, one.w, one.h)
            handface.draw(c, scene.words, box, one.card, one.number, _SIZES)
            c.spot(one.number or one.card.id, *box)
        y += _end(cards)
    _events(c, y, scene, events)
    return c


def _parts(scene: Scene, civ: CivView) -> Iterable[_Part]:
    """Both hands, and what one keeps for the end of the game."""
    yield _hand(scene, "civil", civ.civil, civ.civil_limit)
    if scene.rules.military:
        yield _hand(scene, "military", civ.military, civ.military_limit)
    if bonuses := tuple(scene.card(card) for card in civ.bonuses if card is not None):
        yield _Part(scene.say.own_events(), bonuses)


def _hand(scene: Scene, deck: str, cards: Sequence[str | None], limit: int) -> _Part:
    known = tuple(scene.card(card) for card in cards if card is not None)
    held, over = len(known), ""
    if held > limit:
        ends = "hand_limit" in scene.rules.turn_end
        told = scene.say.to_discard if ends else scene.say.to_discard_after_politics
        over = told(count=held - limit)
    sign = "disc" if deck == "civil" else "count_shield"
    said = scene.say.hand(held=held, limit=limit)
    return _Part(scene.say.deck(deck), known, _TYPED[deck], sign, said, over, held >= limit)


def _in_columns(scene: Scene, part: _Part, size: int) -> list[_Placed]:
    """Each card in the column that is lower so far. Both end at the same height: what one lacks is
    shared out among its cards. A single card has the whole width."""
    wide = _W if len(part.cards) > 1 else INNER
    columns: list[list[_Placed]] = [[] for _ in range(_ACROSS)]
    for i, card in enumerate(part.cards):
        n = min(range(_ACROSS), key=lambda n: _end(columns[n]))
        left, top = MARGIN + n * (_W + GAP), _end(columns[n])
        high = handface.height(scene.words, card, wide, size)
        columns[n].append(_Placed(card, part.number(i), left, top, wide, high))
    end = max(map(_end, columns))
    return [one for column in columns for one in _stretched(column, end)]


def _stretched(column: Sequence[_Placed], end: float) -> Iterable[_Placed]:
    """The cards of a column, higher by the same so that it ends there."""
    for i, one in enumerate(column):
        more = (end - _end(column)) / len(column)
        yield replace(one, y=one.y + i * more, h=one.h + more)


def _end(cards: Sequence[_Placed]) -> float:
    """Where the next thing below them begins."""
    return max((one.end + GAP for one in cards), default=0.0)


def _height(parts: Sequence[_Part], placed: Sequence[Sequence[_Placed]], events: int) -> int:
    """How high the picture is."""
    bars = sum(_BAR_H + (_OVER_H if part.over else 0) for part in parts)
    known = (events + 1) * _LINE_H + 2 * GAP if events else 0
    return round(MARGIN + _HEAD_H + GAP + bars + sum(map(_end, placed)) + known + MARGIN - GAP)


def _head(c: Canvas, scene: Scene, owner: int) -> float:
    """Whose hand it is, and that nobody else sees it. Gives the lower edge."""
    middle = MARGIN + _HEAD_H / 2
    c.rect(MARGIN, MARGIN, INNER, _HEAD_H, PLAYERS[owner][0], RADIUS)
    c.spot("head", MARGIN, MARGIN, INNER, _HEAD_H)
    seat(c, MARGIN + 54, middle, 60, owner, INK)
    told = scene.say.only_you()
    taken = word(c, MARGIN + INNER - 20, middle, told, TYPE, INK, INNER / 2, anchor="r")
    phone.player(c, MARGIN + 100, middle, scene.names[owner], INNER - 140 - taken, INK, 66, TYPE)
    return MARGIN + _HEAD_H + GAP


def _bar(c: Canvas, y: float, part: _Part) -> float:
    """The heading of some cards, and how full the hand is. Gives the lower edge."""
    x, middle = MARGIN + 8.0, y + _BAR_H / 2 - 4
    c.spot(part.name, MARGIN, y, INNER, _BAR_H + (_OVER_H if part.over else 0))
    if part.sign:
        c.icon(part.sign, x + 24, middle, 48, CIVIL if part.sign == "disc" else MILITARY)
        x += 62
    x += word(c, x, middle, part.name, FIGURE, TEXT, INNER - 80, BOLD) + 24
    tone = NOW if part.full else MUTED
    word(c, x, middle, part.held, FIGURE, tone, MARGIN + INNER - x)
    if part.over:
        word(c, MARGIN + 8, y + _BAR_H + _OVER_H / 2 - 8, part.over, TYPE, NOW, INNER - 16)
    return y + _BAR_H + (_OVER_H if part.over else 0)


def _prepared(scene: Scene) -> list[tuple[str, Card]]:
    """The events whose faces the player knows, with the deck they are in."""
    view = scene.view
    seen = [("current", card) for _, card in view.current_seen]
    seen += [("future", card) for _, card in view.future_seen]
    return [(deck, scene.card(card)) for deck, card in seen]


def _events(c: Canvas, y: float, scene: Scene, events: Sequence[tuple[str, Card]]) -> None:
    """Events the player has prepared (or looked at) and that are still to come, one a line."""
    if not events:
        return
    c.rect(MARGIN, y, INNER, (len(events) + 1) * _LINE_H + GAP, PANEL, RADIUS)
    word(c, MARGIN + 20, y + _LINE_H / 2 + 4, scene.say.events_known(), TYPE, MUTED, INNER - 40)
    right = MARGIN + INNER - 20
    for i, (deck, card) in enumerate(events, 1):
        middle = y + (i + 0.5) * _LINE_H + 2
        c.spot(f"known-{i}", MARGIN, middle - _LINE_H / 2, INNER, _LINE_H)
        back(c, (MARGIN + 20, middle - 26, 52, 52), AGES[card.level], KINDS["event"], 38)
        lies = scene.say.deck(deck)
        taken = word(c, right, middle, lies, TYPE, MUTED, INNER / 3, anchor="r")
        name = scene.words.name(card)
        word(c, MARGIN + 90, middle, name, TYPE, TEXT, INNER - 130 - taken, BOLD)
