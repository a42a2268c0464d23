"""Every game says how its players stand, so that a finished one has a curve."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Rng
from engine.selfplay import walk
from render.podium.facts import Finish, Podium
from render.podium.words import alt, course
from render.registry import presentation
from render.standing import Standing, curve
from render.text.base import ALT, Texts
from render.theme import seats as look
from tests.conformance.cases import every_table, game, options

NAMES = ("Ann", "Bartholomew the Elder", "C. D.", "Ζωή Ő", "Eve")
CAPTION = 40
"""More letters have no room above a curve."""


def standing(key: str, texts: Texts[Any], state: Any) -> Standing:
    """How everybody stands, for a spectator."""
    found = texts.standing(game(key).view(state, None))
    assert found is not None, f"{key} says nothing: see `Texts.standing`"
    return found


@pytest.mark.sliced
@every_table
def test_the_curve_of_a_game(key: str, seats: int) -> None:
    """A value for each seat at every moment, in order, and the outcome's points at the end."""
    rules, rng = game(key), Rng(3)
    texts = presentation(key).texts(NAMES[:seats])
    plies = list(walk(rules, options(key, 31), seats, 31))
    found = [standing(key, texts, plies[0].state)]
    for ply in plies:
        after = ply.step.state
        found.append(standing(key, texts, after))
        if ply.number % 7 == 0:
            other = rules.determinize(after, None, rng)
            assert standing(key, texts, other) == found[-1], "nothing hidden is in it"
    for one in found:
        assert [f.caption for f in one.figures] == [f.caption for f in found[0].figures]
        assert all(len(figure.values) == seats for figure in one.figures)
        assert all(0 < len(figure.caption) <= CAPTION for figure in one.figures)
        assert one.gone <= set(range(seats))
        assert 0 < len(one.when) <= 20
    assert [f.number for f in found] == sorted(f.number for f in found)
    outcome = rules.outcome(plies[-1].step.state)
    assert outcome is not None
    if outcome.scores:
        totals = tuple(sum(score.values()) for score in outcome.scores)
        assert found[-1].figures[0].values == totals

    drawn = curve(found)
    assert drawn is not None
    assert drawn.last == found[-1]
    numbers = [moment.number for moment in drawn.moments]
    assert numbers == sorted(set(numbers)), "each round once"
    finishes = tuple(
        Finish(name, place, seat, outcome.scores[seat] if outcome.scores else None, gone=False)
        for seat, (name, place) in enumerate(zip(NAMES, outcome.places, strict=False))
    )
    said = Podium("Game", finishes, look("podium", 5), drawn)
    assert len(alt(said)) <= ALT
    assert len(numbers) < 3 or course(said)
