"""`agora list tables`: which tables there are."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.commands.arguments import database, snowflake
from tables.store.address import Where

if TYPE_CHECKING:
    from tables.store.removal_rows import Listed

UNDATED = "----------"


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "list",
        help="list the tables of the database",
        description="List tables, the oldest first, also while the bot runs: number, status, last "
        "change (UTC), game, steps, server, channel and seats.",
    )
    parser.add_argument("what", choices=["tables"])
    parser.add_argument("--server", type=snowflake, help="only those of this server (its id)")
    parser.add_argument("--user", type=snowflake, help="only those where this user has a seat")
    parser.add_argument("--open", action="store_true", help="only lobbies and running games")
    parser.add_argument("--data", type=database, help="the database (default: the one of the bot)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List."""
    from bot import config
    from tables.store import databases, removal_rows

    path: Where = args.data if args.data is not None else config.load().database
    chosen = partial(
        removal_rows.listed, guild_id=args.server, user_id=args.user, only_open=args.open
    )
    found = databases.looked_up(path, chosen)
    for table in found:
        print(line(table))
    if not found:
        print(f"{path}: no tables")
    return 0


def line(table: Listed) -> str:
    """A table in one line for a terminal, which would obey control characters in names."""
    where = "direct messages" if table.guild_id is None else f"server {table.guild_id}"
    said = (
        f"{table.id}  {table.status}  {_day(table.changed_at)}  {table.game}, steps: {table.steps},"
        f" {where}, channel {table.channel_id}: {', '.join(map(str, table.seats)) or 'no seats'}"
    )
    return "".join(c if c.isprintable() else "?" for c in said)


def _day(at: float) -> str:
    try:
        return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")
    except (TypeError, ValueError, OverflowError, OSError):  # a damaged row holds anything
        return UNDATED
