"""`agora selfplay`: random legal games to the end, with every decision examined."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from engine.core.rng import Rng
from engine.core.rules import Rules
from engine.registry import UnknownGame, rules
from engine.selfplay import Report, play_game, some_options

PROGRESS = 10
"""Lines about the progress, at most."""
SHOWN = 30
"""Problems that are printed; the rest is only counted."""


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "selfplay",
        help="play random games to the end and look for defects",
        description="Play random legal games to the end. With --check, every decision is examined: "
        "saves, refusals, hidden information, undo, invariants.",
    )
    parser.add_argument("game", help="key of a game, see `agora games`")
    parser.add_argument("--games", type=_positive, default=10, help="how many (default 10)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default 1)")
    parser.add_argument("--check", action="store_true", help="examine every decision")
    parser.add_argument(
        "--players", type=_counts, help="player counts to take in turn, like 2,3,4 (default: all)"
    )
    parser.add_argument(
        "--wild",
        type=int,
        default=0,
        metavar="N",
        help="one answer in N is one computer players leave alone, like resigning (default: none)",
    )
    parser.add_argument(
        "--full",
        action="store_true",
        help="games of full length, which need not come to an end (default: quick options)",
    )
    parser.add_argument(
        "--coverage", action="store_true", help="say at the end how many cards were resolved"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play; 0 if nothing was wrong, 1 if there were problems, 2 for a wrong request."""
    try:
        game = rules(args.game)
    except UnknownGame as error:
        print(error, file=sys.stderr)
        return 2
    seats = args.players or game.meta.seats
    wrong = [n for n in seats if n not in game.meta.seats]
    if wrong:
        print(f"{game.meta.title} is not for {wrong[0]} players", file=sys.stderr)
        return 2
    reports = [_play(game, args, seats, number) for number in range(args.games)]
    decisions = sum(r.decisions for r in reports)
    problems = sum(len(r.problems) for r in reports)
    print(f"{args.games} games, {decisions} decisions, {problems} problems")
    if args.coverage:
        problems += _coverage(game, reports)
    return 1 if problems else 0


def _play(game: Rules[Any], args: argparse.Namespace, seats: Any, number: int) -> Report:
    seed = args.seed + number
    options = some_options(game, Rng(seed), quick=not args.full)
    count = seats[number % len(seats)]
    report = play_game(game, options, count, seed, args.check, args.wild, must_end=not args.full)
    for problem in report.problems[:SHOWN]:
        print(problem, flush=True)
    if report.problems:
        print(f"  with the options {options.model_dump_json()}", flush=True)
    every = max(1, args.games // PROGRESS)
    if (number + 1) % every == 0 and number + 1 < args.games:
        print(f"{number + 1} of {args.games} games", flush=True)
    return report


def _coverage(game: Rules[Any], reports: list[Report]) -> int:
    """Print which cards were never resolved, and how many were; returns the number missing."""
    every = game.cards()
    missing = sorted(every - set[str]().union(*(r.cards for r in reports)))
    if missing:
        print("never resolved: " + ", ".join(missing))
    print(f"{len(every) - len(missing)}/{len(every)} cards resolved")
    return len(missing)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


def _counts(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no list of player counts") from error
