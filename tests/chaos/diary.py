"""What each transaction of the bot did, written down by the database itself.

Triggers copy every change into one more table. They are part of the transaction they tell of: what
was rolled back or died left no trace, and what is in the diary is stored. The bot knows nothing of
it; only the beginning of each transaction is marked by the process it runs in (`mark`).
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import psycopg

from tables.model.competitions import CONFIRMED_WITHIN
from tables.store import paths, sqlite
from tables.store.connection import Connection
from tables.store.sqlite import SqliteStore

T = TypeVar("T")

COLUMNS: Mapping[str, tuple[str, ...]] = {
    "games": (
        *("id", "game", "channel_id", "status", "version", "seq", "public_seq", "draft_seat"),
        *("told_seq", "options", "deals"),
    ),
    "seats": ("seat", "user_id", "computer", "caretaker", "name"),
    "steps": ("seq", "seat", "user_id", "action", "hash", "reseeds"),
    "interactions": ("id",),
    "orders": ("id", "seat", "kind", "about", "policy", "amount", "at", "answer"),
    "orders_used": ("seq",),
    "held": ("seat", "wait", "action", "question", "quiet", "due_at"),
    "plans": ("seat", "mode", "actions", "done", "begun", "stopped"),
    "undo_requests": ("id", "seat", "agreed", "outcome", "ended_by"),
    "notes": ("kind",),
    "outbox": ("id", "kind", "nonce", "data"),
}
"""What is copied of the rows of each table."""
CHANGED = {
    "games": "version, told_seq, status",
    "steps": "hash",
    "seats": "caretaker, user_id",
    "undo_requests": "agreed, outcome",
}
"""Tables whose rows are changed in place, with the columns that count."""
REPLACED = {"plans": "actions", "held": "action"}
"""Tables in which a new row takes the place of the one with the same key, and counts as new; with a
column that only this changes."""
SAID = {"matched": "match_id", "entrants": "competition_id"}
"""Tables whose rows hold what people must be told beside the outbox, and what it is about."""
SAYS = "!"
"""Ends the name of an entry about such a row."""
HASTE = {"skirmish": (2.0, None), "antike-duellum": (3.0, 20.0), "tta-new-story": (2.5, None)}
"""Seconds until reminders, and for a move until a caretaker comes, at the tables of a game."""
SIGN_UP, CONFIRM = 10.0, 12.0
"""Seconds in which people sign up for a season, and in which they say that they are in."""


def complete(database: Path) -> bool:
    """Whether the file has all its tables."""
    if not database.exists():
        return False
    with closing(sqlite3.connect(database)) as db:
        return sqlite.schema_of(db) == len(paths.migrations())


def begin(database: Path, dms: tuple[int, ...]) -> None:
    """Keep a diary from now on. dms: users who want reminders as direct messages."""
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("BEGIN")
        db.execute("CREATE TABLE diary (n INTEGER PRIMARY KEY, what TEXT, game INTEGER, data TEXT)")
        for table in COLUMNS:
            for event, row in (("INSERT", "NEW"), ("DELETE", "OLD")):
                db.execute(_trigger(table, event, row))
            if table in CHANGED:
                db.execute(_trigger(table, f"UPDATE OF {CHANGED[table]}", "NEW"))
            if table in REPLACED:
                db.execute(_trigger(table, f"UPDATE OF {REPLACED[table]}", "NEW", "+"))
        for game, (first, move) in HASTE.items():
            db.execute(
                f"CREATE TRIGGER diary_haste_{game.replace('-', '_')} AFTER INSERT ON games"
                f" WHEN NEW.game = '{game}' BEGIN {_hasty(first, move)}; END"
            )
        db.executemany(
            "INSERT INTO users (id, reminders) VALUES (?, 'dm')", [(user,) for user in dms]
        )
        db.execute("COMMIT")


def _hasty(first: float, move: float | None) -> str:
    return (
        "INSERT INTO clocks (game_id, first, every, most, move, bank, fallback, pauses)"
        f" VALUES (NEW.id, {first}, {first}, 2, {move or 'NULL'}, 0, 'caretaker', 'none')"
    )


def _entry(table: str, event: str, row: str, sign: str) -> tuple[str, str, str]:
    """What an entry says, of which table of the bot, and the columns that it copies."""
    what = f"{table}{sign or {'I': '+', 'D': '-', 'U': '='}[event[0]]}"
    game = f"{row}.id" if table == "games" else f"{row}.game_id"
    return what, game, ", ".join(f"'{name}', {row}.{name}" for name in COLUMNS[table])


def _trigger(table: str, event: str, row: str, sign: str = "") -> str:
    what, game, said = _entry(table, event, row, sign)
    return (
        f"CREATE TRIGGER diary_{table}_{event[:6].strip()} AFTER {event} ON {table} BEGIN"
        f" INSERT INTO diary (what, game, data) VALUES ('{what}', {game}, json_object({said})); END"
    )


def begin_at_server(db: psycopg.Connection[Any], dms: tuple[int, ...]) -> None:
    """The same at a server, where transactions run side by side: each entry has the number of its
    own."""
    db.execute(
        "CREATE TABLE diary (n BIGINT GENERATED ALWAYS AS IDENTITY, xid XID8 NOT NULL"
        " DEFAULT pg_current_xact_id(), what TEXT, game BIGINT, data TEXT)"
    )
    for table in COLUMNS:
        events = [("INSERT", "NEW", ""), ("DELETE", "OLD", "")]
        if table in CHANGED:
            events.append((f"UPDATE OF {CHANGED[table]}", "NEW", ""))
        if table in REPLACED:
            events.append((f"UPDATE OF {REPLACED[table]}", "NEW", "+"))
        for event, row, sign in events:
            what, game, said = _entry(table, event, row, sign)
            work = (
                f"INSERT INTO diary (what, game, data)"
                f" VALUES ('{what}', {game}, json_build_object({said})::text);"
            )
            _at_server(db, f"{table}_{event[:6].strip()}", f"{event} ON {table}", work)
    for table, about in SAID.items():
        said = f"json_build_object('about', NEW.{about}, 'user', NEW.user_id,"
        said += " 'say', NEW.say, 'nonce', NEW.nonce)::text"
        work = f"INSERT INTO diary (what, data) VALUES ('{table}{SAYS}', {said});"
        _at_server(db, f"{table}_said", f"INSERT OR UPDATE OF nonce ON {table}", work)
    for game, clock in HASTE.items():
        condition = f"IF NEW.game = '{game}' THEN {_hasty(*clock)}; END IF;"
        _at_server(db, f"haste_{game.replace('-', '_')}", "INSERT ON games", condition)
    asks = f"{CONFIRMED_WITHIN} + {SIGN_UP}"
    _at_server(db, "season_made", "INSERT ON competitions", _starts_in(asks))
    later = f"IF NEW.state = 'confirming' THEN {_starts_in(str(CONFIRM))} END IF;"
    _at_server(db, "season_asks", "UPDATE OF state ON competitions", later)
    for user in dms:
        db.execute("INSERT INTO users (id, reminders) VALUES (%s, 'dm')", (user,))


def _starts_in(seconds: str) -> str:
    """Let a season start so soon, by the clock of the server: those of nodes may be wrong."""
    return (
        f"UPDATE competitions SET starts_at = extract(epoch FROM clock_timestamp()) + {seconds}"
        " WHERE id = NEW.id AND kind = 'season';"
    )


def _at_server(db: psycopg.Connection[Any], name: str, when: str, work: str) -> None:
    db.execute(
        f"CREATE FUNCTION diary_{name}() RETURNS trigger LANGUAGE plpgsql AS"
        f" $$ BEGIN {work} RETURN NULL; END $$".encode()
    )
    db.execute(
        f"CREATE TRIGGER diary_{name} AFTER {when} FOR EACH ROW"
        f" EXECUTE FUNCTION diary_{name}()".encode()
    )


def mark(database: Path) -> None:
    """From now on this process marks where its transactions begin."""
    if not database.exists():  # the bot makes it, so that nobody else may read it
        return
    with closing(sqlite3.connect(database)) as db:
        if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'diary'").fetchone():
            return
    write = SqliteStore.write

    async def marked(self: SqliteStore, work: Callable[[Connection], T]) -> T:
        def begun(db: Connection) -> T:
            db.execute("INSERT INTO diary (what) VALUES ('begin')")
            return work(db)

        return await write(self, begun)

    SqliteStore.write = marked  # type: ignore[method-assign]


def without(database: Path, target: Path) -> None:
    """A copy of the file as the bot made it, for those who would stumble over the diary."""
    target.unlink(missing_ok=True)
    with (
        closing(sqlite3.connect(database)) as db,
        closing(sqlite3.connect(target, isolation_level=None)) as copied,
    ):
        db.backup(copied)
        for (name,) in copied.execute(
            "SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'diary%'"
        ).fetchall():
            copied.execute(f"DROP TRIGGER {name}")
        copied.execute("DROP TABLE diary")


@dataclass(slots=True)
class Entry:
    """One change of one row: `+` added, `-` removed, `=` changed; `row` holds what is there now or,
    of a removed one, was there."""

    table: str
    sign: str
    row: dict[str, Any]


@dataclass(slots=True)
class Change:
    """What one transaction did to one table of the bot, in order."""

    game: int
    number: int
    entries: list[Entry] = field(default_factory=list)

    def rows(self, what: str) -> list[dict[str, Any]]:
        """The rows of the entries of one kind, such as `steps+`."""
        return [e.row for e in self.entries if e.table + e.sign == what]


def read(db: sqlite3.Connection, after: int) -> tuple[int, list[Change]]:
    """The transactions behind entry `after`, and the number of the last entry."""
    found: list[Change] = []
    last = after
    here: dict[int, Change] = {}
    for n, what, game, data in db.execute(
        "SELECT n, what, game, data FROM diary WHERE n > ? ORDER BY n", (after,)
    ):
        last = n
        if what.endswith(SAYS):
            continue
        if what == "begin":
            here = {}
            continue
        if game not in here:
            here[game] = Change(game, n)
            found.append(here[game])
        here[game].entries.append(Entry(what[:-1], what[-1], _row(data)))
    return last, found


def said_in(db: sqlite3.Connection, table: str) -> list[dict[str, Any]]:
    """What people were to be told of a match or a competition: `about`, `user`, `say`, `nonce`."""
    rows = db.execute("SELECT data FROM diary WHERE what = ? ORDER BY n", (table + SAYS,))
    return [json.loads(row[0]) for row in rows]


def _row(data: str) -> dict[str, Any]:
    """The columns of a row. SQLite puts some JSON columns in as what they mean."""
    found = json.loads(data).items()
    return {k: json.dumps(v) if isinstance(v, list | dict) else v for k, v in found}
