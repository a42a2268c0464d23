"""What the pictures of Tzolk'in's questions show is what the view and the answers say."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from engine.core import Decision
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.rules import RULES
from engine.games.tzolkin.view import TzolkinView
from engine.selfplay import walk
from render.board.tzolkin import PAINTER
from tests.render.shown import check, kept
from tests.render.test_render_tzolkin_questions import QUESTIONS
from tests.render.tzolkin_questions import Questions

NAMES = ("Ann", "Ben", "Cid", "Dee")
PER_KIND = 3
"""So many questions of a kind are looked at in a game."""


def shows(view: TzolkinView, decision: Decision, *, means: bool) -> None:
    if not means and decision.kind == "turn":
        return
    names = NAMES[: len(view.players)]
    c = kept(partial(PAINTER.question, view, decision, names, means=means))
    facts = Questions(view, NAMES, decision, means).question()
    check(f"{decision.kind}, {means=}", c, facts)


@pytest.mark.parametrize("means", [True, False])
@pytest.mark.parametrize("name", list(QUESTIONS))
def test_a_question_shows_what_is_so_and_nothing_else(name: str, means: bool) -> None:
    view, decision = QUESTIONS[name]
    shows(view, decision, means=means)


@pytest.mark.parametrize("name", ["turn", "turn, crowded", "choose_building, corn"])
def test_who_has_nothing_sees_what_is_missing(name: str) -> None:
    """Prices in the colour of alarms."""
    view, decision = QUESTIONS[name]
    poor = tuple(replace(player, goods=Goods(), light=False) for player in view.players)
    prices = tuple((place, 1 + price) for place, price in view.prices if place != "tikal")
    shows(replace(view, players=poor, prices=prices), decision, means=True)


def test_the_last_corn_pays_a_worker() -> None:
    view, decision = QUESTIONS["turn"]
    for _, price in view.prices:
        players = tuple(replace(player, goods=Goods(corn=price)) for player in view.players)
        shows(replace(view, players=players), decision, means=True)


@pytest.mark.sliced
@pytest.mark.parametrize(
    ("seats", "seed"), [(seats, seed) for seats in (2, 3, 4) for seed in range(5)]
)
def test_questions_of_random_games(seats: int, seed: int) -> None:
    """In every second game somebody may resign."""
    seen: dict[str, int] = {}
    for ply in walk(RULES, RULES.options(), seats, 70 + seed, wild=80 if seed % 2 else 0):
        for decision in ply.step.decisions:
            number = seen[decision.kind] = seen.get(decision.kind, 0) + 1
            if number % 7 == 1 and number // 7 < PER_KIND:
                view = RULES.view(ply.step.state, decision.seat)
                shows(view, decision, means=True)
                shows(view, decision, means=False)
