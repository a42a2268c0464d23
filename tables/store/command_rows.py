"""The SQL of which commands Discord was told last."""

from __future__ import annotations

from tables.store.connection import Connection
from tables.store.statements import upsert

_PUT = upsert("commands", ("application_id", "guild_id"), ("hash", "at"))


def known(db: Connection, application_id: int, guild_id: int) -> str | None:
    """What was sent last to a server, by its name."""
    row = db.execute(
        "SELECT hash FROM commands WHERE application_id = :application AND guild_id = :guild",
        {"application": application_id, "guild": guild_id},
    ).fetchone()
    return None if row is None else str(row[0])


def note(db: Connection, application_id: int, guild_id: int, name: str, at: float) -> None:
    """Something was sent."""
    values = {"application_id": application_id, "guild_id": guild_id, "hash": name, "at": at}
    db.execute(_PUT, values)


def of_hosts(db: Connection, application_id: int) -> list[int]:
    """The servers, as they are named here, to which the commands of the host alone were sent."""
    found = db.execute(
        "SELECT guild_id FROM commands WHERE application_id = :application AND guild_id < 0"
        " ORDER BY guild_id DESC",
        {"application": application_id},
    )
    return [int(guild) for (guild,) in found]


def forget(db: Connection, application_id: int, guild_id: int) -> None:
    """Nothing of ours is there any more."""
    db.execute(
        "DELETE FROM commands WHERE application_id = :application AND guild_id = :guild",
        {"application": application_id, "guild": guild_id},
    )
