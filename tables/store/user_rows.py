"""The SQL of what users prefer."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from tables.model.users import Reminders, UserSettings
from tables.store.connection import Connection, Row
from tables.store.statements import upsert

COLUMNS = (
    "u.zone, u.quiet_from, u.quiet_to, u.away_until, u.reminders, u.language, u.pictures, u.calls,"
    " u.asks, u.invitations, u.record"
)


def from_row(user_id: int, row: Row) -> UserSettings:
    """The preferences in a row of a query for `COLUMNS`; all NULL means the usual ones."""
    if row["reminders"] is None:
        return UserSettings(user_id)
    quiet = None if row["quiet_from"] is None else (row["quiet_from"], row["quiet_to"])
    assert row["reminders"] in get_args(Reminders)
    return UserSettings(
        user_id,
        row["zone"],
        quiet,
        row["away_until"],
        row["reminders"],
        row["language"],
        row["pictures"],
        row["calls"],
        bool(row["asks"]),
        row["invitations"],
        row["record"],
    )


def load(db: Connection, user_id: int) -> UserSettings:
    """The preferences of a user."""
    row = db.execute(
        f"SELECT {COLUMNS} FROM users u WHERE u.id = :user",  # noqa: S608
        {"user": user_id},
    ).fetchone()
    return UserSettings(user_id) if row is None else from_row(user_id, row)


_SAVE = upsert(
    "users",
    ("id",),
    (
        *("zone", "quiet_from", "quiet_to", "away_until"),
        *(
            "reminders",
            "language",
            "pictures",
            "text_only",
            "calls",
            "asks",
            "invitations",
            "record",
        ),
    ),
)


def save(db: Connection, user: UserSettings) -> None:
    """Store the preferences of a user."""
    begin, end = user.quiet or (None, None)
    db.execute(
        _SAVE,
        {
            "id": user.user_id,
            "zone": user.zone,
            "quiet_from": begin,
            "quiet_to": end,
            "away_until": user.away_until,
            "reminders": user.reminders,
            "language": user.language,
            "pictures": user.pictures,
            "text_only": int(user.pictures == "words"),
            "calls": user.calls,
            "asks": int(user.asks),
            "invitations": user.invitations,
            "record": user.record,
        },
    )


def loud(db: Connection, table_id: int) -> frozenset[int]:
    """The seats of a table whose players are called by a ping in the channel."""
    found = db.execute(
        "SELECT s.seat FROM seats s JOIN users u ON u.id = s.user_id"
        " WHERE s.game_id = :game AND u.calls <> 'dm'",
        {"game": table_id},
    )
    return frozenset(row[0] for row in found)


def close(db: Connection, user_id: int) -> None:
    """A user who is called by direct message takes none. Nothing is recorded of somebody who no
    longer has a seat: they may have been forgotten while the message was under way."""
    user = load(db, user_id)
    seated = db.execute("SELECT 1 FROM seats WHERE user_id = :user", {"user": user_id}).fetchone()
    if user.calls == "dm" and seated is not None:
        save(db, replace(user, calls="closed"))
