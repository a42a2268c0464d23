"""The SQL of notice boards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tables.model.boards import Board, Trouble
from tables.model.table import Table
from tables.store import game_rows
from tables.store.connection import Connection, Row
from tables.store.statements import upsert

_SELECT = (
    "SELECT server_id, channel_id, kind, language, user_id, role_id, quiet_from, quiet_to, zone,"
    " message_id, posted_at, edited_at, shown, pinged_at, trouble FROM boards"
)
_COLUMNS = (
    *("channel_id", "kind", "language", "user_id", "role_id", "quiet_from", "quiet_to", "zone"),
    *("message_id", "posted_at", "edited_at", "shown", "pinged_at", "trouble"),
)
_PUT = upsert("boards", ("server_id",), _COLUMNS)


def _board(row: Row) -> Board:
    found: dict[str, Any] = {name: row[name] for name in row.keys()}  # noqa: SIM118
    begin, end = found.pop("quiet_from"), found.pop("quiet_to")
    return Board(**found, quiet=None if begin is None or end is None else (begin, end))


def load(db: Connection, server_id: int) -> Board | None:
    """The board of a server."""
    row = db.execute(f"{_SELECT} WHERE server_id = :server", {"server": server_id}).fetchone()
    return None if row is None else _board(row)


def every(db: Connection) -> list[Board]:
    """The boards of all servers."""
    return sorted(map(_board, db.execute(_SELECT)), key=lambda board: board.server_id)


def put(db: Connection, board: Board) -> None:
    """Set the board of a server. It replaces another one."""
    values = {name: getattr(board, name) for name in _COLUMNS if not name.startswith("quiet")}
    begin, end = board.quiet or (None, None)
    db.execute(_PUT, {**values, "server_id": board.server_id, "quiet_from": begin, "quiet_to": end})


def remove(db: Connection, server_id: int) -> None:
    """A server has no board any more."""
    db.execute("DELETE FROM boards WHERE server_id = :server", {"server": server_id})


def claim_edit(db: Connection, board: Board, now: float) -> bool:
    """Begin an edit; False if another node has begun one, or the board was set again."""
    done = db.execute(
        "UPDATE boards SET edited_at = :now WHERE server_id = :server AND edited_at = :before"
        " AND channel_id = :channel",
        {
            "now": now,
            "server": board.server_id,
            "before": board.edited_at,
            "channel": board.channel_id,
        },
    )
    return done.rowcount == 1


def claim_ping(db: Connection, board: Board, tables: Iterable[int], now: float) -> bool:
    """Begin a ping that tells of some tables; False if another node has begun one."""
    done = db.execute(
        "UPDATE boards SET pinged_at = :now WHERE server_id = :server"
        " AND coalesce(pinged_at, -1) = :before",
        {
            "now": now,
            "server": board.server_id,
            "before": -1 if board.pinged_at is None else board.pinged_at,
        },
    )
    if done.rowcount != 1:
        return False
    for table_id in tables:
        db.execute("UPDATE games SET tells_role = 2 WHERE id = :game", {"game": table_id})
    return True


def posted(db: Connection, board: Board, message_id: int | None, shown: str, at: float) -> None:
    """Remember where the board is and what it shows. at: when its message was posted."""
    db.execute(
        "UPDATE boards SET message_id = :message, shown = :shown, posted_at = :at"
        " WHERE server_id = :server AND channel_id = :channel",
        {
            "message": message_id,
            "shown": shown,
            "at": at,
            "server": board.server_id,
            "channel": board.channel_id,
        },
    )


def set_trouble(db: Connection, board: Board, trouble: Trouble) -> bool:
    """Note what is wrong with a board; whether that is new."""
    done = db.execute(
        "UPDATE boards SET trouble = :trouble WHERE server_id = :server AND trouble <> :trouble",
        {"trouble": trouble, "server": board.server_id},
    )
    return done.rowcount == 1


def posts(db: Connection, server_id: int, forum_id: int, since: float) -> list[Table]:
    """The tables of a server in posts of a forum: open ones, and those that changed since then."""
    rows = db.execute(
        "SELECT id FROM games WHERE guild_id = :server AND parent_id = :forum"
        " AND place = 'there' AND (status IN ('lobby', 'running') OR changed_at > :since)"
        " ORDER BY id",
        {"server": server_id, "forum": forum_id, "since": since},
    ).fetchall()
    found = (game_rows.load(db, row[0]) for row in rows)
    return [loaded.table for loaded in found if loaded is not None]
