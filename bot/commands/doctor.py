"""`agora doctor FILE`: whether a database is sound."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.commands.arguments import count, database
from engine import registry
from engine.registry import rules
from tables.store.address import Where

if TYPE_CHECKING:
    from tables.model.findings import Finding

EVERY = 1.0
"""Seconds between two lines that say how far it is."""


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "doctor",
        help="check a database, also while the bot runs",
        description="Check file, schema, tables, steps, saves and outbox of a database, play every "
        "game again, and read the host's own files of figures beside it. Nothing is changed. Exit "
        "with 0 if all is sound, 1 if something is wrong, 2 if it is no database of Agora.",
    )
    parser.add_argument(
        "file",
        type=database,
        nargs="?",
        help="the database: a file or postgresql://... (default: the one of the bot)",
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help="for large files: no game is played again, and of the saves only the newest are read",
    )
    parser.add_argument(
        "--jobs", type=count, default=1, metavar="N", help="examine tables in N processes at once"
    )
    parser.add_argument(
        "--newest", action="store_true", help="begin with the tables that were changed last"
    )
    parser.add_argument(
        "--sample",
        type=count,
        metavar="N",
        help="only N tables, drawn by chance; with --newest, the newest N",
    )
    parser.add_argument(
        "--resume",
        type=Path,
        metavar="FILE",
        help="remember in FILE which tables were examined, and go on there after an interruption",
    )
    parser.add_argument(
        "--progress",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="say how far it is (default: if the standard error is a terminal)",
    )
    parser.set_defaults(run=run)


class Progress:
    """Says how far the examination is, at most once a second."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._said: float | None = None

    def __call__(self, far: Finding) -> None:
        from bot.widgets import saying

        now = self._clock()
        if self._said is None or now - self._said >= EVERY:
            self._said = now
            print(f"... {saying.found(far)}", file=sys.stderr, flush=True)


def run(args: argparse.Namespace) -> int:
    """Examine; 0 if nothing was found."""
    from bot import config
    from bot.widgets import saying
    from tables.maintenance import doctor
    from tables.maintenance.rounds import Round
    from tables.store import host_files, paths

    path: Where = args.file if args.file is not None else config.load().database
    wanted = sys.stderr.isatty() if args.progress is None else args.progress
    progress = Progress() if wanted else lambda said: None
    tables = Round(args.jobs, args.sample, args.newest, args.resume)
    try:
        report = doctor.examine(path, rules, quick=args.quick, progress=progress, wanted=tables)
    except doctor.NoAgoraDatabase as error:
        print(f"agora: {saying.plain(error)}", file=sys.stderr)
        return 2
    given = host_files.look(paths.folder(path), map(registry.rules, registry.keys()))
    report.remarks += given.remarks
    findings = (*report.findings, *given.wrong)
    for found in findings:
        print(saying.found(found))
    for remark in report.remarks:
        print(f"Note: {saying.found(remark)}")
    verdict = f"findings: {len(findings)}" if findings else "sound"
    print(f"{path}: tables: {report.tables}, steps: {report.steps}; {verdict}")
    return 1 if findings else 0
