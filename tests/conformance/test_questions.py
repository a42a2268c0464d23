"""Pictures of questions: what an answer hangs on, for who is asked and for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.checking import Ply
from engine.core import Decision, Rng
from engine.selfplay import walk
from render.picture import Painter, encode
from render.registry import presentation
from tests.conformance.cases import every_table, game, options
from tests.witnesses import witnessed

NAMES = ("Ann", "Bartholomew the Elder", "C. D.", "Ζωή Ő", "Eve")
OF_EACH = 2
"""Questions of each kind that are looked at in one game."""
ALT = 1_000
MAX_BYTES = 1 << 18


def questions(key: str, seats: int) -> Iterator[tuple[Painter, Ply[Any], Decision]]:
    """Some questions of each kind that are asked in two games; skips where none has a picture."""
    painter = presentation(key).painter
    if painter is None or type(painter).question is Painter.question:
        pytest.skip("the questions of this game have no pictures")
    seen: dict[str, int] = {}
    for seed, wild in ((47, 0), (48, 15)):
        for ply in walk(game(key), options(key, seed), seats, seed, wild):
            for decision in ply.decisions:
                seen[decision.kind] = seen.get(decision.kind, 0) + 1
                if seen[decision.kind] <= OF_EACH:
                    yield painter, ply, decision


@pytest.mark.sliced
@every_table
def test_what_is_asked_is_drawn_for_its_reader_alone(key: str, seats: int) -> None:
    """Without the means the picture and its words hang on nothing that a spectator does not know,
    with them on nothing that who is asked does not know."""
    rng, names, rules = Rng(6), NAMES[:seats], game(key)
    texts, seen = presentation(key).texts(names), 0
    for painter, ply, decision in questions(key, seats):
        public = replace(decision, menus=())
        for viewer, asked, means in ((decision.seat, decision, True), (None, public, False)):
            other = rules.determinize(ply.state, viewer, rng)
            one, two = (rules.view(state, viewer) for state in (ply.state, other))
            first = painter.question(one, asked, names, means=means)
            second = painter.question(two, asked, names, means=means)
            where = f"{decision.kind} for {viewer}, ply {ply.number}"
            assert (first and first.tobytes()) == (second and second.tobytes()), where
            said = [texts.question_alt(view, asked, means=means) for view in (one, two)]
            assert said[0] == said[1], where
            assert 0 < len(said[0]) <= ALT, where
            seen += first is not None
    witnessed(seen, "questions with a picture", f"{key}, {seats} players, seeds 47 and 48")


@pytest.mark.sliced
@every_table
def test_pictures_of_questions_can_be_sent(key: str, seats: int) -> None:
    """None is wider than 11:7. Those that everybody sees are not much higher than wide, or clients
    would show them narrow."""
    for painter, ply, decision in questions(key, seats):
        for viewer, means in ((decision.seat, True), (None, False)):
            view = game(key).view(ply.state, viewer)
            asked = decision if means else replace(decision, menus=())
            image = painter.question(view, asked, NAMES[:seats], means=means)
            if image is None:
                continue
            where = f"{decision.kind}, means {means}: {image.size}"
            assert image.width * 7 <= image.height * 11, where
            assert image.height <= image.width * (1.75 if means else 1.35), where
            assert len(encode(image, "question").data) <= MAX_BYTES, where
