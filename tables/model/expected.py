"""What was to be expected of somebody in a game that is over, from what was known before it. Pure.

Strengths that others keep hidden are not used: they count as players of whom nothing is known, so
that nobody can work them out from a chance.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from tables.model import ratings
from tables.model.own_record import ranked
from tables.model.ratings import FOUR_IN_FIVE, PER_UNIT, ZERO, Estimate
from tables.model.results import GameResult
from tables.model.standing import Moment, Standing

As = Literal["about", "better", "less"]
UNKNOWN = Estimate(0.0, 1.0)
"""Of somebody of whom nothing is known, or nothing may be."""
_ABOUT = 0.75
"""So many places from the expected one are about what was to be expected."""


@dataclass(frozen=True, slots=True)
class Expected:
    """chance: to win, in percent. place: the one that was taken. compared: with what was to be
    expected."""

    chance: int
    place: int
    compared: As


def of(result: GameResult, user_id: int, known: Mapping[int, Standing | None]) -> Expected | None:
    """What was to be expected of somebody. known: the strengths that they may read. None if they
    have no standing, or if too little is known about them."""
    own, mine = result.of(user_id), known.get(user_id)
    people = ranked(result)
    if own is None or own.standing is None or len(people) < 2 or mine is None or not mine.told:
        return None
    before = _before(mine, result.ended_at)
    if before is None:
        return None
    others = [
        _other(known.get(seat.user_id or 0), result.ended_at) for seat in people if seat is not own
    ]
    place = 1 + sum(_ahead(other, before) for other in others)
    off = own.standing - place
    compared: As = "about" if abs(off) <= _ABOUT else "less" if off > 0 else "better"
    return Expected(round(100 * _wins(before, others)), own.standing, compared)


def _other(standing: Standing | None, at: float) -> Estimate:
    before = None if standing is None else _before(standing, at)
    return UNKNOWN if before is None else before


def _before(standing: Standing, at: float) -> Estimate | None:
    """The last estimate from before a moment; None if there is none."""
    earlier = [moment for moment in standing.over_time if moment.at < at]
    return _estimate(earlier[-1]) if earlier else None


def _estimate(moment: Moment) -> Estimate:
    doubt = (moment.high - moment.low) / 2 / FOUR_IN_FIVE / PER_UNIT
    return Estimate((moment.middle - ZERO) / PER_UNIT, doubt)


def _ahead(one: Estimate, other: Estimate) -> float:
    """The chance that one comes before another."""
    return ratings.Ratings({"one": one, "other": other}, 0.0).ahead("one", "other")


def _wins(own: Estimate, others: Sequence[Estimate]) -> float:
    """The chance to come before all others. Doubt makes it more even, as it does for two."""
    doubts = sum(other.doubt**2 for other in others) / len(others)
    flat = math.sqrt(1 + math.pi / 8 * (own.doubt**2 + doubts))
    weights = [math.exp((one.strength - own.strength) / flat) for one in others]
    return 1 / (1 + sum(weights))
