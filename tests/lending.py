"""PostgreSQL databases for tests, each lent for the length of one: emptied, not made again.

A test names its database by a path, as it would a file of SQLite's; beside the path lies a note
with the address, for other processes of the same test. Making a database takes 30 to 100 ms and
emptying one 15.

The connections of stores stay with the database (`pooled`): a new one takes 10 ms, and the server
reads and plans each statement again for it.
"""

from __future__ import annotations

import os
import secrets
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import sql
from psycopg_pool import ConnectionPool

from tables.store import paths
from tables.store.address import Address
from tables.store.postgres_link import COMMON, Manner, Raw, connected, pool
from tables.store.postgres_schema import migrate
from tests import cluster


class Lendable:
    """A database that is lent again and again, and the connections to it that stay."""

    def __init__(self, name: str) -> None:
        self.address = Address(cluster.address(name))
        self._pool: ConnectionPool[Raw] | None = None
        self._ours: Raw | None = None
        self._known: set[int] = set()
        """The server's numbers of the connections that stay."""

    def getconn(self) -> Raw:
        """A connection for a store."""
        found = self._opened().getconn()
        self._known.add(found.info.backend_pid)
        return found

    def putconn(self, db: Raw) -> None:
        """It is not needed any more."""
        self._opened().putconn(db)

    def check(self) -> None:
        """Look which connections are lost."""
        self._opened().check()

    def open(self) -> None:
        """A store begins."""

    def close(self) -> None:
        """A store has ended; the connections wait for the next one."""

    def empty(self) -> None:
        """The test is over: whoever else is connected is cut off, and what was stored goes."""
        try:
            self._emptied()
        except psycopg.OperationalError:  # the test has cut us off, too
            self._ours = None
            self._emptied()

    def rest(self) -> None:
        """It may be long until somebody needs it again."""
        if self._pool is not None:
            self._pool.close()
        if self._ours is not None:
            self._ours.close()
        self._pool = self._ours = None
        self._known.clear()

    def _opened(self) -> ConnectionPool[Raw]:
        if self._pool is None:
            self._pool = pool(self.address, COMMON)
            self._pool.open()
        return self._pool

    def _emptied(self) -> None:
        if self._ours is None:
            self._ours = psycopg.connect(self.address.url, autocommit=True)
        self._ours.execute(_CUT_OFF, {"known": sorted(self._known)})
        self._ours.execute(_emptying(self._ours))


_CUT_OFF = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    " AND pid <> pg_backend_pid() AND NOT (pid = ANY(%(known)s) AND state = 'idle')"
)
AT_HAND = 2
"""Databases whose connections stay, of each process; few tests need more than one."""
_free: list[Lendable] = []
_lent: list[Lendable] = []
_all: dict[Address, Lendable] = {}


def pooled(address: Address, manner: Manner) -> Any:
    """The connections of a store, in the place of `postgres_link.pool`."""
    return (manner.name == COMMON.name and _all.get(address)) or pool(address, manner)


def needed() -> None:
    """Skip a test, loudly, where there is no PostgreSQL; fail where there has to be one."""
    if cluster.programs() is None:
        assert os.environ.get(cluster.WISH) != "required", cluster.MISSING
        pytest.skip(cluster.MISSING)


def lent(path: Path) -> Address:
    """The database that belongs to a path, with the newest tables."""
    told = note(path)
    if not told.exists():
        told.parent.mkdir(parents=True, exist_ok=True)
        database = _free.pop() if _free else _made()
        _lent.append(database)
        told.write_text(database.address.url)
    return Address(told.read_text())


def note(path: Path) -> Path:
    """Where the address of what was lent for a path is noted."""
    return path.with_name(path.name + ".address")


def give_back() -> None:
    """The test is over, and what it was lent is free again."""
    while _lent:
        database = _lent.pop()
        database.empty()
        if len(_free) >= AT_HAND:
            database.rest()
            _free.insert(0, database)
        else:
            _free.append(database)


def end() -> None:
    """The tests are over."""
    for database in _all.values():
        database.rest()


def blank() -> Address:
    """A database without any table, which is not lent again."""
    name = f"blank_{secrets.token_hex(6)}"
    _create(name, "template0")
    return Address(cluster.address(name))


def migrations() -> list[str]:
    """The names of the migrations of PostgreSQL's."""
    return [file.name for file in paths.migrations("postgres")]


def _made() -> Lendable:
    name = f"lent_{secrets.token_hex(6)}"
    _create(name, _template())
    made = Lendable(name)
    _all[made.address] = made
    return made


@cache
def _template() -> str:
    """One with all tables, of this process."""
    name = f"template_{secrets.token_hex(6)}"
    _create(name, "template0")
    address = Address(cluster.address(name))
    with connected(address) as db:
        migrate(db, address)
    return name


def _create(name: str, template: str) -> None:
    with psycopg.connect(cluster.address("postgres"), autocommit=True) as db:
        text = sql.SQL("CREATE DATABASE {} TEMPLATE {} STRATEGY file_copy")
        db.execute(text.format(sql.Identifier(name), sql.Identifier(template)))


_EMPTYING: list[bytes] = []


def _emptying(db: Any) -> bytes:
    """All rows of all tables go, and numbers begin again; the same for every database."""
    if not _EMPTYING:
        tables = db.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
            " AND tablename <> 'schema_migrations'"
        ).fetchall()
        numbers = db.execute(
            "SELECT sequencename FROM pg_sequences WHERE schemaname = 'public'"
        ).fetchall()
        said = [f"DELETE FROM {name}" for (name,) in tables]
        said += [f"ALTER SEQUENCE {name} RESTART" for (name,) in numbers]
        _EMPTYING.append("; ".join(said).encode())
    return _EMPTYING[0]
