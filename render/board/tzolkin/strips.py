"""The players: a strip for each with all that is in front of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tzolkin.components import BOX, BUILDINGS, MONUMENTS
from engine.games.tzolkin.goods import GOODS
from engine.games.tzolkin.view import PlayerView, TzolkinView
from render.board.tzolkin.style import (
    CORN_TILE,
    EDGE,
    KINDS,
    LAUREL,
    ON_SLATE,
    SEATS,
    SPENT,
    STRIP_H,
    STRIP_PITCH,
    STRIPS_Y,
    WHEEL,
    WIDTH,
    WOOD_TILE,
    in_play,
    on,
)
from render.board.tzolkin.tokens import sign
from render.board.tzolkin.words import Words, hungry, in_front
from render.canvas import Canvas, label, short
from render.fonts import BOLD, width
from render.theme import ALARM, INK, LINE, MUTED, NOW, PANEL, TEXT

_GOODS_X, _GOODS_PITCH = 500, 104
_WORKERS_X, _FOOD_X, _SUN_X, _TILES_X = 1040, 1284, 1406, 1464
_HARVEST_X = (1854, 1918)


def draw(c: Canvas, view: TzolkinView, players: Sequence[str], words: Words) -> None:
    """All of them, in the order of the seats."""
    for player in view.players:
        y = STRIPS_Y + player.seat * STRIP_PITCH
        _strip(c, y, view, player, players[player.seat], words)


def _strip(
    c: Canvas, y: float, view: TzolkinView, player: PlayerView, known_as: str, words: Words
) -> None:
    seat, middle = player.seat, y + STRIP_H / 2
    colour = SEATS[seat][0]
    lit = in_front(view) == seat
    c.box(EDGE, y, WIDTH - 2 * EDGE, STRIP_H, PANEL, colour if lit else PANEL, 4, 12)
    c.rect(EDGE, y, 84, STRIP_H, colour, 12)
    c.spot(f"seat.{seat}", EDGE, y, WIDTH - 2 * EDGE, STRIP_H)
    c.rect(60, y, 36, STRIP_H, colour)
    sign(c, 54, middle, seat, 44)
    _known(c, middle, known_as, player, seat == view.first)
    if seat == view.first:
        first(c, 292, middle, 48, words)
        c.spot("first", 266, middle - 26, 52, 52)
    c.icon("tk_laurel", 350, middle, 40, LAUREL)
    points = str(player.points).replace("-", "\u2212")
    c.mid(378, middle, points, c.fit(points, 62, BOLD, 92, 30), TEXT, BOLD, "l")
    c.spot(f"{seat}.points", 326, middle - 29, 142, 58)
    for k, good in enumerate(GOODS):
        x, count = _GOODS_X + k * _GOODS_PITCH, player.goods.of(good)
        c.icon(f"tk_{good}", x, middle, 40, ON_SLATE[good])
        c.mid(x + 28, middle, str(count), 46, TEXT if count else SPENT, BOLD, "l")
        c.spot(f"{seat}.{good}", x - 24, middle - 27, 98, 54)
    workers(c, _WORKERS_X, middle, player, 36, 40)
    c.spot(f"{seat}.workers", _WORKERS_X - 20, middle - 27, 220, 54)
    if view.food_day is not None:
        food(c, _FOOD_X, middle, view, player)
    c.icon(
        "tk_sun" if player.light else "tk_moon", _SUN_X, middle, 40, NOW if player.light else SPENT
    )
    c.spot(f"{seat}.light", _SUN_X - 24, middle - 24, 48, 48)
    if view.phase == "wealth" and player.chosen:
        c.icon("tk_tick", _TILES_X, middle, 44, NOW)
    _built(c, middle, player)
    _jungle(c, middle, player)


def _known(c: Canvas, y: float, known_as: str, player: PlayerView, first: bool) -> None:
    """A name, which may be long: smaller, then cut. Of who has resigned it steps back. first: the
    marker of the first player stands at its right, and a flag before it."""
    size, room = 38, 206 - 56 * (first + player.resigned)
    while size > 24 and width(known_as, size, BOLD) > room:
        size -= 1
    tone = SPENT if player.resigned else TEXT
    c.mid(112, y, short(known_as, size, BOLD, room), size, tone, BOLD, "l")
    if player.resigned:
        c.icon("flag", 236 if first else 292, y, 40, SPENT)


def first(c: Canvas, x: float, y: float, size: int, words: Words) -> None:
    """The marker of the first player."""
    c.icon("tk_first", x, y, size, WHEEL)
    label(c, x, y, words.say.first_player(), (round(size * 0.46), 8), size * 0.86, INK)


def workers(c: Canvas, x: float, y: float, player: PlayerView, pitch: int, size: int) -> None:
    """White in hand, in their colour on the gears, a dot for those that are not in play."""
    for k in range(BOX.workers):
        at = x + k * pitch
        if k < player.hand:
            c.icon("tk_worker", at, y, size, TEXT)
        elif k < player.workers:
            c.icon("tk_worker", at, y, size - 4, in_play(player.seat))
        else:
            c.icon("tk_round", at, y + 8, 10, LINE)


def food(c: Canvas, x: float, y: float, view: TzolkinView, player: PlayerView) -> None:
    """The corn that the next Food Day asks for; in the colour of alarms where it would take points
    as things stand."""
    alarm = hungry(view, player)
    c.icon("tk_bowl", x, y, 38, ALARM if alarm else MUTED)
    c.mid(x + 28, y, str(player.hunger.corn), 40, ALARM if alarm else TEXT, BOLD, "l")


def _built(c: Canvas, y: float, player: PlayerView) -> None:
    """Buildings by kind, then monuments."""
    kinds = [BUILDINGS[tile].kind for tile in player.buildings]
    x = _TILES_X
    for kind, colour in KINDS.items():
        if kinds.count(kind):
            c.rect(x - 21, y - 21, 42, 42, colour, 8)
            c.icon(f"tk_{kind}", x, y, 30, on(colour))
            c.mid(x + 27, y, str(kinds.count(kind)), 32, TEXT, BOLD, "l")
        x += 76
    c.spot(f"{player.seat}.buildings", _TILES_X - 24, y - 27, 300, 54)
    grand = [MONUMENTS[tile].kind for tile in player.monuments]
    pitch = 46 if len(grand) < 2 else 66 // len(grand)
    for i, kind in enumerate(grand):
        at = _TILES_X + 292 + i * pitch
        c.rect(at - 17, y - 25, 34, 50, KINDS[kind], 4)
        c.icon("tk_monument", at, y, 28, on(KINDS[kind]))
    c.spot(f"{player.seat}.monuments", _TILES_X + 272, y - 28, 84, 56)


def _jungle(c: Canvas, y: float, player: PlayerView) -> None:
    """Tiles taken from the jungle."""
    counts = (player.corn_tiles, player.wood_tiles)
    for x, count, tone in zip(_HARVEST_X, counts, (CORN_TILE, WOOD_TILE), strict=True):
        c.rect(x - 22, y - 22, 44, 44, INK, 6)
        c.rect(x - 19, y - 19, 38, 38, tone, 5)
        c.mid(x, y, str(count), 30, INK)
    c.spot(f"{player.seat}.jungle", _HARVEST_X[0] - 24, y - 24, 112, 48)
