"""The SQL of faults that were noted."""

from __future__ import annotations

from tables.store.connection import Connection, Row
from tables.store.statements import contains

LOGGED = "in the log: "
"""How the summary of a row begins that holds several faults of one kind with their references."""


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


def alike(db: Connection, summary: str, after: float, shorter: int) -> str | None:
    """The number of the newest row of this kind that has room for more."""
    row = db.execute(
        "SELECT reference FROM problems"
        " WHERE summary = :summary AND at > :after AND length(detail) < :shorter"
        " ORDER BY at DESC, reference LIMIT 1",
        {"summary": summary, "after": after, "shorter": shorter},
    ).fetchone()
    return None if row is None else str(row[0])


def add_text(db: Connection, reference: str, text: str) -> None:
    """Add a fault to a row of its kind."""
    db.execute(
        "UPDATE problems SET detail = detail || :text WHERE reference = :reference",
        {"reference": reference, "text": text},
    )


def by_reference(db: Connection, reference: str) -> Row | None:
    """The row with this number, or the one of the log that holds it among others."""
    row: Row | None = db.execute(
        "SELECT * FROM problems WHERE reference = :reference", {"reference": reference}
    ).fetchone()
    if row is not None:
        return row
    begins = f"substr(summary, 1, {len(LOGGED)}) = :logged"
    found: Row | None = db.execute(
        f"SELECT * FROM problems WHERE {begins} AND {contains('detail', ':reference')}"  # noqa: S608
        " ORDER BY at LIMIT 1",
        {"reference": f"[{reference}]", "logged": LOGGED},
    ).fetchone()
    return found


def count_before(db: Connection, before: float) -> int:
    """How many are older than a moment."""
    found = db.execute("SELECT count(*) FROM problems WHERE at < :before", {"before": before})
    return int(found.fetchone()[0])


def remove_before(db: Connection, before: float) -> int:
    """Remove those that are older than a moment; how many."""
    return db.execute("DELETE FROM problems WHERE at < :before", {"before": before}).rowcount
