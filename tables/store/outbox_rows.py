"""The SQL of the outbox: what the bot still has to post, and what it posted."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from tables.model import leases, outbox, outgoing
from tables.model.errors import Unreadable
from tables.model.outbox import OutboxRow, Outgoing
from tables.model.plain_json import compact
from tables.store.connection import Connection, Row
from tables.store.lease_rows import within
from tables.store.statements import larger, upsert

SAID = "said"
"""The topic that tells other nodes that there is something to deliver at a table."""


def told_from(db: Connection, table_id: int) -> int:
    """The step after which the newest board message begins; -1 before the first one."""
    row = db.execute(
        "SELECT from_seq FROM outbox WHERE game_id = :game"  # noqa: S608
        f" AND kind IN ({outgoing.POSTED}) AND from_seq < to_seq ORDER BY id DESC LIMIT 1",
        {"game": table_id},
    ).fetchone()
    return -1 if row is None else int(row[0])


def announce(
    db: Connection,
    table_id: int,
    at: float,
    rows: Sequence[Outgoing],
    *,
    rest: float = 0.0,
    later: float = 0.0,
    dropped: bool = False,
) -> None:
    """Put messages into the outbox. rest: seconds for which those may be put off that can soon be
    out of date; the next message to the table does not wait. later: seconds before all of them are
    due. dropped: a message that rested was left out just now."""
    if not rows:
        return
    if not dropped and not all(r.beside for r in rows):
        _wake(db, table_id)
    db.tell(SAID, table_id)
    db.executemany(
        "INSERT INTO outbox (game_id, kind, data, nonce, created_at, due_at, from_seq, to_seq,"
        " seat, instead_of) VALUES (:game, :kind, :data, :nonce, :at, :due, :from_seq, :to_seq,"
        " :seat, :instead_of)",
        [
            {
                "game": table_id,
                "kind": r.kind,
                "data": outgoing.written(r),
                "nonce": secrets.token_hex(10),
                "at": at,
                "due": at + later + (rest if r.rests else 0.0),
                **outgoing.searched(r),
            }
            for r in rows
        ],
    )


_RESTING = (
    "kind = 'turn' AND state = 'pending' AND attempts = 0 AND due_at > created_at"  # and not tried
)
"""A post of a question that pings nobody and may be answered before the post is due."""


def drop_resting(db: Connection, table_id: int) -> None:
    """Leave out a question that was answered before it was posted. A newer board tells of it."""
    db.execute(
        f"DELETE FROM outbox WHERE game_id = :game AND {_RESTING}",  # noqa: S608
        {"game": table_id},
    )


def resting(db: Connection, table_id: int) -> list[OutboxRow[Outgoing]]:
    """The posts of a table that rest."""
    found = db.execute(
        f"SELECT {OUTBOX_COLUMNS} FROM outbox WHERE game_id = :game AND {_RESTING}",  # noqa: S608
        {"game": table_id},
    )
    return [outbox_row(row) for row in found.fetchall()]


def _wake(db: Connection, table_id: int) -> None:
    """Something else is posted at a table: a post that rests comes before it."""
    for row in resting(db, table_id):
        _stand(db, row)
        db.execute("UPDATE outbox SET due_at = created_at WHERE id = :id", {"id": row.id})


def _stand(db: Connection, row: OutboxRow[Outgoing]) -> None:
    """Post a question after all. From now on, those it asks know that the table waits."""
    if outbox.holds(row, outgoing.Board):
        db.execute(
            "UPDATE games SET told_asked = :asked WHERE id = :game AND told_seq = :seq",
            {"asked": compact(row.message.asked), "game": row.table_id, "seq": row.message.to_seq},
        )


def shorten_direct_messages(db: Connection, table_id: int, seq: int) -> None:
    """Make unsent direct messages tell of no step after a number."""
    found = db.execute(
        f"SELECT {OUTBOX_COLUMNS} FROM outbox WHERE game_id = :game"  # noqa: S608
        " AND state = 'pending' AND kind = 'hand' AND to_seq > :seq",
        {"game": table_id, "seq": seq},
    ).fetchall()
    rows = [outbox_row(row) for row in found]
    db.executemany(
        "UPDATE outbox SET data = :data, to_seq = :seq WHERE id = :id",
        [
            {"id": row.id, "seq": seq, "data": outgoing.written(replace(row.message, to_seq=seq))}
            for row in rows
            if outbox.holds(row, outgoing.Hand)  # a damaged one is given up, whatever it tells of
        ],
    )


OUTBOX_COLUMNS = "id, game_id, kind, data, nonce, attempts, created_at, due_at, owed"


OWED, LATE = 1, 2
"""Marks of a message to a borrowed place: it waits for a press there, or a press made it due."""


BESIDE = outgoing.names(lambda kind: kind.beside)
"""The kinds that hold up no other message, as a list of SQL."""
AT_ONCE = outgoing.names(lambda kind: kind.beside and kind is not outgoing.Call)
"""The kinds of messages to one user that follow no board, as a list of SQL."""


CALLS_WAIT = 3
"""How many attempts at an earlier message of the table a call waits for."""


def outbox_row(row: Row) -> OutboxRow[Outgoing]:
    """The row of a query for `OUTBOX_COLUMNS`."""
    number, table_id, kind, data, nonce, attempts, created_at, due_at, owed = row
    message, late = said(kind, data), owed == LATE
    return OutboxRow(number, table_id, message, nonce, attempts, created_at, due_at, late)


def one(db: Connection, row_id: int) -> OutboxRow[Outgoing] | None:
    """A row by its number."""
    found = db.execute(
        f"SELECT {OUTBOX_COLUMNS} FROM outbox WHERE id = :id",  # noqa: S608
        {"id": row_id},
    ).fetchone()
    return None if found is None else outbox_row(found)


def said(kind: str, data: Any) -> Outgoing:
    """The message of a row; an `UnreadableRow` if it is damaged."""
    try:
        return outgoing.read(kind, data)
    except Unreadable as error:
        return outgoing.UnreadableRow(why=str(error))


def first_pending(
    db: Connection,
    ranges: Collection[int] = leases.ALL,
    *,
    node: str | None = None,
    now: float = 0.0,
) -> list[OutboxRow[Outgoing]]:
    """The oldest undelivered message of every table, all calls that come after no message or one
    that has failed several times, and all that is told in private instead of in the channel. Tables
    that rest say nothing.

    A call holds nothing up. Whether there is one is nobody else's business, so the moment when the
    table hears something must not reveal it. A call comes after the board it is about, unless the
    channel takes none; the player can answer anyway. It does not wait for a post that rests.

    node: this process, where several share the database. A table in a borrowed place belongs to the
    one that heard the last press there, as long as it can speak with it at `now`.
    """
    found = db.execute(
        "WITH firsts AS (SELECT min(id) AS id FROM outbox"  # noqa: S608 - fixed
        f" WHERE state = 'pending' AND owed <> {OWED} AND kind NOT IN ({BESIDE})"
        f" AND {_spoken_for('game_id', ranges, node)} GROUP BY game_id),"
        " heads AS (SELECT game_id, id, attempts, due_at FROM outbox"
        " WHERE id IN (SELECT id FROM firsts))"
        f" SELECT {OUTBOX_COLUMNS} FROM outbox WHERE id IN"
        " (SELECT id FROM heads UNION SELECT c.id FROM outbox c"
        " LEFT JOIN heads h ON h.game_id = c.game_id AND h.id < c.id"
        " AND NOT (h.attempts = 0 AND h.due_at > c.created_at)"
        f" WHERE c.state = 'pending' AND {_spoken_for('c.game_id', ranges, node)}"
        f" AND (c.kind IN ({AT_ONCE})"
        " OR c.kind = 'call' AND coalesce(h.attempts, :calls_wait) >= :calls_wait))"
        " AND NOT EXISTS (SELECT 1 FROM games g WHERE g.id = game_id AND g.place = 'left')"
        " ORDER BY id",
        {"calls_wait": CALLS_WAIT, **({} if node is None else {"node": node, "now": now})},
    )
    return [outbox_row(row) for row in found]


def _spoken_for(column: str, ranges: Collection[int], node: str | None) -> str:
    """A condition: whether a process speaks for the table whose number a column holds."""
    owned = within(column, ranges)
    if node is None:
        return owned
    held = f"SELECT 1 FROM borrowed b WHERE b.game_id = {column} AND b.held_until > :now"  # noqa: S608
    return (
        f"({owned} AND NOT EXISTS ({held} AND b.node <> :node)"
        f" OR EXISTS ({held} AND b.node = :node))"
    )


def begin_delivery(db: Connection, row_id: int) -> OutboxRow[Outgoing] | None:
    """Count an attempt before it is made, so that a crash in the middle of it is known.

    Returns the row as it is now, with the number of earlier attempts; None if there is nothing to
    say any more. Since it was read, the question may have been answered, or the message shortened
    or given up. Or the node that spoke for the table before has begun to post it, or has posted it.
    """
    resting = db.execute(
        f"SELECT {OUTBOX_COLUMNS} FROM outbox WHERE id = :id AND {_RESTING}",  # noqa: S608
        {"id": row_id},
    ).fetchone()
    if resting is not None:
        _stand(db, outbox_row(resting))
    counted = db.execute(
        "UPDATE outbox SET attempts = attempts + 1 WHERE id = :id AND state = 'pending'"  # noqa: S608
        f" RETURNING {OUTBOX_COLUMNS}",
        {"id": row_id},
    ).fetchone()
    if counted is None:
        return None
    row = outbox_row(counted)
    return replace(row, attempts=row.attempts - 1)


def delivered(db: Connection, row_id: int, at: float, message_id: int | None) -> None:
    """Record that a message was posted."""
    db.execute(
        "UPDATE outbox SET state = 'sent', done_at = :at, message_id = :message_id, error ="
        " NULL WHERE id = :id",
        {"at": at, "message_id": message_id, "id": row_id},
    )


def messages_of_rows(db: Connection, table_id: int) -> frozenset[int]:
    """The messages of a table of which it is known what they say."""
    found = db.execute(
        "SELECT message_id FROM outbox WHERE game_id = :game AND message_id IS NOT NULL",
        {"game": table_id},
    )
    return frozenset(row[0] for row in found)


def postpone(db: Connection, row_id: int, due_at: float, error: str) -> None:
    """An attempt failed; the next one is due later."""
    db.execute(
        "UPDATE outbox SET due_at = :due_at, error = :error WHERE id = :id",
        {"due_at": due_at, "error": error, "id": row_id},
    )


def give_up(db: Connection, row_id: int, at: float, error: str) -> None:
    """A message will never be delivered. The row stays as the record of it."""
    db.execute(
        "UPDATE outbox SET state = 'given up', done_at = :at, error = :error WHERE id = :id",
        {"at": at, "error": error, "id": row_id},
    )


def remember_message(
    db: Connection, table_id: int, channel_id: int, message_id: int, kind: str, at: float
) -> None:
    """Record where a public message of a table is. The newest is the current one."""
    db.execute(
        upsert("messages", ("message_id",), ("game_id", "channel_id", "kind", "at")),
        {
            "message_id": message_id,
            "game_id": table_id,
            "channel_id": channel_id,
            "kind": kind,
            "at": at,
        },
    )
    db.execute(
        "UPDATE games SET message_id = :message_id WHERE id = :game",
        {"message_id": message_id, "game": table_id},
    )


def forget_message(db: Connection, message_id: int) -> None:
    """A public message was deleted."""
    db.execute(
        "UPDATE games SET message_id = NULL WHERE message_id = :message_id"
        " AND id = (SELECT game_id FROM messages WHERE message_id = :message_id)",
        {"message_id": message_id},
    )
    db.execute("DELETE FROM messages WHERE message_id = :message_id", {"message_id": message_id})


def with_reach(db: Connection) -> list[Any]:
    """Every row as it is stored, sound or not, with how many steps of its table are published, and
    how many were before it went back (`reached`)."""
    back = "coalesce((SELECT max(r.from_seq) FROM undo_requests r WHERE r.game_id = g.id"
    back += " AND r.outcome = 'agreed'), 0)"
    return db.execute(
        f"SELECT o.*, g.public_seq, {larger('g.public_seq', back)} AS reached"  # noqa: S608
        " FROM outbox o JOIN games g ON g.id = o.game_id ORDER BY o.id"
    ).fetchall()
