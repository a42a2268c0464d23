"""The SQL of questions to go back."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace

from tables.model import clock
from tables.model.clock import ClockRules
from tables.model.outgoing import BOARDS
from tables.model.plain_json import compact
from tables.model.table import Table
from tables.model.undo import Ended, Request, told
from tables.store import order_rows, outbox_rows, step_rows, user_rows, wait_rows
from tables.store.connection import Connection, Row

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
    where = "WHERE game_id = :game AND ended_at IS NULL"
    return _request(db.execute(_SELECT + where, {"game": table_id}).fetchone())


def agreed_at(db: Connection, table_id: int) -> list[Request]:
    """The questions of a table to which all have agreed, oldest first."""
    where = "WHERE game_id = :game AND outcome = 'agreed' ORDER BY id"
    found = map(_request, db.execute(_SELECT + where, {"game": table_id}).fetchall())
    return [request for request in found if request is not None]


def by_id(db: Connection, request_id: int) -> Request | None:
    """A question by its number."""
    return _request(
        db.execute(_SELECT + "WHERE id = :request_id", {"request_id": request_id}).fetchone()
    )


def before(db: Connection, table_id: int, seat: int, name: str) -> list[str]:
    """What became of the questions that a seat asked at the position with this hash."""
    found = db.execute(
        "SELECT outcome FROM undo_requests WHERE game_id = :game AND seat = :seat AND"
        " from_hash = :name"
        " AND outcome IS NOT NULL",
        {"game": table_id, "seat": seat, "name": name},
    )
    return [r[0] for r in found]


def newest(db: Connection, table_id: int) -> Request | None:
    """The question of a table that was asked last."""
    (number,) = db.execute(
        "SELECT max(id) FROM undo_requests WHERE game_id = :game", {"game": table_id}
    ).fetchone()
    return None if number is None else by_id(db, number)


def put(db: Connection, request: Request, name: str, at: float) -> Request:
    """Store a new question at the position with this hash and give it its number. Raises
    `Duplicate` for a second open one at the same table."""
    made = db.execute(
        "INSERT INTO undo_requests (game_id, seat, user_id, from_seq, to_seq, from_hash, lost, at,"
        " gone) VALUES (:game, :seat, :user, :from_seq, :to_seq, :name, :lost, :at,"
        " :gone) RETURNING id",
        {
            "game": request.table_id,
            "seat": request.seat,
            "user": request.user_id,
            "from_seq": request.from_seq,
            "to_seq": request.to_seq,
            "name": name,
            "lost": json.dumps(request.lost, ensure_ascii=False),
            "at": at,
            "gone": json.dumps(request.gone),
        },
    )
    return replace(request, id=made.fetchone()[0])


def agree(db: Connection, request: Request, seat: int) -> Request:
    """Record that a seat agrees."""
    agreed = tuple(sorted({*request.agreed, seat}))
    db.execute(
        "UPDATE undo_requests SET agreed = :agreed WHERE id = :id",
        {"agreed": json.dumps(agreed), "id": request.id},
    )
    return replace(request, agreed=agreed)


def waive(db: Connection, request: Request, seats: Collection[int]) -> Request:
    """Record that the host goes on without the answers of some seats."""
    waived = tuple(sorted({*request.waived, *seats}))
    db.execute(
        "UPDATE undo_requests SET waived = :waived WHERE id = :id",
        {"waived": json.dumps(waived), "id": request.id},
    )
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
        "UPDATE undo_requests SET ended_at = :at, outcome = :outcome, ended_by = :seat WHERE"
        " id = :id",
        {"at": at, "outcome": outcome, "seat": seat, "id": request.id},
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
    db.execute(
        "UPDATE undo_requests SET message_id = :message_id WHERE id = :request_id",
        {"message_id": message_id, "request_id": request_id},
    )


def silent(db: Connection, table: Table, request: Request, now: float) -> list[int]:
    """The seats that have not answered although their players had the time for it, not counting
    quiet hours and absence; none while the table rests."""
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
    """The seconds that everybody has to answer, before the host may go on without them: as long as
    the table takes to remind somebody twice of their turn. If the host has changed that since the
    question was asked, at least as many as is usual."""
    rules, usual = wait_rows.rules_of(db, request.table_id), ClockRules()
    changed = db.execute(
        "SELECT 1 FROM notes WHERE game_id = :game AND kind = 'clock' AND at > :at",
        {"game": request.table_id, "at": request.at},
    ).fetchone()
    span = rules.first + rules.every
    return span if changed is None else max(span, usual.first + usual.every)


def rewrite(db: Connection, table_id: int, seq: int, name: str, secret: str) -> None:
    """Give the position after a step another future: its hash, and the secret used."""
    here = {"game": table_id, "seq": seq}
    (used,) = db.execute(
        "SELECT reseeds FROM steps WHERE game_id = :game AND seq = :seq", here
    ).fetchone()
    db.execute(
        "UPDATE steps SET hash = :name, reseeds = :reseeds WHERE game_id = :game AND seq = :seq",
        {"name": name, "reseeds": compact([*json.loads(used), secret]), **here},
    )


def forget_after(db: Connection, table_id: int, seq: int) -> None:
    """Forget everything that belongs to the steps after a number: the steps, unsent messages about
    them, and answers and prepared turns for positions that no longer exist. Orders that ended with
    these steps are restored."""
    step_rows.drop_steps(db, table_id, seq)
    pending = "DELETE FROM outbox WHERE game_id = :game AND state = 'pending' AND "
    here = {"game": table_id, "seq": seq}
    db.execute(f"{pending} kind IN ({BOARDS}) AND to_seq > :seq", here)
    # A message that was tried may have been posted anyway, so it is rewritten and not shortened.
    db.execute(
        f"{pending} kind = 'hand' AND (from_seq >= :seq OR attempts > 0 AND to_seq > :seq)", here
    )
    outbox_rows.shorten_direct_messages(db, table_id, seq)
    db.execute(f"{pending} kind = 'call'", {"game": table_id})
    db.execute("DELETE FROM held WHERE game_id = :game", {"game": table_id})
    db.execute("DELETE FROM plans WHERE game_id = :game", {"game": table_id})
    order_rows.restore(db, table_id, seq)
    db.execute(
        "UPDATE notes SET seq = :seq WHERE game_id = :game AND seq > :seq",
        {"seq": seq, "game": table_id},
    )


def hand_messages_out(db: Connection, table_id: int, seq: int) -> dict[int, int]:
    """The seats that were told, or may have been, of a hand after a step that they no longer hold,
    each with the step from which on they must be told again. A direct message that is not known to
    have arrived is repeated."""
    found = db.execute(
        "SELECT seat, min(CASE WHEN state = 'pending' AND from_seq < :seq THEN from_seq ELSE :seq"
        " END) FROM outbox WHERE game_id = :game AND kind = 'hand'"
        " AND (state = 'sent' OR state = 'pending' AND attempts > 0) AND to_seq > :seq"
        " GROUP BY seat ORDER BY seat",
        {"game": table_id, "seq": seq},
    )
    return {r[0]: r[1] for r in found}
