"""How long leases have no owner who lives, although somebody could take them."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from tables.model.leases import LEASE

TAKEN_OVER = 15.0
"""Seconds after the last sign of life of a node in which others have to have what it had."""
SHARING = 2.0
"""Seconds around the moment when a range is seen with a new owner in which the old one may still
say what it had begun, and a nonce keeps it from being said twice."""
_TAKEN = "SELECT number, epoch FROM leases WHERE kind = 'tables'"
_NOW = "extract(epoch from clock_timestamp())"
_FREE = (
    "SELECT l.kind, l.number FROM leases l"
    f" LEFT JOIN nodes n ON n.node = l.node AND n.until > {_NOW}"
    f" WHERE n.node IS NULL AND (l.node IS NOT NULL OR l.reserved <= {_NOW})"
)
_THERE = f"SELECT name, kinds FROM nodes WHERE until > 1 + {_NOW}"


@dataclass(slots=True)
class Lookout:
    """Looks at the leases again and again. Whether the row of a dead owner is still there makes no
    difference: a lease is known by its kind and number. late: by kind, the longest time for which
    one was free. moves: when which range of tables was seen with a new owner, by
    `time.perf_counter`."""

    late: dict[str, float] = field(default_factory=dict)
    moves: list[tuple[float, int]] = field(default_factory=list)
    _epochs: dict[int, int] = field(default_factory=dict)
    _free: dict[tuple[str, int], float] = field(default_factory=dict)

    def look(self, db: Any, well: Collection[str], passed: float) -> None:
        """Look once. well: the names of nodes that nothing has befallen; time counts only while
        one of them is alive and takes part. passed: seconds since the last look."""
        for number, epoch in db.execute(_TAKEN):
            if self._epochs.get(number, epoch) != epoch:
                self.moves.append((time.perf_counter(), number))
            self._epochs[number] = epoch
        there = [kinds.split() for name, kinds in db.execute(_THERE) if name in well]
        free = {(str(kind), int(number)) for kind, number in db.execute(_FREE)}
        for lease in set(self._free) - free:
            del self._free[lease]
        for kind, number in free:
            counts = any(kind in kinds for kinds in there) and (kind, number) in self._free
            waited = self._free.get((kind, number), 0.0) + (passed if counts else 0.0)
            self._free[kind, number] = waited
            self.late[kind] = max(self.late.get(kind, 0.0), waited)

    def moved(self, number: int, since: float, until: float) -> bool:
        """Whether a range of tables had a new owner about that time."""
        return any(
            number == one and since - SHARING <= at <= until + SHARING for at, one in self.moves
        )

    def too_late(self) -> set[str]:
        """What is wrong about it, as sentences."""
        return {
            f"a takeover of {kind} took {LEASE + late:.1f} s"
            for kind, late in sorted(self.late.items())
            if LEASE + late > TAKEN_OVER
        }
