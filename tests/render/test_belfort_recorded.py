"""Recorded pictures of Belfort: four positions side by side, one with a seat that was given up.

What they show is compared first, mark by mark; how they look second. After an intended change draw
them again with `AGORA_UPDATE_SNAPSHOTS=1 pytest tests/render/test_belfort_recorded.py`, look at
them, and commit them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageOps

from engine.core import Decision, Pick
from engine.games.belfort.actions import Pass, Place
from engine.games.belfort.view import BelfortView
from render.board.belfort import PAINTER
from render.canvas import Canvas
from render.phone import WIDTH
from tests.render.belfort_facts import QUIET
from tests.render.belfort_pictures import Pictures
from tests.render.belfort_questions import Questions
from tests.render.belfort_tables import begun, filled, finished, opening
from tests.render.shown import Fact, check, kept

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eva")
SNAPSHOTS = Path(__file__).parent / "snapshots"
REDUCED = 5
UNNOTICED = 8
"""Pixels of a sheet that another version of Pillow may draw otherwise."""
POSITIONS = {
    "opening": opening(2),
    "middle": begun(3),
    "resigned": begun(4, gone=2),
    "full": filled(begun(5)),
}
SHEETS = ("board", "phone", "phone-more", "question", "hand", "end")


def drawn(sheet: str, view: BelfortView) -> tuple[Canvas, Iterator[Fact]]:
    """A picture with what it has to show."""
    names, pictures = NAMES[: len(view.players)], Pictures(view, NAMES)
    if sheet == "hand":
        c = kept(partial(PAINTER.hand, view, names))
        return c, pictures.hand(view.players[0], c.size[1] <= 1.75 * WIDTH and len(
            set(view.players[0].cards)) < 8)  # fmt: skip
    if sheet == "question":
        menu = Pick(
            "place", (Place("guild_d2", "elf"), Place("kings_camp", "elf")), group_by="plank"
        )
        asked = Decision(0, "placement", (menu, Pick("pass", (Pass(),))), {"round": view.round})
        c = kept(partial(PAINTER.question, view, asked, names))
        return c, Questions(view, NAMES, asked, True).question()
    if sheet == "end":
        view = finished(view)
        return drawn("board", view)
    facts = dict(pictures.pictures())
    return kept(partial(PAINTER.paint, view, sheet, names)), facts[sheet]


def small(image: Image.Image) -> Image.Image:
    return ImageOps.posterize(image.convert("RGB").reduce(REDUCED), 3)


@pytest.mark.sliced(5)
@pytest.mark.parametrize("sheet", SHEETS)
def test_pictures_show_and_look_as_they_did(sheet: str) -> None:
    found = []
    for name, view in POSITIONS.items():
        c, facts = drawn(sheet, view)
        check(f"{sheet} of {name}", c, facts, QUIET)
        found.append(small(c.image))
    wide, high = max(one.width for one in found), max(one.height for one in found)
    now = Image.new("RGB", (2 * wide, 2 * high))
    for i, one in enumerate(found):
        now.paste(one, (i % 2 * wide, i // 2 * high))
    file = SNAPSHOTS / f"belfort-{sheet}.png"
    if os.environ.get("AGORA_UPDATE_SNAPSHOTS"):
        now.save(file, optimize=True)
    with Image.open(file) as before:
        assert before.size == now.size
        bands = ImageChops.difference(before.convert("RGB"), now).split()
        worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
        assert sum(worst.histogram()[33:]) <= UNNOTICED, f"compare with {file.name}"
