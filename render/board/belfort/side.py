"""Next to the city: the head, planks of desk and camp, cards on display, the trading post."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.components import BOX
from engine.games.belfort.goods import MATERIALS, Good
from engine.games.belfort.view import BelfortView, PlankView
from render import phone
from render.board.belfort.marks import DOUBT, price, sign, token, worker
from render.board.belfort.style import BACK, BACK_RIM, COLUMN_W, COLUMN_X, ON_SLATE, SEATS, SPENT
from render.board.belfort.words import Words, in_front
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM
from render.text.belfort import table
from render.theme import INK, LINE, MUTED, NOW, PANEL, PAPER, SLATE, TEXT


def head(c: Canvas, view: BelfortView, players: Sequence[str], words: Words) -> None:
    """Whose turn it is, the round and its month."""
    x, y, w, h = COLUMN_X, 12, COLUMN_W, 136
    seat = in_front(view)
    fill, ink = (PANEL, TEXT) if seat is None else (SEATS[seat][0], INK)
    c.rect(x, y, w, h, fill, 14)
    c.spot("head", x, y, w, h)
    left = x + 28
    if seat is not None:
        sign(c, x + 66, y + h / 2, seat, 74)
        left = x + 122
    player = "" if seat is None else players[seat]
    room = x + w - 226 - left
    said, size = phone.headline(c, lambda who: words.headline(view, who), player, room, 44)
    c.mid(left, y + h / 2 - 18, said, size, ink, BOLD, "l")
    label(c, left, y + h / 2 + 42, words.scoring(view), (34, 20), room, ink, "l", MEDIUM)
    c.rect(x + w - 206, y + 14, 192, h - 28, INK, 12)
    said = words.say.round(round=view.round)
    label(c, x + w - 110, y + h / 2 - 23, said, (42, 22), 176, TEXT)
    label(
        c, x + w - 110, y + h / 2 + 25, words.month(view.round), (34, 16), 170, MUTED, "m", MEDIUM
    )


def planks(c: Canvas, y: float, view: BelfortView) -> None:
    """The Recruiter's Desk with its fee, and King's Camp with its order."""
    x, h, wide = COLUMN_X, 96, 290
    c.rect(x, y, wide, h, PANEL, 14)
    c.icon("bf_quill", x + 38, y + h / 2 - 6, 48, TEXT)
    c.icon("bf_gold", x + 26, y + h - 20, 20, ON_SLATE["gold"])
    c.mid(x + 40, y + h - 19, str(BOX.desk.fee), 22, TEXT, BOLD, "l")
    row(c, x + 112, y + h / 2, 66, view, view.desk, "desk", False)
    left = x + wide + 10
    c.rect(left, y, COLUMN_W - wide - 10, h, PANEL, 14)
    c.icon("bf_crown", left + 44, y + h / 2, 54, TEXT)
    row(c, left + 124, y + h / 2, 78, view, view.camp, "camp", True)


def row(
    c: Canvas, x: float, y: float, pitch: float,
    view: BelfortView, found: Sequence[PlankView], key: str, numbered: bool, k: float = 1,
    lit: bool = True,
) -> None:  # fmt: skip
    """Planks side by side. k: how much larger. lit: the next free one is shown during Placement."""
    placing = lit and view.phase == "placement"
    lowest = next((i for i, plank in enumerate(found) if plank.seat is None), None)
    for i, plank in enumerate(found):
        at = x + i * pitch
        free = placing and i == lowest
        rim = NOW if free else LINE
        c.box(at - 29 * k, y - 33 * k, 58 * k, 66 * k, SLATE, rim, 4 if free else 2, 10)
        c.spot(f"{key}.{i}", at - 29 * k, y - 33 * k, 58 * k, 66 * k)
        if plank.seat is not None:
            token(c, at, y - 8 * k, plank.seat, round(42 * k))
            if plank.worker is not None:
                worker(c, at, y + 22 * k, plank.worker, round(22 * k))
        elif numbered:
            c.mid(at, y, str(i + 1), round(30 * k), NOW if free else SPENT)


def market(c: Canvas, y: float, h: float, view: BelfortView, words: Words) -> None:
    """Cards on display with their prices, deck, discards and trading post."""
    x, wide = float(COLUMN_X), 150
    costs = dict(view.building_costs)
    for n in range(BOX.cards.display):
        left = x + n * (wide + 8)
        c.spot(f"display.{n}", left, y, wide, h)
        if n >= len(view.display):
            c.box(left, y, wide, h, SLATE, LINE, 2, 12)
            continue
        card = view.display[n]
        c.rect(left, y, wide, h, PAPER, 12)
        c.icon(f"bf_{card}", left + wide / 2, y + 48, 66, INK)
        said = words.names.building(card)
        label(c, left + wide / 2, y + 104, said, (27, 16), wide - 12, INK)
        doubtful = table.doubtful(view, card, "")
        price(c, left + wide / 2, y + h - 26, costs[card], 24, gap=4, doubtful=doubtful)
    x += BOX.cards.display * (wide + 8)
    deck = h - 60
    c.spot("deck", x, y, 74, deck)
    c.spot("discards", x, y + deck + 8, 74, 52)
    c.rect(x, y, 74, deck, BACK_RIM, 12)
    c.rect(x + 6, y + 6, 62, deck - 12, BACK, 9)
    c.mid(x + 37, y + deck / 2, str(view.deck), 44, PAPER)
    c.box(x, y + deck + 8, 74, 52, SLATE, LINE, 2, 10)
    c.mid(x + 37, y + deck + 34, str(len(view.discards)), 32, MUTED)
    x += 82
    _post(c, x, y, COLUMN_X + COLUMN_W - x, h, view, words)


def _post(
    c: Canvas, x: float, y: float, w: float, h: float, view: BelfortView, words: Words
) -> None:
    c.rect(x, y, w, h, PANEL, 14)
    c.spot("post", x, y, w, h)
    c.icon("bf_trade", x + 32, y + 32, 36, TEXT)
    title = words.names.board("trading_post")
    label(c, x + 58, y + 32, title, (26, 16), w - 66, TEXT, "l")
    buy, sell = y + h * 0.52, y + h * 0.82
    label(c, x + 8, buy, words.say.buy(), (24, 10), 57, MUTED, "l", MEDIUM)
    at = x + 68
    for good, gold in view.prices:
        c.icon(f"bf_{good}", at + 13, buy, 26, ON_SLATE[_good(good)])
        at = _gold(c, at + 28, buy, gold, f"purchases.{good}" in view.uncertain) + 7
    label(c, x + 8, sell, words.say.sell(), (24, 10), 57, MUTED, "l", MEDIUM)
    at = x + 68
    for kinds, count, gold in view.offers:
        if count > 1:
            at += c.mid(at, sell, str(count), 28, TEXT, BOLD, "l") + 2
        for i, good in enumerate(kinds):
            if i:
                at += c.mid(at, sell, "/", 24, MUTED, BOLD, "l") + 1
            c.icon(f"bf_{good}", at + 13, sell, 26, ON_SLATE[_good(good)])
            at += 27
        at = _gold(c, at + 2, sell, gold, f"sales.{'_'.join(kinds)}" in view.uncertain) + 14


def _gold(c: Canvas, x: float, y: float, gold: int, doubtful: bool) -> float:
    """A price in gold, marked if nobody has confirmed it. Gives its right end."""
    x += c.mid(x, y, str(gold), 28, NOW, BOLD, "l")
    return x + c.mid(x + 1, y, DOUBT, 24, MUTED, BOLD, "l") if doubtful else x


def _good(good: str) -> Good:
    return next(found for found in MATERIALS if found == good)
