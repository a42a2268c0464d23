"""The two ends of a copy of a whole database: one gives and the other takes, table by table.

`sqlite_copy` and `postgres_copy` are such ends; `copying` connects them.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tables.model.errors import NewerDatabase, StorageFault, WrongDatabase
from tables.store.address import Where

Values = Sequence[Any]
"""One row, its values in the order of the columns."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What a table looks like, whichever database keeps it.

    columns: their names with the kind of their values in SQLite's words. key: the columns that
    identify and sort its rows. needs: the tables that its rows refer to.
    """

    name: str
    columns: Mapping[str, str]
    key: tuple[str, ...]
    needs: frozenset[str]

    @property
    def numbered(self) -> bool:
        """Whether a whole number alone identifies its rows."""
        return len(self.key) == 1 and self.columns[self.key[0]] == "INTEGER"

    def selected(self) -> str:
        """The statement that reads all of it. Every database sorts it alike."""
        columns, key = ", ".join(self.columns), ", ".join(self.key)
        return f"SELECT {columns} FROM {self.name} ORDER BY {key}"  # noqa: S608 - names of ours


class Source(Protocol):
    """A database that is read, in one state of it."""

    def rows(self, table: Shape) -> Generator[Values, None, None]:
        """All rows of a table by its key. The caller closes it. Raises `StorageFault`."""

    def next_number(self, table: Shape) -> int | None:
        """The number that the next row gets, where the database counts; else None."""


class Target(Source, Protocol):
    """A database that is written in one transaction. It can read what it has taken."""

    def put(self, table: Shape, rows: Iterable[Values]) -> None:
        """Take all rows of a table. Raises `StorageFault`."""

    def count_from(self, table: Shape, number: int) -> None:
        """The next row gets this number, if the database counts those of the table."""


def need_newest(where: Where, schema: int, newest: int) -> None:
    """Raises `WrongDatabase` unless a database has the schema of this program."""
    if schema > newest:
        raise NewerDatabase("database_newer", path=str(where), schema=schema, known=newest)
    if schema < newest:
        raise WrongDatabase("copy_of_older", path=str(where), schema=schema, known=newest)


# --- sums ----------------------------------------------------------------------------------------


def _whole(given: Any) -> bytes:
    if type(given) is not int:
        raise TypeError
    return b"%d" % given


def _number(given: Any) -> bytes:
    if type(given) is not float or given != given:  # SQLite has no NaN
        raise TypeError
    return struct.pack(">d", given + 0.0)  # nor a zero with a sign


def _text(given: Any) -> bytes:
    if type(given) is not str or "\0" in given:  # PostgreSQL has no such letter
        raise TypeError
    return given.encode()


def _bytes(given: Any) -> bytes:
    if type(given) is not bytes:
        raise TypeError
    return given


_WRITTEN: Mapping[str, Callable[[Any], bytes]] = {
    "INTEGER": _whole,
    "REAL": _number,
    "TEXT": _text,
    "BLOB": _bytes,
}


class Sum:
    """Counts rows that pass and makes a checksum of them, which is the same in every database.

    Raises `StorageFault` for a value that its column cannot hold in every database. A file of
    SQLite's keeps whatever something damaged.
    """

    def __init__(self, table: Shape) -> None:
        self.table = table
        self.rows = 0
        self.greatest = 0
        """The greatest number of a row, where rows have numbers."""
        self._hash = hashlib.sha256(table.name.encode())
        self._kinds = [(column, _WRITTEN[kind]) for column, kind in table.columns.items()]
        self._number = [*table.columns].index(table.key[0]) if table.numbered else None

    def through(self, rows: Iterable[Values]) -> Iterator[Values]:
        """The same rows; they are counted as they are taken."""
        for row in rows:
            self._hash.update(self._written(row))
            self.rows += 1
            if self._number is not None:
                self.greatest = max(self.greatest, row[self._number])
            yield row

    def _written(self, row: Values) -> bytes:
        parts = []
        for (column, written), given in zip(self._kinds, row, strict=True):
            if given is None:
                parts.append(b"-")
                continue
            try:
                data = written(given)
            except (TypeError, ValueError) as error:
                name = f"{self.table.name}.{column}"
                raise StorageFault("copy_value_unfit", column=name) from error
            parts.append(b"%d:" % len(data) + data)
        return b"".join(parts)

    @property
    def digest(self) -> str:
        """The checksum of what has passed so far."""
        return self._hash.hexdigest()
