"""From the results of games to ratings, and back to what was foretold. Pure.

What is needed is put together (`Work`) and worked out (`work_out`) in a process of its own, see
`rating_parcels`. It can be thrown away at any time: the same results give the same numbers.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby, pairwise
from typing import NamedTuple

from tables.model.computer_marks import placed
from tables.model.rating_weights import moves_others
from tables.model.ratings import Estimate, Ratings, Result, fit, islands, number
from tables.model.standing import Forecasts, Mark, Moment

FORMULA = 1
"""Which way of working things out this is; what an earlier one has left is worked out again."""
HALF = 18 * 30.44 * 86_400.0
"""Seconds after which a game counts half."""
MOMENTS = 24
"""Earlier moments of a curve, at most."""
STEP = 4
"""Games between two moments, at least."""
BINS = ((50, 55), (55, 65), (65, 75), (75, 85), (85, 100))
"""Of chances, in percent, by which forecasts are counted."""
_ROUGH = 5e-3
"""How close earlier estimates need to be to the best ones."""

Places = tuple[tuple[int, ...], ...]
"""People by their numbers, the best first, those together who share a place. Of people who were
forgotten only the estimate is known; they have negative numbers."""


class RatedSeat(NamedTuple):
    """What ratings need to know of what one player has from a game, see `GameResult` and
    `SeatResult`. rated: whether it counts for ratings, 1 or 0. stayed: whether they played to the
    end, 1 or 0. strength: of somebody who was forgotten, on the scale of those who are compared.
    """

    ended_at: float
    table_id: int
    weight: float
    rated: int
    user_id: int | None
    level: str | None
    place: int
    standing: int | None
    stayed: int
    strength: float | None


@dataclass(frozen=True, slots=True)
class RatedGame:
    """The order of the people of one game. weight: how much it counts, apart from its age. young:
    those whose accounts were new."""

    at: float
    places: Places
    weight: float = 1.0
    young: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Work:
    """All from which ratings are worked out.

    games: the oldest first. fixed: strengths of people who were forgotten. computers: orders of
    people and levels of computers. levels: how strong these are among themselves. start: earlier
    strengths, which only save time. history: whether earlier moments are wanted, too.
    """

    now: float
    games: tuple[RatedGame, ...]
    fixed: Mapping[int, float] = field(default_factory=dict)
    computers: tuple[tuple[tuple[int | str, ...], ...], ...] = ()
    levels: Mapping[str, Estimate] = field(default_factory=dict)
    start: Mapping[int, float] = field(default_factory=dict)
    history: bool = True


@dataclass(frozen=True, slots=True)
class Person:
    """What was worked out about one person, see `Standing`."""

    estimate: Estimate
    games: int
    last_at: float
    island: int
    over_time: tuple[Moment, ...] = ()


@dataclass(frozen=True, slots=True)
class Worked:
    """What was worked out. rated: the games that count."""

    rated: int
    people: Mapping[int, Person]
    forecasts: tuple[Forecasts, ...] = ()
    marks: tuple[Mark, ...] = ()


# --- what is needed ------------------------------------------------------------------------------


def prepared(
    seats: Iterable[RatedSeat],
    *,
    now: float,
    off: Collection[int] = (),
    levels: Mapping[str, Estimate] | None = None,
    start: Mapping[int, float] | None = None,
    history: bool = True,
) -> Work:
    """What is worked out from some results. off: people who want no rating; the others at their
    tables are compared without them."""
    games, fixed, computers = [], dict[int, float](), []
    ordered = sorted(seats, key=lambda one: (one.ended_at, one.table_id))
    for _, together in groupby(ordered, key=lambda one: one.table_id):
        own = list(together)
        if own[0].rated:
            places = _people(own, off, fixed)
            if sum(map(len, places)) > 1:
                games.append(RatedGame(own[0].ended_at, places, own[0].weight, _young(own)))
        if levels and (order := _with_computers(own, off, levels)):
            computers.append(order)
    return Work(
        now, tuple(games), fixed, tuple(computers), levels or {}, start or {}, history=history
    )


def _people(seats: Iterable[RatedSeat], off: Collection[int], fixed: dict[int, float]) -> Places:
    """The order of the people; those who were forgotten are added to the fixed ones."""
    order: dict[int, list[int]] = {}
    for seat in seats:
        if seat.standing is None or seat.user_id in off:
            continue
        if seat.user_id is not None:
            order.setdefault(seat.standing, []).append(seat.user_id)
        elif seat.strength is not None:
            nobody = -1 - len(fixed)
            fixed[nobody] = seat.strength
            order.setdefault(seat.standing, []).append(nobody)
    return tuple(tuple(sorted(order[place])) for place in sorted(order))


def _young(seats: Iterable[RatedSeat]) -> tuple[int, ...]:
    users = ((seat.user_id, seat.ended_at) for seat in seats)
    return tuple(user for user, at in users if user is not None and not moves_others(user, at))


def _with_computers(
    seats: Iterable[RatedSeat], off: Collection[int], levels: Mapping[str, Estimate]
) -> tuple[tuple[int | str, ...], ...]:
    """The order of people and computers who played to the end; empty unless there are both."""
    order: dict[int, list[int | str]] = {}
    people = machines = 0
    for seat in seats:
        if not seat.stayed or seat.user_id in off:
            continue
        if seat.user_id is not None:
            people += 1
            order.setdefault(seat.place, []).append(seat.user_id)
        elif seat.level is not None and seat.level in levels:
            machines += 1
            order.setdefault(seat.place, []).append(seat.level)
    if not people or not machines:
        return ()
    return tuple(tuple(sorted(order[place], key=str)) for place in sorted(order))


# --- working it out ------------------------------------------------------------------------------


def work_out(work: Work) -> Worked:
    """Everybody's estimate, with what it was earlier and how well it foretold results."""
    curves: dict[int, list[Moment]] = {}
    forecasts: list[tuple[float, float]] = []
    start = dict(work.start)
    if work.history:
        start, forecasts = _history(work, curves)
    found = _fitted(work.games, work.fixed, work.now, start)
    games, last = Counter[int](), dict[int, float]()
    for game in work.games:
        for player in _players(game):
            games[player] += 1
            last[player] = game.at
    island = {
        player: number_
        for number_, met in enumerate(islands([Result(game.places) for game in work.games]))
        for player in met
    }
    people = {}
    for player, estimate in sorted(found.estimates.items()):
        now = _moment(work.now, estimate)
        curve = (*curves.get(player, ()), now) if work.history else ()
        people[player] = Person(estimate, games[player], last[player], island[player], curve)
    marks = placed(work.computers, work.levels, {p: e.strength for p, e in found.estimates.items()})
    return Worked(len(work.games), people, _counted(forecasts), marks)


