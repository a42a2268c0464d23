"""Threads that run transactions of PostgreSQL's, each with a connection from one pool.

A server that falls silent (its disk hangs, its machine sleeps) ends no statement, and the network
does not notice. So a wait that takes too long is cut off: the thread goes on as if the connection
were lost.
"""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import TypeVar

import psycopg
from psycopg.pq import TransactionStatus
from psycopg_pool import ConnectionPool, PoolTimeout

from tables.model.errors import StorageFault
from tables.store.address import Address
from tables.store.postgres_link import Manner, Raw, pool

T = TypeVar("T")


class Line:
    """The connections of one transaction, one after the other."""

    def __init__(self, pool: ConnectionPool[Raw]) -> None:
        self._pool = pool
        self._lock = threading.Lock()
        self._db: Raw | None = None
        self.hung_up = False
        """Whether it has waited too long, and must begin nothing more."""

    @contextmanager
    def connection(self) -> Iterator[Raw]:
        """One out of the pool. Raises `StorageFault` if there is none for a while."""
        if self.hung_up:
            raise _unreachable()
        try:
            db = self._pool.getconn()
        except PoolTimeout as error:
            raise _unreachable() from error
        try:
            self._hold(db)
            yield db
        finally:
            self._hold(None)
            self._give_back(db)

    def hang_up(self) -> None:
        """Make a thread that waits for the server find its connection lost. Called from another
        thread."""
        with self._lock:
            self.hung_up = True
            if self._db is not None:
                _shut(self._db)

    def _hold(self, taken: Raw | None) -> None:
        with self._lock:
            self._db = taken
            if self.hung_up and taken is not None:
                _shut(taken)

    def _give_back(self, db: Raw) -> None:
        if not db.closed and db.info.transaction_status != TransactionStatus.IDLE:
            with suppress(psycopg.Error):
                db.rollback()
        self._pool.putconn(db)
        if db.closed and not self.hung_up:  # then the others probably are, too; this asks them
            self._pool.check()


class Lane:
    """Some threads with their connections, made when they are needed; given back by `close`."""

    def __init__(self, address: Address, manner: Manner) -> None:
        self._pool = pool(address, manner)
        self._threads = ThreadPoolExecutor(manner.connections, manner.name)
        self._patience = manner.patience
        self._opened = False

    async def run(self, function: Callable[[Line], T]) -> T:
        """Run a function on a thread. It is cut off when it takes too long, its waiting for a
        thread included."""
        if not self._opened:
            self._opened = True
            self._pool.open()  # which waits for nothing
        loop, line = asyncio.get_running_loop(), Line(self._pool)
        timer = loop.call_later(self._patience, line.hang_up)
        done = loop.run_in_executor(self._threads, function, line)
        # The thread goes on even if nobody waits for it any more, so it must come to an end as
        # well.
        done.add_done_callback(lambda it: None if it.cancelled() else timer.cancel())
        return await done

    def close(self) -> None:
        """Let queued work finish and release the connections."""
        self._threads.shutdown(wait=True)
        self._pool.close()


def _shut(db: Raw) -> None:
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(db.fileno())) as wire:
        wire.shutdown(socket.SHUT_RDWR)


def _unreachable() -> StorageFault:
    return StorageFault("database_unreachable", path="", named=False)
