"""The SQL of tables in borrowed places, of which the bot is no part: group messages, and servers
without it. What is to be said there is owed until somebody presses something there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from tables.model.outbox import OutboxRow, Outgoing
from tables.model.outgoing import BOARDS, Timelapse
from tables.store.connection import Connection
from tables.store.outbox_rows import LATE, OUTBOX_COLUMNS, OWED, outbox_row, remember_message
from tables.store.statements import one_of

HOLD = 900.0
"""Seconds for which a press can be spoken with."""
HOST_LOST = 14 * 86_400.0
"""Seconds after which somebody who pressed nothing is no longer host of such a table."""


@dataclass(frozen=True, slots=True)
class Borrowed:
    """A table in a borrowed place. server: that of a server without the bot; None in a message."""

    table_id: int
    channel_id: int
    server: int | None


def create(db: Connection, table_id: int, server: int | None, at: float) -> None:
    """Note that a new table is in a borrowed place."""
    db.execute(
        "INSERT INTO borrowed (game_id, server_id, host_at) VALUES (:game, :server, :at)",
        {"game": table_id, "server": server, "at": at},
    )


def open_in(db: Connection, channel_id: int) -> list[int]:
    """The open tables of a borrowed place, the oldest first."""
    found = db.execute(
        "SELECT id FROM games WHERE channel_id = :channel AND borrowed = 1"
        " AND status IN ('lobby', 'running') ORDER BY id",
        {"channel": channel_id},
    )
    return [row[0] for row in found]


def known(db: Connection, channel_id: int) -> bool:
    """Whether a channel is, or was, a borrowed place with a table."""
    found = db.execute(
        "SELECT 1 FROM games WHERE channel_id = :channel AND borrowed = 1 LIMIT 1",
        {"channel": channel_id},
    )
    return found.fetchone() is not None


def unreached(db: Connection, table_id: int) -> tuple[int, ...]:
    """The players of a table who cannot be written to."""
    found = db.execute(
        "SELECT user_id FROM unreached WHERE game_id = :game ORDER BY user_id", {"game": table_id}
    )
    return tuple(row[0] for row in found)


def set_reached(db: Connection, table_id: int, user_id: int, *, reached: bool) -> None:
    """Note whether a player can be written to."""
    values = {"game": table_id, "user": user_id}
    db.execute("DELETE FROM unreached WHERE game_id = :game AND user_id = :user", values)
    if not reached:
        db.execute("INSERT INTO unreached (game_id, user_id) VALUES (:game, :user)", values)


def left(db: Connection, table_id: int, there: Collection[int]) -> None:
    """Only these people play at a table from now on."""
    for user in unreached(db, table_id):
        if user not in there:
            set_reached(db, table_id, user, reached=True)


def owe(db: Connection, row_id: int, reason: str, *, sure: bool) -> None:
    """A message waits for a press. sure: it was not posted; else it may be there."""
    db.execute(
        f"UPDATE outbox SET owed = {OWED}, error = :reason, due_at = created_at,"  # noqa: S608
        " attempts = attempts - :sure WHERE id = :id AND state = 'pending'",
        {"reason": reason, "sure": int(sure), "id": row_id},
    )


def owed_before(db: Connection, table_id: int, row_id: int) -> bool:
    """Whether something older than this message still waits for a press."""
    found = db.execute(
        f"SELECT 1 FROM outbox WHERE game_id = :game AND id < :row AND owed = {OWED}"  # noqa: S608
        " AND state = 'pending' LIMIT 1",
        {"game": table_id, "row": row_id},
    )
    return found.fetchone() is not None


def newer_board(db: Connection, table_id: int, row_id: int) -> bool:
    """Whether a newer board of the table is still to be posted, which tells all that this one
    would."""
    found = db.execute(
        f"SELECT 1 FROM outbox WHERE game_id = :game AND id > :row AND kind IN ({BOARDS})"  # noqa: S608
        " AND state = 'pending' LIMIT 1",
        {"game": table_id, "row": row_id},
    )
    return found.fetchone() is not None


def press(db: Connection, channel_id: int, user_id: int, node: str | None, at: float) -> list[int]:
    """Somebody presses something in a borrowed place: what is owed there is due. Returns its tables
    that are open or have something to say."""
    here = "game_id IN (SELECT id FROM games WHERE channel_id = :channel AND borrowed = 1)"
    values = {"channel": channel_id, "user": user_id, "at": at}
    db.execute(
        "UPDATE borrowed SET host_at = :at"  # noqa: S608
        f" WHERE {here} AND (SELECT host_id FROM games WHERE id = game_id) = :user",
        values,
    )
    # While another process posts something there, it keeps what is to be said.
    db.execute(
        "UPDATE borrowed SET node = :node, held_until = :until"  # noqa: S608
        f" WHERE {here} AND (coalesce(node, '') = coalesce(:node, '') OR held_until < :at"
        " OR NOT EXISTS (SELECT 1 FROM outbox o WHERE o.game_id = borrowed.game_id"
        f" AND o.state = 'pending' AND o.owed <> {OWED} AND o.attempts > 0))",
        {"channel": channel_id, "node": node, "until": at + HOLD, "at": at},
    )
    revive(db, here, {"channel": channel_id})
    found = db.execute(
        "SELECT id FROM games g WHERE channel_id = :channel AND borrowed = 1 AND (status IN"
        " ('lobby', 'running') OR EXISTS (SELECT 1 FROM outbox o WHERE o.game_id = g.id"
        " AND o.state = 'pending')) ORDER BY id",
        {"channel": channel_id},
    )
    return [row[0] for row in found]


def of_kind(db: Connection, table_id: int, kind: str) -> list[OutboxRow[Outgoing]]:
    """The messages of a table of one kind, the oldest first."""
    found = db.execute(
        f"SELECT {OUTBOX_COLUMNS} FROM outbox WHERE game_id = :game AND kind = :kind"  # noqa: S608
        " ORDER BY id",
        {"game": table_id, "kind": kind},
    )
    return [outbox_row(row) for row in found.fetchall()]


def filmed(db: Connection, table_id: int) -> bool:
    """Whether the time-lapse of a table was posted, or is to be at the wish of somebody."""
    found = db.execute(
        "SELECT 1 FROM outbox WHERE game_id = :game AND kind = :kind"  # noqa: S608
        f" AND (message_id IS NOT NULL OR state = 'pending' AND owed = {LATE}) LIMIT 1",
        {"game": table_id, "kind": Timelapse.kind},
    )
    return found.fetchone() is not None


def make_late(db: Connection, table_id: int) -> None:
    """The newest message of a table is said by the press at hand."""
    db.execute(
        f"UPDATE outbox SET owed = {LATE} WHERE id ="  # noqa: S608
        " (SELECT max(id) FROM outbox WHERE game_id = :game)",
        {"game": table_id},
    )


def revive(db: Connection, where: str, values: dict[str, int]) -> None:
    """What is owed is due at once. where: of which tables, as SQL."""
    db.execute(
        f"UPDATE outbox SET owed = {LATE} WHERE owed = {OWED} AND state = 'pending'"  # noqa: S608
        f" AND {where}",
        values,
    )


def seen(
    db: Connection, channel_id: int, marks: Collection[str], message_id: int, at: float
) -> None:
    """A message of a borrowed place was pressed that has one of these marks: so it has arrived,
    though nobody had heard so."""
    if not marks:
        return
    which, values = one_of("nonce", tuple(marks))
    found: Sequence[tuple[int, int, str]] = [
        (row[0], row[1], row[2])
        for row in db.execute(
            "SELECT o.id, o.game_id, o.kind FROM outbox o JOIN games g ON g.id = o.game_id"  # noqa: S608
            f" WHERE o.state = 'pending' AND o.owed > 0 AND o.attempts > 0 AND {which}"
            " AND g.channel_id = :channel AND g.borrowed = 1",
            {"channel": channel_id, **values},
        )
    ]
    for row_id, table_id, kind in found:
        db.execute(
            "UPDATE outbox SET state = 'sent', done_at = :at, message_id = :message, error = NULL"
            " WHERE id = :id",
            {"at": at, "message": message_id, "id": row_id},
        )
        if f"'{kind}'" in BOARDS:
            what = "over" if kind == "over" else "turn"
            remember_message(db, table_id, channel_id, message_id, what, at)


def held_by(db: Connection, table_id: int, node: str, at: float) -> bool:
    """Whether a process heard the last press at a table and can still speak with it."""
    found = db.execute(
        "SELECT 1 FROM borrowed WHERE game_id = :game AND node = :node AND held_until > :at",
        {"game": table_id, "node": node, "at": at},
    )
    return found.fetchone() is not None


def settle(db: Connection, table_id: int, guild_id: int) -> None:
    """A table has a home on a server that has the bot."""
    revive(db, "game_id = :game", {"game": table_id})
    db.execute(
        "UPDATE games SET guild_id = :guild WHERE id = :game", {"guild": guild_id, "game": table_id}
    )
    for statement in (
        "UPDATE games SET borrowed = 0, place = 'there' WHERE id = :game",
        "DELETE FROM borrowed WHERE game_id = :game",
        "DELETE FROM unreached WHERE game_id = :game",
        "DELETE FROM messages WHERE game_id = :game",  # nobody can edit them
    ):
        db.execute(statement, {"game": table_id})


def astray(db: Connection) -> list[int]:
    """The tables of which it is not clear whether they are in a borrowed place."""
    found = db.execute(
        "SELECT g.id FROM games g LEFT JOIN borrowed b ON b.game_id = g.id"
        " WHERE (g.borrowed = 1) <> (b.game_id IS NOT NULL) ORDER BY g.id"
    )
    return [row[0] for row in found]


def without_host(db: Connection, before: float, after: int, limit: int) -> list[int]:
    """The open tables whose host has pressed nothing there and taken no step since a moment, by
    number, from the one after this on."""
    found = db.execute(
        "SELECT b.game_id FROM borrowed b JOIN games g ON g.id = b.game_id"
        " WHERE b.game_id > :after AND b.host_at < :before AND g.status IN ('lobby', 'running')"
        " AND NOT EXISTS (SELECT 1 FROM steps s WHERE s.game_id = g.id AND s.user_id = g.host_id"
        " AND s.at >= :before) ORDER BY b.game_id LIMIT :limit",
        {"after": after, "before": before, "limit": limit},
    )
    return [row[0] for row in found]


def set_host(db: Connection, table_id: int, user_id: int, at: float) -> None:
    """Another player is host of a table from now on."""
    db.execute(
        "UPDATE games SET host_id = :user WHERE id = :game", {"user": user_id, "game": table_id}
    )
    db.execute(
        "UPDATE borrowed SET host_at = :at WHERE game_id = :game", {"at": at, "game": table_id}
    )
