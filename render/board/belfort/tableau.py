"""One player in full: figures, the next Collection, the reserve, the buildings of each district,
and all cards that were built."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.goods import WORKERS
from engine.games.belfort.view import BelfortView, BuiltView, DistrictView, PlayerView
from render.board.belfort import effects, lines, phone
from render.board.belfort.marks import guild, guild_sign, numbered, token
from render.board.belfort.strips import of_sort
from render.board.belfort.style import SPENT, tint
from render.board.belfort.words import Words, leader, members
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM
from render.phone import DIGITS, GAP, INNER, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.theme import ALARM, INK, MUTED, NOW, PANEL, PAPER, SLATE

_NEXT_H, _BUILT_H, _LOW_H = 88, 150, 122
"""Heights; a card is lower where there are many."""
_MANY = 6
_TOP_H, _MARK, _ACROSS = 74, 60, 3
"""Of a district: its head, its buildings, and how many of them stand side by side."""


def compose(view: BelfortView, player: PlayerView, players: Sequence[str], words: Words) -> Canvas:
    """What is in front of a player, and what in the city is theirs; built cards two in a row, the
    last one without a neighbour over the whole width."""
    city = _city(view, player.seat)
    lines = max(1, *(-(-len(signs) // _ACROSS) for signs in city))
    high = _TOP_H + lines * (_MARK + 6) + 8
    card = _BUILT_H if len(player.built) <= _MANY else _LOW_H
    rows = -(-len(player.built) // 2)
    top = MARGIN + phone.STRIP + _NEXT_H + high + 3 * GAP
    c = Canvas(WIDTH, max(LOWEST, top + rows * (card + 8) - 8 * bool(rows) + MARGIN), SLATE)
    y = float(MARGIN)
    phone.strip(c, y, view, player, players[player.seat], words)
    y += phone.STRIP + GAP
    _next(c, y, player, words)
    y += _NEXT_H + GAP
    wide = (INNER - (len(city) - 1) * GAP) / len(city)
    for n, (district, signs) in enumerate(zip(view.districts, city, strict=True)):
        _district(c, MARGIN + n * (wide + GAP), y, (wide, high), view, district, player.seat, signs)
    y += high + GAP
    if not player.built:
        said = words.say.nothing_built()
        middle = (y + c.size[1] - MARGIN) / 2
        label(c, WIDTH / 2, middle, said, (TYPE, 30), INNER, MUTED, "m", MEDIUM)
    for i, found in enumerate(player.built):
        alone = i == len(player.built) - 1 and i % 2 == 0
        half = (INNER - GAP) / 2
        left, at = MARGIN + i % 2 * (half + GAP), y + i // 2 * (card + 8)
        box = (left, at, INNER if alone else half, card)
        _built(c, box, found, player.seat, words)
    return c


def _city(view: BelfortView, seat: int) -> list[list[str]]:
    """What bears a player's markers, by district and as signs, the guild first."""
    found = []
    for district in view.districts:
        here = [s for s in view.symbols if s.district == district.id and s.owner == seat]
        signs = [f"bf_{symbol.kind}" for symbol in here if symbol.kind != "guild"]
        guilds = [guild_sign(district.guild)] if district.owner == seat else []
        found.append([*guilds, *signs])
    return found


def _district(
    c: Canvas, x: float, y: float, size: tuple[float, int], view: BelfortView,
    district: DistrictView, seat: int, signs: Sequence[str],
) -> None:  # fmt: skip
    """Number and guild of a district on the ground of its leader, what it would score the
    player now, and what bears their markers."""
    w, h = size
    first = leader(view, district.markers)
    c.rect(x, y, w, h, PANEL, RADIUS)
    c.rect(x, y, w, _TOP_H - 6, tint(first), RADIUS)
    middle = y + (_TOP_H - 6) / 2
    numbered(c, x + 36, middle, first, view.districts.index(district) + 1, 46, DIGITS)
    guild(c, x + 92, middle, district.guild, 50)
    place = members(view).index(seat)
    points = district.points[place] if place < len(district.points) else 0
    if points:
        c.mid(x + w - 12, middle, f"+{points}", TYPE, INK, BOLD, "r")
    c.spot(f"{district.id}.{seat}", x, y, w, h)
    if not signs:
        c.mid(x + w / 2, y + (_TOP_H + h) / 2, "\u2013", TYPE, SPENT)
    step = w / _ACROSS
    for i, sign in enumerate(signs):
        at = x + (i % _ACROSS + 0.5) * step
        down = y + _TOP_H + 4 + (i // _ACROSS + 0.5) * (_MARK + 6)
        c.rect(at - _MARK / 2, down - _MARK / 2, _MARK, _MARK, PAPER, 10)
        c.icon(sign, at, down, _MARK - 12, INK)


def _next(c: Canvas, y: float, player: PlayerView, words: Words) -> None:
    """Income and tax of the next Collection; workers in reserve."""
    middle = y + _NEXT_H / 2
    c.rect(MARGIN, y, INNER, _NEXT_H, PANEL, RADIUS)
    x = MARGIN + 26.0
    x += lines.writing(c, x, middle, ("gold", "round", " ", f"+{player.income}"), 52) + 30
    if player.tax:
        lines.writing(c, x, middle, (f"\u2212{player.tax}",), 52, tone=ALARM)
    c.spot(f"{player.seat}.income", MARGIN + 10, y + 12, 320, _NEXT_H - 24)
    right = MARGIN + INNER - 24.0
    right -= label(c, right, middle, words.say.in_reserve(), (TYPE, 26), 300, MUTED, "r", MEDIUM)
    left = [(sort, str(of_sort(player.reserve, sort)), " ") for sort in WORKERS]
    line = tuple(word for part in left for word in part)
    lines.writing(c, right - 8, middle, line, 52, anchor="r")


def _built(
    c: Canvas, box: tuple[float, float, float, int], found: BuiltView, seat: int, words: Words
) -> None:
    """A card with its locks, who stands on its plank, and what it does."""
    x, y, w, h = box
    top, low = y + h * 0.32, y + h * 0.77
    c.rect(x, y, w, h, PAPER, RADIUS)
    c.spot(f"built.{seat}.{found.card}", x, y, w, h)
    c.icon(f"bf_{found.building}", x + 50, top, min(72, round(h * 0.48)), INK)
    room = w - 182 - found.locks * 52
    label(c, x + 98, top, words.names.building(found.building), (TYPE, 26), room, INK, "l")
    for g in range(found.locks):
        at = x + w - 96 - (found.locks - g - 0.5) * 52
        c.icon("bf_disc_full", at, top, 46, INK)
        if g < found.gnomes:
            c.icon("bf_gnome", at, top, 36, NOW)
        else:
            c.icon("bf_lock", at, top, 28, PAPER)
    if found.worker is not None:
        token(c, x + w - 48, top, seat, 58)
    lines.writing(c, x + 18, low, effects.card(found.building), 46, paper=True, room=w - 36)
