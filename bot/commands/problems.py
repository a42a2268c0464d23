"""`agora problems`: what players reported, and what went wrong."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from functools import partial
from typing import Any

from bot.commands.arguments import database
from tables.store.address import Where
from tables.store.connection import Connection


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "problems",
        help="list what players reported and what went wrong",
        description="List the reports of players and the faults of the bot, the newest last, also "
        "while the bot runs. With a reference, everything that is kept about it.",
    )
    parser.add_argument("reference", nargs="?", help="one problem in full, e.g. 7C1E-04AB")
    parser.add_argument("--data", type=database, help="the database (default: the one of the bot)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List, or show one."""
    from bot import config
    from tables.maintenance import problems
    from tables.store import databases

    path: Where = args.data if args.data is not None else config.load().database
    reference = None if args.reference is None else problems.read_reference(args.reference)
    found = databases.looked_up(path, partial(_read, reference=reference))
    for problem in found:
        said = line(problem) if reference is None else whole(problem)
        # An error may quote what somebody typed, and a terminal obeys control characters.
        print("".join(c if c.isprintable() or c == "\n" else "?" for c in said))
    if not found:
        print(f"{path}: no problems are noted")
    return 0


def _read(db: Connection, reference: str | None) -> list[Any]:
    from tables.maintenance import problems
    from tables.model.errors import UserError

    if reference is None:
        return problems.listed(db)
    found = problems.by_reference(db, reference)
    if found is None:
        raise UserError("no_such_problem", reference=reference)
    return [found]


def line(problem: Any) -> str:
    """One problem in one line."""
    from tables.maintenance.problems import FIGURE

    said = problem.report.words if problem.report else problem.summary
    said = "this row is damaged" if problem.damaged else said
    where = "no table"
    if problem.table_id is not None:
        where = f"table {problem.table_id}, step {problem.seq}"
    kind = "reported" if problem.report else "fault"
    if problem.report and problem.report.kind == FIGURE:
        kind = "printed figure"
    return f"{problem.reference}  {_when(problem.at)}  {kind}  {where}: {' '.join(said.split())}"


def whole(problem: Any) -> str:
    """All that is kept about one problem, except the moves."""
    report = problem.report
    if report is None:
        return f"{line(problem)}\n{problem.detail.rstrip()}"
    found = [line(problem), "", report.words, "", f"version: {report.version}"]
    if problem.user_id is not None:
        found.append(f"reporter: user {problem.user_id}")
    if report.last:
        found.append(f"pressed before: {report.last}")
    if report.about:
        found.append(f"shown with the fault {report.about}")
    if report.draft_seat is not None:
        found.append(
            f"steps {report.public_seq + 1} to {problem.seq} were the unfinished turn of seat "
            f"{report.draft_seat + 1}"
        )
    found += [f"log: {entry}" for entry in report.log]
    if report.steps:
        found.append(f"`agora reproduce {problem.reference}` makes a test fixture of it")
    return "\n".join(found)


def _when(at: float) -> str:
    try:
        return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
    except (ValueError, OverflowError, OSError):  # a damaged row holds any number
        return "at no time"
