"""Cards of the row that may be taken out of turn."""

from __future__ import annotations

from dataclasses import replace

from engine.games.tta import actions as a
from render.board.tta.phone import row
from render.board.tta.question import table
from render.board.tta.question.page import Page


def draw(page: Page) -> None:
    """The whole page: the row, bright what may be taken."""
    page.head()
    if page.case.event is not None:
        table.lines(page)
    page.verdict()
    scene = page.scene
    if not page.means:
        # What a card costs beyond its space is known of the viewer or of the current player alone.
        scene = replace(scene, view=replace(scene.view, take_prices=scene.view.row_prices))
    row.draw(page.c, page.y, scene, spaces(page) if page.means else None)
    page.y += row.height(scene) + 10


def spaces(page: Page) -> frozenset[int]:
    """What may be taken."""
    takes = (x for menu in page.decision.menus for x in menu.every() if isinstance(x, a.Take))
    return frozenset(x.slot for x in takes)
