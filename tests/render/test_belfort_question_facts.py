"""What the pictures of Belfort's questions show is what the view and the answers say."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from engine.core import Decision
from engine.games.belfort.goods import GOODS, Goods
from engine.games.belfort.rules import RULES
from engine.games.belfort.view import BelfortView
from engine.selfplay import walk
from render.board.belfort import PAINTER
from tests.render.belfort_facts import QUIET
from tests.render.belfort_questions import Questions
from tests.render.shown import check, kept
from tests.render.test_render_belfort_questions import QUESTIONS, TURNS

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eva")
PER_KIND = 2
"""So many questions of a kind are looked at in a game."""


def shows(view: BelfortView, decision: Decision, *, means: bool) -> None:
    if not means and decision.kind in TURNS:
        return
    names = NAMES[: len(view.players)]
    c = kept(partial(PAINTER.question, view, decision, names, means=means))
    facts = Questions(view, NAMES, decision, means).question()
    check(f"{decision.kind}, {means=}", c, facts, QUIET)


@pytest.mark.parametrize("means", [True, False])
@pytest.mark.parametrize("name", list(QUESTIONS))
def test_a_question_shows_what_is_so_and_nothing_else(name: str, means: bool) -> None:
    view, decision = QUESTIONS[name]
    shows(view, decision, means=means)


@pytest.mark.parametrize("name", ["placement", "placement, crowded", "actions", "pay_architects"])
def test_who_has_nothing_sees_what_is_missing(name: str) -> None:
    """Fees and prices in the colour of alarms."""
    view, decision = QUESTIONS[name]
    players = tuple(
        replace(p, goods=Goods()) if p.seat == decision.seat else p for p in view.players
    )
    guilds = tuple(replace(plank, fee=1) for plank in view.guilds)
    shows(replace(view, players=players, guilds=guilds), decision, means=True)


def test_spies_ask_nobody_without_cards() -> None:
    view, decision = QUESTIONS["show_cards"]
    players = tuple(replace(p, hand=0) if p.seat in (0, 3) else p for p in view.players)
    shows(replace(view, players=players), decision, means=False)


@pytest.mark.parametrize("name", ["choose_loot", "choose_loot, bandits"])
@pytest.mark.parametrize("good", GOODS)
def test_who_has_only_one_good_can_lose_nothing_else(name: str, good: str) -> None:
    """Whoever has only what cannot be taken is no victim."""
    view, decision = QUESTIONS[name]
    players = tuple(replace(p, goods=Goods(**{good: 2})) for p in view.players)
    shows(replace(view, players=players), decision, means=True)


def test_the_last_gold_pays_a_fee() -> None:
    view, decision = QUESTIONS["placement, crowded"]
    guilds = tuple(replace(plank, fee=4) for plank in view.guilds)
    for gold in (3, 4):
        players = tuple(replace(p, goods=Goods(gold=gold)) for p in view.players)
        shows(replace(view, players=players, guilds=guilds), decision, means=True)


def test_the_other_half_is_that_of_a_gatehouse_of_ones_own() -> None:
    """Halves next to those of others are not to be chosen."""
    view, decision = QUESTIONS["choose_half"]
    others = {"gatehouse_d3_d4_in_d3": 0, "gatehouse_d3_d4_in_d4": None}
    symbols = tuple(replace(s, owner=others.get(s.id, s.owner)) for s in view.symbols)
    shows(replace(view, symbols=symbols), decision, means=True)


def test_where_a_dwarf_stands_no_other_can_be_put() -> None:
    view, decision = QUESTIONS["choose_dwarf"]
    guilds = (replace(view.guilds[0], dwarf=1), *view.guilds[1:])
    shows(replace(view, guilds=guilds), decision, means=True)


@pytest.mark.sliced
@pytest.mark.parametrize(
    ("seats", "seed"), [(seats, seed) for seats in (2, 3, 4, 5) for seed in range(5)]
)
def test_questions_of_random_games(seats: int, seed: int) -> None:
    seen: dict[str, int] = {}
    options = RULES.options()
    for ply in walk(RULES, options, seats, 70 + seed, wild=80 if seed % 2 else 0):
        for decision in ply.step.decisions:
            number = seen[decision.kind] = seen.get(decision.kind, 0) + 1
            if number % 9 != 1 or number // 9 >= PER_KIND:
                continue
            view = RULES.view(ply.step.state, decision.seat)
            if len(set(view.shown)) == len({kind for _, kind in view.shown}):
                shows(view, decision, means=True)
                shows(view, decision, means=False)
