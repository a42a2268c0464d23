"""The card row of the overview, in zones of one price each, and the decks next to it."""

from __future__ import annotations

from render.board.tta.minis import Extras, back, mini
from render.board.tta.parts import word
from render.board.tta.scene import Scene
from render.board.tta.style import CIVIL, CIVIL_BACK, MILITARY_BACK, WIDTH, KindLook
from render.canvas import Canvas
from render.fonts import BOLD
from render.theme import (
    BODY,
    FIGURE,
    GAP,
    INK,
    MARGIN,
    MUTED,
    NAME,
    PANEL,
    RADIUS,
    TEXT,
    TITLE,
    WELL,
    mix,
)

HEIGHT = 324
_PAD, _HEAD, _CELL_H = 8, 64, 118
_ROWS = 2


def draw(c: Canvas, y: int, scene: Scene) -> None:
    """The row at y."""
    columns = [-(-len(spaces) // _ROWS) for _, spaces in scene.zones]
    gaps = (len(columns) - 1) * GAP + sum((n + 1) * _PAD for n in columns)
    cell = (WIDTH - 2 * MARGIN - gaps) / sum(columns)
    x = float(MARGIN)
    for n, (price, spaces) in zip(columns, scene.zones, strict=True):
        w = n * cell + (n + 1) * _PAD
        c.rect(x, y, w, HEIGHT, PANEL, RADIUS)
        c.spot(f"zone-{price}", x, y, w, HEIGHT)
        price_mark(c, x + 44, y + 36, price, scene, w - 92)
        for i in range(n * _ROWS):
            left = x + _PAD + (i % n) * (cell + _PAD)
            top = y + _HEAD + 8 + (i // n) * (_CELL_H + _PAD)
            box = (left, top, cell, _CELL_H)
            if i >= len(spaces):
                _decks(c, box, scene)
            else:
                _space(c, box, spaces[i], scene)
                c.spot(f"row-{spaces[i]}", *box)
        x += w + GAP


def price_mark(c: Canvas, x: float, y: float, price: int, scene: Scene, room: float) -> None:
    """The price of a zone in civil actions."""
    c.icon("disc", x, y, 60, CIVIL)
    c.mid(x, y, str(price), TITLE, INK)
    word(c, x + 44, y, scene.say.price_of_each(price=price), NAME, MUTED, room)


def _space(c: Canvas, box: tuple[float, float, float, float], space: int, scene: Scene) -> None:
    card = scene.view.row[space]
    if card is None:
        x, y, w, h = box
        c.box(x, y, w, h, PANEL, WELL, 3, RADIUS)
        tone = mix(PANEL, MUTED, 0.5)
        word(c, x + w / 2, y + h / 2, empty_word(scene), BODY, tone, w - 8, anchor="m")
        return
    extras = Extras(space + 1, scene.surcharge(space), shop=True, players=scene.playing)
    mini(c, scene.words, box, scene.card(card), extras)


def empty_word(scene: Scene) -> str:
    """Why a space is empty: as long as there is a deck, the row is filled up every turn."""
    return scene.say.taken() if scene.view.civil_deck else ""


def _decks(c: Canvas, box: tuple[float, float, float, float], scene: Scene) -> None:
    """How many cards are left in both decks of the age."""
    x, y, w, h = box
    c.rect(x, y, w, h, WELL, RADIUS)
    c.spot("decks", x, y, w, h)
    view, say = scene.view, scene.say
    civil, military = view.civil_deck, view.military_deck
    numbers = (
        (CIVIL_BACK, "disc", civil, say.civil_cards(count=civil)),
        (MILITARY_BACK, "count_shield", military, say.military_cards(count=military)),
    )
    for i, (look, sign, number, text) in enumerate(numbers[: 2 if scene.rules.military else 1]):
        deck_line(c, x + 14, y + 12 + i * 48, look, sign, number, text, w - 18)


def deck_line(
    c: Canvas,
    x: float,
    y: float,
    look: KindLook,
    sign: str,
    number: int,
    text: str,
    room: float,
) -> None:
    """A deck from behind and the number of its cards."""
    back(c, (x, y, 38, 46), "", look, BODY)
    c.icon(sign, x + 19, y + 23, 20, TEXT)
    taken = c.mid(x + 52, y + 23, str(number), FIGURE, TEXT, BOLD, "l")
    word(c, x + 62 + taken, y + 25, text, BODY, MUTED, room - 62 - taken)
