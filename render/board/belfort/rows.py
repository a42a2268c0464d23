"""The sites as a table: a row for each district, a column for each kind, and what they cost."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.games.belfort.components import SITES
from engine.games.belfort.goods import SITE_KINDS
from engine.games.belfort.view import BelfortView, SymbolView
from render.board.belfort.city import standing
from render.board.belfort.marks import DOUBT, guild, guild_sign, marker, numbered
from render.board.belfort.style import ON_SLATE, SPENT, free, tint
from render.board.belfort.words import leader
from render.canvas import Canvas
from render.fonts import BOLD
from render.phone import DIGITS, INNER, MARGIN, RADIUS
from render.text.belfort import table
from render.theme import INK, LINE, MUTED, NOW, PANEL, RGB, TEXT

ROW = 92
_ORDER = {str(kind): n for n, kind in enumerate(SITE_KINDS)}
"""How sites of a district are lined up."""


def height(view: BelfortView) -> int:
    """How high the rows of sites are."""
    return 6 + len(view.districts) * (ROW + 10)


def sites(c: Canvas, y: float, view: BelfortView, lit: Collection[str] = ()) -> None:
    """Every district in a row: its guild and plank, single sites, Keep, Walls and Gatehouse.

    lit: kinds whose free sites are golden."""
    for n in range(len(view.districts)):
        _district(c, y + 8 + n * (ROW + 10), view, n, lit)


def _district(c: Canvas, top: float, view: BelfortView, n: int, lit: Collection[str]) -> None:
    district = view.districts[n]
    first = leader(view, district.markers)
    ground, middle = tint(first), top + ROW / 2
    c.rect(MARGIN + 8, top, INNER - 16, ROW, ground, 10)
    c.spot(f"district.{district.id}", MARGIN + 8, top, INNER - 16, ROW)
    numbered(c, MARGIN + 42, middle, first, n + 1, 50, DIGITS)
    if district.owner is None:
        guild(c, MARGIN + 108, middle, district.guild, 60)
    else:
        marker(c, MARGIN + 108, middle, district.owner, guild_sign(district.guild), 54)
    c.spot(f"guild_{district.id}", MARGIN + 76, middle - 32, 64, 64)
    plank = next(p for p in view.guilds if p.id == f"guild_{district.id}")
    empty = view.phase == "placement" and plank.seat is None and plank.dwarf is None
    c.box(MARGIN + 144, middle - 30, 56, 60, INK, NOW if empty else LINE, 4, 8)
    standing(c, MARGIN + 172, middle, plank, 42)
    c.spot(f"guild.{district.id}", MARGIN + 144, middle - 30, 56, 60)
    free = table.free_symbols(view)
    for x, wide, symbol in _columns(view, district.id):
        _site(c, x, middle, wide, view, symbol, ground, symbol.kind in lit and symbol in free)


def clockwise(view: BelfortView, district: str) -> list[SymbolView]:
    """The symbols of a district; of its Gatehouses first the one to the district before it."""
    own = [symbol for symbol in view.symbols if symbol.district == district]
    return sorted(own, key=lambda s: (_ORDER[s.kind], SITES[s.site].districts[0] == district))


def _columns(view: BelfortView, district: str) -> Iterator[tuple[float, float, SymbolView]]:
    """Where the symbols of a district stand in a row: middle and width."""
    own = [s for s in clockwise(view, district) if s.kind != "guild"]
    wide = (INNER - 228) / len(own)
    for i, symbol in enumerate(own):
        yield MARGIN + 212 + (i + 0.5) * wide, wide, symbol


def _site(
    c: Canvas, x: float, y: float, wide: float, view: BelfortView, symbol: SymbolView, ground: RGB,
    golden: bool,
) -> None:  # fmt: skip
    site(c, x, y, (wide - 4, 72), view, symbol, ground, golden)
    c.spot(symbol.id, x - wide / 2 + 2, y - 36, wide - 4, 72)


def site(
    c: Canvas, x: float, y: float, size: tuple[float, float], view: BelfortView, symbol: SymbolView,
    ground: RGB, golden: bool,
) -> None:  # fmt: skip
    """A symbol with its marker, if there is one. golden: it can be chosen.

    Halves of Gatehouses bear the number of the district beyond; a free one next to a marked one is
    kept for a gnome.
    """
    wide, high = size
    plate, rim, dark = free(ground)
    tone, thick = (NOW, 5) if golden else (rim, 2)
    c.box(x - wide / 2, y - high / 2, wide, high, plate, tone, thick, 8)
    share = 0.8 if symbol.kind != "gatehouse" else 0.6
    middle = y
    if symbol.kind == "gatehouse":
        middle = y - high * 0.17
        c.mid(x, y + high * 0.27, str(beyond(view, symbol)), DIGITS, INK)
    if symbol.owner is not None:
        found = _printed(view, symbol)
        marker(c, x, middle, symbol.owner, found, round(min(68.0, wide) * share) + 8)
        return
    kept = any(s.site == symbol.site and s.owner is not None for s in view.symbols)
    found = "bf_gnome" if kept and symbol.kind == "gatehouse" else _printed(view, symbol)
    c.icon(found, x, middle, round(min(68.0, wide) * share), dark)


def _printed(view: BelfortView, symbol: SymbolView) -> str:
    """The sign of a symbol of the board."""
    if symbol.kind != "guild":
        return f"bf_{symbol.kind}"
    return guild_sign(next(d.guild for d in view.districts if d.id == symbol.district))


def beyond(view: BelfortView, symbol: SymbolView) -> int:
    """The number of the district on the other side of a Gatehouse."""
    other = next(d for d in SITES[symbol.site].districts if d != symbol.district)
    return next(n for n, d in enumerate(view.districts, 1) if d.id == other)


COSTS_H, GUILD_COSTS_H = 262, 196


def costs(c: Canvas, y: float, view: BelfortView, lit: Collection[str] | None) -> None:
    """Above the columns of the sites what each kind costs; doubtful prices are marked.

    lit: kinds that are golden; None: all of them are light.
    """
    c.rect(MARGIN, y, INNER, COSTS_H, PANEL, RADIUS)
    columns: dict[str, list[float]] = {}
    for x, _, symbol in _columns(view, view.districts[0].id):
        columns.setdefault(symbol.kind, []).append(x)
    for kind, places in columns.items():
        x = sum(places) / len(places)
        tone = TEXT if lit is None else NOW if kind in lit else SPENT
        c.icon(f"bf_{kind}", x, y + 40, 50, tone)
        cost = table.cost(view, kind, "")
        for i, (good, n) in enumerate(cost.listed()):
            c.mid(x - 4, y + 92 + i * 42, str(n), DIGITS, TEXT, BOLD, "r")
            c.icon(f"bf_{good}", x + 15, y + 92 + i * 42, 30, ON_SLATE[good])
        if kind != "wall" and table.doubtful(view, kind, ""):
            c.mid(x, y + COSTS_H - 36, DOUBT, DIGITS, MUTED)


def guild_costs(c: Canvas, y: float, view: BelfortView, lit: Collection[str]) -> None:
    """What the guilds cost that nobody owns. lit: the districts of those that are golden."""
    wide = (INNER - 4 * 8) / len(view.districts)
    for n, district in enumerate(view.districts):
        x = MARGIN + n * (wide + 8)
        golden = district.id in lit
        c.box(x, y, wide, GUILD_COSTS_H, PANEL, NOW if golden else PANEL, 5, RADIUS)
        numbered(c, x + 46, y + 50, leader(view, district.markers), n + 1, 50, DIGITS)
        if district.owner is not None:
            marker(c, x + 130, y + 50, district.owner, guild_sign(district.guild), 64)
            continue
        guild(c, x + 130, y + 50, district.guild, 66)
        for i, (good, count) in enumerate(district.guild_cost.listed()):
            at = x + 44 + i * 56
            c.icon(f"bf_{good}", at, y + 118, 44, ON_SLATE[good])
            c.mid(at, y + 164, str(count), DIGITS, TEXT)
        if table.doubtful(view, "guild", district.id):
            c.mid(x + wide - 20, y + 164, DOUBT, DIGITS, MUTED)
