"""What the pictures of questions show is what the view and the answers say."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from engine import registry
from engine.core import Decision
from engine.games.tta.view import PactView, View
from engine.selfplay import walk
from render.board.tta import PAINTER
from render.board.tta.question import has_picture
from tests.render.shown import kept
from tests.render.tta import questions
from tests.render.tta.marks import check
from tests.render.tta.question_facts import Questions
from tests.render.tta.test_tta_facts import GAMES

NAMES = ("Ann", "Ben", "Cid", "Dee")
PER_KIND = 2
"""So many questions of a kind are looked at in a game."""
EVERY = 29
"""Of the invented questions one in so many is looked at, and the first of each template."""


def shows(view: View, decision: Decision, *, means: bool) -> None:
    if not has_picture(view, decision, means=means):
        return
    c = kept(partial(PAINTER.question, view, decision, NAMES[: len(view.players)], means=means))
    table = Questions(view, NAMES, decision, means=means)
    facts = table.picture_of_question()
    check(f"{decision.kind}, {means=}", c, facts, table.maybe)


@pytest.mark.sliced(10)
@pytest.mark.parametrize("means", [True, False])
@pytest.mark.parametrize("edition", ["new_story", "first_edition"])
@pytest.mark.parametrize("template", questions.EVERY, ids=lambda template: template.__name__)
def test_a_question_shows_what_is_so_and_nothing_else(
    template: Any, edition: str, means: bool
) -> None:
    for view, decision in list(template(edition))[::EVERY]:
        shows(view, decision, means=means)


@pytest.mark.sliced(5)
@pytest.mark.parametrize("edition", ["new_story", "first_edition"])
@pytest.mark.parametrize("template", questions.EVERY, ids=lambda template: template.__name__)
def test_who_has_left_is_in_no_question(template: Any, edition: str) -> None:
    """The pictures go on without them."""
    for view, decision in list(template(edition))[::EVERY]:
        for means in (True, False):
            shows(questions.somebody_gone(view), decision, means=means)


@pytest.mark.parametrize("owner", [0, 1])
def test_a_pact_takes_the_place_of_the_one_that_its_owner_has(owner: int) -> None:
    """Of who offers it, not of who is asked."""
    view, decision = next(questions.pacts())
    standing = (PactView("international_tourism", owner, owner, 2),)
    shows(replace(view, pacts=standing), decision, means=True)


@pytest.mark.sliced
@pytest.mark.parametrize(("game", "seats", "seed"), GAMES)
def test_questions_of_random_games(game: str, seats: int, seed: int) -> None:
    rules: Any = registry.rules(game)
    seen: dict[str, int] = {}
    for ply in walk(rules, rules.options(), seats, 40 + seed):
        for decision in ply.step.decisions:
            number = seen[decision.kind] = seen.get(decision.kind, 0) + 1
            if decision.kind in ("actions", "politics") or number > 5 or number % 2 == 0:
                continue
            view = rules.view(ply.step.state, decision.seat)
            shows(view, decision, means=True)
            shows(rules.view(ply.step.state, None), decision, means=False)
