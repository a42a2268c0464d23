"""The SQL of people who are asked to join a lobby."""

from __future__ import annotations

from typing import Any

from tables.model.asked import Asked, Outcome
from tables.store.connection import Connection

_SELECT = "SELECT user_id, name, by_user_id, at, until, outcome FROM asked "


def _all(db: Connection, where: str, values: dict[str, Any]) -> list[Asked]:
    return [Asked(**dict(row)) for row in db.execute(_SELECT + where, values)]


def of_table(db: Connection, table_id: int) -> list[Asked]:
    """Everybody who was asked to a table, whatever became of it."""
    return _all(db, "WHERE game_id = :game ORDER BY at, user_id", {"game": table_id})


def open_at(db: Connection, table_id: int, now: float) -> list[Asked]:
    """Those whose places at a table are held, because they have not answered yet."""
    return [one for one in of_table(db, table_id) if one.open(now)]


def of_user(db: Connection, table_id: int, user_id: int) -> Asked | None:
    """Whether a user was asked to a table."""
    where = "WHERE game_id = :game AND user_id = :user"
    found = _all(db, where, {"game": table_id, "user": user_id})
    return found[0] if found else None


def by(db: Connection, by_user_id: int, user_id: int, since: float) -> int:
    """How often one user has asked another one since then."""
    row = db.execute(
        "SELECT count(*) FROM asked WHERE by_user_id = :by AND user_id = :user AND at > :since",
        {"by": by_user_id, "user": user_id, "since": since},
    ).fetchone()
    return int(row[0])


def put(db: Connection, table_id: int, asked: Asked) -> None:
    """Ask somebody. It replaces the last time they were asked."""
    values = {
        "game": table_id,
        "user": asked.user_id,
        "name": asked.name,
        "by": asked.by_user_id,
        "at": asked.at,
        "until": asked.until,
    }
    db.execute("DELETE FROM asked WHERE game_id = :game AND user_id = :user", values)
    db.execute(
        "INSERT INTO asked (game_id, user_id, name, by_user_id, at, until)"
        " VALUES (:game, :user, :name, :by, :at, :until)",
        values,
    )


def answer(db: Connection, table_id: int, user_id: int, outcome: Outcome) -> None:
    """Keep what somebody has answered."""
    db.execute(
        "UPDATE asked SET outcome = :outcome WHERE game_id = :game AND user_id = :user"
        " AND outcome IS NULL",
        {"game": table_id, "user": user_id, "outcome": outcome},
    )
