"""Games between two kinds of computer players on equal deals: who wins how often.

Of every deal so many games are played as there are seats; in each of them the first kind has
another seat, and the second kind all the others. So neither seat nor deal favours anybody. There is
no clock here: a caller who wants to know how long it took brings one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any

from engine.contenders import Contender, Sight
from engine.core.rng import seeded
from engine.core.rules import Options, Outcome, Rules

LONGEST = 2
"""A game that takes so many times the decisions of `GameMeta.max_decisions` is left unfinished."""
SURE = 1.96
"""Standard deviations on either side of a 95 % interval."""

Clock = Callable[[], float]


@dataclass(slots=True)
class Game:
    """How one game went. outcome: None if it was left unfinished. points, seconds, turns: by seat;
    longest: the slowest answer, in seconds."""

    outcome: Outcome | None
    decisions: int
    points: tuple[int, ...]
    seconds: list[float] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    longest: float = 0.0

    def share(self, seat: int) -> float:
        """1 for the only winner, a part of it for one of several; unfinished games are shared by
        all."""
        seats = len(self.seconds)
        winners = self.outcome.winners if self.outcome is not None else tuple(range(seats))
        return 1 / len(winners) if seat in winners else 0.0

    def untimed(self) -> Game:
        """The same game for somebody who can't tell how long its turns take elsewhere."""
        nothing = [0] * len(self.seconds)
        return replace(self, seconds=[0.0] * len(nothing), turns=nothing, longest=0.0)


def play(
    rules: Rules[Any],
    options: Options,
    players: Sequence[Contender],
    seed: int,
    clock: Clock = lambda: 0.0,
) -> Game:
    """One game to its end. The same players, options and seed give the same game."""
    step = rules.setup(options, len(players), seed)
    chance = seeded(seed).fork()
    rngs = [chance.fork() for _ in players]
    game = Game(None, 0, (), [0.0] * len(players), [0] * len(players))
    last = None
    while step.decisions and game.decisions < LONGEST * rules.meta.max_decisions:
        decision = step.decisions[0]
        seat = decision.seat
        began = clock()
        action = players[seat].choose(Sight(rules, step.state, seat), decision, rngs[seat])
        spent = clock() - began
        game.seconds[seat] += spent
        game.longest = max(game.longest, spent)
        game.turns[seat] += seat != last
        last = seat
        step = rules.apply(step.state, seat, action, step.decisions)
        game.decisions += 1
    game.outcome = rules.outcome(step.state)
    if game.outcome is not None and game.outcome.scores:
        game.points = tuple(sum(scores.values()) for scores in game.outcome.scores)
    return game


@dataclass(frozen=True, slots=True)
class Match:
    """A game of a duel: which deal, and where the first kind sits."""

    seed: int
    seat: int


def matches(games: int, seats: int, seed: int) -> list[Match]:
    """So many games: each deal once for every seat."""
    return [Match(seed + number // seats, number % seats) for number in range(games)]


@dataclass(slots=True)
class Tally:
    """What came of a duel, of the first kind against the second.

    wins: shares of games. points: in the middle of all seats of a kind, where there are points;
    seconds, turns: of each kind; longest: the slowest answer of all.
    """

    seats: int
    games: int = 0
    wins: float = 0.0
    unfinished: int = 0
    points: list[float] = field(default_factory=lambda: [0.0, 0.0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    turns: list[int] = field(default_factory=lambda: [0, 0])
    longest: float = 0.0

    def add(self, game: Game, seat: int) -> None:
        """Count a game in which the first kind had this seat."""
        self.games += 1
        self.wins += game.share(seat)
        self.unfinished += game.outcome is None
        self.longest = max(self.longest, game.longest)
        for other in range(self.seats):
            kind = 0 if other == seat else 1
            self.seconds[kind] += game.seconds[other]
            self.turns[kind] += game.turns[other]
            if game.points:
                self.points[kind] += game.points[other] / (1 if kind == 0 else self.seats - 1)

    @property
    def rate(self) -> float:
        """The share of games that the first kind won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def lost(self) -> float:
        return self.games - self.wins

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate, by Wilson."""
        return wilson(self.wins, self.games)

    def mean_points(self, kind: int) -> float:
        return self.points[kind] / self.games if self.games else 0.0

    def a_turn(self, kind: int) -> float:
        """Seconds of processor for a turn of a kind."""
        return self.seconds[kind] / self.turns[kind] if self.turns[kind] else 0.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of so many games. Nothing is known of no game."""
    if not games:
        return 0.0, 1.0
    rate, squared = wins / games, SURE * SURE
    middle = (rate + squared / (2 * games)) / (1 + squared / games)
    spread = SURE * sqrt(rate * (1 - rate) / games + squared / (4 * games * games))
    half = spread / (1 + squared / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def tally(seats: int, played: Iterable[tuple[Match, Game]]) -> Tally:
    """All games of a duel counted."""
    found = Tally(seats)
    for match, game in played:
        found.add(game, match.seat)
    return found
