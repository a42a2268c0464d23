"""Answers as plates: the card, and below its name what choosing it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.core import Action
from engine.games.tta import actions as a
from engine.games.tta.cards.model import Card
from engine.games.tta.case import AnswerForecast, Change
from render import fonts
from render.board.tta.parts import badge, item_width, items_row
from render.board.tta.phone.kit import name, name_rows, on_slate, symbol
from render.board.tta.plates import plate
from render.board.tta.question.page import HALF, Page
from render.board.tta.style import KINDS
from render.board.tta.words import Item
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import GAP, INNER, MARGIN, TYPE, Piece, broken, line, text
from render.text.tta.case import always, telling
from render.text.tta.words import signed
from render.theme import INK, INK_2, MUTED, PAPER, RGB

SIZE = TYPE
_SPINE, _TITLE_H, _LINE, _BETWEEN = 78, 72, 54, 16
_LONG_TITLE = 420
_UNTITLED, _SECOND = 14, 45
_RATES = ("food_made", "resources_made", "science_rating", "culture_rating")
_SIGNS = {
    "idle": "count_worker",
    "civil_actions": "civil",
    "military_actions": "military",
    "yellow_bank": "yellow",
    "blue_bank": "blue",
}


@dataclass(frozen=True)
class Option:
    """One answer. title: what it is called where it is no card; empty where what it changes says
    that. pieces: what it changes."""

    card: Card | None
    title: str
    pieces: tuple[Piece, ...]


def item(page: Page, change: Change) -> Item:
    """What an answer changes as a sign with a number; rates are said to be such."""
    by = signed(change.after - change.before)
    if change.what in _RATES:
        good = change.what.partition("_")[0]
        return f"count_{good}", page.cases.say.per_turn(number=by)
    return _SIGNS.get(change.what, f"count_{change.what}"), by


def pieces(page: Page, look: AnswerForecast) -> tuple[Piece, ...]:
    """What an answer changes: for the rival first, then, after one's symbol, for oneself."""
    return marked(page, telling(page.view, look), on_paper, INK)


def marked(
    page: Page, changes: Sequence[Change], shown: Callable[[Item], Piece], ink: RGB | None
) -> tuple[Piece, ...]:
    """Changes as signs; where a rival is concerned, each behind the symbol of whose they are."""
    own = page.decision.seat
    found: list[Piece] = []
    for number in sorted({c.seat for c in changes}, key=lambda x: x == own):
        if page.rival is not None:
            found.append(symbol(number, 38, ink))
        found += [shown(item(page, c)) for c in changes if c.seat == number]
    return tuple(found)


def on_paper(shown: Item, size: int = SIZE) -> Piece:
    """A sign with its number on a plate."""
    return Piece(item_width(shown, size), lambda c, x, y: items_row(c, x, y, (shown,), size, 0))


def word(said: str, tone: RGB = INK_2) -> Piece:
    """A word on a plate."""
    return text(said, SIZE, tone)


def cards_of(page: Page, action: Action) -> tuple[Card, ...]:
    """The cards that an answer names."""
    match action:
        case a.Choose():
            named: Iterable[str] = (action.option,)
        case a.Build() | a.Develop() | a.Take():
            named = (action.card,)
        case a.StealTechnologies():
            named = action.cards
        case _:
            named = ()
    return tuple(page.scene.card(c) for c in named if c in page.scene.cards)


