"""The SQL of notes: what happened at a table outside the rules."""

from __future__ import annotations

from tables.model.notes import Written, facts, kind_of, read
from tables.model.plain_json import compact
from tables.model.table import Note
from tables.store.connection import Connection


def note(db: Connection, table_id: int, seq: int, at: float, said: Written) -> None:
    """Record something that happened outside the rules."""
    db.execute(
        "INSERT INTO notes (game_id, seq, at, kind, data) VALUES (:game, :seq, :at, :kind, :data)",
        {
            "game": table_id,
            "seq": seq,
            "at": at,
            "kind": kind_of(said),
            "data": compact(facts(said)),
        },
    )


def notes(db: Connection, table_id: int) -> list[Note]:
    """Everything that happened at a table outside the rules, oldest first. Raises `Unreadable`."""
    found = db.execute(
        "SELECT at, seq, kind, data FROM notes WHERE game_id = :game ORDER BY id",
        {"game": table_id},
    )
    return [Note(r[0], r[1], read(r[2], r[3])) for r in found]
