"""How often a database is backed up, and how many copies are kept, as a host writes it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

EVERY = {"hourly": 3_600.0, "daily": 86_400.0, "weekly": 604_800.0}
"""Seconds from one copy to the next."""
KEPT, MOST = 14, 1_000
"""Copies that are kept if nothing is said, and at most."""
_KEEP = re.compile(r"keep ([0-9]{1,4})")


@dataclass(frozen=True, slots=True)
class BackupPlan:
    """Where copies go, how many seconds lie between two, and how many are kept."""

    folder: Path
    every: float = EVERY["daily"]
    keep: int = KEPT


def read(text: str) -> BackupPlan:
    """`FOLDER, daily, keep 14`; what follows the folder may be missing. Raises `ValueError`."""
    parts = [part.strip() for part in text.split(",")]
    every, keep = "daily", KEPT
    if len(parts) > 1 and (found := _KEEP.fullmatch(parts[-1].lower())) is not None:
        keep = int(found[1])
        parts.pop()
    if len(parts) > 1 and parts[-1].lower() in EVERY:
        every = parts.pop().lower()
    if len(parts) != 1 or not parts[0] or not 0 < keep <= MOST:
        raise ValueError("no plan for backups")
    return BackupPlan(Path(parts[0]).expanduser(), EVERY[every], keep)
