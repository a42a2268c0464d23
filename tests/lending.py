"""PostgreSQL databases for tests, each lent for the length of one: emptied, not made anew.

A test names its database by a path, as it would a file of SQLite's; beside the path lies a note
with the address, for other processes of the same test. Making a database takes 30 to 100 ms and
emptying one 5.
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

from tables.store import paths
from tables.store.address import Address
from tables.store.postgres_link import connected
from tables.store.postgres_schema import migrate
from tests import cluster

_free: list[str] = []
_lent: list[str] = []


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
        name = _free.pop() if _free else _made()
        _lent.append(name)
        told.write_text(cluster.address(name))
    return Address(told.read_text())


def note(path: Path) -> Path:
    """Where the address of what was lent for a path is noted."""
    return path.with_name(path.name + ".address")


def give_back() -> None:
    """The test is over: whoever is still connected is cut off, and what was stored goes."""
    while _lent:
        name = _lent.pop()
        with connected(Address(cluster.address(name))) as db:
            db.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            db.execute(_emptying(db))
        _free.append(name)


def blank() -> Address:
    """A database without any table, which is not lent again."""
    name = f"blank_{secrets.token_hex(6)}"
    _create(name, "template0")
    return Address(cluster.address(name))


def migrations() -> list[str]:
    """The names of the migrations of PostgreSQL's."""
    return [file.name for file in paths.migrations("postgres")]


def _made() -> str:
    name = f"lent_{secrets.token_hex(6)}"
    _create(name, _template())
    return name


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
