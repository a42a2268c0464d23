"""`agora play`: the playground of `bot.playground`."""

from __future__ import annotations

from typing import Any

from bot import playground


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("play", help=playground.HELP, description=playground.__doc__)
    playground.add_arguments(parser)
    parser.set_defaults(run=playground.run)
