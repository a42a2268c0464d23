"""The SQL of where tables are.

Nothing here raises the version of a table, because what was shown to players stays right.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass

from tables.model import outgoing
from tables.model.errors import TableExists
from tables.model.outgoing import BOARDS
from tables.model.table import ChannelState, Table
from tables.store import close_rows, game_rows, note_rows, outbox_rows, wait_rows
from tables.store.connection import Connection
from tables.store.statements import larger, one_of

OPEN = "status IN ('lobby', 'running')"
CHANNEL = outgoing.names(lambda kind: kind.channel_only)
"""The kinds that are only useful in the channel, as a list of SQL. The rest of what waits is told
in another way."""


def open_tables(
    db: Connection, guild_id: int | None = None
) -> list[tuple[int, int | None, int, ChannelState]]:
    """Number, server, channel and place of the open tables of a server, or (None) of all, except
    those in borrowed places, about which nobody can ask. Tables that ended while their place was
    not in order are included, because something may be left to say."""
    found = db.execute(
        "SELECT id, guild_id, channel_id, place FROM games"  # noqa: S608 - fixed names
        f" WHERE ({OPEN} OR place <> 'there')"
        " AND borrowed = 0 AND (CAST(:guild_id AS BIGINT) IS NULL OR guild_id = :guild_id)",
        {"guild_id": guild_id},
    )
    return [tuple(row) for row in found]


def _set(db: Connection, table_id: int, place: ChannelState, *before: ChannelState) -> bool:
    """Change the place of a table, if it is one of `before`. After the game, it can only become
    better."""
    which, values = one_of("place", before)
    which += " AND borrowed = 0" if place == "there" else f" AND borrowed = 0 AND {OPEN}"
    done = db.execute(
        f"UPDATE games SET place = :place WHERE id = :game AND {which}",  # noqa: S608 - fixed names
        {"place": place, "game": table_id, **values},
    )
    return done.rowcount == 1


def bar(db: Connection, table_id: int) -> bool:
    """The bot may not write in the channel of a table."""
    return _set(db, table_id, "barred", "there")


def lose(db: Connection, table_id: int, at: float, reason: str) -> bool:
    """The channel of a table was deleted: its host, and those for whom the table waits, are told
    alone, in place of what was still to be posted there. False if that was known, or the table
    rests."""
    if not _set(db, table_id, "gone", "there", "barred"):
        return False
    db.execute(
        "UPDATE outbox SET state = 'given up', done_at = :at, error = :reason"  # noqa: S608
        f" WHERE game_id = :game AND state = 'pending' AND kind IN ({CHANNEL})",
        {"at": at, "reason": reason, "game": table_id},
    )
    found = game_rows.load(db, table_id)
    assert found is not None
    table = found.table
    asked = {user for user, _ in _awaited(db, table_id)}
    told = sorted({table.host_id, *asked} if table.seat_of(table.host_id) is not None else asked)
    outbox_rows.announce(db, table_id, at, [outgoing.ChannelGone(user=u) for u in told])
    return True


def _awaited(db: Connection, table_id: int) -> list[tuple[int, bool]]:
    """The users who have to answer, and whether their answer depends on hidden things. Those whose
    answer is given, or comes by itself, are left out."""
    found = db.execute(
        "SELECT w.user_id, w.guarded FROM waits w WHERE w.game_id = :game AND w.ended_at IS NULL"
        " AND NOT EXISTS (SELECT 1 FROM held h WHERE h.wait = w.id) ORDER BY w.seat",
        {"game": table_id},
    )
    return [(row[0], bool(row[1])) for row in found]


def find(db: Connection, table_id: int, at: float) -> bool:
    """The channel of a table can be written to again, as far as is known, so what waits is due at
    once. If the newest board was given up meanwhile, it is posted now."""
    if not _set(db, table_id, "there", "barred", "gone"):
        return False
    db.execute(
        "UPDATE outbox SET due_at = :at WHERE game_id = :game AND state = 'pending' AND"
        " due_at > :at",
        {"at": at, "game": table_id},
    )
    waiting = db.execute(
        "SELECT 1 FROM outbox WHERE game_id = :game AND state = 'pending'"  # noqa: S608
        f" AND kind IN ({BOARDS})",
        {"game": table_id},
    ).fetchone()
    if waiting is None and board_lost(db, table_id) is not None:
        show_again(db, table_id, at)
    return True


def servers(db: Connection, tables: Collection[int]) -> dict[int, int | None]:
    """The servers of some tables, by the number of the table."""
    found: dict[int, int | None] = {}
    for table in tables:
        row = db.execute("SELECT guild_id FROM games WHERE id = :id", {"id": table}).fetchone()
        if row is not None:
            found[table] = row[0]
    return found


def press(db: Connection, channel_id: int, at: float) -> bool:
    """Somebody is there: try at once what waits for a barred channel. Returns whether there is
    any."""
    done = db.execute(
        "UPDATE outbox SET due_at = :at WHERE state = 'pending' AND attempts > 0 AND due_at > :at"
        " AND game_id IN (SELECT id FROM games WHERE channel_id = :channel_id AND place ="
        " 'barred')",
        {"at": at, "channel_id": channel_id},
    )
    return done.rowcount > 0


def board_lost(db: Connection, table_id: int) -> str | None:
    """Why the newest board of a table is not in its channel; None if it is, or still comes."""
    row = db.execute(
        f"SELECT state, error FROM outbox WHERE game_id = :game AND kind IN ({BOARDS})"  # noqa: S608
        " ORDER BY id DESC LIMIT 1",
        {"game": table_id},
    ).fetchone()
    return str(row[1]) if row is not None and row[0] == "given up" else None


def show_again(db: Connection, table_id: int, at: float, *, quiet: bool = False) -> None:
    """Post the board of a running table again. It pings those who have to answer, unless a ping
    would reveal orders. quiet: it pings nobody."""
    found = game_rows.load(db, table_id)
    assert found is not None
    table = found.table
    if table.status != "running":
        return
    row = db.execute("SELECT told_asked FROM games WHERE id = :game", {"game": table_id}).fetchone()
    ping = [user for user, guarded in _awaited(db, table_id) if not guarded and not quiet]
    from_seq = min(outbox_rows.told_from(db, table_id), table.public_seq)
    board = outgoing.Turn(
        from_seq=from_seq,
        to_seq=table.public_seq,
        asked=tuple(json.loads(row[0])),
        ping=tuple(ping),
    )
    outbox_rows.announce(db, table_id, at, [board])


def rest(db: Connection, table_id: int, at: float) -> bool:
    """The bot was removed from the server of a table, which rests from now on."""
    if not _set(db, table_id, "left", "there", "barred", "gone"):
        return False
    wait_rows.rest(db, table_id, at)
    return True


def go_on(db: Connection, table_id: int, at: float) -> bool:
    """The bot is back on the server of a table: everything goes on as it was."""
    row = db.execute("SELECT rested_at FROM games WHERE id = :game", {"game": table_id}).fetchone()
    if not _set(db, table_id, "there", "left"):
        return False
    rested = at if row[0] is None else float(row[0])
    wait_rows.go_on(db, table_id, at)
    values = {"now": at, "rested": rested, "game": table_id}
    db.execute(
        f"UPDATE undo_requests SET at = {_later('at')} WHERE game_id = :game AND ended_at IS NULL",  # noqa: S608
        values,
    )
    db.execute(
        f"UPDATE outbox SET created_at = {_later('created_at')}, due_at = :now"  # noqa: S608
        " WHERE game_id = :game AND state = 'pending'",
        values,
    )
    return True


def _later(column: str) -> str:
    """A moment, moved by the time that the table has rested since then."""
    since = larger(column, ":rested")
    return f"{column} + ({larger('0', f'(:now - ({since}))')})"


def move(
    db: Connection,
    table: Table,
    channel_id: int,
    parent_id: int | None,
    user_id: int,
    at: float,
) -> None:
    """Bring an open table to another channel of its server. Players who have to answer are pinged
    there once for each position, however often the table moves. Raises `TableExists`."""
    there = game_rows.open_in(db, channel_id)
    if there is not None:
        raise TableExists(there.table.id)
    db.execute(
        "UPDATE games SET channel_id = :channel_id, parent_id = :parent_id, place = 'there',"
        " message_id = NULL"
        " WHERE id = :id",
        {"channel_id": channel_id, "parent_id": parent_id, "id": table.id},
    )
    db.execute(
        "UPDATE undo_requests SET message_id = NULL WHERE game_id = :id AND ended_at IS NULL",
        {"id": table.id},
    )
    db.execute(
        "UPDATE outbox SET due_at = :at WHERE game_id = :id AND state = 'pending' AND due_at > :at",
        {"at": at, "id": table.id},
    )
    again = db.execute(
        "SELECT 1 FROM notes WHERE game_id = :id AND kind = 'moved' AND seq = :seq",
        {"id": table.id, "seq": table.public_seq},
    ).fetchone()
    moved = outgoing.Moved(user=user_id, left=table.channel_id, to=channel_id)
    note_rows.note(db, table.id, table.public_seq, at, moved)
    outbox_rows.announce(db, table.id, at, [moved])
    if table.status == "running":
        show_again(db, table.id, at, quiet=again is not None)
        db.execute(
            "DELETE FROM outbox WHERE game_id = :id AND state = 'pending'"  # noqa: S608
            f" AND kind IN ({BOARDS}) AND kind IN ({CHANNEL})"
            " AND id < (SELECT max(id) FROM outbox WHERE game_id = :id)",
            {"id": table.id},
        )
    _ask_again(db, table, at)
    close_rows.moved(db, table.id, at)


def _ask_again(db: Connection, table: Table, at: float) -> None:
    """Post the open question to go back, if there is one, where the table is now."""
    row = db.execute(
        "SELECT id FROM undo_requests WHERE game_id = :id AND ended_at IS NULL", {"id": table.id}
    ).fetchone()
    if row is not None:
        outbox_rows.announce(db, table.id, at, [outgoing.Undo(request=row[0], ping=())])


def heard(db: Connection, table_id: int, row_id: int) -> frozenset[int]:
    """The users to whom a direct message was sent in place of this row."""
    found = db.execute(
        f"SELECT {outbox_rows.OUTBOX_COLUMNS} FROM outbox WHERE game_id = :game"  # noqa: S608
        " AND kind IN ('private', 'directpost') AND state = 'sent' AND instead_of = :id",
        {"game": table_id, "id": row_id},
    )
    told = [outbox_rows.outbox_row(row).message for row in found]
    alone = (outgoing.Private, outgoing.DirectPost)
    return frozenset(said.user for said in told if isinstance(said, alone))


def untidy(db: Connection, table_id: int, limit: int = 8) -> list[tuple[int, int]]:
    """Channel and number of the boards of a table that still have their buttons although there is
    a newer one, the newest first."""
    found = db.execute(
        "SELECT m.channel_id, m.message_id FROM messages m JOIN games g ON g.id = m.game_id"
        " WHERE m.game_id = :game AND m.kind = 'turn'"
        " AND m.message_id <> coalesce(g.message_id, 0) ORDER BY m.message_id DESC LIMIT :limit",
        {"game": table_id, "limit": limit},
    )
    return [(row[0], row[1]) for row in found]


@dataclass(frozen=True, slots=True)
class Questions:
    """The users whom a message has pinged. settled: those whose question is over; open: those for
    whose answer the table still waits because of it."""

    settled: tuple[int, ...] = ()
    open: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Untidy:
    """An older board of a table, and what became of its questions."""

    table: Table
    channel_id: int
    message_id: int
    asked: Questions


def to_tidy(db: Connection, table_id: int) -> list[Untidy]:
    """The boards of `untidy`, with what is said of them. Raises `Unreadable`."""
    boards = untidy(db, table_id)
    loaded = game_rows.load(db, table_id) if boards else None
    if loaded is None:
        return []
    return [
        Untidy(loaded.table, channel_id, message_id, questions_of(db, table_id, message_id))
        for channel_id, message_id in boards
    ]


def questions_of(db: Connection, table_id: int, message_id: int) -> Questions:
    """What became of the questions of a message. A question is open as long as the table waits for
    its user and no newer message has pinged them for another one."""
    values = {"game": table_id, "message": message_id}
    of_message = "SELECT id FROM outbox WHERE game_id = :game AND message_id = :message"
    own = {row[0] for row in db.execute(of_message, values)}
    found = db.execute(
        f"SELECT {outbox_rows.OUTBOX_COLUMNS} FROM outbox"  # noqa: S608
        f" WHERE game_id = :game AND state = 'sent' AND kind IN ({BOARDS}) AND id >= :first"
        " ORDER BY id",
        {"game": table_id, "first": min(own, default=0)},
    )
    pinged: dict[int, None] = {}
    again: dict[int, float] = {}
    for row in map(outbox_rows.outbox_row, found.fetchall() if own else ()):
        for user in outgoing.pinged(row.message):
            if row.id in own:
                pinged[user] = None
            else:
                again.setdefault(user, row.created_at)
    if not pinged:
        return Questions()
    waits = db.execute(
        "SELECT user_id, since FROM waits WHERE game_id = :game AND ended_at IS NULL",
        {"game": table_id},
    )
    still = {user for user, since in waits if user not in again or since < again[user]}
    return Questions(
        settled=tuple(user for user in pinged if user not in still),
        open=tuple(user for user in pinged if user in still),
    )


def tidied(db: Connection, message_id: int) -> None:
    """Record that a board has lost its buttons."""
    db.execute(
        "UPDATE messages SET kind = 'past' WHERE message_id = :message_id",
        {"message_id": message_id},
    )


def boards_astray(db: Connection) -> list[int]:
    """The tables whose newest board is not among their messages."""
    found = db.execute(
        "SELECT g.id FROM games g WHERE g.message_id IS NOT NULL AND NOT EXISTS"
        " (SELECT 1 FROM messages m WHERE m.message_id = g.message_id AND m.game_id = g.id)"
        " ORDER BY g.id"
    )
    return [row[0] for row in found]
