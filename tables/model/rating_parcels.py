"""What passes between the process that plays and the one that works ratings out. Pure.

Both ways these are plain values, made and read quickly, because players wait meanwhile. All else
is done by the process that works ratings out.
"""

from __future__ import annotations

import pickle
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tables.model.plain_json import compact
from tables.model.rating_work import RatedSeat, Work, Worked, prepared, work_out
from tables.model.ratings import Estimate

Part = bytes
"""Some rows of results, each with what a `RatedSeat` has, in its order."""


@dataclass(frozen=True, slots=True)
class Given:
    """All from which ratings are worked out, as it was read. See `Work`.

    parts: the results, the oldest first. off: people who want no rating.
    """

    now: float
    parts: tuple[Part, ...] = ()
    off: Collection[int] = ()
    levels: Mapping[str, Estimate] = field(default_factory=dict)
    start: Mapping[int, float] = field(default_factory=dict)
    history: bool = True


PersonRow = tuple[int, float, float, int, float, int, str]
"""A user, their strength, doubt, games, when the last of them ended, their island, and earlier
moments in JSON."""


@dataclass(frozen=True, slots=True)
class Rated:
    """What was worked out, as it is stored. See `Worked`.

    rated: the games that count. forecasts, marks: in JSON.
    """

    rated: int
    people: tuple[PersonRow, ...]
    forecasts: str
    marks: str


def packed(rows: Sequence[tuple[Any, ...]]) -> Part:
    """Some rows, small enough to be handed on without anybody waiting for it."""
    return pickle.dumps(rows, pickle.HIGHEST_PROTOCOL)


def unpacked(parts: Iterable[Part]) -> list[RatedSeat]:
    """What `packed` was given."""
    return [RatedSeat(*row) for part in parts for row in pickle.loads(part)]  # noqa: S301 - from ourselves


def rate(given: Given) -> Rated:
    """Work ratings out."""
    return stored(work_out(work_of(given)))


def work_of(given: Given) -> Work:
    """What is to be worked out from some results."""
    return prepared(
        unpacked(given.parts),
        now=given.now,
        off=given.off,
        levels=given.levels,
        start=given.start,
        history=given.history,
    )


def stored(worked: Worked) -> Rated:
    """What was worked out, as it is stored."""
    people = [
        (
            user,
            one.estimate.strength,
            one.estimate.doubt,
            one.games,
            one.last_at,
            one.island,
            compact([[m.at, m.low, m.middle, m.high] for m in one.over_time]),
        )
        for user, one in sorted(worked.people.items())
    ]
    forecasts = compact([[f.low, f.high, f.count, f.true] for f in worked.forecasts])
    marks = compact([[m.level, m.estimate.strength, m.estimate.doubt] for m in worked.marks])
    return Rated(worked.rated, tuple(people), forecasts, marks)
