"""Everybody's figures side by side: a column for each player."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tzolkin.goods import RESOURCES
from engine.games.tzolkin.view import PlayerView, TzolkinView
from render import phone
from render.board.tzolkin.style import LAUREL, ON_SLATE, SEATS, SPENT, WHEEL, in_play
from render.board.tzolkin.tokens import sign
from render.board.tzolkin.words import Words, hungry, in_front, rank
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM, width
from render.phone import DIGITS, INNER, KEY, MARGIN, TYPE
from render.theme import ALARM, INK, MUTED, NOW, PANEL, TEXT

_GAP = 8
_NAME, _POINTS, _LINE = 58, 84, 52
HEIGHT = _NAME + _POINTS + 3 * _LINE + 6


def draw(c: Canvas, y: float, view: TzolkinView, players: Sequence[str], words: Words) -> None:
    """All columns."""
    n = len(view.players)
    wide = (INNER - (n - 1) * _GAP) / n
    for player in view.players:
        x = MARGIN + player.seat * (wide + _GAP)
        column(c, x, y, wide, view, player, players[player.seat], words)


def column(
    c: Canvas, x: float, y: float, w: float,
    view: TzolkinView, player: PlayerView, known_as: str, words: Words,
) -> None:  # fmt: skip
    """One player: name, points and rank, goods, workers, and what feeding will cost."""
    colour = SEATS[player.seat][0]
    lit = in_front(view) == player.seat
    c.box(x, y, w, HEIGHT, PANEL, colour if lit else PANEL, 4, 12)
    c.spot(f"seat.{player.seat}", x, y, w, HEIGHT)
    c.rect(x, y, w, _NAME, colour, 12)
    c.rect(x, y + 20, w, _NAME - 20, colour)
    sign(c, x + 32, y + _NAME / 2, player.seat, 40)
    room = w - 64 - (64 if view.first == player.seat or player.resigned else 8)
    phone.player(c, x + 60, y + _NAME / 2, known_as, room, INK, TYPE, 42)
    if player.resigned:
        c.icon("flag", x + w - 34, y + _NAME / 2, 42, INK)
    elif view.first == player.seat:
        first(c, x + w - 34, y + _NAME / 2, 54)
        c.spot("first", x + w - 62, y + 2, 56, 54)
    top = y + _NAME
    _points(c, x, top + _POINTS / 2, w, view, player, words)
    _goods(c, x, top + _POINTS + _LINE / 2, w, player)
    _blocks(c, x, top + _POINTS + 1.5 * _LINE, w, player)
    _workers(c, x, top + _POINTS + 2.5 * _LINE, w, view, player)


def first(c: Canvas, x: float, y: float, size: int) -> None:
    """The marker of the first player, and the space on which it is claimed."""
    c.icon("tk_first", x, y, size, INK)
    c.icon("tk_first", x, y, size - 4, WHEEL)
    c.mid(x, y, "1", DIGITS, INK)


def _points(
    c: Canvas, x: float, y: float, w: float, view: TzolkinView, player: PlayerView, words: Words
) -> None:
    said = words.say.rank(place=rank(view, player))
    wide = 0.0
    if view.phase != "wealth":
        size = c.fit(said, TYPE, MEDIUM, 76, 16)
        wide = c.mid(x + w - 12, y + 12, said, size, MUTED, MEDIUM, "r")
    elif player.chosen:
        c.icon("tk_tick", x + w - 40, y + 4, 48, NOW)
        wide = 56
    c.icon("tk_laurel", x + 34, y + 2, 46, LAUREL)
    points = str(player.points).replace("-", "\u2212")
    size = c.fit(points, KEY, BOLD, w - 68 - wide - 18, 60)
    c.mid(x + 64, y + 2, points, size, TEXT, BOLD, "l")
    c.spot(f"{player.seat}.points", x + 8, y - 36, w - 16, 74)


def _goods(c: Canvas, x: float, y: float, w: float, player: PlayerView) -> None:
    """Corn, skulls, and whether the calendar may still be moved two days."""
    for k, good in enumerate(("corn", "skull")):
        count = player.goods.corn if good == "corn" else player.goods.skull
        left = x + 12 + k * (w - 62) * 0.56
        c.icon(f"tk_{good}", left + 22, y, 44, ON_SLATE["corn" if good == "corn" else "skull"])
        size = TYPE if count < 10 or not k else DIGITS
        c.mid(left + 50, y, str(count), size, TEXT if count else SPENT, BOLD, "l")
        c.spot(f"{player.seat}.{good}", left - 2, y - 24, (w - 62) * (0.54, 0.44)[k], 48)
    c.icon(
        "tk_sun" if player.light else "tk_moon", x + w - 32, y, 42, NOW if player.light else SPENT
    )
    c.spot(f"{player.seat}.light", x + w - 56, y - 24, 48, 48)


def _blocks(c: Canvas, x: float, y: float, w: float, player: PlayerView) -> None:
    room = (w - 16) / len(RESOURCES)
    many = max(player.goods.of(good) for good in RESOURCES) > 9 and room < 110
    sign_size, size = (30, DIGITS) if many else (36, 46)
    for k, good in enumerate(RESOURCES):
        count, left = player.goods.of(good), x + 10 + k * room
        c.icon(f"tk_{good}", left + sign_size / 2, y, sign_size, ON_SLATE[good])
        tone = TEXT if count else SPENT
        c.mid(left + sign_size + 3, y, str(count), size, tone, BOLD, "l")
        c.spot(f"{player.seat}.{good}", left - 2, y - 24, room - 4, 48)


def _workers(
    c: Canvas, x: float, y: float, w: float, view: TzolkinView, player: PlayerView
) -> None:
    """Workers in hand of those in play, and the corn that the next Food Day asks for."""
    c.icon("tk_worker", x + 32, y, 44, TEXT if player.hand else in_play(player.seat))
    wide = c.mid(x + 58, y, str(player.hand), TYPE, TEXT if player.hand else SPENT, BOLD, "l")
    c.mid(x + 60 + wide, y, f"/{player.workers}", 44, MUTED, MEDIUM, "l")
    c.spot(f"{player.seat}.workers", x + 8, y - 24, (w - 20) / 2, 48)
    if view.food_day is None:
        return
    lost = hungry(view, player)
    need = str(player.hunger.corn)
    wide = width(need, TYPE, BOLD)
    c.mid(x + w - 14, y, need, TYPE, ALARM if lost else TEXT, BOLD, "r")
    c.icon("tk_bowl", x + w - 14 - wide - 30, y - 2, 46, ALARM if lost else MUTED)
