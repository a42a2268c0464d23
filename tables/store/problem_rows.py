"""The SQL of faults that were noted."""

from __future__ import annotations

from tables.store.connection import Connection, Row


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
        " SELECT :reference, :at, :summary, :detail, :user, g.id, g.seq FROM (SELECT 1) AS one"
        " LEFT JOIN games g ON g.id = :game",
        {
            "reference": reference,
            "at": at,
            "summary": summary,
            "detail": detail,
            "user": user_id,
            "game": table_id,
        },
    )


def reference_of(db: Connection, table_id: int, summary: str) -> str | None:
    """The number under which a fault of a table was kept before."""
    row = db.execute(
        "SELECT reference FROM problems WHERE game_id = :game AND summary = :summary",
        {"game": table_id, "summary": summary},
    ).fetchone()
    return None if row is None else str(row[0])


def count(db: Connection, user_id: int, summary: str, after: float, upto: float) -> int:
    """How many problems of one kind a user has reported in a span of time."""
    row = db.execute(
        "SELECT count(*) FROM problems"
        " WHERE user_id = :user AND summary = :summary AND at BETWEEN :after AND :upto",
        {"user": user_id, "summary": summary, "after": after, "upto": upto},
    ).fetchone()
    return int(row[0])


def listed(db: Connection) -> list[Row]:
    """All that were noted, the newest last."""
    return db.execute("SELECT * FROM problems ORDER BY at, id").fetchall()


def by_reference(db: Connection, reference: str) -> Row | None:
    """The one with this number."""
    row: Row | None = db.execute(
        "SELECT * FROM problems WHERE reference = :reference", {"reference": reference}
    ).fetchone()
    return row
