"""`agora figures GAME`: the figures of a game that a host can correct, as a file to begin from."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from engine import registry


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "figures",
        help="print the figures of a game that you can correct",
        description="Print the file with the figures of a game that its host can correct. Put a "
        "copy with the printed figures, under the name that is said beside it, into the folder of "
        "the database, and start the bot again: new tables play by it. `agora doctor` checks it.",
    )
    parser.add_argument("game", help="key of the game, see `agora games`")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print it; 0 if there is such a file, 2 for a wrong request."""
    try:
        files = registry.rules(args.game).host_files
    except registry.UnknownGame as error:
        print(f"agora: {error}", file=sys.stderr)
        return 2
    if not files:
        print(f"agora: {args.game} has no figures that a host can correct", file=sys.stderr)
        return 2
    for file in files:
        print(f"{file.name}:", file=sys.stderr)
        print(file.ours(), end="")
    return 0
