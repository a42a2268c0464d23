"""The databases that the tests of tables run against.

What holds for every back end is tested through `Store` and `Connection` alone, on each of
`BACK_ENDS`. `AGORA_TEST_STORE` chooses the one that all other tests of this folder use.
"""

from __future__ import annotations

import os
import re
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import psycopg

from tables.store import private, sqlite
from tables.store.address import Where
from tables.store.connection import NOTHING, Answer, Connection, Values
from tables.store.postgres import PostgresStore
from tables.store.sqlite import SqliteStore
from tables.store.store import Heard, Store
from tests import lending
from tests.dialect import own_words

T = TypeVar("T")

Opened = Callable[[Path], Awaitable[Store]]
"""Opens the database that belongs to a path, made or found."""


class Foreign(AssertionError):
    """A transaction does what another database would not take."""


class StrictRow:
    """A row that can do no more than `tables.store.connection.Row`."""

    __slots__ = ("_row",)

    def __init__(self, row: Any) -> None:
        self._row = row

    def __getitem__(self, column: int | str, /) -> Any:
        return self._row[column]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._row)

    def __len__(self) -> int:
        return len(self._row)

    def keys(self) -> list[str]:
        return list(self._row.keys())


class StrictAnswer:
    """An answer that can do no more than `tables.store.connection.Answer`."""

    __slots__ = ("_answer",)

    def __init__(self, answer: Answer) -> None:
        self._answer = answer

    @property
    def rowcount(self) -> int:
        return self._answer.rowcount

    def fetchone(self) -> StrictRow | None:
        row = self._answer.fetchone()
        return None if row is None else StrictRow(row)

    def fetchall(self) -> list[StrictRow]:
        return list(self)

    def __iter__(self) -> Iterator[StrictRow]:
        return (StrictRow(row) for row in self._answer)


class StrictConnection:
    """A connection that takes what `tables.store.connection` promises and not a word more: values
    by name, of the types that every database has, and SQL that not only SQLite knows."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    @property
    def changed(self) -> int:
        return self._db.changed

    def execute(self, statement: str, values: Values = NOTHING, /) -> StrictAnswer:
        _fits(statement, values)
        return StrictAnswer(self._db.execute(statement, values))

    def ahead(self, look: Callable[[Connection], object], /) -> None:
        self._db.ahead(look)

    def now(self) -> float:
        return self._db.now()

    def tell(self, topic: str, number: int, /) -> None:
        self._db.tell(topic, number)

    def executemany(self, statement: str, values: Iterable[Values], /) -> StrictAnswer:
        many = list(values)
        for one in many:
            _fits(statement, one)
        return StrictAnswer(self._db.executemany(statement, many))


NAMED = re.compile(r"(?<![:\w]):([a-z_]\w*)")
TEXTS = re.compile(r"'[^']*'")


@cache
def _understood(statement: str) -> frozenset[str]:
    """The names of the values that a statement needs. Raises `Foreign`."""
    found = [*own_words(statement)]
    if found:
        raise Foreign(f"{found} in {statement!r}")
    return frozenset(NAMED.findall(TEXTS.sub("''", statement)))


def _fits(statement: str, values: Values) -> None:
    needed = _understood(statement)
    if not isinstance(values, Mapping):
        raise Foreign(f"values without names for {statement!r}")
    if missing := needed - values.keys():
        raise Foreign(f"no values for {missing} in {statement!r}")
    for name, value in values.items():
        if not _storable(value):
            raise Foreign(f"{name} is {value!r} in {statement!r}")


def _storable(value: Any) -> bool:
    match value:
        case bool():  # no number in other databases
            return False
        case int():
            return -(1 << 63) <= value < 1 << 63
        case str():
            return "\0" not in value
        case None | float() | bytes():
            return True
        case _:
            return False


class StrictStore:
    """A store that looks at what it is asked for. It loses each race once: every transaction that
    writes is run, undone and run again, as it would be after a serialization failure."""

    def __init__(self, below: SqliteStore) -> None:
        self.below = below

    @classmethod
    async def open(cls, path: Path) -> StrictStore:
        return cls(await _file(path))

    shared = False

    async def listen(self, heard: Heard) -> None:
        await self.below.listen(heard)

    async def close(self) -> None:
        await self.below.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.below.read(lambda db: _only_read(db, work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self.below.write(lambda db: _run_again(db, work))

    async def erase(self, work: Callable[[Connection], T]) -> T:
        return await self.below.erase(lambda db: _run_again(db, work))

    async def urgent(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)

    async def compact(self) -> bool:
        return await self.below.compact()

    async def backup(self, target: Path) -> None:
        await self.below.backup(target)


def _only_read(db: Connection, work: Callable[[Connection], T]) -> T:
    before = db.changed
    result = work(StrictConnection(db))
    if db.changed != before:
        raise Foreign("a transaction that only reads has changed something")
    return result


def _run_again(db: Connection, work: Callable[[Connection], T]) -> T:
    db.execute("SAVEPOINT race")
    work(StrictConnection(db))
    db.execute("ROLLBACK TO race")
    db.execute("RELEASE race")
    return work(StrictConnection(db))


def file_of(store: Store) -> SqliteStore:
    """The file of SQLite's below a store."""
    found = store.below if isinstance(store, StrictStore) else store
    assert isinstance(found, SqliteStore)
    return found


async def _file(path: Path) -> SqliteStore:
    """The file at a path; a new one begins as a copy of one that went through all migrations, which
    would take 20 ms each time. That they lead there `test_sqlite.py` asks for."""
    if not (path.exists() or path.is_symlink()):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        private.make(path, fresh=True)
        path.write_bytes(_new_file())
    return await SqliteStore.open(path)


@cache
def _new_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        sqlite.connect(made := Path(folder) / "new.sqlite3").close()
        return made.read_bytes()


async def _lent(path: Path) -> PostgresStore:
    return await PostgresStore.open(lending.lent(path))


def place_of(store: Store) -> Where:
    """Where the database of a store is."""
    return store.address if isinstance(store, PostgresStore) else file_of(store).path


POSTGRES = "postgres"
BACK_ENDS: Mapping[str, Opened] = {
    "sqlite": _file,
    "strict": StrictStore.open,
    POSTGRES: _lent,
}
CHOICE = "AGORA_TEST_STORE"


def disk_fails(store: Store) -> Exception:
    """What a statement ends with where the disk cannot be written."""
    if store.shared:
        return psycopg.errors.IoError("could not write block 1: Input/output error")
    return sqlite3.OperationalError("disk I/O error")


def disk_is_full(store: Store) -> Exception:
    """The same where nothing more has room."""
    if store.shared:
        return psycopg.errors.DiskFull("could not extend file: No space left on device")
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    return full


def behind(path: Path) -> Where:
    """The database that belongs to a path, for those who do not ask a store: the file, or what a
    test was lent in its place."""
    return lending.lent(path) if lending.note(path).exists() else path


def open_store(path: Path) -> Awaitable[Store]:
    """The back end that was chosen, for tests that do not name one."""
    return BACK_ENDS[os.environ.get(CHOICE, "strict")](path)
