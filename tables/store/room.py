"""How many open tables there may be: of one host, in one channel, on one server."""

from __future__ import annotations

from dataclasses import dataclass

from tables.facts.errors import Refusal
from tables.store.connection import Connection

PER_HOST = 10
"""Tables of one host that have not begun, or at which only computers sit with the host."""


class TooMany(Refusal):
    """There are as many open tables as there may be: of a host, in a channel, on a server."""


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
        raise TooMany("too_many_of_host", count=room.per_host)
    place = channel_id if parent_id is None else parent_id
    here = "coalesce(parent_id, channel_id) = :value"
    if _count(db, opened + here, place) >= room.per_channel:
        raise TooMany("too_many_in_channel", count=room.per_channel)
    there = "guild_id = :value"
    if guild_id is not None and _count(db, opened + there, guild_id) >= room.per_server:
        raise TooMany("too_many_on_server", count=room.per_server)


def _count(db: Connection, query: str, value: int) -> int:
    return int(db.execute(query, {"value": value}).fetchone()[0])
