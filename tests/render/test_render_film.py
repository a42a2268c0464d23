"""An animated picture of several boards."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from render import phone
from render.film import WIDTH, Roll
from render.picture import Format
from render.registry import presentation
from render.theme import NOW, WELL
from tests.render.antike_tables import OPENING, WEST

NAMES = ("Ann", "Bob")


def film(roll: Roll, durations: list[int]) -> Image.Image:
    found = Image.open(io.BytesIO(roll.encode(durations)))
    assert found.format == "WEBP"
    return found


def boards() -> Roll:
    painter = presentation("antike-duellum").painter
    assert painter is not None
    roll = Roll()
    for share, view in ((0.0, OPENING), (0.5, WEST), (1.0, OPENING)):
        roll.add(painter.paint(view, "board", NAMES), share)
    return roll


def test_boards_are_halved_and_kept_sharp() -> None:
    roll = boards()
    found = film(roll, [500, 700, 3000])
    assert found.size == (WIDTH, 708) == roll.size
    assert found.n_frames == 3  # type: ignore[attr-defined]
    for i in range(3):
        found.seek(i)
        assert found.convert("RGB").tobytes() == roll.frame(i).tobytes(), "nothing is lost"
    assert found.info.get("loop", 0) == 0


@pytest.mark.parametrize(("shape", "width"), [("desk", WIDTH), ("phone", phone.WIDTH)])
def test_pictures_for_phones_keep_their_size(shape: Format, width: int) -> None:
    """They are drawn for the size in which they are seen; made smaller, their letters blur."""
    painter = presentation("antike-duellum").painter
    assert painter is not None
    roll = Roll()
    picture = painter.parts(OPENING, shape)[0]
    drawn = painter.paint(OPENING, picture, NAMES)
    roll.add(drawn, 0)
    assert roll.size[0] == width
    same = roll.frame(0).crop((0, 0, width, roll.size[1] - 8)).tobytes()
    assert (same == drawn.convert("RGB").tobytes()) == (shape == "phone")


def test_a_bar_shows_how_far_the_game_has_got() -> None:
    roll = boards()
    for i, share in enumerate((0.0, 0.5, 1.0)):
        frame = roll.frame(i)
        row = [frame.getpixel((x, 704)) for x in range(WIDTH)]
        assert row.count(NOW) == round(WIDTH * share)
        assert row.count(WELL) == WIDTH - round(WIDTH * share)


def test_frames_of_several_heights_and_of_many_colours() -> None:
    roll = Roll()
    roll.add(Image.new("RGB", (2000, 1000), "#14202A"), 0)
    roll.add(Image.linear_gradient("L").resize((1500, 900)).convert("RGB"), 0.5)
    roll.add(Image.new("RGB", (400, 300), "#ffffff"), 1)
    found = film(roll, [100, 100, 100])
    assert found.size == (1000, 608)
    assert roll.frame(0).getpixel((999, 599)) == (0x14, 0x20, 0x2A)


def test_a_thinner_film_keeps_its_ends() -> None:
    roll = Roll()
    for i in range(8):
        roll.add(Image.new("RGB", (100, 80 + i), "#14202A"), i / 7)
    found = roll.thinner()
    assert [size[1] for size, _, _ in found._frames] == [80, 82, 84, 86, 87]
    assert found._shares[-1] == 1
