"""How strong players are, from all results of a game at once. Pure.

The model is Plackett-Luce: the first place goes to each player with a chance in proportion to
`exp(strength)`, the second one to those who are left likewise, and so on. Strengths are normal
around zero, and how far they spread is found with them. A game with a tie counts as if all who
share the place had come first among them (Breslow).

The same results give the same numbers in any order, so results can be added, voided and forgotten.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import mul
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)

ZERO, PER_UNIT = 1500.0, 400 / math.log(10)
"""A strength as people read it: differences are those of Elo."""
SPREADS = (0.2, 6.0)
"""Least and greatest spread of strengths: a few results say little about it."""
FOUR_IN_FIVE = 1.2816
"""Standard deviations to both sides of the middle, between which four of five values are."""
_STEP = 0.6
"""The part of Newton's step for one player that is taken: all players move at once."""
_CLOSE, _SWEEPS, _SMALL = 1e-5, 400, 60
_ASSUMED, _USUAL = 10, 1.25
"""So many people of a usual spread are added when the spread is looked for."""
_DAMPING = math.pi / 8
"""Turns the variance of a normal into a flatter logistic curve."""


@dataclass(frozen=True, slots=True)
class Result(Generic[K]):
    """Who came where in one game. places: players who share a place, the best first. weight: how
    much the game counts."""

    places: tuple[tuple[K, ...], ...]
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Estimate:
    """How strong somebody is. doubt: one standard deviation."""

    strength: float
    doubt: float

    def band(self) -> tuple[int, int]:
        """Between which numbers they are, four times in five, as people read them."""
        low, high = (self.strength + sign * FOUR_IN_FIVE * self.doubt for sign in (-1, 1))
        return number(low), number(high)


@dataclass(frozen=True, slots=True)
class Ratings(Generic[K]):
    """Everybody's estimate, and how far strengths spread (one standard deviation)."""

    estimates: Mapping[K, Estimate]
    spread: float

    def of(self, player: K) -> Estimate:
        """Somebody's estimate; of people without a result only the spread is known."""
        return self.estimates.get(player, Estimate(0.0, self.spread))

    def ahead(self, one: K, other: K) -> float:
        """The chance that one player comes before another one."""
        a, b = self.of(one), self.of(other)
        doubt = a.doubt**2 + b.doubt**2
        return _logistic((a.strength - b.strength) / math.sqrt(1 + _DAMPING * doubt))


def number(strength: float) -> int:
    """A strength as people read it."""
    return round(ZERO + PER_UNIT * strength)


def told(points: int) -> int:
    """Such a number as it is told: in tens, for no band is sharper."""
    return 10 * round(points / 10)


def _logistic(x: float) -> float:
    return 1 / (1 + math.exp(-x)) if x >= 0 else math.exp(x) / (1 + math.exp(x))


def fit(
    results: Iterable[Result[K]],
    *,
    fixed: Mapping[K, float] | None = None,
    start: Mapping[K, float] | None = None,
    spread: float | None = None,
    close: float | None = None,
) -> Ratings[K]:
    """The most likely strengths of all players of some results.

    fixed: strengths that are known, such as those of computers; they stay as they are and are not
    among the estimates. start: strengths to begin with, such as yesterday's: the numbers are the
    same without them, but take longer. spread: if it is known already. close: how far strengths may
    be from the most likely ones; None for what nobody can tell apart.
    """
    return _Fit(results, fixed or {}, start or {}).solved(spread, close or _CLOSE)


