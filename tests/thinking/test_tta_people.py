"""What computer players of Through the Ages do with a worker who has no work."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from engine import registry
from engine.core.action import Action
from engine.core.rng import seeded
from engine.games.tta.actions import Build, PlayCard
from engine.games.tta.editions import rules_of
from engine.games.tta.query import prices, ratings
from engine.games.tta.state import State
from engine.games.tta.worth import EVALUATOR
from engine.games.tta.worth.people import hands
from engine.selfplay import walk
from engine.thinking import prepare, think
from tests.witnesses import witnessed

CHEAPER = {"tta-new-story": "urban_growth_ii", "tta-first-edition": "ideal_building_site_ii"}
"""An action card that builds Religion for nothing."""
EDITIONS = list(CHEAPER)
SEEDS, LEAST = range(4, 12), 3


def turns(key: str, seeds: range) -> Iterator[tuple[State, int]]:
    """Positions of games by chance in which somebody begins to act, some of each game."""
    rules: Any = registry.rules(key)
    for seed in seeds:
        found = (
            (ply.state, ply.seat)
            for ply in walk(rules, rules.options(), 2, seed)
            if ply.kind == "actions" and ply.state.round > 1
        )
        yield from islice(found, 0, 60, 12)


def with_a_free_worker(state: State, seat: int, ca: int, ma: int) -> bool:
    """One worker without work and so many actions; no card can be taken, copied or played, and the
    Hanging Gardens make people happy. Returns whether there was a worker to be had, who stays
    content for two ages."""
    civ = state.players[seat]
    state.row, state.common_tactics = [""] * len(state.row), []
    civ.civil.cards, civ.ca, civ.ma = [], ca, ma
    civ.wonders = list({*civ.wonders, "hanging_gardens"})
    civ.yellow_bank += civ.idle - 1
    civ.idle = 1
    figures = rules_of(state).board.figures
    later = max(0, civ.yellow_bank - 2 * figures.age_end_yellow)
    asked = rules_of(state).board.faces_required(later)
    return later > 0 and asked <= ratings.happiness(state, seat)


def chosen(key: str, state: State, seat: int, level: str) -> tuple[Action, ...]:
    return think(prepare(registry.rules(key), state, seat, level, seeded(3))).plans[0].actions


@pytest.mark.sliced(10)
@pytest.mark.parametrize("key", EDITIONS)
def test_free_warriors_are_taken(key: str) -> None:
    """Paid for by what is there for military units alone, with an action that draws no card. Who
    can do better with the worker does so."""
    tried = 0
    for state, seat in turns(key, SEEDS):
        civ = state.players[seat]
        spare = rules_of(state).board.figures.military_draw + 1
        if not with_a_free_worker(state, seat, ca=0, ma=spare):
            continue
        civ.purse = prices.build_price(state, seat, "warriors")
        for level in ("good", "strong"):
            done = [getattr(x, "then", x) for x in chosen(key, state, seat, level)]
            assert any(isinstance(x, Build) for x in done), f"round {state.round}, age {state.age}"
        tried += 1
    witnessed(tried, "free units", f"{key}, seeds 4 to 11", least=LEAST)


@pytest.mark.sliced(10)
@pytest.mark.parametrize("key", EDITIONS)
def test_a_free_religion_is_taken(key: str) -> None:
    """A temple that an action card builds for nothing; there is room for nothing else."""
    tried = 0
    for state, seat in turns(key, SEEDS):
        civ = state.players[seat]
        limit = rules_of(state).cards[civ.government].urban_limit or 0
        if not with_a_free_worker(state, seat, ca=1, ma=0) or civ.workers["religion"] >= limit:
            continue
        civ.civil.cards = [CHEAPER[key]]
        civ.blue = dict.fromkeys(civ.blue, 0)
        cards = rules_of(state).cards
        for card in civ.workers:
            if cards[card].is_urban and card != "religion":
                civ.workers[card] = limit
        wanted = PlayCard(CHEAPER[key], Build("religion"))
        for level in ("good", "strong"):
            assert wanted in chosen(key, state, seat, level), f"round {state.round}"
        tried += 1
    witnessed(tried, "free temples", f"{key}, seeds 4 to 11", least=LEAST)


@pytest.mark.sliced(10)
@pytest.mark.parametrize("key", EDITIONS)
def test_a_worker_without_work_is_worth_no_more_than_another_one_costs(key: str) -> None:
    tried = 0
    for state, seat in turns(key, SEEDS):
        civ = state.players[seat]
        price = prices.population_price(state, seat)
        if not with_a_free_worker(state, seat, ca=1, ma=1) or price is None:
            continue
        p = EVALUATOR._look(state, seat).p
        unused = EVALUATOR.evaluate(state, seat)["workers"] - hands(civ, p)
        most = printed_price(state, seat) * p.food
        assert 0 <= unused <= p.weights.idle * most + 1e-9
        tried += 1
    witnessed(tried, "workers without work", f"{key}, seeds 4 to 11", least=LEAST)


def printed_price(state: State, seat: int) -> int:
    """The printed price of one more worker."""
    lines = dict(prices.population_lines(state, seat) or [])
    return lines["yellow_bank"]
