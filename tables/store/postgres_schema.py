"""The tables of a PostgreSQL database: migrations, and the claim that keeps a second bot away."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import psycopg

from tables.model.errors import Claimed, NewerDatabase, WrongDatabase
from tables.model.leases import LEASE
from tables.store import paths
from tables.store.address import Address
from tables.store.postgres_link import Raw, connected, fault, value
from tables.store.postgres_listener import CHANNEL
from tables.store.postgres_pooler import refuse_shared
from tables.store.store import NODES

CLAIM, MIGRATING = 0x41474F52_0001, 0x41474F52_0002
"""Names of locks of this database ("AGOR"): all bots or one who wants to be alone, and one
migration at a time."""
LOCK_SECONDS = 5
"""How long a migration waits for a table that a running node uses. Everybody who comes later waits
for the migration, so this is less than the time for which a node counts as alive (`leases.LEASE`).
A start that gives up can be tried again."""
_GOES_ON = re.compile(r"^-- Programs of schema (\d{4}) may go on\.$", re.MULTILINE)
"""The line of a migration that takes nothing away from older programs, which may run next to newer
ones."""

Below = Mapping[str, frozenset[str]]
"""Tables, and those that refer to them."""

log = logging.getLogger("agora.store")


def schema_of(db: Raw) -> int:
    """The number of the last migration that the database has seen; 0 if it is empty."""
    if not _there(db, "schema_migrations"):
        return 0
    return int(value(db.execute("SELECT coalesce(max(number), 0) FROM schema_migrations")))


def migrate(db: Raw, address: Address) -> list[str]:
    """Apply the migrations the database has not seen, each in its own transaction; their names.

    Raises `NewerDatabase`, `WrongDatabase` if the tables there are none of ours, or `StorageFault`
    with the failed migration undone.
    """
    known = {int(file.name.split("_")[0]): file for file in paths.migrations("postgres")}
    applied = []
    for number, file in known.items():
        if _apply(db, address, number, file.name, file.read_text(encoding="utf-8")):
            applied.append(file.name)
            log.info("database %s: applied %s", address, file.name)
    _refuse_newer(db, address, max(known))
    return applied


def below_each(db: Raw) -> Below:
    """The tables whose rows may go with those of each that are deleted, at any depth."""
    found = db.execute(
        "SELECT p.relname, c.relname FROM pg_constraint k"
        " JOIN pg_class p ON p.oid = k.confrelid JOIN pg_class c ON c.oid = k.conrelid"
        " WHERE k.contype = 'f' AND pg_table_is_visible(p.oid) AND pg_table_is_visible(c.oid)"
    )
    below: dict[str, set[str]] = {}
    for parent, child in found:
        below.setdefault(parent, set()).add(child)
    for _ in below:  # no chain is longer than there are tables
        for children in below.values():
            children.update(*(below.get(child, ()) for child in tuple(children)))
    return {parent: frozenset(children) for parent, children in below.items()}


def _refuse_newer(db: Raw, address: Address, known: int) -> None:
    """Raises `NewerDatabase` if a program of this schema cannot work with this database: a newer
    program has changed it, and did not say that older ones may go on."""
    if (have := schema_of(db)) <= known:
        return
    needed = "SELECT max(coalesce(since, number)) FROM schema_migrations WHERE number > %s"
    if value(db.execute(needed, (known,))) > known:
        raise NewerDatabase("database_newer", path=str(address), schema=have, known=known)
    log.info("database %s: schema %d, of a newer program; this one goes on", address, have)


def refuse_older(address: Address) -> None:
    """Raises `WrongDatabase` if a database has not seen all migrations, because it lacks parts of
    the newest schema."""
    newest = max(paths.numbered("postgres"))
    with connected(address) as db:
        have = schema_of(db)
    if have < newest:
        raise WrongDatabase("database_older", path=str(address), schema=have, known=newest)


def goes_on_from(source: str, number: int) -> int:
    """The schema from which on programs may work with a database that has seen a migration. A
    migration that does not say so needs its own schema."""
    said = _GOES_ON.search(source)
    return number if said is None else int(said[1])


def _apply(db: Raw, address: Address, number: int, name: str, source: str) -> bool:
    """One migration as one transaction; False if it was applied before."""
    have = schema_of(db)
    if have >= number:
        return False
    try:
        with db.transaction():
            _take_turn(db)
            if schema_of(db) >= number:  # another process was faster
                return False
            if not _there(db, "schema_migrations"):
                if _there(db, "games"):
                    raise WrongDatabase("database_foreign", path=str(address))
                db.execute(
                    "CREATE TABLE schema_migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL)"
                )
            db.execute("ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS since BIGINT")
            db.execute(source.encode(), prepare=False)
            row = (number, name, goes_on_from(source, number))
            db.execute("INSERT INTO schema_migrations VALUES (%s, %s, %s)", row)
            db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{NODES} 0 migration"))
    except psycopg.Error as error:
        raise fault(error, address) from error
    return True


def _take_turn(db: Raw) -> None:
    """Wait until no other process migrates, and set the limits for the rest of this transaction. A
    large table may take as long as it needs to be rewritten; otherwise each start would break off
    where the one before it did."""
    db.execute("SET LOCAL statement_timeout = 0")
    db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))  # for as long as theirs takes
    db.execute(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'".encode())


def _there(db: Raw, table: str) -> bool:
    return value(db.execute("SELECT to_regclass(%s)", (table,))) is not None


@contextmanager
def opened_to_read(address: Address) -> Iterator[Raw]:
    """A connection that only looks, also at a database in use. Raises `StorageFault`, as
    `WrongDatabase` if it is none of ours."""
    with connected(address) as db:
        have, newest = schema_of(db), max(paths.numbered("postgres"))
        foreign = have == 0 and _there(db, "games")
        if foreign:
            raise WrongDatabase("database_foreign", path=str(address))
        if have == 0:
            raise WrongDatabase("database_empty", path=str(address))
        _refuse_newer(db, address, newest)
        yield db


def compacted(address: Address) -> tuple[int, int]:
    """Rewrite all tables, each locked meanwhile. Returns the bytes of the database before and
    after. Raises `StorageFault`."""
    size = "SELECT pg_database_size(current_database())"
    with connected(address) as db:
        before = int(value(db.execute(size)))
        try:
            db.execute("SET statement_timeout = 0")
            db.execute("VACUUM FULL")
        except psycopg.Error as error:
            raise fault(error, address) from error
        return before, int(value(db.execute(size)))


JOINED = "SELECT pg_try_advisory_xact_lock_shared(CAST(:claim AS BIGINT))"
"""Whether nobody has the database alone; for the time of a transaction nobody can, then."""
_SILENT = (
    "SELECT coalesce(max(until) - min(now), 0) FROM nodes,"
    " (SELECT extract(epoch from clock_timestamp())::double precision AS now) AS clock"
    " WHERE until > now AND until <= now + %s"
)
"""For how many seconds the last living node may still be silent; 0 if none lives."""


@contextmanager
def claim(address: Address, *, alone: bool = True) -> Iterator[None]:
    """Keep everybody else away from a database or, if not `alone`, only those who want it alone.
    The server releases the claim when the connection ends, however it ends. Raises `Claimed` if
    somebody has it, and `StorageFault`, as `WrongDatabase` if a pool in between would lose the
    claim."""
    with connected(address) as db:
        refuse_shared(db, address)
        if not (_alone(db) if alone else _locked(db, "pg_try_advisory_lock_shared")):
            raise Claimed("database_claimed", path=str(address))
        yield


def _alone(db: Raw) -> bool:
    """Take the database alone, if no node lives. A node that renews while somebody holds the lock
    is turned out, so nobody takes it before all nodes are silent."""
    if seconds := _in_use(db):
        time.sleep(seconds)
    return not _in_use(db) and _locked(db, "pg_try_advisory_lock") and not _in_use(db)


def _locked(db: Raw, function: str) -> bool:
    return bool(value(db.execute(f"SELECT {function}(%s)".encode(), (CLAIM,))))


def _in_use(db: Raw) -> float:
    """For how many seconds a node still counts as alive that has lost its claim, for example when
    the server restarted. It may also have been killed just now."""
    return float(value(db.execute(_SILENT, (LEASE,)))) if _there(db, "nodes") else 0.0
