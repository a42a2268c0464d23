"""The command `agora`. Each subcommand lives in a module of `bot.commands`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from bot.commands import (
    card,
    copying,
    database,
    doctor,
    duel,
    failing,
    figures,
    games,
    play,
    problems,
    render,
    replay,
    reproduce,
    selfplay,
    selftest,
    serve,
)
from tables.facts.errors import AgoraError, BadConfig, WrongDatabase
from tables.upkeep import revision

COMMANDS = (
    *(play, serve, selftest, games, figures, selfplay, duel, render, card, replay),
    *(database, copying, doctor, problems, reproduce),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code: 0 done, 1 failed, 2 wrongly asked."""
    args = _parser().parse_args(argv)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except (BadConfig, WrongDatabase) as error:
        return _say(failing.sentence(error), code=2)
    except AgoraError as error:
        return _say(failing.sentence(error))
    except BrokenPipeError:
        # The reader of our output went away (`agora games | head -1`); that is no failure.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _say(f"{error.filename or 'a file'}: {error.strerror or error}")
    except KeyboardInterrupt:
        return 130
    return code


def _say(sentence: str, code: int = 1) -> int:
    print(f"agora: {sentence}", file=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="agora", description="Heavy board games in a Discord channel, at any hour."
    )
    parser.add_argument("-V", "--version", action="version", version=f"agora {revision.version()}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for module in COMMANDS:
        module.add(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
