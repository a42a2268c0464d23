"""Recorded pictures of Tzolk'in: four positions side by side, one with a seat that was given up.

What they show is compared first, mark by mark; how they look second. After an intended change draw
them again with `AGORA_UPDATE_SNAPSHOTS=1 pytest tests/render/test_tzolkin_recorded.py`, look at
them, and commit them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageOps

from engine.core import Outcome
from engine.games.tzolkin.view import TzolkinView
from render.board.tzolkin import PAINTER
from render.canvas import Canvas
from tests.render.shown import Fact, check, kept
from tests.render.test_render_tzolkin_questions import QUESTIONS
from tests.render.tzolkin_pictures import Pictures
from tests.render.tzolkin_questions import Questions
from tests.render.tzolkin_tables import ahead, fresh, full, player, table

NAMES = ("Ann", "Ben", "Cid", "Dee")
SNAPSHOTS = Path(__file__).parent / "snapshots"
REDUCED = 5
UNNOTICED = 8
"""Pixels of a sheet that another version of Pillow may draw otherwise."""
LEFT = tuple(player(seat, resigned=seat == 1, light=True) for seat in range(3))
POSITIONS = {
    "opening": fresh(2),
    "middle": table(4, claimant=3, day=12, food_day=13, food_in=1, scoring=True),
    "resigned": table(3, players=LEFT, mover=2),
    "full": full(4),
}
ASKED = {
    "opening": "choose_wealth",
    "middle": "turn",
    "resigned": "choose_harvest",
    "full": "choose_building, monument",
}
SHEETS = ("board", "phone", "phone-more", "question", "player", "end")


def ended(view: TzolkinView) -> TzolkinView:
    """The same table at its end; the points decide, whoever has left comes last."""
    order = sorted(view.players, key=lambda p: (p.resigned, -p.points))
    places = [1 + order.index(p) for p in view.players]
    outcome = Outcome(tuple(places), "calendar")
    gone = replace(view, food_day=None, food_in=None, scoring=False, claimant=None, prices=())
    return replace(gone, phase="over", day=27, age=2, outcome=outcome)


def drawn(sheet: str, name: str, view: TzolkinView) -> tuple[Canvas, Iterator[Fact]]:
    """A picture with what it has to show."""
    names = NAMES[: len(view.players)]
    if sheet == "question":
        _, asked = QUESTIONS[ASKED[name]]
        asked = replace(asked, seat=0)
        view = ahead(view, 0) if name in ("middle", "resigned") else view
        c = kept(partial(PAINTER.question, view, asked, names))
        return c, Questions(view, NAMES, asked, True).question()
    if sheet == "end":
        return drawn("board", name, ended(view))
    picture = "seat-2" if sheet == "player" else sheet
    facts = dict(Pictures(view, NAMES).pictures())
    return kept(partial(PAINTER.paint, view, picture, names)), facts[picture]


def small(image: Image.Image) -> Image.Image:
    return ImageOps.posterize(image.convert("RGB").reduce(REDUCED), 3)


@pytest.mark.sliced(5)
@pytest.mark.parametrize("sheet", SHEETS)
def test_pictures_show_and_look_as_they_did(sheet: str) -> None:
    found = []
    for name, view in POSITIONS.items():
        c, facts = drawn(sheet, name, view)
        check(f"{sheet} of {name}", c, facts)
        found.append(small(c.image))
    wide, high = max(one.width for one in found), max(one.height for one in found)
    now = Image.new("RGB", (2 * wide, 2 * high))
    for i, one in enumerate(found):
        now.paste(one, (i % 2 * wide, i // 2 * high))
    file = SNAPSHOTS / f"tzolkin-{sheet}.png"
    if os.environ.get("AGORA_UPDATE_SNAPSHOTS"):
        now.save(file, optimize=True)
    with Image.open(file) as before:
        assert before.size == now.size
        bands = ImageChops.difference(before.convert("RGB"), now).split()
        worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
        assert sum(worst.histogram()[33:]) <= UNNOTICED, f"compare with {file.name}"
