"""Pictures for phones in blocks, from top to bottom: what the games share.

A block is as wide as the picture without its margins; a head says who is asked for what.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from render import phone
from render.canvas import Canvas
from render.fonts import BOLD
from render.phone import GAP, INNER, LOWEST, MARGIN, RADIUS, WIDTH
from render.theme import INK, PANEL, RGB, SLATE

Block = tuple[float, Callable[[Canvas, float], None]]
"""How high, and what draws it from its upper edge."""
HALF = (INNER - GAP) / 2
"""The width of a plate, two of which stand side by side."""


def stacked(blocks: Sequence[Block], least: int = LOWEST) -> Canvas:
    """A picture of blocks, one below the other. least: its height where there are few."""
    high = sum(h + GAP for h, _ in blocks) - GAP + 2 * MARGIN
    c = Canvas(WIDTH, max(least, round(high)), SLATE)
    y = float(MARGIN)
    for h, draw in blocks:
        draw(c, y)
        y += h + GAP
    return c


def pairs(found: Sequence[Any], high: float, draw: Callable[..., None]) -> list[Block]:
    """Plates two in a row: `draw` gets the canvas, left and upper edge, width, and the thing."""

    def block(row: Sequence[Any]) -> Block:
        def both(c: Canvas, y: float) -> None:
            for i, thing in enumerate(row):
                draw(c, MARGIN + i * (HALF + GAP), y, HALF, thing)

        return high, both

    return [block(found[i : i + 2]) for i in range(0, len(found), 2)]


def panel(c: Canvas, y: float, high: float, spot: str, fill: RGB = PANEL) -> None:
    """The ground of a block, under a name by which it can be outlined."""
    c.rect(MARGIN, y, INNER, high, fill, RADIUS)
    c.spot(spot, MARGIN, y, INNER, high)


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a picture: a headline on the colour of somebody, and a dark strip below it.

    headline: where its middle is, below the upper edge. strip: where the strip begins. left, right:
    from the margins to the headline.
    """

    high: int
    headline: int
    strip: int
    left: int = 104
    right: int = 20

    def draw(
        self,
        c: Canvas,
        y: float,
        fill: RGB,
        ink: RGB,
        say: Callable[[str], str],
        player: str,
        left: int | None = None,
    ) -> None:
        """Everything but the sign before the headline. left: where there is no sign."""
        left = self.left if left is None else left
        panel(c, y, self.high, "head", fill)
        said, size = phone.headline(c, say, player, INNER - self.right - left)
        c.mid(MARGIN + left, y + self.headline, said, size, ink, BOLD, "l")
        c.rect(MARGIN + 6, y + self.strip, INNER - 12, self.high - self.strip - 6, INK, 9)
