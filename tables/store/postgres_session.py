"""A transaction of PostgreSQL's, as `tables.store.connection` describes it. Statements are sent
without waiting; only reading an answer waits for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from typing import Any

import psycopg

from tables.store.connection import NOTHING, Answer, Connection, Values
from tables.store.postgres_link import Raw, Record, translated
from tables.store.postgres_listener import CHANNEL
from tables.store.postgres_schema import Below

_NUMBER = "SELECT pg_current_xact_id()::text AS number, current_setting('agora.life') AS life"
"""By which it is known later what became of a transaction."""


class Session:
    """A connection in the middle of a transaction, as `tables.store.connection` names it."""

    __slots__ = ("_ahead", "_below", "_db", "_number", "_voice", "_writes")

    def __init__(self, db: Raw, below: Below | None = None, voice: str = "") -> None:
        """below: for each table, those whose rows may go with its deleted ones; None: nobody knows.
        voice: marks what is told."""
        self._db = db
        self._below = below
        self._voice = voice
        self._writes: list[Found] = []
        self._ahead: dict[_Key, Found] = {}
        self._number: psycopg.Cursor[Any] | None = None

    @property
    def changed(self) -> int:
        return sum(max(0, found.rowcount) for found in self._writes)

    def execute(self, statement: str, values: Values = NOTHING, /) -> Answer:
        if not _reads(statement):
            self._lapse(statement)
        elif self._ahead and (found := self._ahead.pop(_key(statement, values), None)):
            return found
        return self._sent(statement, [values])

    def ahead(self, look: Callable[[Connection], object], /) -> None:
        rehearsal = Rehearsal()
        with suppress(Exception):  # what comes of no answers is not what will come
            look(rehearsal)
        for statement, values in rehearsal.asked:
            self._ahead[_key(statement, values)] = self._sent(statement, [values])

    def executemany(self, statement: str, values: Iterable[Values], /) -> Answer:
        self._lapse(statement)
        return self._sent(statement, values)

    def now(self) -> float:
        return float(self.execute(_CLOCK).fetchone()[0])

    def tell(self, topic: str, number: int, /) -> None:
        told = {"channel": CHANNEL, "told": f"{topic} {number} {self._voice}"}
        self._db.execute(_TELL, told)  # beside all that is counted: it changes no row

    def _lapse(self, statement: str) -> None:
        """Discard prefetched answers whose question mentions a table that is written now."""
        if not self._ahead:
            return
        found = _WRITTEN.match(statement)
        if found is None or self._below is None:
            self._ahead.clear()
            return
        below = self._below.get(found[2], ()) if found[1].startswith("DELETE") else ()
        written = {found[2], *below}
        for key in [key for key in self._ahead if not written.isdisjoint(_words(key[0]))]:
            del self._ahead[key]

    def _sent(self, statement: str, several: Iterable[Values]) -> Found:
        text = translated(statement)
        found = Found([self._db.cursor().execute(text, values) for values in several])
        if not _reads(statement):
            self._writes.append(found)
            if self._number is None:
                self._number = self._db.execute(_NUMBER)
        return found

    def number(self) -> Record | None:
        """The server's number of this transaction, and in which life of the server, for looking up
        a lost COMMIT; None if nothing was written. It was asked for with the first write."""
        return None if self._number is None else self._number.fetchone()


_CLOCK = "SELECT extract(epoch from clock_timestamp())::double precision"
_TELL = "SELECT pg_notify(%(channel)s, %(told)s)"


def _reads(statement: str) -> bool:
    return statement.lstrip().startswith("SELECT")


_Key = tuple[str, frozenset[tuple[str, Any]]]


def _key(statement: str, values: Values) -> _Key:
    return statement, frozenset(values.items())


_WRITTEN = re.compile(r"\s*(INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+(\w+)")
"""How a statement writes, and which table."""


@cache
def _words(statement: str) -> frozenset[str]:
    """The words of a statement; the tables it reads are among them."""
    return frozenset(re.findall(r"\w+", statement))


class Rehearsal:
    """A connection that records what is asked, and finds nothing."""

    __slots__ = ("asked",)
    changed = 0

    def __init__(self) -> None:
        self.asked: list[tuple[str, Values]] = []

    def execute(self, statement: str, values: Values = NOTHING, /) -> Answer:
        if _reads(statement):
            self.asked.append((statement, values))
        return Empty()

    def executemany(self, statement: str, values: Iterable[Values], /) -> Answer:
        return Empty()

    def ahead(self, look: Callable[[Connection], object], /) -> None:
        look(self)

    def now(self) -> float:
        self.execute(_CLOCK)
        return 0.0

    def tell(self, topic: str, number: int, /) -> None:
        """Nothing is told yet."""


class Empty:
    """An empty answer."""

    __slots__ = ()
    rowcount = 0

    def fetchone(self) -> None:
        return None

    def fetchall(self) -> list[Any]:
        return []

    def __iter__(self) -> Iterator[Any]:
        return iter(())


class Found:
    """What a statement has found or done. Reading it waits for the answer."""

    __slots__ = ("_cursors",)

    def __init__(self, cursors: list[psycopg.Cursor[Any]]) -> None:
        self._cursors = cursors

    @property
    def _cursor(self) -> psycopg.Cursor[Any]:
        return self._cursors[0]

    @property
    def rowcount(self) -> int:
        return sum(map(_counted, self._cursors))

    def fetchone(self) -> Record | None:
        found: Record | None = self._cursor.fetchone()
        return found

    def fetchall(self) -> list[Record]:
        return self._cursor.fetchall()

    def __iter__(self) -> Iterator[Record]:
        return iter(self._cursor)


def _counted(cursor: psycopg.Cursor[Any]) -> int:
    """How many rows a statement has changed; waits for it."""
    try:
        cursor.scroll(0)
    except psycopg.ProgrammingError:
        if cursor.pgresult is None:
            raise
        # It has arrived, and is no list of rows.
    return cursor.rowcount
