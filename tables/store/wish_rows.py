"""The SQL of wishes to play, of people who avoid each other, and of tables that were offered."""

from __future__ import annotations

import json
from typing import Any, get_args

from tables.model.matching import Pair, pair
from tables.model.paces import Pace
from tables.model.plain_json import compact
from tables.model.table import UserRef
from tables.model.wishes import Wish
from tables.store.connection import Connection, Row
from tables.store.statements import upsert

_KEY = ("user_id", "guild_id")
_REST = (
    *("channel_id", "name", "games", "sizes", "pace", "most", "hours", "language", "welcome"),
    *("at", "until", "silent", "rests"),
)
_SELECT = f"SELECT {', '.join((*_KEY, *_REST))} FROM wishes "  # noqa: S608 - fixed names


def _wish(row: Row) -> Wish:
    found = {name: row[name] for name in (*_KEY, *_REST)}
    assert row["pace"] in get_args(Pace)
    games, sizes = json.loads(row["games"]), json.loads(row["sizes"])
    return Wish(**{**found, "games": tuple(games), "sizes": tuple(sizes)})


def _all(db: Connection, where: str, **values: Any) -> list[Wish]:
    return [_wish(row) for row in db.execute(_SELECT + where, values)]


def every(db: Connection) -> list[Wish]:
    """All wishes, the oldest first."""
    return sorted(_all(db, ""), key=lambda wish: (wish.at, wish.user_id))


def of_user(db: Connection, user_id: int) -> list[Wish]:
    """The wishes of a user on all servers."""
    return _all(db, "WHERE user_id = :user ORDER BY guild_id", user=user_id)


def of_user_on(db: Connection, user_id: int, guild_id: int) -> Wish | None:
    """The wish of a user on a server."""
    found = _all(db, "WHERE user_id = :user AND guild_id = :server", user=user_id, server=guild_id)
    return found[0] if found else None


def put(db: Connection, wish: Wish) -> None:
    """Store a wish. It replaces the one that its owner had on that server."""
    values: dict[str, Any] = {name: getattr(wish, name) for name in (*_KEY, *_REST)}
    values["games"], values["sizes"] = compact(wish.games), compact(wish.sizes)
    db.execute(upsert("wishes", _KEY, _REST), values)


def drop(db: Connection, user_id: int, guild_id: int) -> None:
    """End a wish."""
    db.execute(
        "DELETE FROM wishes WHERE user_id = :user AND guild_id = :server",
        {"user": user_id, "server": guild_id},
    )


def drop_over(db: Connection, now: float) -> None:
    """Forget the wishes whose time is over."""
    db.execute("DELETE FROM wishes WHERE until <= :now", {"now": now})


# --- people who would rather not meet ------------------------------------------------------------


def avoid(db: Connection, user_id: int, other: UserRef, at: float) -> None:
    """A user would rather not play with another one."""
    values = {"user_id": user_id, "other_id": other.id, "name": other.name, "at": at}
    db.execute(upsert("avoided", ("user_id", "other_id"), ("name", "at")), values)


def avoid_no_more(db: Connection, user_id: int, other_id: int) -> None:
    """A user does not mind playing with another one any more."""
    db.execute(
        "DELETE FROM avoided WHERE user_id = :user AND other_id = :other",
        {"user": user_id, "other": other_id},
    )


def avoided_by(db: Connection, user_id: int) -> list[UserRef]:
    """Whom a user would rather not play with."""
    found = db.execute(
        "SELECT other_id, name FROM avoided WHERE user_id = :user ORDER BY at, other_id",
        {"user": user_id},
    )
    return [UserRef(row[0], row[1]) for row in found]


def avoids(db: Connection, user_id: int, other_id: int) -> bool:
    """Whether a user would rather not play with another one."""
    return any(other.id == other_id for other in avoided_by(db, user_id))


def avoiding(db: Connection, user_id: int) -> frozenset[Pair]:
    """The pairs of whom one is this user, and one would rather not play with the other."""
    found = db.execute(
        "SELECT user_id, other_id FROM avoided WHERE :user IN (user_id, other_id)",
        {"user": user_id},
    )
    return frozenset(pair(row[0], row[1]) for row in found)


# --- tables that were offered --------------------------------------------------------------------


def offered(db: Connection, user_id: int, since: float) -> tuple[frozenset[int], int]:
    """The tables that were offered to a user, and how many of them since then."""
    found = db.execute(
        "SELECT game_id, at FROM offered WHERE user_id = :user", {"user": user_id}
    ).fetchall()
    return frozenset(row[0] for row in found), sum(row[1] > since for row in found)


def offer(db: Connection, table_id: int, user_id: int, at: float) -> None:
    """Note that a table was offered to a user."""
    db.execute(
        "INSERT INTO offered (game_id, user_id, at) VALUES (:game, :user, :at)",
        {"game": table_id, "user": user_id, "at": at},
    )
