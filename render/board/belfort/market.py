"""Beside the city: Desk and Camp, the cards on display, the piles, the trading post."""

from __future__ import annotations

from engine.games.belfort.view import BelfortView
from render import fonts
from render.board.belfort import grid
from render.board.belfort.look import BACK, BACK_RIM, ON_SLATE, SPENT
from render.board.belfort.marks import cost, crest, icon, name, plank, token
from render.board.belfort.words import Words
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.theme import INK, LINE, MUTED, NOW, PANEL, PAPER, SLATE, TEXT

_TOP = 96


def draw(
    c: Canvas, x: float, y: float, w: float, h: float, view: BelfortView, words: Words
) -> None:
    """All of it in one box."""
    desk = 300
    places(c, x, y, w, desk, view)
    low = y + _TOP + 10
    display(c, x, low, 460, h - _TOP - 10, view, words)
    order(c, x + 560, low, w - 560, 62, view)
    post(c, x + 560, low + 70, w - 560, h - _TOP - 80, view, words)
    piles(c, x + 470, low, 80, h - _TOP - 10, view)


def places(c: Canvas, x: float, y: float, w: float, desk: float, view: BelfortView) -> None:
    """The planks of Desk and Camp."""
    c.rect(x, y, desk, _TOP, PANEL, 14)
    icon(c, "quill", x + 40, y + _TOP / 2, 50, TEXT)
    _row(c, x + 118, y + _TOP / 2, 68, view, "desk")
    c.rect(x + desk + 10, y, w - desk - 10, _TOP, PANEL, 14)
    icon(c, "crown", x + desk + 54, y + _TOP / 2, 54, TEXT)
    _row(c, x + desk + 136, y + _TOP / 2, 78, view, "camp")
    right = x + w - 20
    icon(c, "gnome", right - 76, y + _TOP / 2, 46, TEXT)
    c.mid(right, y + _TOP / 2, str(view.gnomes), 44, TEXT, BOLD, "r")
    c.spot("gnomes", right - 104, y + 16, 110, _TOP - 32)


def _row(c: Canvas, x: float, y: float, pitch: float, view: BelfortView, where: str) -> None:
    found = view.desk if where == "desk" else view.camp
    free = [i for i, one in enumerate(found) if one.seat is None]
    for i, one in enumerate(found):
        middle = x + i * pitch
        open_ = view.phase == "placement" and free[:1] == [i]
        standing = None if one.seat is None else (one.seat, one.worker or "elf")
        plank(c, middle, y, 60, 60, standing, one.fee, open_=open_)
        c.spot(f"{where}.{i}", middle - 30, y - 30, 60, 60)
        if where == "camp" and standing is None:
            c.mid(middle, y, str(i + 1), 32, NOW if open_ else SPENT)


def display(
    c: Canvas, x: float, y: float, w: float, h: float, view: BelfortView, words: Words
) -> None:
    """The open cards with their prices."""
    wide = (w - 16) / 3
    for i, kind in enumerate(view.display):
        left = x + i * (wide + 8)
        c.rect(left, y, wide, h, PAPER, 12)
        c.spot(f"display.{i}", left, y, wide, h)
        icon(c, kind, left + wide / 2, y + h * 0.33, 84, INK)
        name(c, left + wide / 2, y + h * 0.68, words.say.site(kind), (28, 20), wide - 12, INK)
        cost(c, left + wide / 2, y + h - 28, grid.price_of(view, kind), 27, paper=True, gap=4)


def piles(c: Canvas, x: float, y: float, w: float, h: float, view: BelfortView) -> None:
    """The deck and the discards."""
    deck = h - 66
    c.box(x, y, w, deck, BACK, BACK_RIM, 6, 12)
    c.mid(x + w / 2, y + deck / 2, str(view.deck), 44, PAPER)
    c.box(x, y + deck + 8, w, 58, SLATE, LINE, 2, 10)
    if view.discards:
        icon(c, view.discards[-1], x + 24, y + deck + 37, 30, MUTED)
    c.mid(x + w - 10, y + deck + 37, str(len(view.discards)), 30, MUTED, BOLD, "r")


def order(c: Canvas, x: float, y: float, w: float, h: float, view: BelfortView) -> None:
    """Crests in the order of play; who has passed is faint."""
    c.rect(x, y, w, h, PANEL, 14)
    found = sorted((p for p in view.players if not p.resigned), key=lambda p: p.crest)
    step = (w - 16) / max(1, len(found))
    for i, player in enumerate(found):
        left = x + 10 + i * step
        crest(c, left + 18, y + h / 2, player.crest, 36)
        token(c, left + 56, y + h / 2, player.seat, 32)
        if player.passed:
            icon(c, "cross", left + 56, y + h / 2, 30, INK)
        c.spot(f"crest.{player.seat}", left - 2, y + 8, 80, h - 16)


def post(
    c: Canvas, x: float, y: float, w: float, h: float, view: BelfortView, words: Words
) -> None:
    """What is bought and sold, and how often it may be done."""
    c.rect(x, y, w, h, PANEL, 14)
    icon(c, "trade", x + 32, y + 28, 36, TEXT)
    name(c, x + 58, y + 28, words.say.trading_post(), (28, 18), w - 70, TEXT, "l")
    line = y + h * 0.50
    label = 10 + max(fonts.width(said, 24, MEDIUM) for said in (words.say.buy(), words.say.sell()))
    c.mid(x + 16, line, words.say.buy(), 24, MUTED, MEDIUM, "l")
    at = x + 24 + label
    for good, gold in view.prices:
        icon(c, good, at + 13, line, 28, ON_SLATE[good])  # type: ignore[index]
        at += 32 + c.mid(at + 30, line, str(gold), 30, NOW, BOLD, "l") + 20
    line = y + h * 0.82
    c.mid(x + 16, line, words.say.sell(), 24, MUTED, MEDIUM, "l")
    at = x + 24 + label
    for kinds, count, gold in view.offers:
        at += c.mid(at, line, str(count), 28, TEXT, BOLD, "l") + 2
        for good in kinds:
            icon(c, good, at + 13, line, 26, ON_SLATE[good])  # type: ignore[index]
            at += 28
        at += 4 + c.mid(at + 4, line, str(gold), 30, NOW, BOLD, "l") + 18
