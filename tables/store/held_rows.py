"""The SQL of answers that wait for their moment, and of the pace of a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tables.model import leases
from tables.model.poker_face import Held
from tables.store.connection import Answer, Connection
from tables.store.lease_rows import within
from tables.store.statements import upsert

SAMPLES = 60


RELEASED = 50
"""How many answers one tick looks at."""


_HELD = "h.game_id, h.seat, h.wait, h.action, h.quiet, h.due_at, h.question"


_OPEN = f"SELECT {_HELD} FROM held h JOIN waits w ON w.id = h.wait AND w.ended_at IS NULL"  # noqa: S608


def of_table(db: Connection, table_id: int) -> list[Held]:
    """The answers that wait at a table, to questions that are still open."""
    return _read(db.execute(f"{_OPEN} WHERE h.game_id = :game", {"game": table_id}))


def to_wait(db: Connection, wait_id: int) -> Held | None:
    """The answer that is already given to the question of an open wait: by hand, or by an order
    that answers whatever its owner holds."""
    where = "WHERE h.wait = :wait AND (h.action IS NOT NULL OR h.quiet = 1)"
    found = _read(db.execute(f"{_OPEN} {where}", {"wait": wait_id}))
    return found[0] if found else None


def due(
    db: Connection, now: float, limit: int = RELEASED, ranges: Collection[int] = leases.ALL
) -> list[Held]:
    """What must be published or discarded, by one search of the index `held_due`."""
    return _read(
        db.execute(
            f"SELECT {_HELD} FROM held h WHERE h.due_at <= :now"  # noqa: S608
            f" AND {within('h.game_id', ranges)} ORDER BY h.due_at LIMIT :limit",
            {"now": now, "limit": limit},
        )
    )


def next_due(db: Connection, ranges: Collection[int] = leases.ALL) -> float | None:
    """When the next answer is due."""
    row = db.execute(
        f"SELECT min(due_at) FROM held WHERE {within('game_id', ranges)}"  # noqa: S608
    ).fetchone()
    return None if row[0] is None else float(row[0])


def _read(found: Answer) -> list[Held]:
    return [Held(r[0], r[1], r[2], r[3], bool(r[4]), r[5], r[6]) for r in found]


_PUT = upsert("held", ("game_id", "seat"), ("wait", "action", "question", "quiet", "due_at"))


def put(db: Connection, held: Held) -> None:
    """Hold an answer. It replaces another one of this seat."""
    db.execute(
        _PUT,
        {
            "game_id": held.table_id,
            "seat": held.seat,
            "wait": held.wait,
            "action": held.action,
            "question": held.question,
            "quiet": int(held.quiet),
            "due_at": held.due_at,
        },
    )


def drop(db: Connection, table_id: int, seat: int) -> None:
    """Hold nothing for a seat."""
    db.execute(
        "DELETE FROM held WHERE game_id = :game AND seat = :seat", {"game": table_id, "seat": seat}
    )


def drop_void(db: Connection, table_id: int, seat: int) -> None:
    """Hold nothing for a seat unless it is for a question that is open."""
    db.execute(
        "DELETE FROM held WHERE game_id = :game AND seat = :seat AND NOT EXISTS"
        " (SELECT 1 FROM waits w WHERE w.id = held.wait AND w.ended_at IS NULL)",
        {"game": table_id, "seat": seat},
    )


def drop_stale(db: Connection, table_id: int) -> None:
    """Delete answers to questions that are answered or gone."""
    db.execute(
        "DELETE FROM held WHERE game_id = :game AND wait IN (SELECT id FROM waits"
        " WHERE game_id = :game AND ended_at IS NOT NULL)",
        {"game": table_id},
    )


def keep_pace(db: Connection, table_id: int) -> None:
    """The table no longer paces its answers, except those to open questions: if these came now,
    everybody would see which seats have given one, and how."""
    db.execute(
        "UPDATE waits SET paced = 1 WHERE game_id = :game AND ended_at IS NULL", {"game": table_id}
    )


def paced(db: Connection, table_id: int) -> frozenset[int]:
    """The seats whose open question keeps its pace, whatever the table is set to by now."""
    found = db.execute(
        "SELECT seat FROM waits WHERE game_id = :game AND ended_at IS NULL AND paced = 1",
        {"game": table_id},
    )
    return frozenset(row[0] for row in found)


def rest(db: Connection, table_id: int, at: float, seat: int | None = None) -> None:
    """A seat (None: everybody) answers in person: the orders given so far are paused until the open
    wait is over."""
    db.execute(
        "UPDATE waits SET rest = :at WHERE game_id = :game AND seat = coalesce(:seat, seat)"
        " AND ended_at IS NULL",
        {"at": at, "game": table_id, "seat": seat},
    )


def rests(db: Connection, table_id: int) -> dict[int, float]:
    """The seats whose orders are paused, with the moment up to which these were given."""
    found = db.execute(
        "SELECT seat, rest FROM waits WHERE game_id = :game AND ended_at IS NULL AND rest IS"
        " NOT NULL",
        {"game": table_id},
    )
    return {row[0]: row[1] for row in found}


def shift(db: Connection, seconds: float, ranges: Collection[int] = leases.ALL) -> None:
    """The clock of the machine was set back by so much."""
    db.execute(
        "UPDATE held SET due_at = due_at - :seconds"  # noqa: S608
        f" WHERE {within('game_id', ranges)}",
        {"seconds": seconds},
    )


def mark(db: Connection, table_id: int, seats: Sequence[int]) -> None:
    """Mark the open waits for these seats: their answers depend on hidden things."""
    db.executemany(
        "UPDATE waits SET guarded = 1 WHERE game_id = :game AND seat = :seat AND ended_at IS NULL",
        [{"game": table_id, "seat": seat} for seat in seats],
    )


def spans(db: Connection, table_id: int) -> list[float]:
    """How long people of a table took for guarded questions, the newest first."""
    found = db.execute(
        "SELECT ended_at - since FROM waits WHERE game_id = :game AND guarded = 1"
        " AND ended_at IS NOT NULL ORDER BY id DESC LIMIT :samples",
        {"game": table_id, "samples": SAMPLES},
    )
    return [max(0.0, row[0]) for row in found]
