"""The card row large, with the text of every card: made for a phone held upright."""

from __future__ import annotations

from render.board.tta.market import deck_line, empty_word, price_mark
from render.board.tta.minis import Extras, slip, slip_height
from render.board.tta.parts import seat, word
from render.board.tta.scene import Scene, named
from render.board.tta.style import CIVIL_BACK, MILITARY_BACK, PLAYERS
from render.canvas import Canvas
from render.fonts import BOLD
from render.theme import (
    FIGURE,
    GAP,
    INK,
    MARGIN,
    MUTED,
    NAME,
    PANEL,
    RADIUS,
    SLATE,
    TEXT,
    TITLE,
    WELL,
    mix,
)

WIDTH = 1200
_INNER = WIDTH - 2 * MARGIN
_HEAD, _ZONE_HEAD, _PAD, _ACROSS = 92, 72, 10, 2
_CELL = (_INNER - 3 * _PAD) / _ACROSS
_K = 1.3
_FOLDED = 56
Lines = list[tuple[int, ...]]


def compose(scene: Scene) -> Canvas:
    """The picture in full colour."""
    layout = [(price, _lines(spaces)) for price, spaces in scene.zones]
    heights = [[_height(scene, line) for line in lines] for _, lines in layout]
    total = 2 * MARGIN + _HEAD + sum(_zone_height(h) + GAP for h in heights)
    c = Canvas(WIDTH, total, SLATE)
    _head(c, MARGIN, scene)
    y = MARGIN + _HEAD + GAP
    for (price, lines), rows in zip(layout, heights, strict=True):
        _zone(c, y, scene, price, lines, rows)
        y += _zone_height(rows) + GAP
    return c


def _lines(spaces: tuple[int, ...]) -> Lines:
    return [spaces[i : i + _ACROSS] for i in range(0, len(spaces), _ACROSS)]


def _zone_height(rows: list[int]) -> int:
    return _ZONE_HEAD + sum(h + _PAD for h in rows)


def _extras(scene: Scene, space: int) -> Extras:
    return Extras(space + 1, scene.surcharge(space), shop=True, players=scene.playing)


def _height(scene: Scene, line: tuple[int, ...]) -> int:
    """The height of a line of the row: what its longest text needs; little without a card."""
    empty = all(scene.view.row[space] is None for space in line)
    heights = [_FOLDED if empty and len(line) == _ACROSS else round(118 * _K)]
    for space in line:
        card = scene.view.row[space]
        if card is not None:
            found = scene.card(card)
            heights.append(slip_height(scene.words, found, _CELL, _K, _extras(scene, space), False))
    return max(heights)


def _head(c: Canvas, y: int, scene: Scene) -> None:
    """Age and round, and whose prices these are."""
    view, first = scene.view, scene.lit[0]
    c.rect(MARGIN, y, 132, _HEAD, TEXT, RADIUS)
    c.mid(MARGIN + 66, y + _HEAD / 2, scene.age, 68, INK)
    c.spot("age", MARGIN, y, 132, _HEAD)
    c.rect(MARGIN + 144, y, 212, _HEAD, PANEL, RADIUS)
    c.spot("round", MARGIN + 144, y, 212, _HEAD)
    word(c, MARGIN + 162, y + _HEAD / 2, scene.say.round(), NAME, MUTED, 94)
    c.mid(MARGIN + 294, y + _HEAD / 2, str(view.round), TITLE, TEXT)
    x = MARGIN + 368
    w = WIDTH - MARGIN - x
    c.rect(x, y, w, _HEAD, PLAYERS[first][0], RADIUS)
    c.spot("head", x, y, w, _HEAD)
    seat(c, x + 50, y + _HEAD / 2, 54, first, INK)
    taken = 0.0
    if not scene.over:
        civ = view.players[first]
        text = scene.say.actions_left(left=civ.ca, total=max(civ.ca, civ.ca_total))
        taken = word(c, x + w - 20, y + _HEAD / 2, text, FIGURE, INK, w / 2, anchor="r")
    name, size = named(c, scene.names[first], 60, w - 130 - taken, 26)
    c.mid(x + 92, y + _HEAD / 2, name, size, INK, BOLD, "l")


def _zone(c: Canvas, y: int, scene: Scene, price: int, lines: Lines, heights: list[int]) -> None:
    c.rect(MARGIN, y, _INNER, _zone_height(heights), PANEL, RADIUS)
    c.spot(f"zone-{price}", MARGIN, y, _INNER, _zone_height(heights))
    price_mark(c, MARGIN + 46, y + 38, price, scene, _INNER - 100)
    y += _ZONE_HEAD
    for line, h in zip(lines, heights, strict=True):
        for i, space in enumerate(line):
            left = MARGIN + _PAD + i * (_CELL + _PAD)
            _space(c, left, y, h, scene, space)
            c.spot(f"row-{space}", left, y, _CELL, h)
        if len(line) < _ACROSS:
            _decks(c, MARGIN + _PAD + len(line) * (_CELL + _PAD), y, h, scene)
        y += h + _PAD


def _decks(c: Canvas, x: float, y: int, h: int, scene: Scene) -> None:
    """What is left of the decks of this age, in the free field of the row."""
    view = scene.view
    c.rect(x, y, _CELL, h, WELL, RADIUS)
    c.spot("decks", x, y, _CELL, h)
    top = y + (h - 108) / 2
    civil, military = view.civil_deck, view.military_deck
    text = scene.say.civil_cards_left(count=civil)
    deck_line(c, x + 28, top, CIVIL_BACK, "disc", civil, text, _CELL - 56)
    if not scene.rules.military:
        return
    text = scene.say.military_cards_left(count=military)
    deck_line(c, x + 28, top + 60, MILITARY_BACK, "count_shield", military, text, _CELL - 56)


def _space(c: Canvas, x: float, y: int, h: int, scene: Scene, space: int) -> None:
    card = scene.view.row[space]
    if card is not None:
        slip(c, scene.words, (x, y, _CELL, h), scene.card(card), _K, _extras(scene, space))
        return
    c.box(x, y, _CELL, h, PANEL, WELL, 3, RADIUS)
    tone = mix(PANEL, MUTED, 0.5)
    word(c, x + _CELL / 2, y + h / 2, empty_word(scene), NAME, tone, _CELL - 16, anchor="m")
