"""The command `agora`. Each subcommand lives in a module of `bot.commands`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any

from tables.model.errors import AgoraError, BadConfig, WrongDatabase

COMMANDS = {
    "play": ("play",),
    "serve": ("run",),
    "selftest": ("selftest",),
    "games": ("games",),
    "figures": ("figures",),
    "selfplay": ("selfplay",),
    "duel": ("duel",),
    "draw": ("draw",),
    "render": ("render",),
    "card": ("card",),
    "replay": ("replay",),
    "database": ("migrate", "backup", "restore", "vacuum"),
    "health": ("health",),
    "copying": ("copy",),
    "doctor": ("doctor",),
    "listing": ("list",),
    "removing": ("remove",),
    "problems": ("problems",),
    "dashboard": ("dashboard",),
    "reproduce": ("reproduce",),
}
"""Modules of `bot.commands`, each with what it adds. Only the requested one is loaded, because
`agora health` runs once a minute."""

FORMER = {"compact": "vacuum"}
"""Former names of commands."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code: 0 done, 1 failed, 2 wrongly asked."""
    given = list(sys.argv[1:] if argv is None else argv)
    if given and given[0] in FORMER:
        old, given[0] = given[0], FORMER[given[0]]
        print(f"agora: {old} is now called {given[0]}", file=sys.stderr)
    args = _parser(_asked(given)).parse_args(given)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except (BadConfig, WrongDatabase) as error:
        return _say(_sentence(error), code=2)
    except AgoraError as error:
        return _say(_sentence(error))
    except BrokenPipeError:
        # The reader of our output is gone (`agora games | head -1`), which is not a failure.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _say(f"{error.filename or 'a file'}: {error.strerror or error}")
    except KeyboardInterrupt:
        return 130
    return code


def _say(sentence: str, code: int = 1) -> int:
    # It may quote a file, and terminals obey control characters.
    said = "".join(c if c.isprintable() or c == "\n" else "?" for c in sentence)
    print(f"agora: {said}", file=sys.stderr)
    return code


def _sentence(error: AgoraError) -> str:
    said: str = import_module("bot.commands.failing").sentence(error)
    return said


def _asked(argv: Sequence[str]) -> Iterable[str]:
    """The modules needed for some arguments; all if they do not begin with a command."""
    named = [module for module, commands in COMMANDS.items() if argv and argv[0] in commands]
    return named or COMMANDS


class _Version(argparse.Action):
    """Prints the version, which is looked up only on request."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        revision = import_module("tables.maintenance.revision")
        around = import_module("tables.maintenance.surroundings")
        print(f"agora {revision.version()}\n{around.surroundings()}")
        parser.exit()


def _parser(modules: Iterable[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="agora", description="Heavy board games in a Discord channel, at any hour."
    )
    about = "show program's version number and exit"
    parser.add_argument("-V", "--version", action=_Version, nargs=0, help=about)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for module in modules:
        import_module(f"bot.commands.{module}").add(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
