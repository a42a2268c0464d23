"""The SQL of people who may not join tables of a server."""

from __future__ import annotations

import secrets

from tables.model.errors import NotAllowed
from tables.model.server_rules import Bar, mark_of
from tables.store.connection import Connection

_STILL = "(until IS NULL OR until > :now)"


def need_welcome(db: Connection, server_id: int | None, user_id: int, now: float) -> None:
    """Raises `NotAllowed` if somebody may not join tables of a server."""
    if server_id is not None and barred(db, server_id, user_id, now):
        raise NotAllowed("barred_here")


def barred(db: Connection, server_id: int, user_id: int, now: float) -> bool:
    """Whether somebody may not join tables of a server, also if they were forgotten since."""
    return bool(_ids(db, server_id, user_id, now))


def _ids(db: Connection, server_id: int, user_id: int, now: float) -> list[int]:
    found = db.execute(
        f"SELECT id, user_id, salt, mark FROM bars WHERE server_id = :server AND {_STILL}"  # noqa: S608
        " AND (user_id = :user OR user_id IS NULL)",
        {"server": server_id, "user": user_id, "now": now},
    )
    return [
        number
        for number, known, salt, mark in found
        if known is not None or mark == mark_of(salt, user_id)
    ]


def of_server(db: Connection, server_id: int, now: float) -> list[Bar]:
    """Who may not join tables of a server, the newest first."""
    found = db.execute(
        "SELECT id, user_id, name, by_user_id, at, until FROM bars"  # noqa: S608
        f" WHERE server_id = :server AND {_STILL} ORDER BY at DESC, id DESC",
        {"server": server_id, "now": now},
    )
    return [Bar(*row) for row in found]


def put(
    db: Connection,
    server_id: int,
    user_id: int,
    name: str,
    by: int,
    now: float,
    until: float | None,
) -> None:
    """Keep somebody from the tables of a server. It replaces what was said before."""
    for number in _ids(db, server_id, user_id, now):
        lift(db, server_id, number)
    values = {"server": server_id, "user": user_id, "name": name, "by": by, "at": now}
    db.execute("DELETE FROM bars WHERE server_id = :server AND user_id = :user", values)
    db.execute(
        "INSERT INTO bars (server_id, user_id, name, by_user_id, at, until)"
        " VALUES (:server, :user, :name, :by, :at, :until)",
        {**values, "until": until},
    )


def lift(db: Connection, server_id: int, number: int) -> None:
    """Let somebody join again."""
    db.execute(
        "DELETE FROM bars WHERE server_id = :server AND id = :id",
        {"server": server_id, "id": number},
    )


def forget_over(db: Connection, now: float) -> None:
    """Forget all whose time is over."""
    db.execute("DELETE FROM bars WHERE until <= :now", {"now": now})


def forget_user(db: Connection, user_id: int, nobody: int) -> None:
    """Forget a user: those who may not join stay kept out, and nothing tells who they are."""
    found = db.execute("SELECT id FROM bars WHERE user_id = :user", {"user": user_id}).fetchall()
    for row in found:
        salt = secrets.token_hex(16)
        db.execute(
            "UPDATE bars SET user_id = NULL, name = '', salt = :salt, mark = :mark WHERE id = :id",
            {"id": row[0], "salt": salt, "mark": mark_of(salt, user_id)},
        )
    db.execute(
        "UPDATE bars SET by_user_id = :nobody WHERE by_user_id = :user",
        {"user": user_id, "nobody": nobody},
    )
