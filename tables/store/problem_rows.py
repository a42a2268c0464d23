"""The SQL of faults that were noted."""

from __future__ import annotations

from tables.store.connection import Connection


def problem(
    db: Connection,
    reference: str,
    at: float,
    summary: str,
    detail: str,
    table_id: int | None,
    user_id: int | None,
) -> None:
    """Keep a fault or a report under its reference number, with where its table stood."""
    db.execute(
        "INSERT INTO problems (reference, at, summary, detail, user_id, game_id, seq)"
        " SELECT ?, ?, ?, ?, ?, g.id, g.seq FROM (SELECT 1)"
        " LEFT JOIN games g ON g.id = ?",
        (reference, at, summary, detail, user_id, table_id),
    )


def reference_of(db: Connection, table_id: int, summary: str) -> str | None:
    """The number under which a fault of a table was kept before."""
    row = db.execute(
        "SELECT reference FROM problems WHERE game_id = ? AND summary = ?", (table_id, summary)
    ).fetchone()
    return None if row is None else str(row[0])
