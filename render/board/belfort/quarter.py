"""One district in full: its guild, who holds it by how much, and every site with name and price."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.view import BelfortView, DistrictView, SymbolView
from render.board.belfort import rows
from render.board.belfort.city import standing
from render.board.belfort.marks import guild, guild_sign, marker, numbered, price, token
from render.board.belfort.style import SPENT, tint
from render.board.belfort.words import Words, leader, members
from render.canvas import Canvas, label
from render.fonts import BOLD
from render.phone import DIGITS, GAP, INNER, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.text.belfort import table
from render.theme import INK, LINE, NOW, PANEL, PAPER, SLATE, TEXT

PREFIX = "district-"
_HEAD_H, _HELD_H, _SITE_H = 196, 132, 112


def names(view: BelfortView) -> tuple[str, ...]:
    """The pictures of single districts."""
    return tuple(f"{PREFIX}{district.id}" for district in view.districts)


def compose(view: BelfortView, picture: str, players: Sequence[str], words: Words) -> Canvas:
    """The picture of one district. Raises `KeyError` for one that does not exist."""
    found = {f"{PREFIX}{d.id}": (n, d) for n, d in enumerate(view.districts, 1)}
    number, district = found[picture]
    sites = [s for s in rows.clockwise(view, district.id) if s.kind != "guild"]
    lines = -(-len(sites) // 2)
    high = 2 * MARGIN + _HEAD_H + _HELD_H + 2 * GAP + lines * (_SITE_H + GAP)
    c = Canvas(WIDTH, max(LOWEST, high), SLATE)
    _head(c, MARGIN, view, number, district, words)
    y = float(MARGIN + _HEAD_H + GAP)
    _held(c, y, view, district)
    y += _HELD_H + GAP
    wide = (INNER - GAP) / 2
    for i, symbol in enumerate(sites):
        left, top = MARGIN + i % 2 * (wide + GAP), y + i // 2 * (_SITE_H + GAP)
        _site(c, left, top, wide, view, district, symbol, words)
    return c


def _head(
    c: Canvas, y: float, view: BelfortView, number: int, district: DistrictView, words: Words
) -> None:
    """Number and name on the leader's ground; the guild with its owner, plank and price."""
    first = leader(view, district.markers)
    c.rect(MARGIN, y, INNER, _HEAD_H, tint(first), RADIUS)
    c.spot("head", MARGIN, y, INNER, _HEAD_H)
    numbered(c, MARGIN + 62, y + 54, first, number, 72, DIGITS)
    label(c, MARGIN + 120, y + 54, words.names.district(district.id), (60, 40), 500, INK, "l")
    middle = y + 142
    if district.owner is None:
        guild(c, MARGIN + 62, middle, district.guild, 72)
    else:
        marker(c, MARGIN + 62, middle, district.owner, guild_sign(district.guild), 72)
    c.spot(f"guild_{district.id}", MARGIN + 22, middle - 40, 80, 80)
    label(c, MARGIN + 120, middle, words.guild(district.guild), (TYPE, 34), 340, INK, "l")
    if district.owner is None:
        doubtful = table.doubtful(view, "guild", district.id)
        right = MARGIN + INNER - 120
        price(c, right, middle, district.guild_cost, TYPE, True, "r", doubtful=doubtful)
    plank = next(p for p in view.guilds if p.id == f"guild_{district.id}")
    x = MARGIN + INNER - 56
    c.box(x - 38, middle - 40, 76, 80, INK, LINE, 4, 10)
    standing(c, x, middle, plank, 58)
    c.spot(f"guild.{district.id}", x - 38, middle - 40, 76, 80)


def _held(c: Canvas, y: float, view: BelfortView, district: DistrictView) -> None:
    """Everybody's markers, and what the district would score now."""
    c.rect(MARGIN, y, INNER, _HELD_H, PANEL, RADIUS)
    who = members(view)
    pitch = (INNER - 24) / len(who)
    for i, seat in enumerate(who):
        left = MARGIN + 12 + i * pitch
        count = district.markers[i]
        points = district.points[i] if i < len(district.points) else 0
        token(c, left + 44, y + _HELD_H / 2, seat, 64)
        middle = y + (42 if points else _HELD_H / 2)
        c.mid(left + 84, middle, str(count), 56, TEXT if count else SPENT, BOLD, "l")
        if points:
            c.mid(left + 84, y + 96, f"+{points}", 46, NOW, BOLD, "l")
        c.spot(f"{district.id}.{seat}", left, y + 6, pitch - 8, _HELD_H - 12)


def _site(
    c: Canvas, x: float, y: float, w: float, view: BelfortView, district: DistrictView,
    symbol: SymbolView, words: Words,
) -> None:  # fmt: skip
    """A symbol as on the board, what it is, and what it costs as long as it is free."""
    c.rect(x, y, w, _SITE_H, PAPER, RADIUS)
    rows.site(c, x + 58, y + _SITE_H / 2, (96, 92), view, symbol, PAPER, False)
    c.spot(symbol.id, x, y, w, _SITE_H)
    room = w - 132
    said = words.names.building(symbol.kind)
    free = symbol.owner is None
    middle = y + (34 if free else _SITE_H / 2)
    label(c, x + 118, middle, said, (TYPE, 30), room, INK, "l")
    if free:
        cost = table.cost(view, symbol.kind, district.id)
        doubtful = table.doubtful(view, symbol.kind, district.id)
        price(c, x + 118, y + 80, cost, 44, True, "l", doubtful=doubtful)
