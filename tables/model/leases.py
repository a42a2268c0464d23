"""Which of several nodes does what for a table of its own accord; pure.

Any node may change any table: its version says who was first. What has an effect outside of the
database (messages, reminders, answers whose moment has come) has one owner at a time. Tables are
shared out in ranges, and a range is leased. Each taking counts an epoch, by which the database
refuses an owner who has slept beyond their lease and goes on.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

RANGES = 64
"""Into how many parts the tables of a database are shared out."""
ALL: Collection[int] = frozenset(range(RANGES))
"""Every range: what there is to do at all tables."""
TABLES, SHARDS = "tables", "shards"
"""What is leased: ranges of tables, and connections to Discord."""
LEASE, RENEWED = 10.0, 3.0
"""Seconds for which a node counts as alive, and between two signs of its life."""
MARGIN = 1.0
"""Seconds before the end of a lease at which its owner begins nothing more."""
RESERVED = 4.0
"""Seconds for which what was given back is for those who have too few."""
GIVEN_BACK = 8
"""How many leases a node gives back at once where another one has too few: what is under way in
them is finished by somebody who has to look up how far it came."""


@dataclass(frozen=True, slots=True)
class Fence:
    """What an owner knows a lease by. A later owner has another epoch."""

    kind: str
    number: int
    node: str
    epoch: int


class Fenced(Exception):
    """Somebody else owns this lease by now: whatever was to be stored is theirs to do."""


def range_of(table_id: int) -> int:
    """The range of a table."""
    return table_id % RANGES


def fair(total: int, living: int) -> int:
    """How many of a kind a node may have when so many share them."""
    return -(-total // max(1, living))


@dataclass(frozen=True, slots=True)
class Lease:
    """One lease as it is stored. node: its owner, who may be dead; None: nobody. reserved: until
    when one that was given back is for those who have too few."""

    number: int
    node: str | None
    epoch: int
    reserved: float = 0.0


def given_back(mine: Collection[int], share: int, at_once: int = GIVEN_BACK) -> list[int]:
    """Which a node with too many gives back now."""
    ordered = sorted(mine, key=_mixed)
    return ordered[share:][:at_once]


def taken(
    leases: Collection[Lease], me: str, living: Collection[str], share: int, now: float
) -> list[int]:
    """Which leases a node takes now, of those whose owner is not alive: only its share of what was
    just given back, but all that nobody has taken, whatever its share. So nothing waits for a node
    that counts as alive and is not."""
    room = share - sum(lease.node == me for lease in leases)
    free = sorted(
        (one for one in leases if one.node not in living), key=lambda one: _mixed(one.number)
    )
    left = [one.number for one in free if one.node is not None or one.reserved <= now]
    given = [one.number for one in free if one.number not in left]
    return [*left, *given[: max(0, room - len(left))]]


def _mixed(number: int) -> int:
    """An order in which neighbours are far apart: of a few tables, all of them young, every node
    gets some."""
    return number * 37 % RANGES
