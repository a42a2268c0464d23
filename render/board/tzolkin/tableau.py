"""All that is in front of one player."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tzolkin.components import TEMPLES, TRACKS, WEALTH, Temple, Track
from engine.games.tzolkin.goods import GOODS
from engine.games.tzolkin.view import PlayerView, TzolkinView
from render import phone
from render.board.tzolkin import effects, tiles
from render.board.tzolkin.marks import LIGHT_INK, faint, god, jungle_tile, writing
from render.board.tzolkin.phone import columns
from render.board.tzolkin.strips import workers
from render.board.tzolkin.style import (
    LAUREL,
    ON_SLATE,
    RIM,
    SEATS,
    SPENT,
    STEP,
    STEP_TEXT,
    STEP_TOP,
)
from render.board.tzolkin.tokens import sign, token
from render.board.tzolkin.words import Words, hungry, rank
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM, width
from render.phone import FIGURE, GAP, INNER, KEY, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.theme import ALARM, INK, MUTED, NOW, PANEL, SLATE, TEXT, WELL

_HEAD, _LINE, _STEP, _TRACK, _TILE, _WEALTH = 116, 88, 66, 66, 92, 150
_PER_ROW, _MANY = 3, 9
"""Tiles in a row; one more of many."""


def draw(view: TzolkinView, seat: int, players: Sequence[str], words: Words) -> Canvas:
    """One player's picture. Raises `IndexError` if there is no such seat."""
    player = view.players[seat]
    built = [*player.buildings, *player.monuments]
    row = _PER_ROW + (len(built) > _MANY)
    rows = -(-len(built) // row) * (_TILE + 8) + -(-len(player.wealth) // _PER_ROW) * (_WEALTH + 8)
    temples, tracks = len(TEMPLES) * _STEP + 12, len(TRACKS) * _TRACK + 12
    high = _HEAD + 2 * _LINE + temples + tracks + 5 * GAP + rows + MARGIN
    c = Canvas(WIDTH, max(LOWEST, high + MARGIN), SLATE)
    y = float(MARGIN)
    _head(c, y, view, player, players[seat], words)
    y += _HEAD + GAP
    goods(c, y, player)
    y += _LINE + GAP
    people(c, y, view, player)
    y += _LINE + GAP
    c.rect(MARGIN, y, INNER, temples, PANEL, RADIUS)
    for i, temple in enumerate(TEMPLES.values()):
        _temple(c, y + 6 + (i + 0.5) * _STEP, player, temple)
    y += temples + GAP
    c.rect(MARGIN, y, INNER, tracks, PANEL, RADIUS)
    for i, track in enumerate(TRACKS.values()):
        _track(c, y + 6 + (i + 0.5) * _TRACK, player, track, words)
    y += tracks + GAP
    y = _tiles(c, y, seat, built, row, len(view.players))
    if player.wealth:
        c.spot(f"{seat}.wealth", MARGIN, y, INNER, _WEALTH)
    _wealth(c, y, player.wealth, words)
    return c


def _head(
    c: Canvas, y: float, view: TzolkinView, player: PlayerView, known_as: str, words: Words
) -> None:
    middle = y + _HEAD / 2
    c.rect(MARGIN, y, INNER, _HEAD, SEATS[player.seat][0], RADIUS)
    c.spot("head", MARGIN, y, INNER, _HEAD)
    sign(c, MARGIN + 62, middle, player.seat, 74)
    c.rect(MARGIN + INNER - 386, y + 10, 376, _HEAD - 20, INK, 10)
    c.icon("tk_laurel", MARGIN + INNER - 338, middle, 58, LAUREL)
    points = str(player.points).replace("-", "\u2212")
    c.mid(MARGIN + INNER - 298, middle, points, c.fit(points, KEY, BOLD, 150, 50), TEXT, BOLD, "l")
    c.spot(f"{player.seat}.points", MARGIN + INNER - 380, y + 14, 250, _HEAD - 28)
    if view.phase != "wealth":
        place = words.say.rank(place=rank(view, player))
        label(c, MARGIN + INNER - 26, middle + 10, place, (TYPE, 30), 110, MUTED, "r", MEDIUM)
    marked = view.first == player.seat or player.resigned
    room = INNER - 386 - 120 - (76 if marked else 12)
    phone.player(c, MARGIN + 116, middle, known_as, room, INK, 78, TYPE)
    at = MARGIN + INNER - 386 - 42
    if player.resigned:
        c.icon("flag", at, middle, 56, INK)
    elif view.first == player.seat:
        columns.first(c, at, middle, 60)


def goods(c: Canvas, y: float, player: PlayerView) -> None:
    """The goods of a player in a line as wide as the picture, 88 high."""
    c.rect(MARGIN, y, INNER, _LINE, PANEL, RADIUS)
    for k, good in enumerate(GOODS):
        count, x = player.goods.of(good), MARGIN + 26 + k * (INNER - 20) / len(GOODS)
        c.icon(f"tk_{good}", x + 30, y + _LINE / 2, 58, ON_SLATE[good])
        tone = TEXT if count else SPENT
        c.mid(x + 72, y + _LINE / 2, str(count), 66, tone, BOLD, "l")
        c.spot(f"{player.seat}.{good}", x - 6, y + 8, 170, _LINE - 16)


def people(c: Canvas, y: float, view: TzolkinView, player: PlayerView) -> None:
    """Workers, what they will eat, the side for two days, tiles of the jungle; 88 high."""
    middle = y + _LINE / 2
    c.rect(MARGIN, y, INNER, _LINE, PANEL, RADIUS)
    c.spot(f"food.{player.seat}", MARGIN + 390, y, 330, _LINE)
    workers(c, MARGIN + 46, middle, player, 58, 58)
    c.spot(f"{player.seat}.workers", MARGIN + 14, y + 10, 350, _LINE - 20)
    x = MARGIN + 430.0
    if view.food_day is not None:
        lost = player.hunger.lost if hungry(view, player) else 0
        need = str(player.hunger.corn)
        tone = ALARM if lost else TEXT
        c.icon("tk_bowl", x, middle - 2, 56, ALARM if lost else MUTED)
        x += 40 + c.mid(x + 40, middle, need, FIGURE, tone, BOLD, "l")
        if lost:
            said = f"\u2212{lost}"
            c.icon("tk_laurel", x + 48 + width(said, TYPE, BOLD) + 24, middle, 40, ALARM)
            c.mid(x + 40, middle, said, TYPE, ALARM, BOLD, "l")
    sun = "tk_sun" if player.light else "tk_moon"
    c.icon(sun, MARGIN + INNER - 324, middle, 54, NOW if player.light else SPENT)
    c.spot(f"{player.seat}.light", MARGIN + INNER - 354, middle - 30, 60, 60)
    counts = (("corn_tile", player.corn_tiles), ("wood_tile", player.wood_tiles))
    for k, (tile, count) in enumerate(counts):
        at = MARGIN + INNER - 240 + k * 124
        jungle_tile(c, at, middle, tile, 60)
        c.mid(at + 36, middle, str(count), 52, TEXT if count else SPENT, BOLD, "l")
    c.spot(f"{player.seat}.jungle", MARGIN + INNER - 276, y + 10, 262, _LINE - 20)


def _temple(c: Canvas, y: float, player: PlayerView, temple: Temple) -> None:
    """The steps from below, the marker where it is; goods that are reached are bright."""
    c.spot(f"temple.{temple.id}", MARGIN, y - _STEP / 2, INNER, _STEP)
    god(c, MARGIN + 44, y, temple.id, 52)
    wide = (INNER - 96) / max(len(t.steps) for t in TEMPLES.values())
    at = player.temple(temple.id)
    for i, step in enumerate(temple.steps):
        x = MARGIN + 84 + i * wide
        ground = STEP_TOP if i == temple.top else STEP
        c.rect(x, y - 29, wide - 6, 58, ground[temple.id], 8)
        c.spot(f"step.{temple.id}.{i}", x, y - 29, wide - 6, 58)
        figure = str(step.points).replace("-", "\u2212")
        middle = x + (wide - 6) / 2
        if i == at:
            token(c, x + 28, y, player.seat, 44)
            c.spot(f"{temple.id}.{player.seat}", x, y - 29, wide - 6, 58)
            c.mid(x + wide - 14, y, figure, 42, TEXT, BOLD, "r")
        elif step.reward:
            tone = ON_SLATE[step.reward] if i < at else STEP_TEXT[temple.id]
            c.icon(f"tk_{step.reward}", middle + 20, y, 36, tone)
            c.mid(middle - 6, y, figure, 40, STEP_TEXT[temple.id], BOLD, "r")
        else:
            c.mid(middle, y, figure, 40, STEP_TEXT[temple.id])


def _track(c: Canvas, y: float, player: PlayerView, track: Track, words: Words) -> None:
    """What is reached is bright; next to the last level its price is left."""
    c.spot(f"track.{track.id}", MARGIN, y - _TRACK / 2, INNER, _TRACK)
    c.icon(f"tk_{track.id}", MARGIN + 44, y, 50, TEXT)
    label(c, MARGIN + 84, y, words.track(track.id), (TYPE, 26), 244, TEXT, "l", MEDIUM)
    at, left = player.level(track.id), MARGIN + 336
    wide = (MARGIN + INNER - 12 - left) / len(track.levels)
    for i, level in enumerate(track.levels):
        x, reached = left + i * wide, i < at
        c.rect(x, y - 28, wide - 8, 56, WELL if reached else SLATE, 8)
        c.spot(f"level.{track.id}.{i + 1}", x, y - 28, wide - 8, 56)
        ink = LIGHT_INK if reached else faint(SPENT)
        writing(c, x + 14, y, effects.level(level), 44, ink, "l")
        if i + 1 == at:
            token(c, x + wide - 38, y, player.seat, 38)
            c.spot(f"{track.id}.{player.seat}", x, y - 28, wide - 8, 56)


def _tiles(
    c: Canvas, y: float, seat: int, built: Sequence[str], row: int, players: int
) -> float:  # fmt: skip
    wide = (INNER - (row - 1) * 8) / row
    for i, tile in enumerate(built):
        x, top = MARGIN + i % row * (wide + 8), y + i // row * (_TILE + 8)
        c.spot(f"built.{seat}.{tile}", x, top, wide, _TILE)
        tiles.owned(c, x, top, wide, _TILE, tile, players)
    return y + -(-len(built) // row) * (_TILE + 8)


def _wealth(c: Canvas, y: float, kept: Sequence[str], words: Words) -> None:
    """The starting wealth, which was kept, below its names."""
    wide = (INNER - (_PER_ROW - 1) * 8) / _PER_ROW
    for i, tile in enumerate(kept):
        x, top = MARGIN + i % _PER_ROW * (wide + 8), y + i // _PER_ROW * (_WEALTH + 8)
        c.box(x, top, wide, _WEALTH, PANEL, RIM[WEALTH[tile].gear], 4, 12)
        c.spot(f"kept.{tile}", x, top, wide, _WEALTH)
        rows = effects.wealth(WEALTH[tile])
        label(c, x + wide / 2, top + 32, words.tile(tile), (TYPE, 26), wide - 28, TEXT)
        tiles.text(c, x + wide / 2, top + 100, rows, 38, wide - 20, LIGHT_INK)
