"""What a transaction may do: our own words for it, which every back end speaks.

A transaction is one synchronous function on a `Connection`. It changes nothing but the database,
so that a back end may run it again after it has lost a race (`tests/test_transactions.py`). SQL is
written in words that SQLite and PostgreSQL both know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Protocol

Values = Mapping[str, Any]
"""What stands in the places of a statement, by name."""
NOTHING: Values = MappingProxyType({})
UNREADABLE = (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError)
"""What reading a row may raise that something has damaged."""


class Duplicate(Exception):
    """What is to be stored is there already: a key, or something of which there may be one."""


class Row(Protocol):
    """One row of an answer; columns by position or by name."""

    def __getitem__(self, column: Any, /) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __len__(self) -> int: ...
    def keys(self) -> list[str]: ...


class Answer(Protocol):
    """What a statement has found, to be read once, or has done."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """The next `Row`; None behind the last one."""

    def fetchall(self) -> list[Any]:
        """The rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A database in the middle of a transaction.

    A statement may be on its way while the function goes on: what is wrong with one whose answer
    nobody reads comes up at a later one, or at the end.
    """

    @property
    def changed(self) -> int:
        """How many rows were changed so far; only differences of it mean anything."""

    def execute(self, statement: str, values: Values = NOTHING, /) -> Answer:
        """Carry out one statement. Raises `Duplicate`."""

    def executemany(self, statement: str, values: Iterable[Values], /) -> Answer:
        """Carry out one statement for each of many values. Raises `Duplicate`."""

    def ahead(self, look: Callable[[Connection], object], /) -> None:
        """A hint: what this function reads will be read next. A back end that is far away may ask
        for all of it at once, as far as no question hangs on the answer to another. It changes
        nothing but the time it takes."""

    def now(self) -> float:
        """The clock of the database, in seconds since 1970: the same for all who use it."""

    def tell(self, topic: str, number: int, /) -> None:
        """Let other programs that listen to this database (`Store.listen`) hear of something, once
        this transaction is stored. Where there can be no others nothing happens."""
