"""`agora copy FROM TO`: copies all tables to another database, also of the other kind."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from bot.commands.arguments import database
from tables.store.address import Where

if TYPE_CHECKING:
    from tables.maintenance.examination import Report
    from tables.store.copying import Copied


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "copy",
        help="copy all tables to an empty database, of the same kind or the other",
        description="Copy a whole database: from a file to a PostgreSQL server, back, or between "
        "two of a kind. Every row is read again and compared before any of it counts; then the "
        "copy is examined as `agora doctor` does. FROM stays as it is. The bot has to be stopped. "
        "Exit with 0 if the copy is sound, 1 if something is wrong, 2 if one of the two cannot be "
        "used.",
    )
    form = "a file or postgresql://..."
    parser.add_argument("source", metavar="FROM", type=database, help=f"the database: {form}")
    parser.add_argument(
        "target",
        metavar="TO",
        type=database,
        help="a new file, or the postgresql://... of a database without tables",
    )
    parser.add_argument(
        "--quick", action="store_true", help="examine the copy without playing its games again"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy, compare, examine; 0 if nothing was found."""
    from engine.registry import rules
    from tables.maintenance import doctor
    from tables.store import copying, databases

    source, target = args.source, args.target
    copying.check(source, target)
    with databases.claimed(source), databases.claimed(target):
        copied = copying.copy(source, target)
        _tell(copied, source, target)
        _tell_of_files(source, target)
        report = doctor.examine(target, rules, quick=args.quick)
    return _found(report, target)


def _tell(copied: Copied, source: Where, target: Where) -> None:
    rows = ", ".join(f"{table} {count}" for table, count in copied.rows.items() if count)
    print(f"{source} was copied to {target}")
    print(f"Rows: {rows or 'none'}")
    print(f"Compared row by row: all equal, checksum {copied.checksum[:16]}")
    sys.stdout.flush()  # the examination takes a while


def _tell_of_files(source: Where, target: Where) -> None:
    """Remind the host of their own files, which are next to a database and not in it."""
    from engine import registry
    from tables.store import host_files, paths

    here, there = paths.folder(source), paths.folder(target)
    if here.resolve() == there.resolve():
        return
    for path, _, _ in host_files.look(here, map(registry.rules, registry.keys())).used:
        print(f"Note: {path} is not copied; put it into {there}, or games begin without it")


def _found(report: Report, target: Where) -> int:
    from bot.widgets import saying

    for finding in report.findings:
        print(saying.found(finding))
    verdict = f"findings: {len(report.findings)}" if report.findings else "sound"
    print(f"{target}: tables: {report.tables}, steps: {report.steps}; {verdict}")
    if report.findings:
        print("The two are equal, so the same is wrong with the database that was copied.")
        return 1
    print("The bot goes on with it as soon as AGORA_DATABASE names it.")
    return 0
