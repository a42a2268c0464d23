"""The table upright: who is asked and everybody's numbers above, the row and one's own below."""

from __future__ import annotations

from types import ModuleType

from render.board.tta.phone import columns, foot, head, own, row
from render.board.tta.scene import Scene
from render.canvas import Canvas
from render.phone import GAP, LOWEST, MARGIN, WIDTH
from render.text.tta.upright import LOWER, UPPER
from render.theme import SLATE


def compose(scene: Scene, picture: str) -> Canvas:
    """One of the pictures, in full colour."""
    parts = _parts(scene, picture)
    heights = [head.HEIGHT if part is head else part.height(scene) for part in parts]
    high = 2 * MARGIN + sum(heights) + GAP * (len(parts) - 1)
    c = Canvas(WIDTH, max(high, LOWEST), SLATE)
    y = MARGIN
    for part, high in zip(parts, heights, strict=True):
        part.draw(c, y, scene)
        y += high + GAP
    return c


def _parts(scene: Scene, picture: str) -> tuple[ModuleType, ...]:
    """What stands on it, from above. When the game is over the row is of no interest any more."""
    upper = (head, columns)
    lower = (own, foot) if scene.over else (row, own, foot)
    if picture == UPPER:
        return upper
    return lower if picture == LOWER else (*upper, *lower)
