"""Which back end a database has. Only this module asks that, because most hosts need no library for
PostgreSQL and have none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from tables.model.errors import StorageFault, WrongDatabase
from tables.store import sqlite, sqlite_copy, sqlite_reading
from tables.store.address import Address, Where
from tables.store.connection import Connection
from tables.store.copy_ends import Source, Target
from tables.store.sqlite import SqliteStore
from tables.store.store import Store

if TYPE_CHECKING:
    from tables.store import postgres, postgres_copy, postgres_link, postgres_schema

_SERVER = ("postgres", "postgres_copy", "postgres_link", "postgres_schema")
"""The modules that need the library; their names are here once it is loaded."""

T = TypeVar("T")


def _with_library(address: Address) -> Address:
    """Load what speaks to PostgreSQL, which takes 9 MB and most hosts never need. To be called
    before it is used. Raises `WrongDatabase` if the library is not installed (agora[postgres])."""
    try:
        for name in _SERVER:
            globals()[name] = import_module(f"tables.store.{name}")
    except ImportError as error:
        raise WrongDatabase("postgres_packages", path=str(address)) from error
    return address


async def opened(where: Where) -> Store:
    """Open a database, making or migrating it as needed.

    Raises `StorageFault` if that is not possible, `NewerDatabase` if a newer program wrote it.
    """
    if isinstance(where, Path):
        return await SqliteStore.open(where)
    address = _with_library(where)
    return await postgres.PostgresStore.open(address)


@contextmanager
def claimed(where: Where) -> Iterator[None]:
    """Keep a second bot away from a database. Raises `StorageFault` if another bot has it."""
    if isinstance(where, Path):
        with closing(sqlite.claim(where)):
            yield
        return
    address = _with_library(where)
    with postgres_schema.claim(address):
        yield


@contextmanager
def joined(where: Where) -> Iterator[None]:
    """Use a database together with other bots where it can be shared; otherwise as `claimed`.
    Raises `StorageFault` if somebody has claimed it."""
    if isinstance(where, Path):
        with claimed(where):
            yield
        return
    address = _with_library(where)
    with postgres_schema.claim(address, alone=False):
        yield


def migrated(where: Where) -> tuple[list[str], int]:
    """Apply the missing migrations. Returns their names and the number of the newest."""
    if isinstance(where, Path):
        with closing(sqlite.connect(where, migrated=False)) as db:
            return sqlite.migrate(db, where), sqlite.schema_of(db)
    address = _with_library(where)
    with postgres_link.connected(address) as raw:
        return postgres_schema.migrate(raw, address), postgres_schema.schema_of(raw)


def compacted(where: Where) -> tuple[int, int]:
    """Rewrite a database that nobody else uses. Returns its size in bytes before and after. Raises
    `StorageFault`."""
    if isinstance(where, Path):
        sqlite.connect_to_read(where).close()  # else a file that is missing would be made
        with closing(sqlite.connect(where)) as db:
            sqlite.empty_log(db)  # what lies there belongs to the file
            before = where.stat().st_size
            sqlite.compact(db)
            return before, where.stat().st_size
    address = _with_library(where)
    return postgres_schema.compacted(address)


def looked_up(where: Where, work: Callable[[Connection], T]) -> T:
    """Run a function that only reads, also on a database in use. Raises `StorageFault`, also if
    something stored cannot be read."""
    if isinstance(where, Path):
        return sqlite_reading.read_once(where, work)
    address = _with_library(where)
    with postgres_schema.opened_to_read(address) as raw:
        try:
            return postgres.looked_up(raw, work)
        except Exception:
            postgres_schema.refuse_older(address)  # then something was not there yet
            raise


def copied(where: Where, target: Path) -> None:
    """Write a consistent copy to a new file. Raises `StorageFault`; a server has programs of its
    own for that."""
    if isinstance(where, Address):
        raise StorageFault("backup_by_server", path=str(target), address=str(where))
    with closing(sqlite.connect_to_read(where)) as db:
        sqlite.copy(db, target)


def to_copy_from(where: Where) -> AbstractContextManager[Source]:
    """A database of the newest schema, to be read as a whole. Raises `StorageFault`."""
    if isinstance(where, Path):
        return sqlite_copy.reading(where)
    address = _with_library(where)
    return postgres_copy.reading(address)


def to_copy_into(where: Where) -> AbstractContextManager[Target]:
    """An empty database. It gets its tables, and keeps what is put into them at the end; an
    exception leaves it empty. Raises `StorageFault`."""
    if isinstance(where, Path):
        return sqlite_copy.writing(where)
    address = _with_library(where)
    return postgres_copy.writing(address)


def refuse_taken(where: Where) -> None:
    """Raises `WrongDatabase` where nothing may be copied to. Only a new file, or a database without
    tables of ours, takes a copy."""
    if isinstance(where, Path):
        sqlite_copy.refuse_taken(where)
        return
    address = _with_library(where)
    postgres_copy.refuse_taken(address)


def sizes(where: Where, db: Connection) -> dict[str, int]:
    """The size in bytes of each part of a database, asked in one of its transactions: the file and
    its log, or all that a server keeps of it."""
    if isinstance(where, Path):
        log = where.with_name(where.name + "-wal")
        parts = {"file": where, "log": log}
        return {part: path.stat().st_size for part, path in parts.items() if path.exists()}
    return {"file": int(db.execute("SELECT pg_database_size(current_database())").fetchone()[0])}
