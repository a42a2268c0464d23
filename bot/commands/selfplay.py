"""`agora selfplay`: random legal games to the end, with every decision examined."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from bot import garbage
from engine.contenders import NAMES, Contender, contender
from engine.core.rng import seeded
from engine.core.rules import Options, Rules
from engine.registry import UnknownGame, rules
from engine.selfplay import Report, play_game, some_options

PROGRESS = 10
"""Lines about the progress, at most."""
RICH = 3
"""One game in so many begins with plenty, for `--coverage`."""
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
        "--levels",
        type=_levels,
        default=(),
        metavar="LEVEL,...",
        help=f"who plays, seat by seat and over again: {', '.join(NAMES)} (default: chance)",
    )
    parser.add_argument(
        "--options",
        default="",
        metavar="NAME=VALUE,...",
        help="what the tables choose (default: all by chance)",
    )
    parser.add_argument(
        "--full",
        action="store_true",
        help="games of full length, which need not come to an end (default: quick options)",
    )
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="say at the end how many cards were resolved; in every third game everybody begins "
        "with plenty, where the game has what aimless players cannot pay for",
    )
    parser.add_argument(
        "--jobs",
        type=_positive,
        default=os.cpu_count() or 1,
        help="games played side by side (default: one per processor)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play; 0 if nothing was wrong, 1 if there were problems, 2 for a wrong request."""
    from bot.features.lobby.cog import read_options
    from bot.widgets import saying
    from render.registry import listing
    from tables.model.errors import UserError
    from tables.model.seating import check_fit, checked_options

    try:
        game = rules(args.game)
    except UnknownGame as error:
        print(f"agora: {error}", file=sys.stderr)
        return 2
    seats = args.players or game.meta.seats
    wrong = [n for n in seats if n not in game.meta.seats]
    if wrong:
        print(f"agora: {listing(args.game).title()} is not for {wrong[0]} players", file=sys.stderr)
        return 2
    try:
        _players(args, len(args.levels))
    except LookupError as error:
        print(f"agora: {error}", file=sys.stderr)
        return 2
    try:
        args.given = read_options(args.game, args.options)
        chosen = game.options.model_validate(checked_options(game, args.given))
        for count in seats if args.given else ():
            check_fit(game, chosen, count)
    except UserError as error:
        print(f"agora: {saying.plain(error)}", file=sys.stderr)
        return 2
    reports = []
    for number, report in enumerate(_reports(args, tuple(seats))):
        _tell(args, tuple(seats), number, report)
        reports.append(report)
    decisions = sum(r.decisions for r in reports)
    problems = sum(len(r.problems) for r in reports)
    print(f"{args.games} games, {decisions} decisions, {problems} problems")
    if args.coverage:
        problems += _coverage(game, reports)
    return 1 if problems else 0


def _reports(args: argparse.Namespace, seats: tuple[int, ...]) -> Iterator[Report]:
    """Play the games, several side by side; their order does not depend on how many."""
    play = partial(_play, args, seats)
    if args.jobs == 1 or args.games == 1:
        yield from map(play, range(args.games))
        return
    # A fresh interpreter per job: nothing that one game left behind can help another.
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(args.jobs, args.games), fresh, garbage.look_seldom) as pool:
        yield from pool.map(play, range(args.games))


def _options(args: argparse.Namespace, seats: tuple[int, ...], number: int) -> Options:
    return some_options(
        rules(args.game),
        seeded(args.seed + number),
        quick=not args.full,
        given=args.given,
        seats=(seats[number % len(seats)],),
    )


def _play(args: argparse.Namespace, seats: tuple[int, ...], number: int) -> Report:
    return play_game(
        rules(args.game),
        _options(args, seats, number),
        seats[number % len(seats)],
        args.seed + number,
        args.check,
        args.wild,
        must_end=not args.full,
        rich=args.coverage and number % RICH == 1,
        players=_players(args, seats[number % len(seats)]),
    )


def _players(args: argparse.Namespace, seats: int) -> list[Contender]:
    """The computer players by seat; empty if all decisions are random."""
    if not args.levels:
        return []
    return [contender(args.game, args.levels[n % len(args.levels)]) for n in range(seats)]


def _tell(args: argparse.Namespace, seats: tuple[int, ...], number: int, report: Report) -> None:
    for problem in report.problems[:SHOWN]:
        print(problem, flush=True)
    if report.problems:
        print(f"  with the options {_options(args, seats, number).model_dump_json()}", flush=True)
    every = max(1, args.games // PROGRESS)
    if (number + 1) % every == 0 and number + 1 < args.games:
        print(f"{number + 1} of {args.games} games", flush=True)


def _coverage(game: Rules[Any], reports: list[Report]) -> int:
    """Print which cards were never resolved, and how many were; returns the number missing."""
    every = game.cards()
    missing = sorted(every - set[str]().union(*(r.cards for r in reports)))
    if missing:
        print("never resolved: " + ", ".join(missing))
    print(f"{len(every) - len(missing)}/{len(every)} cards resolved")
    return len(missing)


def _positive(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return number


def _levels(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    wrong = [name for name in names if name not in NAMES]
    if wrong:
        raise argparse.ArgumentTypeError(f"{wrong[0]!r} is none of {', '.join(NAMES)}")
    return names


def _counts(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no list of player counts") from error
