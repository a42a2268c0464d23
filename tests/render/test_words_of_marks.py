"""Whatever a picture shows, the table in words says: for whoever sees no pictures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from render.registry import presentation
from tests.render import test_render_antike as antike
from tests.render import test_render_belfort as belfort
from tests.render import test_render_tzolkin as tzolkin
from tests.render.antike_tables import WEST
from tests.render.shown import kept, shown
from tests.render.tta import test_render_tta as tta
from tests.render.tta.first_edition import CASES as FIRST_CASES

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eva")
UNSAID = {
    ("belfort", "symbol"),
    ("belfort", "prices"),
    ("belfort", "costs"),
    ("belfort", "doubt"),
    ("tzolkin", "corn tiles"),
    ("tzolkin", "wood tiles"),
    ("tzolkin", "lost"),
    ("tzolkin", "mode"),
    ("tzolkin", "age"),
    ("tzolkin", "scoring"),
    ("antike-duellum", "resigned"),
    ("antike-duellum", "prices"),
    ("antike-duellum", "changed"),
    ("antike-duellum", "movable units"),
    ("antike-duellum", "draw offer"),
}
"""What the words leave out today. A fact that is told must go from this list."""


def cases() -> Iterator[Any]:
    """Two positions that differ in one fact."""
    found: list[tuple[str, str, Any, Any]] = [
        *(("belfort", fact, belfort.BASE, view) for fact, view in belfort.FACTS.items()),
        *(("tzolkin", fact, tzolkin.BASE, view) for fact, view in tzolkin.FACTS.items()),
        *(("antike-duellum", fact, WEST, view) for fact, view in antike.FACTS.items()),
        *(("tta-new-story", fact, tta.MIDDLE, view) for fact, view in tta.CIVIL_FACTS.items()),
        *(("tta-new-story", fact, tta.MIDDLE, view) for fact, view in tta.TABLE_FACTS.items()),
        *(("tta-first-edition", *case) for case in FIRST_CASES),
    ]
    for game, fact, before, after in found:
        yield pytest.param(game, fact, before, after, id=f"{game}: {fact}")


def seen(game: str, view: Any, names: tuple[str, ...]) -> list[object]:
    painter = presentation(game).painter
    assert painter is not None
    pictures = painter.parts(view, "desk") + painter.parts(view, "phone")
    return [shown(kept(partial(painter.paint, view, one, names))) for one in pictures]


@pytest.mark.sliced(10)
@pytest.mark.parametrize(("game", "fact", "before", "after"), cases())
def test_what_pictures_show_is_said(game: str, fact: str, before: Any, after: Any) -> None:
    names = NAMES[: len(getattr(before, "players", ())) or 2]
    if seen(game, before, names) == seen(game, after, names):
        return
    texts = presentation(game).texts(names)
    was, now = ((texts.headline(view), texts.board(view)) for view in (before, after))
    assert (was == now) == ((game, fact) in UNSAID)
