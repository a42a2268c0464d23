"""Where the ratings of a civilization come from, in words: a panel of its picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.tta.view import CivView, Lines
from render import fonts
from render.board.tta.scene import Scene
from render.board.tta.style import ON_SLATE
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.text.tta.words import signed
from render.theme import MUTED, NAME, PANEL, RADIUS, SMALL, TEXT

_ROW, _LINE, _PAD = 52, 27, 10
_TEXT_X, _RIGHT = 104, 12
_BRIEF = 2
"""Lines a text may have where four ratings stand side by side."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A rating with its parts in words."""

    what: str
    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Layout:
    """The panel for a width: lines of ratings, each with its wrapped words, and its height."""

    width: float
    lines: tuple[tuple[tuple[Reason, tuple[str, ...]], ...], ...]

    @property
    def heights(self) -> tuple[int, ...]:
        """Of the lines of ratings."""
        most = (max(len(rows) for _, rows in line) for line in self.lines)
        return tuple(max(_ROW, 20 + n * _LINE) for n in most)

    @property
    def height(self) -> int:
        return 2 * _PAD + sum(self.heights)


def layout(scene: Scene, civ: CivView, width: float) -> Layout:
    """All ratings in one line if their words are few, else in two."""
    found = reasons(scene, civ)
    for across in (4, 2):
        room = int((width - 2 * _PAD) / across) - _TEXT_X - _RIGHT
        told = [(r, tuple(fonts.wrap(r.text, SMALL, MEDIUM, room))) for r in found]
        slim = all(fonts.width(row, SMALL, MEDIUM) <= room for _, rows in told for row in rows)
        if across == 2 or (slim and all(len(rows) <= _BRIEF for _, rows in told)):
            break
    lines = (tuple(told[i : i + across]) for i in range(0, len(told), across))
    return Layout(width, tuple(lines))


def reasons(scene: Scene, civ: CivView) -> tuple[Reason, ...]:
    """The four ratings; what is zero without any reason has no words."""
    return (
        Reason("culture", civ.culture_rating, words(scene, civ.culture_lines)),
        Reason("science", civ.science_rating, words(scene, civ.science_lines)),
        Reason("strength", civ.strength, words(scene, civ.strength_lines)),
        Reason("happiness", civ.happiness, words(scene, civ.happiness_lines)),
    )


def words(scene: Scene, lines: Lines) -> str:
    """The parts of a rating, the largest first."""
    ordered = sorted((line for line in lines if line[1]), key=lambda line: -abs(line[1]))
    parts = [f"{scene.words.share(name)}\u00a0{signed(n)}" for name, n in ordered]
    return scene.words.row(part.replace(" ", "\u00a0") for part in parts)


def draw(c: Canvas, x: float, y: float, h: float, found: Layout) -> None:
    """The panel, h high; at least as high as its layout needs."""
    c.rect(x, y, found.width, h, PANEL, RADIUS)
    top = y + (h - sum(found.heights)) / 2
    for line, high in zip(found.lines, found.heights, strict=True):
        step = (found.width - 2 * _PAD) / len(line)
        for column, (reason, rows) in enumerate(line):
            _reason(c, x + _PAD + column * step, top + high / 2, reason, rows)
        top += high


def _reason(c: Canvas, x: float, middle: float, reason: Reason, rows: Sequence[str]) -> None:
    c.icon(f"count_{reason.what}", x + 24, middle, 34, ON_SLATE[reason.what])
    tone = TEXT if reason.number or rows else MUTED
    c.mid(x + 52, middle, signed(reason.number).removeprefix("+"), NAME, tone, BOLD, "l")
    with c.whole(reason.text, MUTED, x + _TEXT_X, middle):
        for i, row in enumerate(rows):
            cy = middle + (i - (len(rows) - 1) / 2) * _LINE
            c.mid(x + _TEXT_X, cy, row, SMALL, MUTED, MEDIUM, "l")
