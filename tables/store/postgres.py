"""A PostgreSQL database: connections, transactions, conflicts, lost connections.

It knows no table by name; the tables are the business of `postgres_schema`. Transactions run on a
few threads, each with a connection from one pool. A transaction that writes is SERIALIZABLE, so
whatever holds for the one writer of SQLite holds here. A transaction that loses a conflict runs
again.

Statements are sent ahead (libpq's pipeline): only reading a result waits for it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from psycopg import errors

from tables.model.errors import (
    Claimed,
    DamagedSave,
    OutcomeUnknown,
    Stopping,
    StorageFault,
    Unreadable,
    new_reference,
)
from tables.store import receipt
from tables.store.address import Address
from tables.store.connection import UNREADABLE, Connection, Duplicate
from tables.store.postgres_lane import Lane, Line
from tables.store.postgres_link import COMMON, URGENT, Raw, Record, connected, fault, is_mistake
from tables.store.postgres_listener import Listener
from tables.store.postgres_schema import CLAIM, JOINED, Below, below_each, migrate
from tables.store.postgres_session import Session
from tables.store.store import Heard

T = TypeVar("T")
UNKNOWN_SECONDS = 20.0
"""For how long the server is asked what became of a COMMIT whose answer was lost."""
TRIES = 20
"""How often a transaction is tried that conflicts with others."""
PAUSE, LONGEST_PAUSE = 0.002, 0.2
"""Seconds between two tries, doubled each time, less a random part."""

log = logging.getLogger("agora.store")


class PostgresStore:
    """An open database, as a `tables.store.store.Store`. `open` makes it, `close` releases it."""

    shared = True

    def __init__(self, address: Address, below: Below) -> None:
        self.address = address
        self._below = below
        self._listener = Listener(address)
        self._common, self._urgent = Lane(address, COMMON), Lane(address, URGENT)
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
            return cls(address, below)

        return await asyncio.to_thread(begin)

    async def listen(self, heard: Heard) -> None:
        self._listener.open(heard)

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._listener.close()
        self._common.close()
        self._urgent.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._hop(lambda line: _patiently(line, lambda db: _reading(db, work)))

    async def write(self, work: Callable[[Connection], T]) -> T:
        try:
            result = await self.erase(work)
        except OutcomeUnknown:
            receipt.mark()  # nobody may say that nothing was changed
            raise
        receipt.mark()
        return result

    async def erase(self, work: Callable[[Connection], T]) -> T:
        """As `write`. What is left of removed rows on its disks is the server's business
        (docs/privacy.md)."""
        return await self._hop(partial(self._written, work))

    async def urgent(self, work: Callable[[Connection], T]) -> T:
        def joined(db: Connection) -> T:
            if not db.execute(JOINED, {"claim": CLAIM}).fetchone()[0]:
                raise Claimed("database_claimed", path=str(self.address))
            return work(db)

        return await self._hop(partial(self._written, joined), self._urgent)

    async def compact(self) -> bool:
        """Clear removed rows out of the tables. What is left on the server's disks, and in the
        archives of its log, is the server's business."""
        await _told(asyncio.to_thread(self._vacuum))
        return True

    async def backup(self, target: Path) -> None:
        raise StorageFault("backup_by_server", address=str(self.address), path=str(target))

    async def _hop(self, function: Callable[[Line], T], lane: Lane | None = None) -> T:
        if self._closed:
            raise Stopping
        return await _told((lane or self._common).run(function))

    def _vacuum(self) -> None:
        with connected(self.address) as db:
            db.execute("SET statement_timeout = 0")
            db.execute("VACUUM")

    def _written(self, work: Callable[[Connection], T], line: Line) -> T:
        """On a thread: a transaction that writes."""
        return _patiently(line, lambda db: self._writing(line, db, work))

    def _writing(self, line: Line, db: Raw, work: Callable[[Connection], T]) -> T:
        number: Record | None = None
        try:
            with _translated(db), db.pipeline():
                db.execute(_BEGIN_WRITING)
                session = Session(db, self._below, self._listener.voice)
                result = work(session)
                number = session.number()
                done = commit(db)
        except _Again:
            if db.closed and number is not None and _committed(line, number):
                return result
            raise
        if done.statusmessage != "COMMIT":
            raise StorageFault("database_failed", path="", named=False, error="no COMMIT")
        return result


