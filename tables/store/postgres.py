"""A PostgreSQL database: connections, transactions, lost races, lost connections.

It knows no table by name; the tables are the business of `postgres_schema`. Transactions run on a
few threads, each with a connection out of one pool. A transaction that writes is SERIALIZABLE, so
whatever holds for the one writer of SQLite holds here; who loses a race is run again.

Statements are sent ahead (libpq's pipeline): only what reads a result waits for it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg.pq import TransactionStatus
from psycopg_pool import ConnectionPool, PoolTimeout

from tables.facts.errors import (
    DamagedSave,
    OutcomeUnknown,
    Stopping,
    StorageFault,
    Unreadable,
    new_reference,
)
from tables.store import receipt
from tables.store.address import Address
from tables.store.connection import NOTHING, UNREADABLE, Answer, Connection, Duplicate, Values
from tables.store.postgres_link import (
    CONNECTIONS,
    Raw,
    Record,
    connected,
    fault,
    is_mistake,
    pool,
    translated,
)
from tables.store.postgres_listener import CHANNEL, Listener
from tables.store.postgres_schema import Below, below_each, migrate
from tables.store.store import Heard

T = TypeVar("T")
UNKNOWN_SECONDS = 20.0
"""How long it is asked what became of a COMMIT whose answer was lost."""
TRIES = 12
"""How often a transaction is run that loses its races."""
CHANGED = "cached plan must not change"
"""What the server says of a prepared statement after a newer program has added a column."""
PAUSE, LONGEST_PAUSE = 0.002, 0.2
"""Seconds between two tries, doubled each time, less a part by chance."""

log = logging.getLogger("agora.store")


class PostgresStore:
    """An open database, as a `tables.store.store.Store`. Made by `open`, given back by `close`."""

    shared = True

    def __init__(self, address: Address, pool: ConnectionPool[Raw], below: Below) -> None:
        self.address = address
        self._pool = pool
        self._below = below
        self._listener = Listener(address)
        self._threads = ThreadPoolExecutor(CONNECTIONS, "agora-store")
        self._closed = False

    @classmethod
    async def open(cls, address: Address) -> PostgresStore:
        """Connect, and make or migrate the tables as needed.

        Raises `StorageFault` if that is not possible, `NewerDatabase` if a newer program wrote it.
        """

        def begin() -> PostgresStore:
            with connected(address) as db:
                migrate(db, address)
                below = below_each(db)
            opened = pool(address)
            opened.open()
            return cls(address, opened, below)

        return await asyncio.to_thread(begin)

    async def listen(self, heard: Heard) -> None:
        self._listener.open(heard)

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._listener.close()
        self._threads.shutdown(wait=True)
        self._pool.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._hop(lambda: self._patiently(work, _reading))

    async def write(self, work: Callable[[Connection], T]) -> T:
        try:
            result = await self._hop(lambda: self._patiently(work, self._writing))
        except OutcomeUnknown:
            receipt.mark()  # nobody may say that nothing was changed
            raise
        receipt.mark()
        return result

    async def erase(self, work: Callable[[Connection], T]) -> T:
        """As `write`. What is left of removed rows on its disks is the server's business
        (docs/privacy.md)."""
        return await self._hop(lambda: self._patiently(work, self._writing))

    async def compact(self) -> bool:
        """Clear removed rows out of the tables. What is left of them on the server's disks, and in
        the archives of its log, is the server's business."""
        await self._hop(self._vacuum)
        return True

    async def backup(self, target: Path) -> None:
        raise StorageFault("backup_by_server", address=str(self.address), path=str(target))

    async def _hop(self, function: Callable[[], T]) -> T:
        if self._closed:
            raise Stopping
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, function)
        except StorageFault as fault:
            log.error("[%s] %s (%r)", fault.reference, fault, fault.__cause__)
            raise
        except (json.JSONDecodeError, RecursionError, Unreadable) as error:
            number = new_reference()
            log.error("[%s] something stored cannot be read: %s", number, error)
            raise DamagedSave("damaged_row", number) from error

    def _vacuum(self) -> None:
        with connected(self.address) as db:
            db.execute("SET statement_timeout = 0")
            db.execute("VACUUM")

    # --- on a thread of ours ---------------------------------------------------------------------

    def _patiently(self, work: Callable[[Connection], T], run: Run[T]) -> T:
        """Run a transaction until it has lost no race and no connection."""
        for number in range(TRIES):
            try:
                with self._connection() as db:
                    return run(db, work)
            except _Again as lost:
                if number + 1 == TRIES:
                    raise fault(lost.error) from lost.error
                log.debug("a transaction is run again: %s", lost.error)
                pause = min(LONGEST_PAUSE, PAUSE * 2**number)
                time.sleep(pause * (0.5 + random.random() / 2))
        raise AssertionError("unreachable")

    @contextmanager
    def _connection(self) -> Iterator[Raw]:
        """One out of the pool. Raises `StorageFault` if there is none for a while."""
        try:
            db = self._pool.getconn()
        except PoolTimeout as error:
            raise StorageFault("database_unreachable", path="", named=False) from error
        try:
            yield db
        finally:
            if db.closed:  # then the others probably are, too
                self._pool.putconn(db)
                self._pool.check()
            else:
                if db.info.transaction_status != TransactionStatus.IDLE:
                    with suppress(psycopg.Error):
                        db.rollback()
                self._pool.putconn(db)

    def _writing(self, db: Raw, work: Callable[[Connection], T]) -> T:
        number: Record | None = None
        try:
            with _translated(db), db.pipeline():
                db.execute(_BEGIN_WRITING)
                session = Session(db, self._below, self._listener.voice)
                result = work(session)
                number = session.number()
                done = commit(db)
        except _Again:
            if db.closed and number is not None and self._committed(number):
                return result
            raise
        if done.statusmessage != "COMMIT":
            raise StorageFault("database_failed", path="", named=False, error="no COMMIT")
        return result

    def _committed(self, number: Record) -> bool:
        """Whether a transaction was committed whose COMMIT got no answer. Raises
        `OutcomeUnknown` if the server does not say so for a while, or cannot know it."""
        until = time.monotonic() + UNKNOWN_SECONDS
        while time.monotonic() < until:
            with suppress(psycopg.Error, StorageFault), self._connection() as db:
                found = _became(db, number)
                if found is not None:
                    log.warning("a COMMIT without an answer was looked up: %s", found)
                    if found == "unknown":
                        break
                    return found == "committed"
            time.sleep(LONGEST_PAUSE)
        raise OutcomeUnknown()


