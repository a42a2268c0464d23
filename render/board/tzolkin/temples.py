"""The temples: three stepped pyramids with who stands how high and what the steps pay."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.tzolkin.components import TEMPLES, Temple
from engine.games.tzolkin.view import TzolkinView
from render import fonts
from render.board.tzolkin.marks import god
from render.board.tzolkin.style import ON_SLATE, STEP, STEP_TEXT, STEP_TOP
from render.board.tzolkin.tokens import token
from render.board.tzolkin.words import Words
from render.canvas import Canvas
from render.fonts import BOLD
from render.theme import MUTED, NOW, PANEL, TEXT


@dataclass(frozen=True, slots=True)
class Scale:
    """Sizes. step: height. figures, good: of points and goods. tokens: of up to three, and of four
    on a step. name, least: of a temple's name."""

    step: int
    figures: int
    good: int
    tokens: tuple[int, int]
    name: int
    least: int


DESK = Scale(42, 28, 30, (31, 27), 28, 16)


def draw(
    c: Canvas, x: float, y: float, w: float, h: float,
    view: TzolkinView, words: Words, scale: Scale = DESK,
) -> None:  # fmt: skip
    """All three in a panel."""
    c.rect(x, y, w, h, PANEL, 14)
    column = (w - 24) / len(TEMPLES)
    for i, temple in enumerate(TEMPLES.values()):
        middle = x + 12 + column * (i + 0.5)
        _temple(c, middle, y + h - 12, column, view, temple, words, scale)


def _temple(
    c: Canvas, x: float, base: float, column: float,
    view: TzolkinView, temple: Temple, words: Words, scale: Scale,
) -> None:  # fmt: skip
    """What the next Food Day pays is bright: goods, or points."""
    goods = view.food_day is not None and not view.scoring
    points = view.food_day is not None and view.scoring
    for j, step in enumerate(temple.steps):
        wide = column - 12 - j * 8
        top = base - (j + 1) * scale.step
        middle = top + scale.step / 2 - 1
        ground = STEP_TOP if j == temple.top else STEP
        c.rect(x - wide / 2, top, wide, scale.step - 3, ground[temple.id], 5)
        c.spot(f"step.{temple.id}.{j}", x - wide / 2, top, wide, scale.step - 3)
        figure = str(step.points).replace("-", "\u2212")
        tone = TEXT if points else STEP_TEXT[temple.id]
        c.mid(x - wide / 2 + scale.figures * 0.86, middle, figure, scale.figures, tone)
        if step.reward:
            tone = ON_SLATE[step.reward] if goods else STEP_TEXT[temple.id]
            c.icon(f"tk_{step.reward}", x + wide / 2 - scale.good * 0.8, middle, scale.good, tone)
        _markers(c, x, middle, wide, view, temple, j, scale)
    _name(c, x, base - len(temple.steps) * scale.step - scale.step * 0.7, column, view, temple,
          words, scale)  # fmt: skip


def _markers(
    c: Canvas, x: float, y: float, w: float,
    view: TzolkinView, temple: Temple, step: int, scale: Scale,
) -> None:  # fmt: skip
    here = [p.seat for p in view.players if p.temple(temple.id) == step and not p.resigned]
    size = scale.tokens[len(here) > 3]
    pitch = size + (7 if len(here) < 4 else 4)
    left, right = x - w / 2 + scale.figures * 1.5, x + w / 2 - scale.good * 1.45
    first = x - (len(here) - 1) / 2 * pitch
    if len(here) > 3:  # they have room between points and good, not round the middle
        first = (left + right) / 2 - (len(here) - 1) / 2 * pitch
    for k, seat in enumerate(here):
        at = first + k * pitch
        token(c, at, y, seat, size)
        c.spot(f"{temple.id}.{seat}", at - size / 2 - 3, y - size / 2 - 3, size + 6, size + 6)


def _name(
    c: Canvas, x: float, y: float, column: float,
    view: TzolkinView, temple: Temple, words: Words, scale: Scale,
) -> None:  # fmt: skip
    """Its god, its name, and the bonus of the player alone in front at the end of the age."""
    bonus = f"+{temple.highest[view.age - 1]}"
    said, size = words.temple(temple.id), scale.name
    badge, extra = size + 2, round(size * 0.92)
    more = badge + 8 + 8 + fonts.width(bonus, extra, BOLD)
    size = c.fit(said, size, BOLD, column - more + 8, scale.least)
    wide = fonts.width(said, size, BOLD)
    left = x - (wide + more) / 2
    c.spot(f"temple.{temple.id}", left - 2, y - badge / 2, wide + more + 4, badge)
    god(c, left + badge / 2, y, temple.id, badge)
    c.mid(left + badge + 8, y, said, size, TEXT, BOLD, "l")
    tone = NOW if view.food_day is not None and view.scoring else MUTED
    c.mid(left + badge + 16 + wide, y, bonus, extra, tone, BOLD, "l")
