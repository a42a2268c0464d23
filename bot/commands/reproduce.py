"""`agora reproduce REF`: a test fixture from a reported problem."""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.commands.arguments import database
from engine.registry import rules
from tables.store.address import Where
from tables.store.connection import Connection

if TYPE_CHECKING:
    from tables.maintenance.problems import Fixture

FIXTURES = Path("tests/reported")
"""Where the test suite looks for fixtures, seen from the checkout."""
SECRETS = (
    "Warning: this game is not over. The file holds its seed and every hidden card; show it to "
    "nobody who plays."
)


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "reproduce",
        help="make a test fixture from a reported problem",
        description="Write the game of a reported problem up to its step as a file that `agora "
        "replay` and the test suite play again: seed, options, seats without names, actions, and "
        "the state expected after each. The file of a running game holds its secrets.",
    )
    parser.add_argument("reference", help="what the reporter was told, e.g. 7C1E-04AB")
    parser.add_argument(
        "--out",
        type=Path,
        help=f"the folder (default: {FIXTURES} in a checkout, else the present one)",
    )
    parser.add_argument("--data", type=database, help="the database (default: the one of the bot)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the fixture; 0 if it was written, whether or not it leads to the same states."""
    from bot import config
    from bot.widgets import saying
    from tables.maintenance import problems
    from tables.operations import export
    from tables.store import databases, private

    path: Where = args.data if args.data is not None else config.load().database
    reference = problems.read_reference(args.reference)
    made = databases.looked_up(path, partial(_fixture, reference=reference))
    folder: Path = args.out or (FIXTURES if FIXTURES.is_dir() else Path())
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{reference}.json"
    text = json.dumps(made.document, ensure_ascii=False, indent=1) + "\n"
    private.write(file, text)  # of a running game it holds every secret
    count, difference = export.replay(text, rules)
    print(f"{file}: {len(made.document['steps']) - 1} steps of {made.document['game']}")
    if difference is None:
        print(f"{count} states agree")
    else:
        print(f"first difference: {saying.found(difference)}")
    print(f"reported: {made.document['reported']['words']}")
    if made.secret:
        print(SECRETS, file=sys.stderr)
    return 0


def _fixture(db: Connection, reference: str) -> Fixture:
    from tables.maintenance import problems
    from tables.model.errors import UserError

    problem = problems.by_reference(db, reference)
    if problem is None:
        raise UserError("no_such_problem", reference=reference)
    return problems.fixture(db, problem, rules)
