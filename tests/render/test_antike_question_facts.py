"""What the pictures of Antike Duellum's questions show is what the view and the answers say."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from engine.core import Decision, Pick
from engine.games.antike.actions import Defend
from engine.games.antike.rules import RULES
from engine.games.antike.view import AntikeView, UnitsView
from engine.selfplay import walk
from render.board.antike import PAINTER
from render.text.antike.cases import DRAWN
from tests.render.antike_facts import QUIET
from tests.render.antike_opened import PHONE, Opened
from tests.render.antike_questions import Questions
from tests.render.antike_tables import WEST, with_nation, with_region
from tests.render.shown import check, kept
from tests.render.test_render_antike_questions import MASSILIA, QUESTIONS

NAMES = ("Ann", "Ben")
PER_KIND = 4
"""So many questions of a kind are looked at in a game."""


def shows(view: AntikeView, decision: Decision, *, means: bool) -> None:
    c = kept(partial(PAINTER.question, view, decision, NAMES, means=means))
    facts = Questions(view, NAMES, decision, means).question()
    check(f"{decision.kind}, {means=}", Opened(c, PHONE), facts, QUIET)


@pytest.mark.parametrize("means", [True, False])
@pytest.mark.parametrize("name", list(QUESTIONS))
def test_a_question_shows_what_is_so_and_nothing_else(name: str, means: bool) -> None:
    view, decision = QUESTIONS[name]
    shows(view, decision, means=means)


def test_what_cards_have_added_and_generals_take_off() -> None:
    """Seen from the city: with a wall that Siege Engine takes away, beside a General, with both."""
    general = with_region(
        with_nation(WEST, 1, know_how=()),
        "genua",
        units=(UnitsView(legion=2, general=1), UnitsView()),
    )
    general = replace(general, mover=0)
    cards = Pick("defend", (Defend(0), Defend(2)))
    shows(general, Decision(1, "fortress", (cards,), {"region": "genua", "need": 1}), means=True)
    for need in (1, 2, 9):
        found = {"region": "massilia", "need": need}
        cards = Pick("defend", (Defend(0), Defend(1)))
        shows(MASSILIA, Decision(1, "fortress", (cards,), dict(found)), means=True)
        shows(MASSILIA, Decision(0, "casualties", (), dict(found)), means=True)


def test_who_holds_nothing() -> None:
    """Neither cards nor know-how, nor units beside the city."""
    view, decision = QUESTIONS["conquest"]
    bare = with_nation(with_nation(view, 0, hand=()), 1, hand=())
    shows(bare, decision, means=True)
    view, decision = QUESTIONS["scientia"]
    unknown = tuple(replace(one, by=()) for one in view.know_how)
    shows(replace(view, know_how=unknown), decision, means=True)


@pytest.mark.sliced
@pytest.mark.parametrize(
    ("board", "seed"), [(board, seed) for board in ("west", "east") for seed in range(4)]
)
def test_questions_of_random_games(board: str, seed: int) -> None:
    seen: dict[str, int] = {}
    options = RULES.options.model_validate({"map": board, "variant": seed % 2 == 1})
    for ply in walk(RULES, options, 2, 70 + seed, wild=80 if seed % 2 else 0):
        for decision in ply.step.decisions:
            if decision.kind not in DRAWN:
                continue
            number = seen[decision.kind] = seen.get(decision.kind, 0) + 1
            if number % 5 == 1 and number // 5 < PER_KIND:
                view = RULES.view(ply.step.state, decision.seat)
                shows(view, decision, means=True)
                shows(view, decision, means=False)
