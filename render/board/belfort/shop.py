"""The cards on display and the trading post, large enough for a phone."""

from __future__ import annotations

from engine.games.belfort.goods import MATERIALS
from engine.games.belfort.view import BelfortView
from render.board.belfort import hand
from render.board.belfort.look import ON_SLATE
from render.board.belfort.marks import name
from render.board.belfort.words import Words
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import GAP, INNER, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.theme import MUTED, NOW, PANEL, SLATE, TEXT

_POST_H = 88


def compose(view: BelfortView, words: Words) -> Canvas:
    """Cards with their prices and what they do, then what goods cost and bring."""
    high = 2 * MARGIN + len(view.display) * (hand.CARD_H + GAP) + _POST_H
    c = Canvas(WIDTH, max(LOWEST, high), SLATE)
    y = float(MARGIN)
    for n, card in enumerate(view.display):
        c.spot(f"display.{n}", MARGIN, y, INNER, hand.CARD_H)
        y = hand.cards(c, y, view, (card,), words, None)
    post(c, y, view, words)
    return c


def post(c: Canvas, y: float, view: BelfortView, words: Words) -> None:
    """The trading post: gold for goods is golden."""
    c.rect(MARGIN, y, INNER, _POST_H, PANEL, RADIUS)
    middle, prices = y + _POST_H / 2, dict(view.prices)
    x = MARGIN + 24.0
    x += name(c, x, middle, words.say.buy(), (TYPE, 24), 120, MUTED, "l", MEDIUM) + 20
    for good in MATERIALS:
        c.icon(f"bf_{good}", x + 22, middle, 44, ON_SLATE[good])
        x += 52 + c.mid(x + 50, middle, str(prices.get(good, 0)), TYPE, NOW, BOLD, "l") + 22
    x = MARGIN + 560.0
    x += name(c, x, middle, words.say.sell(), (TYPE, 24), 120, MUTED, "l", MEDIUM) + 20
    for kinds, count, gold in view.offers:
        if count > 1:
            x += c.mid(x, middle, str(count), TYPE, TEXT, BOLD, "l") + 4
        for good in MATERIALS:
            if good in kinds:
                c.icon(f"bf_{good}", x + 22, middle, 44, ON_SLATE[good])
                x += 48
        x += c.mid(x + 2, middle, str(gold), TYPE, NOW, BOLD, "l") + 24
