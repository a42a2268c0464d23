"""The SQL of what a host removes: tables with all that belongs to them, and whole servers."""

from __future__ import annotations

from dataclasses import dataclass

from tables.store import rating_rows
from tables.store.connection import Connection, Row

_LISTED = (
    "SELECT g.id, g.game, g.status, g.guild_id, g.channel_id, g.seq, g.changed_at FROM games g"
)
_SEATED = "EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.user_id = :user)"


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as a host sees it in a list. seats: the names there. changed_at: seconds since
    1970."""

    id: int
    game: str
    status: str
    guild_id: int | None
    channel_id: int
    steps: int
    changed_at: float
    seats: tuple[str, ...]


def listed(
    db: Connection,
    *,
    table_id: int | None = None,
    guild_id: int | None = None,
    user_id: int | None = None,
    only_open: bool = False,
) -> list[Listed]:
    """The tables of a database, or those of a server, those where a user has a seat, or the open
    ones."""
    wanted = {
        "g.id = :table": table_id is not None,
        "g.guild_id = :server": guild_id is not None,
        _SEATED: user_id is not None,
        "g.status IN ('lobby', 'running')": only_open,
    }
    where = " AND ".join(condition for condition, holds in wanted.items() if holds) or "1 = 1"
    values = {"table": table_id, "server": guild_id, "user": user_id}
    rows = db.execute(
        f"{_LISTED} WHERE {where} ORDER BY g.id",
        {name: value for name, value in values.items() if value is not None},
    ).fetchall()
    return [_listed(db, row) for row in rows]


def _listed(db: Connection, row: Row) -> Listed:
    seats = db.execute(
        "SELECT name FROM seats WHERE game_id = :game ORDER BY seat", {"game": row[0]}
    )
    number, game, status, guild_id, channel_id, steps, at = tuple(row)
    names = tuple(seat[0] for seat in seats)
    return Listed(number, game, status, guild_id, channel_id, steps, at, names)


def name_of(db: Connection, user_id: int) -> str | None:
    """What a user was called last, where it is known: at a table, or where they looked for one."""
    for statement in (
        "SELECT name FROM seats WHERE user_id = :user ORDER BY game_id DESC LIMIT 1",
        "SELECT name FROM wishes WHERE user_id = :user ORDER BY at DESC LIMIT 1",
        "SELECT name FROM entrants WHERE user_id = :user ORDER BY id DESC LIMIT 1",
        "SELECT name FROM tries WHERE user_id = :user ORDER BY at DESC LIMIT 1",
        "SELECT new_name FROM invitations WHERE new_user_id = :user ORDER BY id DESC LIMIT 1",
        "SELECT name FROM asked WHERE user_id = :user ORDER BY at DESC LIMIT 1",
        "SELECT name FROM avoided WHERE other_id = :user ORDER BY at DESC LIMIT 1",
        "SELECT name FROM bars WHERE user_id = :user ORDER BY at DESC LIMIT 1",
    ):
        row = db.execute(statement, {"user": user_id}).fetchone()
        if row is not None and row[0]:
            return str(row[0])
    return None


def practice_of(db: Connection, table_id: int) -> list[int]:
    """The practice tables that begin with a position of a table."""
    found = db.execute(
        "SELECT id FROM games WHERE practice_of = :game ORDER BY id", {"game": table_id}
    )
    return [row[0] for row in found]


def remove_table(db: Connection, table_id: int, at: float) -> None:
    """Remove a table and all that belongs to it. If its result counted, ratings are worked out
    again."""
    row = db.execute(
        "SELECT game, guild_id FROM endings WHERE game_id = :game AND rated = 1",
        {"game": table_id},
    ).fetchone()
    if row is not None:
        rating_rows.outdated(db, row[0], row[1], at)
    db.execute("DELETE FROM matches WHERE game_id = :game", {"game": table_id})
    db.execute("DELETE FROM games WHERE id = :game", {"game": table_id})


def of_server(db: Connection, guild_id: int) -> dict[str, int]:
    """How much is kept about a server, by what it is; its tables are counted on their own."""
    return {
        what: db.execute(
            f"SELECT count(*) FROM {table} WHERE {column} = :server",  # noqa: S608 - names of ours
            {"server": guild_id},
        ).fetchone()[0]
        for what, (table, column) in _OF_SERVER.items()
    }


def remove_server(db: Connection, guild_id: int) -> None:
    """Remove what is kept about a server. Its tables are removed before."""
    for table, column in (*_OF_SERVER.values(), *_WORKED_OUT):
        db.execute(
            f"DELETE FROM {table} WHERE {column} = :server",  # noqa: S608 - names of ours
            {"server": guild_id},
        )


_OF_SERVER = {
    "rules": ("table_rules", "server_id"),
    "notice_boards": ("boards", "server_id"),
    "people_kept_from_joining": ("bars", "server_id"),
    "seasons_and_tournaments": ("competitions", "guild_id"),
    "deals_of_weeks": ("weeks", "server_id"),
    "channels_for_deals": ("week_servers", "server_id"),
    "wishes": ("wishes", "guild_id"),
    "matches": ("matches", "guild_id"),
    "ratings": ("ratings", "guild_id"),
}
_WORKED_OUT = (("fits", "guild_id"), ("commands", "guild_id"))
"""What is made again where it is needed."""
