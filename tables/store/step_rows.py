"""The SQL of steps: what was done, told, and where it led."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tables.facts.stored import Author, StoredStep
from tables.store.connection import Connection


def drop_steps(db: Connection, table_id: int, after: int) -> None:
    """Remove the steps behind a sequence number."""
    db.execute("DELETE FROM steps WHERE game_id = ? AND seq > ?", (table_id, after))


def put_steps(db: Connection, table_id: int, steps: Sequence[StoredStep]) -> None:
    """Append steps; a number that is taken raises `Duplicate`."""
    db.executemany(
        "INSERT INTO steps (game_id, seq, seat, user_id, action, news, barrier, hash, at, state,"
        " question, planned) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table_id,
                s.seq,
                s.seat,
                s.user_id,
                s.action,
                s.news,
                int(s.barrier),
                s.hash,
                s.at,
                s.state,
                s.question,
                int(s.planned),
            )
            for s in steps
        ],
    )


def publish_steps(db: Connection, table_id: int, after: int, upto: int, at: float) -> None:
    """Give steps the time at which everybody hears of them in place of that of their draft."""
    db.execute(
        "UPDATE steps SET at = ? WHERE game_id = ? AND seq > ? AND seq <= ?",
        (at, table_id, after, upto),
    )


def steps(
    db: Connection, table_id: int, after: int, upto: int, limit: int | None = None
) -> list[StoredStep]:
    """The steps with `after < seq <= upto`, without states; the last ones if `limit` cuts."""
    found = db.execute(
        "SELECT seq, seat, user_id, action, news, barrier, hash, at, reseeds, question, planned"
        " FROM steps WHERE game_id = ? AND seq > ? AND seq <= ? ORDER BY seq DESC LIMIT ?",
        (table_id, after, upto, -1 if limit is None else limit),
    ).fetchall()
    return [
        StoredStep(
            r[0],
            r[1],
            r[2],
            r[3],
            r[4],
            bool(r[5]),
            r[6],
            r[7],
            None,
            tuple(json.loads(r[8])),
            r[9],
            bool(r[10]),
        )
        for r in reversed(found)
    ]


def authors(db: Connection, table_id: int, upto: int) -> list[Author]:
    """Who made the steps up to `upto`."""
    found = db.execute(
        "SELECT seq, seat, user_id, barrier, question, planned FROM steps"
        " WHERE game_id = ? AND seq <= ? ORDER BY seq",
        (table_id, upto),
    )
    return [Author(r[0], r[1], r[2], bool(r[3]), r[4], bool(r[5])) for r in found]


def snapshot(db: Connection, table_id: int, seq: int) -> tuple[int, bytes] | None:
    """The newest stored state that is not newer than `seq`, with its number."""
    row = db.execute(
        "SELECT seq, state FROM steps WHERE game_id = ? AND seq <= ? AND state IS NOT NULL"
        " ORDER BY seq DESC LIMIT 1",
        (table_id, seq),
    ).fetchone()
    return None if row is None else (row[0], row[1])


def next_snapshot(db: Connection, table_id: int, seq: int) -> tuple[int, bytes] | None:
    """The oldest stored state that is newer than `seq`, with its number."""
    row = db.execute(
        "SELECT seq, state FROM steps WHERE game_id = ? AND seq > ? AND state IS NOT NULL"
        " ORDER BY seq LIMIT 1",
        (table_id, seq),
    ).fetchone()
    return None if row is None else (row[0], row[1])


def saves(db: Connection, table_id: int, upto: int) -> dict[int, bytes]:
    """The stored states up to a step, by the numbers of their steps."""
    found = db.execute(
        "SELECT seq, state FROM steps WHERE game_id = ? AND seq <= ? AND state IS NOT NULL",
        (table_id, upto),
    )
    return {row[0]: row[1] for row in found}


def thin(db: Connection, table_id: int, last: int, every: int) -> None:
    """Drop the states of a game that is over, except each `every`-th and the last."""
    db.execute(
        "UPDATE steps SET state = NULL WHERE game_id = ? AND seq % ? != 0 AND seq != ?",
        (table_id, every, last),
    )
