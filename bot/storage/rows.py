"""The SQL of tables, seats, steps and outbox: plain functions on a connection.

They run inside a transaction of `Store`. Writing functions never decide anything.
"""

from __future__ import annotations

import hashlib
import json
import logging
import secrets
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.chance import Deal, Word, chance
from bot.errors import Unreadable
from bot.tables.model import Announcement, Note, OutboxRow, Seat, Table, UserRef
from engine.core import Chance


@dataclass(frozen=True, slots=True)
class StoredPlan:
    """One row of `plans`; `actions` and `stopped` are JSON."""

    seat: int
    mode: str
    actions: str
    done: int
    begun: int | None
    stopped: str | None


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table with what only the service may know of it.

    head_hash and public_hash name the states after `seq` and `public_seq`; None in the lobby.
    secret: what choices of computers, delays and stamps hang on. seed: what the chance of a game
    comes from that was begun before there were deals. deals: its secrets in turn.
    owed: seats that learnt something alone and were not yet written to, with the first such step.
    repeated: the interaction it was loaded for was carried out before.
    plans: the prepared turns of its seats.
    """

    table: Table
    seed: int | None
    secret: str
    head_hash: str | None
    public_hash: str | None
    repeated: bool = False
    owed: dict[int, int] = field(default_factory=dict)
    plans: tuple[StoredPlan, ...] = ()
    deals: tuple[Deal, ...] = ()

    @property
    def begins(self) -> Chance | None:
        """What the set-up is made from; None in the lobby."""
        if self.seed is not None:
            return chance(self.seed)
        if self.deals and self.deals[0].after is None:
            return chance(self.deals[0].secret)
        return None


@dataclass(frozen=True, slots=True)
class StoredStep:
    """One row of `steps`; `action` and `news` are JSON, `state` a compressed save.

    reseeds: what `Rules.reseed` was given after the step; `hash` and `state` are after that.
    question: the kind of question it answered, "" for an aside, None for old steps and set-ups.
    planned: a prepared turn chose it.
    """

    seq: int
    seat: int | None
    user_id: int | None
    action: str | None
    news: str
    barrier: bool
    hash: str
    at: float
    state: bytes | None = None
    reseeds: tuple[Word, ...] = ()
    question: str | None = None
    planned: bool = False


log = logging.getLogger("agora.rows")

_GAME = """
SELECT g.*,
       (SELECT hash FROM steps WHERE game_id = g.id AND seq = g.seq) AS head_hash,
       (SELECT hash FROM steps WHERE game_id = g.id AND seq = g.public_seq) AS public_hash
