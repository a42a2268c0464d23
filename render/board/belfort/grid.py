"""The city as a table: a row for each district, a column for each kind of site, Gatehouses over the
line between two rows. The ring closes: the last district borders on the first."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from engine.games.belfort.components import BOX, GUILDS, after
from engine.games.belfort.goods import DISTRICT_IDS, Goods
from engine.games.belfort.view import BelfortView, SymbolView
from render.board.belfort.look import CATEGORY, EMBLEM, SPENT, free, tint
from render.board.belfort.marks import cost, icon, marker, plank
from render.board.belfort.words import leader, number
from render.canvas import Canvas
from render.theme import INK, NOW, PAPER, TEXT

SINGLE = ("pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "library")
KINDS = (*SINGLE, "keep", "wall", "gatehouse")


@dataclass(frozen=True, slots=True)
class Scale:
    """Measures of such a table. number, guild: widths of the first columns; column: of a kind with
    one site, pair: of one with two; row, gap: heights; size: of a marker; digits: of the numbers of
    districts; plank: of guilds, width and height."""

    number: int
    guild: int
    column: int
    pair: int
    gate: int
    row: int
    gap: int
    size: int
    digits: int
    plank: tuple[int, int]
    upright: bool

    @property
    def width(self) -> int:
        return self.number + self.guild + 8 * self.column + 2 * self.pair + self.gate

    @property
    def height(self) -> int:
        return 5 * (self.row + self.gap) - self.gap

    def middle(self, kind: str) -> float:
        """The middle of a column."""
        left = float(self.number)
        for name, wide in (
            ("guild", self.guild), *((one, self.column) for one in SINGLE),
            ("keep", self.pair), ("wall", self.pair), ("gatehouse", self.gate),
        ):  # fmt: skip
            if name == kind:
                return left + wide / 2
            left += wide
        raise KeyError(kind)


DESK = Scale(64, 132, 86, 150, 100, 108, 8, 64, 40, (52, 48), upright=False)
PHONE = Scale(54, 92, 72, 122, 76, 84, 6, 58, 40, (48, 42), upright=True)


def draw(
    c: Canvas, x: float, y: float, view: BelfortView, scale: Scale, can: Collection[str] = ()
) -> None:
    """The five rows. can: symbols with a golden rim."""
    for i, district in enumerate(DISTRICT_IDS):
        _row(c, x, y + i * (scale.row + scale.gap), view, scale, district, can)
    _gates(c, x, y, view, scale, can)


def ground(view: BelfortView, district: str) -> tuple[int, int, int]:
    """The colour of a district: its single leader's."""
    return tint(leader(view, district))


def _row(
    c: Canvas, x: float, y: float, view: BelfortView, scale: Scale, district: str,
    can: Collection[str],
) -> None:  # fmt: skip
    tone = ground(view, district)
    c.rect(x, y, scale.width, scale.row, tone, 12)
    middle = y + scale.row / 2
    digits = scale.digits
    c.icon("disc", x + scale.number / 2, middle, digits + 12, INK)
    c.mid(x + scale.number / 2, middle, str(number(district)), digits, tone)
    guild(c, x + scale.middle("guild"), middle, view, scale, district)
    for symbol in view.symbols:
        if symbol.district != district or symbol.kind in ("guild", "gatehouse"):
            continue
        off = 0.0
        if symbol.kind in ("keep", "wall"):
            off = (0.5 if symbol.id.endswith("2") else -0.5) * (scale.size + 6)
        _site(c, x + scale.middle(symbol.kind) + off, middle, symbol, scale.size, tone, can)


def _site(
    c: Canvas, x: float, y: float, symbol: SymbolView, size: int, tone: tuple[int, int, int],
    can: Collection[str],
) -> None:  # fmt: skip
    half = size / 2 + 2
    plate, rim, dark = free(tone)
    golden = symbol.id in can
    c.spot(symbol.id, x - half, y - half, 2 * half, 2 * half)
    c.box(x - half, y - half, 2 * half, 2 * half, plate, NOW if golden else rim,
          5 if golden else 2, 10)  # fmt: skip
    if symbol.owner is None:
        icon(c, symbol.kind, x, y, round(size * 0.68), INK if golden else dark)
    else:
        marker(c, x, y, symbol.owner, symbol.kind, round(size * 0.92))


