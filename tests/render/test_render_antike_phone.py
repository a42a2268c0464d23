"""Antike Duellum on a phone: everything has its place on a full map, and can be read there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageOps

from engine.games.antike.components import CARDS
from engine.games.antike.maps import MAPS
from engine.games.antike.view import AntikeView, UnitsView
from render.board.antike import PAINTER, prepare
from render.board.antike.geometry import FOLDER, shapes
from render.board.antike.phone import marks
from render.board.antike.phone import table as phone
from render.board.antike.rooms import BADGE, CITY, Box, label_box, overlap
from render.board.antike.style import PHONE, SIDES, TURN_ROOM
from render.canvas import Canvas
from render.fonts import BOLD, ITALIC, MEDIUM
from render.phone import KEY, SEEN, TYPE, WIDTH
from render.picture import encode
from render.theme import RGB
from tests.render.antike_tables import EAST, NAMES, POSITIONS, WEST
from tests.render.lang.pseudo import PSEUDO
from tests.render.test_render_antike import (
    FACTS,
    FULL,
    ONLY_ON_PHONES,
    REDUCED,
    SNAPSHOTS,
    UNNOTICED,
    apart,
)
from tests.render.test_render_antike_map import inside

both_maps = pytest.mark.parametrize("name", list(MAPS))
PARTS = ("phone", "phone-more")
SLACK = 1
"""Pixels by which two things may cover each other, for rounding."""
X_HEIGHT = {MEDIUM: 0.53, BOLD: 0.53, ITALIC: 0.486}
"""Height of small letters in em, by face."""


def moved(box: Box, at: tuple[float, float]) -> Box:
    x, y = PHONE.at(at)
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def boxes(name: str) -> Iterator[tuple[str, Box]]:
    """Everything of a full map."""
    for region, shape in shapes(PHONE)[name].regions.items():
        label = shape.label
        yield f"name of {region}", moved(label_box(shape, label.lines), label.at)
        if shape.city is not None:
            yield f"city of {region}", moved(CITY, shape.city)
        for kind, at in shape.units.items():
            yield f"{kind} of {region}", moved(BADGE, at)


@both_maps
def test_nothing_on_a_full_map_covers_anything_else(name: str) -> None:
    for (what, one), (other, two) in combinations(boxes(name), 2):
        over = min(overlap(one, two))
        assert over <= SLACK, f"{what} covers {over:.0f} pixels of {other}"


@both_maps
def test_no_gate_lies_under_a_mark(name: str) -> None:
    """Where a coast crosses a border, which is crossed by land and by sea."""
    borders = shapes(PHONE)[name].borders
    gates = [PHONE.at(piece.line[-1]) for border in borders for piece in border.pieces[:-1]]
    for (what, (left, top, right, bottom)), (x, y) in product(boxes(name), gates):
        inside_by = min(right - x, x - left, bottom - y, y - top)
        assert inside_by <= 3, f"{what} hides a gate"


@both_maps
def test_nothing_is_beyond_the_edge(name: str) -> None:
    for what, (left, top, right, bottom) in boxes(name):
        assert min(left, top) >= 0, what
        assert right <= PHONE.wide, what
        assert bottom <= PHONE.high, what


@both_maps
def test_everything_is_in_its_region(name: str) -> None:
    for region, shape in shapes(PHONE)[name].regions.items():
        for what, at in {"name": shape.label.at, "city": shape.city, **shape.units}.items():
            assert at is None or inside(at, shape.polygon), f"{what} of {region}"


@both_maps
def test_names_and_marks_are_those_of_the_wide_map(name: str) -> None:
    for region, shape in shapes()[name].regions.items():
        here = shapes(PHONE)[name].regions[region]
        assert " ".join(here.label.lines) == " ".join(shape.label.lines)
        assert (here.city is None) == (shape.city is None)
        assert set(here.units) == set(shape.units)
        assert here.polygon == shape.polygon


@both_maps
def test_the_turn_stands_where_no_map_is(name: str) -> None:
    """In every number of a turn, and clear of names and marks."""
    view = replace(WEST if name == "west" else EAST, turn=1000, turn_limit=1000)
    assert PAINTER.composed(view, "phone", NAMES).cut == []
    for what, box in boxes(name):
        assert min(overlap(TURN_ROOM[name], box)) <= SLACK, what


BLANK: RGB = (1, 2, 3)


def painted(draw: Any, *args: Any) -> Box:
    """What a mark covers, from its middle."""
    c = Canvas(400, 400, BLANK)
    draw(c, 200, 200, *args)
    ground = Image.new("RGB", c.image.size, BLANK)
    found = ImageChops.difference(c.image, ground).getbbox()
    assert found is not None
    left, top, right, bottom = (n - 200 for n in found)
    return left, top, right, bottom


def within(found: Box, room: Box, by: float) -> bool:
    return all(
        sign * (one - other) <= by
        for sign, one, other in zip((-1, -1, 1, 1), found, room, strict=True)
    )


@pytest.mark.sliced(10)
@pytest.mark.parametrize("side", list(SIDES))
def test_every_city_keeps_within_its_place(side: str) -> None:
    for resource, defence, temple, wall, home in product(
        ("marble", "iron", "gold"), range(1, 31), (False, True), (False, True), (False, True)
    ):
        facts = (SIDES[side], resource, defence, temple, wall, home)
        assert within(painted(marks.city, *facts), CITY, 3), facts


@pytest.mark.parametrize("side", list(SIDES))
def test_every_badge_keeps_within_its_place(side: str) -> None:
    """Where some of the units may still move, a yellow rim is round it."""
    for kind, count, special, ready in product(("legion", "galley"), range(13), (0, 1), (0, 1)):
        found = UnitsView(count, count, special, special)
        box = painted(marks.units, SIDES[side], kind, found, bool(ready))
        assert within(box, BADGE, 4 if ready else 1), (kind, count, special, ready)


def test_figures_of_marks_stand_clear_of_their_edges() -> None:
    """Two figures take more room than one."""
    room = marks.BADGE_W - 44 - 4
    for count in range(13):
        c = Recorder(400, 400, BLANK)
        found = UnitsView(legion=count)
        marks.units.__wrapped__(c, 200, 200, SIDES["brown"], "legion", found, False)  # type: ignore[attr-defined]
        (text, _, face, width), *_ = c.texts
        assert (text, face) == (str(count), BOLD)
        assert width <= room


class Recorder(Canvas):
    """Notes every text with its size, face and width."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.texts: list[tuple[str, int, str, float]] = []

    def text(self, x: float, y: float, text: str, size: int, *args: Any, **kw: Any) -> float:
        width = super().text(x, y, text, size, *args, **kw)
        face = kw.get("face", args[1] if len(args) > 1 else MEDIUM)
        self.texts.append((text, size, face, width))
        return width


