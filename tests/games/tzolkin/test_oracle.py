"""Random games against a second reading of the rules (`oracle.py`), answer by answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from engine.core import Rng
from engine.core.rng import seeded
from engine.core.rules import Step
from engine.games.tzolkin.rules import RULES
from engine.selfplay import walk
from tests.games.tzolkin.oracle import ACTIONS, Oracle

GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in (11, 12)]
BUSY = [(seats, seed) for seats in (2, 3, 4) for seed in range(20, 28)]
"""Games of players who prefer actions, buildings and monuments, and keep their corn."""


def _busy(step: Step[Any], rng: Rng) -> tuple[int, Any, Any]:
    decision = rng.choice(step.decisions)
    said: list[Any] = list(decision.every()) if decision.kind != "choose_wealth" else []
    takes = [a for a in said if a.kind == "take"]
    used = [a for a in takes if a.action]
    built = [a for a in used if getattr(a.then, "kind", "") == "construct"]
    monuments = [a for a in built if a.then.tile.startswith("M")]
    rest = [a for a in said if a.kind not in ("skip", "end_turn", "beg")]
    skulls = [a for a in used if a.action.startswith("chichen")]
    for wish, patience in ((monuments, 9), (built, 3), (skulls, 3), (used, 3), (rest, 4)):
        if wish and rng.below(patience):
            return decision.seat, decision, rng.choice(wish)
    if said:
        return decision.seat, decision, rng.choice(said)
    return decision.seat, decision, decision.sample(rng)


def _played(seats: int, seed: int, busy: bool) -> Iterator[tuple[Any, int, Any, Any, Any]]:
    """State, seat, question, answer and the state after it."""
    options = RULES.options()
    step = RULES.setup(options, seats, seed)
    if not busy:
        for ply in walk(RULES, options, seats, seed, start=step):
            question = next(d for d in ply.decisions if d.seat == ply.seat)
            yield ply.state, ply.seat, question, ply.action, ply.step.state
        return
    rng = seeded(seed)
    while step.decisions:
        state = step.state
        seat, question, said = _busy(step, rng)
        step = RULES.apply(state, seat, said)
        yield state, seat, question, said, step.state


@cache
def compared(seats: int, seed: int, busy: bool) -> tuple[tuple[str, ...], Counter[str]]:
    """Differences between engine and oracle, and how often there was what."""
    seen: Counter[str] = Counter()
    oracle: Oracle | None = None
    for state, seat, question, said, after in _played(seats, seed, busy):
        oracle = oracle or Oracle(state)
        found = offers(oracle, question) if question.kind == "turn" else []
        oracle.answer(seat, question, said)
        found += oracle.differences(after)
        seen[said.kind] += 1
        choice = getattr(said, "then", None) or said
        seen[choice.kind] += choice is not said
        seen[getattr(choice, "tile", "")] += 1
        if found:
            where = f"{question.kind} {dict(question.facts)}: {said}"
            return (where, *found), seen
    assert oracle is not None
    assert oracle.over
    return (), seen


def offers(oracle: Oracle, question: Any) -> list[str]:
    """Whether begging, the places for a worker, and the actions within reach are those of the
    rules."""
    offered = list(question.every())
    mode = question.facts["mode"]
    fresh = mode == "open"
    takes = [a for a in offered if a.kind == "take"]
    claims = {"start" for a in offered if a.kind == "claim"}
    found = []

    def same(name: str, mine: set[Any], theirs: set[Any]) -> None:
        if mine != theirs:
            found.append(f"{name}: {mine} by the rules, {theirs} in the engine")

    same("begging", oracle.may_beg(fresh), {a.temple for a in offered if a.kind == "beg"})
    places = oracle.places(fresh) if mode != "taking" else set()
    same("places", places, {a.gear for a in offered if a.kind == "place"} | claims)
    standing = oracle.standing() if mode != "placing" else []
    same("workers", set(standing), {a.worker for a in takes})
    for worker in standing:
        actions = {a.action for a in takes if a.worker == worker} - {None}
        corn = oracle.me.goods["corn"]
        reached = {a for a, back in oracle.back(worker).items() if back <= corn}
        same(f"{worker} in vain", set(), actions - reached)
        same(f"{worker} at least", reached & ALWAYS, actions & ALWAYS)
    return found


ALWAYS = {"palenque-1", *(f"yaxchilan-{n}" for n in (1, 2, 3, 5))}
"""Actions that nothing can prevent."""


@pytest.mark.rule("TZ-4.4.3", "TZ-4.5.1", "TZ-5.1", "TZ-10.1", "TZ-10.4", "TZ-12.5")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_random_games(seats: int, seed: int) -> None:
    assert compared(seats, seed, busy=False)[0] == ()


@pytest.mark.rule("TZ-7.0", "TZ-8.2", "TZ-6.3")
@pytest.mark.parametrize(("seats", "seed"), BUSY)
def test_busy_games(seats: int, seed: int) -> None:
    assert compared(seats, seed, busy=True)[0] == ()


def test_the_games_show_enough() -> None:
    """A comparison of what never happens proves nothing."""
    seen: Counter[str] = Counter()
    for seats, seed in BUSY:
        seen += compared(seats, seed, busy=True)[1]
    kinds = ("beg", "claim", "harvest", "research", "climb", "perform", "pay", "take_resources")
    assert [kind for kind in (*kinds, "offer", "trade", "skip") if not seen[kind]] == []
    assert sum(tile.startswith("A") for tile in seen) >= 25
    assert sum(tile.startswith("M") for tile in seen) >= 8


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
