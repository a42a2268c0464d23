"""The whole table in one picture: about 2000 x 1500 with four players, lower with fewer."""

from __future__ import annotations

from render.board.tta import foot, head, market, strips
from render.board.tta.scene import Scene
from render.board.tta.style import WIDTH
from render.canvas import Canvas
from render.theme import GAP, MARGIN, SLATE


def compose(scene: Scene) -> Canvas:
    """The picture in full colour."""
    heights = [strips.height(scene, civ) for civ in scene.civs]
    # When the game is over the row is of no interest any more.
    row = 0 if scene.over else market.HEIGHT + GAP
    fixed = 2 * MARGIN + head.HEIGHT + GAP + row + GAP + foot.height(scene)
    c = Canvas(WIDTH, fixed + sum(heights) + strips.GAP * (len(heights) - 1), SLATE)
    y = MARGIN
    head.draw(c, y, scene)
    y += head.HEIGHT + GAP
    if not scene.over:
        market.draw(c, y, scene)
    y += row
    for civ, high in zip(scene.civs, heights, strict=True):
        strips.draw(c, y, scene, civ)
        y += high + strips.GAP
    foot.draw(c, y + GAP - strips.GAP, scene)
    return c
