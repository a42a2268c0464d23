"""Questions about sites: where a marker goes, and what the districts would score."""

from __future__ import annotations

from collections.abc import Collection

from engine.games.belfort.actions import Design, PayDesign
from engine.games.belfort.goods import Goods
from engine.games.belfort.view import DistrictView
from render.blocks import Block
from render.board.belfort import ledger, lines, phone, rows
from render.board.belfort.effects import guild as guild_does
from render.board.belfort.marks import lacking, numbered, price
from render.board.belfort.question.cards import display
from render.board.belfort.question.page import Case
from render.board.belfort.question.planks import strip
from render.board.belfort.style import tint
from render.board.belfort.words import leader
from render.canvas import Canvas
from render.phone import DIGITS, INNER, MARGIN, RADIUS, TYPE
from render.text.belfort import table
from render.theme import MUTED, NOW, PANEL, TEXT

_ROW, _HEADS, _PLATE, _WAY_H = 88, 64, 68, 96
_SCALE = ledger.Scale(236, _ROW, _HEADS, 48, 20, 58, 54, 40)


# --- One kind of site in every district, next to the standings


def standings(case: Case, kind: str, lit: Collection[str]) -> Block:
    """The districts with their sites of a kind, and what each player would score now.

    lit: symbols with a golden rim, because they can be marked.
    """
    view = case.view
    high = _SCALE.head + len(view.districts) * _ROW + 10

    def draw(c: Canvas, y: float) -> None:
        c.rect(MARGIN, y, INNER, high, PANEL, RADIUS)
        top = ledger.heads(c, MARGIN, y, INNER, view, "", _SCALE, True)
        for n, district in enumerate(view.districts):
            middle = top + _ROW / 2
            numbered(c, MARGIN + 42, middle, leader(view, district.markers), n + 1, 50, DIGITS)
            c.spot(f"row.{district.id}", MARGIN, top, _SCALE.label, _ROW)
            _sites(c, MARGIN + 118, middle, case, district, kind, lit)
            ledger.cells(
                c, MARGIN, top, INNER, view, district.id, district.markers, district.points, _SCALE
            )
            top += _ROW

    return high, draw


def _sites(
    c: Canvas, x: float, y: float, case: Case, district: DistrictView, kind: str,
    lit: Collection[str],
) -> None:  # fmt: skip
    ground = tint(leader(case.view, district.markers))
    found = [s for s in rows.clockwise(case.view, district.id) if s.kind == kind]
    for i, symbol in enumerate(found):
        size, golden = (_PLATE, 76.0), symbol.id in lit
        at = x + i * (_PLATE + 8)
        rows.site(c, at, y, size, case.view, symbol, ground, golden)
        c.spot(symbol.id, at - size[0] / 2, y - size[1] / 2, *size)


def _free(case: Case, kind: str) -> list[str]:
    """The symbols of a kind that can be built on."""
    return [s.id for s in table.free_symbols(case.view) if s.kind == kind]


def half(case: Case) -> list[Block]:
    """The Gatehouses; golden are the free halves where one has the other one."""
    seat = case.decision.seat
    own = {s.site for s in case.view.symbols if s.kind == "gatehouse" and s.owner == seat}
    lit = [s.id for s in case.view.symbols if s.site in own and s.owner is None]
    return [standings(case, "gatehouse", lit)]


def arrival(case: Case) -> list[Block]:
    """The Gatehouses; golden are the halves where the marker may arrive."""
    at = case.said("site")
    lit = [s.id for s in case.view.symbols if s.site == at and s.owner is None]
    return [standings(case, "gatehouse", lit)]


def neutral_site(case: Case) -> list[Block]:
    """The free sites of a kind, which a neutral player marks."""
    kind = case.said("building")
    return [standings(case, kind, _free(case, kind))]


def neutral_card(case: Case) -> list[Block]:
    """The cards by which a neutral player may build, and what the districts would score now."""
    return [*display(case), phone_standings(case)]


def phone_standings(case: Case) -> Block:
    """The districts with their guilds, as on the table."""
    view = case.view
    return phone.standings_height(view), lambda c, y: phone.standings(c, y, INNER, view)


# --- Wizards


def exchange(case: Case) -> list[Block]:
    """All sites with their markers, and what the districts would score now."""
    high = rows.height(case.view)

    def draw(c: Canvas, y: float) -> None:
        c.rect(MARGIN, y, INNER, high, PANEL, RADIUS)
        rows.sites(c, y, case.view)

    return [(high, draw), phone_standings(case)]


# --- Architects


def design(case: Case) -> list[Block]:
    """What every kind costs before the discount, and where sites are free."""
    found = [action for action in case.answers if isinstance(action, Design)]
    kinds = {action.building for action in found}
    guilds = {action.place for action in found if action.building == "guild"}
    high = rows.height(case.view)

    def sites(c: Canvas, y: float) -> None:
        c.rect(MARGIN, y, INNER, high, PANEL, RADIUS)
        rows.sites(c, y, case.view, kinds)

    def costs(c: Canvas, y: float) -> None:
        rows.costs(c, y, case.view, kinds if case.means else None)
        c.icon("bf_compass", MARGIN + 96, y + 58, 66, TEXT)
        for i, line in enumerate(lines.split(guild_does("architects"))):
            lines.writing(c, MARGIN + 96, y + 134 + i * 62, line, 50, anchor="m")

    return [
        strip(case),
        (rows.COSTS_H, costs),
        (high, sites),
        (rows.GUILD_COSTS_H, lambda c, y: rows.guild_costs(c, y, case.view, guilds)),
    ]


def pay(case: Case) -> list[Block]:
    """The price, and for who is asked each way to pay it with what is left then."""
    kind, place = case.said("building"), case.said("place")
    cost = table.cost(case.view, kind, place)
    doubtful = table.doubtful(case.view, kind, place)

    def whole(c: Canvas, y: float) -> None:
        middle = y + _WAY_H / 2
        c.rect(MARGIN, y, INNER, _WAY_H, PANEL, RADIUS)
        price(c, MARGIN + 28, middle, cost, 60, False, "l", doubtful=doubtful, gap=18)
        right = MARGIN + INNER - 24
        wide = lines.writing(c, right, middle, guild_does("architects"), 50, anchor="r")
        c.icon("bf_compass", right - wide - 44, middle, 52, MUTED)

    ways = [action.goods for action in case.answers if isinstance(action, PayDesign)]
    blocks: list[Block] = [strip(case), (_WAY_H, whole)]
    return [*blocks, *(_way(case, goods) for goods in ways), _around(case, kind, place)]


def _way(case: Case, goods: Goods) -> Block:
    have = case.me.goods
    left = {good: have.of(good) - n for good, n in goods.listed()}

    def draw(c: Canvas, y: float) -> None:
        middle = y + _WAY_H / 2
        c.box(MARGIN, y, INNER, _WAY_H, PANEL, NOW, 4, RADIUS)
        price(c, MARGIN + 28, middle, goods, 60, False, "l", lacking(have, goods), 18)
        line = tuple(word for good, n in left.items() for word in (" ", str(n), good))
        c.icon("arrow", MARGIN + 520, middle, 40, MUTED)
        lines.writing(c, MARGIN + 560, middle, line, TYPE, room=470)

    return _WAY_H, draw


def _around(case: Case, kind: str, place: str) -> Block:
    """The standings with the sites of this kind; golden is the one that is built."""
    lit = [
        s.id
        for s in case.view.symbols
        if s.kind == kind and (place in (s.id, s.district)) and s.id in _free(case, kind)
    ]
    return standings(case, kind, lit)
