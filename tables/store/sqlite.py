"""The database file: opening, migrations, transactions, backups. It knows no table by name.

One connection on one thread is the only writer. A transaction is one function that runs on that
thread from BEGIN to COMMIT, so nothing of another task can come between.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

import aiosqlite

from tables.model.errors import (
    DamagedSave,
    NewerDatabase,
    Stopping,
    StorageFault,
    Unreadable,
    WrongDatabase,
    new_reference,
)
from tables.store import paths, private, receipt
from tables.store.connection import Connection
from tables.store.sqlite_reading import APPLICATION_ID as APPLICATION_ID
from tables.store.sqlite_reading import BUSY_SECONDS as BUSY_SECONDS
from tables.store.sqlite_reading import DAMAGES as DAMAGES
from tables.store.sqlite_reading import Session as Session
from tables.store.sqlite_reading import connect_to_read as connect_to_read
from tables.store.sqlite_reading import fault_of, refuse_foreign, transaction
from tables.store.sqlite_reading import faults_of as faults_of
from tables.store.sqlite_reading import looked_up as looked_up
from tables.store.sqlite_reading import schema_of as schema_of
from tables.store.store import Heard

T = TypeVar("T")

SYNCHRONOUS = "FULL"
"""What is committed is on the disk. Only tests skip waiting for that."""


log = logging.getLogger("agora.store")


class SqliteStore:
    """An open file, as a `tables.store.store.Store`. `open` makes it, `close` releases it."""

    shared = False

    def __init__(self, path: Path, raw: sqlite3.Connection, db: aiosqlite.Connection) -> None:
        self.path = path
        self._raw = raw
        self._db = db
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """Open the file, making or migrating it as needed.

        Raises `StorageFault` if that is not possible, `NewerDatabase` if a newer program wrote it.
        """
        # Opened before aiosqlite sees it: after a failed opening its thread outlives the loop.
        ready = await asyncio.to_thread(connect, path)
        db = await aiosqlite.Connection(lambda: ready, iter_chunk_size=64)
        return cls(path, ready, db)

    async def listen(self, heard: Heard) -> None:
        """Nothing: there is nobody else (`claim`)."""

    async def close(self) -> None:
        self._closed = True
        await self._db.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._hop(lambda: transaction(self._raw, "BEGIN", work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        result = await self._hop(lambda: transaction(self._raw, "BEGIN IMMEDIATE", work))
        receipt.mark()
        return result

    async def backup(self, target: Path) -> None:
        await self._hop(lambda: copy(self._raw, target))

    async def erase(self, work: Callable[[Connection], T]) -> T:
        """As `write`, for what must leave no trace: SQLite overwrites what the function removes,
        and the log of the file, which holds older pages, is emptied unless somebody is reading
        it."""
        return await self._hop(lambda: _erase(self._raw, work))

    async def urgent(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)

    async def compact(self) -> bool:
        """Rewrite the file, so that no page holds what was removed; whether the log beside it
        could be emptied, too. Raises `StorageFault`."""
        return await self._hop(lambda: compact(self._raw))

    async def _hop(self, function: Callable[[], T]) -> T:
        if self._closed:
            raise Stopping
        try:
            result = await on_its_thread(self._db, function)
        except StorageFault as fault:
            log.error("[%s] %s (%r)", fault.reference, fault, fault.__cause__)
            raise
        except (
            json.JSONDecodeError,
            RecursionError,
            Unreadable,
        ) as error:  # all JSON here is what is stored
            number = new_reference()
            log.error("[%s] something stored cannot be read: %s", number, error)
            raise DamagedSave("damaged_row", number) from error
        return result


async def on_its_thread(db: aiosqlite.Connection, function: Callable[[], T]) -> T:
    """Run a function on the thread of a connection.

    The one private call of aiosqlite. Its public methods are one statement each, that is one thread
    change each: an action's 25 statements would take 1 ms longer, which nearly doubles it, and
    others could come between them (docs/storage.md). `test_sqlite.py` says when it is gone.
    """
    result: T = await db._execute(function)  # type: ignore[no-untyped-call]
    return result


def library_version() -> str:
    """The version of the library that reads and writes the file."""
    return sqlite3.sqlite_version


def located(path: Path) -> Path:
    """The real path of a database, with symbolic links followed: SQLite keeps its log there, and we
    keep the claim there. Raises `WrongDatabase` for what cannot be a database."""
    try:
        real = path.resolve()
        if real.is_dir():
            raise WrongDatabase("database_is_folder", path=str(path))
        names = real.stat().st_nlink if real.exists() else 1
    except (OSError, RuntimeError) as error:  # RuntimeError: links that lead to each other
        raise WrongDatabase("database_not_followed", path=str(path), error=str(error)) from error
    if names > 1:
        # Each name would have a log and a claim of its own, and two bots would write into one file.
        raise WrongDatabase("database_hard_links", path=str(path), names=names)
    return real


def make_folder(path: Path) -> None:
    """Make the folder of a database, for its owner only. Raises `StorageFault`."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StorageFault("folder_not_made", path=str(path), error=str(error.strerror)) from error


def settle(path: Path) -> None:
    """See that a file, or the names in a folder, survive a power failure. Raises `OSError`."""
    if os.name != "posix":  # other systems have no such thing for folders
        return
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def give_name(part: Path, path: Path) -> None:
    """Give a whole file, all of which is on the disk, its final name. Raises `OSError`, and then
    the file has not got that name."""
    part.rename(path)
    try:
        settle(path.parent)
    except OSError:
        path.unlink()
        raise


