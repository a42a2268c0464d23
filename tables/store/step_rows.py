"""The SQL of steps: what was done, told, and where it led."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tables.model.stored import Author, StoredSave, StoredStep
from tables.store import save_rows
from tables.store.connection import Connection


def drop_steps(db: Connection, table_id: int, after: int) -> None:
    """Remove the steps after a sequence number, and their saves with them."""
    db.execute(
        "DELETE FROM steps WHERE game_id = :game AND seq > :after",
        {"game": table_id, "after": after},
    )


def put_steps(
    db: Connection,
    table_id: int,
    steps: Sequence[StoredStep],
    alone: tuple[int, StoredSave] | None = None,
) -> None:
    """Append steps with their saves; a number that is taken raises `Duplicate`. alone: as for
    `save_rows.put`."""
    db.executemany(
        "INSERT INTO steps (game_id, seq, seat, user_id, action, news, barrier, hash, at, question,"
        " planned) VALUES (:game, :seq, :seat, :user, :action, :news, :barrier, :hash, :at,"
        " :question, :planned)",
        [
            {
                "game": table_id,
                "seq": s.seq,
                "seat": s.seat,
                "user": s.user_id,
                "action": s.action,
                "news": s.news,
                "barrier": int(s.barrier),
                "hash": s.hash,
                "at": s.at,
                "question": s.question,
                "planned": int(s.planned),
            }
            for s in steps
        ],
    )
    documents = {s.seq: s.document for s in steps if s.document is not None}
    save_rows.put(db, table_id, documents, alone)


def publish_steps(db: Connection, table_id: int, after: int, upto: int, at: float) -> None:
    """Give steps the time at which everybody hears of them in place of that of their draft."""
    db.execute(
        "UPDATE steps SET at = :at WHERE game_id = :game AND seq > :after AND seq <= :upto",
        {"at": at, "game": table_id, "after": after, "upto": upto},
    )


def steps(
    db: Connection, table_id: int, after: int, upto: int, limit: int | None = None
) -> list[StoredStep]:
    """The steps with `after < seq <= upto`, without their saves; the last ones if `limit` cuts."""
    found = db.execute(
        "SELECT seq, seat, user_id, action, news, barrier, hash, at, reseeds, question, planned"  # noqa: S608
        " FROM steps WHERE game_id = :game AND seq > :after AND seq <= :upto ORDER BY seq DESC"
        + ("" if limit is None else f" LIMIT {int(limit)}"),
        {"game": table_id, "after": after, "upto": upto},
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


def name_of(db: Connection, table_id: int, seq: int) -> str | None:
    """The hash of the state after a step; None if there is no such step."""
    row = db.execute(
        "SELECT hash FROM steps WHERE game_id = :game AND seq = :seq",
        {"game": table_id, "seq": seq},
    ).fetchone()
    return None if row is None else row[0]


def newest(db: Connection, table_id: int, limit: int) -> list[tuple[int | None, str | None]]:
    """Seats and questions of the newest published steps, the newest first."""
    found = db.execute(
        "SELECT s.seat, s.question FROM steps s JOIN games g ON g.id = s.game_id"
        " WHERE s.game_id = :game AND s.seq <= g.public_seq ORDER BY s.seq DESC LIMIT :limit",
        {"game": table_id, "limit": limit},
    )
    return [(row[0], row[1]) for row in found]


def authors(db: Connection, table_id: int, upto: int, after: int = -1) -> list[Author]:
    """Who made the steps after `after` up to `upto`."""
    found = db.execute(
        "SELECT seq, seat, user_id, barrier, question, planned FROM steps"
        " WHERE game_id = :game AND seq > :after AND seq <= :upto ORDER BY seq",
        {"game": table_id, "after": after, "upto": upto},
    )
    return [Author(r[0], r[1], r[2], bool(r[3]), r[4], bool(r[5])) for r in found]


def leading_to(
    db: Connection, table_id: int, seq: int
) -> tuple[tuple[int, StoredSave] | None, list[StoredStep], int, int]:
    """The newest save up to a step, the steps from there on (all of them, where no save is left),
    how many are published, and the version of the table."""
    found = save_rows.newest(db, table_id, seq)
    later = steps(db, table_id, -1 if found is None else found[0] - 1, seq)
    published, version = db.execute(
        "SELECT public_seq, version FROM games WHERE id = :game", {"game": table_id}
    ).fetchone()
    return found, later, published, version
