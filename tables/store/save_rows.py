"""The SQL of saves: the state after each step, mostly stored as what is new since an earlier
one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress

from engine.core import SaveError, save
from tables.model.stored import StoredSave
from tables.store.connection import Connection

EVERY = 25
"""Each so-many-th save stands alone; those in between are packed on the one before them."""

KEPT = 50
"""Each so-many-th save, and the last, is kept when a game is over. The positions between are made
again from the actions."""

LOOKED_AT = 1000
"""Games that are looked at in one transaction, whether or not they have saves to forget."""

_SAVE = (
    "SELECT s.seq, s.packed, b.packed FROM saves s"
    " LEFT JOIN saves b ON b.game_id = s.game_id AND b.seq = s.base WHERE s.game_id = :game"
)
_NEWEST = _SAVE + " AND s.seq <= :seq ORDER BY s.seq DESC LIMIT 1"
_FOLLOWING = _SAVE + " AND s.seq > :seq ORDER BY s.seq LIMIT 1"
_OF_STEP = _SAVE + " AND s.seq = :seq"


def put(
    db: Connection,
    table_id: int,
    documents: Mapping[int, bytes],
    alone: tuple[int, StoredSave] | None = None,
) -> None:
    """Save states by the numbers of their steps, over what was saved of these before. alone: a save
    of this moment that stands alone, with its step, so that it needs not be read."""
    bases = {seq: document for seq, document in documents.items() if seq % EVERY == 0}
    for seq in {seq - seq % EVERY for seq in documents} - set(bases):
        known = alone[1] if alone is not None and alone[0] == seq else _alone(db, table_id, seq)
        with suppress(SaveError):  # where it is damaged, others stand alone, too
            if known is not None:
                bases[seq] = known.document()
    _write(db, table_id, documents, lambda seq: seq - seq % EVERY, bases)


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


def _alone(db: Connection, table_id: int, seq: int) -> StoredSave | None:
    row = db.execute(
        "SELECT packed FROM saves WHERE game_id = :game AND seq = :seq AND base IS NULL",
        {"game": table_id, "seq": seq},
    ).fetchone()
    return None if row is None else StoredSave(row[0])


def newest(db: Connection, table_id: int, seq: int) -> tuple[int, StoredSave] | None:
    """The newest save that is not newer than a step, with its number."""
    return _one(db, _NEWEST, table_id, seq)


def following(db: Connection, table_id: int, seq: int) -> tuple[int, StoredSave] | None:
    """The oldest save that is newer than a step, with its number."""
    return _one(db, _FOLLOWING, table_id, seq)


def of_step(db: Connection, table_id: int, seq: int) -> StoredSave | None:
    """The save of a step, sound or not; None if there is none."""
    found = _one(db, _OF_STEP, table_id, seq)
    return None if found is None else found[1]


def _one(db: Connection, statement: str, table_id: int, seq: int) -> tuple[int, StoredSave] | None:
    row = db.execute(statement, {"game": table_id, "seq": seq}).fetchone()
    if row is None:
        return None
    return row[0], StoredSave(row[1], None if row[2] is None else StoredSave(row[2]))


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


def forget(db: Connection, after: int, before: float, limit: int) -> int | None:
    """Drop the saves, but for the last, of so many games behind one, if they were over before a
    time and began with a deal, from which they can be made again; up to which game that was looked
    at, None if there was none left."""
    upto = db.execute(
        "SELECT max(id) FROM (SELECT id FROM games WHERE id > :after ORDER BY id LIMIT :looked)"
        " AS looked",
        {"after": after, "looked": LOOKED_AT},
    ).fetchone()[0]
    if upto is None:
        return None
    old = db.execute(
        "SELECT g.id, g.public_seq FROM games g WHERE g.id > :after AND g.id <= :upto"
        " AND g.status IN ('finished', 'abandoned') AND g.practice_of IS NULL"
        " AND g.changed_at < :before AND EXISTS (SELECT 1 FROM saves s WHERE s.game_id = g.id"
        " AND s.seq != g.public_seq) ORDER BY g.id LIMIT :limit",
        {"after": after, "upto": upto, "before": before, "limit": limit},
    ).fetchall()
    for table_id, last in old:
        found = of_step(db, table_id, last)
        db.execute("DELETE FROM saves WHERE game_id = :game", {"game": table_id})
        with suppress(SaveError):
            if found is not None:
                _write(db, table_id, {last: found.document()}, lambda seq: seq, {})
    return int(upto if len(old) < limit else old[-1][0])
