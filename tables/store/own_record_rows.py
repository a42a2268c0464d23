"""The SQL of somebody's own record, beside their results (`result_rows`)."""

from __future__ import annotations

from tables.model.own_record import Wanted
from tables.model.record import ANSWERS, Answered
from tables.store.connection import Connection
from tables.store.record_rows import WITH_OTHERS


def answers(
    db: Connection, user_id: int, wanted: Wanted, now: float, guild_id: int | None = None
) -> list[Answered]:
    """The newest answers of a user in the games that are wanted, at tables with other people.
    guild_id: only on this server."""
    found = db.execute(
        "SELECT w.since, w.ended_at, w.spent FROM waits w JOIN games g ON g.id = w.game_id"  # noqa: S608
        f" WHERE w.user_id = :user AND w.ended_at IS NOT NULL AND {WITH_OTHERS}"
        " AND (g.game = :game OR :game = '') AND w.ended_at >= :since"
        " AND (g.guild_id = :guild OR :guild = 0)"
        " AND (:size = 0 OR :size = (SELECT count(*) FROM seats s WHERE s.game_id = g.id))"
        " ORDER BY w.id DESC LIMIT :limit",
        {
            "user": user_id,
            "game": wanted.game or "",
            "since": wanted.since(now) or 0.0,
            "guild": guild_id or 0,
            "size": wanted.size or 0,
            "limit": ANSWERS,
        },
    )
    return [Answered(*row) for row in found]


def plays_with(db: Connection, user_id: int, other: int) -> bool:
    """Whether two people have seats at the same running table."""
    found = db.execute(
        "SELECT 1 FROM seats a JOIN seats b ON b.game_id = a.game_id"
        " JOIN games g ON g.id = a.game_id"
        " WHERE a.user_id = :user AND b.user_id = :other AND g.status = 'running' LIMIT 1",
        {"user": user_id, "other": other},
    )
    return found.fetchone() is not None
