"""`agora remove`: remove something for good, while the bot is stopped."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from bot.commands.arguments import snowflake
from engine.registry import rules
from tables.store.address import Where
from tables.store.connection import Connection

if TYPE_CHECKING:
    from tables.maintenance.removing import Removing

T = TypeVar("T")

KEPT_ELSEWHERE = (
    "Messages on Discord, backups, logs and exported files keep what they hold. This cannot be "
    "undone."
)
LONGEST = 36_500
"""Days that are more than anybody means."""
DAY = 86_400.0
SHOWN = 20
"""Numbers of tables that are listed one by one."""


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "remove",
        help="remove a table, all of a server, a person, or old reports, for good",
        description="Say what is kept, ask, remove it, and rewrite the database so that nothing "
        "of it is left there. The bot has to be stopped.",
    )
    kinds = parser.add_subparsers(metavar="WHAT", required=True)
    for name, about, work in (
        ("table", "a table with its moves, log and reports, and the practice from it", table),
        ("server", "the tables of a server, its rules, boards, seasons and ratings", server),
        ("user", "a person, as if they had pressed Forget me", user),
    ):
        kind = kinds.add_parser(name, help=about, description=f"Remove {about}.")
        number = "its number, see agora list tables" if name == "table" else "the id on Discord"
        kind.add_argument("number", type=snowflake, help=number)
        kind.add_argument("--yes", action="store_true", help="do not ask")
        kind.set_defaults(run=work)
    kind = kinds.add_parser(
        "reports",
        help="old entries of agora problems",
        description="Remove what players reported, and faults, from more than so many days ago.",
    )
    kind.add_argument("days", type=days)
    kind.add_argument("--yes", action="store_true", help="do not ask")
    kind.set_defaults(run=reports)


def days(text: str) -> int:
    """A number of days."""
    if not text.isascii() or not text.isdecimal() or not 0 < int(text[:5]) < LONGEST:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of days from 1 to {LONGEST - 1}")
    return int(text[:5])


def table(args: argparse.Namespace) -> int:
    """Remove a table."""
    from bot.commands.listing import line
    from tables.model.errors import UserError
    from tables.store import removal_rows

    database = _database()
    found = _looked_up(database, partial(removal_rows.listed, table_id=args.number))
    if not found:
        raise UserError("remove_no_table", table=args.number)
    print(line(found[0]))
    if not _agreed(args):
        return 1
    removed = _carried_out(database, lambda removing: removing.table(args.number))
    practice = len(removed) - 1
    print(f"Table {args.number} was removed; with it, practice tables: {practice}")
    return 0


def server(args: argparse.Namespace) -> int:
    """Remove all of a server."""
    from tables.store import removal_rows

    database = _database()

    def look(db: Connection) -> tuple[list[int], dict[str, int]]:
        tables = [found.id for found in removal_rows.listed(db, guild_id=args.number)]
        return tables, removal_rows.of_server(db, args.number)

    tables, kept = _looked_up(database, look)
    if not tables and not any(kept.values()):
        print(f"Nothing is kept about server {args.number}.")
        return 0
    print(f"Server {args.number}: tables: {len(tables)}{_numbers(tables)}; {_counts(kept)}")
    if not _agreed(args):
        return 1
    removed = _carried_out(database, lambda removing: removing.server(args.number))
    print(f"Server {args.number} was removed; tables: {len(removed)}; {_counts(kept)}")
    return 0


def user(args: argparse.Namespace) -> int:
    """Remove a person."""
    from tables.maintenance import privacy

    database = _database()

    def look(db: Connection) -> dict[str, int]:
        found = privacy.gather(db, args.number, time.time())
        counts = {name: len(rows) for name, rows in found.items() if isinstance(rows, list)}
        return {"settings": int(found["settings"] is not None), **counts}

    kept = _looked_up(database, look)
    if not any(kept.values()):
        print(f"Nothing is kept about user {args.number}.")
        return 0
    print(f"User {args.number}: {_counts(kept)}")
    if not _agreed(args):
        return 1
    left = _carried_out(database, lambda removing: removing.user(args.number))
    numbers = [found.id for found in left]
    print(f"User {args.number} was removed; {_counts(kept)}")
    print(f"Seats given up at open tables: {len(left)}{_numbers(numbers)}")
    print(
        "Their moves stay without name and number, because they belong to the others' games, too."
    )
    return 0


def reports(args: argparse.Namespace) -> int:
    """Remove old reports and faults."""
    from tables.store import problem_rows

    database, before = _database(), time.time() - args.days * DAY
    found = _looked_up(database, lambda db: problem_rows.count_before(db, before))
    print(f"Reports and faults from more than {args.days} days ago: {found}")
    if found == 0:
        return 0
    if not _agreed(args):
        return 1
    removed = _carried_out(database, lambda removing: removing.reports(before))
    print(f"Reports and faults that were removed: {removed}")
    return 0


def _database() -> Where:
    from bot import config

    return config.load().database


def _looked_up(database: Where, work: Callable[[Connection], T]) -> T:
    from tables.store import databases

    return databases.looked_up(database, work)


def _agreed(args: argparse.Namespace) -> bool:
    """Whether the host wants it."""
    print(KEPT_ELSEWHERE, flush=True)
    if args.yes:
        return True
    try:
        said = input("Remove it? [y/N] ")
    except EOFError:  # nobody is there to answer
        print()
        said = ""
    if said.strip().lower() in ("y", "yes"):
        return True
    print("Nothing was removed.")
    return False


def _carried_out(database: Where, work: Callable[[Removing], Awaitable[T]]) -> T:
    """Do it with the database for ourselves."""
    from tables.store import databases

    with databases.claimed(database):
        return asyncio.run(_done(database, work))


async def _done(database: Where, work: Callable[[Removing], Awaitable[T]]) -> T:
    from engine import registry
    from tables.maintenance.removing import Removing
    from tables.service import TableService
    from tables.store import databases, host_files, paths

    given = host_files.look(paths.folder(database), map(registry.rules, registry.keys()))
    store = await databases.opened(database)
    try:
        service = TableService(store, rules_of=rules, figures=given.need())
        return await work(Removing(service))
    finally:
        await store.close()


def _counts(kept: dict[str, int]) -> str:
    said = [f"{name.replace('_', ' ')}: {count}" for name, count in kept.items() if count]
    return ", ".join(said) or "nothing else"


def _numbers(tables: list[int]) -> str:
    shown = ", ".join(map(str, tables[:SHOWN])) + (" ..." if tables[SHOWN:] else "")
    return f" ({shown})" if tables else ""
