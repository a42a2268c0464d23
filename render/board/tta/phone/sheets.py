"""The table upright: who is asked and everybody's numbers above, the row and one's own below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import ModuleType

from render.board.tta.phone import columns, foot, head, own, row
from render.board.tta.scene import BRIEF, Scene
from render.canvas import Canvas
from render.phone import GAP, HIGHEST, LOWEST, MARGIN, WIDTH
from render.sheetnames import LOWER, UPPER, WHOLE
from render.theme import SLATE


def compose(scene: Scene, picture: str) -> Canvas:
    """One of the pictures, in full colour. What would be too high for clients stands closer
    together."""
    parts = _parts(scene, picture)
    heights = _heights(scene, parts)
    while picture != WHOLE and _high(heights) > HIGHEST and scene.dense < BRIEF:
        scene = replace(scene, dense=scene.dense + 1)
        heights = _heights(scene, parts)
    high = _high(heights)
    c = Canvas(WIDTH, max(high, LOWEST), SLATE)
    y = MARGIN
    for part, high in zip(parts, heights, strict=True):
        part.draw(c, y, scene)
        y += high + GAP
    return c


def _heights(scene: Scene, parts: tuple[ModuleType, ...]) -> list[int]:
    return [head.HEIGHT if part is head else part.height(scene) for part in parts]


def _high(heights: Sequence[int]) -> int:
    return 2 * MARGIN + sum(heights) + GAP * (len(heights) - 1)


def _parts(scene: Scene, picture: str) -> tuple[ModuleType, ...]:
    """What stands on it, from above. When the game is over the row is of no interest any more."""
    upper = (head, columns)
    lower = (own, foot) if scene.over else (row, own, foot)
    if picture == UPPER:
        return upper
    return lower if picture == LOWER else (*upper, *lower)
