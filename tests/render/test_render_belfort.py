"""The pictures of Belfort, drawn from positions of random games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from engine.core.rng import seeded
from engine.games.belfort.rules import RULES
from engine.players import UniformPlayer
from render import phone
from render.board.belfort import CARDS, PAINTER, painter
from render.board.belfort.changed import changed
from render.board.belfort.question.choices import TEMPLATES, Case, compose
from render.board.belfort.words import Words
from render.lang.language import ENGLISH
from render.theme import SEATS
from tests.render.legibility import PIXELS, written

NAMES = ("Bartholomew the", "Wolfeschlegelst", "MMMMMMMMMMMMMMM", "Ζωή Őőŵ Έλληνας", "Ann")
DONE = (0, 25, 60, 120, 180)


@cache
def steps(seats: int) -> tuple[Any, ...]:
    """Positions of a random game, with whatever was asked there."""
    bot, random, found = UniformPlayer(), seeded(seats), []
    step = RULES.setup(RULES.options(), seats, seats + 7)
    for n in range(max(DONE) + 1):
        if n in DONE or not step.decisions:
            found.append(step)
        if not step.decisions:
            break
        decision = step.decisions[0]
        view = RULES.view(step.state, decision.seat)
        action = bot.choose(view, decision, random)
        step = RULES.apply(step.state, decision.seat, action, step.decisions)
    return tuple(found)


def views() -> Iterator[Any]:
    for seats in (2, 3, 4, 5):
        for step in steps(seats):
            yield RULES.view(step.state, None)


def test_nothing_is_cut() -> None:
    for view in views():
        names = NAMES[: len(view.players)]
        for picture in PAINTER.pictures(view):
            assert not painter._compose(view, picture, names, ENGLISH).cut, picture


def test_parts_for_phones_have_their_shape_and_can_be_read() -> None:
    for view in views():
        for picture in PAINTER.parts(view, "phone"):
            with written() as found:
                c = painter._compose(view, picture, NAMES[: len(view.players)], ENGLISH)
            assert c.image.width == phone.WIDTH
            assert phone.LOWEST <= c.image.height <= phone.HIGHEST
            for one in found:
                said = one.text in NAMES or one.text.endswith("…") or one.size >= 18
                assert said, one
                if picture == "phone":
                    assert one.pixels(phone.WIDTH, phone.SEEN) >= PIXELS - 1.2, one


def test_pictures_show_nothing_of_hands() -> None:
    step = steps(3)[1]
    view = RULES.view(step.state, 0)
    bare = PAINTER.public(view, "board")
    assert not any(player.cards for player in bare.players)
    for picture in PAINTER.pictures(view):
        drawn = [PAINTER.paint(v, picture, NAMES[:3]).tobytes() for v in (view, bare)]
        assert drawn[0] == drawn[1]


@pytest.mark.parametrize("kind", TEMPLATES)
def test_every_question_has_a_picture_and_the_public_one_needs_no_hand(kind: str) -> None:
    step = next(s for s in steps(3) if s.decisions)
    decision = replace(step.decisions[0], kind=kind)
    for means, seat in ((True, decision.seat), (False, None)):
        view = RULES.view(step.state, seat)
        bare = decision if means else replace(decision, menus=())
        c = compose(Case(view, bare, NAMES[:3], Words(), means))
        assert c is None or not c.cut
        if not means and c is not None:
            assert not any(player.cards for player in view.players)


def test_what_has_changed_has_its_place() -> None:
    first, *_, last = steps(3)
    before, after = (RULES.view(s.state, None) for s in (first, last))
    assert not changed(before, before)
    found = changed(before, after)
    c = painter._compose(after, "board", NAMES[:3], ENGLISH)
    assert found
    assert found <= set(c.spots)


def test_every_building_and_guild_can_be_looked_up() -> None:
    names = CARDS.names()
    assert len(names) == len(set(names.values())) == 22
    for card in names:
        assert CARDS.picture(card) is not None
        assert "not known" in CARDS.text(card)


def test_five_seats_are_told_apart_by_colour_and_by_sign() -> None:
    assert len({sign for _, sign in SEATS}) == len(SEATS) == 5
    for first, second in combinations((tone for tone, _ in SEATS), 2):
        assert sum(abs(a - b) for a, b in zip(first, second, strict=True)) > 100
