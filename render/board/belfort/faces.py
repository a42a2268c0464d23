"""Building cards and guilds: in full with their words, or as small plates with signs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.belfort.components import GUILDS
from engine.games.belfort.goods import DISTRICT_IDS, Goods
from engine.games.belfort.view import BelfortView
from render import fonts
from render.board.belfort import effects, lines
from render.board.belfort.marks import guild_sign, lacking, price
from render.board.belfort.style import CATEGORY
from render.board.belfort.words import Words
from render.canvas import Canvas, label, leading
from render.fonts import BOLD, MEDIUM
from render.phone import DIGITS, INNER, MARGIN, RADIUS, TYPE
from render.text.belfort import table
from render.theme import INK, INK_2, NOW, PAPER, PAPER_2

PLATE_H = 186
_TOP, _FOOT, _PAD = 92, 12, 18
_SIZES = (TYPE, 46, 44, 42, 40, 38)
"""Of sentences; other languages may need more room."""


def sheet_height(said: str, room: float = INNER - 2 * _PAD) -> float:
    """How high a card is with these words on it."""
    rows = fonts.wrap(said, TYPE, MEDIUM, int(room))
    return _TOP + len(rows) * leading(TYPE) + _FOOT


def sheet(
    c: Canvas, x: float, y: float, w: float, view: BelfortView | None, kind: str, words: Words,
    cost: Goods, doubtful: bool, have: Goods | None = None, count: int = 1,
) -> float:  # fmt: skip
    """A building card: its price, doubtful ones marked, what it does, and where it may stand.
    Gives its height.

    have: the goods of who could build it. count: how many there are.
    """
    said = words.effects.card(kind)
    high = sheet_height(said, w - 2 * _PAD)
    c.rect(x, y, w, high, PAPER, RADIUS)
    c.icon(f"bf_{kind}", x + 50, y + 48, 70, INK)
    wide = label(c, x + 98, y + 48, words.names.building(kind), (54, 30), 252, INK, "l")
    _times(c, x + 110 + wide, y + 48, count)
    _band(c, x + 410, y + 12, 322, 72, 48, cost, doubtful, have, bool(view and _free(view, kind)))
    if view is not None:
        _districts(c, x + w - 14, y + 48, view, kind)
    _words(c, x, y, w, high, said)
    return high


def guild(c: Canvas, x: float, y: float, w: float, kind: str, words: Words, cost: Goods,
          doubtful: bool, by_rulebook: bool = False) -> float:  # fmt: skip
    """A guild tile with its price and what it does. Gives its height. by_rulebook: what Thieves
    take."""
    found = next(one for one in GUILDS.values() if one.id == kind)
    said = words.effects.guild(kind, by_rulebook=by_rulebook)
    high = sheet_height(said, w - 2 * _PAD)
    c.rect(x, y, w, high, PAPER, RADIUS)
    c.rect(x + 12, y + 10, 76, 76, CATEGORY[found.category], 12)
    c.icon(guild_sign(kind), x + 50, y + 48, 56, PAPER)
    label(c, x + 104, y + 48, words.guild(kind), (54, 30), w * 0.42, INK, "l")
    price(c, x + w * 0.56, y + 48, cost, 50, True, "l", doubtful=doubtful)
    _words(c, x, y, w, high, said)
    return high


def _words(c: Canvas, x: float, y: float, w: float, high: float, said: str) -> None:
    c.para(x + _PAD, y + _TOP - 4, said, _SIZES, INK, (w - 2 * _PAD, high - _TOP))


def plate(
    c: Canvas, x: float, y: float, w: float, view: BelfortView, kind: str, words: Words,
    have: Goods | None = None, count: int = 1,
) -> None:  # fmt: skip
    """A building card in signs, half as wide as a picture for phones."""
    c.rect(x, y, w, PLATE_H, PAPER, RADIUS)
    if have is not None:
        c.spot(f"card.{kind}", x, y, w, PLATE_H)
    c.icon(f"bf_{kind}", x + 44, y + 42, 60, INK)
    room = w - (180 if count > 1 else 100)
    wide = label(c, x + 86, y + 42, words.names.building(kind), (TYPE, 26), room, INK, "l")
    _times(c, x + 98 + wide, y + 42, count)
    cost, doubtful = table.cost(view, kind, ""), table.doubtful(view, kind, "")
    _band(c, x + 10, y + 76, 274, 56, 42, cost, doubtful, have, bool(_free(view, kind)))
    _districts(c, x + w - 8, y + 104, view, kind, 45)
    lines.writing(c, x + 18, y + 158, effects.card(kind), 44, paper=True, room=w - 36)


def _times(c: Canvas, x: float, y: float, count: int) -> None:
    """How many equal cards there are."""
    if count > 1:
        c.mid(x, y, f"\u00d7{count}", TYPE, INK_2, BOLD, "l")


def _band(
    c: Canvas, x: float, y: float, w: float, h: float, size: int, cost: Goods, doubtful: bool,
    have: Goods | None, somewhere: bool,
) -> None:  # fmt: skip
    """A price: golden if it can be paid and a site is free; what is missing is in red."""
    missing: Sequence[str] = () if have is None else lacking(have, cost)
    can = have is not None and not missing and somewhere
    c.rect(x, y, w, h, NOW if can else PAPER_2, 10)
    price(c, x + 12, y + h / 2, cost, size, True, "l", missing, 6, doubtful)


def _districts(
    c: Canvas, right: float, y: float, view: BelfortView, kind: str, pitch: float = 46
) -> None:
    """The districts with a free site."""
    first = right - len(DISTRICT_IDS) * pitch
    for n in _free(view, kind):
        at = first + (n + 0.5) * pitch
        c.icon("bf_disc_full", at, y, 44, INK)
        c.mid(at, y, str(n + 1), DIGITS, PAPER)


def _free(view: BelfortView, kind: str) -> list[int]:
    """The places of the districts with a free site, from 0."""
    return [n for n, d in enumerate(DISTRICT_IDS) if kind in table.free_kinds(view, d)]


def sheets(
    c: Canvas, y: float, gap: float, view: BelfortView, kinds: Iterable[tuple[str, int]],
    words: Words, have: Goods | None,
) -> float:  # fmt: skip
    """Cards of these kinds one below the other. Gives where the next thing may stand."""
    for kind, count in kinds:
        cost, doubtful = table.cost(view, kind, ""), table.doubtful(view, kind, "")
        high = sheet(c, MARGIN, y, INNER, view, kind, words, cost, doubtful, have, count)
        if have is not None:
            c.spot(f"card.{kind}", MARGIN, y, INNER, high)
        y += high + gap
    return y


def counted(cards: Sequence[str]) -> list[tuple[str, int]]:
    """Kinds of cards with how many there are of each."""
    return [(kind, cards.count(kind)) for kind in dict.fromkeys(cards)]
