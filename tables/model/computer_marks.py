"""How strong computers are, as marks on the scale of people. Pure.

Nobody's rating depends on games against computers. How strong the levels are among themselves was
measured (docs/strength.md); where they stand among the people of a server is found from the games
in which both have played, by moving all levels together.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from tables.model.ratings import Estimate
from tables.model.standing import Mark

FILE = "level_strengths.toml"
"""Written by `make strength`, with the same figures as docs/strength.md."""
SURE = 0.4
"""The doubt about where the levels stand, up to which marks are told: 70 points as people read
them."""
_PRIOR = 1 / 2.0**2
_STEPS, _FURTHEST = 40, 1.0

Order = Sequence[Sequence[int | str]]
"""Places of people (numbers) and of computers (names of levels), the best first."""


@cache
def level_strengths(game: str) -> Mapping[str, Estimate]:
    """How strong the computers of a game are among themselves, by level; empty if nobody has
    measured it."""
    told = tomllib.loads(files("tables.model").joinpath(FILE).read_text("utf-8"))
    return {
        level: Estimate(float(one["strength"]), float(one["doubt"]))
        for level, one in told.get(game, {}).items()
    }


def placed(
    orders: Sequence[Order], levels: Mapping[str, Estimate], people: Mapping[int, float]
) -> tuple[Mark, ...]:
    """Where the levels stand among people of known strengths, the strongest first; empty while that
    is not sure."""
    games = [kept for order in orders if (kept := _known(order, levels, people))]
    offset = 0.0
    curve = _PRIOR
    for _ in range(_STEPS if games else 0):
        slope, curve = -offset * _PRIOR, _PRIOR
        for order in games:
            up, bend = _slope(order, offset)
            slope, curve = slope + up, curve + bend
        move = max(-_FURTHEST, min(_FURTHEST, slope / curve))
        offset += move
        if abs(move) < 1e-6:
            break
    doubt = 1 / math.sqrt(curve)
    if doubt > SURE:
        return ()
    best = sorted(levels.items(), key=lambda one: -one[1].strength)
    return tuple(
        Mark(level, Estimate(one.strength + offset, math.hypot(one.doubt, doubt)))
        for level, one in best
    )


_Worths = tuple[tuple[tuple[float, bool], ...], ...]


def _known(order: Order, levels: Mapping[str, Estimate], people: Mapping[int, float]) -> _Worths:
    """The worth of each player of an order and whether it is a computer, without people of whom
    nothing is known; empty unless there are both."""
    made = []
    for place in order:
        there = [
            (math.exp(levels[player].strength), True)
            if isinstance(player, str)
            else (math.exp(people[player]), False)
            for player in place
            if isinstance(player, str) or player in people
        ]
        if there:
            made.append(tuple(there))
    kinds = {computer for place in made for _, computer in place}
    return tuple(made) if len(kinds) == 2 else ()


def _slope(order: _Worths, offset: float) -> tuple[float, float]:
    """How the logarithm of the likelihood of an order changes as computers get stronger, and how
    much it bends."""
    factor = math.exp(offset)
    machines = factor * sum(w for place in order for w, computer in place if computer)
    people = sum(w for place in order for w, computer in place if not computer)
    slope = bend = 0.0
    for place in order:
        all_ = machines + people
        share = machines / all_ if all_ > 1e-12 else 0.0
        computers = [w for w, computer in place if computer]
        slope += len(computers) - len(place) * share
        bend += len(place) * share * (1 - share)
        machines = max(0.0, machines - factor * sum(computers))
        people = max(0.0, people - sum(w for w, computer in place if not computer))
    return slope, bend
