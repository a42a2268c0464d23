"""`make chaos`: kill the bot again and again; the last line says what was lost or doubled."""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from tests.chaos import nodes
from tests.chaos.proof import Verdict
from tests.chaos.run import run

ALLOWED = re.compile(
    r" (WARNING|ERROR) .*"
    r"((outbox row \d+ .*|a call by direct message) waits|discord\.(client|gateway|http))"
)
"""Complaints in the log that a death in the middle of something may cause."""
COMPLAINT = re.compile(r" (WARNING|ERROR) ")
PERMITTED = re.compile(
    ALLOWED.pattern + r"|agora\.(store|nodes|reminders|outbox|run|upkeep)[ :]|psycopg"
    r"|bot\.(delivery|registering|shards|features)|WARNING bot\.widgets|nothing can be announced"
    r"|(go|goes|is thought) (on|about) later: (disk|database)_"
)
"""The same where a node may also lose its database and Discord: what cannot be stored or sent is
said, and what came of it is in the books."""


def main() -> int:
    """Run; 0 if nothing was lost, doubled or wrong."""
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="DIR", help="keep database and log there")
    parser.add_argument("--nodes", type=int, help="so many nodes at one PostgreSQL database")
    parser.add_argument(
        "--postgres", action="store_true", help="as --nodes 3, if that is not given"
    )
    args = parser.parse_args()
    if args.nodes or args.postgres:
        return several(args)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="agora-chaos-") as temporary:
        folder: Path = args.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        verdict = asyncio.run(run(folder, args.kills, args.seed, lambda s: print(s, flush=True)))
        complaints = complained([folder / "log.txt"], ALLOWED)
    _print(verdict, complaints, time.monotonic() - begun)
    wrong = len(verdict.wrong) + len(complaints)
    also = f", {wrong} wrong" if wrong else ""
    print(f"{verdict.kills} kills, {len(verdict.lost)} lost, {len(verdict.doubled)} doubled{also}")
    return 0 if verdict and not complaints else 1


def several(args: argparse.Namespace) -> int:
    """The same with several nodes."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="agora-chaos-") as temporary:
        folder: Path = args.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o755)  # the database's user passes here
        count = args.nodes or 3
        work = nodes.run(folder, args.kills, args.seed, count, lambda s: print(s, flush=True))
        found = asyncio.run(work)
        complaints = complained(folder.glob("node-*/log.txt"), PERMITTED)
    verdict, blows = found.verdict, found.blows
    _print(verdict, complaints, time.monotonic() - begun)
    print(
        f"cut off from the database {blows['cut']}, from Discord {blows['deaf']} times; disk full"
        f" {blows['full']} times; another number of shards {blows['shards']} times; sent twice"
        f" with the same nonce: {found.repeated};"
        f" tables without an owner for at most {found.late:.1f} s after a lease had ended"
    )
    wrong = len(verdict.wrong) + len(complaints)
    also = f", {wrong} wrong" if wrong else ""
    print(
        f"{verdict.kills} kills, {blows['freeze']} freezes, {blows['restart']} database restarts, "
        f"{len(verdict.lost)} lost, {len(verdict.doubled)} doubled{also}"
    )
    return 0 if verdict and not complaints else 1


def complained(logs: Iterable[Path], allowed: re.Pattern[str]) -> list[str]:
    """What the bot complains of that nobody has expected."""
    lines = (line for log in logs for line in log.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if COMPLAINT.search(line) and not allowed.search(line)]


def _print(verdict: Verdict, complaints: list[str], seconds: float) -> None:
    for kind in ("lost", "doubled", "wrong"):
        for sentence in sorted(getattr(verdict, kind))[:20]:
            print(f"{kind}: {sentence}")
    for line in complaints[:20]:
        print(f"log: {line}")
    print(
        f"{verdict.applied} presses carried out, {verdict.told} of them confirmed before the "
        f"next death; {verdict.messages} messages; {seconds:.0f} s"
    )
    counted = sorted(verdict.sources.items(), key=lambda item: -item[1])
    print("steps and more: " + ", ".join(f"{what} {times}" for what, times in counted))


if __name__ == "__main__":
    sys.exit(main())
