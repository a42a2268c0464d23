"""Small cards: a mini of the row, a slip with its text, a tile of a tableau, a back of a deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.tta.cards.model import Card
from render import fonts
from render.board.tta.parts import (
    badge,
    blue,
    item_width,
    items_row,
    items_width,
    name_rows,
    token,
    word,
    yellow,
)
from render.board.tta.plates import plate, rim
from render.board.tta.style import (
    BLUE,
    CIVIL,
    CYAN_TAB,
    KINDS,
    ON_PAPER,
    KindLook,
)
from render.board.tta.words import BoardWords, Item, outputs
from render.canvas import Canvas, leading
from render.canvas import short as short_line
from render.fonts import BOLD, MEDIUM
from render.text.tta.words import signed
from render.theme import BODY, INK, INK_2, NOTE, NOW, PAPER, PAPER_2, RADIUS, SMALL

Box = tuple[float, float, float, float]
SPINE = 72
TILE = (176, 114)
"""The smallest tile of a tableau."""


@dataclass(frozen=True, slots=True)
class Extras:
    """What else a small card shows.

    number: what one types to take or play it (0: nothing). extra: how many civil actions more or
    fewer it costs than its space says. stages: stages built (-1: the price of none is shown).
    shop: whether prices of developing are shown. ruined: a wonder in ruins. players: in the game.
    changed: it is new or has changed. text: what stands on it instead of what is printed.
    """

    number: int = 0
    extra: int = 0
    stages: int = -1
    shop: bool = False
    science: int = -1
    ruined: bool = False
    players: int = 4
    changed: bool = False
    text: str = ""


PLAIN = Extras()


def _body(c: Canvas, box: Box, card: Card, spine: float, r: int, extras: Extras) -> KindLook:
    """The paper and the spine in the colour of the kind, with badge and level."""
    x, y, w, h = box
    look = KINDS[card.kind]
    if extras.changed:
        plate(c, (x - 5, y - 5, w + 10, h + 10), NOW, r + 4, look.military)
    plate(c, box, PAPER, r, look.military)
    plate(c, (x, y, spine, h), look.fill, r, look.military, "left")
    return look


def mini(c: Canvas, words: BoardWords, box: Box, card: Card, extras: Extras = PLAIN) -> None:
    """A card of the row or in play, about 264 x 118: kind, level, name and the main numbers."""
    x, y, w, h = box
    look = _body(c, box, card, SPINE, RADIUS, extras)
    badge(c, x + SPINE / 2, y + 40, 56, card.kind, on_colour=True)
    if extras.number:
        plate(c, (x, y + h - 34, 34, 34), INK, RADIUS, look.military, "low_left")
        c.mid(x + 17, y + h - 17, str(extras.number), SMALL, PAPER)
    level_x = x + (53 if extras.number else SPINE / 2)
    c.mid(level_x, y + h - (17 if extras.number else 24), card.age, 30, look.text)
    left, room = x + SPINE + 10, w - SPINE - 16
    rows, size = name_rows(c, words.names(card), (32, 28, 26, 24, 22), room, 2)
    with c.whole(" ".join(rows), INK, left + room / 2, y + 40):
        for i, row in enumerate(rows):
            c.text(left, y + 36 + i * 33, row, size, INK, BOLD)
    base = y + h - 22
    right = x + w - 6
    if extras.extra:
        right -= _surcharge(c, right, base, extras.extra) + 6
    if card.kind == "wonder" and (extras.shop or extras.stages >= 0):
        _stages(c, left, base, card.stages, max(extras.stages, 0), 32, right - left)
        return
    if price := _science_price(card, extras):
        right -= _science(c, right, base, price, 32) + 6
    _gist(c, words, left, base, right - left, card, extras)


def _gist(
    c: Canvas,
    words: BoardWords,
    x: float,
    y: float,
    room: float,
    card: Card,
    extras: Extras,
) -> None:
    """The main numbers in the room, the last ones of a government left out if it is too narrow."""
    items = words.gist(card, extras.players)
    if not items:
        word(c, x, y, words.kind_line(card), BODY if room > 150 else SMALL, INK_2, room)
        return
    sizes = (30, 28, 26, 24, 22, 20) if extras.shop else (34, 30, 28, 26, 24, 22, 20)
    if card.kind == "government" and items_width(items, 22, 8) > room:
        items = items[:2]
    _fitted(c, x, y, items, room, sizes, card.id)


def _fitted(
    c: Canvas,
    x: float,
    y: float,
    items: tuple[Item, ...],
    room: float,
    sizes: Sequence[int],
    what: str,
) -> float:
    """Signs on a line at the largest size that fits. Gives the end of the line."""
    for size in sizes:
        if items_width(items, size, 8) <= room:
            break
    else:
        c.cut.append(what)
    return items_row(c, x, y, items, size, 8)


def _surcharge(c: Canvas, right: float, y: float, extra: int, k: float = 1.0) -> float:
    """How many actions more or fewer, drawn like an action. Gives its width."""
    w, h = round(46 * k), round(32 * k)
    rim(c, (right - w, y - h / 2, w, h), CIVIL, INK, 3, h // 2)
    c.mid(right - w / 2, y, signed(extra), round(BODY * k), INK)
    return w


def _science_price(card: Card, extras: Extras) -> str:
    """The science price to be shown; empty if there is none."""
    if not extras.shop or not card.science_cost:
        return ""
    return str(card.science_cost if extras.science < 0 else extras.science)


def _science(c: Canvas, right: float, y: float, price: str, h: int) -> float:
    """The price of developing in science. Gives its width."""
    size = round(h * 0.76)
    wide = round(h * 1.3 + fonts.width(price, size, BOLD))
    plate(c, (right - wide, y - h // 2, wide, h), CYAN_TAB, h // 4)
    c.icon("count_science", right - wide + h * 0.53, y, round(h * 0.7), ON_PAPER["science"])
    c.mid(right - wide + h * 0.98, y, price, size, INK, BOLD, "l")
    return wide


def _stages(
    c: Canvas, x: float, y: float, prices: tuple[int, ...], built: int, size: int, room: float
) -> None:
    """One box per stage with its price; built ones are blue."""
    step = min(size + 4, room / len(prices))
    wide = round(step - 4)
    for i, price in enumerate(prices):
        left, middle = x + i * step, x + i * step + wide / 2
        if i < built:
            c.icon("count_cube", middle, y, min(wide + 2, size), BLUE)
            c.mid(middle, y, str(price), round(size * 0.76), CIVIL)
            continue
        rim(c, (left, y - size // 2, wide, size), PAPER_2, INK_2, 2, 6)
        c.mid(middle, y, str(price), round(size * 0.76), INK)


def slip(
    c: Canvas,
    words: BoardWords,
    box: Box,
    card: Card,
    k: float = 1.0,
    extras: Extras = PLAIN,
    note: str = "",
) -> None:
    """A card with its text, lying across; `k` scales type and spine (1: about 380 wide).

    `note` stands at the right end of its foot. `slip_height` tells how high it must be.
    """

    def s(n: float) -> int:
        return round(n * k)

    x, y, w, h = box
    spine = s(66)
    look = _body(c, box, card, spine, s(12), extras)
    _slip_spine(c, x, y, h, card, look, k, extras)
    left, right = x + spine + s(12), x + w - s(10)
    sizes = [s(n) for n in (32, 30, 28, 26, 24, 22)]
    rows, size = name_rows(c, words.names(card), sizes, right - left, 1)
    c.mid(left, y + s(25), rows[0], size, INK, BOLD, "l")
    top, low = y + s(46), y + h - s(8)
    text = _slip_text(words, card, extras)
    if _has_foot(words, card, extras, bool(note)):
        if not text and note:
            word(c, right, y + h - s(18), note, s(20), INK_2, right - left, anchor="r")
            low, note = low - s(22), ""
        middle = low - s(18) if text else (top + low) / 2
        low -= s(44)
        _slip_foot(c, words, left, right, middle, card, k, extras, note, big=not text)
    if text:
        sizes = [s(n) for n in _SLIP_TYPE]
        c.para(left, top, text, sizes, INK, (right - left, low - top))


_SLIP_TYPE = (24, 23, 22, 21, 20)
"""Sizes of the text of a slip; its height is made for the last one."""


def slip_height(
    words: BoardWords, card: Card, w: float, k: float, extras: Extras, noted: bool
) -> int:
    """How high a slip of this width must be for its text."""
    size = round(_SLIP_TYPE[-1] * k)
    room = int(w - round(66 * k) - round(12 * k) - round(10 * k))
    text = _slip_text(words, card, extras)
    lines = len(fonts.wrap(text, size, MEDIUM, room)) if text else 0
    foot = 44 if _has_foot(words, card, extras, noted) else 0
    needed = round((46 + foot + 10) * k) + lines * leading(size)
    least = 150 if extras.number else 108 if text or not noted else 128
    return max(needed, round(least * k))


def _slip_text(words: BoardWords, card: Card, extras: Extras) -> str:
    return words.say.in_ruins() if extras.ruined else extras.text or words.sentences(card)


def _slip_items(words: BoardWords, card: Card, extras: Extras) -> tuple[Item, ...]:
    """The numbers at the foot; of actions and ratings the text says the same."""
    if extras.ruined:
        return ()
    if card.kind in ("leader", "wonder") or card.construction:
        return outputs(card)
    return words.gist(card, extras.players)


def _has_foot(words: BoardWords, card: Card, extras: Extras, noted: bool) -> bool:
    staged = card.kind == "wonder" and (extras.shop or extras.stages >= 0)
    priced = extras.shop and bool(card.science_cost or card.resource_cost)
    return bool(_slip_items(words, card, extras)) or staged or priced or noted or bool(extras.extra)


def _slip_spine(
    c: Canvas, x: float, y: float, h: float, card: Card, look: KindLook, k: float, extras: Extras
) -> None:
    """Badge and level, and below them the number one types."""
    middle = x + round(66 * k) / 2
    size = round(50 * k)
    badge(c, middle, y + round(36 * k), size, card.kind, on_colour=True)
    if extras.ruined:
        c.icon("badge_arch", middle, y + round(36 * k), size, look.text)
        c.icon("kind_ruin", middle, y + round(37 * k), round(32 * k), look.fill)
    c.mid(middle, y + round(82 * k), card.age, round(30 * k), look.text)
    if extras.number:
        wide, high = round(66 * k), round(44 * k)
        plate(c, (x, y + h - high, wide, high), INK, round(12 * k), look.military, "low_left")
        c.mid(middle, y + h - high / 2, str(extras.number), round(30 * k), PAPER)


def _slip_foot(
    c: Canvas,
    words: BoardWords,
    left: float,
    right: float,
    y: float,
    card: Card,
    k: float,
    extras: Extras,
    note: str,
    big: bool,
) -> None:
    """The line of numbers at the foot of a slip, larger if there is no text above."""
    size = round(32 * k)
    if extras.extra:
        right -= _surcharge(c, right, y, extras.extra, k) + 8
    if price := _science_price(card, extras):
        right -= _science(c, right, y, price, round(34 * k)) + 8
    if extras.shop and card.resource_cost:
        right -= _build_price(c, right, y, str(card.resource_cost), round(28 * k)) + 8
    if card.kind == "wonder" and (extras.shop or extras.stages >= 0):
        wide = len(card.stages) * (size + 4)
        _stages(c, right - wide, y, card.stages, max(extras.stages, 0), size, wide)
        right -= wide + 8
    items = _slip_items(words, card, extras)
    sizes = [round(n * k) for n in range(40 if big else 30, 16, -2)]
    end = _fitted(c, left, y, items, right - left, sizes, card.id) if items else left
    if note:
        small = round(20 * k)
        text = short_line(note, small, MEDIUM, right - end - 12)
        c.mid(right, y, text, small, INK_2, MEDIUM, "r")


def _build_price(c: Canvas, right: float, y: float, price: str, size: int) -> float:
    """The price of one building or unit. Gives its width."""
    item = ("count_resources", price)
    wide = item_width(item, size)
    items_row(c, right - wide, y, (item,), size, 0)
    return wide


def tile(
    c: Canvas,
    words: BoardWords,
    box: Box,
    card: Card,
    workers: int,
    tokens: int,
    price: int | None = None,
    changed: bool = False,
) -> None:
    """A technology in a tableau, `TILE` or larger: kind and level on its spine, name, output, price
    of a building, workers, tokens.

    `price` is the one that applies if it is known; it is bold where it is not the printed one.
    """
    x, y, w, h = box
    look, k = KINDS[card.kind], min(w / TILE[0], h / TILE[1])

    def s(n: float) -> int:
        return round(n * k / 2) * 2

    if changed:
        plate(c, (x - 4, y - 4, w + 8, h + 8), NOW, 13)
    plate(c, box, PAPER, 10)
    spine = s(46)
    plate(c, (x, y, spine, h), look.fill, 10, side="left")
    badge(c, x + spine / 2, y + s(30), s(36), card.kind, on_colour=True)
    c.mid(x + spine / 2, y + h - s(28), card.age, s(26), look.text)
    left, right, low = x + spine + s(8), x + w - s(8), y + h - s(21)
    _tile_name(c, left, y + s(25), right - left, words.short(card), k)
    line = y + s(64)
    end = items_row(c, left, line, outputs(card), s(SMALL), s(8))
    cost = str(card.resource_cost if price is None else price)
    other = cost != str(card.resource_cost)
    face, ink = (BOLD, INK) if other else (MEDIUM, INK_2)
    wide = fonts.width(cost, s(NOTE), face)
    # Two outputs leave no room on their line; such cards never hold blue tokens.
    where = line if end < right - s(22) - wide else low
    c.mid(right, where, cost, s(NOTE), ink, face, "r")
    c.icon("count_resources", right - wide - s(12), where, s(16), ink)
    if workers <= 2:
        for i in range(workers):
            yellow(c, left + s(15) + i * s(34), low, s(32))
            c.icon("count_worker", left + s(15) + i * s(34), low, s(20), INK)
    else:
        token(c, left + s(15), low, s(34), "yellow", str(workers), s(BODY))
        c.icon("count_worker", left + s(46), low, s(26), INK)
    if tokens:
        blue(c, right - s(16), low, s(34))
        c.mid(right - s(16), low, str(tokens), s(SMALL), CIVIL)


def _tile_name(c: Canvas, x: float, y: float, room: float, name: str, k: float) -> None:
    for size, most in ((BODY, 1), (23, 1), (21, 1), (NOTE, 2), (18, 2)):
        drawn = round(size * k)
        rows = fonts.wrap(name, drawn, BOLD, int(room))
        if len(rows) <= most and all(fonts.width(row, drawn, BOLD) <= room for row in rows):
            break
    else:
        c.cut.append(name)
    with c.whole(" ".join(rows), INK, x + room / 2, y):
        for i, row in enumerate(rows):
            c.mid(x, y + (i - (len(rows) - 1) / 2) * 20 * k, row, drawn, INK, BOLD, "l")


def back(c: Canvas, box: Box, age: str, look: KindLook, size: int) -> None:
    """A card seen from behind: colour, numeral, round or cut corners."""
    x, y, w, h = box
    rim(c, box, look.fill, look.text, 3, 8, look.military)
    c.mid(x + w / 2, y + h / 2, age, size, look.text)
