"""`make bench`: measure everything and print it as Markdown; `--write FILE` also writes it, and
leaves the section of `make load` at its end as it is."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from importlib import import_module, util
from pathlib import Path

LOAD = "## Load"
PARTS = (
    "engine",
    "aims",
    "pictures",
    "clicks",
    "stores",
    "space",
    "trips",
    "uploads",
    "channel",
    "waits",
    "turns",
    "lists",
    "season",
    "presses",
    "memory",
    "ratings",
    "doctor",
)


def main() -> int:
    """Measure the parts asked for (all by default)."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the tables there, too")
    args = parser.parse_args()
    wrong = set(args.parts) - set(PARTS)
    if wrong:
        parser.error(f"there is no part {min(wrong)}; choose of {', '.join(PARTS)}")
    where = f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}"
    sections = [f"# Benchmarks\n\nMade by `make bench` with {where}.\n"]
    print(sections[0])
    for part in args.parts or PARTS:
        name = f"tests.bench.{part}"
        if util.find_spec(name) is None:
            print(f"({part} cannot be measured: {name} is missing)\n", file=sys.stderr)
            continue
        for table in import_module(name).tables():
            sections.append(str(table))
            print(table, flush=True)
    if args.write:
        args.write.write_text("\n".join([*sections, *_by_hand(args.write)]), encoding="utf-8")
        print(f"written to {args.write}", file=sys.stderr)
    return 0


def _by_hand(file: Path) -> list[str]:
    """What was written into the file by hand."""
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    _, found, after = before.partition(LOAD)
    return [found + after] if found else []


if __name__ == "__main__":
    sys.exit(main())
