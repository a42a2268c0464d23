"""Answers as plates: the card, and below its name what choosing it changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core import Action
from engine.games.tta import actions as a
from engine.games.tta.cards.model import Card
from engine.games.tta.case import Change, Outlook
from render import fonts
from render.board.tta.look import KINDS
from render.board.tta.parts import badge, item_width, items_row, seat
from render.board.tta.phone.kit import name, name_rows
from render.board.tta.plates import plate
from render.board.tta.question.page import HALF, Page
from render.board.tta.words import Item
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import GAP, MARGIN, Piece
from render.text.tta.case import telling
from render.text.tta.words import signed
from render.theme import INK, INK_2, PAPER

SIZE = 46
_SPINE, _TITLE_H, _LINE = 78, 72, 54
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
    """One answer. title: what it is called where it is no card. lines: what it changes."""

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


def pieces(page: Page, look: Outlook) -> tuple[Piece, ...]:
    """What an answer changes: for the rival first, then, behind the own symbol, for oneself."""
    changes, own = telling(page.view, look), page.decision.seat
    seats = sorted({c.seat for c in changes}, key=lambda x: x == own)
    found: list[Piece] = []
    for number in seats:
        if len(seats) > 1 or number != own:
            found.append(_symbol(number))
        found += [on_paper(item(page, c)) for c in changes if c.seat == number]
    return tuple(found)


def _symbol(number: int) -> Piece:
    return Piece(38, lambda c, x, y: seat(c, x + 19, y, 38, number, INK))


def on_paper(shown: Item, size: int = SIZE) -> Piece:
    """A sign with its number on a plate."""
    return Piece(item_width(shown, size), lambda c, x, y: items_row(c, x, y, (shown,), size, 0))


def word(said: str, size: int = SIZE) -> Piece:
    """A word on a plate."""
    wide = fonts.width(said, size, MEDIUM)
    return Piece(wide, lambda c, x, y: c.mid(x, y, said, size, INK_2, MEDIUM, "l"))


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
    """Plates two side by side, all of one height."""
    inner = HALF - _SPINE - 26
    broken = [_broken(o.pieces, inner) for o in options]
    lines = max((len(b) for b in broken), default=0)
    high = _TITLE_H + _LINE * max(lines, 1) if lines else _TITLE_H
    for i, (option, rows) in enumerate(zip(options, broken, strict=True)):
        x = MARGIN + (i % 2) * (HALF + GAP)
        y = page.y + (i // 2) * (high + GAP)
        _plate(page, x, y, high, option, rows)
    page.y += -(-len(options) // 2) * (high + GAP)


def _broken(found: Sequence[Piece], room: float) -> list[list[Piece]]:
    """Pieces in as many lines as they need."""
    rows: list[list[Piece]] = []
    left = 0.0
    for piece in found:
        if not rows or piece.width > left:
            rows.append([])
            left = room
        rows[-1].append(piece)
        left -= piece.width + 16
    return rows


def _plate(
    page: Page, x: float, y: float, high: float, option: Option, rows: Sequence[Sequence[Piece]]
) -> None:
    c, card = page.c, option.card
    spine(c, (x, y, HALF, high), card)
    left, room = x + _SPINE + 14, HALF - _SPINE - 24
    title_y = y + (40 if rows or high > _TITLE_H else high / 2)
    if card is None:
        said, size = option.title, c.fit(option.title, 50, BOLD, room, 44)
        c.mid(left, title_y, said, size, INK, BOLD, "l")
    else:
        shown, size = name_rows(page.scene, card, room, 46, BOLD, 1)
        name(c, left, title_y, shown, size, room, INK, BOLD)
    for i, row in enumerate(rows):
        px = left
        for piece in row:
            piece.draw(c, px, y + _TITLE_H + (i + 0.5) * _LINE - 6)
            px += piece.width + 16
        if px - 16 > x + HALF - 8:
            c.cut.append(option.title or (card.id if card else ""))


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
        c.mid(x + _SPINE / 2, y + 98, card.age, 42, look.text, BOLD)
