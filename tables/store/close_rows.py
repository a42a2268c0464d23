"""The SQL of questions whether to close a rated game."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace
from typing import Any

from tables.model import leases
from tables.model.closing import CloseRequest, Ended, told
from tables.model.findings import Finding
from tables.model.table import Table
from tables.store import outbox_rows
from tables.store.connection import Connection
from tables.store.lease_rows import within

_SELECT = (
    "SELECT id, game_id AS table_id, seat, user_id, gone, agreed, at, lapses_at, ended_at, outcome,"
    " message_id FROM close_requests "
)


def _all(db: Connection, where: str, values: dict[str, Any]) -> list[CloseRequest]:
    found = []
    for row in db.execute(_SELECT + where, values):
        facts = dict(row)
        for name in ("gone", "agreed"):
            facts[name] = tuple(json.loads(facts[name]))
        found.append(CloseRequest(**facts))
    return found


def _one(db: Connection, where: str, values: dict[str, Any]) -> CloseRequest | None:
    found = _all(db, where, values)
    return found[0] if found else None


def open_at(db: Connection, table_id: int) -> CloseRequest | None:
    """The open question of a table."""
    return _one(db, "WHERE game_id = :game AND ended_at IS NULL", {"game": table_id})


def by_id(db: Connection, number: int) -> CloseRequest | None:
    """A question by its number."""
    return _one(db, "WHERE id = :id", {"id": number})


def newest(db: Connection, table_id: int) -> CloseRequest | None:
    """The question of a table that was asked last."""
    return _one(db, "WHERE game_id = :game ORDER BY id DESC LIMIT 1", {"game": table_id})


def put(db: Connection, new: CloseRequest) -> CloseRequest:
    """Store a new question and give it its number. Raises `Duplicate` for a second open one at the
    same table."""
    made = db.execute(
        "INSERT INTO close_requests (game_id, seat, user_id, gone, at, lapses_at)"
        " VALUES (:game, :seat, :user, :gone, :at, :lapses_at) RETURNING id",
        {
            "game": new.table_id,
            "seat": new.seat,
            "user": new.user_id,
            "gone": json.dumps(new.gone),
            "at": new.at,
            "lapses_at": new.lapses_at,
        },
    )
    return replace(new, id=made.fetchone()[0])


def agree(db: Connection, request: CloseRequest, seat: int, at: float) -> CloseRequest:
    """Record that a seat agrees, and let the message count it."""
    agreed = tuple(sorted({*request.agreed, seat}))
    db.execute(
        "UPDATE close_requests SET agreed = :agreed WHERE id = :id",
        {"agreed": json.dumps(agreed), "id": request.id},
    )
    outbox_rows.announce(db, request.table_id, at, [told(request)])
    return replace(request, agreed=agreed)


def end(db: Connection, request: CloseRequest, outcome: Ended, at: float) -> CloseRequest:
    """End a question, let its message say so, and forget who had agreed."""
    db.execute(
        "UPDATE close_requests SET ended_at = :at, outcome = :outcome, agreed = '[]'"
        " WHERE id = :id",
        {"at": at, "outcome": outcome, "id": request.id},
    )
    outbox_rows.announce(db, request.table_id, at, [told(request)])
    return replace(request, agreed=(), ended_at=at, outcome=outcome)


def lapse(db: Connection, table_id: int, at: float) -> None:
    """The open question of a table means nothing any more, or others have to agree now."""
    request = open_at(db, table_id)
    if request is not None:
        end(db, request, "lapsed", at)


def went_on(db: Connection, table_id: int, gone: Collection[int] | None, at: float) -> None:
    """The game went on. If it is over, or other seats are out of it, the question lapses. gone: the
    seats that are out now; None: it is over."""
    request = open_at(db, table_id)
    if request is not None and (gone is None or set(request.gone) != set(gone)):
        end(db, request, "lapsed", at)


def lapse_due(db: Connection, now: float, ranges: Collection[int] = leases.ALL) -> int:
    """End the questions whose time is over; how many those are."""
    due = f"WHERE ended_at IS NULL AND lapses_at <= :now AND {within('game_id', ranges)}"
    found = _all(db, due, {"now": now})
    for request in found:
        end(db, request, "lapsed", now)
    return len(found)


def next_due(db: Connection, ranges: Collection[int] = leases.ALL) -> float | None:
    """When the next question lapses."""
    row = db.execute(
        "SELECT min(lapses_at) FROM close_requests"  # noqa: S608
        f" WHERE ended_at IS NULL AND {within('game_id', ranges)}"
    ).fetchone()
    return None if row[0] is None else float(row[0])


def shift(db: Connection, span: float, ranges: Collection[int] = leases.ALL) -> None:
    """Move the ends of all open questions by so many seconds in which nobody could press."""
    db.execute(
        "UPDATE close_requests SET lapses_at = lapses_at + :span"  # noqa: S608
        f" WHERE ended_at IS NULL AND {within('game_id', ranges)}",
        {"span": span},
    )


def moved(db: Connection, table_id: int, at: float) -> None:
    """Post the open question of a table again, where the table is now."""
    request = open_at(db, table_id)
    if request is not None:
        posted(db, request.id, None)
        outbox_rows.announce(db, table_id, at, [told(request)])


def posted(db: Connection, number: int, message_id: int | None) -> None:
    """Remember where the public question is; None: it is nowhere."""
    db.execute(
        "UPDATE close_requests SET message_id = :message_id WHERE id = :number",
        {"message_id": message_id, "number": number},
    )


def defects(db: Connection, table: Table) -> list[Finding]:
    """What is wrong with the open question of a table."""
    request = open_at(db, table.id)
    if request is None:
        return []
    if table.status != "running" or not table.rated:
        return [Finding("closing_not_rated", table=table.id, status=table.status)]
    people = {seat.index for seat in table.seats if not seat.computer}
    if not {request.seat, *request.agreed} <= people or not set(request.gone) <= set(
        range(len(table.seats))
    ):
        return [Finding("closing_of_no_seat", table=table.id)]
    if not request.missing(table):
        return [Finding("closing_answered", table=table.id)]
    return []
