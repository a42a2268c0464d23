"""Looking at a database file, and what goes wrong with that.

It loads little, because `agora health` looks once a minute.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NoReturn, TypeVar

from tables.model.errors import StorageFault, WrongDatabase
from tables.store.connection import NOTHING, UNREADABLE, Answer, Connection, Duplicate, Values

T = TypeVar("T")

APPLICATION_ID = 0x41474F52
"""Written into the file's header ("AGOR"), so that a foreign database is not taken for ours."""
BUSY_SECONDS = 5.0

DAMAGES = (sqlite3.Error, UnicodeDecodeError)
"""What a damaged file may lead to: complaints of SQLite may quote what is no text at all."""


class Session:
    """A connection in the middle of a transaction, as `tables.store.connection` names it."""

    __slots__ = ("_db",)

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    @property
    def changed(self) -> int:
        return self._db.total_changes

    def execute(self, statement: str, values: Values = NOTHING, /) -> Answer:
        try:
            return self._db.execute(statement, dict(values))
        except sqlite3.IntegrityError as error:
            _tell_apart(error)

    def executemany(self, statement: str, values: Iterable[Values], /) -> Answer:
        try:
            return self._db.executemany(statement, map(dict, values))
        except sqlite3.IntegrityError as error:
            _tell_apart(error)

    def ahead(self, look: Callable[[Connection], object], /) -> None:
        """Nothing: an answer is not far."""

    def now(self) -> float:
        return time.time()

    def tell(self, topic: str, number: int, /) -> None:
        """Nothing: there is nobody else."""


def _tell_apart(error: sqlite3.IntegrityError) -> NoReturn:
    """Raise `Duplicate` where something is there already; else the error, a mistake of ours."""
    if error.sqlite_errorcode in _DUPLICATE:
        raise Duplicate(str(error)) from error
    raise error


_DUPLICATE = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that only looks, also at a database in use. Raises `StorageFault`, as
    `WrongDatabase` if it is none of ours."""
    if path.is_dir():
        raise WrongDatabase("database_is_folder", path=str(path))
    if not path.exists():
        raise WrongDatabase("no_database", path=str(path))
    try:
        db = sqlite3.connect(path.absolute().as_uri() + "?mode=ro", timeout=BUSY_SECONDS, uri=True)
    except sqlite3.Error as error:
        raise fault_of(error, path) from error
    try:
        db.row_factory = sqlite3.Row
        refuse_foreign(db, path)
        if schema_of(db) == 0:
            raise WrongDatabase("database_empty", path=str(path))
    except DAMAGES as error:
        db.close()
        raise fault_of(error, path) from error
    except BaseException:
        db.close()
        raise
    return db


def looked_up(db: sqlite3.Connection, work: Callable[[Connection], T]) -> T:
    """Run a reading function on such a connection. Raises `StorageFault`, also where something
    that is stored cannot be read."""
    try:
        return transaction(db, "BEGIN", work)
    except UNREADABLE as error:
        raise StorageFault("row_unreadable", error=repr(error)) from error


def read_once(path: Path, work: Callable[[Connection], T]) -> T:
    """Run a function that only reads on a connection of its own, also on a database in use. Raises
    `StorageFault`, as `looked_up`."""
    with closing(connect_to_read(path)) as db:
        return looked_up(db, work)


def refuse_foreign(db: sqlite3.Connection, path: Path) -> None:
    """Raises `WrongDatabase` for a file with tables of another program."""
    mark: int = db.execute("PRAGMA application_id").fetchone()[0]
    empty = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if mark != APPLICATION_ID and not (mark == 0 and empty):
        raise WrongDatabase("database_foreign", path=str(path))


def schema_of(db: sqlite3.Connection) -> int:
    """The number of the last migration the file has seen; 0 for an empty file."""
    number: int = db.execute("PRAGMA user_version").fetchone()[0]
    return number


def transaction(db: sqlite3.Connection, begin: str, work: Callable[[Connection], T]) -> T:
    """Run on the connection's thread."""
    try:
        db.execute(begin)
        try:
            result = work(Session(db))
            db.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            raise
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError):
        raise  # our own mistakes
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        raise fault_of(error) from error
    return result


_CODES = {
    sqlite3.SQLITE_BUSY: "database_locked",
    sqlite3.SQLITE_LOCKED: "database_locked",
    sqlite3.SQLITE_READONLY: "database_read_only",
    sqlite3.SQLITE_IOERR: "disk_error",
    sqlite3.SQLITE_CORRUPT: "database_damaged",
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_CANTOPEN: "database_not_opened",
    sqlite3.SQLITE_NOTADB: "not_a_database",
    sqlite3.SQLITE_PERM: "database_barred",
}
"""The codes of faults, by what SQLite says."""


@contextmanager
def faults_of(path: Path) -> Iterator[None]:
    """What SQLite complains of is raised as the fault of a file."""
    try:
        yield
    except DAMAGES as error:
        raise fault_of(error, path) from error


def fault_of(error: Exception, path: Path | None = None) -> StorageFault:
    """The fault for one of `DAMAGES`. Nothing was stored when one of these is raised.

    path: named where the fault is not met by somebody who plays.
    """
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if isinstance(error, UnicodeDecodeError):
        code = sqlite3.SQLITE_CORRUPT
    where, named = str(path or ""), path is not None
    if code not in _CODES:
        return StorageFault("database_failed", path=where, named=named, error=str(error))
    kind = WrongDatabase if code == sqlite3.SQLITE_NOTADB else StorageFault
    return kind(_CODES[code], path=where, named=named)
