"""`make strength`: computer players against each other and against players of another kind, on
equal deals; writes docs/strength.md.

Every level plays against the one below it, at tables of every size; the strongest ones also against
a list of priorities, which nothing was tuned on. Seeds begin at 1; tools/tune.py uses others.
"""

from __future__ import annotations

import argparse
import multiprocessing
import platform
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path

from openskill.models import PlackettLuce, PlackettLuceRating

from engine import registry
from engine.contenders import Contender, Seen, contender
from engine.duel import Game, Match, Tally, matches, play
from engine.thinking import LEVELS, levels
from tests.strength.priorities import PRIORITIES

LISTED = "priorities"
REPORT = Path(__file__).parents[2] / "docs" / "strength.md"
PARTS = Path(__file__).parent / "found"
"""What was found game by game, so that one game can be measured anew."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Who plays against whom, at a table of so many."""

    first: str
    second: str
    seats: int


def pairs(key: str) -> list[Pair]:
    """What is played of a game."""
    found = []
    for seats in registry.rules(key).meta.seats:
        for below, level in pairwise(LEVELS):
            found.append(Pair(level, below, seats))
        for level in ("good", "strong") if key in PRIORITIES else ():
            found.append(Pair(level, LISTED, seats))
    few = min(registry.rules(key).meta.seats)
    return [*found, Pair("learner", "chance", few), Pair("usual", "safest", few)]


def player(key: str, name: str) -> Contender:
    """Somebody of the pool."""
    return Seen(PRIORITIES[key]()) if name == LISTED else contender(key, name)


def one(key: str, pair: Pair, match: Match) -> Game:
    """One game of a pair, timed by the processor."""
    rules = registry.rules(key)
    names = [pair.first if seat == match.seat else pair.second for seat in range(pair.seats)]
    players = [player(key, name) for name in names]
    return play(rules, rules.options(), players, match.seed, time.process_time)


class Ladder:
    """Ratings of everybody, over tables of all sizes."""

    def __init__(self) -> None:
        self._model = PlackettLuce()
        self._found: dict[str, PlackettLuceRating] = {}

    def add(self, names: list[str], places: tuple[int, ...]) -> None:
        """A game: who sat where, and who came where. Of several who share a name the first one is
        rated."""
        teams = [[self._found.get(name) or self._model.rating(name=name)] for name in names]
        rated = self._model.rate(teams, ranks=[float(place) for place in places])
        for name, team in reversed(list(zip(names, rated, strict=True))):
            self._found[name] = team[0]

    def lines(self) -> list[str]:
        """Everybody, the best one first."""
        best = sorted(self._found.items(), key=lambda found: -found[1].mu)
        return [f"| {name} | {r.mu:.1f} | {r.sigma:.1f} |" for name, r in best]


@dataclass(slots=True)
class Found:
    """What was found of a game so far."""

    key: str
    ladder: Ladder
    tallies: dict[Pair, Tally]

    def add(self, pair: Pair, match: Match, game: Game) -> None:
        """Count a game."""
        self.tallies[pair].add(game, match.seat)
        if game.outcome is not None:
            names = [pair.second] * pair.seats
            names[match.seat] = pair.first
            self.ladder.add(names, game.outcome.places)

    def section(self) -> str:
        """All of it, as Markdown."""
        rows = [row(pair, tally) for pair, tally in self.tallies.items() if tally.games]
        rated = ["", "| player | rating | doubt |", "| --- | ---: | ---: |", *self.ladder.lines()]
        return "\n".join([f"## {self.key}\n", *HEAD, *rows, *rated, ""])


def chosen(key: str, seats: list[int], only: list[str]) -> Found:
    """The pairs of a game that are wanted."""
    wanted = [
        pair
        for pair in pairs(key)
        if (not seats or pair.seats in seats) and (not only or pair.first in only)
    ]
    return Found(key, Ladder(), {pair: Tally(pair.seats) for pair in wanted})


def measure(found: list[Found], deals: int, pool: ProcessPoolExecutor) -> None:
    """Deal by deal, so that whoever stops it has a report of what was played."""
    for deal in range(1, deals + 1):
        for game in found:
            for pair in game.tallies:
                todo = matches(pair.seats, pair.seats, deal)
                played = pool.map(partial(one, game.key, pair), todo)
                for match, result in zip(todo, played, strict=True):
                    game.add(pair, match, result)
            (PARTS / f"{game.key}.md").write_text(game.section(), encoding="utf-8")
        write()
        sys.stderr.write(f"{deal} of {deals} deals\n")


HEAD = (
    "| players | who | against | games | wins | 95 % | points | seconds a turn | slowest |",
    "| ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
)


def row(pair: Pair, tally: Tally) -> str:
    """One line of the table."""
    low, high = tally.interval()
    points = f"{tally.mean_points(0):.1f} : {tally.mean_points(1):.1f}" if any(tally.points) else ""
    return (
        f"| {pair.seats} | {pair.first} | {pair.second} | {tally.games} | {tally.rate:.0%} "
        f"| {low:.0%}-{high:.0%} | {points} | {tally.a_turn(0):.3f} : {tally.a_turn(1):.3f} "
        f"| {tally.longest:.1f} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="make strength", description=__doc__)
    parser.add_argument("games_of", nargs="*", metavar="GAME", help="keys (default: all games)")
    parser.add_argument("--deals", type=int, default=100, help="for each pair (default 100)")
    parser.add_argument("--players", type=int, nargs="*", default=[], help="table sizes (all)")
    parser.add_argument("--levels", nargs="*", default=[], help="whose pairs are played (all)")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    PARTS.mkdir(exist_ok=True)
    keys = args.games_of or [key for key, entry in registry.GAMES.items() if entry.judge]
    found = [chosen(key, args.players, args.levels) for key in keys]
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(args.jobs, mp_context=fresh) as pool:
        measure(found, args.deals, pool)
    return 0


def write() -> None:
    """Put the report together: what stands before the first game was written by hand."""
    before = REPORT.read_text(encoding="utf-8").partition("\n## ")[0] if REPORT.exists() else ""
    made = f"Python {platform.python_version()}, {platform.machine()}"
    told = [
        before.rstrip() or f"# How strong computer players are\n\nMade by `make strength` ({made})."
    ]
    for part in sorted(PARTS.glob("*.md")):
        told.append(part.read_text(encoding="utf-8").rstrip())
    told.append(_levels())
    REPORT.write_text("\n\n".join(told) + "\n", encoding="utf-8")


def _levels() -> str:
    """What the levels are, so that old figures can be understood."""
    rows = ["## The levels\n", "| game | level | how it thinks |", "| --- | --- | --- |"]
    for key, entry in registry.GAMES.items():
        if entry.judge:
            for name, level in levels(key).items():
                rows.append(f"| {key} | {name} | {level.settings} |")
    return "\n".join(rows)