FROM games g
"""


def _compact(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def load(db: sqlite3.Connection, table_id: int, interaction: int | None = None) -> Loaded | None:
    """A table by its number; with an interaction, also whether that was carried out before."""
    row = db.execute(_GAME + "WHERE g.id = ?", (table_id,)).fetchone()
    if row is None:
        return None
    done = db.execute("SELECT 1 FROM interactions WHERE id = ?", (interaction,)).fetchone()
    return replace(_loaded(db, row, repeated=done is not None), plans=plans(db, table_id))


def open_in(db: sqlite3.Connection, channel_id: int) -> Loaded | None:
    """The open table of a channel."""
    row = db.execute(
        _GAME + "WHERE g.channel_id = ? AND g.status IN ('lobby', 'running')", (channel_id,)
    ).fetchone()
    return None if row is None else _loaded(db, row)


def latest_in(db: sqlite3.Connection, channel_id: int) -> Loaded | None:
    """The open table of a channel, or else the last one that was there."""
    row = db.execute(
        _GAME + "WHERE g.channel_id = ? "
        "ORDER BY g.status IN ('lobby', 'running') DESC, g.id DESC LIMIT 1",
        (channel_id,),
    ).fetchone()
    return None if row is None else _loaded(db, row)


def open_of(db: sqlite3.Connection, user_id: int) -> list[Table]:
    """The open tables at which a user has a seat, oldest first."""
    found = db.execute(
        _GAME + "JOIN seats s ON s.game_id = g.id "
        "WHERE s.user_id = ? AND g.status IN ('lobby', 'running') ORDER BY g.id",
        (user_id,),
    ).fetchall()
    tables = []
    for row in found:
        try:
            tables.append(_loaded(db, row).table)
        except Unreadable as error:  # their other tables go on
            log.error("a table is left out: %s", error)
    return tables


def maybe_automatic(db: sqlite3.Connection) -> list[int]:
    """The running tables where somebody may have to answer whom nobody presses for, and those
    that a stop of the program kept from saying where they are."""
    found = db.execute(
        "SELECT id FROM games g WHERE status = 'running' AND draft_seat IS NULL AND ("
        " told_seq < public_seq"
        " OR EXISTS (SELECT 1 FROM seats WHERE game_id = g.id AND (computer = 1 OR caretaker = 1))"
        " OR EXISTS (SELECT 1 FROM orders WHERE game_id = g.id)"
        " OR EXISTS (SELECT 1 FROM plans WHERE game_id = g.id))"
        " ORDER BY id"
    )
    return [r[0] for r in found]


def stamp(secret: str, version: int) -> str:
    """A name for a version of a table that does not tell how many there were. It begins with a
    letter, so it is no number of a version."""
    digest = hashlib.sha256(f"{secret}:stamp:{version}".encode()).digest()
    return "v" + digest[:4].hex()


def _loaded(db: sqlite3.Connection, row: sqlite3.Row, repeated: bool = False) -> Loaded:
    """Raises `Unreadable`."""
    try:
        return _read(db, row, repeated)
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise Unreadable(f"its row cannot be read: {error!r} (table {row['id']})") from error


def _read(db: sqlite3.Connection, row: sqlite3.Row, repeated: bool) -> Loaded:
    seats = db.execute(
        "SELECT seat, user_id, name, computer, caretaker FROM seats WHERE game_id = ?"
        " ORDER BY seat",
        (row["id"],),
    )
    secret = row["key"] or str(row["secret"])
    table = Table(
        id=row["id"],
        game=row["game"],
        options=json.loads(row["options"]),
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        host_id=row["host_id"],
        status=row["status"],
        seats=tuple(Seat(s[0], s[1], s[2], bool(s[3]), bool(s[4])) for s in seats),
        version=row["version"],
        seq=row["seq"],
        public_seq=row["public_seq"],
        draft_seat=row["draft_seat"],
        message_id=row["message_id"],
        told_seq=row["told_seq"],
        told_asked=tuple(json.loads(row["told_asked"])),
        created_at=row["created_at"],
        changed_at=row["changed_at"],
        poker_face=bool(row["poker_face"]),
        rewound=row["rewound"],
        stamp=stamp(secret, row["version"]),
        epoch=stamp(secret, row["rewound"]),
        place=row["place"],
    )
    return Loaded(
        table,
        row["seed"],
        secret,
        row["head_hash"],
        row["public_hash"],
        repeated,
        {int(seat): seq for seat, seq in json.loads(row["owed"]).items()},
        deals=tuple(Deal(**deal) for deal in json.loads(row["deals"])),
    )


def create(
    db: sqlite3.Connection,
    *,
    game: str,
    options: dict[str, Any],
    guild_id: int | None,
    channel_id: int,
    host: UserRef,
    secret: str,
    at: float,
    parent_id: int | None = None,
) -> Table:
    """A new table in the lobby with its host in the first seat."""
    made = db.execute(
        "INSERT INTO games (game, options, guild_id, channel_id, parent_id, host_id, status,"
        " secret, key, created_at, changed_at)"
        " VALUES (?, ?, ?, ?, ?, ?, 'lobby', 0, ?, ?, ?)",
        (game, _compact(options), guild_id, channel_id, parent_id, host.id, secret, at, at),
    )
    table_id = made.lastrowid
    assert table_id is not None
    put_seats(db, table_id, (Seat(0, host.id, host.name),))
    loaded = load(db, table_id)
    assert loaded is not None
    return loaded.table


_COLUMNS = {
    *("options", "host_id", "status", "deals", "message_id", "poker_face"),
    *("seq", "public_seq", "draft_seat", "told_seq", "told_asked", "owed", "rewound"),
}


def bump(db: sqlite3.Connection, table_id: int, version: int, at: float, **columns: Any) -> bool:
    """Move a table from one version to the next; False if it is not at that version any more.

    The time of the change is kept only where the change is public: everybody may read it, and a
    step of a draft must not show there.
    """
    assert set(columns) <= _COLUMNS
    values = [_compact(v) if isinstance(v, (dict, tuple, list)) else v for v in columns.values()]
    sets = "".join(f", {name} = ?" for name in columns)
    done = db.execute(
        "UPDATE games SET version = version + 1, changed_at = CASE WHEN"  # noqa: S608 - fixed names
        " coalesce(?, public_seq) = public_seq AND coalesce(?, status) = status THEN changed_at"
        f" ELSE ? END{sets} WHERE id = ? AND version = ?",
        (columns.get("public_seq"), columns.get("status"), at, *values, table_id, version),
    )
    return done.rowcount == 1


def put_seats(db: sqlite3.Connection, table_id: int, seats: Iterable[Seat]) -> None:
    """Replace the seats of a table."""
    db.execute("DELETE FROM seats WHERE game_id = ?", (table_id,))
    db.executemany(
        "INSERT INTO seats (game_id, seat, user_id, name, computer, caretaker)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        [(table_id, s.index, s.user_id, s.name, int(s.computer), int(s.caretaker)) for s in seats],
    )


def drop_steps(db: sqlite3.Connection, table_id: int, after: int) -> None:
    """Remove the steps behind a sequence number."""
    db.execute("DELETE FROM steps WHERE game_id = ? AND seq > ?", (table_id, after))


def put_steps(db: sqlite3.Connection, table_id: int, steps: Sequence[StoredStep]) -> None:
    """Append steps; a number that is taken raises `sqlite3.IntegrityError`."""
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


def publish_steps(db: sqlite3.Connection, table_id: int, after: int, upto: int, at: float) -> None:
    """Give steps the time at which everybody hears of them in place of that of their draft."""
    db.execute(
        "UPDATE steps SET at = ? WHERE game_id = ? AND seq > ? AND seq <= ?",
        (at, table_id, after, upto),
    )


def steps(
    db: sqlite3.Connection, table_id: int, after: int, upto: int, limit: int | None = None
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


@dataclass(frozen=True, slots=True)
class Author:
    """Who made a step, and what for; the fields are those of `StoredStep`."""

    seq: int
    seat: int | None
    user_id: int | None
    barrier: bool
    question: str | None
    planned: bool


def authors(db: sqlite3.Connection, table_id: int, upto: int) -> list[Author]:
    """Who made the steps up to `upto`."""
    found = db.execute(
        "SELECT seq, seat, user_id, barrier, question, planned FROM steps"
        " WHERE game_id = ? AND seq <= ? ORDER BY seq",
        (table_id, upto),
    )
    return [Author(r[0], r[1], r[2], bool(r[3]), r[4], bool(r[5])) for r in found]


def told_from(db: sqlite3.Connection, table_id: int) -> int:
    """The step after which the newest board message begins to tell; -1 before the first one."""
    row = db.execute(
        "SELECT json_extract(data, '$.from_seq') FROM outbox WHERE game_id = ?"
        " AND kind IN ('turn', 'over')"
        " AND json_extract(data, '$.from_seq') < json_extract(data, '$.to_seq')"
        " ORDER BY id DESC LIMIT 1",
        (table_id,),
    ).fetchone()
    return -1 if row is None else int(row[0])


def snapshot(db: sqlite3.Connection, table_id: int, seq: int) -> tuple[int, bytes] | None:
    """The newest stored state that is not newer than `seq`, with its number."""
    row = db.execute(
        "SELECT seq, state FROM steps WHERE game_id = ? AND seq <= ? AND state IS NOT NULL"
        " ORDER BY seq DESC LIMIT 1",
        (table_id, seq),
    ).fetchone()
    return None if row is None else (row[0], row[1])


def next_snapshot(db: sqlite3.Connection, table_id: int, seq: int) -> tuple[int, bytes] | None:
    """The oldest stored state that is newer than `seq`, with its number."""
    row = db.execute(
        "SELECT seq, state FROM steps WHERE game_id = ? AND seq > ? AND state IS NOT NULL"
        " ORDER BY seq LIMIT 1",
        (table_id, seq),
    ).fetchone()
    return None if row is None else (row[0], row[1])


def saves(db: sqlite3.Connection, table_id: int, upto: int) -> dict[int, bytes]:
    """The stored states up to a step, by the numbers of their steps."""
    found = db.execute(
        "SELECT seq, state FROM steps WHERE game_id = ? AND seq <= ? AND state IS NOT NULL",
        (table_id, upto),
    )
    return {row[0]: row[1] for row in found}


def thin(db: sqlite3.Connection, table_id: int, last: int, every: int) -> None:
    """Drop the states of a game that is over, except each `every`-th and the last."""
    db.execute(
        "UPDATE steps SET state = NULL WHERE game_id = ? AND seq % ? != 0 AND seq != ?",
        (table_id, every, last),
    )


def plans(db: sqlite3.Connection, table_id: int) -> tuple[StoredPlan, ...]:
    """The prepared turns of a table."""
    found = db.execute(
        "SELECT seat, mode, actions, done, begun, stopped FROM plans WHERE game_id = ?"
        " ORDER BY seat",
        (table_id,),
    )
    return tuple(StoredPlan(*row) for row in found)


def put_plan(db: sqlite3.Connection, table_id: int, plan: StoredPlan, at: float) -> None:
    """Store the prepared turn of a seat in place of an older one."""
    db.execute(
        "INSERT OR REPLACE INTO plans (game_id, seat, mode, actions, done, begun, stopped, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table_id, plan.seat, plan.mode, plan.actions, plan.done, plan.begun, plan.stopped, at),
    )


def drop_plans(db: sqlite3.Connection, table_id: int, seat: int | None = None) -> None:
    """Forget the prepared turn of a seat, or (None) all of a table."""
    db.execute(
        "DELETE FROM plans WHERE game_id = ?1 AND (?2 IS NULL OR seat = ?2)", (table_id, seat)
    )


def note(
    db: sqlite3.Connection, table_id: int, seq: int, at: float, kind: str, data: dict[str, Any]
) -> None:
    """Record something that happened beside the rules."""
    db.execute(
        "INSERT INTO notes (game_id, seq, at, kind, data) VALUES (?, ?, ?, ?, ?)",
        (table_id, seq, at, kind, _compact(data)),
    )


def notes(db: sqlite3.Connection, table_id: int) -> list[Note]:
    """Everything that happened at a table beside the rules, oldest first. Raises `Unreadable`."""
    found = db.execute(
        "SELECT at, seq, kind, data FROM notes WHERE game_id = ? ORDER BY id", (table_id,)
    )
    return [Note(r[0], r[1], r[2], _fact(r[2], r[3])) for r in found]


def _fact(kind: str, text: str) -> dict[str, Any]:
    """What a note says; of going back, all that is told of it has to be there."""
    try:
        data = json.loads(text)
        sound = isinstance(data, dict)
        if sound and kind == "took_back":
            numbers = [data["seat"], data["steps"], *data["agreed"], *data.get("waived", ())]
            sound = all(type(number) is int for number in numbers)
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        raise Unreadable(f"a note cannot be read: {error!r}") from error
    if not sound:
        raise Unreadable(f"a note of the kind {kind} cannot be read")
    found: dict[str, Any] = data
    return found


def mark_done(db: sqlite3.Connection, interaction: int, table_id: int, at: float) -> None:
    """Remember an interaction."""
    db.execute(
        "INSERT INTO interactions (id, game_id, at) VALUES (?, ?, ?)", (interaction, table_id, at)
    )


def announce(
    db: sqlite3.Connection, table_id: int, at: float, rows: Iterable[Announcement]
) -> None:
    """Put messages into the outbox."""
    db.executemany(
        "INSERT INTO outbox (game_id, kind, data, nonce, created_at, due_at)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        [(table_id, r.kind, _compact(r.data), secrets.token_hex(10), at, at) for r in rows],
    )


OUTBOX_COLUMNS = "id, game_id, kind, data, nonce, attempts, created_at, due_at"
ALONE = ("call", "private")
"""Direct messages that hold nothing up."""
CALLS_WAIT = 3
"""Attempts at an earlier message of the table that a call waits for."""


def outbox_row(row: sqlite3.Row) -> OutboxRow:
    """The row of a query for `OUTBOX_COLUMNS`."""
    number, table_id, kind, data, *rest = row
    try:
        facts = json.loads(data)
    except (ValueError, TypeError, RecursionError):
        facts = None
    if not isinstance(facts, dict):
        # One damaged row must not silence all tables. Nobody knows how to say it: it is given up.
        return OutboxRow(number, table_id, "unreadable", {}, *rest)
    return OutboxRow(number, table_id, kind, facts, *rest)


def first_pending(db: sqlite3.Connection) -> list[OutboxRow]:
    """The oldest undelivered message of every table that has one, all calls behind nothing but
    what has failed several times, and all that is said in private in place of the channel. Tables
    that rest say nothing.

    A call holds nothing up: whether there is one is nobody else's business, and when the table
    hears something must not tell it. It comes after the board it is about, unless the channel takes
    none; who is called can answer all the same.
    """
    found = db.execute(
        "WITH heads AS (SELECT game_id, min(id) AS id, attempts FROM outbox"  # noqa: S608 - fixed
        " WHERE state = 'pending' AND kind NOT IN ('call', 'private') GROUP BY game_id)"
        f" SELECT {OUTBOX_COLUMNS} FROM outbox WHERE id IN"
        " (SELECT id FROM heads UNION SELECT c.id FROM outbox c"
        " LEFT JOIN heads h ON h.game_id = c.game_id AND h.id < c.id"
        " WHERE c.state = 'pending' AND (c.kind = 'private'"
        " OR c.kind = 'call' AND coalesce(h.attempts, ?1) >= ?1))"
        " AND NOT EXISTS (SELECT 1 FROM games g WHERE g.id = game_id AND g.place = 'left')"
        " ORDER BY id",
        (CALLS_WAIT,),
    )
    return [outbox_row(row) for row in found]


def begin_delivery(db: sqlite3.Connection, row_id: int) -> None:
    """Count an attempt before it is made, so that a crash in the middle of it is known."""
    db.execute("UPDATE outbox SET attempts = attempts + 1 WHERE id = ?", (row_id,))


def delivered(db: sqlite3.Connection, row_id: int, at: float, message_id: int | None) -> None:
    """A message is out."""
    db.execute(
        "UPDATE outbox SET state = 'sent', done_at = ?, message_id = ?, error = NULL WHERE id = ?",
        (at, message_id, row_id),
    )


def messages_of_rows(db: sqlite3.Connection, table_id: int) -> frozenset[int]:
    """The messages of a table of which it is known what they say."""
    found = db.execute(
        "SELECT message_id FROM outbox WHERE game_id = ? AND message_id IS NOT NULL", (table_id,)
    )
    return frozenset(row[0] for row in found)


def postpone(db: sqlite3.Connection, row_id: int, due_at: float, error: str) -> None:
    """An attempt failed; the next one is due later."""
    db.execute("UPDATE outbox SET due_at = ?, error = ? WHERE id = ?", (due_at, error, row_id))


def give_up(db: sqlite3.Connection, row_id: int, at: float, error: str) -> None:
    """A message will never be delivered; the row stays as the record of it."""
    db.execute(
        "UPDATE outbox SET state = 'given up', done_at = ?, error = ? WHERE id = ?",
        (at, error, row_id),
    )


def remember_message(
    db: sqlite3.Connection, table_id: int, channel_id: int, message_id: int, kind: str, at: float
) -> None:
    """Note where a public message of a table is; the newest is the current one."""
    db.execute(
        "INSERT OR REPLACE INTO messages (message_id, game_id, channel_id, kind, at)"
        " VALUES (?, ?, ?, ?, ?)",
        (message_id, table_id, channel_id, kind, at),
    )
    db.execute("UPDATE games SET message_id = ? WHERE id = ?", (message_id, table_id))


def forget_message(db: sqlite3.Connection, message_id: int) -> None:
    """A public message was deleted."""
    db.execute(
        "UPDATE games SET message_id = NULL WHERE message_id = ?"
        " AND id = (SELECT game_id FROM messages WHERE message_id = ?)",
        (message_id, message_id),
    )
    db.execute("DELETE FROM messages WHERE message_id = ?", (message_id,))


def problem(
    db: sqlite3.Connection,
    reference: str,
    at: float,
    summary: str,
    detail: str,
    table_id: int | None,
    user_id: int | None,
) -> None:
    """Keep a fault or a report under its reference number, with where its table stood."""
    db.execute(
        "INSERT INTO problems (reference, at, summary, detail, user_id, game_id, seq)"
        " SELECT ?, ?, ?, ?, ?, g.id, g.seq FROM (SELECT 1)"
        " LEFT JOIN games g ON g.id = ?",
        (reference, at, summary, detail, user_id, table_id),
    )


def reference_of(db: sqlite3.Connection, table_id: int, summary: str) -> str | None:
    """The number under which a fault of a table was kept before."""
    row = db.execute(
        "SELECT reference FROM problems WHERE game_id = ? AND summary = ?", (table_id, summary)
    ).fetchone()
    return None if row is None else str(row[0])


def beat(db: sqlite3.Connection, at: float, state: Mapping[str, Any] | None = None) -> None:
    """Show that the bot is alive; `state` is what `bot.pulse` says of it."""
    db.execute(
        "INSERT OR REPLACE INTO heartbeat (id, at, state) VALUES (1, ?, ?)",
        (at, _compact(state or {})),
    )


def last_beat(db: sqlite3.Connection) -> float | None:
    """When the bot last showed that it is alive."""
    row = db.execute("SELECT at FROM heartbeat").fetchone()
    return None if row is None else float(row[0])


def last_failing(db: sqlite3.Connection) -> dict[str, float]:
    """What the bot said then that does not work, and since when; nothing if an older program wrote
    it."""
    row = db.execute("SELECT * FROM heartbeat").fetchone()
    found = json.loads(row["state"]) if row is not None and "state" in row.keys() else {}  # noqa: SIM118
    return {str(part): float(since) for part, since in found.get("failing", {}).items()}