async def _told(running: Awaitable[T]) -> T:
    """The result of what runs on another thread. The log tells what went wrong with the
    database."""
    try:
        return await running
    except StorageFault as fault:
        log.error("[%s] %s (%r)", fault.reference, fault, fault.__cause__)
        raise
    except (json.JSONDecodeError, RecursionError, Unreadable) as error:
        number = new_reference()
        log.error("[%s] something stored cannot be read: %s", number, error)
        raise DamagedSave("damaged_row", number) from error


# --- on a thread of ours -------------------------------------------------------------------------


def _patiently(line: Line, run: Callable[[Raw], T]) -> T:
    """Run a transaction until it loses neither a conflict nor its connection."""
    for number in range(TRIES):
        try:
            with line.connection() as db:
                return run(db)
        except _Again as lost:
            if number + 1 == TRIES or line.hung_up:
                raise fault(lost.error) from lost.error
            log.debug("a transaction is run again: %s", lost.error)
            pause = min(LONGEST_PAUSE, PAUSE * 2**number)
            time.sleep(pause * (0.5 + random.random() / 2))
    raise AssertionError("unreachable")


def _committed(line: Line, number: Record) -> bool:
    """Whether a transaction was committed whose COMMIT got no answer. Raises `OutcomeUnknown` if
    the server does not say so in time, or cannot know it."""
    until = time.monotonic() + UNKNOWN_SECONDS
    while time.monotonic() < until and not line.hung_up:
        with suppress(psycopg.Error, StorageFault), line.connection() as db:
            found = _became(db, number)
            if found is not None:
                log.warning("a COMMIT without an answer was looked up: %s", found)
                if found == "unknown":
                    break
                return found == "committed"
        time.sleep(LONGEST_PAUSE)
    raise OutcomeUnknown()


class _Again(Exception):
    """A conflict or the connection was lost and nothing is stored, so the transaction may run
    again."""

    def __init__(self, error: psycopg.Error) -> None:
        super().__init__(str(error))
        self.error = error


_STATE = (
    "SELECT pg_xact_status(%(number)s::xid8) AS state, current_setting('agora.life') = %(life)s"
    " AS same"
)


def _became(db: Raw, number: Record) -> str | None:
    """What became of a transaction: committed, aborted or unknown; None while it runs.

    A server that crashes forgets the numbers of transactions that had not reached its disks, and
    gives them to others. Then a committed number says nothing about our transaction.
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


_REPLANNED = "RevalidateCachedQuery"
"""Where the server refuses a prepared statement after a newer program has added a column. Its
message would be in the language of the server."""
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
    """Send the end of a transaction, after all that is under way."""
    return db.execute("COMMIT")


@contextmanager
def _translated(db: Raw) -> Iterator[None]:
    """Errors of the library in our own words: `_Again`, `Duplicate`, `StorageFault`. A mistake of
    ours stays as it is."""
    try:
        yield
    except (errors.SerializationFailure, errors.DeadlockDetected) as error:
        raise _Again(error) from error
    except errors.FeatureNotSupported as error:
        if error.diag.source_function != _REPLANNED:
            raise fault(error) from error
        raise _Again(error) from error  # the library forgets its plans with the failed transaction
    except errors.UniqueViolation as error:
        raise Duplicate(str(error)) from error
    except psycopg.Error as error:
        # After a lost connection the library itself says that there is no result.
        lost = db.closed and error.sqlstate is None
        if is_mistake(error) and not lost:
            raise
        if db.closed:
            raise _Again(error) from error
        raise fault(error) from error


def looked_up(db: Raw, work: Callable[[Connection], T]) -> T:
    """Run a reading function on a connection of its own. Raises `StorageFault`, also where
    something that is stored cannot be read."""
    try:
        return _reading(db, work)
    except _Again as lost:
        raise fault(lost.error) from lost.error
    except UNREADABLE as error:
        raise StorageFault("row_unreadable", error=repr(error)) from error
