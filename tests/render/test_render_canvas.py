"""The drawing surface: what is painted is where it was asked for, and nothing is cut unnoticed."""

from __future__ import annotations

import importlib
import io
import pkgutil

import pytest
from PIL import Image, ImageChops

import render.board
from render import canvas, fonts, icons
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.picture import encode
from render.theme import INK, NOW, PAPER, SLATE, mix, rgb, shades


def painted(c: Canvas) -> tuple[int, int, int, int]:
    """The box of all pixels that are not the ground."""
    ground = Image.new("RGB", c.image.size, SLATE)
    box = ImageChops.difference(c.image, ground).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("r", [0, 6, 40])
def test_boxes_fill_their_place(r: int) -> None:
    c = Canvas(100, 100, SLATE)
    c.box(10, 20, 60, 40, PAPER, INK, 3, r)
    assert painted(c) == (10, 20, 70, 60)
    assert c.image.getpixel((40, 40)) == PAPER
    assert c.image.getpixel((40, 21)) == INK
    assert (c.image.getpixel((10, 20)) == INK) == (r == 0)


def test_polygons_and_icons_are_centred() -> None:
    c = Canvas(100, 100, SLATE)
    c.polygon([(20, 20), (80, 20), (80, 80), (20, 80)], PAPER)
    assert painted(c) == (20, 20, 81, 81)
    c = Canvas(100, 100, SLATE)
    c.icon("disc", 50, 50, 40, PAPER)
    left, top, right, bottom = painted(c)
    assert (left + right, top + bottom) == (100, 100)


@pytest.mark.parametrize("anchor", ["l", "m", "r"])
def test_text_stands_where_its_anchor_says(anchor: canvas.Anchor) -> None:
    c = Canvas(400, 100, SLATE)
    width = c.mid(200, 50, "HEH", 40, PAPER, BOLD, anchor)
    left, top, right, bottom = painted(c)
    want = {"l": 200.0, "m": 200 - width / 2, "r": 200 - width}[anchor]
    assert abs(left - want) < 5
    assert abs(right - (want + width)) < 5
    assert abs((top + bottom) / 2 - 50) <= 1.5, "capitals are centred"


def test_a_text_that_does_not_fit_is_reported() -> None:
    c = Canvas(300, 100, SLATE)
    assert c.fit("Roma", 40, BOLD, 200, 20) == 40
    size = c.fit("Carthaginians", 40, BOLD, 180, 20)
    assert 20 <= size < 40
    assert c.cut == []
    c.fit("Carthaginians", 40, BOLD, 20, 20)
    c.para(0, 0, "one two three four five six", (30, 20), PAPER, (60, 40))
    assert c.cut == ["Carthaginians", "one two three four five six"]


def test_paragraphs_take_the_largest_size_that_fits() -> None:
    text = "Take 1 gold for every know-how the opponent owns."
    c = Canvas(300, 300, SLATE)
    assert c.para(0, 0, text, (30, 20), PAPER, (290, 200)) == 30
    assert c.para(0, 0, text, (30, 20), PAPER, (200, 80)) == 20
    assert c.cut == []
    assert painted(c)[3] <= 200


def test_only_names_of_people_are_shortened() -> None:
    room = 120.0
    cut = canvas.short("Maximilian the Magnificent", 24, MEDIUM, room)
    assert cut.endswith("…")
    assert fonts.width(cut, 24, MEDIUM) <= room
    assert canvas.short("Max", 24, MEDIUM, room) == "Max"


def test_what_stands_in_brackets_behind_a_cut_name_stays_if_there_is_room() -> None:
    room = fonts.width("Computer (go", 24, MEDIUM)
    cut = canvas.short("Computer (good)", 24, MEDIUM, room)
    assert cut.startswith("Co")
    assert cut.endswith("… (good)")
    assert fonts.width(cut, 24, MEDIUM) <= room
    narrow = canvas.short("Computer (good)", 24, MEDIUM, fonts.width("Comp", 24, MEDIUM))
    assert narrow.startswith("Co")
    assert narrow.endswith("…")
    assert canvas.short("(nobody at all)", 24, MEDIUM, room).endswith("…")


FAMILIES = ("kind_", "badge_", "seat_", "tk_", "bf_", "podium_")


