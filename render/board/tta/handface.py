"""A card in a hand on a phone: as `faces` shows it, but without the words that signs say, and only
as high as what it says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.tta.cards.model import Card
from render import fonts
from render.board.tta.faces import costs
from render.board.tta.parts import badge, items_row, items_width, name_rows, word
from render.board.tta.plates import plate, rim
from render.board.tta.style import KINDS, ON_PAPER, RULE
from render.board.tta.words import BoardWords, Item, actions, at_once, kept, outputs, units
from render.canvas import Canvas, leading
from render.fonts import BOLD, MEDIUM
from render.phone import DIGITS, TYPE
from render.text.tta.words import signed
from render.theme import INK, INK_2, PAPER, PAPER_2

Box = tuple[float, float, float, float]
_HEAD, _FOOT, _SIGNS, _NOTE, _HALF = 104, 66, 88, 52, 76
"""Heights: name, prices, a line of signs, a line of words below it, one of two halves."""
_PAD, _RADIUS = 18, 16
_BIG, _WORDS, _TIGHT = 60, 42, (60, 52, 46, 40, 36)
"""Sizes of signs and of small words."""
_NAMES = (TYPE, 46, 44, 42, 40, 38, 36, 34, 32, 30)
_UNDER_ACCENTS = 44
"""The type of a name in two lines whose first one rises above our capitals."""
_PRICES = (
    *((42, 48, 24), (42, 42, 14), (38, 40, 12), (36, 36, 10)),
    *((32, 32, 8), (28, 28, 6), (24, 26, 6), (20, 22, 4)),
)
"""Sizes of the verbs and the signs of prices, and the gap between them."""


@dataclass(frozen=True, slots=True)
class _Said:
    """What stands on a card: signs in a line each, a remark in small words, halves with a word
    each, a text of which a line is a row."""

    signs: tuple[tuple[Item, ...], ...] = ()
    army: tuple[str, ...] = ()
    note: str = ""
    halves: tuple[tuple[str, tuple[Item, ...]], ...] = ()
    rows: tuple[str, ...] = ()

    def height(self, size: int) -> int:
        """How high that is in type of this size."""
        high = len(self.signs) * _SIGNS + len(self.halves) * _HALF
        high += _NOTE if self.note else 0
        return high + (len(self.rows) * leading(size) + _PAD if self.rows else 0)


def height(words: BoardWords, card: Card, w: float, size: int) -> int:
    """How high a card of this width is with its text in type of this size."""
    foot = _FOOT if costs(words, card) or card.stages else 0
    return _HEAD + _said(words, card, w, size).height(size) + foot


def draw(
    c: Canvas, words: BoardWords, box: Box, card: Card, number: str, sizes: Sequence[int]
) -> None:
    """The card, in a box that may be higher than it needs. number: what one types to play it.
    sizes: of the type of its text; the first one that fits is taken."""
    x, y, w, h = box
    size = next((n for n in sizes if height(words, card, w, n) <= h), sizes[-1])
    look = KINDS[card.kind]
    plate(c, box, PAPER, _RADIUS, look.military)
    _head(c, words, box, card, number)
    priced = bool(costs(words, card) or card.stages)
    if priced:
        _foot(c, words, (x, y + h - _FOOT, w, _FOOT), card)
    said = _said(words, card, w, size)
    spare = h - _HEAD - (_FOOT if priced else 0) - said.height(size)
    _body(c, (x, y + _HEAD + spare / 2, w, h), said, size)


def _said(words: BoardWords, card: Card, w: float, size: int) -> _Said:
    say = words.say
    if card.tactic is not None:
        old = card.tactic.obsolete
        note = say.old_units(strength=signed(old)) if old else ""
        line: tuple[Item, ...] = (("count_strength", f"+{card.tactic.strength}"),)
        return _Said((line,), tuple(units(card)), note)
    if card.bonus is not None:
        defend: tuple[Item, ...] = (("count_defense", f"+{card.bonus.defense}"),)
        colonize: tuple[Item, ...] = (("count_colonization", f"+{card.bonus.colonization}"),)
        return _Said(halves=((say.defend(), defend), (say.colonize(), colonize)))
    if card.kind == "territory":
        return _Said(halves=((say.colony(), kept(card)), (say.at_once(), at_once(card))))
    items, text = outputs(card), words.sentences(card)
    if text:
        rows = fonts.wrap(text, size, MEDIUM, int(w - 2 * _PAD))
        return _Said((items,) if items else (), rows=rows)
    if card.kind == "government":
        limit = say.urban_limit(limit=card.urban_limit or 0)
        return _Said(_broken((*actions(card), *items), w), note=limit)
    return _Said(_broken(items, w), note=say.for_each_worker() if card.takes_workers else "")


def _broken(items: tuple[Item, ...], w: float) -> tuple[tuple[Item, ...], ...]:
    """Signs in a line, or in two where they need them."""
    if items_width(items, _BIG, 24) <= w - 2 * _PAD:
        return (items,)
    half = -(-len(items) // 2)
    return items[:half], items[half:]


def _head(c: Canvas, words: BoardWords, box: Box, card: Card, number: str) -> None:
    """Badge, name, level and what one types, on the colour of the kind."""
    x, y, w, _ = box
    look, middle = KINDS[card.kind], y + _HEAD / 2
    plate(c, (x, y, w, _HEAD), look.fill, _RADIUS, look.military, "top")
    badge(c, x + 46, middle, 66, card.kind, on_colour=True)
    right = x + w - 12
    if number:
        wide = max(70.0, fonts.width(number, DIGITS, BOLD) + 20)
        plate(c, (right - wide, middle - 27, wide, 54), INK, 10)
        c.mid(right - wide / 2, middle, number, DIGITS, PAPER)
        right -= wide + 8
    elif card.doubt:
        c.icon("doubt", right - 24, middle, 46, look.text)
        right -= 56
    wide = 54.0
    plate(c, (right - wide, middle - 29, wide, 58), look.text, 8)
    c.mid(right - wide / 2, middle, card.age, DIGITS, look.fill)
    start, room = x + 88, right - wide - 10 - (x + 88)
    names = words.names(card)
    long = len(fonts.wrap(names[0], _NAMES[-2], BOLD, int(room))) > 2
    rows, size = name_rows(c, names, _NAMES[-1:] if long else _NAMES, room, 3 if long else 2)
    if len(rows) > 1 and fonts.beyond(rows[0], size, BOLD)[0]:
        size = min(size, _UNDER_ACCENTS)
    with c.whole(" ".join(rows), look.text, start + room / 2, middle):
        for i, row in enumerate(rows):
            low = middle + (i - (len(rows) - 1) / 2) * size * 1.02 + size * fonts.CAP[BOLD] / 2
            if len(rows) == 1:
                c.mid(start, middle, row, size, look.text, BOLD, "l")
            else:  # an accent moves no line towards the next one
                c.text(start, low, row, size, look.text, BOLD)


def _body(c: Canvas, box: Box, said: _Said, size: int) -> None:
    """Signs, remarks, halves and text, one below the other from the top of a box."""
    x, y, w, _ = box
    middle, room = x + w / 2, w - 2 * _PAD
    for line in said.signs:
        _signs(c, middle, y + _SIGNS / 2, line, said.army, room)
        y += _SIGNS
    if said.note:
        fitted = c.fit(said.note, _WORDS, MEDIUM, room, 24)
        c.mid(middle, y + _NOTE / 2 - 6, said.note, fitted, INK_2, MEDIUM)
        y += _NOTE
    for i, (name, items) in enumerate(said.halves):
        _half(c, x, y, w, name, items)
        y += _HALF
        if not i:
            c.rect(x + _PAD, round(y) - 1, room, 2, RULE)
    with c.whole(" ".join(said.rows), INK, middle, y):
        top = y + (2 if said.signs else _PAD / 2)
        for i, row in enumerate(said.rows):
            at = top + i * leading(size) + (leading(size) + size * fonts.CAP[MEDIUM]) / 2
            c.text(x + _PAD, at, row, size, INK, MEDIUM)
            if fonts.width(row, size, MEDIUM) > room:
                c.cut.append(row)


def _signs(
    c: Canvas, x: float, y: float, items: tuple[Item, ...], army: Sequence[str], room: float
) -> None:
    """A line of signs round a middle, the units of an army before them."""
    for size in _TIGHT:
        gap, units_w = round(size * 0.4), len(army) * (size + 6)
        wide = items_width(items, size, gap) + (units_w + gap if army else 0)
        if wide <= room:
            break
    else:
        c.cut.append(str(items))
    left = x - wide / 2
    for kind in army:
        badge(c, left + size / 2, y, size, kind)
        left += size + 6
    items_row(c, left + (gap if army else 0), y, items, size, gap)


def _half(c: Canvas, x: float, y: float, w: float, name: str, items: tuple[Item, ...]) -> None:
    """A word and what it gives."""
    for size in _TIGHT:
        wide = items_width(items, size, 14)
        if fonts.width(name, _WORDS, MEDIUM) + wide <= w - 3 * _PAD:
            break
    word(c, x + _PAD, y + _HALF / 2, name, _WORDS, INK_2, w - 3 * _PAD - wide)
    items_row(c, x + w - _PAD - wide, y + _HALF / 2, items, size, 14)


def _foot(c: Canvas, words: BoardWords, box: Box, card: Card) -> None:
    """The band of prices: stages of a wonder, or verbs with what they cost."""
    x, y, w, h = box
    plate(c, box, PAPER_2, _RADIUS, KINDS[card.kind].military, "bottom")
    middle, room = y + h / 2, w - 2 * _PAD
    if card.stages:
        end = _stages(c, x + _PAD, middle, card.stages)
    else:
        end = _prices(c, x + _PAD, middle, costs(words, card), room)
    if end > x + w - _PAD + 1:
        c.cut.append(card.id)


def _stages(c: Canvas, x: float, y: float, stages: Sequence[int]) -> float:
    c.icon("count_resources", x + 22, y, 44, ON_PAPER["resources"])
    x += 58
    for price in stages:
        rim(c, (x, y - 25, 50, 50), PAPER, INK_2, 3, 8)
        c.mid(x + 25, y, str(price), DIGITS, INK)
        x += 58
    return x - 8


def _prices(
    c: Canvas, x: float, y: float, parts: Sequence[tuple[str, tuple[Item, ...]]], room: float
) -> float:
    for small, icon, gap in _PRICES:
        verbs = [fonts.width(verb, small, MEDIUM) + 10 for verb, _ in parts]
        signs = [items_width(items, icon, 12) + gap for _, items in parts]
        if sum(verbs) + sum(signs) - gap <= room:
            break
    for verb, items in parts:
        x += c.mid(x, y, verb, small, INK_2, MEDIUM, "l") + 10
        x = items_row(c, x, y, items, icon, 12) + gap
    return x - gap