def grid(page: Page, options: Sequence[Option]) -> None:
    """Plates, all of one height: two side by side, or one on a line where that is lower."""
    if not options:
        return
    pairs = [broken(o.pieces, HALF - _SPINE - 26, _BETWEEN) for o in options]
    lines = max(len(rows) for rows in pairs)
    titled = any(o.card is not None or o.title for o in options)
    two = any(len(_titled(page, o, HALF - _SPINE - 24)[0]) > 1 for o in options)
    over = (_TITLE_H + _SECOND * two) if titled else _UNTITLED
    high = max(over if titled else _TITLE_H, over + _LINE * lines)
    start = _SPINE + 40 + max(_titled(page, o, _LONG_TITLE)[1] for o in options)
    wide = [broken(o.pieces, INNER - start - 12, _BETWEEN) for o in options]
    lone = [
        max(_TITLE_H + 30 * (len(_titled(page, o, _LONG_TITLE)[0]) - 1), 20 + _LINE * len(rows))
        for o, rows in zip(options, wide, strict=True)
    ]
    if titled and lines > 1 and sum(lone) + 8 * len(lone) < -(-len(options) // 2) * (high + GAP):
        for option, rows, own in zip(options, wide, lone, strict=True):
            _long_plate(page, own, start, option, rows)
        page.y += 2
        return
    for i, (option, rows) in enumerate(zip(options, pairs, strict=True)):
        x = MARGIN + (i % 2) * (HALF + GAP)
        y = page.y + (i // 2) * (high + GAP)
        _plate(page, x, y, high, over, option, rows)
    page.y += -(-len(options) // 2) * (high + GAP)


def _titled(page: Page, option: Option, room: float) -> tuple[tuple[str, ...], float, int]:
    """The title in its rows, its width and the size of its type."""
    if option.card is None:
        size = next((s for s in (50, 49) if fonts.width(option.title, s, BOLD) <= room), TYPE)
        rows: tuple[str, ...] = (option.title,)
    else:
        rows, size = name_rows(page.scene, option.card, room, TYPE, BOLD)
    return rows, max(fonts.width(row, size, BOLD) for row in rows), size


def _title(page: Page, x: float, y: float, option: Option, room: float) -> None:
    rows, _, size = _titled(page, option, room)
    name(page.c, x, y, rows, size, room, INK, BOLD)


def _plate(
    page: Page,
    x: float,
    y: float,
    high: float,
    over: float,
    option: Option,
    rows: Sequence[Sequence[Piece]],
) -> None:
    """A plate of half the width: the title above, in so much height."""
    spine(page.c, (x, y, HALF, high), option.card)
    page.answer(x, y, HALF, high)
    left, room = x + _SPINE + 14, HALF - _SPINE - 24
    if over > _UNTITLED:
        _title(page, left, y + (over / 2 + 2 if rows else high / 2), option, room)
    for i, row in enumerate(rows):
        _items(page, left, y + over + (i + 0.5) * _LINE - 6, row, x + HALF - 8, option)


def _long_plate(
    page: Page, high: float, start: float, option: Option, rows: Sequence[Sequence[Piece]]
) -> None:
    """A plate of the whole width: the title at the left, what it changes from `start` on."""
    y, right = page.y, MARGIN + INNER - 12
    spine(page.c, (MARGIN, y, INNER, high), option.card)
    page.answer(MARGIN, y, INNER, high)
    left = MARGIN + _SPINE + 14
    _title(page, left, y + high / 2, option, _LONG_TITLE)
    top = y + high / 2 - (len(rows) - 1) * _LINE / 2
    for i, row in enumerate(rows):
        _items(page, MARGIN + start, top + i * _LINE, row, right, option)
    page.y += round(high) + 8


def _items(
    page: Page, x: float, y: float, row: Sequence[Piece], right: float, option: Option
) -> None:
    if line(page.c, x, y, row, _BETWEEN) > right:
        page.c.cut.append(option.title or (option.card.id if option.card else ""))


def in_any_case(page: Page) -> None:
    """What every answer changes, on a line of its own."""
    if not (shared := always(page.view)):
        return
    said = page.cases.say.in_any_case()
    left = 44 + fonts.width(said, TYPE, MEDIUM)
    rows = broken(marked(page, shared, on_slate, None), INNER - left - 12, _BETWEEN)
    top = page.panel(12 + _LINE * len(rows)) + 6
    page.c.mid(MARGIN + 20, top + _LINE / 2, said, TYPE, MUTED, MEDIUM, "l")
    for i, row in enumerate(rows):
        line(page.c, MARGIN + left, top + (i + 0.5) * _LINE, row, _BETWEEN)


def spine(c: Canvas, box: tuple[float, float, float, float], card: Card | None) -> None:
    """Paper with the colour, the badge and the age of a card at its left end."""
    x, y, _, high = box
    if card is None:
        plate(c, box, PAPER, 14)
        c.icon("to_right", x + 42, y + high / 2, 40, INK_2)
        return
    look = KINDS[card.kind]
    plate(c, box, PAPER, 14, look.military)
    plate(c, (x, y, _SPINE, high), look.fill, 14, look.military, "left")
    low = high > 90
    badge(c, x + _SPINE / 2, y + (44 if low else high / 2), 60, card.kind, on_colour=True)
    if low:
        c.mid(x + _SPINE / 2, y + 98, card.age, 40, look.text, BOLD)
