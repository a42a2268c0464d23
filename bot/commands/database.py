"""`agora migrate`, `agora backup FILE`, `agora health`: the care of the database."""

from __future__ import annotations

import argparse
import time
from contextlib import closing
from pathlib import Path
from typing import Any

FRESH = 120.0
"""Seconds without a sign of life after which a bot counts as stopped; it gives one every 30."""


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
        description="Write a consistent copy of the database to a new file.",
    )
    parser.add_argument("file", type=Path, help="where the copy goes; it must not exist yet")
    parser.set_defaults(run=backup)
    parser = subparsers.add_parser(
        "health",
        help="tell whether the bot is alive",
        description="Exit with 0 if the database opens and the bot gave a sign of life lately.",
    )
    parser.set_defaults(run=health)


def migrate(args: argparse.Namespace) -> int:
    """Apply what is missing."""
    from bot import config
    from bot.storage import store

    path = config.load().database
    # A bot of the old version would go on with a schema that it does not know.
    with closing(store.claim(path)), closing(store.connect(path, migrated=False)) as db:
        applied = store.migrate(db, path)
        print(f"{path}: {', '.join(applied) or 'nothing to do'} (schema {store.schema_of(db)})")
    return 0


def backup(args: argparse.Namespace) -> int:
    """Copy the database."""
    from bot import config
    from bot.storage import store

    with closing(store.connect_to_read(config.load().database)) as db:
        store.copy(db, args.file)
    print(f"{args.file}: {args.file.stat().st_size} bytes")
    return 0


def health(args: argparse.Namespace) -> int:
    """Look at the last sign of life."""
    from bot import config
    from bot.storage import rows, store

    with closing(store.connect_to_read(config.load().database)) as db:
        at = store.looked_up(db, rows.last_beat)
    if at is None:
        print("The bot has not run with this database yet.")
        return 1
    age = abs(time.time() - at)
    print(f"Last sign of life {age:.0f} seconds ago.")
    return 0 if age <= FRESH else 1
