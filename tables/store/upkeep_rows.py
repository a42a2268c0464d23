"""The SQL of housekeeping: what is forgotten, and when the file was rewritten."""

from __future__ import annotations

from tables.model.outgoing import POSTED
from tables.store.connection import Connection

NEWEST = 50
"""Rows of the outbox that stay at every open table: messages of its channel must be known again,
and the newest board goes on from what it told."""
WITHIN_REACH = 80
"""Steps by which a table can go back. A player who was written to about one gets another direct
message then."""
PRESSES_AT_ONCE, MESSAGES_AT_ONCE = 2000, 400
"""Presses that are removed in one transaction, and messages that are looked at: either takes a file
of SQLite's some 25 ms at most."""
DAY = 86_400.0


def note_traces(db: Connection, at: float) -> None:
    """Something was removed of which the file may hold traces."""
    db.execute(
        "INSERT INTO upkeep (id, traces_at) VALUES (1, :at)"
        " ON CONFLICT (id) DO UPDATE SET traces_at = :at",
        {"at": at},
    )


def is_due(db: Connection, now: float) -> bool:
    """Whether the file is to be rewritten."""
    row = db.execute("SELECT traces_at, rewritten_at FROM upkeep").fetchone()
    if row is None or row["traces_at"] is None:
        return False
    last = row["rewritten_at"]
    return last is None or not 0 <= now - last < DAY


def try_now(db: Connection, now: float) -> float | None:
    """Note that it is tried, before it is; of when the traces are."""
    db.execute(
        "INSERT INTO upkeep (id, rewritten_at) VALUES (1, :now)"
        " ON CONFLICT (id) DO UPDATE SET rewritten_at = :now",
        {"now": now},
    )
    found: float | None = db.execute("SELECT traces_at FROM upkeep").fetchone()[0]
    return found


def clear(db: Connection, removed: float | None) -> None:
    """Nothing is left of what was removed up to then."""
    db.execute(
        "UPDATE upkeep SET traces_at = NULL WHERE traces_at <= :removed", {"removed": removed}
    )


def forget_interactions(db: Connection, before: float) -> bool:
    """Remove interactions that can no longer be repeated; whether there may be more."""
    found = db.execute(
        "DELETE FROM interactions WHERE id IN"
        " (SELECT id FROM interactions WHERE at < :before ORDER BY at LIMIT :batch)",
        {"before": before, "batch": PRESSES_AT_ONCE},
    )
    return found.rowcount == PRESSES_AT_ONCE


def forget_said(db: Connection, after: float, before: float) -> float | None:
    """Remove what the outbox said between two moments, if nothing depends on it. Returns up to when
    that was looked at, None for all of it."""
    upto = db.execute(
        "SELECT max(done_at) FROM (SELECT done_at FROM outbox WHERE done_at > :after AND"
        " done_at < :before"
        " ORDER BY done_at LIMIT :batch) AS batch",
        {"after": after, "before": before, "batch": MESSAGES_AT_ONCE},
    ).fetchone()[0]
    if upto is None:
        return None
    db.execute(
        "DELETE FROM outbox WHERE id IN (SELECT o.id FROM outbox o JOIN games g ON g.id = o.game_id"  # noqa: S608
        " WHERE o.done_at > :after AND o.done_at <= :upto AND o.state <> 'pending'"
        # What the newest board told, for people without a seat who ask what is new.
        " AND o.id <> coalesce((SELECT b.id FROM outbox b WHERE b.game_id = g.id"
        f" AND b.kind IN ({POSTED}) AND b.from_seq < b.to_seq"
        " ORDER BY b.id DESC LIMIT 1), 0)"
        " AND (g.status NOT IN ('lobby', 'running') OR ("
        " o.id <= coalesce((SELECT n.id FROM outbox n WHERE n.game_id = g.id"
        " ORDER BY n.id DESC LIMIT 1 OFFSET :newest), 0)"
        " AND coalesce(o.message_id, 0) <> coalesce(g.message_id, 0)"
        " AND (o.kind <> 'hand' OR o.to_seq <= g.public_seq - :within_reach))))",
        {"after": after, "upto": upto, "newest": NEWEST, "within_reach": WITHIN_REACH},
    )
    return float(upto)
