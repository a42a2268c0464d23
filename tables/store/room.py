"""How many open tables there may be: of one host, in one channel, on one server."""

from __future__ import annotations

from dataclasses import dataclass

from tables.facts.errors import Refusal
from tables.store.connection import Connection

PER_HOST = 10
"""Tables of one host that have not begun, or at which only computers sit with the host."""


class TooMany(Refusal):
    """There are as many open tables as there may be; the sentence says where, and what to do."""


@dataclass(frozen=True, slots=True)
class Room:
    """The bounds that the host of the bot sets. A table counts while it is open; those in threads
    count for the channel of the thread."""

    per_channel: int = 50
    per_server: int = 200
    per_host: int = PER_HOST


def check(
    db: Connection,
    room: Room,
    *,
    guild_id: int | None,
    channel_id: int,
    parent_id: int | None,
    host_id: int,
) -> None:
    """Raises `TooMany` if there is no room for one more table.

    parent_id: the channel of the thread `channel_id`; None if that is no thread.
    """
    opened = "SELECT count(*) FROM games g WHERE status IN ('lobby', 'running') AND "
    alone = (
        "host_id = :value AND (status = 'lobby' OR NOT EXISTS (SELECT 1 FROM seats s"
        " WHERE s.game_id = g.id AND s.user_id IS NOT NULL AND s.user_id <> g.host_id))"
    )
    if _count(db, opened + alone, host_id) >= room.per_host:
        raise TooMany(
            f"You host {_tables(room.per_host)} already that have not begun or at which only "
            "computers sit with you; begin or close one of them first (/game abandon)."
        )
    place = channel_id if parent_id is None else parent_id
    here = "coalesce(parent_id, channel_id) = :value"
    if _count(db, opened + here, place) >= room.per_channel:
        raise TooMany(
            f"This channel has {_tables(room.per_channel, 'open ')} already, those in its threads "
            "included, and the host of the bot allows no more; use another channel, or let one "
            "of them end first."
        )
    if (
        guild_id is not None
        and _count(db, opened + "guild_id = :value", guild_id) >= room.per_server
    ):
        raise TooMany(
            f"This server has {_tables(room.per_server, 'open ')} already, and the host of the bot "
            "allows no more; let one of them end first."
        )


def _count(db: Connection, query: str, value: int) -> int:
    return int(db.execute(query, {"value": value}).fetchone()[0])


def _tables(number: int, kind: str = "") -> str:
    return f"1 {kind}table" if number == 1 else f"{number} {kind}tables"
