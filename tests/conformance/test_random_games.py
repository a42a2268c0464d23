"""Random games to the end, every decision examined; see `engine.selfplay` for what that means."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from engine.checking import check_ply
from engine.core import Pile, Rng, SecretValue
from engine.core.redeal import hidden_values, parts
from engine.core.save import state_hash
from engine.selfplay import play_game, walk
from tests.conformance.cases import (
    every_game,
    every_table,
    game,
    long_options,
    options,
    tables,
)
from tests.witnesses import witnessed

SOME = 7
LARGE = 4
"""Players from which on one game is enough: it is long, and the unusual one comes on top."""
ROOT = Path(__file__).parents[2]


@pytest.mark.sliced
@pytest.mark.parametrize(
    ("key", "seats", "seed"),
    [
        (key, seats, seed)
        for key, seats in tables()
        for seed in (1, 2)
        if seed == 1 or seats < LARGE
    ],
)
def test_every_decision(key: str, seats: int, seed: int) -> None:
    report = play_game(game(key), options(key, seed), seats, seed, check=True)
    assert report.problems == []
    assert report.outcome is not None


@pytest.mark.sliced
@every_table
@pytest.mark.parametrize("seed", [11])
def test_every_decision_with_unusual_answers(key: str, seats: int, seed: int) -> None:
    report = play_game(game(key), options(key, seed), seats, seed, check=True, wild=30)
    assert report.problems == []
    assert report.outcome is not None


@pytest.mark.sliced
@every_game
def test_some_decisions_of_long_games(key: str) -> None:
    rules, found, rng = game(key), list[str](), Rng(4)
    for ply in walk(rules, long_options(key, 13), rules.meta.seats[-1], 13, wild=500):
        if ply.number % SOME == 0:
            found += check_ply(rules, ply, rng)
    assert found == []


@pytest.mark.sliced
@every_game
def test_sealed_values_are_dealt_again(key: str) -> None:
    """A secret that no other world ever changes would be one that the leak test cannot see."""
    rules, rng = game(key), Rng(3)
    sealed = changed = 0
    for seed in range(3):
        for ply in walk(rules, options(key, seed), rules.meta.seats[-1], seed):
            secrets = [s.value for s in hidden_values(ply.state, None)]
            sealed += len(secrets)
            other = rules.determinize(ply.state, None, rng)
            changed += [s.value for s in hidden_values(other, None)] != secrets
    assert bool(sealed) == bool(changed)


@pytest.mark.sliced(10)
@every_game
def test_hidden_cards_change_places(key: str) -> None:
    """Else the leak test would compare a world with itself."""
    rules, rng = game(key), Rng(3)
    hidden = moved = 0
    for ply in islice(walk(rules, options(key, 2), rules.meta.seats[-1], 2), 0, None, SOME):
        for viewer in (*range(rules.meta.seats[-1]), None):
            other = rules.determinize(ply.state, viewer, rng)
            for one, two in zip(parts(ply.state, Pile), parts(other, Pile), strict=True):
                secret = [i for i in range(len(one)) if not one.shows(i, viewer)]
                hidden += len(secret)
                moved += sum(one.cards[i] != two.cards[i] for i in secret)
    assert moved * 4 >= hidden, f"{moved} of {hidden} hidden cards changed"
    witnessed(
        hidden,
        "cards that somebody may not see",
        f"{key}, seed 2, or the game hides nothing and nothing is tested",
    )


def test_the_toy_has_sealed_values() -> None:
    plies = walk(game("skirmish"), options("skirmish", 1), 3, 1)
    sealed = sum(len(list(parts(ply.state, SecretValue))) for ply in plies)
    witnessed(sealed, "sealed values", "Skirmish, 3 players, seed 1")


def hashes(key: str) -> list[str]:
    """The states of one game, as hashes."""
    rules = game(key)
    plies = walk(rules, options(key, 5), rules.meta.seats[-1], 5)
    return [state_hash(rules, ply.step.state) for ply in plies]


@cache
def elsewhere(hash_seed: str) -> dict[str, list[str]]:
    """The same of every game in another process."""
    program = (
        "import json; from tests.conformance.cases import GAMES\n"
        "from tests.conformance.test_random_games import hashes\n"
        "print(json.dumps({key: hashes(key) for key in GAMES}))"
    )
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    found: dict[str, list[str]] = json.loads(told.stdout)
    return found


@pytest.mark.sliced
@pytest.mark.xdist_group("elsewhere")
@every_game
def test_the_same_game_in_another_process(key: str) -> None:
    """No order of a set and no hash of a string may reach a state: they differ every time."""
    here = hashes(key)
    assert here
    for hash_seed in ("1", "2"):
        assert elsewhere(hash_seed)[key] == here
