"""The head of a picture: whose turn it is, what they are doing, and the day."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tzolkin.view import TzolkinView
from render import phone
from render.board.tzolkin.style import COLUMN_W, COLUMN_X, SEATS
from render.board.tzolkin.tokens import sign
from render.board.tzolkin.words import DAYS, Words, in_front
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM
from render.theme import INK, MUTED, PANEL, TEXT


def draw(c: Canvas, view: TzolkinView, players: Sequence[str], words: Words) -> None:
    """The head of the main picture."""
    bar(c, COLUMN_X, 12, COLUMN_W, 136, view, players, words)


def bar(
    c: Canvas, x: float, y: float, w: float, h: float,
    view: TzolkinView, players: Sequence[str], words: Words,
) -> None:  # fmt: skip
    """Colour and sign of the player in front, the headline, and the day."""
    seat = in_front(view)
    fill, ink = (PANEL, TEXT) if seat is None else (SEATS[seat][0], INK)
    c.rect(x, y, w, h, fill, 14)
    c.spot("head", x, y, w, h)
    left = x + 28
    if seat is not None:
        sign(c, x + 66, y + h / 2, seat, 74)
        left = x + 122
    player = "" if seat is None else players[seat]
    room = x + w - 226 - left
    said, size = phone.headline(c, lambda who: words.headline(view, who), player, room, 44)
    c.mid(left, y + h / 2 - 22, said, size, ink, BOLD, "l")
    label(c, left, y + h / 2 + 38, words.doing(view), (34, 20), room, ink, "l", MEDIUM)
    c.rect(x + w - 206, y + 14, 192, h - 28, INK, 12)
    label(c, x + w - 110, y + h / 2 - 24, words.say.age(age=view.age), (42, 22), 176, TEXT)
    day = words.say.day_of(day=view.date, last=DAYS)
    label(c, x + w - 110, y + h / 2 + 25, day, (32, 18), 170, MUTED, "m", MEDIUM)
