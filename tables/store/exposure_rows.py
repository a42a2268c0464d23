"""Who has seen hidden cards of a running game: those who know another hand may not take a seat.

It stores a hash of the user's number with the table's secret, so it survives when the user's data
is erased. It is deleted when the game is over.
"""

from __future__ import annotations

import hashlib

from tables.model.outgoing import SecretsTaken
from tables.model.stored import Loaded
from tables.model.table import Table
from tables.store import note_rows
from tables.store.connection import Connection

EVERYTHING = -1
"""Recorded in place of a seat: all secrets of the game."""


def mark(secret: str, user_id: int) -> str:
    """A name for a user at one table. Nobody without the table's secret can tell whose it is."""
    return hashlib.sha256(f"{secret}:insight:{user_id}".encode()).hexdigest()[:32]


def sat(db: Connection, table: Table, secret: str) -> None:
    """Record who sits where now."""
    for seat in table.seats:
        if seat.user_id is not None:
            note(db, table.id, secret, seat.user_id, seat.index)


def note(db: Connection, table_id: int, secret: str, user_id: int, seat: int) -> None:
    """Record that a user sees what a seat sees, or (`EVERYTHING`) all there is."""
    db.execute(
        "INSERT INTO insights (game_id, mark, seat) VALUES (:game, :mark, :seat) ON"
        " CONFLICT DO NOTHING",
        {"game": table_id, "mark": mark(secret, user_id), "seat": seat},
    )


def forget(db: Connection, table_id: int) -> None:
    """The game is over: everybody may know everything."""
    db.execute("DELETE FROM insights WHERE game_id = :game", {"game": table_id})


def knows_more(db: Connection, loaded: Loaded, user_id: int, seat: int) -> bool:
    """Whether a user has seen something of the game that this seat does not show.

    Steps, waits and notes are read, too: they tell it of games that are older than these records.
    """
    table = loaded.table.id
    row = db.execute(
        "SELECT EXISTS (SELECT 1 FROM insights WHERE game_id = :table AND mark = :mark AND"
        " seat <> :seat)"
        " OR EXISTS (SELECT 1 FROM steps WHERE game_id = :table AND user_id = :user AND seat"
        " <> :seat)"
        " OR EXISTS (SELECT 1 FROM waits WHERE game_id = :table AND user_id = :user AND seat"
        " <> :seat)",
        {"table": table, "user": user_id, "seat": seat, "mark": mark(loaded.secret, user_id)},
    ).fetchone()
    return bool(row[0]) or _took_secrets(db, table, user_id)


def _took_secrets(db: Connection, table_id: int, user_id: int) -> bool:
    return any(
        isinstance(note.said, SecretsTaken) and note.said.user == user_id
        for note in note_rows.notes(db, table_id)
    )