class _Again(Exception):
    """A race or a connection was lost and nothing is stored: the transaction may be run again."""

    def __init__(self, error: psycopg.Error) -> None:
        super().__init__(str(error))
        self.error = error


_NUMBER = (
    "SELECT pg_current_xact_id_if_assigned()::text AS number, current_setting('agora.life') AS life"
)
_STATE = (
    "SELECT pg_xact_status(%(number)s::xid8) AS state, current_setting('agora.life') = %(life)s"
    " AS same"
)


def _became(db: Raw, number: Record) -> str | None:
    """What became of a transaction: committed, aborted, unknown; None as long as it goes on.

    A server that crashes forgets the numbers of which nothing had reached its disks, and gives them
    to others: then that one was committed says nothing about ours.
    """
    try:
        row = db.execute(_STATE, {name: number[name] for name in ("number", "life")}).fetchone()
    except errors.InvalidParameterValue:  # "is in the future": it was forgotten with all it did
        return "aborted"
    assert row is not None
    state: str | None = row["state"]
    if state == "committed":
        return "committed" if row["same"] else "unknown"
    if state == "aborted" or (state is not None and not row["same"]):
        return "aborted"
    return None


Run = Callable[[Raw, Callable[[Connection], T]], T]
"""Runs a transaction on a connection."""


_BEGIN_READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_BEGIN_WRITING = "BEGIN ISOLATION LEVEL SERIALIZABLE READ WRITE"


def _reading(db: Raw, work: Callable[[Connection], T]) -> T:
    with _translated(db):
        with db.pipeline():
            db.execute(_BEGIN_READING)
            result = work(Session(db))
            commit(db)
        return result


def commit(db: Raw) -> psycopg.Cursor[Any]:
    """Send the end of a transaction, behind all that is under way."""
    return db.execute("COMMIT")


@contextmanager
def _translated(db: Raw) -> Iterator[None]:
    """Errors of the library in our own words: `_Again`, `Duplicate`, `StorageFault`. What is a
    mistake of ours stays as it is."""
    try:
        yield
    except (errors.SerializationFailure, errors.DeadlockDetected) as error:
        raise _Again(error) from error
    except errors.FeatureNotSupported as error:
        if CHANGED not in str(error):
            raise fault(error) from error
        raise _Again(error) from error  # the library forgets its plans with the failed transaction
    except errors.UniqueViolation as error:
        raise Duplicate(str(error)) from error
    except psycopg.Error as error:
        # Behind a lost connection the library itself says that there is no result.
        lost = db.closed and error.sqlstate is None
        if is_mistake(error) and not lost:
            raise
        if db.closed:
            raise _Again(error) from error
        raise fault(error) from error


# --- a transaction -------------------------------------------------------------------------------


class Session:
    """A connection in the middle of a transaction, as `tables.store.connection` names it."""

    __slots__ = ("_ahead", "_below", "_db", "_number", "_voice", "_writes")

    def __init__(self, db: Raw, below: Below | None = None, voice: str = "") -> None:
        """below: the tables whose rows may go with deleted ones of each; None: nobody knows.
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
        """Drop the answers, asked ahead, in whose questions a table stands that is written now."""
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
        """The server's number of this transaction, by which a lost COMMIT is looked up, and in
        which life of the server; None if it has written nothing. It was asked for with the first
        thing written."""
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
    """A connection that takes down what is asked, and has found nothing."""

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
    """The answer that there is nothing."""

    __slots__ = ()
    rowcount = 0

    def fetchone(self) -> None:
        return None

    def fetchall(self) -> list[Any]:
        return []

    def __iter__(self) -> Iterator[Any]:
        return iter(())


class Found:
    """What a statement has found or done; whoever asks waits for it."""

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


def looked_up(db: Raw, work: Callable[[Connection], T]) -> T:
    """Run a reading function on a connection of its own. Raises `StorageFault`, also where
    something that is stored cannot be read."""
    try:
        return _reading(db, work)
    except _Again as lost:
        raise fault(lost.error) from lost.error
    except UNREADABLE as error:
        raise StorageFault("row_unreadable", error=repr(error)) from error
