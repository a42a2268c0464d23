"""`agora replay FILE`: checks that an exported game replays to the same states."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.registry import rules

if TYPE_CHECKING:
    from tables.model.proof import Proof
    from tables.operations.export import Checked

LARGEST = 1 << 26
"""Bytes of a file that are read. The longest games have a few millions."""
GAPS = {
    "no_deals": "The game was begun before there were commitments, or the file leaves them out.",
    "practice": "It is a practice game, which began with a position of another game.",
    "reported": "This is the file of a reported problem.",
}
"""Why nothing is proved."""
PARTS = {
    "practice": "how it began: a practice game begins with a position",
    "begun_before": "how it began, for that was before there were commitments",
    "went_back": "that each of these secrets was used, for the table went back where an older "
    "Agora took no new one",
}
"""What is not proved, although the rest is."""


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "replay",
        help="play an exported game again",
        description="Play the game of an export again from its secrets, compare every state and "
        "every message, and see whether the secrets fit their commitments. Exit with 0 if all "
        "agree, else name the first difference.",
    )
    parser.add_argument(
        "file", type=Path, help="'Game as a file' of /game log, after the end of the game"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay; 0 if every state is the same."""
    from bot.widgets import saying
    from tables.model.errors import UserError
    from tables.operations.export import check

    with args.file.open("rb") as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise UserError("no_export", error=f"more than {LARGEST:,} bytes")
    found = check(raw, rules)
    if found.difference is not None:
        print(f"{found.steps} steps agree")
        print(f"first difference: {saying.found(found.difference)}")
        print("The file was changed, or the rules were corrected since the game was played.")
        return 1
    ending = "" if found.over else "; the game is not over after them"
    print(f"{found.steps} steps agree{ending}")
    for line in _proof(found):
        print(line)
    return 0


def _sealed(proof: Proof) -> Iterator[str]:
    """What a table with one secret proves."""
    yield "All shuffles followed from the secret of this commitment. Compare it with the posts in"
    yield "the channel; the lobby has shown it since the table was opened:"
    yield f"  {proof.commitments[0]}"
    if proof.deals > 1:
        backs = proof.deals - 1
        times = "once" if backs == 1 else f"{backs} times"
        yield f"The table went back and was dealt again {times}."
    if not proof.words:
        yield "Nobody gave a word, so the host of the bot may have chosen among secrets."
        return
    yield "They followed from these words of players, too, in the order in which they were given."
    yield "Compare them with the post at the beginning. If yours is there, and you saw the"
    yield "commitment before you gave it, nobody can have chosen the deal but somebody who gave"
    yield "theirs later and knew the secret:"
    for seat, word in proof.words:
        yield f"  player {seat + 1}: {_letters(word)}"


def _weekly(proof: Proof) -> Iterator[str]:
    """What the table of a week's deal proves."""
    yield f"All shuffles followed from the secret of the week's deal {proof.week}. Compare this"
    yield "commitment with the message of the week and with its results:"
    yield f"  {proof.commitments[0]}"
    yield "The host of the bot may have chosen the secret before the week opened."


def _letters(word: str) -> str:
    """A word and its characters that are not plain letters, because another word that looks the
    same deals other cards."""
    shown = "".join(c if c.isprintable() else "?" for c in word)
    special = [f"U+{ord(c):04X}" for c in word if not c.isascii()]
    return f"{shown} (with {' '.join(special)})" if special else shown


def _proof(found: Checked) -> Iterator[str]:
    """What the file proves, line by line."""
    gap, commitments = found.proof.gap, found.proof.commitments
    if not commitments:
        yield "Nothing is proved about its shuffles."
        yield GAPS[gap or "no_deals"]
        return
    if found.proof.deals:
        yield from _sealed(found.proof)
        return
    if found.proof.week is not None:
        yield from _weekly(found.proof)
        return
    which = "All shuffles"
    if gap in ("begun_before", "practice"):
        which = "The shuffles after it first went back"
    yield f"{which} followed from the secrets of these commitments. Compare them"
    yield "with the posts in the channel: the same ones have to stand there, in this order, and no"
    yield "others:"
    for line in commitments:
        yield f"  {line}"
    yield "Each secret was taken when its deal began, without words of players, so the host of the"
    yield "bot may have chosen it."
    if gap is not None:
        yield f"Not proved: {PARTS[gap]}."
