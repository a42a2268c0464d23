"""One strip per player: points, goods, workers, cards in hand, built cards, income and tax."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.goods import GOODS
from engine.games.belfort.view import BelfortView, PlayerView
from render import phone
from render.board.belfort.look import EDGE, LAUREL, ON_SLATE, SPENT, WIDTH
from render.board.belfort.marks import crest, icon, sign, token
from render.canvas import Canvas
from render.fonts import MEDIUM
from render.theme import ALARM, INK, MUTED, NOW, PANEL, PAPER, SEATS, TEXT

HIGH, PITCH = 58, 61


def draw(c: Canvas, y: float, view: BelfortView, players: Sequence[str]) -> None:
    """A strip for each seat; that of the one who acts has a rim."""
    for player in view.players:
        _strip(c, y + player.seat * PITCH, view, player, players[player.seat])


def at_hand(player: PlayerView, sort: str) -> int:
    """Elves or dwarves not yet placed, masters among them."""
    return sum(n for kind, n in player.workers if kind.endswith(sort))


def standing(player: PlayerView, sort: str) -> int:
    """All active elves or dwarves."""
    return sum(n for kind, n in player.standing if kind.endswith(sort))


def masters(player: PlayerView, sort: str) -> int:
    """How many of them are masters."""
    return dict(player.standing).get(f"master_{sort}", 0)


def _strip(c: Canvas, y: float, view: BelfortView, player: PlayerView, said: str) -> None:
    seat, wide = player.seat, WIDTH - 2 * EDGE
    tone = SEATS[seat][0]
    if seat == view.mover and view.outcome is None and view.phase in ("placement", "actions"):
        c.box(EDGE, y, wide, HIGH, PANEL, tone, 4, 12)
    else:
        c.rect(EDGE, y, wide, HIGH, PANEL, 12)
    c.rect(EDGE, y, 76, HIGH, tone, 12)
    c.rect(EDGE + 40, y, 36, HIGH, tone)
    line = y + HIGH / 2
    sign(c, 50, line, seat, 40)
    phone.player(c, 100, line, said, 164, SPENT if player.resigned else TEXT, 36, 24)
    crest(c, 296, line, player.crest, 44)
    icon(c, "laurel", 350, line, 38, LAUREL)
    c.mid(376, line, str(player.score), 56, TEXT, anchor="l")
    c.spot(f"{seat}.score", 330, y + 4, 124, HIGH - 8)
    for k, good in enumerate(GOODS):
        x, n = 486 + k * 92, player.goods.of(good)
        icon(c, good, x, line, 36, ON_SLATE[good])
        c.mid(x + 24, line, str(n), 42, TEXT if n else SPENT, anchor="l")
        c.spot(f"{seat}.{good}", x - 20, y + 5, 84, HIGH - 10)
    for k, sort in enumerate(("elf", "dwarf")):
        _workers(c, 872 + k * 122, line, player, sort)
    icon(c, "gnome", 1122, line, 40, TEXT)
    c.mid(1146, line, str(player.gnomes), 38, TEXT, anchor="l")
    c.spot(f"{seat}.gnome", 1100, y + 5, 84, HIGH - 10)
    icon(c, "hand", 1212, line, 38, TEXT)
    c.mid(1238, line, str(player.hand), 38, TEXT, anchor="l")
    c.spot(f"{seat}.hand", 1190, y + 5, 78, HIGH - 10)
    _built(c, 1290, line, player)
    icon(c, "gold", 1856, line, 30, ON_SLATE["gold"])
    c.mid(1898, line, f"+{player.income}", 34, TEXT)
    tax = player.tax
    c.mid(1950, line, f"\u2212{tax}" if tax else "0", 34, ALARM if tax else SPENT)


def _workers(c: Canvas, x: float, y: float, player: PlayerView, sort: str) -> None:
    left, all_ = at_hand(player, sort), standing(player, sort)
    icon(c, sort, x, y + 2, 40, TEXT if left else SPENT)
    wide = c.mid(x + 26, y, str(left), 42, TEXT if left else SPENT, anchor="l")
    c.mid(x + 28 + wide, y + 6, f"/{all_}", 26, MUTED, MEDIUM, "l")
    if masters(player, sort):
        icon(c, "crown", x, y - 20, 20, NOW)
    c.spot(f"{player.seat}.{sort}", x - 24, y - 24, 116, 48)


def _built(c: Canvas, x: float, y: float, player: PlayerView) -> None:
    step = min(54.0, 546 / max(1, len(player.built)))
    size = round(step) - 4
    for card in player.built:
        c.rect(x, y - 24, size, 48, PAPER, 8)
        icon(c, card.building, x + size / 2, y - 4, size - 10, INK)
        locks(c, x + size / 2, y + 18, card.gnomes, card.locks, 16)
        if card.worker:
            token(c, x + size - 5, y - 17, player.seat, 22, 2)
        c.spot(f"{player.seat}.{card.card}", x, y - 24, size, 48)
        x += step


def locks(c: Canvas, x: float, y: float, gnomes: int, count: int, size: int) -> None:
    """Locks as discs: golden with a gnome, else grey."""
    for i in range(count):
        left = x + (i - (count - 1) / 2) * (size + 2)
        c.icon("disc", left, y, size, INK)
        c.icon("disc", left, y, size - 5, NOW if i < gnomes else SPENT)
