"""The two pictures for a phone: standings and everybody's figures; then sites, planks and areas."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.games.belfort.components import BOX
from engine.games.belfort.goods import GOODS, WORKERS
from engine.games.belfort.view import BelfortView, PlayerView
from render import phone
from render.blocks import Head
from render.board.belfort import ledger, rows, side
from render.board.belfort.marks import crest, guild, numbered, sign
from render.board.belfort.strips import number, of_sort
from render.board.belfort.style import LAUREL, ON_SLATE, SEATS, SPENT
from render.board.belfort.words import Words, in_front, leader, rank
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM
from render.phone import DIGITS, GAP, INNER, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.theme import INK, MUTED, NOW, PANEL, SLATE, TEXT

HEAD = Head(154, headline=46, strip=96)
STANDINGS = ledger.Scale(176, 66, 64, 48, 20, 56, 54, 40)
"""What is compared can be read within a card of Discord, too."""
TABLE = ledger.Scale(176, 64, 60, 48, 20, 48, 40, 40)
STRIP, PITCH = 112, 116
_GOOD = 114
"""From one figure of a player to the next."""
PLANKS_H = 116


def upper(view: BelfortView, players: Sequence[str], words: Words) -> Canvas:
    """Standings and everybody's figures."""
    high = standings_height(view)
    top = MARGIN + HEAD.high + GAP
    below = top + high + GAP
    c = Canvas(WIDTH, max(LOWEST, below + len(view.players) * PITCH + MARGIN), SLATE)
    head(c, MARGIN, view, players, words)
    standings(c, top, INNER, view)
    for player in view.players:
        strip(c, below + player.seat * PITCH, view, player, players[player.seat], words)
    return c


def standings_height(view: BelfortView) -> int:
    """How high the standings are."""
    return STANDINGS.head + len(view.districts) * STANDINGS.row + 10


def standings(c: Canvas, y: float, w: float, view: BelfortView) -> None:
    """The districts with their guilds; each player's markers, and the points now."""
    scale = STANDINGS
    c.rect(MARGIN, y, w, standings_height(view), PANEL, RADIUS)
    c.icon("bf_laurel", MARGIN + 112, y + scale.head / 2 + 2, 50, LAUREL)
    y = ledger.heads(c, MARGIN, y, w, view, "", scale, True)
    for n, district in enumerate(view.districts, 1):
        middle = y + scale.row / 2
        c.spot(f"row.{district.id}", MARGIN, y, scale.label, scale.row)
        numbered(c, MARGIN + 40, middle, leader(view, district.markers), n, 50, DIGITS)
        guild(c, MARGIN + 112, middle, district.guild, 54)
        ledger.cells(c, MARGIN, y, w, view, district.id, district.markers, district.points, scale)
        y += scale.row


def head(c: Canvas, y: float, view: BelfortView, players: Sequence[str], words: Words) -> None:
    """Whose turn it is; below on ink the month and the next scoring."""
    seat = in_front(view)
    player = "" if seat is None else players[seat]
    banner(c, y, seat, lambda who: words.headline(view, who), player)
    middle = y + 124
    left = MARGIN + 24.0
    said = words.month(view.round)
    left += label(c, left, middle, said, (TYPE, 30), 380, TEXT, "l") + 24
    label(
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
    if seat is None:
        HEAD.draw(c, y, PANEL, TEXT, say, player, left=24)
        return
    HEAD.draw(c, y, SEATS[seat][0], INK, say, player)
    sign(c, MARGIN + 54, y + 48, seat, 58)


def strip(
    c: Canvas, y: float, view: BelfortView, player: PlayerView, known_as: str, words: Words
) -> None:
    """One player: name, points and rank; goods, workers, gnomes and cards below."""
    seat = player.seat
    colour = SEATS[seat][0]
    c.box(MARGIN, y, INNER, STRIP, PANEL, colour if in_front(view) == seat else PANEL, 4, 12)
    c.rect(MARGIN, y, 68, STRIP, colour, 12)
    c.spot(f"seat.{seat}", MARGIN, y, INNER, STRIP)
    sign(c, MARGIN + 34, y + STRIP / 2, seat, 48)
    top, low = y + 30, y + 82
    phone.player(c, MARGIN + 84, top, known_as, 300, SPENT if player.resigned else TEXT, TYPE, 42)
    if player.resigned:
        c.icon("flag", MARGIN + 416, top, 44, SPENT)
    else:
        crest(c, MARGIN + 416, top, player.crest, 56)
        c.spot(f"{seat}.crest", MARGIN + 388, top - 24, 56, 48)
    right = MARGIN + INNER - 16
    label(
        c, right, top, words.say.rank(place=rank(view, player)), (TYPE, 24), 110, MUTED, "r", MEDIUM
    )
    c.icon("bf_laurel", MARGIN + 780, top + 2, 48, LAUREL)
    c.mid(MARGIN + 812, top + 2, number(player.score), 62, TEXT, BOLD, "l")
    c.spot(f"{seat}.points", MARGIN + 752, top - 24, 170, 48)
    waiting = view.phase == "cards" and player.chosen
    if (player.passed and view.phase == "placement") or waiting:
        said = words.say.chosen() if waiting else words.say.passed()
        label(c, MARGIN + 470, top, said, (TYPE, 28), 230, MUTED, "l", MEDIUM)
    x = MARGIN + 110.0
    for good in GOODS:
        x = _figure(c, x, low, f"bf_{good}", player.goods.of(good), ON_SLATE[good])
        c.spot(f"{seat}.{good}", x - _GOOD - 26, low - 22, _GOOD - 10, 44)
    for sort in WORKERS:
        left = of_sort(player.workers, sort)
        tone = TEXT if left else SPENT
        _figure(c, x, low, f"bf_{sort}", left, tone)
        total = of_sort(player.standing, sort)
        c.mid(x + 56, low + 2, f"/{total}", DIGITS, MUTED, MEDIUM, "l")
        c.spot(f"{seat}.{sort}", x - 26, low - 22, 130, 44)
        x += 140
    x = _figure(c, x, low, "bf_gnome", player.gnomes, TEXT)
    c.spot(f"{seat}.gnomes", x - _GOOD - 26, low - 22, _GOOD - 10, 44)
    _figure(c, x, low, "bf_hand", player.hand, TEXT)
    c.spot(f"{seat}.hand", x - 26, low - 22, 106, 44)


def _figure(c: Canvas, x: float, y: float, icon: str, n: int, tone: tuple[int, int, int]) -> float:
    c.icon(icon, x, y, 44, tone)
    c.mid(x + 30, y, str(n), TYPE, TEXT if n else SPENT, BOLD, "l")
    return x + _GOOD


def lower(view: BelfortView, words: Words) -> Canvas:
    """Sites, planks and areas."""
    high = rows.height(view)
    table = TABLE.head + (len(view.majorities) + len(view.areas)) * TABLE.row + 10
    c = Canvas(WIDTH, max(LOWEST, high + table + PLANKS_H + 2 * GAP + 2 * MARGIN), SLATE)
    y = float(MARGIN)
    c.rect(MARGIN, y, INNER, high, PANEL, RADIUS)
    rows.sites(c, y, view)
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
