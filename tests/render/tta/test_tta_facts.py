"""What the pictures of Through the Ages show is what the view says: every mark, and no other."""

from __future__ import annotations

from functools import partial

import pytest

from engine.games.tta.view import View
from render.board.tta import PAINTER
from render.canvas import Canvas
from tests.render.shown import kept
from tests.render.tta.facts import Table
from tests.render.tta.first_edition import POSITIONS as FIRST
from tests.render.tta.marks import check
from tests.render.tta.test_render_tta import ALL

NAMES = ("Ann", "Ben", "Cid", "Dee")
POSITIONS = {**ALL, **{f"first edition, {name}": view for name, view in FIRST.items()}}
each_position = pytest.mark.parametrize("name", list(POSITIONS))


def drawn(view: View, picture: str) -> Canvas:
    return kept(partial(PAINTER.paint, view, picture, NAMES[: len(view.players)]))


def check_overview(view: View) -> None:
    table = Table(view, NAMES)
    check("overview", drawn(view, "overview"), table.overview(), table.overview_maybe())


@each_position
def test_the_table(name: str) -> None:
    check_overview(POSITIONS[name])
