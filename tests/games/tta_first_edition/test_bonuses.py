"""What a viewer knows of the events that score when the game is over."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.tta.editions.first_edition import FIRST_EDITION
from tests.conformance.cases import game

KEY = f"tta-{FIRST_EDITION.key.replace('_', '-')}"


@pytest.mark.rule("OR-7.11")
def test_everybody_sees_what_is_on_offer_and_what_was_chosen() -> None:
    rules: Any = game(KEY)
    step = rules.setup(rules.options(bonus_cards="open_choice"), 3, 5)
    (d,) = step.decisions
    answer = next(iter(d.every()))
    after = rules.apply(step.state, d.seat, answer)
    for viewer in (None, 0, 1, 2):
        first, second = rules.view(step.state, viewer), rules.view(after.state, viewer)
        assert len(first.offered) > 3
        assert (first.open_events, second.open_events) == ((), (answer.card,))
        assert set(first.offered) - set(second.offered) == {answer.card}


@pytest.mark.rule("OR-7.11")
def test_nothing_is_on_offer_once_all_have_chosen() -> None:
    rules: Any = game(KEY)
    step = rules.setup(rules.options(bonus_cards="open_choice"), 3, 5)
    while (d := step.decisions[0]).kind == "choose_bonus":
        step = rules.apply(step.state, d.seat, next(iter(d.every())))
    view = rules.view(step.state, None)
    assert view.offered == ()
    assert view.open_events


@pytest.mark.rule("OR-7.11")
def test_events_that_are_kept_are_known_to_their_owner_alone() -> None:
    rules: Any = game(KEY)
    step = rules.setup(rules.options(bonus_cards="own"), 3, 5)
    for viewer in (None, 0, 1, 2):
        view = rules.view(step.state, viewer)
        assert view.offered == ()
        for civ in view.players:
            assert len(civ.bonuses) == 4
            assert all(card is not None for card in civ.bonuses) == (civ.seat == viewer)
            assert any(card is not None for card in civ.bonuses) == (civ.seat == viewer)
