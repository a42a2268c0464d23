"""The SQL of the scheduler's last look, by which a stop of the program is noticed."""

from __future__ import annotations

from tables.store.connection import Connection
from tables.store.statements import upsert

_PUT = upsert("scheduler", ("id",), ("at",))


def last_look(db: Connection) -> float | None:
    """When the scheduler looked last; None if it never has."""
    row = db.execute("SELECT at FROM scheduler").fetchone()
    return None if row is None else float(row[0])


def looked(db: Connection, at: float) -> None:
    """It looks now."""
    db.execute(_PUT, {"id": 1, "at": at})
