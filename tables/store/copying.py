"""A whole database copied into an empty one, of the same kind or the other, and compared there."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass

from tables.model.errors import StorageFault
from tables.store import databases, sqlite_copy
from tables.store.address import Where
from tables.store.copy_ends import Shape, Source, Sum, Target


@dataclass(frozen=True, slots=True)
class Copied:
    """What was copied. rows: how many, by table, in the order of the copy. checksum: of all of
    them. A copy of the copy has the same."""

    rows: dict[str, int]
    checksum: str


def check(source: Where, target: Where) -> None:
    """Raises `StorageFault` if there is nothing to copy from, or something to copy over.

    To be called before the databases are claimed, because a claim leaves a file next to a file.
    """
    with databases.to_copy_from(source):
        databases.refuse_taken(target)


def copy(source: Where, target: Where) -> Copied:
    """Copy everything. The caller must hold the claims of both.

    What was written is read again and compared before it is committed. Raises `StorageFault` and
    then leaves the target empty.
    """
    tables = ordered(sqlite_copy.shapes())
    with databases.to_copy_from(source) as there, databases.to_copy_into(target) as here:
        sums = [carry(table, there, here) for table in tables]
        for wanted in sums:
            _compare(wanted, there, here)
    parts = "\n".join(f"{one.table.name} {one.rows} {one.digest}" for one in sums)
    return Copied(
        {one.table.name: one.rows for one in sums}, hashlib.sha256(parts.encode()).hexdigest()
    )


def ordered(tables: Sequence[Shape]) -> list[Shape]:
    """The tables, each after those that its rows refer to, otherwise by name."""
    left, done = {table.name: table for table in tables}, list[Shape]()
    while left:
        name = min(name for name, table in left.items() if not table.needs & left.keys())
        done.append(left.pop(name))
    return done


def carry(table: Shape, there: Source, here: Target) -> Sum:
    """Copy one table: its rows, and what numbers the next ones get. Raises `StorageFault`."""
    passed = Sum(table)
    with closing(there.rows(table)) as rows:
        here.put(table, passed.through(rows))
    here.count_from(table, _next_number(passed, there))
    return passed


def _next_number(passed: Sum, there: Source) -> int:
    """Keep numbers of deleted rows from being given again, where the source remembers them."""
    return max(passed.greatest + 1, there.next_number(passed.table) or 1)


def _compare(wanted: Sum, there: Source, here: Target) -> None:
    """Raises `StorageFault` if a table of the copy differs from what was sent."""
    table = wanted.table
    found = Sum(table)
    with closing(here.rows(table)) as rows:
        deque(found.through(rows), maxlen=0)
    number = here.next_number(table)
    numbered = number is None or number == _next_number(wanted, there)
    if (found.rows, found.digest) != (wanted.rows, wanted.digest) or not numbered:
        raise StorageFault("copy_differs", content=table.name, rows=wanted.rows, there=found.rows)
