"""How a game ends: by the last round, which depends on whose turn brings age IV, or alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from engine.games.tta import RULES
from engine.games.tta.state import State
from engine.selfplay import walk
from tests.witnesses import lost

AGE_IV = 4
SEEDS = range(1, 1_000)


def positions(seats: int, seed: int, wild: int = 0) -> Iterator[State]:
    yield from (ply.step.state for ply in walk(RULES, RULES.options(), seats, seed, wild))


@cache
def last_ages(at_start: bool) -> tuple[State, State]:
    """A game whose last age begins in the turn of the start player, or in another one.

    Answers the position in which it begins and the last one.
    """
    for seed in SEEDS:
        game = positions(2, seed)
        begun = next(s for s in game if s.age == AGE_IV)
        if (begun.current == begun.start) == at_start:
            return begun, list(game)[-1]
    raise lost(f"Age IV begun by the start player: {at_start}", f"2 players, {SEEDS}")


@pytest.mark.rule("NS-2.4", "NS-3.3")
@pytest.mark.parametrize(("at_start", "rounds_left"), [(True, 0), (False, 1)])
def test_the_last_round_is_this_one_or_the_next(at_start: bool, rounds_left: int) -> None:
    begun, over = last_ages(at_start)
    assert begun.last_round == begun.round + rounds_left
    assert (over.cause, over.round) == ("last_round", begun.last_round)
    assert len({civ.turns for civ in over.players}) == 1


@pytest.mark.rule("NS-4.8", "NS-2.4")
def test_all_but_one_resign() -> None:
    games = (list(positions(3, seed, wild=8))[-1] for seed in SEEDS)
    over = next((s for s in games if s.cause == "resigned"), None)
    if over is None:
        raise lost("a game that ends because all but one resign", f"3 players, {SEEDS}")
    assert sum(not civ.out for civ in over.players) == 1
    assert RULES.eliminated(over) == {seat for seat, civ in enumerate(over.players) if civ.out}
