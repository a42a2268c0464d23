"""The cards on display and the trading post, large enough for a phone."""

from __future__ import annotations

from engine.games.belfort.goods import MATERIALS
from engine.games.belfort.view import BelfortView
from render.blocks import panel
from render.board.belfort import faces
from render.board.belfort.marks import DOUBT
from render.board.belfort.style import ON_SLATE, SPENT
from render.board.belfort.words import Words
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM
from render.phone import GAP, INNER, LOWEST, MARGIN, TYPE, WIDTH
from render.theme import MUTED, NOW, SLATE, TEXT

POST_H = 88


def compose(view: BelfortView, words: Words) -> Canvas:
    """Cards with their prices and what they do, then what goods cost and bring."""
    cards = sum(faces.sheet_height(words.effects.card(card)) + GAP for card in view.display)
    c = Canvas(WIDTH, max(LOWEST, round(2 * MARGIN + cards + POST_H)), SLATE)
    y = float(MARGIN)
    for n, card in enumerate(view.display):
        top, y = y, faces.sheets(c, y, GAP, view, ((card, 1),), words, None)
        c.spot(f"display.{n}", MARGIN, top, INNER, y - GAP - top)
    post(c, y, view, words)
    return c


def post(
    c: Canvas, y: float, view: BelfortView, words: Words, buy: bool = True, sell: bool = True
) -> None:
    """The trading post: gold for goods is golden. buy, sell: whether the mover still may."""
    panel(c, y, POST_H, "post")
    middle, prices = y + POST_H / 2, dict(view.prices)
    x, gold = MARGIN + 20.0, NOW if buy else SPENT
    x += label(c, x, middle, words.say.buy(), (TYPE, 24), 110, MUTED, "l", MEDIUM) + 16
    for good in MATERIALS:
        c.icon(f"bf_{good}", x + 22, middle, 44, ON_SLATE[good])
        x += 50
        said = str(prices[good]) if good in prices else "\u2013"
        x += c.mid(x, middle, said, TYPE, gold, BOLD, "l") + 2
        if f"purchases.{good}" in view.uncertain:
            x += c.mid(x, middle, DOUBT, TYPE, MUTED, BOLD, "l")
        x += 18
    x, gold = MARGIN + 534.0, NOW if sell else SPENT
    x += label(c, x, middle, words.say.sell(), (TYPE, 24), 110, MUTED, "l", MEDIUM) + 16
    for kinds, count, paid in view.offers:
        if count > 1:
            x += c.mid(x, middle, str(count), TYPE, TEXT, BOLD, "l") + 4
        for i, good in enumerate(good for good in MATERIALS if good in kinds):
            if i:
                x += c.mid(x, middle, "/", TYPE, MUTED, BOLD, "l") + 2
            c.icon(f"bf_{good}", x + 22, middle, 44, ON_SLATE[good])
            x += 46
        c.icon("arrow", x + 14, middle, 24, MUTED)
        x += 32 + c.mid(x + 32, middle, str(paid), TYPE, gold, BOLD, "l")
        if f"sales.{'_'.join(kinds)}" in view.uncertain:
            x += c.mid(x + 2, middle, DOUBT, TYPE, MUTED, BOLD, "l")
        x += 18
