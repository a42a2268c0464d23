"""Buildings and monuments: kind, price and what they do."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tzolkin.components import BUILDINGS, MONUMENTS, WEALTH
from engine.games.tzolkin.goods import Goods, TileKind
from engine.games.tzolkin.view import TzolkinView
from render import fonts
from render.board.tzolkin import effects
from render.board.tzolkin.marks import DARK_INK, Ink, Line, fitted, line_width, writing
from render.board.tzolkin.style import GEARS, KINDS, SPENT, on
from render.board.tzolkin.tokens import token
from render.board.tzolkin.words import Words
from render.canvas import Canvas, leading
from render.fonts import BOLD
from render.phone import TYPE
from render.theme import INK, LINE, MUTED, PAPER, PAPER_2, RGB, SLATE, mix

PER_ROW = 6
NAMED = 112
"""How high a tile is below its name."""
_SIGNS, _TITLE, _LEAST, _PAD = 46, 56, 42, 14
"""Of a tile with its name: its signs, one line of its name, the smallest type of that, its edge."""
_GAP = 6
_DIVIDER = mix(PAPER, INK, 0.25)


def draw(c: Canvas, x: float, y: float, w: float, h: float, view: TzolkinView) -> None:
    """The display, and below it the monuments of this game."""
    wide, high = (w - (PER_ROW - 1) * _GAP) / PER_ROW, (h - 8) / 2
    for i, slot in enumerate(view.display):
        left = x + i * (wide + _GAP)
        c.spot(f"tile.{slot.slot}", left, y, wide, high)
        if slot.tile is None:
            c.box(left, y, wide, high, SLATE, LINE, 2, 10)
        else:
            face(c, left, y, wide, high, slot.tile)
    for i, shown in enumerate(view.monuments):
        left, top = x + i * (wide + _GAP), y + high + 8
        c.spot(f"monument.{shown.tile}", left, top, wide, high)
        if shown.by is None:
            face(c, left, top, wide, high, shown.tile, len(view.players))
        else:
            gone(c, left, top, wide, high, shown.by)


def draw_wide(c: Canvas, x: float, y: float, w: float, h: float, view: TzolkinView) -> None:
    """The same for narrow screens: three in a row, each with its price next to what it does."""
    shown: list[tuple[str, str | None, int | None]] = [
        *((f"tile.{slot.slot}", slot.tile, None) for slot in view.display),
        *((f"monument.{grand.tile}", grand.tile, grand.by) for grand in view.monuments),
    ]
    wide = (w - 2 * _GAP) / 3
    for i, (spot, tile, by) in enumerate(shown):
        left, top = x + i % 3 * (wide + _GAP), y + i // 3 * (h + _GAP)
        c.spot(spot, left, top, wide, h)
        if tile is None:
            c.box(left, top, wide, h, SLATE, LINE, 2, 10)
        elif by is not None:
            gone(c, left, top, wide, h, by)
        else:
            long(c, left, top, wide, h, tile, len(view.players))


def long(
    c: Canvas, x: float, y: float, w: float, h: float, tile: str, players: int | None = None,
    size: int = 36, price_of: Goods | None = None,
) -> None:  # fmt: skip
    """A building or monument lying on its side. price_of: another price than the printed one."""
    kind, cost, rows = printed(tile, players)
    cost = price_of or cost
    grand = tile in MONUMENTS
    spine, price = size, round(size * 3.5)
    c.rect(x, y, w, h, KINDS[kind], 10)
    c.rect(x + spine, y + 3, w - spine - 3, h - 6, PAPER_2 if grand else PAPER, 8)
    c.icon(f"tk_{kind}", x + spine / 2 + 0.5, y + h * (0.28 if grand else 0.5), spine - 6,
           on(KINDS[kind]))  # fmt: skip
    if grand:
        c.icon("tk_monument", x + spine / 2 + 0.5, y + h * 0.72, spine - 8, on(KINDS[kind]))
    goods = [effects.counted(n, good) for good, n in cost.listed()]
    stacked = [goods] if len(goods) < 3 else [goods[:2], goods[2:]]
    for i, row in enumerate(stacked):
        line: Line = tuple(word for part in row for word in (" ", *part))[1:]
        middle = y + h / 2 + (i - (len(stacked) - 1) / 2) * (size + 6)
        writing(c, x + spine + price / 2 + 2, middle, line, size, gap=0)
    left = x + spine + price + 6
    c.rect(left, y + 12, 2, h - 24, _DIVIDER)
    room = x + w - left - 12
    text(c, left + room / 2 + 3, y + h / 2, rows, round(size * 1.1), room)


def title_height(tiles: Sequence[str], w: float, words: Words) -> int:
    """How high the names of tiles that stand side by side are: the longest may need two lines."""
    rows = max((len(_title(words.tile(tile), w)[0]) for tile in tiles), default=1)
    return _TITLE + (rows - 1) * leading(_LEAST)


def title(c: Canvas, x: float, y: float, w: float, h: float, said: str, ink: RGB = INK) -> None:
    """The name of a tile in a band of its own."""
    rows, size = _title(said, w)
    c.cut += [said] * any(fonts.width(row, size, BOLD) > w - 2 * _PAD for row in rows)
    for i, row in enumerate(rows):
        middle = y + h / 2 - 1 + (i - (len(rows) - 1) / 2) * leading(size)
        c.mid(x + w / 2, middle, row, size, ink)


def _title(said: str, w: float) -> tuple[tuple[str, ...], int]:
    """The lines of a name, and the size of its type: smaller before it takes a second one."""
    room = w - 2 * _PAD
    for size in range(TYPE, _LEAST - 1, -1):
        if fonts.width(said, size, BOLD) <= room:
            return (said,), size
    return fonts.wrap(said, _LEAST, BOLD, int(room)), _LEAST


def named(
    c: Canvas, x: float, y: float, w: float, h: float, tile: str, words: Words,
    players: int | None = None, price_of: Goods | None = None,
) -> None:  # fmt: skip
    """A building or monument below its name, which has what `NAMED` leaves of the height."""
    above = h - NAMED
    kind, _, _ = printed(tile, players)
    c.rect(x, y, w, h, KINDS[kind], 10)
    c.rect(x + 3, y + 3, w - 6, above - 3, PAPER_2 if tile in MONUMENTS else PAPER, 8)
    title(c, x, y, w, above, words.tile(tile))
    long(c, x, y + above, w, NAMED, tile, players, _SIGNS, price_of)


def named_gone(
    c: Canvas, x: float, y: float, w: float, h: float, tile: str, words: Words, by: int
) -> None:
    """The place of a monument that somebody has built, with its name."""
    c.box(x, y, w, h, SLATE, LINE, 2, 10)
    title(c, x, y, w, h - NAMED, words.tile(tile), MUTED)
    _builder(c, x, y + h - NAMED - 8, w, NAMED, by)


def gone(c: Canvas, x: float, y: float, w: float, h: float, by: int) -> None:
    """The place of a monument that somebody has built."""
    c.box(x, y, w, h, SLATE, LINE, 2, 10)
    _builder(c, x, y, w, h, by)


def _builder(c: Canvas, x: float, y: float, w: float, h: float, by: int) -> None:
    """Who has built what is gone."""
    size = round(min(w, h) * 0.34)
    c.icon("tk_monument", x + w * 0.32, y + h / 2, size, SPENT)
    token(c, x + w * 0.68, y + h / 2, by, size)


def face(
    c: Canvas, x: float, y: float, w: float, h: float, tile: str, players: int | None = None
) -> None:
    """A building or monument by its id: a spine in the colour of its kind, its price, and what it
    does. players: in this game, for monuments."""
    kind, cost, rows = printed(tile, players)
    grand = tile in MONUMENTS
    k = h / 118
    spine = round(29 * k)
    paper = PAPER_2 if grand else PAPER
    c.rect(x, y, w, h, KINDS[kind], 10)
    c.rect(x + spine, y + 3, w - spine - 3, h - 6, paper, 8)
    middle = x + spine / 2 + 0.5
    c.icon(f"tk_{kind}", middle, y + 22 * k, round(24 * k), on(KINDS[kind]))
    if grand:
        c.icon("tk_monument", middle, y + h - 21 * k, round(22 * k), on(KINDS[kind]))
    middle, room = x + (spine + w - 3) / 2, w - spine - 14
    price = effects.goods(cost)
    writing(c, middle, y + 21 * k, price, fitted(price, round(24 * k), room, 0), gap=0)
    c.rect(x + spine + 6, y + 38 * k, w - spine - 15, 2, _DIVIDER)
    text(c, middle, y + (40 * k + h - 4) / 2, rows, round(34 * k), room)


def text(
    c: Canvas, x: float, y: float, rows: Sequence[Line], size: int, room: float, ink: Ink = DARK_INK
) -> None:
    """What a tile does, centred; all lines of one size, as large as they have room."""
    if len(rows) > 1:
        size = round(size * 0.92)
    size = min(fitted(row, size, room, 2) for row in rows)
    for i, row in enumerate(rows):
        writing(c, x, y + (i - (len(rows) - 1) / 2) * size * 1.16, row, size, ink, gap=2)


def wealth(
    c: Canvas, x: float, y: float, w: float, h: float, tile: str, words: Words | None = None
) -> None:
    """A starting wealth tile: what it gives, in the colour of the gear that it marks.

    words: of the space that it marks, which is its name and stands above; None: without.
    """
    found = WEALTH[tile]
    c.box(x, y, w, h, PAPER, GEARS[found.gear], 7, 14)
    above = 0 if words is None else title_height((tile,), w, words)
    if words is not None:
        title(c, x, y + 6, w, above, words.tile(tile))
    middle = y + (h + above) / 2
    text(c, x + w / 2, middle, effects.wealth(found), round((h - above) * 0.34), w - 50)


def printed(tile: str, players: int | None = None) -> tuple[TileKind, Goods, tuple[Line, ...]]:
    """Kind, price and lines of a building or monument. Raises `KeyError` for an unknown id."""
    if tile in MONUMENTS:
        monument = MONUMENTS[tile]
        return monument.kind, monument.cost, effects.monument(monument, players)
    building = BUILDINGS[tile]
    return building.kind, building.cost, effects.building(building)


def owned(
    c: Canvas, x: float, y: float, w: float, h: float, tile: str, players: int | None = None
) -> None:
    """A tile that somebody has built: its kind and what it does, without its price."""
    kind, _, rows = printed(tile, players)
    grand = tile in MONUMENTS
    c.rect(x, y, w, h, KINDS[kind], 10)
    left = h * 0.55
    c.rect(x + left, y + 4, w - left - 4, h - 8, PAPER_2 if grand else PAPER, 8)
    c.icon(f"tk_{kind}", x + left / 2, y + h * (0.28 if grand else 0.5), round(h * 0.42),
           on(KINDS[kind]))  # fmt: skip
    if grand:
        c.icon("tk_monument", x + left / 2, y + h * 0.74, round(h * 0.38), on(KINDS[kind]))
    room = w - left - 18
    one: Line = tuple(word for row in rows for word in (" ", *row))[1:]
    if line_width(one, round(h * 0.44), 2) <= room:
        rows = (one,)
    text(
        c,
        x + (left + w - 4) / 2,
        y + h / 2,
        rows,
        round(h * (0.5 if len(rows) == 1 else 0.42)),
        room,
    )
