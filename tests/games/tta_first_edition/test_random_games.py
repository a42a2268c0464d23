"""Whole games by chance: nothing is lost, nothing appears, and every card is met at some point."""

from __future__ import annotations

import pytest

from engine.core import Rng
from engine.core.save import document, read
from engine.games.tta.options import FirstOptions
from engine.selfplay import walk
from tests.conformance.rare import noting_frames
from tests.conformance.test_ratchets import OF_OTHER_EDITIONS
from tests.games.tta_first_edition.game import FIRST

LENGTHS = {
    "full": {},
    "full, one attacker": {"no_ganging_up": True},
    "full, easier": {"easier": True, "hands": "hidden"},
    "full, peaceful": {"peaceful": "without_pacts"},
    "advanced": {"length": "advanced"},
    "advanced, mild": {"length": "advanced", "mild_corruption": True},
    "advanced, peaceful": {"length": "advanced", "peaceful": "yes", "easier": True},
    "advanced, own bonus cards": {"length": "advanced", "bonus_cards": "own"},
    "full, own bonus cards": {"bonus_cards": "own", "draw_by_action": True},
    "full, bonus cards age by age": {"bonus_cards": "age_by_age", "fewer_bonuses": True},
    "full, bonus cards chosen openly": {"bonus_cards": "open_choice", "mild_corruption": True},
    "full, bonus cards lie open": {"bonus_cards": "open", "open_cards": 5},
    "simple": {"length": "simple"},
    "simple, easier": {"length": "simple", "easier": True, "hands": "hidden"},
}


SEEN = (
    *("full", "advanced, mild", "simple"),
    *("full, own bonus cards", "full, bonus cards age by age", "full, bonus cards chosen openly"),
)
"""Games that show together what no other edition has."""


@pytest.mark.sliced
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", LENGTHS)
def test_a_game_by_chance_keeps_all_laws(name: str, seats: int) -> None:
    step = None
    options = FirstOptions.model_validate(LENGTHS[name])
    for ply in walk(FIRST, options, seats, 10 * seats, 300):
        step = ply.step
        assert FIRST.check(step.state) == []
        if ply.number % 25 == 0:
            assert read(FIRST, document(FIRST, step.state)) == step.state
            seat = ply.number % seats
            view = FIRST.view(step.state, seat)
            assert FIRST.view(FIRST.determinize(step.state, seat, Rng(ply.number)), seat) == view
    assert step is not None
    assert FIRST.outcome(step.state) is not None


@pytest.mark.sliced(10)
def test_random_games_see_what_this_edition_has_besides() -> None:
    """The frames, actions and events that games of A New Story never show."""
    frames: set[str] = set()
    told: set[str] = set()
    with noting_frames(FIRST, frames):
        for seed, name in enumerate(SEEN):
            options = FirstOptions.model_validate(LENGTHS[name])
            for ply in walk(FIRST, options, 3, seed):
                told.add(ply.action.kind)
                told.update(news.event.kind for news in ply.step.news)
    assert set(OF_OTHER_EDITIONS) - frames - told == set()
