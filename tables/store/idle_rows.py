"""The SQL of idle tables, and of the notices that tell their players so."""

from __future__ import annotations

from collections.abc import Collection

from tables.model import leases, outgoing
from tables.model.competitions import NO_HOST
from tables.model.idleness import Lull, Warned
from tables.store import outbox_rows
from tables.store.connection import Connection, Row
from tables.store.lease_rows import within

_AWAY = (
    "(SELECT max(u.away_until) FROM waits w JOIN users u ON u.id = w.user_id"
    " WHERE w.game_id = g.id AND w.ended_at IS NULL)"
)
_DONE = (
    "g.changed_at",
    # A draft is no public change. What is published is in `changed_at` already.
    "(SELECT max(at) FROM steps WHERE game_id = g.id AND seq > g.public_seq)",
    "(SELECT max(at) FROM notes WHERE game_id = g.id)",
    "(SELECT max(at) FROM plans WHERE game_id = g.id)",
    "(SELECT max(at) FROM orders WHERE game_id = g.id)",
    "(SELECT max(coalesce(ended_at, at)) FROM undo_requests WHERE game_id = g.id)",
    "(SELECT max(coalesce(ended_at, at)) FROM close_requests WHERE game_id = g.id)",
    "(SELECT max(coalesce(ended_at, accepted_at, at)) FROM invitations WHERE game_id = g.id)",
    "(SELECT max(at) FROM asked WHERE game_id = g.id)",
    "p.at",
    # Who is away cannot do anything.
    _AWAY,
    "(SELECT u.away_until FROM users u WHERE u.id = g.host_id AND g.status = 'lobby')",
    # A lobby waits for the start that its host has planned.
    "CASE g.status WHEN 'lobby' THEN g.starts_at END",
)
"""The times at which somebody did something at a table."""

_LULLS = (
    f"SELECT g.id, g.version, g.status = 'lobby' AS lobby, {', '.join(_DONE)},"  # noqa: S608 - fixed
    " o.kind, o.data, o.state, o.done_at,"
    " (SELECT max(i.done_at) FROM outbox i WHERE i.game_id = g.id AND i.instead_of = o.id"
    " AND i.state = 'sent') AS heard_at FROM games g"
    " LEFT JOIN (SELECT game_id, max(at) AS at FROM interactions GROUP BY game_id) p"
    " ON p.game_id = g.id"
    " LEFT JOIN outbox o ON o.id = (SELECT max(id) FROM outbox"
    " WHERE game_id = g.id AND kind = 'idle')"
    # Where the bot is not on the server the table rests, and could be told nothing.
    " WHERE g.status IN ('lobby', 'running') AND g.place <> 'left'"
)


def lulls(
    db: Connection, *, lobbies: float, games: float | None, after: int, limit: int
) -> list[Lull]:
    """Open tables that follow a number, in their order.

    lobbies, games: only those without a public change after these times; None: no running game.
    """
    found = db.execute(
        _LULLS + " AND g.changed_at <= CASE g.status WHEN 'lobby' THEN :lobbies ELSE :games END"
        " AND g.id > :after ORDER BY g.id LIMIT :limit",
        {"lobbies": lobbies, "games": games, "after": after, "limit": limit},
    )
    return [_lull(row) for row in found]


def lull(db: Connection, table_id: int) -> Lull | None:
    """One table; None if it is not open, or rests."""
    row = db.execute(_LULLS + " AND g.id = :game", {"game": table_id}).fetchone()
    return None if row is None else _lull(row)


def _lull(row: Row) -> Lull:
    table_id, version, lobby, *times = list(row)[: 3 + len(_DONE)]
    since = max(at for at in times if at is not None)
    return Lull(table_id, version, since, _warned(row), bool(lobby))


def _warned(row: Row) -> Warned | None:
    if row["kind"] is None:
        return None
    said = outbox_rows.said(row["kind"], row["data"])
    if not isinstance(said, outgoing.Idle):
        return None  # damaged: as if nothing had been said
    heard_at = row["heard_at"]
    heard = row["state"] == "sent" or heard_at is not None
    at = max(row["done_at"] or 0.0, heard_at or 0.0)
    return Warned(said.version, row["state"] == "pending", at, heard)


def warn(db: Connection, found: Lull, at: float) -> None:
    """Tell a table that it is to be closed. It replaces what the table was told before."""
    forget(db, found.table_id)
    users = db.execute(
        "SELECT user_id FROM waits WHERE game_id = :game AND ended_at IS NULL ORDER BY seat",
        {"game": found.table_id},
    ).fetchall()
    # If the table waits for nobody, its host is the one who can do something.
    users = (
        users
        or db.execute(
            "SELECT host_id FROM games WHERE id = :game AND host_id <> :nobody",
            {"game": found.table_id, "nobody": NO_HOST},
        ).fetchall()
    )
    told = outgoing.Idle(ping=tuple(row[0] for row in users), version=found.version)
    outbox_rows.announce(db, found.table_id, at, [told])


def forget(db: Connection, table_id: int) -> bool:
    """Somebody has done something, so the notices that were posted no longer hold. Returns whether
    there were any."""
    gone = db.execute(
        "DELETE FROM outbox WHERE game_id = :game AND kind = 'idle' AND state <> 'pending'",
        {"game": table_id},
    )
    return gone.rowcount > 0


def shift(db: Connection, by: float, ranges: Collection[int] = leases.ALL) -> None:
    """Move the notices by the time that the program stood still, when nobody could do what they ask
    for."""
    db.execute(
        "UPDATE outbox SET done_at = done_at + :by WHERE kind = 'idle' AND state <> 'pending'"  # noqa: S608
        f" AND {within('game_id', ranges)}"
        " AND game_id IN (SELECT id FROM games WHERE status IN ('lobby', 'running'))",
        {"by": by},
    )
