"""The SQL of people who follow tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tables.model.following import Follower, Way
from tables.store.connection import Connection
from tables.store.statements import upsert

_SELECT = "SELECT game_id, user_id, way, told_seq, told_at, ended FROM follows "


def _all(db: Connection, where: str, values: dict[str, Any]) -> list[Follower]:
    found = db.execute(_SELECT + where, values)
    return [Follower(r[0], r[1], r[2], r[3], r[4], bool(r[5])) for r in found]


def of_table(db: Connection, table_id: int) -> list[Follower]:
    """The followers of a table, in the order in which they came."""
    return _all(db, "WHERE game_id = :game ORDER BY at, user_id", {"game": table_id})


def of_user(db: Connection, table_id: int, user_id: int) -> Follower | None:
    """Whether a user follows a table."""
    where = "WHERE game_id = :game AND user_id = :user"
    found = _all(db, where, {"game": table_id, "user": user_id})
    return found[0] if found else None


def tables_of(db: Connection, user_id: int) -> list[int]:
    """The tables that a user follows and that are not over for them."""
    found = db.execute(
        "SELECT game_id FROM follows WHERE user_id = :user AND ended = 0 ORDER BY game_id",
        {"user": user_id},
    )
    return [row[0] for row in found]


def astir(db: Connection, *, before: float, after: int, limit: int) -> list[int]:
    """Followed tables behind a number at which something may be told: games that are over, and
    those where something happened since a follower was told before this moment."""
    found = db.execute(
        "SELECT DISTINCT f.game_id FROM follows f JOIN games g ON g.id = f.game_id"
        " WHERE f.game_id > :after AND f.ended = 0 AND (g.status IN ('finished', 'abandoned')"
        " OR g.status = 'running' AND g.place IN ('there', 'barred')"
        " AND g.public_seq <> f.told_seq AND f.told_at <= :before)"
        " ORDER BY f.game_id LIMIT :limit",
        {"after": after, "before": before, "limit": limit},
    )
    return [row[0] for row in found]


_PUT = upsert("follows", ("game_id", "user_id"), ("way", "at", "told_seq", "told_at", "ended"))


def put(db: Connection, follower: Follower) -> None:
    """Let somebody follow a table from now on."""
    db.execute(
        _PUT,
        {
            "game_id": follower.table_id,
            "user_id": follower.user_id,
            "way": follower.way,
            "at": follower.told_at,
            "told_seq": follower.told_seq,
            "told_at": follower.told_at,
            "ended": int(follower.ended),
        },
    )


def told(
    db: Connection, followers: Sequence[Follower], seq: int, at: float, *, ended: bool = False
) -> None:
    """These followers know of all up to a step. ended: the game is over."""
    db.executemany(
        "UPDATE follows SET told_seq = :seq, told_at = :at, ended = :ended"
        " WHERE game_id = :game AND user_id = :user",
        [
            {
                "game": one.table_id,
                "user": one.user_id,
                "seq": seq,
                "at": at,
                "ended": int(ended),
            }
            for one in followers
        ],
    )


def set_way(db: Connection, table_id: int, user_id: int, way: Way) -> bool:
    """Tell a follower in another way; whether they follow the table."""
    done = db.execute(
        "UPDATE follows SET way = :way WHERE game_id = :game AND user_id = :user",
        {"way": way, "game": table_id, "user": user_id},
    )
    return done.rowcount == 1


def back_to(db: Connection, table_id: int, seq: int) -> None:
    """The table has gone back: nobody knows of a later step."""
    db.execute(
        "UPDATE follows SET told_seq = :seq WHERE game_id = :game AND told_seq > :seq",
        {"seq": seq, "game": table_id},
    )


def drop(db: Connection, table_id: int, user_id: int) -> bool:
    """Somebody follows a table no more; whether they did."""
    gone = db.execute(
        "DELETE FROM follows WHERE game_id = :game AND user_id = :user",
        {"game": table_id, "user": user_id},
    )
    return gone.rowcount == 1


def drop_all(db: Connection, table_id: int) -> None:
    """Nobody follows a table any more."""
    db.execute("DELETE FROM follows WHERE game_id = :game", {"game": table_id})


def drop_ended(db: Connection, before: float) -> None:
    """Forget followers to whom the end of a game could not be told."""
    db.execute("DELETE FROM follows WHERE ended = 1 AND told_at < :before", {"before": before})


def last_shared(db: Connection, table_id: int) -> float | None:
    """When a player last shared the board of a table."""
    row = db.execute(
        "SELECT max(created_at) FROM outbox WHERE game_id = :game AND kind = 'shared'",
        {"game": table_id},
    ).fetchone()
    return None if row[0] is None else float(row[0])
