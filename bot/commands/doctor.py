"""`agora doctor FILE`: whether a database is sound."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from engine.registry import rules


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "doctor",
        help="check a database, also while the bot runs",
        description="Check file, schema, tables, steps, saves and outbox of a database, and play "
        "every game again. Nothing is changed. Exit with 0 if it is sound, 1 if something is "
        "wrong, 2 if it is no database of Agora.",
    )
    parser.add_argument(
        "file", type=Path, nargs="?", help="the database (default: the one of the bot)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Examine; 0 if nothing was found."""
    from bot import config
    from bot.storage import doctor

    path: Path = args.file if args.file is not None else config.load().database
    try:
        report = doctor.examine(path, rules)
    except doctor.NoAgoraDatabase as error:
        print(f"agora: {error.sentence}", file=sys.stderr)
        return 2
    for sentence in report.findings:
        print(sentence)
    for sentence in report.remarks:
        print(f"Note: {sentence}")
    verdict = f"findings: {len(report.findings)}" if report.findings else "sound"
    print(f"{path}: tables: {report.tables}, steps: {report.steps}; {verdict}")
    return 1 if report.findings else 0
