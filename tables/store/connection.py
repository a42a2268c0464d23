"""What a transaction may do, in words of our own that every back end speaks.

A transaction is one synchronous function on a `Connection`. It changes nothing but the database, so
a back end may run it again after a conflict (`tests/test_transactions.py`). Its SQL uses only words
that SQLite and PostgreSQL both know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Protocol

Values = Mapping[str, Any]
"""The values for the placeholders of a statement, by name."""
NOTHING: Values = MappingProxyType({})
UNREADABLE = (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError)
"""What reading a damaged row may raise."""


class Duplicate(Exception):
    """What is to be stored exists already: a key, or something that may exist only once."""


class Row(Protocol):
    """One row of an answer; columns by position or by name."""

    def __getitem__(self, column: Any, /) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __len__(self) -> int: ...
    def keys(self) -> list[str]: ...


class Answer(Protocol):
    """What a statement has found, to be read once, or what it has done."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """The next `Row`; None after the last one."""

    def fetchall(self) -> list[Any]:
        """The rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A database in the middle of a transaction.

    A statement may be under way while the function goes on. If nobody reads its answer, a later
    statement or the end of the transaction raises its error.
    """

    @property
    def changed(self) -> int:
        """How many rows were changed so far. Only differences of this number mean anything."""

    def execute(self, statement: str, values: Values = NOTHING, /) -> Answer:
        """Run one statement. Raises `Duplicate`."""

    def executemany(self, statement: str, values: Iterable[Values], /) -> Answer:
        """Run one statement for each of many sets of values. Raises `Duplicate`."""

    def ahead(self, look: Callable[[Connection], object], /) -> None:
        """A hint: the function reads this next. A back end that is far away may ask for all of it
        at once, if no question depends on the answer to another. It changes nothing but the time it
        takes."""

    def now(self) -> float:
        """The clock of the database, in seconds since 1970. It is the same for all who use it."""

    def tell(self, topic: str, number: int, /) -> None:
        """Notify other programs that listen to this database (`Store.listen`) of something, once
        this transaction is stored. Does nothing where there can be no others."""