def _gates(
    c: Canvas, x: float, y: float, view: BelfortView, scale: Scale, can: Collection[str]
) -> None:
    """Each Gatehouse lies over the line between its districts; the last one at both ends."""
    found = {symbol.id: symbol for symbol in view.symbols if symbol.kind == "gatehouse"}
    middle = x + scale.middle("gatehouse")
    size = min(round(scale.row / 2 - 6), scale.size)
    for i, district in enumerate(DISTRICT_IDS):
        then = after(district)
        halves = [found[f"gatehouse_{district}_{then}_in_{where}"] for where in (district, then)]
        top = y + i * (scale.row + scale.gap) + scale.row - size / 2 - 3
        below = y + (i + 1) % 5 * (scale.row + scale.gap) + size / 2 + 3
        kept = any(half.owner is not None for half in halves)
        if below > top:
            plate, rim, _ = free(ground(view, district))
            c.box(middle - size / 2 - 3, top, size + 6, below - top, plate, rim, 2, 4)
        for half, at in zip(halves, (top, below), strict=True):
            _site(c, middle, at, half, size - 4, ground(view, half.district), can)
            if half.owner is None and kept:
                c.outlined("bf_gnome", middle + size / 2, at + 8, 24, PAPER, INK, 2)
        if below < top:
            for at, beyond in ((top, then), (below, district)):
                c.mid(middle - size / 2 - 14, at, str(number(beyond)), 24, INK)


def guild(c: Canvas, x: float, y: float, view: BelfortView, scale: Scale, district: str) -> None:
    """The guild of a district: whose it is or what it costs, and its plank with the fee."""
    found = view.districts[number(district) - 1]
    here = view.guilds[number(district) - 1]
    data = GUILDS[found.guild]  # type: ignore[index]
    w, h = scale.guild - 8, scale.row - 10
    c.rect(x - w / 2, y - h / 2, w, h, CATEGORY[data.category], 10)
    c.spot(f"guild_{district}", x - w / 2, y - h / 2, w, h)
    emblem = EMBLEM[data.id]
    left = x - w / 4 + 1
    size = round(w * 0.40)
    if found.owner is None:
        icon(c, emblem, left, y - (16 if not scale.upright else 0), size, PAPER)
        if not scale.upright:
            _price(c, x - w / 4 + 2, y + h / 2 - 24, found.guild_cost)
    else:
        marker(c, left, y, found.owner, emblem, size + 4)
    standing = None if here.seat is None else (here.seat, here.worker or "elf")
    if here.dwarf is not None:
        standing = (-1 - here.dwarf, "dwarf")
    wide, high = scale.plank
    if scale.upright:
        wide = round(w * 0.46)
    open_ = view.phase == "placement" and standing is None and view.outcome is None
    plank(c, x + w / 4 - 1, y, wide + 6, high, standing, here.fee, open_=open_)


def _price(c: Canvas, x: float, y: float, goods: Goods) -> None:
    """The price of a guild, in small figures."""
    for i, (good, n) in enumerate(goods.listed()):
        at = x + (i - 1) * 24
        c.mid(at, y - 6, str(n), 20, PAPER)
        icon(c, good, at, y + 11, 15, PAPER)


def free_sites(view: BelfortView, kind: str) -> int:
    """How many sites of a kind nobody has built on."""
    taken: dict[str, bool] = {}
    for symbol in view.symbols:
        if symbol.kind == kind:
            taken[symbol.site] = taken.get(symbol.site, False) or symbol.owner is not None
    return sum(not one for one in taken.values())


def price_of(view: BelfortView, kind: str) -> Goods:
    """What a building costs."""
    return BOX.actions.wall if kind == "wall" else dict(view.building_costs)[kind]


def heading(
    c: Canvas, x: float, y: float, view: BelfortView, scale: Scale, free_words: dict[str, str]
) -> None:
    """Above each column its sign, what it costs, and how many are free."""
    for kind in KINDS:
        middle = x + scale.middle(kind)
        left = free_sites(view, kind)
        icon(c, kind, middle, y + 28, 50, TEXT if left else SPENT)
        wide = kind in ("keep", "wall")
        goods = price_of(view, kind)
        if wide:
            cost(c, middle, y + 84, goods, 24)
        else:
            for i, (good, n) in enumerate(goods.listed()):
                cost(c, middle, y + 68 + i * 25, Goods(**{good: n}), 23)
        c.mid(middle, y + 146, free_words[kind], 22, NOW if left else SPENT)
