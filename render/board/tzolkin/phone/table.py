"""The two pictures for a phone."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tzolkin.view import TzolkinView
from render.blocks import Head
from render.board.tzolkin import technologies, temples, tiles
from render.board.tzolkin.gears import FOODS, food_sign
from render.board.tzolkin.marks import LIGHT_INK, line_width, writing
from render.board.tzolkin.phone import columns, rows
from render.board.tzolkin.style import SEATS
from render.board.tzolkin.tokens import sign, token
from render.board.tzolkin.words import DAYS, Words, in_front, prices
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM, width
from render.phone import GAP, INNER, LOWEST, MARGIN, TYPE, WIDTH
from render.theme import INK, MUTED, NOW, PANEL, SLATE, TEXT

HEAD = Head(162, headline=44, strip=98)
TEMPLES = temples.Scale(40, 36, 36, (32, 28), 48, 26)
TECHNOLOGIES = technologies.Scale(50, 64, (140, 212, 236, 212), 182, 40, 42, 25, None)
_TEMPLES_H, _TECHNOLOGIES_H, _TILE_H, _TILES_H = 434, 300, 103, 430


def upper(view: TzolkinView, players: Sequence[str], words: Words) -> Canvas:
    """The gears and everybody's figures."""
    y = MARGIN + HEAD.high + GAP
    below = y + rows.height() + GAP
    c = Canvas(WIDTH, below + columns.HEIGHT + MARGIN, SLATE)
    head(c, MARGIN, view, players, words)
    rows.draw(c, y, view, words)
    columns.draw(c, below, view, players, words)
    return c


def lower(view: TzolkinView, words: Words) -> Canvas:
    """Temples, technologies and tiles."""
    y = MARGIN
    heights = (_TEMPLES_H, _TECHNOLOGIES_H, _TILES_H)
    c = Canvas(WIDTH, max(LOWEST, sum(heights) + 2 * GAP + 2 * MARGIN), SLATE)
    temples.draw(c, MARGIN, y, INNER, _TEMPLES_H, view, words, TEMPLES)
    y += _TEMPLES_H + GAP
    technologies.draw(c, MARGIN, y, INNER, _TECHNOLOGIES_H, view, words, TECHNOLOGIES)
    y += _TECHNOLOGIES_H + GAP
    tiles.draw_wide(c, MARGIN, y, INNER, _TILE_H, view)
    return c


def head(c: Canvas, y: float, view: TzolkinView, players: Sequence[str], words: Words) -> None:
    """Whose turn it is; below on ink the day, the next Food Day, and the start player space."""
    seat = in_front(view)

    def said(who: str) -> str:
        return words.headline(view, who)

    if seat is None:
        HEAD.draw(c, y, PANEL, TEXT, said, "", left=24)
    else:
        HEAD.draw(c, y, SEATS[seat][0], INK, said, players[seat])
        sign(c, MARGIN + 54, y + 48, seat, 58)
    _day(c, y + (HEAD.strip + HEAD.high - 6) / 2, view, words)


def _day(c: Canvas, y: float, view: TzolkinView, words: Words) -> None:
    said = words.say.day(day=view.date)
    x = MARGIN + 24 + label(c, MARGIN + 24, y, said, (54, 36), 300, TEXT, "l")
    x += 8 + c.mid(x + 8, y, f"/{DAYS}", TYPE, MUTED, MEDIUM, "l")
    c.spot("wheel.day", MARGIN + 16, y - 26, x - MARGIN - 10, 52)
    food = words.food(view)
    if food is not None and view.food_day is not None:
        c.icon("tk_bowl", x + 64, y - 2, 50, NOW)
        if FOODS[view.food_day] != "mid_age":
            c.icon(food_sign(view.food_day), x + 122, y, 46, NOW)
            x += 56
        label(c, x + 98, y, food, (54, 30), 210, NOW, "l")
    if view.phase != "over":
        _start(c, MARGIN + INNER - 26, y, view)


def _start(c: Canvas, x: float, y: float, view: TzolkinView) -> None:
    """The corn on the teeth, and who stands on the start player space or what it costs."""
    price = prices(view).get("start")
    if view.claimant is not None:
        token(c, x - 30, y, view.claimant, 46)
        wide = 70.0
        if view.players[view.claimant].light:
            c.icon("tk_sun", x - 92, y, 44, NOW)
            wide += 54
    else:
        wide = 52.0 if price is None else 62 + width(str(price), TYPE, BOLD)
        columns.first(c, x - wide + 26, y, 52)
        if price is not None:
            c.mid(x, y, str(price), TYPE, NOW, BOLD, "r")
    c.spot("start", x - wide - 8, y - 26, wide + 16, 52)
    line = (str(view.teeth), "corn")
    writing(c, x - wide - 40, y, line, 50, LIGHT_INK, "r")
    c.spot("teeth", x - wide - 48 - line_width(line, 50), y - 26, line_width(line, 50) + 16, 52)
