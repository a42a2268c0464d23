"""Nobody who thinks knows more than the player: what cannot be told apart is answered alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine import registry
from engine.contenders import Sight, Thinker, contender
from engine.core.rng import seeded
from engine.core.rules import Rules
from engine.core.save import load
from engine.duel import play
from engine.selfplay import walk
from engine.thinking import LEVELS, Settings, evaluator, levels, prepare, think

GAMES = [key for key, entry in registry.GAMES.items() if entry.evaluator]
HIDDEN = [key for key in GAMES if "hands" in registry.rules(key).options.model_fields]
PAIRED = [*((key, {}) for key in GAMES), *((key, {"hands": "hidden"}) for key in HIDDEN)]
DECISIONS, SPREAD = 500, 9
"""So many decisions of each game, each so many answers after the one before."""
BRIEF = Settings(width=2, worlds=2, steps=60)


def positions(rules: Rules[Any], seed: int, every: int, most: int) -> list[Any]:
    """States of a random game in which somebody is asked."""
    options = rules.options.model_validate(rules.meta.quick)
    plies = islice(walk(rules, options, rules.meta.seats[-1], seed), 0, every * most, every)
    return [(ply.state, ply.decisions[0].seat) for ply in plies]


@pytest.mark.parametrize("key", GAMES)
def test_other_hidden_cards_same_task(key: str) -> None:
    """Two worlds that look the same to a seat make the same task, to the last byte; so whoever is
    given the task cannot answer them differently."""
    rules = registry.rules(key)
    for state, seat in positions(rules, 5, 37, 8):
        other = rules.determinize(state, seat, seeded(1))
        assert rules.view(state, seat) == rules.view(other, seat)
        tasks = [prepare(rules, world, seat, "strong", seeded(3)) for world in (state, other)]
        assert tasks[0] == tasks[1]


def all_asked(rules: Rules[Any], options: Any, most: int) -> Iterator[tuple[Any, int]]:
    """States of games by chance with each seat that is asked there, spread over whole games of all
    numbers of players."""
    for seed in range(20):
        seats = rules.meta.seats[seed % len(rules.meta.seats)]
        for ply in islice(walk(rules, options, seats, 100 + seed), seed % SPREAD, most, SPREAD):
            for decision in ply.decisions:
                yield ply.state, decision.seat


@pytest.mark.sliced
@pytest.mark.parametrize(
    ("key", "chosen"), PAIRED, ids=["-".join((key, *chosen.values())) for key, chosen in PAIRED]
)
def test_what_cannot_be_told_apart_is_one_task(key: str, chosen: dict[str, Any]) -> None:
    """500 decisions of a game, each in its world and in another one that looks the same to the seat
    that is asked: the task is the same to the last byte, at every level, carefully, and for a hint.
    No world of it is the real one."""
    rules, found = registry.rules(key), Counter[str]()
    options = rules.options.model_validate({**rules.meta.quick, **chosen})
    for number, (state, seat) in enumerate(islice(all_asked(rules, options, 600), DECISIONS)):
        other = rules.determinize(state, seat, seeded(number))
        view = rules.view(state, seat)
        assert view == rules.view(other, seat)
        level = LEVELS[number % len(LEVELS)]
        kind = {"careful": number % 3 == 1, "advice": number % 3 == 2}
        tasks = [
            prepare(rules, world, seat, level, seeded(number), **kind) for world in (state, other)
        ]
        assert tasks[0] == tasks[1], (number, level, kind)
        worlds = [load(rules, world) for world in tasks[0].worlds]
        assert all(rules.view(world, seat) == view for world in worlds)
        assert all(world.rng.secret != state.rng.secret for world in worlds)
        others = [one for one in range(rules.seats(state)) if one != seat]
        seen = [[rules.view(world, one) for one in others] for world in (state, other)]
        found["decisions"] += 1
        found["other hands"] += seen[0] != seen[1]
        found["other cards"] += replace(other, rng=state.rng) != state
    assert found["decisions"] == DECISIONS
    assert found["other cards"] >= DECISIONS // 2, "most pairs differ in more than their chance"
    if chosen:
        assert found["other hands"] >= DECISIONS // 2, "others hold something else"


@pytest.mark.parametrize("key", GAMES)
def test_the_same_task_the_same_thought(key: str) -> None:
    rules = registry.rules(key)
    for state, seat in positions(rules, 6, 53, 3):
        task = prepare(rules, state, seat, "normal", seeded(3))
        assert think(task) == think(task)


@pytest.mark.parametrize("key", GAMES)
def test_the_best_plan_begins_with_a_legal_answer(key: str) -> None:
    rules = registry.rules(key)
    for state, seat in positions(rules, 7, 41, 6):
        decision = next(d for d in rules.decisions(state) if d.seat == seat)
        player = Thinker(BRIEF, evaluator(key))
        assert decision.accepts(player.choose(Sight(rules, state, seat), decision, seeded(2)))


@pytest.mark.parametrize("key", GAMES)
def test_a_position_is_judged_by_parts_with_names(key: str) -> None:
    rules, eye = registry.rules(key), evaluator(key)
    for state, seat in positions(rules, 8, 29, 6):
        found = eye.evaluate(state, seat)
        assert all(isinstance(part, float | int) for part in found.values())
        assert len(found) > 2
        assert eye.evaluate(state, seat) == found
        same = eye.with_figures(eye.figures(rules.seats(state)))
        assert same.evaluate(state, seat) == found


@pytest.mark.sliced
@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_the_same_game(key: str) -> None:
    rules = registry.rules(key)
    options = rules.options.model_validate(rules.meta.quick)
    games = [
        play(rules, options, [contender(key, "beginner"), contender(key, "normal")], 11)
        for _ in range(2)
    ]
    assert games[0].outcome == games[1].outcome
    assert games[0].decisions == games[1].decisions
    assert games[0].outcome is not None, "the game came to its end"


@pytest.mark.parametrize("key", GAMES)
def test_every_level_is_there(key: str) -> None:
    found = levels(key)
    assert tuple(found) == LEVELS
    assert found["strong"].settings.steps > found["normal"].settings.steps
    assert not found["beginner"].settings.bold
