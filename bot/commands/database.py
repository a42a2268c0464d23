"""`agora migrate`, `agora backup FILE`, `agora restore FILE`, `agora vacuum`: maintain the
database."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any


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
        "vacuum",
        help="give room that the database does not need back to the disk",
        description="Write the database again without its free pages. SQLite's file needs as much "
        "free room beside it meanwhile. The bot has to be stopped.",
    )
    parser.set_defaults(run=vacuum)


def migrate(args: argparse.Namespace) -> int:
    """Apply what is missing."""
    from bot import config
    from tables.store import databases

    database = config.load().database
    # A running bot of the old version would go on with a schema that it does not know.
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
    """Replace the database by a copy."""
    from bot import config
    from tables.maintenance import restore as putting_back
    from tables.model.errors import WrongDatabase
    from tables.store import databases

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


def vacuum(args: argparse.Namespace) -> int:
    """Rewrite the database."""
    from bot import config
    from tables.store import databases

    database = config.load().database
    with databases.claimed(database):
        before, after = databases.compacted(database)
    print(f"{database}: {before} bytes before, {after} now")
    return 0
