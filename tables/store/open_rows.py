"""The SQL of lobbies that people can find."""

from __future__ import annotations

from tables.model.table import Table
from tables.store import game_rows
from tables.store.connection import Connection


def listed_on(db: Connection, guild_id: int) -> list[Table]:
    """The lobbies of a server that anybody there may join and whose channels are there, the newest
    first."""
    rows = db.execute(
        "SELECT id FROM games WHERE guild_id = :server AND status = 'lobby'"
        " AND joins = 'all' AND place = 'there' ORDER BY created_at DESC, id DESC",
        {"server": guild_id},
    ).fetchall()
    found = (game_rows.load(db, row[0]) for row in rows)
    return [loaded.table for loaded in found if loaded is not None]
