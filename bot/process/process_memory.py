"""How much memory the bot and the processes that it started take. Linux tells that; elsewhere
nothing is known."""

from __future__ import annotations

import os
import re
from pathlib import Path

_PSS = re.compile(r"^Pss:\s+(\d+) kB", re.MULTILINE)


def used() -> list[int]:
    """Bytes of each process, this one first. What several share counts for each in part, so the
    sum is what all take together."""
    found = [_taken(number) for number in _family(os.getpid())]
    return [size for size in found if size]


def _taken(process: int) -> int:
    try:
        told = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):  # it has ended, or this is not Linux
        return 0
    match = _PSS.search(told)
    return 0 if match is None else int(match[1]) * 1024


def _family(process: int) -> list[int]:
    """A process and all that it started, and these."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            # The name, in brackets, may hold spaces.
            parent = int((folder / "stat").read_text("utf-8").rpartition(")")[2].split()[1])
        except (OSError, ValueError, IndexError):
            continue
        children.setdefault(parent, []).append(int(folder.name))
    found = [process]
    for one in found:
        found += sorted(children.get(one, ()))
    return found