class _Fit(Generic[K]):
    """The strengths while they are looked for. Players are numbers; from `free` on they are
    fixed."""

    def __init__(
        self, results: Iterable[Result[K]], fixed: Mapping[K, float], start: Mapping[K, float]
    ) -> None:
        found = [r for r in results if r.weight > 0 and sum(map(len, r.places)) > 1]
        players = {player for result in found for place in result.places for player in place}
        # Sums of floats depend on their order, so the order must not be that of the results.
        self.players = sorted(players - fixed.keys(), key=repr)
        self.free = len(self.players)
        known = sorted(players & fixed.keys(), key=repr)
        numbers = {player: i for i, player in enumerate([*self.players, *known])}
        self.strengths = [start.get(player, 0.0) for player in self.players]
        self.strengths += [fixed[player] for player in known]
        games = [
            (
                result.weight,
                tuple(tuple(sorted(map(numbers.__getitem__, p))) for p in result.places),
            )
            for result in found
        ]
        self.games = sorted(games, key=lambda game: (game[1], game[0]))
        self.joined = islands([Result(places) for _, places in self.games])
        """Players who are joined through games, also by those of a fixed strength."""
        self.orders = [
            (weight, tuple(one for (one,) in places))
            for weight, places in self.games
            if all(len(place) == 1 for place in places)
        ]
        """The games without ties, which are nearly all of them; these are counted faster."""
        self.tied = [game for game in self.games if any(len(place) > 1 for place in game[1])]
        self.anchors = [
            game for game in self.games if any(i >= self.free for place in game[1] for i in place)
        ]
        """The games with somebody of a fixed strength."""

    def solved(self, spread: float | None, close: float) -> Ratings[K]:
        """Move all strengths, and with them the spread, to where they are most likely."""
        low, high = SPREADS
        guess, doubts = 1.0 if spread is None else spread, [0.0] * self.free
        for _ in range(_SWEEPS):
            slopes, curves = self._slopes(1 / guess**2)
            doubts = [1 / math.sqrt(curve) for curve in curves]
            moves = [_STEP * slope / curve for slope, curve in zip(slopes, curves, strict=True)]
            shifts = self._shifts(slopes, moves, 1 / guess**2)
            for i, move in enumerate(moves):
                self.strengths[i] += move
            self._center(shifts)
            before = guess
            if spread is None:
                # Expectation-maximization: what the strengths and their doubts say of the spread.
                square = sum(s * s + d * d for s, d in zip(self.strengths, doubts, strict=False))
                guess = math.sqrt((square + _ASSUMED * _USUAL**2) / (self.free + _ASSUMED))
                guess = min(high, max(low, guess))
            if abs(guess - before) < close and max(map(abs, moves), default=0.0) < close:
                break
        found = zip(self.players, self.strengths, self._doubts(1 / guess**2), strict=False)
        return Ratings({player: Estimate(s, d) for player, s, d in found}, guess)

    def _doubts(self, prior: float) -> list[float]:
        """The standard deviation of each strength from the middle of its island. Those of a large
        island hardly depend on each other, so there each is taken by itself."""
        _, curves = self._slopes(prior)
        found = [1 / curve for curve in curves]
        small = [island for island in self.joined if sum(i < self.free for i in island) <= _SMALL]
        met = self._met() if small else {}
        for island in small:
            people = sorted(i for i in island if i < self.free)
            if people:
                rows = [[-met.get((i, j), 0.0) for j in people] for i in people]
                for row, i in enumerate(people):
                    rows[row][row] += curves[i]
                # Nothing but the prior says where the middle is, unless somebody is fixed.
                middle = 1 / (prior * len(people)) if len(people) == len(island) else 0.0
                for i, square in zip(people, _inverse_diagonal(rows), strict=True):
                    found[i] = square - middle
        return [math.sqrt(max(square, _CLOSE)) for square in found]

    def _met(self) -> dict[tuple[int, int], float]:
        """How much the strengths of two players who met bend the likelihood together, both ways;
        and of one who sits at several seats, as computers do."""
        worth = [math.exp(s) for s in self.strengths]
        found: dict[tuple[int, int], float] = {}
        for weight, places in self.games:
            left = sum(worth[i] for place in places for i in place)
            twice, before = 0.0, list[tuple[int, float]]()
            for place in places:
                twice += len(place) / left**2
                before += [(i, twice) for i in place]
                left -= sum(worth[i] for i in place)
            for a, (i, together) in enumerate(before):
                for j, _ in before[a + 1 :]:
                    if i < self.free and j < self.free:
                        bend = weight * worth[i] * worth[j] * together
                        for pair in ((i, j), (j, i)):
                            found[pair] = found.get(pair, 0.0) + bend
        return found

    def _shifts(
        self, slopes: Sequence[float], moves: Sequence[float], prior: float
    ) -> dict[int, float]:
        """By how much each island that has somebody of a fixed strength is to be moved as a whole,
        besides the moves of its people, by the number of the island: only its games with them, and
        the prior, hold it."""
        worth = [math.exp(s) for s in self.strengths]
        of = {i: n for n, island in enumerate(self.joined) for i in island} if self.anchors else {}
        bends: dict[int, float] = {}
        for weight, places in self.anchors:
            free = sum(worth[i] for place in places for i in place if i < self.free)
            fixed = sum(worth[i] for place in places for i in place if i >= self.free)
            for place in places:
                island = of[place[0]]
                bend = weight * len(place) * free * fixed / (free + fixed) ** 2
                bends[island] = bends.get(island, 0.0) + bend
                free = max(0.0, free - sum(worth[i] for i in place if i < self.free))
                fixed = max(_CLOSE**3, fixed - sum(worth[i] for i in place if i >= self.free))
        found = {}
        for island, bend in bends.items():
            people = [i for i in self.joined[island] if i < self.free]
            if people:
                slope = sum(slopes[i] for i in sorted(people))
                moved = sum(moves[i] for i in sorted(people)) / len(people)
                found[island] = _STEP * slope / (bend + prior * len(people)) - moved
        return found

    def _center(self, shifts: Mapping[int, float]) -> None:
        """Move each island to where it is most likely as a whole: its middle to zero, unless
        somebody of a fixed strength holds it. By single players this would take long."""
        for n, island in enumerate(self.joined):
            people = sorted(i for i in island if i < self.free)
            if n in shifts:
                move = shifts[n]
            elif people:
                move = -sum(self.strengths[i] for i in people) / len(people)
            for i in people:
                self.strengths[i] += move

    def _slopes(self, prior: float) -> tuple[list[float], list[float]]:
        """The slope of the logarithm of the likelihood and how much it bends, by player."""
        worth = [math.exp(s) for s in self.strengths]
        slopes, curves = [0.0] * len(worth), [0.0] * len(worth)
        for weight, order in self.orders:
            there = [worth[i] for i in order]
            left, once, twice = sum(there), 0.0, 0.0
            for i, own in zip(order, there, strict=True):
                share = 1 / left
                once += share
                twice += share * share
                chance = own * once
                slopes[i] += weight * (1 - chance)
                curves[i] += weight * (chance - own * own * twice)
                left -= own
        for weight, places in self.tied:
            left = sum(worth[i] for place in places for i in place)
            once = twice = 0.0
            for place in places:
                once += len(place) / left
                twice += len(place) / left**2
                for i in place:
                    chance = worth[i] * once
                    slopes[i] += weight * (1 - chance)
                    curves[i] += weight * (chance - worth[i] ** 2 * twice)
                left -= sum(worth[i] for i in place)
        for i in range(self.free):
            slopes[i] -= self.strengths[i] * prior
            curves[i] += prior
        return slopes[: self.free], curves[: self.free]


def _inverse_diagonal(rows: list[list[float]]) -> list[float]:
    """The diagonal of the inverse of a symmetric positive matrix, by Cholesky's method."""
    size, lower = len(rows), [list[float]() for _ in rows]
    for i in range(size):
        for j in range(i + 1):
            rest = rows[i][j] - sum(map(mul, lower[i], lower[j][:j]))
            lower[i].append(math.sqrt(rest) if i == j else rest / lower[j][j])
    found = [0.0] * size
    for column in range(size):
        solved = [0.0] * size
        for i in range(column, size):
            unit = 1.0 if i == column else 0.0
            solved[i] = (unit - sum(map(mul, lower[i][column:i], solved[column:i]))) / lower[i][i]
        found[column] = sum(value * value for value in solved)
    return found


def islands(results: Sequence[Result[K]]) -> list[set[K]]:
    """Players by whom they are joined through games: strengths of different islands say nothing
    about each other. The largest first."""
    found: list[set[K]] = []
    for result in results:
        met = {player for place in result.places for player in place}
        joined = [island for island in found if island & met]
        found = [island for island in found if not island & met]
        found.append(met.union(*joined))
    return sorted(found, key=lambda island: (-len(island), sorted(map(repr, island))))
