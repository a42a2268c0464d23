"""The page that all pictures of a question are written on, from above: head, case, what is at
stake, the line that decides, the means and the answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core import Decision
from engine.games.tta.case import AnswerForecast, Case
from engine.games.tta.view import CivView, View
from render import fonts
from render.board.tta.parts import seat
from render.board.tta.phone import head
from render.board.tta.scene import Scene
from render.board.tta.style import PLAYERS
from render.canvas import Canvas, leading
from render.fonts import BOLD, MEDIUM
from render.phone import (
    FIGURE,
    GAP,
    INNER,
    LOWEST,
    MARGIN,
    RADIUS,
    TYPE,
    WIDTH,
    Piece,
    line,
    player,
    text,
    width,
)
from render.text.tta.case import NO_CASE, Cases, fact
from render.theme import INK, NOW, PANEL, RGB, SLATE, TEXT

HALF = (INNER - GAP) / 2
LEAST = 24
"""The smallest type of a sentence; English never needs less than `TYPE`."""
ROW = 62
"""A line of an answer."""
_HEAD, _VERDICT, _NAME_H = 168, 74, 66
_MOST = 3400
"""Higher than any page becomes."""


@dataclass
class Page:
    """A picture in the making; `y` is where the next part begins.

    means: with what the seat could answer with; without, everybody may see it.
    """

    scene: Scene
    decision: Decision
    cases: Cases
    means: bool
    y: int = MARGIN
    c: Canvas = field(default_factory=lambda: Canvas(WIDTH, _MOST, SLATE))

    @property
    def view(self) -> View:
        return self.scene.view

    @property
    def case(self) -> Case:
        return self.view.case or NO_CASE

    @property
    def asked(self) -> CivView:
        """The civilization that is asked."""
        return self.view.players[self.decision.seat]

    @property
    def rival(self) -> CivView | None:
        """The other one that the question names."""
        for name in ("from", "target"):
            if name in self.decision.facts:
                return self.view.players[fact(self.decision, name)]
        return None

    @property
    def forecasts(self) -> tuple[AnswerForecast, ...]:
        return self.case.forecasts

    # -------------------------------------------------------------------------------- parts

    def head(self) -> None:
        """Who is asked and what, and below the card and who is behind it."""
        d, box = self.decision, (MARGIN, self.y, INNER, _HEAD)
        head.banner(self.c, box, self.scene, (d.seat,), head.sentence(self.scene, d.kind, d.facts))
        about = head.about(self.scene, d.kind, d.seat, d.facts, INNER - 40)
        head.strip(self.c, box, about)
        self.y += _HEAD + GAP

    def panel(self, high: float, fill: RGB = PANEL) -> int:
        """Ground for so much height. Gives its upper edge."""
        top = self.y
        self.c.rect(MARGIN, top, INNER, high, fill, RADIUS)
        self.y += round(high) + GAP
        return top

    def paragraph(self, said: str) -> None:
        """Sentences on a panel of their own."""
        room = INNER - 36
        rows = fonts.wrap(said, TYPE, MEDIUM, room)
        self.c.cut += [row for row in rows if fonts.width(row, TYPE, MEDIUM) > room]
        top = self.panel(len(rows) * leading(TYPE) + 18)
        with self.c.whole(said, TEXT, MARGIN + 18 + room / 2, top + 9):
            for i, row in enumerate(rows):
                middle = top + 9 + (i + 0.5) * leading(TYPE)
                self.c.mid(MARGIN + 18, middle, row, TYPE, TEXT, MEDIUM, "l")

    def verdict(self, pieces: Sequence[Piece] = ()) -> None:
        """The one line that decides, and at its right end what belongs to it."""
        said = self.cases.verdict(self.view, self.decision, means=self.means)
        if not said:
            return
        top = self.panel(_VERDICT, NOW)
        self.c.spot("verdict", MARGIN, top, INNER, _VERDICT)
        room = INNER - 40 - sum(p.width + GAP for p in pieces)
        size = self.c.fit(said, 56, BOLD, room, LEAST)
        taken = self.c.mid(MARGIN + 20, top + _VERDICT / 2, said, size, INK, BOLD, "l")
        line(self.c, MARGIN + 20 + taken + 20, top + _VERDICT / 2, pieces)

    def answer(self, x: float, y: float, w: float, h: float) -> None:
        """Note where the next answer stands."""
        number = sum(name.startswith("answer-") for name in self.c.spots)
        self.c.spot(f"answer-{number}", x, y, w, h)

    def done(self) -> Canvas:
        """The picture down to where it has come."""
        high = max(self.y - GAP + MARGIN, LOWEST)
        self.c.size = WIDTH, round(high)
        return self.c


def name_band(
    c: Canvas, x: float, y: float, w: float, number: int, said: str, letter: str = ""
) -> None:
    """A band in the colour of a player, with symbol and name, on top of a field. letter: at the
    right end."""
    colour = PLAYERS[number][0]
    c.rect(x, y, w, _NAME_H, colour, RADIUS)
    c.rect(x, y + _NAME_H - 20, w, 20, colour)
    seat(c, x + 34, y + 33, 42, number, INK)
    taken = c.mid(x + w - 18, y + 34, letter, 52, INK, BOLD, "r") + 18 if letter else 0
    player(c, x + 64, y + 34, said, w - 80 - taken, INK, 52)


def joined(pieces: Sequence[Piece], gap: float = 6) -> Piece:
    """Pieces that belong together as one."""
    return Piece(width(pieces, gap), lambda c, x, y: line(c, x, y, pieces, gap))


def fitted(pieces: Sequence[Piece], room: float, widest: int = 18) -> float:
    """The gap between the pieces of a line at which it fits its room."""
    wide = sum(p.width for p in pieces)
    spaces = max(len(pieces) - 1, 1)
    return max(4.0, min(float(widest), (room - wide) / spaces))


def number(said: str, tone: RGB = TEXT) -> Piece:
    """A second figure on a line."""
    return text(said, FIGURE, tone, BOLD)