def test_every_icon_can_be_seen_and_no_two_of_a_family_are_alike() -> None:
    for game in pkgutil.iter_modules(render.board.__path__, "render.board."):
        importlib.import_module(f"{game.name}.painter")  # registers the game's icons

    seen: dict[tuple[str, bytes], str] = {}
    for name in icons.names():
        mask = icons.mask(name, 64)
        assert mask.size == (64, 64)
        assert sum(mask.histogram()[128:]) > 150, f"{name} is hardly visible"
        family = next(
            (
                f
                for f in ("kind_", "badge_", "seat_", "tk_", "bf_", "podium_")
                if name.startswith(f)
            ),
            "",
        )
        if name.startswith("count_"):
            continue  # what is counted has a colour and a number; one shield serves two of them
        twin = seen.setdefault((family, mask.tobytes()), name)
        assert twin == name, f"{name} looks like {twin}"
    assert {"disc", "square", "temple", "legion", "galley"} <= set(icons.names())


def test_two_icons_cannot_have_one_name() -> None:
    def disc(p: icons.Pen) -> None:
        p.disc(50, 50, 10)

    with pytest.raises(ValueError, match="disc"):
        icons.icon(disc)


def test_an_outline_grows_on_every_side() -> None:
    inner = icons.mask("square", 40).point([255 * (i > 200) for i in range(256)]).getbbox()
    outer = icons.outline("square", 40, 3).point([255 * (i > 200) for i in range(256)]).getbbox()
    assert inner is not None
    assert outer is not None
    assert outer == (inner[0], inner[1], inner[2] + 6, inner[3] + 6)


def test_a_stamp_looks_like_the_drawing_itself() -> None:
    calls = []

    def mark(c: Canvas, x: float, y: float, size: int, name: str = "disc") -> None:
        calls.append(size)
        c.icon(name, x, y, size, INK)
        c.icon(name, x, y, size - 8, NOW)
        c.mid(x, y, "8", 20, PAPER)

    stamped = canvas.stamp(80, 60)(mark)
    for ground in (SLATE, PAPER):
        plain, other = Canvas(100, 100, ground), Canvas(100, 100, ground)
        mark(plain, 50, 40, 40, name="star")
        stamped(other, 50, 40, 40, name="star")
        extremes = ImageChops.difference(plain.image, other.image).getextrema()
        assert max(high for _, high in extremes) <= 4  # type: ignore[misc]
    assert len(calls) == 2 + 2, "the stamp is made once, on two grounds"


def test_colours_of_a_palette_survive_exactly() -> None:
    assert mix(SLATE, PAPER, 0.0) == SLATE
    assert mix(SLATE, PAPER, 1.0) == PAPER
    assert rgb("#14202A") == SLATE
    colours = shades([SLATE, PAPER, NOW], [(SLATE, PAPER)])
    assert colours[:3] == [SLATE, PAPER, NOW]
    assert len(colours) == 6
    many = [(i, i, i) for i in range(200)]
    assert len(shades(many, [(INK, NOW), (SLATE, PAPER)] * 50)) <= 256
    c = Canvas(90, 10, SLATE)
    c.rect(30, 0, 30, 10, PAPER)
    c.rect(60, 0, 30, 10, NOW)
    flat = c.flat(canvas.palette(colours)).convert("RGB")
    assert [flat.getpixel((x, 5)) for x in (5, 45, 75)] == [SLATE, PAPER, NOW]


@pytest.mark.parametrize("mode", ["P", "RGB", "RGBA"])
def test_encoding_keeps_flat_colours_and_the_size(mode: str) -> None:
    c = Canvas(300, 200, SLATE)
    c.rect(100, 0, 100, 200, PAPER)
    image = c.flat(canvas.palette([SLATE, PAPER])) if mode == "P" else c.image.convert(mode)
    picture = encode(image, "board")
    assert (picture.filename, picture.width, picture.height) == ("board.png", 300, 200)
    with Image.open(io.BytesIO(picture.data)) as decoded:
        assert decoded.format == "PNG"
        again = decoded.convert("RGB")
    for at, colour in (((50, 50), SLATE), ((150, 50), PAPER)):
        pixel = again.getpixel(at)
        assert isinstance(pixel, tuple)
        assert max(abs(a - b) for a, b in zip(pixel, colour, strict=True)) <= (
            0 if mode == "P" else 8
        )
