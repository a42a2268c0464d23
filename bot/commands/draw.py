"""`agora draw FILE`: draws a round of a tournament again from what was published of it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tables.model.round_facts import Seating

LARGEST = 1 << 20
"""Bytes of a file that are read. A draw of 200 people has about 20,000."""


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "draw",
        help="draw a round of a tournament again",
        description="Draw a round of a tournament again from what the bot has published of it, and "
        "see whether its seed was fixed before people signed up. Exit with 0 if all agree.",
    )
    parser.add_argument(
        "file", type=Path, help="'How it was drawn' below the standings of a tournament"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw again; 0 if the same comes out, 1 if not, 2 for a file that is none."""
    from tables.model.repeated import NotADraw, repeated

    with args.file.open("rb") as file:
        raw = file.read(LARGEST + 1)
    try:
        if len(raw) > LARGEST:
            raise NotADraw("the file is too large")
        said = json.loads(raw)
        wrong, drawn = repeated(said)
    except (NotADraw, ValueError, RecursionError) as error:
        print(f"agora: this is not the draw of a round: {error}", file=sys.stderr)
        return 2
    for line in _lines(drawn):
        print(line)
    if wrong == "seed":
        print("The seed does not fit the seal: it was not fixed before people signed up.")
        return 1
    if wrong == "tables":
        print("Other tables were published. They were not drawn from this seed.")
        return 1
    print("The published tables are the same. The seed was fixed if the bot showed this seal when")
    print(f"people could sign up: {said['seal']}")
    return 0


def _lines(drawn: Seating) -> Iterable[str]:
    for number, table in enumerate(drawn.tables, 1):
        yield f"table {number}: {' '.join(map(str, table))}"
    if drawn.byes:
        yield f"no table: {' '.join(map(str, drawn.byes))}"
