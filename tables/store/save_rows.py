"""The SQL of saves: the state after each step, most of them as what is new since an earlier one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from engine.core import SaveError, save
from tables.facts.stored import StoredSave
from tables.store.connection import Connection

EVERY = 25
"""Each so-many-th save stands alone; those in between are packed on the one before them."""

KEPT = 50
"""Each so-many-th save, and the last, is kept when a game is over. The positions between are made
again from the actions."""

_SAVE = (
    "SELECT s.seq, s.packed, b.packed FROM saves s"
    " LEFT JOIN saves b ON b.game_id = s.game_id AND b.seq = s.base WHERE s.game_id = :game AND "
)


def put(db: Connection, table_id: int, documents: Mapping[int, bytes]) -> None:
    """Save states by the numbers of their steps, over what was saved of these before."""
    alone = {seq: document for seq, document in documents.items() if seq % EVERY == 0}
    wanted = {seq - seq % EVERY for seq in documents} - set(alone)
    alone.update((seq, found) for seq in wanted if (found := _base(db, table_id, seq)))
    _write(db, table_id, documents, lambda seq: seq - seq % EVERY, alone)


def _write(
    db: Connection,
    table_id: int,
    documents: Mapping[int, bytes],
    base_of: Callable[[int], int],
    bases: Mapping[int, bytes],
) -> None:
    rows = []
    for seq, document in documents.items():
        base = base_of(seq)
        on = None if base == seq or base not in bases else base
        packed = save.pack(document, b"" if on is None else bases[on])
        rows.append({"game": table_id, "seq": seq, "base": on, "packed": packed})
    db.executemany(
        "INSERT INTO saves (game_id, seq, base, packed) VALUES (:game, :seq, :base, :packed)"
        " ON CONFLICT (game_id, seq) DO UPDATE SET base = excluded.base, packed = excluded.packed",
        rows,
    )


def _base(db: Connection, table_id: int, seq: int) -> bytes | None:
    """The document on which others may be packed; None if it is not there or not sound."""
    row = db.execute(
        "SELECT packed FROM saves WHERE game_id = :game AND seq = :seq AND base IS NULL",
        {"game": table_id, "seq": seq},
    ).fetchone()
    if row is None or not isinstance(row[0], bytes):
        return None
    try:
        return save.unpack(row[0])
    except SaveError:
        return None


def newest(db: Connection, table_id: int, seq: int) -> tuple[int, StoredSave] | None:
    """The newest save that is not newer than a step, with its number."""
    return _one(db, "s.seq <= :seq ORDER BY s.seq DESC", table_id, seq)


def following(db: Connection, table_id: int, seq: int) -> tuple[int, StoredSave] | None:
    """The oldest save that is newer than a step, with its number."""
    return _one(db, "s.seq > :seq ORDER BY s.seq", table_id, seq)


def _one(db: Connection, which: str, table_id: int, seq: int) -> tuple[int, StoredSave] | None:
    row = db.execute(f"{_SAVE}{which} LIMIT 1", {"game": table_id, "seq": seq}).fetchone()
    return None if row is None else (row[0], _stored(row[1], row[2]))


def _stored(packed: Any, base: Any) -> StoredSave:
    return StoredSave(packed, None if base is None else StoredSave(base))


def of_step(db: Connection, table_id: int, seq: int) -> StoredSave | None:
    """The save of a step, sound or not; None if there is none."""
    row = db.execute(f"{_SAVE}s.seq = :seq", {"game": table_id, "seq": seq}).fetchone()
    return None if row is None else _stored(row[1], row[2])


def upto(db: Connection, table_id: int, seq: int) -> dict[int, StoredSave]:
    """The saves up to a step, by the numbers of their steps."""
    rows = db.execute(
        "SELECT seq, base, packed FROM saves WHERE game_id = :game AND seq <= :seq ORDER BY seq",
        {"game": table_id, "seq": seq},
    )
    found: dict[int, StoredSave] = {}
    for number, base, packed in rows:
        found[number] = StoredSave(packed, None if base is None else found.get(base))
    return found


def thin(db: Connection, table_id: int, last: int) -> None:
    """Keep of a game that is over each so-many-th save and the last, all packed on the first. If
    one of them is damaged, all stay as they are."""
    kept = {n: s for n, s in upto(db, table_id, last).items() if n % KEPT == 0 or n == last}
    try:
        documents = {seq: found.document() for seq, found in kept.items()}
    except SaveError:
        return
    if documents:
        db.execute("DELETE FROM saves WHERE game_id = :game", {"game": table_id})
        first = min(documents)
        _write(db, table_id, documents, lambda seq: first, documents)


def forget(db: Connection, before: float, limit: int) -> int:
    """Drop the saves, but for the last, of so many games that were over before a time; of how many
    there were any."""
    old = db.execute(
        "SELECT g.id, g.public_seq FROM games g WHERE g.status IN ('finished', 'abandoned')"
        " AND g.changed_at < :before AND EXISTS (SELECT 1 FROM saves s WHERE s.game_id = g.id"
        " AND s.seq != g.public_seq) ORDER BY g.id LIMIT :limit",
        {"before": before, "limit": limit},
    ).fetchall()
    for table_id, last in old:
        found = of_step(db, table_id, last)
        db.execute("DELETE FROM saves WHERE game_id = :game", {"game": table_id})
        with suppress(SaveError):
            if found is not None:
                _write(db, table_id, {last: found.document()}, lambda seq: seq, {})
    return len(old)
