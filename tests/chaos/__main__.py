"""`make chaos`: kill the bot again and again; the last line says what was lost or doubled."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.chaos import nodes
from tests.chaos.complaints import ALLOWED, PERMITTED, complained
from tests.chaos.proof import Verdict
from tests.chaos.run import run
from tests.chaos.schedule import idle

ALONE = 0.5
"""Wishes carried out for each kill of the only bot, which lives for a second or two."""


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
    if args.nodes == 1:
        parser.error("a single node is never killed while another one goes on; leave --nodes out")
    if args.nodes or args.postgres:
        return several(args)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="agora-chaos-") as temporary:
        folder: Path = args.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        verdict = asyncio.run(run(folder, args.kills, args.seed, lambda s: print(s, flush=True)))
        complaints = complained([folder / "log.txt"], ALLOWED)
        verdict.wrong |= idle(verdict.told, verdict.kills, ALONE)
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
        try:
            found = asyncio.run(work)
        except (KeyboardInterrupt, asyncio.CancelledError):
            print("ended early: nothing was proved")
            return 130
        complaints = complained(folder.glob("node-*/log.txt"), PERMITTED)
    verdict, blows = found.verdict, found.blows
    _print(verdict, complaints, time.monotonic() - begun)
    late = ", ".join(f"{kind} {seconds:.1f} s" for kind, seconds in sorted(found.late.items()))
    print(
        f"killed before a request {blows['before']}, after one {blows['after']}, while starting"
        f" {blows['birth']} times; clocks an hour wrong {blows['clock']} times; another number of"
        f" shards {blows['shards']} times"
    )
    print(
        f"cut off from the database {blows['cut']}, from Discord {blows['deaf']} times; two nodes"
        f" with one shard {blows['twin']} times; disk full {blows['full']} times"
    )
    if not found.full:
        print("THE FULL DISK WAS LEFT OUT: this process may not mount a small file system")
    print(
        f"sent twice with the same nonce: {found.repeated}; longest without an owner after a lease"
        f" had ended: {late}"
    )
    wrong = len(verdict.wrong) + len(complaints)
    also = f", {wrong} wrong" if wrong else ""
    print(
        f"{verdict.kills} kills, {blows['freeze']} freezes, {blows['restart']} database restarts, "
        f"{len(verdict.lost)} lost, {len(verdict.doubled)} doubled{also}"
    )
    return 0 if verdict and not complaints else 1


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
