"""The two pictures for a phone: standings and everybody's figures; then sites, planks and areas."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.belfort.components import BOX, GUILDS
from engine.games.belfort.goods import GOODS, WORKERS
from engine.games.belfort.view import BelfortView, PlayerView
from render import phone
from render.board.belfort import ledger, side
from render.board.belfort.city import standing
from render.board.belfort.look import CATEGORY, LAUREL, ON_SLATE, SEATS, SPENT, free, tint
from render.board.belfort.marks import crest, guild_sign, marker, name, sign
from render.board.belfort.strips import number, of_sort
from render.board.belfort.words import Words, in_front, leader, rank
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import DIGITS, GAP, INNER, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.theme import INK, LINE, MUTED, NOW, PANEL, PAPER, SLATE, TEXT

PARTS = ("phone", "phone-more")
HEAD_H = 154
_TABLE = ledger.Scale(176, 64, 60, 48, 20, 48, 40, 34)
_STRIP, PITCH = 112, 116
_SITE_ROW, PLANKS_H = 92, 116


def compose(view: BelfortView, picture: str, players: Sequence[str], words: Words) -> Canvas:
    """One of the parts. Raises `KeyError` for a picture that does not exist."""
    return {"phone": _upper, "phone-more": _lower}[picture](view, players, words)


def _upper(view: BelfortView, players: Sequence[str], words: Words) -> Canvas:
    rows = len(view.districts)
    high = _TABLE.head + rows * _TABLE.row + 10
    top = MARGIN + HEAD_H + GAP
    below = top + high + GAP
    c = Canvas(WIDTH, max(LOWEST, below + len(view.players) * PITCH + MARGIN), SLATE)
    head(c, MARGIN, view, players, words)
    c.rect(MARGIN, top, INNER, high, PANEL, RADIUS)
    y = ledger.heads(c, MARGIN, top, INNER, view, "", _TABLE)
    _standings(c, y, view)
    for player in view.players:
        strip(c, below + player.seat * PITCH, view, player, players[player.seat], words)
    return c


def _standings(c: Canvas, y: float, view: BelfortView) -> None:
    for n, district in enumerate(view.districts, 1):
        middle = y + _TABLE.row / 2
        c.icon("bf_disc_full", MARGIN + 40, middle, 54, INK)
        c.mid(MARGIN + 40, middle, str(n), DIGITS, TEXT)
        _guild(c, MARGIN + 108, middle, district.guild, 54)
        ledger.cells(
            c, MARGIN, y, INNER, view, district.id, district.markers, district.points, _TABLE
        )
        y += _TABLE.row


def _guild(c: Canvas, x: float, y: float, guild: str, size: int) -> None:
    found = next(one for one in GUILDS.values() if one.id == guild)
    c.rect(x - size / 2, y - size / 2, size, size, CATEGORY[found.category], 8)
    c.icon(guild_sign(guild), x, y, round(size * 0.76), PAPER)


def head(c: Canvas, y: float, view: BelfortView, players: Sequence[str], words: Words) -> None:
    """Whose turn it is; below on ink the month and the next scoring."""
    seat = in_front(view)
    player = "" if seat is None else players[seat]
    banner(c, y, seat, lambda who: words.headline(view, who), player)
    middle = y + 124
    left = MARGIN + 24.0
    said = words.month(view.round)
    left += name(c, left, middle, said, (TYPE, 30), 380, TEXT, "l") + 24
    name(
        c,
        left,
        middle,
        words.scoring(view),
        (TYPE, 26),
        MARGIN + INNER - 20 - left,
        NOW,
        "l",
        MEDIUM,
    )


def banner(c: Canvas, y: float, seat: int | None, say: Callable[[str], str], player: str) -> None:
    """A headline in the colour of who is in front, and room on ink below it."""
    fill, ink = (PANEL, TEXT) if seat is None else (SEATS[seat][0], INK)
    c.rect(MARGIN, y, INNER, HEAD_H, fill, RADIUS)
    left = MARGIN + 24
    if seat is not None:
        sign(c, MARGIN + 54, y + 48, seat, 58)
        left = MARGIN + 104
    said, size = phone.headline(c, say, player, MARGIN + INNER - 20 - left)
    c.mid(left, y + 46, said, size, ink, BOLD, "l")
    c.rect(MARGIN + 6, y + 96, INNER - 12, HEAD_H - 102, INK, 9)


def strip(
    c: Canvas, y: float, view: BelfortView, player: PlayerView, known_as: str, words: Words
) -> None:
    """One player: name, points and rank; goods, workers, gnomes and cards below."""
    seat = player.seat
    colour = SEATS[seat][0]
    c.box(MARGIN, y, INNER, _STRIP, PANEL, colour if in_front(view) == seat else PANEL, 4, 12)
    c.rect(MARGIN, y, 68, _STRIP, colour, 12)
    sign(c, MARGIN + 34, y + _STRIP / 2, seat, 48)
    top, low = y + 30, y + 82
    phone.player(c, MARGIN + 84, top, known_as, 300, SPENT if player.resigned else TEXT, TYPE, 42)
    if player.resigned:
        c.icon("flag", MARGIN + 416, top, 44, SPENT)
    else:
        crest(c, MARGIN + 416, top, player.crest, 56)
        c.spot(f"{seat}.crest", MARGIN + 388, top - 28, 56, 56)
    right = MARGIN + INNER - 16
    name(
        c, right, top, words.say.rank(place=rank(view, player)), (TYPE, 24), 110, MUTED, "r", MEDIUM
    )
    c.icon("bf_laurel", MARGIN + 780, top + 2, 48, LAUREL)
    c.mid(MARGIN + 812, top + 2, number(player.score), 62, TEXT, BOLD, "l")
    c.spot(f"{seat}.points", MARGIN + 752, top - 28, 170, 56)
    waiting = view.phase == "cards" and player.chosen
    if (player.passed and view.phase == "placement") or waiting:
        said = words.say.chosen() if waiting else words.say.passed()
        name(c, MARGIN + 470, top, said, (TYPE, 28), 230, MUTED, "l", MEDIUM)
    x = MARGIN + 110.0
    for good in GOODS:
        x = _figure(c, x, low, f"bf_{good}", player.goods.of(good), ON_SLATE[good])
        c.spot(f"{seat}.{good}", x - 116, low - 25, 110, 50)
    for sort in WORKERS:
        left = of_sort(player.workers, sort)
        tone = TEXT if left else SPENT
        _figure(c, x, low, f"bf_{sort}", left, tone)
        total = of_sort(player.standing, sort)
        c.mid(x + 56, low + 2, f"/{total}", 40, MUTED, MEDIUM, "l")
        c.spot(f"{seat}.{sort}", x - 24, low - 25, 124, 50)
        x += 134
    x = _figure(c, x, low, "bf_gnome", player.gnomes, TEXT)
    c.spot(f"{seat}.gnomes", x - 142, low - 25, 110, 50)
    _figure(c, x, low, "bf_hand", player.hand, TEXT)
    c.spot(f"{seat}.hand", x - 26, low - 25, 110, 50)


def _figure(c: Canvas, x: float, y: float, icon: str, n: int, tone: tuple[int, int, int]) -> float:
    c.icon(icon, x, y, 44, tone)
    c.mid(x + 30, y, str(n), TYPE, TEXT if n else SPENT, BOLD, "l")
    return x + 118


def _lower(view: BelfortView, players: Sequence[str], words: Words) -> Canvas:
    high = sites_height(view)
    table = _TABLE.head + (len(view.majorities) + len(view.areas)) * _TABLE.row + 10
    c = Canvas(WIDTH, max(LOWEST, high + table + PLANKS_H + 2 * GAP + 2 * MARGIN), SLATE)
    y = float(MARGIN)
    c.rect(MARGIN, y, INNER, high, PANEL, RADIUS)
    sites(c, y, view)
    y += high + GAP
    planks(c, y, view)
    y += PLANKS_H + GAP
    c.rect(MARGIN, y, INNER, table, PANEL, RADIUS)
    top = ledger.heads(c, MARGIN, y, INNER, view, "", _TABLE)
    top = ledger.people(c, MARGIN, top, INNER, view, words, _TABLE, False)
    ledger.areas(c, MARGIN, top, INNER, view, words, _TABLE, False)
    return c


def planks(c: Canvas, y: float, view: BelfortView) -> None:
    """The Recruiter's Desk and King's Camp."""
    c.rect(MARGIN, y, INNER, PLANKS_H, PANEL, RADIUS)
    c.icon("bf_quill", MARGIN + 40, y + 36, 56, TEXT)
    c.icon("bf_gold", MARGIN + 26, y + 88, 34, ON_SLATE["gold"])
    c.mid(MARGIN + 48, y + 88, str(BOX.desk.fee), DIGITS, TEXT, BOLD, "l")
    side.row(c, MARGIN + 118, y + PLANKS_H / 2, 88, view, view.desk, "desk", False, 1.4)
    left = MARGIN + 150 + BOX.seats[-1].desk * 88
    c.icon("bf_crown", left, y + PLANKS_H / 2, 60, TEXT)
    side.row(c, left + 90, y + PLANKS_H / 2, 90, view, view.camp, "camp", True, 1.4)


def sites_height(view: BelfortView) -> int:
    """How high the rows of sites are."""
    return 6 + len(view.districts) * (_SITE_ROW + 10)


def sites(c: Canvas, y: float, view: BelfortView) -> None:
    """Every district in a row: its guild and plank, single sites, Keep, Walls and Gatehouse."""
    found = {plank.id.removeprefix("guild_"): plank for plank in view.guilds}
    for n, district in enumerate(view.districts):
        top = y + 8 + n * (_SITE_ROW + 10)
        ground = tint(leader(view, district.markers))
        plate, rim, dark = free(ground)
        c.rect(MARGIN + 8, top, INNER - 16, _SITE_ROW, ground, 10)
        middle = top + _SITE_ROW / 2
        c.icon("bf_disc_full", MARGIN + 42, middle, 54, INK)
        c.mid(MARGIN + 42, middle, str(n + 1), DIGITS, TEXT)
        if district.owner is None:
            _guild(c, MARGIN + 108, middle, district.guild, 60)
        else:
            marker(c, MARGIN + 108, middle, district.owner, guild_sign(district.guild), 62)
        c.spot(f"guild_{district.id}", MARGIN + 76, middle - 32, 64, 64)
        plank = found[district.id]
        empty = view.phase == "placement" and plank.seat is None and plank.dwarf is None
        c.box(MARGIN + 144, middle - 30, 56, 60, INK, NOW if empty else LINE, 4, 8)
        standing(c, MARGIN + 172, middle, plank, 42)
        c.spot(f"guild.{district.id}", MARGIN + 144, middle - 30, 56, 60)
        own = [s for s in view.symbols if s.district == district.id and s.kind != "guild"]
        step = (INNER - 228) / len(own)
        for i, symbol in enumerate(own):
            x = MARGIN + 212 + (i + 0.5) * step
            c.box(x - step / 2 + 2, middle - 36, step - 4, 72, plate, rim, 2, 8)
            c.icon(f"bf_{symbol.kind}", x, middle, 44, dark)
            if symbol.owner is not None:
                marker(c, x, middle, symbol.owner, f"bf_{symbol.kind}", 54)
            c.spot(symbol.id, x - step / 2 + 2, middle - 36, step - 4, 72)
