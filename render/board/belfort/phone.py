"""The two pictures for a phone: standings and everybody's figures; then sites, planks and areas."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from engine.games.belfort.components import BOX, GUILDS, SITES
from engine.games.belfort.goods import GOODS, SITE_KINDS, WORKERS
from engine.games.belfort.view import BelfortView, PlayerView, SymbolView
from render import phone
from render.board.belfort import ledger, side
from render.board.belfort.city import standing
from render.board.belfort.look import CATEGORY, LAUREL, ON_SLATE, SEATS, SPENT, free, tint
from render.board.belfort.marks import DOUBT, crest, guild_sign, marker, name, numbered, sign
from render.board.belfort.strips import number, of_sort
from render.board.belfort.words import Words, in_front, leader, rank
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import DIGITS, GAP, INNER, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.text.belfort import table
from render.theme import INK, LINE, MUTED, NOW, PANEL, PAPER, RGB, SLATE, TEXT

SITE_ORDER = {str(kind): n for n, kind in enumerate(SITE_KINDS)}
"""How sites of a district are lined up."""
PARTS = ("phone", "phone-more")
HEAD_H = 154
TABLE = ledger.Scale(176, 64, 60, 48, 20, 48, 40, 40)
STRIP, PITCH = 112, 116
_GOOD = 114
"""From one figure of a player to the next."""
_SITE_ROW, PLANKS_H = 92, 116


def compose(view: BelfortView, picture: str, players: Sequence[str], words: Words) -> Canvas:
    """One of the parts. Raises `KeyError` for a picture that does not exist."""
    return {"phone": _upper, "phone-more": _lower}[picture](view, players, words)


def _upper(view: BelfortView, players: Sequence[str], words: Words) -> Canvas:
    rows = len(view.districts)
    high = TABLE.head + rows * TABLE.row + 10
    top = MARGIN + HEAD_H + GAP
    below = top + high + GAP
    c = Canvas(WIDTH, max(LOWEST, below + len(view.players) * PITCH + MARGIN), SLATE)
    head(c, MARGIN, view, players, words)
    standings(c, top, INNER, view)
    for player in view.players:
        strip(c, below + player.seat * PITCH, view, player, players[player.seat], words)
    return c


def standings(c: Canvas, y: float, w: float, view: BelfortView) -> None:
    """The districts with their guilds; each player's markers, and the points now."""
    c.rect(MARGIN, y, w, TABLE.head + len(view.districts) * TABLE.row + 10, PANEL, RADIUS)
    y = ledger.heads(c, MARGIN, y, w, view, "", TABLE)
    for n, district in enumerate(view.districts, 1):
        middle = y + TABLE.row / 2
        numbered(c, MARGIN + 40, middle, leader(view, district.markers), n, 54)
        guild(c, MARGIN + 112, middle, district.guild, 54)
        ledger.cells(c, MARGIN, y, w, view, district.id, district.markers, district.points, TABLE)
        y += TABLE.row


def guild(c: Canvas, x: float, y: float, kind: str, size: int) -> None:
    """The sign of a guild on the colour of its category."""
    found = next(one for one in GUILDS.values() if one.id == kind)
    c.rect(x - size / 2, y - size / 2, size, size, CATEGORY[found.category], 8)
    c.icon(guild_sign(kind), x, y, round(size * 0.76), PAPER)


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
    c.box(MARGIN, y, INNER, STRIP, PANEL, colour if in_front(view) == seat else PANEL, 4, 12)
    c.rect(MARGIN, y, 68, STRIP, colour, 12)
    sign(c, MARGIN + 34, y + STRIP / 2, seat, 48)
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
        c.spot(f"{seat}.{good}", x - _GOOD + 2, low - 25, 110, 50)
    for sort in WORKERS:
        left = of_sort(player.workers, sort)
        tone = TEXT if left else SPENT
        _figure(c, x, low, f"bf_{sort}", left, tone)
        total = of_sort(player.standing, sort)
        c.mid(x + 56, low + 2, f"/{total}", DIGITS, MUTED, MEDIUM, "l")
        c.spot(f"{seat}.{sort}", x - 24, low - 25, 124, 50)
        x += 140
    x = _figure(c, x, low, "bf_gnome", player.gnomes, TEXT)
    c.spot(f"{seat}.gnomes", x - _GOOD - 24, low - 25, 110, 50)
    _figure(c, x, low, "bf_hand", player.hand, TEXT)
    c.spot(f"{seat}.hand", x - 26, low - 25, 110, 50)


def _figure(c: Canvas, x: float, y: float, icon: str, n: int, tone: tuple[int, int, int]) -> float:
    c.icon(icon, x, y, 44, tone)
    c.mid(x + 30, y, str(n), TYPE, TEXT if n else SPENT, BOLD, "l")
    return x + _GOOD


