"""How much memory each process of the bot takes."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

_PSS = re.compile(r"^Pss:\s+(\d+) kB$", re.MULTILINE)


def taken(process: int) -> int | None:
    """Bytes of a process; what several have in common is divided among them, so that the sum is
    what the machine lacks. None if it is gone, or the system does not tell (only Linux does)."""
    try:
        told = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return None
    found = _PSS.search(told)
    return int(found[1]) * 1024 if found else None


def together(processes: Mapping[str, Iterable[int]]) -> dict[str, int]:
    """Bytes by what processes do; 0 for work that has no process now. Empty if the system does not
    tell."""
    found = {
        work: [size for size in map(taken, numbers) if size is not None]
        for work, numbers in processes.items()
    }
    if not any(found.values()):
        return {}
    return {work: sum(sizes) for work, sizes in found.items()}


def of_family() -> list[int]:
    """Bytes of this process and of each that it started, this one first."""
    sizes = map(taken, _family(os.getpid()))
    return [size for size in sizes if size]


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
