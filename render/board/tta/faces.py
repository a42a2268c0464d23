"""Whole cards, large enough to read when they stand alone, 400 wide; those of hands are in
`handface`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.tta.cards.model import Card
from render import fonts
from render.board.tta.parts import badge, items_row, items_width, name_rows, word
from render.board.tta.plates import plate, rim
from render.board.tta.style import KINDS, ON_PAPER, RULE, KindLook
from render.board.tta.words import BoardWords, Item, actions, at_once, kept, outputs, units
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.text.tta.words import signed
from render.theme import INK, INK_2, PAPER, PAPER_2

WIDTH, HEIGHT = 260, 328
"""Size of a face at k = 1; it may be higher."""
_TEXT = (30, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13)
_ARMY = ((52, 22), (44, 20), (38, 20), (34, 18))
"""Sizes of the strength of a tactic and of the words next to it."""
_PRICES = ((20, 28, 18), (20, 24, 12), (18, 22, 8), (16, 20, 8), (14, 18, 6), (12, 16, 4))
"""Sizes of the verbs and the signs of prices, and the gap between them."""
Cost = tuple[str, tuple[Item, ...]]


@dataclass(frozen=True, slots=True)
class _Sheet:
    """A face being drawn: its box, and how much its type is scaled."""

    c: Canvas
    words: BoardWords
    x: float
    y: float
    w: float
    h: float
    k: float
    card: Card
    look: KindLook

    def s(self, n: float) -> int:
        return round(n * self.k / 2) * 2


def face(
    c: Canvas,
    words: BoardWords,
    box: tuple[float, float, float, float],
    card: Card,
    k: float = 1.0,
    smallest: int = 18,
) -> None:
    """A whole card. k: scales the type. smallest: of its text where there is too much of it."""
    x, y, w, h = box
    f = _Sheet(c, words, x, y, w, h, k, card, KINDS[card.kind])
    plate(c, box, PAPER, f.s(16), f.look.military)
    _head(f)
    right = _kind(f)
    low = _foot(f)
    top = y + f.s(76) + f.s(42)
    match card.kind:
        case "tactic":
            _army(f, top, low)
        case "bonus":
            _bonus(f, top, low)
        case "territory":
            say = words.say
            _halves(f, top, low, [(say.colony(), kept(card)), (say.at_once(), at_once(card))])
        case _ if not words.sentences(card):
            _numbers(f, top, low)
        case _:
            _text(f, top, low, right, smallest)


def _head(f: _Sheet) -> None:
    """Badge, name and level on the colour of the kind."""
    c, s, look = f.c, f.s, f.look
    high = s(76)
    plate(c, (f.x, f.y, f.w, high), look.fill, s(16), look.military, "top")
    badge(c, f.x + s(36), f.y + high / 2, s(52), f.card.kind, on_colour=True)
    tab = s(38)
    left = f.x + f.w - tab - s(8)
    plate(c, (left, f.y + (high - s(44)) / 2, tab, s(44)), look.text, s(6))
    c.mid(left + tab / 2, f.y + high / 2, f.card.age, s(30), look.fill)
    start = f.x + s(68)
    room = left - s(6) - start
    sizes = [s(n) for n in (30, 28, 26, 24, 22, 20)]
    names = f.words.names(f.card)
    most = 3 if _longest(names[0], sizes[-2], room) else 2
    rows, size = name_rows(c, names, sizes if most == 2 else sizes[-2:], room, most)
    for i, row in enumerate(rows):
        y = f.y + high / 2 + (i - (len(rows) - 1) / 2) * size * 1.04
        c.mid(start, y, row, size, look.text, BOLD, "l")


def _longest(name: str, size: int, room: float) -> bool:
    """Whether a name needs three lines even at this size."""
    return len(fonts.wrap(name, size, BOLD, int(room))) > 2


def _kind(f: _Sheet) -> float:
    """The line below the head: the kind. Gives the end of what is left free."""
    c, s = f.c, f.s
    line = f.y + s(76) + s(26)
    right = f.x + f.w - s(8)
    if f.card.doubt:
        right -= s(36)
        c.icon("doubt", right + s(16), line, s(32), INK_2)
    right -= s(8)
    kind = f.words.kind_short(f.card) if outputs(f.card) else f.words.kind_line(f.card)
    word(c, f.x + s(16), line, kind, s(20), INK_2, right - f.x - s(16))
    return right


def _text(f: _Sheet, top: float, low: float, right: float, smallest: int) -> None:
    """The effect in words; constant symbols stand at the right end of the line of the kind."""
    s = f.s
    items = outputs(f.card)
    if items:
        size = s(30)
        wide = items_width(items, size, s(8))
        start = f.x + s(24) + fonts.width(f.words.kind_line(f.card), s(20), MEDIUM)
        if right - wide > start:
            items_row(f.c, right - wide, f.y + s(102), items, size, s(8))
        else:
            items_row(f.c, f.x + s(16), top + s(14), items, size, s(12))
            top += s(36)
    sizes = [s(n) for n in _TEXT if n >= smallest]
    room = (f.w - 2 * s(16), low - top - s(4))
    f.c.para(f.x + s(16), top, f.words.sentences(f.card), sizes, INK, room)


def _numbers(f: _Sheet, top: float, low: float) -> None:
    """What the card gives, large."""
    c, s, card = f.c, f.s, f.card
    items = outputs(card)
    if card.kind == "government":
        items = (*actions(card), *items)
    lines: list[Sequence[Item]] = [items] if len(items) < 4 else [items[:2], items[2:]]
    room = f.w - 2 * s(16)
    for big, between in ((52, 24), (44, 18), (38, 16), (30, 12), (24, 8)):
        size, gap = s(big), s(between)
        if all(items_width(line, size, gap) <= room for line in lines):
            break
    else:
        c.cut.append(card.id)
    note = ""
    if card.takes_workers:
        note = f.words.say.for_each_worker()
    elif card.kind == "government":
        note = f.words.say.urban_limit(limit=card.urban_limit or 0)
    middle = top + (low - top) / 2 - (s(20) if note else s(6))
    for i, line in enumerate(lines):
        y = middle + (i - (len(lines) - 1) / 2) * size * 1.6
        items_row(c, f.x + (f.w - items_width(line, size, gap)) / 2, y, line, size, gap)
    y = middle + (0.8 * len(lines) - 0.3) * size + s(32)
    size = c.fit(note, s(22), MEDIUM, room, 12)
    c.text(f.x + f.w / 2, y, note, size, INK_2, MEDIUM, "m")


def _army(f: _Sheet, top: float, low: float) -> None:
    """The units of an army as badges, the strength they add below."""
    c, s, tactic = f.c, f.s, f.card.tactic
    assert tactic is not None
    army = units(f.card)
    gap = s(6)
    size = min(s(52), int((f.w - s(24) - (len(army) - 1) * gap) / len(army)) // 2 * 2)
    left = f.x + (f.w - len(army) * size - (len(army) - 1) * gap) / 2
    y = top + (low - top) * 0.33
    for i, kind in enumerate(army):
        badge(c, left + size / 2 + i * (size + gap), y, size, kind)
    items = (("count_strength", f"+{tactic.strength}"),)
    old = tactic.obsolete
    tail = f.words.say.old_units(strength=signed(old)) if old else ""
    for big, small in ((s(a), s(b)) for a, b in _ARMY):
        extra = s(12) + fonts.width(tail, small, MEDIUM) if tail else 0.0
        total = items_width(items, big, 0) + extra
        if total <= f.w - s(24):
            break
    else:
        c.cut.append(f.card.id)
    y = top + (low - top) * 0.74
    end = items_row(c, f.x + (f.w - total) / 2, y, items, big, 0)
    c.mid(end + s(12), y, tail, small, INK_2, MEDIUM, "l")


def _bonus(f: _Sheet, top: float, low: float) -> None:
    bonus = f.card.bonus
    assert bonus is not None
    defend: tuple[Item, ...] = (("count_defense", f"+{bonus.defense}"),)
    colonize: tuple[Item, ...] = (("count_colonization", f"+{bonus.colonization}"),)
    say = f.words.say
    _halves(f, top, low, [(say.defend(), defend), (say.colonize(), colonize)])


def _halves(f: _Sheet, top: float, low: float, halves: list[Cost]) -> None:
    """Two halves, one above the other: a word and what it gives."""
    c, s = f.c, f.s
    half = (low - top) / 2
    for i, (text, items) in enumerate(halves):
        y = top + half * (i + 0.5)
        size = s(44) if len(items) == 1 else s(34)
        wide = items_width(items, size, s(12))
        word(c, f.x + s(16), y, text, s(22), INK_2, f.w - s(36) - wide)
        items_row(c, f.x + f.w - s(16) - wide, y, items, size, s(12))
    c.rect(f.x + s(16), round(top + half) - 1, f.w - s(32), 2, RULE)


def costs(words: BoardWords, card: Card) -> list[Cost]:
    """What is paid for a card, the verb first."""
    return [(words.say.price(verb), items) for verb, items in _costs(words, card)]


def _costs(words: BoardWords, card: Card) -> list[Cost]:
    """What is paid for a card, by the codes of verbs."""
    found: list[Cost] = []
    if card.science_cost:
        found.append(("develop", (("count_science", str(card.science_cost)),)))
    if card.revolution_cost:
        found.append(("revolt", (("count_science", str(card.revolution_cost)),)))
    if card.resource_cost:
        found.append(("build", (("count_resources", str(card.resource_cost)),)))
    if card.tactic is not None:
        found.append(("play", (("military", str(card.military_cost)),)))
        if price := words.cards.board.figures.copy_tactic:
            found.append(("copy", (("military", str(price)),)))
    elif card.military_cost:
        found.append(("play", (("military", str(card.military_cost)),)))
    elif card.kind in ("aggression", "war"):
        found.append(("play_by_level", (("military", ""),)))
    elif card.kind in ("leader", "action"):
        found.append(("play", (("civil", "1"),)))
    elif card.kind in ("event", "territory") and card.level:
        found.append(("prepare", (("count_culture", f"+{card.level}"),)))
    elif card.kind == "pact":
        found.append(("offer", ()))
    return found


def _foot(f: _Sheet) -> float:
    """The band of costs at the bottom. Gives its upper edge, or the lower edge of the card."""
    parts = costs(f.words, f.card)
    if not parts and not f.card.stages:
        return f.y + f.h - f.s(10)
    s = f.s
    high = s(48)
    top = f.y + f.h - high
    plate(f.c, (f.x, top, f.w, high), PAPER_2, s(16), f.look.military, "bottom")
    end = _price_stages(f, top + high / 2) if f.card.stages else _prices(f, top + high / 2, parts)
    if end > f.x + f.w - s(8):
        f.c.cut.append(f.card.id)
    return top


def _price_stages(f: _Sheet, y: float) -> float:
    c, s = f.c, f.s
    x = f.x + s(16)
    c.icon("count_resources", x + s(14), y, s(28), ON_PAPER["resources"])
    x += s(38)
    for price in f.card.stages:
        rim(c, (x, y - s(16), s(32), s(32)), PAPER, INK_2, 2, s(6))
        c.mid(x + s(16), y, str(price), s(24), INK)
        x += s(38)
    return x - s(6)


def _prices(f: _Sheet, y: float, parts: list[Cost]) -> float:
    c, s = f.c, f.s
    for small, icon, gap in ((s(a), s(b), s(g)) for a, b, g in _PRICES):
        verbs = [fonts.width(verb, small, MEDIUM) + s(6) for verb, _ in parts]
        signs = [items_width(items, icon, s(10)) + gap for _, items in parts]
        if sum(verbs) + sum(signs) - gap <= f.w - s(24):
            break
    x = f.x + s(16)
    for verb, items in parts:
        x += c.mid(x, y, verb, small, INK_2, MEDIUM, "l") + s(6)
        x = items_row(c, x, y, items, icon, s(10)) + gap
    return x - gap