def _lower(view: BelfortView, players: Sequence[str], words: Words) -> Canvas:
    high = sites_height(view)
    table = TABLE.head + (len(view.majorities) + len(view.areas)) * TABLE.row + 10
    c = Canvas(WIDTH, max(LOWEST, high + table + PLANKS_H + 2 * GAP + 2 * MARGIN), SLATE)
    y = float(MARGIN)
    c.rect(MARGIN, y, INNER, high, PANEL, RADIUS)
    sites(c, y, view)
    y += high + GAP
    planks(c, y, view)
    y += PLANKS_H + GAP
    c.rect(MARGIN, y, INNER, table, PANEL, RADIUS)
    top = ledger.heads(c, MARGIN, y, INNER, view, "", TABLE)
    top = ledger.people(c, MARGIN, top, INNER, view, words, TABLE, False)
    ledger.areas(c, MARGIN, top, INNER, view, words, TABLE, False)
    return c


def planks(c: Canvas, y: float, view: BelfortView, lit: Mapping[str, bool] | None = None) -> None:
    """The Recruiter's Desk and King's Camp. lit: on which the next plank is shown as free; None:
    on both during Placement."""
    shown = dict.fromkeys(("desk", "camp"), True) if lit is None else lit
    c.rect(MARGIN, y, INNER, PLANKS_H, PANEL, RADIUS)
    c.icon("bf_quill", MARGIN + 40, y + 36, 56, TEXT)
    c.icon("bf_gold", MARGIN + 26, y + 88, 34, ON_SLATE["gold"])
    c.mid(MARGIN + 48, y + 88, str(BOX.desk.fee), DIGITS, TEXT, BOLD, "l")
    side.row(
        c,
        MARGIN + 118,
        y + PLANKS_H / 2,
        88,
        view,
        view.desk,
        "desk",
        False,
        1.4,
        shown.get("desk", False),
    )
    left = MARGIN + 150 + BOX.seats[-1].desk * 88
    c.icon("bf_crown", left, y + PLANKS_H / 2, 60, TEXT)
    side.row(
        c,
        left + 90,
        y + PLANKS_H / 2,
        90,
        view,
        view.camp,
        "camp",
        True,
        1.4,
        shown.get("camp", False),
    )


def sites_height(view: BelfortView) -> int:
    """How high the rows of sites are."""
    return 6 + len(view.districts) * (_SITE_ROW + 10)


def sites(c: Canvas, y: float, view: BelfortView, lit: Collection[str] = ()) -> None:
    """Every district in a row: its guild and plank, single sites, Keep, Walls and Gatehouse.

    lit: kinds whose free sites are golden."""
    for n in range(len(view.districts)):
        _district(c, y + 8 + n * (_SITE_ROW + 10), view, n, lit)


def _district(c: Canvas, top: float, view: BelfortView, n: int, lit: Collection[str]) -> None:
    district = view.districts[n]
    first = leader(view, district.markers)
    ground, middle = tint(first), top + _SITE_ROW / 2
    c.rect(MARGIN + 8, top, INNER - 16, _SITE_ROW, ground, 10)
    numbered(c, MARGIN + 42, middle, first, n + 1, 54)
    if district.owner is None:
        guild(c, MARGIN + 108, middle, district.guild, 60)
    else:
        marker(c, MARGIN + 108, middle, district.owner, guild_sign(district.guild), 62)
    c.spot(f"guild_{district.id}", MARGIN + 76, middle - 32, 64, 64)
    plank = next(p for p in view.guilds if p.id == f"guild_{district.id}")
    empty = view.phase == "placement" and plank.seat is None and plank.dwarf is None
    c.box(MARGIN + 144, middle - 30, 56, 60, INK, NOW if empty else LINE, 4, 8)
    standing(c, MARGIN + 172, middle, plank, 42)
    c.spot(f"guild.{district.id}", MARGIN + 144, middle - 30, 56, 60)
    for x, wide, symbol in _columns(view, district.id):
        golden = symbol.kind in lit and symbol.kind in table.free_kinds(view, district.id)
        _site(c, x, middle, wide, view, symbol, ground, golden and symbol.owner is None)


def clockwise(view: BelfortView, district: str) -> list[SymbolView]:
    """The symbols of a district; of its Gatehouses first the one to the district before it."""
    own = [symbol for symbol in view.symbols if symbol.district == district]
    return sorted(own, key=lambda s: (SITE_ORDER[s.kind], SITES[s.site].districts[0] == district))


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

    Halves of Gatehouses bear the number of the district beyond; a free one beside a marked one is
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
        numbered(c, x + 46, y + 50, leader(view, district.markers), n + 1, 54)
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
