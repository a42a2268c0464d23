"""`make strength`: computer players against each other and against players of another kind, on
equal deals; writes docs/strength.md.

Every level plays against the one below it, at tables of every size; the strongest ones also against
a list of priorities and opponents from outside (`outside.py`), which nothing was tuned on, and
against earlier versions (`earlier.py`). Seeds begin at 1; tools/tune.py uses others. What was
played is kept (`played.py`), so that a run goes on where the last one stopped.

PyPy plays the same games in half the time (`pypy3 -m tests.strength`). Its seconds are not those of
the bot, so they are left out.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from itertools import pairwise

from bot import garbage
from engine import registry
from engine.contenders import Contender, Seen, contender
from engine.duel import Game, Match, matches, play
from engine.thinking import LEVELS
from tests.strength.earlier import earlier
from tests.strength.outside import OUTSIDE
from tests.strength.played import OPTIONS, Pair, Played, add, keep, kept, mark
from tests.strength.priorities import PRIORITIES
from tests.strength.report import write

LISTED = "priorities"
MEETS_OUTSIDE = ("good", "strong")
"""Levels that play against opponents from outside."""
LIKE_THE_BOT = sys.implementation.name == "cpython"
"""Whether games take as long here as they do in the bot."""


def pairs(key: str) -> list[Pair]:
    """What is played of a game."""
    found = []
    for seats in registry.rules(key).meta.seats:
        for below, level in pairwise(LEVELS):
            found.append(Pair(level, below, seats))
        for level in ("good", "strong") if key in PRIORITIES else ():
            found.append(Pair(level, LISTED, seats))
    few = min(registry.rules(key).meta.seats)
    found += [Pair(name.partition("-")[0], name, few) for name in earlier(key)]
    found += [Pair(level, name, few) for name in OUTSIDE.get(key, ()) for level in MEETS_OUTSIDE]
    return [*found, Pair("beginner", "chance", few), Pair("normal", "safest", few)]


def player(key: str, name: str, seats: int) -> Contender:
    """Somebody of the pool, for a table of so many."""
    if name in earlier(key):
        return earlier(key)[name].player(seats)
    if name in OUTSIDE.get(key, ()):
        return OUTSIDE[key][name]()
    return Seen(PRIORITIES[key]()) if name == LISTED else contender(key, name)


def one(key: str, pair: Pair, match: Match) -> Game:
    """One game of a pair, timed by the processor."""
    rules = registry.rules(key)
    names = [pair.first if seat == match.seat else pair.second for seat in range(pair.seats)]
    players = [player(key, name, pair.seats) for name in names]
    options = rules.options.model_validate(OPTIONS.get(key, {}))
    game = play(rules, options, players, match.seed, time.process_time)
    return game if LIKE_THE_BOT else game.untimed()


def lacking(
    wanted: dict[str, list[Pair]], games: int, there: dict[str, list[Played]]
) -> Iterator[tuple[str, Pair, Match]]:
    """What is not there yet, deal by deal, so that all pairs grow alike."""
    known = {(key, game.pair, game.match) for key, found in there.items() for game in found}
    for deal in range(1, games + 1):
        for key, pair in [(key, pair) for key, found in wanted.items() for pair in found]:
            if (deal - 1) * pair.seats >= games:
                continue
            for match in matches(pair.seats, pair.seats, deal):
                if (key, pair, match) not in known:
                    yield key, pair, match


def measure(
    wanted: dict[str, list[Pair]], games: int, until: float, pool: Executor, jobs: int
) -> None:
    """Play what is not there yet; each game is kept as soon as it is over, so that whoever stops it
    loses next to nothing. until: the `time.monotonic` at which no other game is begun."""
    there = {key: list(kept(key)) for key in wanted}
    for key, found in there.items():
        keep(key, found)
    todo = lacking(wanted, games, there)
    under_way: dict[Future[Game], tuple[str, Pair, Match]] = {}
    while True:
        while len(under_way) < 2 * jobs and time.monotonic() < until and (task := next(todo, None)):
            under_way[pool.submit(one, *task)] = task
        if not under_way:
            return
        for over in wait(under_way, return_when=FIRST_COMPLETED).done:
            key, pair, match = under_way.pop(over)
            add(key, [Played(pair, match, over.result(), mark(key, pair))])
            sys.stderr.write(f"{key}, {pair.seats} players, deal {match.seed}: {pair.first}\n")


def judged() -> list[str]:
    """The games that somebody can think about."""
    return [key for key, entry in registry.GAMES.items() if entry.evaluator]


def main() -> int:
    parser = argparse.ArgumentParser(prog="make strength", description=__doc__)
    parser.add_argument("games_of", nargs="*", metavar="GAME", help="keys (default: all games)")
    parser.add_argument("--games", type=int, default=200, help="for each pair (default 200)")
    parser.add_argument("--players", type=int, nargs="*", default=[], help="table sizes (all)")
    parser.add_argument("--levels", nargs="*", default=[], help="whose pairs are played (all)")
    parser.add_argument("--against", nargs="*", default=[], help="and against whom (everybody)")
    parser.add_argument("--minutes", type=float, default=1e6, help="no game is begun later (never)")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    wanted = {
        key: [
            pair
            for pair in pairs(key)
            if (not args.players or pair.seats in args.players)
            and (not args.levels or pair.first in args.levels)
            and (not args.against or pair.second in args.against)
        ]
        for key in args.games_of or judged()
    }
    until = time.monotonic() + 60 * args.minutes
    fresh = multiprocessing.get_context("spawn")
    seldom = garbage.look_seldom if LIKE_THE_BOT else None
    with ProcessPoolExecutor(args.jobs, fresh, seldom) as pool:
        measure(wanted, args.games, until, pool, args.jobs)
    write({key: pairs(key) for key in judged()})
    return 0
