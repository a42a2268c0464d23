"""The two pictures for a phone: who leads where, and the city with everything else."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.games.belfort.components import AREAS, GUILDS
from engine.games.belfort.goods import GOODS, Goods
from engine.games.belfort.view import BelfortView
from render import outline, phone
from render.board.belfort import grid, ledger, strips
from render.board.belfort.look import CATEGORY, EMBLEM, LAUREL, ON_SLATE, SPENT, lead
from render.board.belfort.marks import crest, icon, name, plank, sign, token
from render.board.belfort.words import Words, in_front, owners, rank
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import FIGURE, GAP, INNER, KEY, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.theme import INK, MUTED, NOW, PANEL, PAPER, SEATS, SLATE, TEXT, WELL

PARTS = ("phone", "phone-more")
"""Points and who leads where; the city, goods, workers and planks."""
HEAD_H = 162
_LABEL, _TOP_H, _ROW = 134, 216, 78
_LINE = 52
_LINES = 11
FIGURES_H = _LINES * _LINE + 10


def compose(
    view: BelfortView,
    picture: str,
    players: Sequence[str],
    words: Words,
    outlined: Collection[str] = (),
) -> Canvas:
    """One of the parts. Raises `KeyError` for a picture that does not exist."""
    c = {"phone": _upper, "phone-more": _lower}[picture](view, players, words)
    outline.frames(c, outlined, outline.THIN)
    return c


def _upper(view: BelfortView, players: Sequence[str], words: Words) -> Canvas:
    y = MARGIN + HEAD_H + GAP
    c = Canvas(WIDTH, max(LOWEST, y + _TOP_H + 8 * _ROW + 14 + MARGIN), SLATE)
    head(c, MARGIN, view, players, words)
    c.rect(MARGIN, y, INNER, _TOP_H + 8 * _ROW + 14, PANEL, RADIUS)
    left = MARGIN + _LABEL
    wide = (INNER - _LABEL - 6) / len(owners(view))
    for i, owner in enumerate(owners(view)):
        _player(c, left + i * wide, y + 8, wide, view, players, owner, words)
    line = y + _TOP_H
    for i, district in enumerate(view.districts):
        middle = line + _ROW / 2
        tone = grid.ground(view, district.id)
        guild = GUILDS[district.guild]  # type: ignore[index]
        c.icon("disc", MARGIN + 36, middle, 56, tone)
        c.mid(MARGIN + 36, middle, str(i + 1), 42, INK)
        c.rect(MARGIN + 70, middle - 28, 56, 56, CATEGORY[guild.category], 8)
        icon(c, EMBLEM[guild.id], MARGIN + 98, middle, 42, PAPER)
        ledger.standing(c, left, line + 3, INNER - _LABEL - 6, _ROW - 6, district.id,
                        district.markers, district.points, view, FIGURE)  # fmt: skip
        line += _ROW
    line += 8
    for majority in view.majorities:
        icon(c, majority.piece, MARGIN + 66, line + _ROW / 2, 58, TEXT)
        ledger.standing(c, left, line + 3, INNER - _LABEL - 6, _ROW - 6, majority.piece,
                        majority.counts, majority.points, view, FIGURE)  # fmt: skip
        line += _ROW
    return c


def _player(
    c: Canvas, x: float, y: float, w: float, view: BelfortView, players: Sequence[str], owner: int,
    words: Words,
) -> None:  # fmt: skip
    middle = x + w / 2
    if owner < 0:
        token(c, middle, y + 40, owner, 56)
        return
    player = view.players[owner]
    c.rect(x + 3, y, w - 6, 66, SEATS[owner][0], 8)
    sign(c, x + 32, y + 33, owner, 36)
    phone.player(c, x + 56, y + 33, players[owner], w - 64, INK, TYPE, 42)
    c.mid(middle, y + 112, str(player.score), KEY, SPENT if player.resigned else TEXT)
    c.spot(f"{owner}.score", x + 6, y + 72, w - 12, 78)
    name(c, middle, y + 178, words.say.rank(place=rank(view, player)), (TYPE, 40), w - 8, MUTED,
         "m", MEDIUM)  # fmt: skip


def head(c: Canvas, y: float, view: BelfortView, players: Sequence[str], words: Words) -> None:
    """Who acts; below on ink the round and the next scoring."""
    seat = in_front(view)
    fill, ink = (PANEL, TEXT) if seat is None else (SEATS[seat][0], INK)
    c.rect(MARGIN, y, INNER, HEAD_H, fill, RADIUS)
    left = MARGIN + 24
    if seat is not None:
        sign(c, MARGIN + 54, y + 48, seat, 58)
        left = MARGIN + 104
    player = "" if seat is None else players[seat]
    room = MARGIN + INNER - 20 - left
    said, size = phone.headline(c, lambda who: words.headline(view, who), player, room)
    c.mid(left, y + 47, said, size, ink, BOLD, "l")
    c.rect(MARGIN + 6, y + 98, INNER - 12, HEAD_H - 104, INK, 9)
    line = y + 98 + (HEAD_H - 104) / 2
    if not view.round:
        return
    x = MARGIN + 24.0
    x += name(c, x, line, words.say.round(round=view.round), (54, TYPE), 240, TEXT, "l")
    c.mid(x + 8, line, f"/{view.rounds}", TYPE, MUTED, MEDIUM, "l")
    c.spot("round", MARGIN + 16, line - 26, x - MARGIN + 40, 52)
    scoring = words.scoring(view)
    if scoring is not None:
        wide = name(c, MARGIN + INNER - 24, line, scoring, (54, TYPE), 560, NOW, "r")
        icon(c, "laurel", MARGIN + INNER - 62 - wide, line, 46, LAUREL)


def _lower(view: BelfortView, players: Sequence[str], words: Words) -> Canvas:
    del players, words
    scale = grid.PHONE
    high = 68 + scale.height + GAP + _LINES * _LINE + 10 + GAP + 78
    c = Canvas(WIDTH, max(LOWEST, high + 2 * MARGIN), SLATE)
    x = MARGIN + (INNER - scale.width) / 2
    for kind in grid.KINDS:
        tone = TEXT if grid.free_sites(view, kind) else SPENT
        icon(c, kind, x + scale.middle(kind), MARGIN + 32, 54, tone)
    y = MARGIN + 68.0
    grid.draw(c, x, y, view, scale)
    y += scale.height + GAP
    figures(c, y, view)
    y += _LINES * _LINE + 10 + GAP
    _planks(c, y, view)
    return c


def figures(c: Canvas, y: float, view: BelfortView) -> None:
    """Goods, workers, gnomes, cards and the areas: a line each, a column for each player."""
    c.rect(MARGIN, y, INNER, _LINES * _LINE + 10, PANEL, RADIUS)
    left, count = MARGIN + 96.0, len(view.players)
    wide = (INNER - 102) / count
    y += 5
    for player in view.players:
        middle = left + (player.seat + 0.5) * wide
        token(c, middle - 34, y + _LINE / 2, player.seat, 44)
        crest(c, middle + 30, y + _LINE / 2, player.crest, 48)
        c.spot(f"crest.{player.seat}", middle - 62, y + 2, 120, _LINE - 4)
    y += _LINE
    for good in GOODS:
        icon(c, good, MARGIN + 48, y + _LINE / 2, 48, ON_SLATE[good])
        for player in view.players:
            n = player.goods.of(good)
            _number(c, left + player.seat * wide, y, wide, f"{player.seat}.{good}", str(n), "",
                    bool(n))  # fmt: skip
        y += _LINE
    for sort in ("elf", "dwarf"):
        icon(c, sort, MARGIN + 48, y + _LINE / 2, 48, TEXT)
        for player in view.players:
            n = strips.at_hand(player, sort)
            more = f"/{strips.standing(player, sort)}"
            _number(c, left + player.seat * wide, y, wide, f"{player.seat}.{sort}", str(n), more,
                    bool(n))  # fmt: skip
        y += _LINE
    for area in view.areas:
        good = AREAS[area.id].good  # type: ignore[index]
        icon(c, area.id, MARGIN + 30, y + _LINE / 2, 44, TEXT)
        icon(c, good, MARGIN + 74, y + _LINE / 2, 34, ON_SLATE[good])
        totals = [sum(n for _, n in there) for there in area.workers]
        for seat, there in enumerate(area.workers):
            sole = totals[seat] and totals[seat] == max(totals) and totals.count(totals[seat]) == 1
            at = left + seat * wide
            c.rect(at + 3, y + 3, wide - 6, _LINE - 6, lead(seat) if sole else WELL, 8)
            c.spot(f"{area.id}.{seat}", at + 3, y + 3, wide - 6, _LINE - 6)
            if totals[seat]:
                ledger.workers(c, at + wide / 2, y + _LINE / 2, there, wide - 14, 46)
        y += _LINE


def _number(
    c: Canvas, x: float, y: float, w: float, spot: str, said: str, more: str, some: bool
) -> None:
    middle, line = x + w / 2, y + _LINE / 2
    c.spot(spot, x + 6, y + 3, w - 12, _LINE - 6)
    if not more:
        c.mid(middle, line, said, TYPE + 4, TEXT if some else SPENT)
        return
    c.mid(middle - 4, line, said, TYPE + 4, TEXT if some else SPENT, BOLD, "r")
    c.mid(middle, line, more, TYPE - 6, MUTED, MEDIUM, "l")


def _planks(c: Canvas, y: float, view: BelfortView) -> None:
    """Desk and Camp, the gnomes left, and what is on display."""
    c.rect(MARGIN, y, INNER, 78, PANEL, RADIUS)
    x, line = MARGIN + 44.0, y + 39
    for where, sign_, found in (("desk", "quill", view.desk), ("camp", "crown", view.camp)):
        icon(c, sign_, x, line, 50, TEXT)
        x += 68
        free = next((i for i, one in enumerate(found) if one.seat is None), None)
        for i, one in enumerate(found):
            open_ = view.phase == "placement" and i == free
            standing = None if one.seat is None else (one.seat, one.worker or "elf")
            plank(c, x, line, 60, 60, standing, 0, open_=open_)
            c.spot(f"{where}.{i}", x - 30, line - 30, 60, 60)
            x += 65
        x += 12
    right = MARGIN + INNER - 14.0
    for kind in reversed(view.display):
        c.rect(right - 54, line - 30, 54, 60, PAPER, 8)
        icon(c, kind, right - 27, line, 44, INK)
        right -= 60
    if right - x > 80:
        c.mid(right - 8, line, str(view.gnomes), TYPE, TEXT, BOLD, "r")
        icon(c, "gnome", right - 84, line, 46, TEXT)


def purse(c: Canvas, y: float, view: BelfortView, seat: int) -> None:
    """What somebody has: goods, workers at hand."""
    player = view.players[seat]
    c.rect(MARGIN, y, INNER, 88, PANEL, RADIUS)
    x, line = MARGIN + 44.0, y + 44
    for good in GOODS:
        icon(c, good, x, line, 56, ON_SLATE[good])
        c.mid(x + 36, line, str(player.goods.of(good)), FIGURE, TEXT, BOLD, "l")
        x += 152
    for sort in ("elf", "dwarf", "gnome"):
        n = player.gnomes if sort == "gnome" else strips.at_hand(player, sort)
        icon(c, sort, x, line, 56, TEXT)
        c.mid(x + 36, line, str(n), FIGURE, TEXT, BOLD, "l")
        x += 140


def lacking(have: Goods, wanted: Goods) -> tuple[str, ...]:
    """The kinds of which there are too few."""
    return tuple(good for good, n in wanted.listed() if have.of(good) < n)
