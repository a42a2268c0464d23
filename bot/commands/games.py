"""`agora games`: the games this program knows."""

from __future__ import annotations

import argparse
from typing import Any

from engine.registry import keys, seats


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "games", help="list the games", description="List the games with their player counts."
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """One line per game: key, title, player counts, summary."""
    from render.listing import listing

    width = max(map(len, keys()))
    for key in keys():
        game, counts = listing(key), _counts(seats(key))
        print(f"{key:<{width}}  {game.title()} ({counts} players): {game.summary()}")
    return 0


def _counts(seats: tuple[int, ...]) -> str:
    if len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}-{seats[-1]}"
    return ", ".join(map(str, seats))
