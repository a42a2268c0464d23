"""The SQL of notes: what happened at a table outside the rules."""

from __future__ import annotations

import json
from typing import Any

from tables.facts.codec import compact
from tables.facts.errors import Unreadable
from tables.facts.model import Note
from tables.store.connection import Connection


def note(
    db: Connection, table_id: int, seq: int, at: float, kind: str, data: dict[str, Any]
) -> None:
    """Record something that happened beside the rules."""
    db.execute(
        "INSERT INTO notes (game_id, seq, at, kind, data) VALUES (:game, :seq, :at, :kind, :data)",
        {"game": table_id, "seq": seq, "at": at, "kind": kind, "data": compact(data)},
    )


def notes(db: Connection, table_id: int) -> list[Note]:
    """Everything that happened at a table beside the rules, oldest first. Raises `Unreadable`."""
    found = db.execute(
        "SELECT at, seq, kind, data FROM notes WHERE game_id = :game ORDER BY id",
        {"game": table_id},
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
