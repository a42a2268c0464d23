"""The SQL of the facts about somebody at open tables (`tables.model.record`)."""

from __future__ import annotations

import json

from tables.model.record import ANSWERS, Answered
from tables.store.connection import Connection

WITH_OTHERS = (
    "(EXISTS (SELECT 1 FROM waits o WHERE o.game_id = g.id AND o.user_id <> :user)"
    " OR EXISTS (SELECT 1 FROM seats o WHERE o.game_id = g.id AND o.user_id <> :user))"
)
"""Games against computers alone say nothing about playing with others."""
_COUNTS = f"g.counts = 1 AND g.joins = 'all' AND g.guild_id IS NOT NULL AND {WITH_OTHERS}"


def finished(db: Connection, user_id: int) -> int:
    """How many games a user played to the end."""
    row = db.execute(
        "SELECT count(*) FROM seats s JOIN games g ON g.id = s.game_id"  # noqa: S608 - fixed
        " WHERE s.user_id = :user AND s.caretaker = 0 AND g.status = 'finished'"
        f" AND {_COUNTS}",
        {"user": user_id},
    ).fetchone()
    return int(row[0])


def left(db: Connection, user_id: int) -> int:
    """How many games a user played and left, or had finished by a caretaker."""
    row = db.execute(
        "SELECT count(DISTINCT w.game_id) FROM waits w JOIN games g ON g.id = w.game_id"  # noqa: S608
        " LEFT JOIN seats s ON s.game_id = w.game_id AND s.user_id = w.user_id"
        " WHERE w.user_id = :user AND w.ended_at IS NOT NULL"
        " AND (s.user_id IS NULL OR s.caretaker = 1 AND g.status = 'finished')"
        f" AND {_COUNTS}",
        {"user": user_id},
    ).fetchone()
    return int(row[0])


def answers(db: Connection, user_id: int) -> list[Answered]:
    """The newest answers of a user."""
    found = db.execute(
        "SELECT w.since, w.ended_at, w.spent FROM waits w JOIN games g ON g.id = w.game_id"  # noqa: S608
        f" WHERE w.user_id = :user AND w.ended_at IS NOT NULL AND {_COUNTS}"
        " ORDER BY w.id DESC LIMIT :limit",
        {"user": user_id, "limit": ANSWERS},
    )
    return [Answered(*row) for row in found]


def ran_out(db: Connection, user_id: int) -> list[float]:
    """The moments at which the time of a user ran out."""
    late = db.execute(
        "SELECT w.ended_at FROM waits w JOIN games g ON g.id = w.game_id"  # noqa: S608
        " WHERE w.user_id = :user AND w.ended_at IS NOT NULL AND w.timed_out = 1"
        f" AND {_COUNTS}",
        {"user": user_id},
    )
    cared = db.execute(
        "SELECT n.at, n.data FROM notes n JOIN games g ON g.id = n.game_id"  # noqa: S608
        " WHERE n.kind = 'caretaker' AND n.game_id IN"
        " (SELECT game_id FROM waits WHERE user_id = :user AND ended_at IS NOT NULL)"
        f" AND {_COUNTS}",
        {"user": user_id},
    )
    mine = [row[0] for row in cared if json.loads(row[1]).get("user") == user_id]
    return [row[0] for row in late] + mine