def connect(path: Path, *, migrated: bool = True) -> sqlite3.Connection:
    """A connection with our settings and (unless not wanted) the newest schema.

    The file, made or found, is then readable to its owner only. Raises `StorageFault`.
    """
    path = located(path)
    make_folder(path)
    private.make(path)
    try:
        db = sqlite3.connect(
            path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
    except sqlite3.Error as error:
        raise fault_of(error, path) from error
    try:
        db.row_factory = sqlite3.Row
        refuse_foreign(db, path)
        private.tighten(path)
        db.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA foreign_keys = ON")
        if migrated:
            migrate(db, path)
    except DAMAGES as error:
        db.close()
        raise fault_of(error, path) from error
    except BaseException:
        db.close()
        raise
    return db


def claim(path: Path) -> sqlite3.Connection:
    """Keep a second bot away from a database until the returned connection is closed.

    The operating system lets go of the claim when the process ends, however it ends.
    Raises `StorageFault` if another bot has it, `WrongDatabase` if it is no file of one name.
    """
    real = located(path)
    make_folder(real)
    beside = real.with_name(real.name + ".lock")
    try:
        private.make(beside)
        lock = sqlite3.connect(beside, timeout=0, isolation_level=None)
    except (sqlite3.Error, StorageFault) as error:
        raise StorageFault("claim_not_opened", path=str(beside)) from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise fault_of(error, path) from error
        raise StorageFault("database_claimed", path=str(path)) from error
    return lock


def migrate(db: sqlite3.Connection, path: Path) -> list[str]:
    """Apply the migrations the file has not seen, each in its own transaction; their names.

    Raises `NewerDatabase`, or `StorageFault` with the failed migration undone.
    """
    known = {int(f.name.split("_")[0]): f for f in paths.migrations()}
    newest = max(known)
    applied = []
    while (have := schema_of(db)) < newest:
        source = known[have + 1].read_text(encoding="utf-8")
        try:
            new = _apply(db, have + 1, source)
        except DAMAGES as error:
            raise fault_of(error, path) from error
        if new:
            applied.append(known[have + 1].name)
            log.info("database %s: applied %s", path.name, applied[-1])
    if have > newest:
        raise NewerDatabase("database_newer", path=str(path), schema=have, known=newest)
    return applied


def _apply(db: sqlite3.Connection, number: int, source: str) -> bool:
    """One migration as one transaction; False if another process was faster."""
    db.execute("BEGIN IMMEDIATE")
    try:
        if schema_of(db) != number - 1:
            db.execute("ROLLBACK")
            return False
        for statement in statements(source):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise
    return True


def statements(source: str) -> list[str]:
    """The statements of an SQL file; `executescript` would commit before the first of them."""
    found = []
    begun = ""
    for line in source.splitlines(keepends=True):
        begun += line
        if sqlite3.complete_statement(begun):
            found.append(begun.strip())
            begun = ""
    rest = [x for x in begun.splitlines() if x.strip() and not x.lstrip().startswith("--")]
    if rest:
        raise ValueError(f"the migration ends in the middle of a statement: {rest[0]}")
    return found


def copy(db: sqlite3.Connection, target: Path) -> None:
    """Write a consistent copy to a new file, which only its owner may read.

    Raises `StorageFault` if the file exists or cannot be written.
    """
    if target.exists():
        raise StorageFault("backup_exists", path=str(target))
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        private.make(part, fresh=True)
        with closing(sqlite3.connect(part)) as out:
            db.backup(out)
            out.execute("PRAGMA journal_mode = DELETE")
            found = out.execute("PRAGMA quick_check").fetchone()[0]
        if found != "ok":
            raise StorageFault("backup_unsound", error=str(found))
        give_name(part, target)
    except DAMAGES as error:
        raise fault_of(error, target) from error
    except OSError as error:
        raise StorageFault(
            "backup_not_written", path=str(target), error=str(error.strerror)
        ) from error
    finally:
        part.unlink(missing_ok=True)


def _erase(db: sqlite3.Connection, work: Callable[[Connection], T]) -> T:
    """Run on the connection's thread."""
    before = db.execute("PRAGMA secure_delete").fetchone()[0]
    db.execute("PRAGMA secure_delete = ON")
    try:
        result = transaction(db, "BEGIN IMMEDIATE", work)
    finally:
        db.execute(f"PRAGMA secure_delete = {int(before)}")
    with suppress(sqlite3.DatabaseError):  # it is stored; the log is emptied another time
        empty_log(db)
    return result


def compact(db: sqlite3.Connection) -> bool:
    """Run on the connection's thread."""
    try:
        db.execute("VACUUM")
        return empty_log(db)
    except sqlite3.DatabaseError as error:
        raise fault_of(error) from error


def empty_log(db: sqlite3.Connection) -> bool:
    """Empty the log of the file, which still holds old pages. Returns whether no reader was in the
    way."""
    db.execute("PRAGMA busy_timeout = 0")  # nobody could look while it waits for a reader
    try:
        busy: int = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    finally:
        db.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
    if busy:
        log.info("the log beside the database is emptied later; somebody reads it")
    return not busy
