"""`make strength`: computer players against each other and against players of another kind, on
equal deals; writes docs/strength.md.

Every level plays against the one below it, at tables of every size; the strongest ones also against
a list of priorities, which nothing was tuned on. Seeds begin at 1; tools/tune.py uses others. What
was played is kept (`played.py`), so that a run goes on where the last one stopped.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise

from engine import registry
from engine.contenders import Contender, Seen, contender
from engine.duel import Game, Match, matches, play
from engine.thinking import LEVELS
from tests.strength.played import OPTIONS, Pair, Played, add, keep, kept, mark
from tests.strength.priorities import PRIORITIES
from tests.strength.report import write

LISTED = "priorities"


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
    options = rules.options.model_validate(OPTIONS.get(key, {}))
    return play(rules, options, players, match.seed, time.process_time)


def measure(
    wanted: dict[str, list[Pair]], deals: int, until: float, pool: ProcessPoolExecutor
) -> None:
    """Deal by deal what is not there yet, so that whoever stops it loses next to nothing. until:
    the `time.monotonic` at which no other deal is begun."""
    there = {key: list(kept(key)) for key in wanted}
    for key, games in there.items():
        keep(key, games)
    known = {(key, game.pair, game.match.seed) for key, games in there.items() for game in games}
    for deal in range(1, deals + 1):
        for key, pair in [(key, pair) for key, found in wanted.items() for pair in found]:
            if (key, pair, deal) in known:
                continue
            if time.monotonic() > until:
                return
            todo = matches(pair.seats, pair.seats, deal)
            results = pool.map(partial(one, key, pair), todo)
            of_now = mark(key, pair)
            played = [
                Played(pair, match, result, of_now)
                for match, result in zip(todo, results, strict=True)
            ]
            add(key, played)
            write({key: pairs(key) for key in judged()})
        sys.stderr.write(f"{deal} of {deals} deals\n")


def judged() -> list[str]:
    """The games that somebody can think about."""
    return [key for key, entry in registry.GAMES.items() if entry.judge]


def main() -> int:
    parser = argparse.ArgumentParser(prog="make strength", description=__doc__)
    parser.add_argument("games_of", nargs="*", metavar="GAME", help="keys (default: all games)")
    parser.add_argument("--deals", type=int, default=100, help="for each pair (default 100)")
    parser.add_argument("--players", type=int, nargs="*", default=[], help="table sizes (all)")
    parser.add_argument("--levels", nargs="*", default=[], help="whose pairs are played (all)")
    parser.add_argument("--minutes", type=float, default=1e6, help="no deal is begun later (never)")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    wanted = {
        key: [
            pair
            for pair in pairs(key)
            if (not args.players or pair.seats in args.players)
            and (not args.levels or pair.first in args.levels)
        ]
        for key in args.games_of or judged()
    }
    until = time.monotonic() + 60 * args.minutes
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(args.jobs, mp_context=fresh) as pool:
        measure(wanted, args.deals, until, pool)
    write({key: pairs(key) for key in judged()})
    return 0
