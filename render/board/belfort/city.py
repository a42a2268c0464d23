"""The walled city: a pentagon of five districts whose wall is the score track."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.belfort.components import BOX, GUILDS, SITES
from engine.games.belfort.goods import DISTRICT_IDS, SITE_KINDS
from engine.games.belfort.view import BelfortView, DistrictView, PlankView
from render.board.belfort.marks import crest, guild_sign, marker, numbered, token
from render.board.belfort.style import (
    CATEGORY,
    COLUMN_X,
    SEASONS,
    SPENT,
    WALL_HIGH,
    WALL_LOW,
    free,
    tint,
)
from render.board.belfort.words import Words, leader
from render.canvas import Canvas, label
from render.fonts import MEDIUM
from render.layers import layer
from render.theme import INK, MUTED, NOW, PANEL, PAPER, RGB, SLATE, TEXT, WELL

CX, CY, R = 598, 622, 580
TAN = math.tan(math.pi / 5)
AP = R * math.cos(math.pi / 5)
"""The middle of the city, its radius, and how far its edges are."""
HIGH = 1120
_N = len(DISTRICT_IDS)
_LOWEST = 2
"""The district at the lower edge."""
_SINGLE = tuple(kind for kind in SITE_KINDS if kind not in ("gatehouse", "keep", "wall", "guild"))
_ROWS = (299, 380)
_GUILD, _KEEP, _WALL, _GATE, _PITCH = 126, 214, 445, 372, 85


class Spot(NamedTuple):
    """Where a symbol is: district, distance from the middle, place along the edge."""

    district: int
    out: float
    along: float

    @property
    def at(self) -> tuple[float, float]:
        """On the picture."""
        return place(*self)


def place(d: int, out: float, along: float = 0) -> tuple[float, float]:
    """A place of a district: so far from the middle of the city, so far along (clockwise)."""
    a = math.radians(36 + 72 * d)
    return (
        CX + out * math.sin(a) + along * math.cos(a),
        CY - out * math.cos(a) + along * math.sin(a),
    )


def _spots() -> dict[str, Spot]:
    found: dict[str, Spot] = {}
    for site in SITES.values():
        for i, symbol in enumerate(site.symbols):
            d = DISTRICT_IDS.index(symbol.district)
            match site.kind:
                case "guild":
                    spot = Spot(d, _GUILD, 0)
                case "keep":
                    spot = Spot(d, _KEEP, (i - 0.5) * 70)
                case "wall":
                    spot = Spot(d, _WALL, 124 if site.id.endswith("2") else -124)
                case "gatehouse":
                    side = 1 if symbol.district == site.districts[0] else -1
                    spot = Spot(d, _GATE, side * (_GATE * TAN - 44))
                case kind:
                    n = _SINGLE.index(kind)
                    spot = Spot(d, _ROWS[n // 4], (n % 4 - 1.5) * _PITCH)
            found[symbol.id] = spot
    return found


SPOTS = _spots()
"""Where every symbol is."""
_GATES = tuple(site for site in SITES.values() if site.kind == "gatehouse")


def draw(c: Canvas, view: BelfortView, words: Words) -> None:
    """The city with everything in it, the calendar and the order of play."""
    leaders = tuple(leader(view, district.markers) for district in view.districts)
    c.paste(_ground(leaders), (0, 0))
    for d, (who, district) in enumerate(zip(leaders, view.districts, strict=True)):
        x, y = place(d, _WALL)
        c.note("area", str(d + 1), tint(who), x, y)
        c.spot(f"sector.{district.id}", x - 30, y - 30, 60, 60)
    _markers(c, view)
    for d, (district, plank) in enumerate(zip(view.districts, view.guilds, strict=True)):
        _guild(c, d, district, plank, view.phase == "placement")
    _track(c, [player.score for player in view.players])
    c.icon("bf_gnome", CX, CY - 18, 50, TEXT)
    c.mid(CX, CY + 28, str(view.gnomes), 34, TEXT)
    c.spot("gnomes", CX - 40, CY - 46, 80, 92)
    _calendar(c, 30, 30, view)
    _order(c, COLUMN_X - 44, 30, view, words)


def _bar(c: Canvas, spot: Spot, w: float, h: float, fill: RGB) -> None:
    """A box that is along the edge of its district."""
    d, out, along = spot
    corners = ((-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2))
    c.polygon([place(d, out + y, along + x) for x, y in corners], fill)


def _battlement(k: int) -> float:
    """Where a battlement of a district stands, from its left end."""
    return (k - (BOX.board.spaces - 1) / 2) * 2 * AP * TAN * 0.97 / BOX.board.spaces


def warm(who: Iterable[int]) -> None:
    """Draw the districts in the colours of all who may lead them."""
    _plain()
    for one in who:
        for d in range(_N):
            _district(one, d)


@layer
def _ground(leaders: tuple[int | None, ...]) -> Image.Image:
    """The city without markers. A lead that changes hands costs no more than a sector."""
    sheet = _plain().copy()
    for d, who in enumerate(leaders):
        if who is not None:
            sector = _sector(d)
            sheet.paste(_district(who, d), sector.corner, sector.mask)
    return sheet


@layer
def _plain() -> Image.Image:
    """The city if nobody led any district."""
    return _city(None)


@layer
def _district(who: int, d: int) -> Image.Image:
    """The part of the city with a district that somebody leads."""
    sector = _sector(d)
    (left, top), (wide, high) = sector.corner, sector.mask.size
    return _city(who).crop((left, top, left + wide, top + high))


@lru_cache(maxsize=1)
def _city(who: int | None) -> Image.Image:
    """The city if somebody led all districts, or nobody any."""
    c = Canvas(COLUMN_X - 12, 12 + HIGH, SLATE)
    c.rect(12, 12, COLUMN_X - 24, HIGH - 12, PANEL, 16)
    tone = tint(who)
    for d in range(_N):
        c.polygon([(CX, CY), place(d, AP, -AP * TAN), place(d, AP, AP * TAN)], tone)
    for d in range(_N):
        _city_wall(c, d)
        _street(c, d)
    for d in range(_N):
        _plates(c, d, tone)
    for site in _GATES:
        _gate(c, tone, [SPOTS[symbol.id].at for symbol in site.symbols])
    for d in range(_N):
        numbered(c, *place(d, _WALL), who, d + 1, 58, 42)
    c.icon("bf_disc_full", CX, CY, 128, PANEL)
    return c.image


class Sector(NamedTuple):
    """What of the city belongs to a district, and where its corner is."""

    mask: Image.Image
    corner: tuple[int, int]


@lru_cache(maxsize=_N)
def _sector(d: int) -> Sector:
    """All between the two streets of a district."""
    mask = Image.new("L", (COLUMN_X - 12, 12 + HIGH), 0)
    far = [place(d, 1.3 * AP, side * 1.3 * AP * TAN) for side in (-1, 1)]
    ImageDraw.Draw(mask).polygon([(CX, CY), *far], fill=255)
    box = mask.getbbox() or (0, 0, 1, 1)
    return Sector(mask.crop(box), box[:2])


def _city_wall(c: Canvas, d: int) -> None:
    _bar(c, Spot(d, AP - 3, 0), 2 * AP * TAN + 2, 12, WALL_LOW)
    for k in range(BOX.board.spaces):
        tone = WALL_LOW if k < 5 else WALL_HIGH
        _bar(c, Spot(d, AP + 12, _battlement(k)), 48, 28, tone)
        if k % 5 == 4:
            x, y = place(d, AP + 11, _battlement(k))
            c.mid(x, y, str(BOX.board.spaces * d + k + 1), 21, TEXT)


def _street(c: Canvas, d: int) -> None:
    (x, y), (u, v) = (CX, CY), place(d, AP, AP * TAN)
    dx, dy = (u - x) / R * 5, (v - y) / R * 5
    c.polygon([(x - dy, y + dx), (u - dy, v + dx), (u + dy, v - dx), (x + dy, y - dx)], PANEL)


def _plates(c: Canvas, d: int, tone: RGB) -> None:
    plate, rim, dark = free(tone)
    for kind in _SINGLE:
        x, y = SPOTS[f"{kind}_{DISTRICT_IDS[d]}"].at
        c.box(x - 33, y - 33, 66, 66, plate, rim, 2, 10)
        c.icon(f"bf_{kind}", x, y, 46, dark)
    _bar(c, Spot(d, _KEEP, 0), 150, 74, rim)
    _bar(c, Spot(d, _KEEP, 0), 146, 70, plate)
    for symbol, spot in SPOTS.items():
        if spot.district != d:
            continue
        if symbol.startswith("wall"):
            _bar(c, spot, 150, 46, rim)
            _bar(c, spot, 146, 42, plate)
            c.icon("bf_wall", *spot.at, 38, dark)
        elif symbol.startswith("keep"):
            c.icon("bf_keep", *spot.at, 46, dark)


def _gate(c: Canvas, tone: RGB, ends: Sequence[tuple[float, float]]) -> None:
    """One plate over the border, each half in the colours of its district."""
    (x1, y1), (x2, y2) = ends
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    n = math.hypot(x2 - x1, y2 - y1) / 2
    ux, uy = (x2 - x1) / 2 / n, (y2 - y1) / 2 / n
    plate, rim, dark = free(tone)
    for half, at in ((-1, ends[0]), (1, ends[1])):
        for grow, fill in ((3, rim), (0, plate)):
            far, wide = n + 36 + grow, 36 + grow
            corners = ((0, -1), (half, -1), (half, 1), (0, 1))
            c.polygon(
                [
                    (mx + ux * a * far - uy * b * wide, my + uy * a * far + ux * b * wide)
                    for a, b in corners
                ],
                fill,
            )
        c.icon("bf_gatehouse", *at, 46, dark)


def _markers(c: Canvas, view: BelfortView) -> None:
    taken = {symbol.site for symbol in view.symbols if symbol.owner is not None}
    for symbol in view.symbols:
        if symbol.kind == "guild":
            continue
        x, y = SPOTS[symbol.id].at
        size = {"wall": 50, "gatehouse": 60}.get(symbol.kind, 62)
        c.spot(symbol.id, x - size / 2 - 3, y - size / 2 - 3, size + 6, size + 6)
        if symbol.owner is not None:
            marker(c, x, y, symbol.owner, f"bf_{symbol.kind}", size)
        elif symbol.kind == "gatehouse" and symbol.site in taken:  # kept for a gnome
            c.outlined("bf_gnome", x + 20, y + 16, 28, PAPER, INK, 2)


def _guild(c: Canvas, d: int, district: DistrictView, plank: PlankView, placing: bool) -> None:
    x, y = place(d, _GUILD)
    w, h = 118, 62
    guild = next(found for found in GUILDS.values() if found.id == district.guild)
    c.rect(x - w / 2, y - h / 2, w, h, INK, 12)
    c.rect(x - w / 2 + 3, y - h / 2 + 3, w - 6, h - 6, CATEGORY[guild.category], 10)
    if district.owner is None:
        c.icon(guild_sign(guild.id), x - 29, y, 42, PAPER)
    else:
        marker(c, x - 29, y, district.owner, guild_sign(guild.id), 48)
    c.spot(f"house.{district.id}", x - w / 2, y - h / 2, w, h)
    c.spot(f"guild_{district.id}", x - w / 2, y - h / 2, 58, h)
    open_plank = placing and plank.seat is None and plank.dwarf is None
    c.box(x + 4, y - 23, 48, 46, INK, NOW if open_plank else PAPER, 4 if open_plank else 2, 8)
    c.spot(f"guild.{district.id}", x + 2, y - 25, 52, 50)
    standing(c, x + 28, y, plank, 35)


def standing(c: Canvas, x: float, y: float, plank: PlankView, size: int) -> None:
    """Whose worker stands on a plank, be it a neutral dwarf."""
    if plank.seat is not None:
        token(c, x, y, plank.seat, size, 2)
    elif plank.dwarf is not None:
        token(c, x, y, -1 - plank.dwarf, size, 2)


def _track(c: Canvas, scores: Sequence[int]) -> None:
    """Scores on the city wall; beyond its end a second lap."""
    spaces = BOX.board.spaces
    seen: dict[int, int] = {}
    for seat, score in sorted(enumerate(scores), key=lambda one: one[1]):
        level = seen.get(score, 0)
        seen[score] = level + 1
        d, k = divmod((score - 1) % (spaces * _N), spaces)
        at = _battlement(k) if score > 0 else _battlement(0) - 46
        step = 14 if d == _LOWEST else 30  # players are below
        x, y = place(d if score > 0 else 0, AP + 14 + step * level, at)
        token(c, x, y, seat, 34)
        c.spot(f"track.{seat}", x - 6, y - 6, 12, 12)


def _calendar(c: Canvas, x: float, y: float, view: BelfortView) -> None:
    """The months, a row for each season; the scoring ones bear a laurel."""
    rows = list(SEASONS)
    for i, month in enumerate(BOX.calendar[: view.rounds]):
        left, top = x + (month.month - 1) * 78, y + rows.index(month.season) * 78
        past = i + 1 < view.round or view.outcome is not None
        fill = NOW if i + 1 == view.round else WELL if past else SEASONS[month.season]
        c.rect(left, top, 70, 70, fill, 10)
        c.spot("month" if i + 1 == view.round else f"month.{i + 1}", left, top, 70, 70)
        ink = SPENT if past and fill == WELL else INK
        if month.scoring:
            c.icon("bf_laurel", left + 35, top + 35, 58, ink)
        c.mid(left + 35, top + 33, str(i + 1), 28 if month.scoring else 38, ink)


def _order(c: Canvas, x: float, y: float, view: BelfortView, words: Words) -> None:
    """The order of play by crests."""
    for k, seat in enumerate(view.order):
        middle, player = y + 28 + k * 57, view.players[seat]
        crest(c, x - 26, middle, player.crest, 50)
        token(c, x - 84, middle, seat, 42)
        c.spot(f"order.{k}", x - 108, middle - 27, 112, 54)
        c.spot(f"turn.{k}", x - 214, middle - 27, 218, 54)
        if player.passed and view.phase == "placement":
            label(c, x - 118, middle, words.say.passed(), (24, 16), 92, MUTED, "r", MEDIUM)
