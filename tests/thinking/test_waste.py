"""The counts of what computers of Belfort and Antike Duellum waste are those of the games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest

from engine import registry
from engine.checking import Ply
from engine.selfplay import walk
from tests.strength.played import OPTIONS
from tests.strength.waste import NAMES, Waste, measured
from tests.witnesses import witnessed

SEEDS = (1, 2)


def _games(key: str) -> list[list[Ply[Any]]]:
    rules: Any = registry.rules(key)
    options = rules.options.model_validate(OPTIONS.get(key, {}))
    return [list(walk(rules, options, 2, seed)) for seed in SEEDS]


def _news(games: Sequence[Sequence[Ply[Any]]], kind: str) -> list[Any]:
    told = (n.event for plies in games for ply in plies for n in ply.step.news)
    return [event for event in told if event.kind == kind]


def _counted(key: str, games: Sequence[Sequence[Ply[Any]]], seats: Sequence[int]) -> Waste:
    found = Waste(key)
    for plies in games:
        found.add(plies, seats)
    return found


def test_what_is_counted_in_belfort_is_what_was_done() -> None:
    games = _games("belfort")
    found = _counted("belfort", games, [0, 1]).counts
    returned = _news(games, "workers_returned")
    assert found["workers taken back unused"] == sum(len(e.planks) for e in returned)
    assert found["planks used"] == len(_news(games, "worker_placed"))
    ends = [plies[-1].step.state for plies in games]
    gold = sum(player.purse.gold for state in ends for player in state.players)
    assert found["gold unused at the end"] == gold
    witnessed(returned, "workers taken back unused", f"belfort, seeds {SEEDS}")


def test_what_is_counted_in_antike_is_what_was_done() -> None:
    games = _games("antike-duellum")
    found = _counted("antike-duellum", games, [0, 1]).counts
    moved = [p for p in chain.from_iterable(games) if p.action.kind == "move_marker"]
    assert found["chips paid for the rondel"] == sum(
        event.paid.total for event in _news(games, "marker_moved")
    )
    idle = found["turns that did nothing"]
    assert idle < found["turns"] == len(moved)
    witnessed(idle, "turns that did nothing", f"antike-duellum, seeds {SEEDS}")
    ends = [plies[-1].step.state for plies in games]
    goods = sum(player.purse.total for state in ends for player in state.players)
    assert found["goods unused at the end"] == goods


@pytest.mark.parametrize("key", NAMES)
def test_only_the_seats_that_are_named_are_counted(key: str) -> None:
    games = _games(key)
    one, other, both = (_counted(key, games, seats) for seats in ([0], [1], [0, 1]))
    for name in NAMES[key]:
        assert one.counts[name] + other.counts[name] == both.counts[name]
    assert len(both.lines()) == len(NAMES[key])


BOUNDS = {
    "workers taken back unused": 2.0,
    "points lost to taxes": 2.0,
    "turns that built nothing": 2.0,
    "gold unused at the end": 5.0,
}
"""What good computers of Belfort waste at most, for a game and a seat. In ten seats it was 0.6,
0.3, 0.6 and 1.3."""
ROUNDS = 20
"""So much of a game of Antike Duellum is played."""


@pytest.mark.sliced
def test_good_computers_of_belfort_waste_little() -> None:
    found = measured("belfort", "good", 1, 1)
    wasted = {name: found.rate(name) for name in BOUNDS}
    assert all(wasted[name] <= most for name, most in BOUNDS.items()), wasted


@pytest.mark.sliced
def test_good_computers_of_antike_seldom_do_nothing() -> None:
    found = measured("antike-duellum", "good", 1, 1, turn_limit=ROUNDS)
    assert found.rate("turns") == ROUNDS
    assert found.rate("turns that did nothing") <= ROUNDS / 10
