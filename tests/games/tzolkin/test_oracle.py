"""Random games against a second reading of the rules (`oracle.py`), answer by answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from engine.core import Rng
from engine.core.rng import seeded
from engine.core.rules import Step
from engine.games.tzolkin.parts import Purse
from engine.games.tzolkin.rules import RULES
from engine.selfplay import walk
from tests.games.tzolkin.oracle import Oracle
from tests.games.tzolkin.oracle_board import ACTIONS
from tests.games.tzolkin.oracle_menus import differing, foretold
from tests.games.tzolkin.oracle_tiles import BUILDINGS, MONUMENTS
from tests.witnesses import witnessed

GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in (11, 12)]
BUSY = [(seats, seed) for seats in (2, 3, 4) for seed in range(20, 43)]
BUSY += [(3, 53), (3, 56)]
"""Games with all monuments, of players who begin rich and like actions and building best."""


def _busy(step: Step[Any], rng: Rng) -> tuple[int, Any, Any]:
    decision = rng.choice(step.decisions)
    if decision.kind in ("choose_wealth", "at_market") and rng.below(6):
        return decision.seat, decision, decision.sample(rng)
    said: list[Any] = list(islice(decision.every(), 400))
    ways_out = [a for a in said if a.kind == "skip"]
    if ways_out and rng.below(6) == 0:
        return decision.seat, decision, ways_out[0]
    for wish in _wishes(said, step.state.active.technologies):
        if wish and rng.below(4):
            return decision.seat, decision, rng.choice(wish)
    return decision.seat, decision, rng.choice(said)


def _wishes(said: list[Any], levels: dict[str, int]) -> Iterator[list[Any]]:
    """Answers by what a busy player likes best: monuments, buildings, skulls, workers that have
    come far, technologies that he knows already; then workers placed, and everything else."""
    built = [a for a in said if getattr(_choice(a), "kind", "") == "construct"]
    yield [a for a in built if _choice(a).tile.startswith("M")]
    yield built
    used = [a for a in said if a.kind == "take" and a.action]
    yield [a for a in used if a.action.startswith("chichen")]
    far = [a for a in used if int(a.worker.rpartition("-")[2]) >= 4]
    studied = [a for a in said if getattr(_choice(a), "kind", "") == "research"]
    most = max((levels[_choice(a).track] for a in studied), default=0)
    yield [a for a in studied if levels[_choice(a).track] == most]
    yield far
    yield [a for a in said if a.kind in ("place", "claim")]
    yield [a for a in said if a.kind == "end_turn"]
    yield [a for a in said if a.kind not in ("skip", "beg")]


def _choice(said: Any) -> Any:
    """The choice that an answer makes, also where it is said with a worker."""
    return getattr(said, "then", None) or said


def _played(seats: int, seed: int, busy: bool) -> Iterator[tuple[Any, Any, int, Any, Any]]:
    """State, the questions there, who answers what, and what it leads to."""
    options = RULES.options()
    step: Step[Any] = RULES.setup(options, seats, seed)
    if not busy:
        for ply in walk(RULES, options, seats, seed, start=step):
            yield ply.state, ply.decisions, ply.seat, ply.action, ply.step
        return
    for player in step.state.players:
        player.purse = Purse(corn=20, wood=9, stone=12, gold=14, skull=2)
        step.state.skulls -= 2
    box = step.state.box.cards
    step.state.monuments += [tile for tile in box if tile in MONUMENTS]
    box[:] = [tile for tile in box if tile not in MONUMENTS]
    rng = seeded(seed)
    while step.decisions:
        before = step
        seat, _, said = _busy(step, rng)
        step = RULES.apply(before.state, seat, said)
        yield before.state, before.decisions, seat, said, step


@cache
def compared(seats: int, seed: int, busy: bool) -> tuple[tuple[str, ...], Counter[str]]:
    """Differences between engine and oracle, and how often there was what."""
    seen: Counter[str] = Counter()
    oracle: Oracle | None = None
    for state, questions, seat, said, step in _played(seats, seed, busy):
        oracle = oracle or Oracle(state)
        found = differing(oracle, state, questions)
        if questions[0].kind == "turn" and seen["turn"] % LOOKED == 0:
            found += foretold(oracle, state, RULES.view(state, seat))
        if not found:
            oracle.answer(seat, said)
            found = oracle.differences(step.state)
        seen[said.kind] += 1
        seen[questions[0].kind] += 1
        choice = _choice(said)
        seen[choice.kind] += choice is not said
        seen[getattr(choice, "tile", "")] += 1
        if found:
            where = f"{questions[0].kind} {dict(questions[0].facts)}: {said}"
            return (where, *found), seen
    assert oracle is not None
    assert oracle.over
    seen["ended with monuments"] += sum(t in MONUMENTS for s in oracle.seats for t in s.tiles)
    return (), seen


LOOKED = 5
"""At every so many turns it is compared what players are told of what is to come."""


@pytest.mark.rule("TZ-4.4.3", "TZ-4.5.1", "TZ-5.1", "TZ-10.1", "TZ-10.4", "TZ-12.5")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_random_games(seats: int, seed: int) -> None:
    assert compared(seats, seed, busy=False)[0] == ()


@pytest.mark.sliced(5)
@pytest.mark.rule("TZ-7.0", "TZ-8.2", "TZ-6.3")
@pytest.mark.parametrize(("seats", "seed"), BUSY)
def test_busy_games(seats: int, seed: int) -> None:
    assert compared(seats, seed, busy=True)[0] == ()


@pytest.mark.sliced
def test_the_games_show_enough() -> None:
    """A comparison of what never happens proves nothing."""
    seen: Counter[str] = Counter()
    for seats, seed in BUSY:
        seen += compared(seats, seed, busy=True)[1]
    kinds = ("beg", "claim", "harvest", "research", "climb", "perform", "pay", "take_resources")
    assert [kind for kind in (*kinds, "offer", "trade", "skip") if not seen[kind]] == []
    copies = {"A1-02", "A1-03", "A1-05", "A2-02", "A2-03"}
    assert [t for t in (*BUILDINGS, *MONUMENTS) if not seen[t] and t not in copies] == []
    witnessed(
        seen["ended with monuments"], "monuments at the end", f"{BUSY} (seats, seed)", least=20
    )


@pytest.mark.parametrize("field", ["corn", "points", "steps", "teeth"])
def test_a_difference_is_noticed(field: str) -> None:
    state = RULES.setup(RULES.options(), 3, 1).state
    oracle = Oracle(state)
    assert oracle.differences(state) == []
    if field == "corn":
        state.players[1].purse.corn += 1
    elif field == "points":
        state.players[1].score("temples", 1)
    elif field == "steps":
        state.players[1].temples["chaac"] += 1
    else:
        state.teeth += 1
    assert len(oracle.differences(state)) == 1
    assert set(ACTIONS) == set(state.gears)
