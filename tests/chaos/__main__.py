"""`make chaos`: kill the bot again and again; the last line says what was lost or doubled."""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import time
from pathlib import Path

from tests.chaos.run import run

ALLOWED = re.compile(
    r" (WARNING|ERROR) .*"
    r"((outbox row \d+ .*|a call by direct message) waits|discord\.(client|gateway|http))"
)
"""Complaints in the log that a death in the middle of something may cause."""


def main() -> int:
    """Run; 0 if nothing was lost, doubled or wrong."""
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="DIR", help="keep database and log there")
    args = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="agora-chaos-") as temporary:
        folder: Path = args.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        verdict = asyncio.run(run(folder, args.kills, args.seed, lambda s: print(s, flush=True)))
        log = (folder / "log.txt").read_text(encoding="utf-8")
    complaints = [
        line
        for line in log.splitlines()
        if re.search(r" (WARNING|ERROR) ", line) and not ALLOWED.search(line)
    ]
    for kind in ("lost", "doubled", "wrong"):
        for sentence in sorted(getattr(verdict, kind))[:20]:
            print(f"{kind}: {sentence}")
    for line in complaints[:20]:
        print(f"log: {line}")
    print(
        f"{verdict.applied} presses carried out, {verdict.told} of them confirmed before the "
        f"next death; {verdict.messages} messages; {time.monotonic() - begun:.0f} s"
    )
    counted = sorted(verdict.sources.items(), key=lambda item: -item[1])
    print("steps and more: " + ", ".join(f"{what} {times}" for what, times in counted))
    wrong = len(verdict.wrong) + len(complaints)
    also = f", {wrong} wrong" if wrong else ""
    print(f"{verdict.kills} kills, {len(verdict.lost)} lost, {len(verdict.doubled)} doubled{also}")
    return 0 if verdict and not complaints else 1


if __name__ == "__main__":
    sys.exit(main())
