"""The sections of a record: a panel with a heading each, and what it says in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render import phone
from render.blocks import Block, panel
from render.canvas import Canvas
from render.fonts import BOLD
from render.phone import FIGURE, INNER, MARGIN, TYPE
from render.theme import TEXT

PAD = 24
"""From the edge of a panel to what is in it."""
ROOM = INNER - 2 * PAD
LEFT, RIGHT = MARGIN + PAD, MARGIN + INNER - PAD
HEADING = 76
"""How high the line of a panel is that says what it shows."""
LINE = 66
"""How high a line of words is."""
SMALLEST = TYPE - 1
"""Words that are a little too long shrink to this, where small letters are still high enough."""


@dataclass(frozen=True, slots=True)
class Section:
    """A panel of a record. spot: what it is called. draw: what is on it, from its upper edge.
    said: all of it in words."""

    spot: str
    title: str
    high: float
    draw: Callable[[Canvas, float], None]
    said: str

    @property
    def block(self) -> Block:
        """The panel with its heading."""

        def draw(c: Canvas, y: float) -> None:
            panel(c, y, self.high, self.spot)
            size = c.fit(self.title, FIGURE, BOLD, ROOM, TYPE)
            c.mid(LEFT, y + HEADING - 32, self.title, size, TEXT, BOLD, "l")
            self.draw(c, y)

        return self.high, draw


def at_right(c: Canvas, y: float, pieces: Sequence[phone.Piece]) -> None:
    """A line that ends at the right edge of a panel."""
    phone.line(c, RIGHT - phone.width(pieces), y, pieces)
