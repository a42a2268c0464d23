"""`agora migrate`, `agora backup FILE`, `agora restore FILE`, `agora compact`, `agora health`: the
care of the database."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tables.store.address import Where
    from tables.store.beat_rows import Sign


def add(subparsers: Any) -> None:
    """Register the commands."""
    parser = subparsers.add_parser(
        "migrate",
        help="bring the database to the newest schema",
        description="Make the database if there is none, and apply missing migrations. The bot "
        "has to be stopped.",
    )
    parser.set_defaults(run=migrate)
    parser = subparsers.add_parser(
        "backup",
        help="copy the database, also while the bot runs",
        description="Write a consistent copy of the database to a new file. A PostgreSQL database "
        "is copied by its own program pg_dump.",
    )
    parser.add_argument("file", type=Path, help="where the copy goes; it must not exist yet")
    parser.set_defaults(run=backup)
    parser = subparsers.add_parser(
        "restore",
        help="put a copy in the place of the database",
        description="Check a copy that `agora backup` made and put it in the place of the "
        "database. What is there is moved aside, with its log. The bot has to be stopped.",
    )
    parser.add_argument("file", type=Path, help="the copy; - reads it from the standard input")
    parser.set_defaults(run=restore)
    parser = subparsers.add_parser(
        "compact",
        help="give room that the database does not need back to the disk",
        description="Write the database anew without its free pages. SQLite's file needs as much "
        "free room beside it meanwhile. The bot has to be stopped.",
    )
    parser.set_defaults(run=compact)
    parser = subparsers.add_parser(
        "health",
        help="tell whether the bot is at work",
        description="Exit with 0 if the bot gave a sign of life lately and is connected, its "
        "messages go out, its scheduler looks and its pictures are drawn; else say what does not "
        "work since when. Exit codes: 1 stopped or hanging, 2 a wrong setting, 3 gateway, "
        "4 outbox, 5 scheduler, 6 drawing; of several the first.",
    )
    parser.add_argument(
        "--here",
        action="store_true",
        help="of several nodes only look at the one that AGORA_NODE names, or this machine",
    )
    parser.set_defaults(run=health)


def migrate(args: argparse.Namespace) -> int:
    """Apply what is missing."""
    from bot import config
    from tables.store import databases

    database = config.load().database
    # A bot of the old version would go on with a schema that it does not know.
    with databases.claimed(database):
        applied, schema = databases.migrated(database)
    print(f"{database}: {', '.join(applied) or 'nothing to do'} (schema {schema})")
    return 0


def backup(args: argparse.Namespace) -> int:
    """Copy the database."""
    from bot import config
    from tables.store import databases

    databases.copied(config.load().database, args.file)
    print(f"{args.file}: {args.file.stat().st_size} bytes")
    return 0


def restore(args: argparse.Namespace) -> int:
    """Put a copy in the place of the database."""
    from bot import config
    from tables.facts.errors import WrongDatabase
    from tables.store import databases
    from tables.upkeep import restore as putting_back

    path = config.load().database
    if not isinstance(path, Path):
        raise WrongDatabase("restore_by_server", path=str(path))
    source = sys.stdin.buffer if str(args.file) == "-" else args.file
    with databases.claimed(path):
        done = putting_back.restore(source, path)
    if done.log:
        print(f"The log beside {args.file} was taken along.")
    if done.aside is not None:
        print(f"What was there before lies in {done.aside}; remove it when all is well.")
    print(f"{path}: restored; schema {done.schema}, tables: {done.tables}")
    return 0


def compact(args: argparse.Namespace) -> int:
    """Write the database anew."""
    from bot import config
    from tables.store import databases

    database = config.load().database
    with databases.claimed(database):
        before, after = databases.compacted(database)
    print(f"{database}: {before} bytes before, {after} now")
    return 0


STOPPED = 1
"""The exit code where the bot is stopped, hangs, or cannot be asked."""


def health(args: argparse.Namespace) -> int:
    """Say what does not work; the exit code says which part (`bot.pulse.EXIT_CODES`)."""
    from bot import config
    from bot.widgets import saying
    from tables.facts.errors import AgoraError, WrongDatabase

    settings = config.load()
    node = config.node_name(settings) if args.here else None
    try:
        code, said = verdict(settings.database, time.time(), node)
    except AgoraError as error:
        if isinstance(error, WrongDatabase) and error.code != "no_database":
            raise  # a wrong setting, as for every other command
        print(f"agora: {saying.plain(error)}", file=sys.stderr)
        return STOPPED
    print(said)
    return code


def verdict(database: Where, now: float, node: str | None = None) -> tuple[int, str]:
    """The exit code for the bot of a database, and what is wrong with it, in sentences.

    now: seconds since 1970. node: of several only the one of this name. Raises `StorageFault`.
    """
    from tables.store import beat_rows, databases

    shared = not isinstance(database, Path)
    signs = databases.looked_up(database, lambda db: beat_rows.signs(db, now, shared=shared))
    if not signs:
        return STOPPED, "The bot has not run with this database yet."
    named = [sign for sign in signs if node in (None, sign.node) or sign.node is None]
    if not named:
        return STOPPED, f"No node with the name {node} runs; there are {_names(signs)}."
    wrong = [found for sign in named for found in _wrong(sign, now)]
    if wrong:
        return min(code for code, _ in wrong), "\n".join(said for _, said in wrong)
    age = max(abs(sign.age) for sign in named)
    which = "" if named[0].node is None else f" ({_names(named)})"
    return 0, f"At work{which}; last sign of life {age:.0f} seconds ago."


def _names(signs: Iterable[Sign]) -> str:
    return ", ".join(sign.node or "" for sign in signs)


def _wrong(sign: Sign, now: float) -> Iterator[tuple[int, str]]:
    """What does not work at a bot or node: exit codes with sentences."""
    from bot import pulse

    who = "" if sign.node is None else f"Node {sign.node}: "
    if sign.stopped:
        yield STOPPED, f"The bot was stopped; it has not run{_since(now - sign.age, now)}."
        return
    if abs(sign.age) > (pulse.FRESH if sign.node is None else pulse.SILENT):
        what = "the bot" if sign.node is None else "it"
        said = f"No sign of life{_since(now - sign.age, now)}"
        yield STOPPED, f"{who}{said}: {what} is stopped, hangs or cannot write its database."
        return
    for part, at in sign.failing.items():
        code = pulse.EXIT_CODES.get(part, STOPPED)
        yield code, f"{who}{pulse.said(part, sign.away)}{_since(at, now)}."


def _since(at: float, now: float) -> str:
    """A moment as the end of a sentence, e.g. ` since 2026-11-22 13:05 UTC (7 minutes)`."""
    minutes = round(abs(now - at) / 60)
    said = f"{minutes} minutes" if minutes < 120 else f"{minutes // 60} hours"
    try:
        return f" since {datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC ({said})"
    except (ValueError, OverflowError, OSError):  # no time that there is
        return ""
