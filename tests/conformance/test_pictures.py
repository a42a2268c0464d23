"""Pictures show what their viewer may know, always the same, in a size that can be sent."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from engine.checking import Ply
from engine.core import Rng
from engine.selfplay import walk
from render.picture import encode
from render.registry import presentation
from render.text.base import ALT
from tests.conformance.cases import every_picture, every_table, game, options

NAMES = ("Ann", "Bartholomew the Elder", "C. D.", "Ζωή Ő", "Eve")
SAMPLES = 3
OF_A_KIND = 6
"""So many questions of each kind are looked at in a game."""
MAX_BYTES = 1 << 20


def positions(key: str, seats: int) -> Iterator[Ply[Any]]:
    """A few positions of a game, the last one among them."""
    plies = list(walk(game(key), options(key, 41), seats, 41))
    step = max(1, len(plies) // SAMPLES)
    yield from (*plies[step // 2 :: step][:SAMPLES], plies[-1])


@pytest.mark.sliced
@every_table
def test_pictures_tell_no_secret(key: str, seats: int) -> None:
    painter = presentation(key).painter
    if painter is None:
        pytest.skip("this game has no pictures")
    rng = Rng(6)
    for ply in positions(key, seats):
        viewer = (*range(seats), None)[ply.number % (seats + 1)]
        other = game(key).determinize(ply.step.state, viewer, rng)
        one, two = (game(key).view(s, viewer) for s in (ply.step.state, other))
        assert every_picture(painter, two) == every_picture(painter, one)
        for name in every_picture(painter, one):
            first = painter.paint(one, name, NAMES[:seats])
            second = painter.paint(two, name, NAMES[:seats])
            assert first.tobytes() == second.tobytes(), f"{name} for {viewer}, ply {ply.number}"
            public = painter.paint(painter.public(one, name), name, NAMES[:seats])
            assert public.tobytes() == first.tobytes(), f"{name} shows more than `public` leaves"
        hands = [painter.hand(view, NAMES[:seats]) for view in (one, two)]
        pixels = [hand and hand.tobytes() for hand in hands]
        assert pixels[0] == pixels[1], f"the hand of {viewer}, ply {ply.number}"


@pytest.mark.sliced
@every_table
def test_pictures_can_be_sent(key: str, seats: int) -> None:
    painter = presentation(key).painter
    if painter is None:
        pytest.skip("this game has no pictures")
    for ply in positions(key, seats):
        view = game(key).view(ply.step.state, None)
        assert painter.hand(view, NAMES[:seats]) is None, "a spectator has no hand"
        for name in every_picture(painter, view):
            picture = encode(painter.paint(view, name, NAMES[:seats]), name)
            assert len(picture.data) <= MAX_BYTES
            with Image.open(io.BytesIO(picture.data)) as image:
                assert image.size == (picture.width, picture.height)
                assert max(image.size) <= 4096
                assert image.format is not None
                assert image.format.lower() == picture.extension


@pytest.mark.sliced
@every_table
def test_pictures_of_questions_tell_no_secret(key: str, seats: int) -> None:
    """What everybody sees of a question is the same whatever is hidden, in the picture and in its
    alternative text; what the one who is asked sees hangs on nobody else's secrets."""
    shown = presentation(key)
    if shown.painter is None:
        pytest.skip("this game has no pictures")
    texts, rng = shown.texts(NAMES[:seats]), Rng(7)
    looked: Counter[str] = Counter()
    for ply in walk(game(key), options(key, 41), seats, 41):
        for d in ply.step.decisions:
            if looked[d.kind] >= OF_A_KIND:
                continue
            for viewer in (None, d.seat):
                means = viewer is not None
                seen = []
                for s in (ply.step.state, game(key).determinize(ply.step.state, viewer, rng)):
                    view = game(key).view(s, viewer)
                    asked = next(x for x in game(key).decisions(s) if x.seat == d.seat)
                    asked = asked if means else replace(asked, menus=())
                    image = shown.painter.question(view, asked, NAMES[:seats], means=means)
                    alt = texts.question_alt(view, asked, means=means)
                    has = shown.painter.has_question(view, asked, means=means)
                    assert has == (image is not None), f"{d.kind} for {viewer}"
                    seen.append((image and image.tobytes(), alt))
                assert seen[0] == seen[1], f"{d.kind} for {viewer}, ply {ply.number}"
                assert len(seen[0][1]) <= ALT
            looked[d.kind] += 1
