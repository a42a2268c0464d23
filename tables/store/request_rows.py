"""The SQL of questions to go back."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace

from tables.facts import clock
from tables.facts.clock import ClockRules
from tables.facts.model import Table
from tables.facts.outgoing import BOARDS
from tables.facts.undo import Ended, Request, told
from tables.store import order_rows, outbox_rows, step_rows, user_rows, wait_rows
from tables.store.connection import Connection, Row

"""Outbox rows that show the board after a step."""


_COLUMNS = (
    "id, game_id AS table_id, seat, user_id, from_seq, to_seq, agreed, lost, at, outcome, ended_by,"
    " message_id, gone, waived"
)


_SELECT = f"SELECT {_COLUMNS} FROM undo_requests "  # noqa: S608 - fixed names


def _request(row: Row | None) -> Request | None:
    if row is None:
        return None
    facts = dict(row)
    for name in ("agreed", "lost", "gone", "waived"):
        facts[name] = tuple(json.loads(facts[name]))
    return Request(**facts)


def open_at(db: Connection, table_id: int) -> Request | None:
    """The open question of a table."""
    where = "WHERE game_id = ? AND ended_at IS NULL"
    return _request(db.execute(_SELECT + where, (table_id,)).fetchone())


def by_id(db: Connection, request_id: int) -> Request | None:
    """A question by its number."""
    return _request(db.execute(_SELECT + "WHERE id = ?", (request_id,)).fetchone())


def before(db: Connection, table_id: int, seat: int, name: str) -> list[str]:
    """What became of the questions that a seat asked at the position with this hash."""
    found = db.execute(
        "SELECT outcome FROM undo_requests WHERE game_id = ? AND seat = ? AND from_hash = ?"
        " AND outcome IS NOT NULL",
        (table_id, seat, name),
    )
    return [r[0] for r in found]


def put(db: Connection, request: Request, name: str, at: float) -> Request:
    """Store a new question at the position with this hash; it gets its number. A second open one
    at the same table raises `Duplicate`."""
    made = db.execute(
        "INSERT INTO undo_requests (game_id, seat, user_id, from_seq, to_seq, from_hash, lost, at,"
        " gone) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            request.table_id,
            request.seat,
            request.user_id,
            request.from_seq,
            request.to_seq,
            name,
            json.dumps(request.lost, ensure_ascii=False),
            at,
            json.dumps(request.gone),
        ),
    )
    return replace(request, id=made.fetchone()[0])


def agree(db: Connection, request: Request, seat: int) -> Request:
    """Note that a seat agrees."""
    agreed = tuple(sorted({*request.agreed, seat}))
    db.execute("UPDATE undo_requests SET agreed = ? WHERE id = ?", (json.dumps(agreed), request.id))
    return replace(request, agreed=agreed)


def waive(db: Connection, request: Request, seats: Collection[int]) -> Request:
    """Note that the host goes on without the answers of some seats."""
    waived = tuple(sorted({*request.waived, *seats}))
    db.execute("UPDATE undo_requests SET waived = ? WHERE id = ?", (json.dumps(waived), request.id))
    return replace(request, waived=waived)


def end(
    db: Connection,
    request: Request,
    outcome: Ended,
    at: float,
    seat: int | None = None,
) -> Request:
    """End a question, and let its message say so."""
    db.execute(
        "UPDATE undo_requests SET ended_at = ?, outcome = ?, ended_by = ? WHERE id = ?",
        (at, outcome, seat, request.id),
    )
    outbox_rows.announce(db, request.table_id, at, [told(request)])
    return replace(request, outcome=outcome, ended_by=seat)


def lapse(db: Connection, table_id: int, at: float) -> None:
    """The table has moved on: nobody needs to answer any more."""
    request = open_at(db, table_id)
    if request is not None:
        end(db, request, "lapsed", at)


def posted(db: Connection, request_id: int, message_id: int | None) -> None:
    """Remember where the public question is; None: it was deleted."""
    db.execute("UPDATE undo_requests SET message_id = ? WHERE id = ?", (message_id, request_id))


def silent(db: Connection, table: Table, request: Request, now: float) -> list[int]:
    """The seats that have not answered although their players had the time for it, quiet hours and
    absence not counted; none while the table rests."""
    if table.place == "left":
        return []
    span = patience(db, request)
    found = []
    for seat in request.missing(table):
        user = user_rows.load(db, table.seats[seat].user_id or 0)
        if clock.after_active(user, request.at, span) <= now:
            found.append(seat)
    return found


def patience(db: Connection, request: Request) -> float:
    """The seconds that everybody has to answer, before the host may go on without them: those in
    which the table would remind somebody twice that it is their turn. Where the host has changed
    that since the question was asked, at least as many as is usual."""
    rules, usual = wait_rows.rules_of(db, request.table_id), ClockRules()
    changed = db.execute(
        "SELECT 1 FROM notes WHERE game_id = ? AND kind = 'clock' AND at > ?",
        (request.table_id, request.at),
    ).fetchone()
    span = rules.first + rules.every
    return span if changed is None else max(span, usual.first + usual.every)


def rewrite(db: Connection, table_id: int, seq: int, state: bytes, name: str, secret: str) -> None:
    """Give the position after a step another future: its save and hash, and the secret used."""
    db.execute(
        "UPDATE steps SET state = ?, hash = ?, reseeds = json_insert(reseeds, '$[#]', ?)"
        " WHERE game_id = ? AND seq = ?",
        (state, name, secret, table_id, seq),
    )


def forget_after(db: Connection, table_id: int, seq: int) -> None:
    """Forget everything that belongs to the steps behind a number: the steps, what is still to be
    said of them, answers and turns prepared for positions that are no more. Orders that were over
    with these steps are not."""
    step_rows.drop_steps(db, table_id, seq)
    pending = "DELETE FROM outbox WHERE game_id = ? AND state = 'pending' AND "
    db.execute(
        f"{pending} kind IN ({BOARDS}) AND json_extract(data, '$.to_seq') > ?",
        (table_id, seq),
    )
    db.execute(
        f"{pending} kind = 'hand' AND json_extract(data, '$.from_seq') >= ?",
        (table_id, seq),
    )
    db.execute(
        "UPDATE outbox SET data = json_set(data, '$.to_seq', ?1) WHERE game_id = ?2"
        " AND state = 'pending' AND kind = 'hand' AND json_extract(data, '$.to_seq') > ?1",
        (seq, table_id),
    )
    db.execute(f"{pending} kind = 'call'", (table_id,))
    db.execute("DELETE FROM held WHERE game_id = ?", (table_id,))
    db.execute("DELETE FROM plans WHERE game_id = ?", (table_id,))
    order_rows.restore(db, table_id, seq)
    db.execute("UPDATE notes SET seq = ?1 WHERE game_id = ?2 AND seq > ?1", (seq, table_id))


def letters_out(db: Connection, table_id: int, seq: int) -> list[int]:
    """The seats that were written about a hand they held behind a step, and so have no more."""
    found = db.execute(
        "SELECT DISTINCT json_extract(data, '$.seat') FROM outbox WHERE game_id = ?"
        " AND kind = 'hand' AND state = 'sent' AND json_extract(data, '$.to_seq') > ?",
        (table_id, seq),
    )
    return sorted(r[0] for r in found)
