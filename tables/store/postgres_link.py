"""Connections to a PostgreSQL server: how they are made, what they take and give, and what goes
wrong with them, in our own words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any

import psycopg
from psycopg import errors
from psycopg.types.numeric import FloatDumper, Int8Dumper
from psycopg_pool import ConnectionPool

from tables.model.errors import StorageFault, WrongDatabase
from tables.model.log import blot
from tables.store.address import Address
from tables.store.postgres_timeline import look, refuse_earlier

Raw = psycopg.Connection[Any]

CONNECT_SECONDS = 5
"""How long a transaction waits for a connection, and a connection for the server. Also for how long
a pool tries again by itself; then the next transaction makes it start again. With each failure the
pool waits twice as long, so after an outage of minutes it would sleep for minutes more."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How some transactions are carried out. Seconds: how long one statement may take; how long one
    waits for a lock, 0 for no limit; how long the server keeps a transaction of a client that has
    fallen silent; and after how long a wait is cut off, which must be more than a statement
    takes."""

    name: str
    connections: int
    statement: float
    lock: float
    idle: float
    patience: float


COMMON = Manner("agora-store", 4, statement=30, lock=0, idle=15, patience=40)
"""The largest statements are those of the housekeeping. A client that freezes in the middle of a
transaction blocks others at that table."""
URGENT = Manner("agora-signs", 1, statement=4, lock=3, idle=3, patience=6)
"""For signs of life, which come each 3 s and must be in time."""


# --- values and rows -----------------------------------------------------------------------------


class Record(tuple[Any, ...]):
    """One row; columns by position or by name."""

    __slots__ = ()
    places: dict[str, int]

    def __getitem__(self, column: Any) -> Any:
        return tuple.__getitem__(self, self.places[column] if isinstance(column, str) else column)

    def keys(self) -> list[str]:
        return [*self.places]


@lru_cache(maxsize=512)
def _record(names: tuple[bytes | None, ...]) -> type[Record]:
    places = {(name or b"").decode(): number for number, name in enumerate(names)}
    return type("Record", (Record,), {"__slots__": (), "places": places})


def rows(cursor: psycopg.Cursor[Any]) -> Callable[[Any], Record]:
    """Makes the rows of an answer. `cursor.description` would tell the names as well, but looks up
    the type of each column first."""
    found = cursor.pgresult
    return _record(tuple(map(found.fname, range(found.nfields))) if found is not None else ())


_PARTS = re.compile(r"'[^']*'|%|(?<![:\w]):([a-z_]\w*)")


@cache
def translated(statement: str) -> str:
    """A statement with its named values as psycopg writes them: `:name` is `%(name)s`."""

    def part(found: re.Match[str]) -> str:
        return f"%({found[1]})s" if found[1] else found[0].replace("%", "%%")

    return _PARTS.sub(part, statement)


def value(cursor: psycopg.Cursor[Any]) -> Any:
    """The one value of an answer that has one row."""
    row = cursor.fetchone()
    assert row is not None
    return row[0]


# --- connections ---------------------------------------------------------------------------------


class _Whole(psycopg.adapt.Loader):
    """Sums of whole numbers are of a type without bounds; comparisons are 0 or 1, as in SQLite."""

    def load(self, data: Any) -> int | float:
        text = bytes(data)
        if text in (b"t", b"f"):
            return int(text == b"t")
        return float(text) if b"." in text or b"N" in text else int(text)


_LIFE = (
    "SELECT set_config('agora.life', concat(pg_postmaster_start_time(), ' ', stats_reset), false)"
    " FROM pg_stat_bgwriter"
)
"""Records which life of the server a connection belongs to. A life begins when the server starts,
also after a crash, which loses its statistics."""


def _configured(db: Raw, address: Address, manner: Manner = COMMON) -> None:
    """A new connection with our settings and kinds of values. Raises `WrongDatabase` for a server
    that another one has replaced."""
    db.row_factory = rows
    db.adapters.register_dumper(int, Int8Dumper)  # one kind, so statements are prepared once
    db.adapters.register_dumper(float, FloatDumper)
    for kind in ("numeric", "bool"):
        db.adapters.register_loader(kind, _Whole)
    db.autocommit = True  # transactions are begun in so many words, without waiting for it
    with db.pipeline():
        db.execute(f"SET statement_timeout = '{manner.statement}s'")
        db.execute(f"SET lock_timeout = '{manner.lock}s'")
        db.execute(f"SET idle_in_transaction_session_timeout = '{manner.idle}s'")
        db.execute("SET client_encoding = 'UTF8'")
        db.execute(_LIFE)
    refuse_earlier(look(db), address)


_OPTIONS: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 30,
    "tcp_user_timeout": 30_000,
    "application_name": "agora",
}


def pool(address: Address, manner: Manner) -> ConnectionPool[Raw]:
    """Connections for transactions; not opened yet."""
    return ConnectionPool(
        address.url,
        kwargs=_given(address),
        configure=partial(_configured, address=address, manner=manner),
        min_size=1,
        max_size=manner.connections,
        timeout=CONNECT_SECONDS,
        reconnect_timeout=CONNECT_SECONDS,
        num_workers=1,
        open=False,
        name=manner.name,
    )


def _given(address: Address) -> dict[str, Any]:
    """Our options, except those that the host has given in the address."""
    given = psycopg.conninfo.conninfo_to_dict(address.url)
    return {name: value for name, value in _OPTIONS.items() if name not in given}


@contextmanager
def connected(address: Address) -> Iterator[Raw]:
    """A connection of its own, outside of any pool. Raises `StorageFault`, as `WrongDatabase`
    where another try is of no use."""
    try:
        db: Raw = psycopg.connect(address.url, **_given(address))
    except psycopg.Error as error:
        raise refused(error, address) from error
    try:
        with db:
            _configured(db, address)
            yield db
    except psycopg.Error as error:
        if is_mistake(error):
            raise
        raise fault(error, address) from error


_SAID = re.compile(r"FATAL: +(.*)")
"""What the server itself says; not the address before it, which may hold any word."""
_HOPELESS = re.compile(r'password|role "|database "|pg_hba|authentication')
_CROWDED = "too many connections"


def refused(error: psycopg.Error, address: Address) -> StorageFault:
    """Why there is no connection: a fault that passes, or one that the host has to mend."""
    said = " ".join(str(error).split())
    heard = _SAID.search(said)
    hopeless = heard and _HOPELESS.search(heard[1]) and _CROWDED not in heard[1]
    if isinstance(error, psycopg.ProgrammingError) or hopeless:
        shown = blot(heard[1] if heard else said, address.secrets)
        return WrongDatabase("database_refused", path=str(address), error=shown)
    return StorageFault("database_unreachable", path=str(address), named=True)


# --- faults --------------------------------------------------------------------------------------

_CODES: Mapping[type[psycopg.Error], str] = {
    errors.SerializationFailure: "database_contended",
    errors.DeadlockDetected: "database_contended",
    errors.QueryCanceled: "database_slow",
    errors.LockNotAvailable: "database_locked",
    errors.DiskFull: "disk_full",
    errors.ReadOnlySqlTransaction: "database_read_only",
    errors.IoError: "disk_error",
    errors.DataCorrupted: "database_damaged",
    errors.IndexCorrupted: "database_damaged",
    errors.InsufficientPrivilege: "database_barred",
}
"""The codes of faults, by what the server says."""


def is_mistake(error: psycopg.Error) -> bool:
    """Whether it is ours: a statement that no server would carry out."""
    ours = (psycopg.IntegrityError, psycopg.ProgrammingError, psycopg.DataError)
    return isinstance(error, ours) and type(error) not in _CODES


def fault(error: psycopg.Error, address: Address | None = None) -> StorageFault:
    """The fault for an error of the library. Nothing was stored when one of these is raised."""
    where, named = str(address or ""), address is not None
    if (kind := type(error)) in _CODES:
        return StorageFault(_CODES[kind], path=where, named=named)
    if isinstance(error, psycopg.OperationalError) and error.sqlstate is None:
        return StorageFault("database_unreachable", path=where, named=named)
    said = " ".join(str(error).split())
    return StorageFault("database_failed", path=where, named=named, error=said)
