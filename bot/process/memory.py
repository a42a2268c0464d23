"""How much memory each process of the bot takes."""

from __future__ import annotations

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
