"""Both kinds of database have the same tables: each migration of SQLite's has a twin."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tables.store import paths, postgres_link, sqlite
from tests import lending

KINDS = {"BIGINT": "INTEGER", "DOUBLE PRECISION": "REAL", "TEXT": "TEXT", "BYTEA": "BLOB"}
FIRST = 15
"""The migration with which PostgreSQL begins."""


def test_every_migration_has_a_twin() -> None:
    """Under the same number and name, from the one on with which PostgreSQL begins."""
    here = [file.name for file in paths.migrations()]
    there = [file.name for file in paths.migrations("postgres")]
    assert there[0] == f"{FIRST:04}_initial.sql"
    assert there[1:] == here[FIRST:], "write the missing one in migrations/postgres, too"


def of_sqlite() -> dict[str, tuple[str, bool]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        sqlite.migrate(db, Path("memory"))
        tables = db.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        ).fetchall()
        return {
            f"{table}.{name}": (kind, bool(needed or key))
            for (table,) in tables
            for _, name, kind, needed, _, key in db.execute(f"PRAGMA table_info({table})")
        }


def test_both_have_the_same_columns(path: Path) -> None:
    lending.needed()
    with postgres_link.connected(lending.lent(path)) as db:
        found = db.execute(
            "SELECT table_name, column_name, upper(data_type), is_nullable, collation_name"
            " FROM information_schema.columns WHERE table_schema = 'public'"
            " AND table_name <> 'schema_migrations'"
        ).fetchall()
    columns = {f"{row[0]}.{row[1]}": (KINDS[row[2]], row[3] == "NO") for row in found}
    assert columns == of_sqlite()
    assert {row[4] for row in found if row[2] == "TEXT"} == {"C"}, "all sort alike"


def test_both_have_the_same_indexes(path: Path) -> None:
    lending.needed()
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        sqlite.migrate(db, Path("memory"))
        text = "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
        here = {name for (name,) in db.execute(text)}
    with postgres_link.connected(lending.lent(path)) as raw:
        there = raw.execute("SELECT indexname FROM pg_indexes WHERE schemaname = 'public'")
        names = {row[0] for row in there}
    assert {name for name in names if not name.endswith(("_pkey", "_key"))} == here
