"""The SQL of scheduled events. They are columns of their tables and change no version."""

from __future__ import annotations

from tables.model.happenings import Happening
from tables.store import game_rows
from tables.store.connection import Connection

_PLANNED = "status = 'lobby' AND starts_at IS NOT NULL AND guild_id IS NOT NULL"


def servers(db: Connection) -> list[int]:
    """The servers on which a table has a planned start or an event."""
    rows = db.execute(
        f"SELECT guild_id FROM games WHERE {_PLANNED}"  # noqa: S608 - fixed
        " UNION SELECT guild_id FROM games WHERE event_at IS NOT NULL AND guild_id IS NOT NULL"
        " ORDER BY guild_id"
    )
    return [row[0] for row in rows]


def on(db: Connection, server_id: int) -> list[Happening]:
    """The tables of a server that have a planned start or an event."""
    rows = db.execute(
        "SELECT id, event_id, event_shown, event_at FROM games"  # noqa: S608 - fixed
        f" WHERE guild_id = :server AND ({_PLANNED} OR event_at IS NOT NULL) ORDER BY id",
        {"server": server_id},
    ).fetchall()
    found = []
    for number, event, shown, at in rows:
        loaded = game_rows.load(db, number)
        if loaded is not None:
            found.append(Happening(loaded.table, event, shown, at))
    return found


def claim(db: Connection, happening: Happening, now: float) -> bool:
    """Begin to change an event; False if another node has."""
    done = db.execute(
        "UPDATE games SET event_at = :now, event_shown = '' WHERE id = :game"
        " AND event_shown = :shown AND coalesce(event_at, -1) = :before",
        {
            "now": now,
            "game": happening.table.id,
            "shown": happening.shown,
            "before": -1 if happening.at is None else happening.at,
        },
    )
    return done.rowcount == 1


def put(db: Connection, table_id: int, event_id: int | None, shown: str) -> None:
    """Remember the event of a table and what it shows."""
    db.execute(
        "UPDATE games SET event_id = :event, event_shown = :shown WHERE id = :game",
        {"event": event_id, "shown": shown, "game": table_id},
    )


def forget(db: Connection, table_id: int) -> None:
    """A table has no event any more."""
    db.execute(
        "UPDATE games SET event_id = NULL, event_shown = '', event_at = NULL WHERE id = :game",
        {"game": table_id},
    )
