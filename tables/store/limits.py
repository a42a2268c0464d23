"""Limits on open tables: of one host, in one channel, on one server."""

from __future__ import annotations

from dataclasses import dataclass

from tables.model.errors import UserError
from tables.model.notes import HandedOn, facts
from tables.model.plain_json import compact
from tables.model.table import Table
from tables.store.connection import Connection

PER_HOST = 10
"""Tables of one host that have not started, or at which only computers sit with the host."""
HOSTED = 20
"""Open tables of one host in all."""
_HOSTED = (
    "(host_id = :host OR EXISTS (SELECT 1 FROM notes n WHERE n.game_id = g.id"
    " AND n.kind = 'handed_on' AND n.data = :handed_on))"
)
"""Whether a table counts for a host: they host it, or did and gave that to somebody else. Otherwise
a host who hands tables on could open any number."""
PART = 4
"""One host may use one part in so many of what a channel or a server has room for."""


class TooMany(UserError):
    """There are too many open tables: of a host, in a channel or on a server."""


@dataclass(frozen=True, slots=True)
class TableLimits:
    """The limits that the host of the bot sets. A table counts while it is open. A table in a
    thread counts for the channel of the thread.

    per_host: tables of one host that have not started or are played against computers alone.
    hosted: all tables of one host, with those that they have handed on.
    """

    per_channel: int = 50
    per_server: int = 200
    per_host: int = PER_HOST
    hosted: int = HOSTED


def check(
    db: Connection,
    limits: TableLimits,
    *,
    guild_id: int | None,
    channel_id: int | None,
    parent_id: int | None,
    host_id: int,
) -> None:
    """Raises `TooMany` if there is no room for one more table.

    channel_id: None for a table without one. parent_id: the channel of the thread `channel_id`;
    None if that is no thread.
    """
    alone = (
        "host_id = :host AND (status = 'lobby' OR NOT EXISTS (SELECT 1 FROM seats s"
        " WHERE s.game_id = g.id AND s.user_id IS NOT NULL AND s.user_id <> g.host_id))"
    )
    if _open(db, alone, host=host_id) >= limits.per_host:
        raise TooMany("too_many_of_host", count=limits.per_host)
    if _open(db, _HOSTED, **_by(host_id)) >= limits.hosted:
        raise TooMany("too_many_hosted", count=limits.hosted)
    if channel_id is not None:
        check_channel(db, limits, channel_id=parent_id or channel_id, host_id=host_id)
    if guild_id is None:
        return
    there, part = "guild_id = :server", _part(limits.per_server)
    if _open(db, there, server=guild_id) >= limits.per_server:
        raise TooMany("too_many_on_server", count=limits.per_server)
    if _open(db, f"{there} AND {_HOSTED}", server=guild_id, **_by(host_id)) >= part:
        raise TooMany("too_many_of_yours_on_server", count=part)


def check_channel(
    db: Connection, limits: TableLimits, *, channel_id: int, host_id: int, moved: int = 0
) -> None:
    """Raises `TooMany` if a channel, with its threads, has no room for one more table of a host.
    moved: the table that moves there, which does not count."""
    here = "coalesce(parent_id, channel_id) = :channel AND id <> :moved"
    part = _part(limits.per_channel)
    values = {"channel": channel_id, "moved": moved}
    if _open(db, here, **values) >= limits.per_channel:
        raise TooMany("too_many_in_channel", count=limits.per_channel)
    if _open(db, f"{here} AND {_HOSTED}", **values, **_by(host_id)) >= part:
        raise TooMany("too_many_of_yours_in_channel", count=part)


def hosted_on(db: Connection, guild_id: int, host_id: int) -> int:
    """How many open tables of a server count for one host."""
    return _open(db, f"guild_id = :server AND {_HOSTED}", server=guild_id, **_by(host_id))


def may_host(db: Connection, limits: TableLimits, table: Table, user_id: int) -> bool:
    """Whether the next host of a table stays within the limits, once its host has left. Otherwise
    two people could fill a server: one opens tables and hands them to the other."""
    if _open(db, "host_id = :host", host=user_id) >= limits.hosted:
        return False
    here = (
        "coalesce(parent_id, channel_id) = (SELECT coalesce(parent_id, channel_id) FROM games"
        " WHERE id = :table) AND host_id = :host"
    )
    if _open(db, here, table=table.id, host=user_id) >= _part(limits.per_channel):
        return False
    if table.guild_id is None:
        return True
    there = "guild_id = :server AND host_id = :host"
    return _open(db, there, server=table.guild_id, host=user_id) < _part(limits.per_server)


def _part(most: int) -> int:
    """How much of a limit one host may use, rounded up."""
    return -(-most // PART)


def _by(host_id: int) -> dict[str, int | str]:
    """The values for `_HOSTED`."""
    return {"host": host_id, "handed_on": compact(facts(HandedOn(user=host_id)))}


def _open(db: Connection, where: str, **values: int | str) -> int:
    """How many open tables meet a condition."""
    query = f"SELECT count(*) FROM games g WHERE status IN ('lobby', 'running') AND {where}"  # noqa: S608
    return int(db.execute(query, values).fetchone()[0])
