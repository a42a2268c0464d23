"""Large layers are drawn once, and only those used last take the memory of raw pictures."""

from __future__ import annotations

from PIL import Image

from render.layers import Layers, _size

SIDE = 100
RAW = SIDE * SIDE * 4


def drawn(tone: int, made: list[int]) -> Image.Image:
    made.append(tone)
    image = Image.new("RGB", (SIDE, SIDE), (tone, 0, 0))
    image.putpixel((3, 4), (1, 2, 3))
    return image


def test_a_layer_is_drawn_once_and_unpacked_as_it_was() -> None:
    layers, made = Layers(2 * RAW), list[int]()
    first = [layers.get(n, lambda n=n: drawn(n, made), pack=True) for n in range(5)]  # type: ignore[misc]
    assert layers.size == 2 * RAW
    again = [layers.get(n, lambda n=n: drawn(n, made), pack=True) for n in range(5)]  # type: ignore[misc]
    assert made == [0, 1, 2, 3, 4]
    assert layers.size == 2 * RAW
    for one, other in zip(first, again, strict=True):
        assert one.tobytes() == other.tobytes()
        assert (one.mode, one.size) == (other.mode, other.size)


def test_what_was_used_last_stays_raw() -> None:
    layers, made = Layers(2 * RAW), list[int]()
    kept = layers.get(0, lambda: drawn(0, made), pack=True)
    layers.get(1, lambda: drawn(1, made), pack=True)
    assert layers.get(0, lambda: drawn(0, made), pack=True) is kept
    layers.get(2, lambda: drawn(2, made), pack=True)
    assert layers.get(0, lambda: drawn(0, made), pack=True) is kept


def test_one_that_is_larger_than_all_room_stays_until_the_next() -> None:
    layers, made = Layers(10), list[int]()
    kept = layers.get(0, lambda: drawn(0, made), pack=True)
    assert layers.get(0, lambda: drawn(0, made), pack=True) is kept


def test_what_is_shipped_in_files_is_read_again_instead_of_packed() -> None:
    layers, made = Layers(RAW), list[int]()
    for n in (0, 1, 0):
        layers.get(n, lambda n=n: drawn(n, made), pack=False)  # type: ignore[misc]
    assert made == [0, 1, 0]


def test_at_rest_nothing_is_raw_and_nothing_is_drawn_again() -> None:
    layers, made = Layers(), list[int]()
    before = layers.get(0, lambda: drawn(0, made), pack=True)
    layers.forget_raw()
    assert layers.size == 0
    after = layers.get(0, lambda: drawn(0, made), pack=True)
    assert after is not before
    assert after.tobytes() == before.tobytes()
    assert made == [0]


def test_the_colours_of_a_palette_are_kept() -> None:
    image = Image.new("P", (4, 4), 1)
    image.putpalette([0, 0, 0, 9, 8, 7])
    layers = Layers()
    layers.get("p", lambda: image, pack=True)
    layers.forget_raw()
    found = layers.get("p", lambda: image, pack=True)
    assert found.convert("RGB").getpixel((2, 2)) == (9, 8, 7)
    assert _size(found) == 16
