"""The players: a strip for each with all that is in front of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.goods import GOODS, WORKERS
from engine.games.belfort.parts import SORT
from engine.games.belfort.view import BelfortView, BuiltView, PlayerView
from render.board.belfort.marks import crest, person, sign, token
from render.board.belfort.style import (
    EDGE,
    LAUREL,
    ON_SLATE,
    SEATS,
    SPENT,
    STRIP_H,
    STRIP_PITCH,
    STRIPS_Y,
    WIDTH,
)
from render.board.belfort.words import in_front
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.theme import ALARM, INK, MUTED, NOW, PANEL, PAPER, TEXT


def draw(c: Canvas, view: BelfortView, players: Sequence[str]) -> None:
    """All of them, in the order of the seats."""
    for player in view.players:
        _strip(c, STRIPS_Y + player.seat * STRIP_PITCH, view, player, players[player.seat])


def number(n: int) -> str:
    """A number with a proper minus."""
    return str(n).replace("-", "\u2212")


def _strip(c: Canvas, y: float, view: BelfortView, player: PlayerView, known_as: str) -> None:
    seat, middle = player.seat, y + STRIP_H / 2
    colour = SEATS[seat][0]
    lit = in_front(view) == seat
    c.box(EDGE, y, WIDTH - 2 * EDGE, STRIP_H, PANEL, colour if lit else PANEL, 4, 12)
    c.rect(EDGE, y, 76, STRIP_H, colour, 12)
    c.spot(f"seat.{seat}", EDGE, y, WIDTH - 2 * EDGE, STRIP_H)
    c.rect(52, y, 36, STRIP_H, colour)
    sign(c, 50, middle, seat, 40)
    tone = SPENT if player.resigned else TEXT
    person(c, 102, middle, known_as, (36, 24), 156, tone)
    if player.resigned:
        c.icon("flag", 290, middle, 40, SPENT)
    else:
        crest(c, 290, middle, player.crest, 46)
    c.icon("bf_laurel", 350, middle, 38, LAUREL)
    points = number(player.score)
    c.mid(378, middle, points, c.fit(points, 56, BOLD, 80, 30), TEXT, BOLD, "l")
    c.spot(f"{seat}.points", 328, middle - 25, 132, 50)
    for k, good in enumerate(GOODS):
        x, count = 486 + k * 92, player.goods.of(good)
        c.icon(f"bf_{good}", x, middle, 36, ON_SLATE[good])
        c.mid(x + 24, middle, str(count), 42, TEXT if count else SPENT, BOLD, "l")
        c.spot(f"{seat}.{good}", x - 22, middle - 24, 88, 48)
    workers(c, 872, middle, player)
    c.icon("bf_gnome", 1112, middle, 40, TEXT)
    c.mid(1134, middle, str(player.gnomes), 38, TEXT, BOLD, "l")
    c.spot(f"{seat}.gnomes", 1090, middle - 24, 82, 48)
    c.icon("bf_hand", 1200, middle, 38, TEXT)
    c.mid(1224, middle, str(player.hand), 38, TEXT, BOLD, "l")
    c.spot(f"{seat}.hand", 1178, middle - 24, 88, 48)
    if player.chosen:
        c.icon("bf_disc_full", 1272, middle, 16, NOW)
    built(c, 1290, middle, player)
    c.icon("bf_gold", 1856, middle, 30, ON_SLATE["gold"])
    c.mid(1900, middle, f"+{player.income}", 34, TEXT)
    tax = f"\u2212{player.tax}" if player.tax else "0"
    c.mid(1952, middle, tax, 34, ALARM if player.tax else SPENT)
    c.spot(f"{seat}.income", 1838, middle - 24, 144, 48)


def of_sort(row: Sequence[tuple[str, int]], sort: str) -> int:
    """How many of a list of workers are elves, or dwarves, masters among them."""
    return sum(n for kind, n in row if SORT[next(k for k in SORT if k == kind)] == sort)


def masters(player: PlayerView, sort: str) -> bool:
    """Whether somebody has masters of this kind."""
    return any(n for kind, n in player.standing if kind == f"master_{sort}")


def workers(c: Canvas, x: float, y: float, player: PlayerView, pitch: int = 118) -> None:
    """Workers at hand of all; a crown where there are masters among them."""
    for k, sort in enumerate(WORKERS):
        at, left = x + k * pitch, of_sort(player.workers, sort)
        tone = TEXT if left else SPENT
        c.icon(f"bf_{sort}", at, y + 2, 40, tone)
        wide = c.mid(at + 26, y, str(left), 42, tone, BOLD, "l")
        total = of_sort(player.standing, sort)
        c.mid(at + 28 + wide, y + 6, f"/{total}", 25, MUTED, MEDIUM, "l")
        c.spot(f"{player.seat}.{sort}", at - 24, y - 24, 112, 48)
        if masters(player, sort):
            c.icon("bf_crown", at, y - 20, 20, NOW)


def built(c: Canvas, x: float, y: float, player: PlayerView, wide: float = 546) -> None:
    """Built cards with their locks, and who stands on their planks."""
    step = min(54.0, wide / max(1, len(player.built)))
    size = min(48, round(step) - 4)
    for card in player.built:
        _built(c, x, y, size, card, player.seat)
        x += step


def _built(c: Canvas, x: float, y: float, size: int, card: BuiltView, seat: int) -> None:
    c.rect(x, y - 24, size, 48, PAPER, 8)
    c.icon(f"bf_{card.building}", x + size / 2, y - 4, max(8, size - 12), INK)
    c.spot(f"built.{seat}.{card.card}", x, y - 24, size, 48)
    for g in range(card.locks):
        at = x + size / 2 + (g - (card.locks - 1) / 2) * 18
        c.icon("bf_disc_full", at, y + 19, 16, INK)
        c.icon("bf_disc_full", at, y + 19, 11, NOW if g < card.gnomes else SPENT)
    if card.worker is not None:
        token(c, x + size - 5, y - 18, seat, 22, 2)