def _players(game: RatedGame) -> Iterator[int]:
    return (player for place in game.places for player in place)


def _fitted(
    games: Sequence[RatedGame],
    fixed: Mapping[int, float],
    at: float,
    start: Mapping[int, float],
    close: float | None = None,
) -> Ratings[int]:
    """Everybody's estimate at a moment. Games with new accounts are looked at a second time, to
    learn about these alone."""
    weights = [game.weight * 0.5 ** (max(0.0, at - game.at) / HALF) for game in games]
    settled = [
        Result(_without(game.places, game.young), weight)
        for game, weight in zip(games, weights, strict=True)
    ]
    found = fit(settled, fixed=fixed, start=start, close=close)
    young = {player for game in games for player in game.young}
    if not young:
        return found
    known = {p: e.strength for p, e in found.estimates.items() if p not in young}
    theirs = [
        Result(game.places, weight)
        for game, weight in zip(games, weights, strict=True)
        if young.intersection(_players(game))
    ]
    again = fit(theirs, fixed={**fixed, **known}, start=start, spread=found.spread, close=close)
    new = {player: again.of(player) for player in young if player in again.estimates}
    return Ratings({**found.estimates, **new}, found.spread)


def _without(places: Places, gone: Collection[int]) -> Places:
    if not gone:
        return places
    left = (tuple(player for player in place if player not in gone) for place in places)
    return tuple(place for place in left if place)


# --- what was known earlier ----------------------------------------------------------------------


def cuts(count: int) -> list[int]:
    """After how many of so many games earlier estimates are looked at. As games are added these
    moments stay, but for every other one now and then."""
    step = STEP
    while count > step * MOMENTS:
        step *= 2
    return list(range(step, count, step))


def _history(
    work: Work, curves: dict[int, list[Moment]]
) -> tuple[dict[int, float], list[tuple[float, float]]]:
    """Adds what was known at earlier moments to the curves. Returns the last of these strengths,
    and what was foretold at each moment about the games until the next one: the chance of the
    stronger one of two, and whether it came true (a tie counts half)."""
    start: dict[int, float] = {}
    told: list[tuple[float, float]] = []
    for upto, next_ in pairwise([*cuts(len(work.games)), len(work.games)]):
        past = work.games[:upto]
        at = past[-1].at
        found = _fitted(past, work.fixed, at, start, _ROUGH)
        start = {player: one.strength for player, one in found.estimates.items()}
        for player, estimate in found.estimates.items():
            curves.setdefault(player, []).append(_moment(at, estimate))
        told += _foretold(found, past, work.games[upto:next_])
    return start, told


def _moment(at: float, estimate: Estimate) -> Moment:
    low, high = estimate.band()
    return Moment(at, low, number(estimate.strength), high)


def _foretold(
    found: Ratings[int], past: Sequence[RatedGame], later: Sequence[RatedGame]
) -> Iterator[tuple[float, float]]:
    """The forecasts of some games for each two people who could be compared before."""
    island = {
        player: met for met in islands([Result(game.places) for game in past]) for player in met
    }
    for game in later:
        place = {player: n for n, there in enumerate(game.places) for player in there}
        known = [p for p in place if p in found.estimates and p not in game.young]
        for one, other in combinations(sorted(known), 2):
            if other not in island[one]:
                continue
            chance = found.ahead(one, other)
            true = 0.5 if place[one] == place[other] else float(place[one] < place[other])
            yield (chance, true) if chance >= 0.5 else (1 - chance, 1 - true)


def _counted(told: Iterable[tuple[float, float]]) -> tuple[Forecasts, ...]:
    """Forecasts by the chance that was told."""
    found: dict[tuple[int, int], list[float]] = {}
    for chance, true in told:
        percent = min(99, math.floor(100 * chance))
        between = next(one for one in BINS if one[0] <= percent < one[1])
        found.setdefault(between, []).append(true)
    return tuple(
        Forecasts(low, high, len(true), sum(true)) for (low, high), true in sorted(found.items())
    )
