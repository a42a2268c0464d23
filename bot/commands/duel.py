"""`agora duel`: two kinds of computer players against each other, on equal deals."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from bot import garbage
from engine.contenders import NAMES, contender
from engine.duel import Game, Match, Tally, matches, play
from engine.registry import UnknownGame, rules

PROGRESS = 10
"""Lines about the progress, at most."""


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "duel",
        help="let two kinds of computer players play against each other",
        description="Let two kinds of computer players play against each other. Every deal is "
        "played once for each seat; the first kind has one seat, the second kind the others.",
    )
    parser.add_argument("game", help="key of a game, see `agora games`")
    parser.add_argument("first", choices=NAMES, help="who has one seat")
    parser.add_argument("second", choices=NAMES, help="who has the other seats")
    parser.add_argument("--games", type=_positive, default=10, help="how many (default 10)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (default 1)")
    parser.add_argument("--players", type=_positive, help="at a table (default: the fewest)")
    parser.add_argument(
        "--jobs",
        type=_positive,
        default=os.cpu_count() or 1,
        help="games played side by side (default: one per processor)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play; 0 when all is done, 2 for a wrong request."""
    from render.registry import listing

    try:
        game = rules(args.game)
    except UnknownGame as error:
        print(f"agora: {error}", file=sys.stderr)
        return 2
    seats = args.players or min(game.meta.seats)
    if seats not in game.meta.seats:
        print(f"agora: {listing(args.game).title()} is not for {seats} players", file=sys.stderr)
        return 2
    try:
        for name in (args.first, args.second):
            contender(args.game, name)
    except LookupError as error:
        print(f"agora: {error}", file=sys.stderr)
        return 2
    found = Tally(seats)
    for match, played in _played(args, matches(args.games, seats, args.seed), seats):
        found.add(played, match.seat)
        if found.games % max(1, args.games // PROGRESS) == 0 and found.games < args.games:
            print(f"{found.games} of {args.games} games: {_score(args, found)}", flush=True)
    _tell(args, found)
    return 0


def _played(
    args: argparse.Namespace, todo: list[Match], seats: int
) -> Iterator[tuple[Match, Game]]:
    one = partial(duel, args.game, args.first, args.second, seats)
    if args.jobs == 1 or len(todo) == 1:
        yield from zip(todo, map(one, todo), strict=True)
        return
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(args.jobs, len(todo)), fresh, garbage.look_seldom) as pool:
        yield from zip(todo, pool.map(one, todo), strict=True)


def duel(key: str, first: str, second: str, seats: int, match: Match) -> Game:
    """One game of a duel, timed by the processor."""
    game = rules(key)
    names = [first if seat == match.seat else second for seat in range(seats)]
    players = [contender(key, name) for name in names]
    return play(game, game.options(), players, match.seed, time.process_time)


def _tell(args: argparse.Namespace, found: Tally) -> None:
    low, high = found.interval()
    print(
        f"{args.first} wins {found.rate:.0%} of {found.games}, 95 % interval {low:.0%}-{high:.0%}"
    )
    if any(found.points):
        print(f"points: {found.mean_points(0):.1f} to {found.mean_points(1):.1f}")
    print(
        f"seconds of processor a turn: {found.a_turn(0):.3f} and {found.a_turn(1):.3f}; "
        f"the slowest answer {found.longest:.2f}"
    )
    if found.unfinished:
        print(f"{found.unfinished} games were left unfinished and count as shared")
    each = sum(found.seconds) / found.games
    print(f"{_score(args, found)} ({found.games} games, {each:.1f} s of processor a game)")


def _score(args: argparse.Namespace, found: Tally) -> str:
    return f"{args.first} {found.wins:g}, {args.second} {found.lost:g}"


def _positive(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return number
