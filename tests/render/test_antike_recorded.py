"""Recorded pictures of Antike Duellum: four positions side by side, one with a seat that was given
up.

What they show is compared first, mark by mark; how they look second. After an intended change draw
them again with `AGORA_UPDATE_SNAPSHOTS=1 pytest tests/render/test_antike_recorded.py`, look at
them, and commit them. Hands are open: they are part of `phone-more`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from PIL import Image, ImageChops, ImageOps

from engine.core import Decision, Outcome, Pick
from engine.games.antike.actions import Defend
from engine.games.antike.view import AntikeView, PurseView, UnitsView
from render.board.antike import PAINTER
from render.canvas import Canvas
from tests.render.antike_facts import QUIET
from tests.render.antike_opened import DESK, PHONE, Opened
from tests.render.antike_pictures import Pictures
from tests.render.antike_questions import Questions
from tests.render.antike_tables import EAST, OPENING, WEST, with_nation, with_region
from tests.render.shown import Fact, check, kept
from tests.render.test_render_antike import SNAPSHOTS

NAMES = ("Ann", "Ben")
REDUCED = 5
UNNOTICED = 8
"""Pixels of a sheet that another version of Pillow may draw otherwise."""
CITIES = {"opening": "carthago", "middle": "roma", "resigned": "athenai", "full": "genua"}
POSITIONS: dict[str, AntikeView] = {
    "opening": OPENING,
    "middle": replace(WEST, awaited=((0, "conquest"),), draw_offer=1),
    "resigned": replace(
        with_nation(EAST, 1, resigned=True),
        phase="over",
        unmoved=(),
        outcome=Outcome((1, 2), "resigned"),
    ),
    "full": replace(
        with_nation(
            with_nation(WEST, 0, purse=PurseView(88, 99, 100, 24), hand=("fortress",) * 12),
            1,
            box=UnitsView(12, 12, admiral=1),
            supply=UnitsView(11, 10),
        ),
        turn_limit=120,
        reconstructed=WEST.row,
        changed=tuple(region.id for region in WEST.regions),
        know_how=tuple(replace(one, by=(1, 0)) for one in WEST.know_how),
    ),
}
SHEETS = ("board", "phone", "phone-more", "question", "end")


def asked(name: str, view: AntikeView) -> tuple[AntikeView, Decision]:
    """The position while a city is under attack."""
    city = CITIES[name]
    owner = view.region(city).owner
    assert owner is not None
    there = [UnitsView(legion=1, galley=1), UnitsView(legion=1, galley=1)]
    there[1 - owner] = UnitsView(legion=6, galley=2)
    need = 3 + view.region(city).defence
    cards = Pick("defend", tuple(Defend(n) for n in range(4)))
    decision = Decision(owner, "fortress", (cards,), {"region": city, "need": need})
    return with_region(view, city, units=tuple(there)), decision


def drawn(sheet: str, name: str, view: AntikeView) -> tuple[Canvas, Iterator[Fact]]:
    """A picture with what it has to show."""
    if sheet == "question":
        view, decision = asked(name, view)
        c = kept(partial(PAINTER.question, view, decision, NAMES))
        return c, Questions(view, NAMES, decision, True).question()
    if sheet == "end":
        outcome = view.outcome or Outcome((2, 1), "personages")
        view = replace(view, phase="over", prices=(), unmoved=(), awaited=(), outcome=outcome)
        return drawn("board", name, view)
    facts = dict(Pictures(view, NAMES).pictures())
    return kept(partial(PAINTER.paint, view, sheet, NAMES)), facts[sheet]


def small(image: Image.Image) -> Image.Image:
    return ImageOps.posterize(image.convert("RGB").reduce(REDUCED), 3)


@pytest.mark.sliced(5)
@pytest.mark.parametrize("sheet", SHEETS)
def test_pictures_show_and_look_as_they_did(sheet: str) -> None:
    found = []
    for name, view in POSITIONS.items():
        c, facts = drawn(sheet, name, view)
        drawings = DESK if sheet in ("board", "end") else PHONE
        check(f"{sheet} of {name}", Opened(c, drawings), facts, QUIET)
        found.append(small(c.image))
    wide, high = max(one.width for one in found), max(one.height for one in found)
    now = Image.new("RGB", (2 * wide, 2 * high))
    for i, one in enumerate(found):
        now.paste(one, (i % 2 * wide, i // 2 * high))
    file = SNAPSHOTS / f"antike-recorded-{sheet}.png"
    if os.environ.get("AGORA_UPDATE_SNAPSHOTS"):
        now.save(file, optimize=True)
    with Image.open(file) as before:
        assert before.size == now.size
        bands = ImageChops.difference(before.convert("RGB"), now).split()
        worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
        assert sum(worst.histogram()[33:]) <= UNNOTICED, f"compare with {file.name}"