REGIONS = {
    line
    for shape in shapes(PHONE).values()
    for region in shape.regions.values()
    for line in region.label.lines
}
LEAST_FIGURES = 36
LEAST_NAME = 42
LEAST_OF_A_PLAYER = 44


def seen(size: int, face: str) -> float:
    """The height of small letters on a phone, in pixels."""
    return size * X_HEIGHT[face] * SEEN / WIDTH


def readable(text: str, size: int, face: str, view: AntikeView) -> bool:
    """Nine pixels of x-height, but for figures (nine of height), names of cards and fields, and
    names on the map, which look for room."""
    if seen(size, face) >= 9:
        return True
    if text.strip("/").isdigit():
        return size >= LEAST_FIGURES
    if text in REGIONS:
        return size in (PHONE.city, PHONE.sea)
    names = {card.name + mark for card in CARDS.values() for mark in ("", " (?)")}
    if text.startswith(("Turn", "of")):
        return size >= LEAST_NAME
    held = all(part.split("\u00a0×")[0].replace("\u00a0", " ") in names for part in
               text.rstrip(",").split(", "))  # fmt: skip
    return size >= LEAST_NAME if held else size >= LEAST_OF_A_PLAYER


@pytest.mark.parametrize("position", list(FULL))
def test_every_text_can_be_read_on_a_phone(position: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = FULL[position]
    monkeypatch.setattr(phone, "Canvas", Recorder)
    c = PAINTER.composed(view, "phone-whole", NAMES)
    assert isinstance(c, Recorder)
    assert c.cut == []
    small = [(t, size) for t, size, face, _ in c.texts if not readable(t, size, face, view)]
    assert small == []


@pytest.mark.parametrize("position", list(POSITIONS))
def test_the_head_can_be_read_in_a_card(position: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who, and how far in the race, at 265 pixels."""
    view = POSITIONS[position]
    monkeypatch.setattr(phone, "Canvas", Recorder)
    c = PAINTER.composed(view, "phone", ("Ann", "Bob"))
    assert isinstance(c, Recorder)
    sizes = [size for _, size, _, _ in c.texts]
    assert sizes[0] >= 70
    assert sizes.count(KEY) == len(view.nations)


def test_names_on_the_map_are_large_enough() -> None:
    assert PHONE.city >= 36
    assert PHONE.sea >= 32
    assert seen(TYPE, MEDIUM) >= 9


@pytest.mark.parametrize("position", list(FULL))
def test_no_text_is_cut_in_a_longer_language(position: str) -> None:
    assert PAINTER.composed(FULL[position], "phone-whole", NAMES, PSEUDO).cut == []


def small(view: AntikeView) -> Image.Image:
    whole = PAINTER.paint(view, "phone-whole", NAMES).convert("RGB")
    return ImageOps.posterize(whole.reduce(REDUCED), 4)


@pytest.mark.parametrize("position", list(POSITIONS))
def test_pictures_look_as_they_did(position: str) -> None:
    file = Path(SNAPSHOTS) / f"antike-phone-{position}.png"
    now = small(POSITIONS[position])
    if os.environ.get("AGORA_UPDATE_SNAPSHOTS"):
        now.save(file, optimize=True)
    with Image.open(file) as before:
        assert apart(before.convert("RGB"), now) <= UNNOTICED, f"compare with {file.name}"


@pytest.mark.parametrize("position", list(POSITIONS))
def test_parts_fit_a_phone(position: str) -> None:
    view = POSITIONS[position]
    assert PAINTER.parts(view, "desk") == ("board",)
    assert PAINTER.parts(view, "phone") == PARTS
    heights = []
    for part in PARTS:
        image = PAINTER.paint(view, part, NAMES)
        assert image.width == WIDTH
        assert image.width * 7 <= image.height * 11, "no wider than a client shows"
        assert image.height <= image.width * 1.2, part
        heights.append(image.height)
    assert PAINTER.paint(view, "phone-whole", NAMES).height == sum(heights)
    assert "phone-whole" in PAINTER.pictures(view)


@pytest.mark.parametrize("position", ["west", "east"])
def test_the_public_part_is_small(position: str) -> None:
    image = PAINTER.paint(POSITIONS[position], "phone", NAMES)
    assert len(encode(image, "phone").data) <= 150_000


@pytest.mark.sliced(5)
@pytest.mark.parametrize("picture", ["phone", "phone-more", "phone-whole"])
def test_what_is_public_looks_the_same(picture: str) -> None:
    for view in POSITIONS.values():
        for viewer in (None, 0, 1):
            mine = replace(view, viewer=viewer)
            whole = PAINTER.paint(mine, picture, NAMES).tobytes()
            assert PAINTER.paint(PAINTER.public(mine, picture), picture, NAMES).tobytes() == whole


def test_stocks_do_not_change_the_key_of_the_map() -> None:
    one, two = (replace(nation, walls=nation.walls + 1) for nation in WEST.nations)
    richer = replace(WEST, nations=(one, two))
    assert PAINTER.public(WEST, "phone") == PAINTER.public(richer, "phone")
    assert PAINTER.public(WEST, "phone-more") != PAINTER.public(richer, "phone-more")


LEFT_OUT = {"pile", "discards", "city tokens"}
"""What only the wide picture shows, and the words."""


@pytest.mark.parametrize("fact", sorted(set(FACTS | ONLY_ON_PHONES) - LEFT_OUT))
def test_every_fact_is_seen(fact: str) -> None:
    one, two = small(WEST), small((FACTS | ONLY_ON_PHONES)[fact])
    if one.size == two.size:
        assert apart(one, two) > UNNOTICED


@pytest.mark.sliced(10)
@both_maps
def test_the_shipped_sheets_are_what_the_code_draws(name: str) -> None:
    """Run `python -m render.board.antike.prepare` if this fails."""
    for file, image in prepare.drawn(name, PHONE).items():
        with Image.open(FOLDER / f"{file}.png") as shipped:
            assert shipped.size == (PHONE.wide, PHONE.high)
            one, two = shipped.convert("RGB"), image.convert("RGB")
        changed = ImageChops.difference(one, two).convert("L").point([i > 24 for i in range(256)])
        assert sum(changed.histogram()[1:]) <= 50, file


def test_outlines_are_thin_and_go_round_what_changed() -> None:
    """In both parts, and in the tall picture."""
    first = WEST.nations[0]
    richer = replace(first, purse=replace(first.purse, gold=99))
    after = replace(WEST, nations=(richer, WEST.nations[1]), row=WEST.row[::-1])
    after = replace(after, regions=tuple(
        replace(r, wall=not r.wall) if r.id == "roma" else r for r in after.regions
    ))  # fmt: skip
    for picture, changed in (("phone", {"roma"}), ("phone-more", {"purse-0-gold", "row-0"})):
        plain = PAINTER.paint(replace(after, changed=()), picture, NAMES).convert("RGB")
        drawn = PAINTER.changes(WEST, after, picture, NAMES, "changed").convert("RGB")
        same = drawn.crop((0, 0, *plain.size))
        assert apart(plain, same) > 500, changed
    tall = PAINTER.changes(WEST, after, "phone-whole", NAMES, "changed")
    assert tall.width == WIDTH
