"""Whether the tables, indexes and triggers of a file are those that the migrations make, and its
rows what the schema demands. SQLite does not compare CHECKs on a connection that only reads, so
they are asked as questions."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

from tables.model.findings import Finding
from tables.store import paths, sqlite

_CHECK = re.compile(r"\bCHECK\s*\(", re.IGNORECASE)


def differences(db: sqlite3.Connection) -> list[Finding]:
    """What a file lacks, has besides, or has otherwise, as its own schema goes."""
    wanted, there = _made(sqlite.schema_of(db)), _objects(db)
    found = []
    for (kind, name), source in wanted.items():
        if (kind, name) not in there:
            found.append(Finding("schema_lacks", sort=kind, name=name))
        elif there[kind, name] != source:
            found.append(Finding("schema_differs", sort=kind, name=name))
    besides = sorted(there.keys() - wanted.keys())
    return found + [Finding("schema_foreign", sort=kind, name=name) for kind, name in besides]


def _made(schema: int) -> dict[tuple[str, str], str]:
    """What the migrations up to a schema make."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        for file in paths.migrations():
            if int(file.name.split("_")[0]) <= schema:
                for statement in sqlite.statements(file.read_text(encoding="utf-8")):
                    db.execute(statement)
        return _objects(db)


def _objects(db: sqlite3.Connection) -> dict[tuple[str, str], str]:
    found = db.execute(
        "SELECT type, name, sql FROM sqlite_master"
        " WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"
    )
    return {(r[0], r[1]): " ".join(r[2].split()) for r in found}


def unfit(db: sqlite3.Connection) -> list[Finding]:
    """Rows of a file that do not fit the CHECKs of its schema."""
    found: list[Finding] = []
    tables = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall()
    for table, source in tables:
        for wanted in _checks(source or ""):
            try:
                [count] = db.execute(
                    f"SELECT count(*) FROM {table} WHERE NOT ({wanted})"  # noqa: S608
                ).fetchone()
            except sqlite3.OperationalError:  # the schema itself is damaged, which is told, too
                continue
            if count:
                found.append(Finding("rows_unfit", rows=table, count=count, wanted=wanted))
    return found


def _checks(source: str) -> Iterator[str]:
    """The conditions of a CREATE TABLE."""
    for match in _CHECK.finditer(source):
        depth, at = 1, match.end()
        while depth and at < len(source):
            depth += {"(": 1, ")": -1}.get(source[at], 0)
            at += 1
        yield " ".join(source[match.end() : at - 1].split())
