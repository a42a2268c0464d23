"""Recorded pictures of Through the Ages: four positions of both editions side by side, one with a
seat that was given up.

What they show is compared first, mark by mark; how they look second. After an intended change draw
them again with `AGORA_UPDATE_SNAPSHOTS=1 pytest tests/render/tta/test_tta_recorded.py`, look at
them, and commit them.
"""

from __future__ import annotations

import os
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageOps

from engine.games.tta.view import View
from render.board.tta import PAINTER
from render.canvas import Canvas
from tests.render.shown import kept
from tests.render.tta import questions
from tests.render.tta.first_edition import FULL, SIMPLE
from tests.render.tta.marks import check
from tests.render.tta.question_facts import Questions
from tests.render.tta.sheet_facts import Sheets
from tests.render.tta.tables import HAND, LATE, with_civ
from tests.render.tta.test_tta_facts import NAMES, check_overview, check_phone, drawn

SNAPSHOTS = Path(__file__).parent / "snapshots"
REDUCED = 5
UNNOTICED = 8
"""Pixels of a sheet that another version of Pillow may draw otherwise."""
_HELD = {"civil": ("opera", "bill_gates"), "military": ("raid_ii", "refugees")}
POSITIONS = {
    "middle": HAND,
    "resigned": replace(with_civ(LATE, 0, **_HELD), viewer=0),
    "first edition": replace(
        with_civ(FULL, 1, civil=("iron", "moses", "coal"), military=("rats",)), viewer=1
    ),
    "simple": replace(with_civ(SIMPLE, 1, civil=("opera",)), viewer=1),
}
ASKED = {
    "defend": next(questions.duels("new_story")),
    "event": next(questions.events("first_edition")),
    "bid": next(islice(questions.auctions("new_story"), 3, None)),
    "bonus": next(questions.bonuses("first_edition")),
}
SHEETS = ("board", "phone", "phone-more", "hand", "end", "question")


def looked_at(sheet: str, view: View) -> Canvas:
    """A picture that shows what it has to show."""
    if sheet == "hand":
        c = kept(partial(PAINTER.hand, view, NAMES[: len(view.players)]))
        check("hand", c, Sheets(view, NAMES).hand(view.players[view.viewer or 0]))
        return c
    if sheet == "end":
        view = replace(view, cause="last_round", asked=())
    view = PAINTER.public(view, "board") if sheet in ("board", "end") else view
    if sheet in ("board", "end"):
        check_overview(view)
        return drawn(view, "board")
    check_phone(view)
    return drawn(view, sheet)


def question(name: str) -> Canvas:
    view, decision = ASKED[name]
    c = kept(partial(PAINTER.question, view, decision, NAMES[: len(view.players)]))
    table = Questions(view, NAMES, decision, means=True)
    facts = table.picture_of_question()
    check(name, c, facts, table.maybe)
    return c


def small(image: Image.Image) -> Image.Image:
    return ImageOps.posterize(image.convert("RGB").reduce(REDUCED), 3)


@pytest.mark.sliced(10)
@pytest.mark.parametrize("sheet", SHEETS)
def test_pictures_show_and_look_as_they_did(sheet: str) -> None:
    if sheet == "question":
        found = [small(question(name).image) for name in ASKED]
    else:
        found = [small(looked_at(sheet, view).image) for view in POSITIONS.values()]
    wide, high = max(one.width for one in found), max(one.height for one in found)
    now = Image.new("RGB", (2 * wide, 2 * high))
    for i, one in enumerate(found):
        now.paste(one, (i % 2 * wide, i // 2 * high))
    file = SNAPSHOTS / f"recorded-{sheet}.png"
    if os.environ.get("AGORA_UPDATE_SNAPSHOTS"):
        now.save(file, optimize=True)
    with Image.open(file) as before:
        assert before.size == now.size
        bands = ImageChops.difference(before.convert("RGB"), now).split()
        worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
        assert sum(worst.histogram()[33:]) <= UNNOTICED, f"compare with {file.name}"
