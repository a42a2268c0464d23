"""The technologies: what each level adds, who has reached it, and what the next one costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.tzolkin.components import BOX, TRACKS, Track
from engine.games.tzolkin.view import TzolkinView
from render.board.tzolkin import effects
from render.board.tzolkin.marks import LIGHT_INK, fitted, writing
from render.board.tzolkin.tokens import token
from render.board.tzolkin.words import Words
from render.canvas import Canvas, label
from render.fonts import MEDIUM
from render.theme import PANEL, SLATE, TEXT, WELL


@dataclass(frozen=True, slots=True)
class Scale:
    """Sizes. head: height of the line of prices. first: where level 0 begins. widths: of the levels
    and of the repeat bonus. signs, tokens, crowd: one or two tokens in a cell, and more.
    names: the largest and smallest size of names; None if there are none."""

    head: int
    first: int
    widths: tuple[int, ...]
    last: int
    signs: int
    tokens: int
    crowd: int
    names: tuple[int, int] | None


DESK = Scale(32, 168, (62, 140, 172, 138), 104, 26, 33, 21, (22, 12))


def draw(
    c: Canvas, x: float, y: float, w: float, h: float,
    view: TzolkinView, words: Words, scale: Scale = DESK,
) -> None:  # fmt: skip
    """The panel with all four."""
    c.rect(x, y, w, h, PANEL, 14)
    _prices(c, x, y, scale)
    high = (h - scale.head - 8) / len(TRACKS)
    for i, track in enumerate(TRACKS.values()):
        _track(c, x, y + scale.head + i * high, w, high, view, track, words, scale)


def _prices(c: Canvas, x: float, y: float, scale: Scale) -> None:
    """What a step costs, above its level."""
    size, middle = round(scale.signs * 0.92), y + scale.head / 2 + 2
    left = x + scale.first + scale.widths[0]
    for level, (price, wide) in enumerate(
        zip(BOX.technology.prices, scale.widths[1:], strict=True), 1
    ):
        c.spot(f"price.{level}", left, y, wide, scale.head)
        writing(c, left + wide / 2 - 3, middle, (str(price), "block"), size, LIGHT_INK)
        left += wide
    line = ("again", " ", str(BOX.technology.repeat_price), "block")
    c.spot("price.again", left, y, scale.last, scale.head)
    writing(c, left + scale.last / 2 - 4, middle, line, size, LIGHT_INK)


def _track(
    c: Canvas, x: float, y: float, w: float, h: float,
    view: TzolkinView, track: Track, words: Words, scale: Scale,
) -> None:  # fmt: skip
    middle = y + h / 2
    c.spot(f"track.{track.id}", x, y, w, h)
    c.icon(f"tk_{track.id}", x + 30, middle, min(round(h - 14), 46), TEXT)
    if scale.names:
        label(c, x + 58, middle, words.track(track.id), scale.names, scale.first - 66, TEXT,
             "l", MEDIUM)  # fmt: skip
    left = x + scale.first
    for level, wide in enumerate(scale.widths):
        c.rect(left, y + 2, wide - 6, h - 5, WELL, 6)
        c.spot(f"level.{track.id}.{level}", left, y + 2, wide - 6, h - 5)
        if level:
            line = effects.level(track.levels[level - 1])
            writing(c, left + 7, middle, line, scale.signs, LIGHT_INK, "l", 2)
        here = [p.seat for p in view.players if p.level(track.id) == level]
        _markers(c, left + wide - 10, middle, here, track, scale, wide)
        left += wide
    c.rect(left, y + 2, x + w - 8 - left, h - 5, SLATE, 6)
    c.spot(f"repeat.{track.id}", left, y + 2, x + w - 8 - left, h - 5)
    line = effects.repeat(track.id)
    writing(
        c,
        (left + x + w - 8) / 2,
        middle,
        line,
        fitted(line, scale.signs, scale.last - 12),
        LIGHT_INK,
    )


def _markers(
    c: Canvas, right: float, y: float, here: Sequence[int], track: Track, scale: Scale, wide: int
) -> None:
    """One or two large, more of them in two rows."""
    if len(here) <= 2:
        size = scale.tokens if len(here) == 1 else round(scale.tokens * 0.8)
        size = size if wide >= len(here) * (size + 9) + 10 else scale.crowd
        for k, seat in enumerate(here):
            at = right - 2 - size / 2 - (len(here) - 1 - k) * (size + 6)
            _marker(c, at, y, track, seat, size, 3)
        return
    size, pitch = scale.crowd, scale.crowd + 6
    for k, seat in enumerate(here):
        at = right - 2 - size / 2 - (1 - k % 2) * pitch
        _marker(c, at, y + (k // 2 - 0.5) * (size + 2), track, seat, size, 2)


def _marker(c: Canvas, x: float, y: float, track: Track, seat: int, size: int, rim: int) -> None:
    token(c, x, y, seat, size, rim)
    c.spot(f"{track.id}.{seat}", x - size / 2 - 3, y - size / 2 - 3, size + 6, size + 6)
