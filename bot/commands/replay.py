"""`agora replay FILE`: whether an exported game comes out the same again."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from engine.registry import rules


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "replay",
        help="play an exported game again",
        description="Play the game of an export again from its secrets, compare every state, and "
        "see whether the secrets fit their commitments. Exit with 0 if all agree, else name the "
        "first difference.",
    )
    parser.add_argument("file", type=Path, help="made by /game export after the end of the game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay; 0 if every state is the same."""
    from bot.widgets import saying
    from tables.acts.export import commitments, replay

    raw = args.file.read_bytes()
    count, difference = replay(raw, rules)
    print(f"{count} steps agree")
    if difference is not None:
        print(f"first difference: {saying.found(difference)}")
        print("The file was changed, or the rules were corrected since the game was played.")
        return 1
    sealed = commitments(raw)
    if sealed:
        print(
            "All shuffles followed from the secrets of these commitments; compare them with those"
        )
        print("that were posted in the channel:")
    for line in sealed:
        print(f"  {line}")
    return 0
