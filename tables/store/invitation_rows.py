"""The SQL of invitations to a seat."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from tables.model import clock, leases
from tables.model.findings import Finding
from tables.model.invitations import (
    DAY,
    KEEP,
    PER_HOST,
    PER_SEAT,
    REST,
    RESTS,
    Ended,
    Invitation,
    told,
)
from tables.model.table import Table
from tables.store import held_rows, outbox_rows, user_rows, wait_rows
from tables.store.connection import Connection
from tables.store.lease_rows import within

_COLUMNS = (
    "id, game_id AS table_id, seat, old_user_id AS old_user, new_user_id AS new_user, new_name,"
    " by_user_id AS by_user, at, lapses_at, keep_until, accepted_at, outcome, message_id"
)


_SELECT = f"SELECT {_COLUMNS} FROM invitations "  # noqa: S608 - fixed names


def _all(db: Connection, where: str, values: dict[str, Any]) -> list[Invitation]:
    return [Invitation(**dict(row)) for row in db.execute(_SELECT + where, values)]


def _one(db: Connection, where: str, values: dict[str, Any]) -> Invitation | None:
    found = _all(db, where, values)
    return found[0] if found else None


def by_id(db: Connection, number: int) -> Invitation | None:
    """An invitation by its number."""
    return _one(db, "WHERE id = :id", {"id": number})


def is_there(db: Connection, found: Invitation) -> bool:
    """Whether an invitation is as it was read: nobody has answered it, ended it or put it off
    meanwhile."""
    return by_id(db, found.id) == found


def open_at(db: Connection, table_id: int) -> list[Invitation]:
    """The open invitations of a table."""
    return _all(db, "WHERE game_id = :game AND ended_at IS NULL ORDER BY seat", {"game": table_id})


def newest(db: Connection, table_id: int, seat: int) -> Invitation | None:
    """The last invitation to a seat, whatever became of it."""
    return _one(
        db,
        "WHERE game_id = :game AND seat = :seat ORDER BY id DESC LIMIT 1",
        {"game": table_id, "seat": seat},
    )


def due(db: Connection, now: float, ranges: Collection[int] = leases.ALL) -> list[Invitation]:
    """The invitations that are due, by one search of the index."""
    where = f"WHERE due_at <= :now AND {within('game_id', ranges)} ORDER BY due_at, id"
    return _all(db, where, {"now": now})


def next_due(db: Connection, ranges: Collection[int] = leases.ALL) -> float | None:
    """When the next one is due."""
    row = db.execute(
        "SELECT min(due_at) FROM invitations"  # noqa: S608
        f" WHERE due_at IS NOT NULL AND {within('game_id', ranges)}"
    ).fetchone()
    return None if row[0] is None else float(row[0])


def kept_lately(db: Connection, table: Table, seat: int, now: float) -> bool:
    """Whether the player of the seat has recently refused to give it up."""
    row = db.execute(
        "SELECT 1 FROM invitations WHERE game_id = :id AND seat = :seat AND old_user_id = :user"
        " AND outcome = 'kept' AND ended_at > :ended_at",
        {"id": table.id, "seat": seat, "user": table.seats[seat].user_id, "ended_at": now - REST},
    ).fetchone()
    return row is not None


def rests_until(db: Connection, table_id: int, user_id: int) -> float:
    """Until when a user may not be invited to a table again, because they did not accept; 0 if they
    may."""
    row = db.execute(
        "SELECT count(*), max(ended_at) FROM invitations WHERE game_id = :id"
        " AND new_user_id = :user AND outcome IN ('declined', 'lapsed')",
        {"id": table_id, "user": user_id},
    ).fetchone()
    return float(row[1]) + RESTS[min(row[0], len(RESTS)) - 1] if row[0] else 0.0


def invited_lately(db: Connection, table_id: int, user_id: int, now: float) -> bool:
    """Whether a user was invited to a table within the last day, whatever became of it."""
    row = db.execute(
        "SELECT 1 FROM invitations WHERE game_id = :id AND new_user_id = :user AND at > :at",
        {"id": table_id, "user": user_id, "at": now - DAY},
    ).fetchone()
    return row is not None


def full_until(db: Connection, by_user: int, now: float) -> float:
    """Until when a user may not invite anybody, because they have invited so many; 0 if they
    may."""
    return _full(db, "by_user_id = :who", {"who": by_user, "after": now - DAY}, PER_HOST)


def asked_until(db: Connection, table: Table, seat: int, now: float) -> float:
    """Until when the player of a seat may not be asked to give it up, because they were asked so
    often; 0 if they may."""
    values = {"who": table.seats[seat].user_id, "id": table.id, "seat": seat, "after": now - DAY}
    where = "old_user_id = :who AND game_id = :id AND seat = :seat AND keep_until > at"
    return _full(db, where, values, PER_SEAT)


def _full(db: Connection, where: str, values: dict[str, Any], most: int) -> float:
    """When one more invitation within a day is possible; 0 if it is now."""
    row = db.execute(
        f"SELECT at FROM invitations WHERE {where} AND at > :after"  # noqa: S608 - fixed names
        " ORDER BY at DESC LIMIT 1 OFFSET :skipped",
        {**values, "skipped": most - 1},
    ).fetchone()
    return 0.0 if row is None else float(row[0]) + DAY


def keep_until(db: Connection, user_id: int, now: float) -> float:
    """Until when a user may refuse to give a seat up."""
    user = replace(user_rows.load(db, user_id), quiet=None)
    return clock.after_active(user, now, KEEP)


def out_of_time(db: Connection, table: Table, seat: int, now: float) -> bool:
    """Whether a seat's player has run out of time, so that the table may do without them.

    A clock that was changed while the player had no time to notice does not count. Otherwise a host
    could set one to take a seat.
    """
    begun = "(SELECT at FROM steps WHERE game_id = notes.game_id AND seq = 0)"
    changed = db.execute(
        f"SELECT 1 FROM notes WHERE game_id = :id AND kind = 'clock' AND at > :at AND at > {begun}",  # noqa: S608 - fixed
        {"id": table.id, "at": now - KEEP},
    ).fetchone()
    if changed is not None:
        return False
    if table.seats[seat].caretaker:
        return True
    for found in wait_rows.of_table(db, table.id):
        if found.wait.seat == seat:
            deadline = found.deadline
            if held_rows.to_wait(db, found.wait.id) is not None:
                return False  # the answer is in
            return found.wait.timed_out or (deadline is not None and deadline <= now)
    return False


def put(db: Connection, new: Invitation) -> Invitation:
    """Store a new invitation and give it its number. Raises `Duplicate` for a second open one to
    the same seat, or of the same user."""
    made = db.execute(
        "INSERT INTO invitations (game_id, seat, old_user_id, new_user_id, new_name, by_user_id,"
        " at, lapses_at, keep_until, accepted_at, due_at) VALUES (:game, :seat, :old_user,"
        " :new_user, :new_name, :by_user, :at, :lapses_at, :keep_until, :accepted_at, :due_at)"
        " RETURNING id",
        {
            "game": new.table_id,
            "seat": new.seat,
            "old_user": new.old_user,
            "new_user": new.new_user,
            "new_name": new.new_name,
            "by_user": new.by_user,
            "at": new.at,
            "lapses_at": new.lapses_at,
            "keep_until": new.keep_until,
            "accepted_at": new.accepted_at,
            "due_at": new.due_at,
        },
    )
    return replace(new, id=made.fetchone()[0])


def accept(db: Connection, found: Invitation, name: str, at: float) -> Invitation:
    """The invited user has accepted, under the name they have now."""
    new = replace(found, accepted_at=at, new_name=name)
    db.execute(
        "UPDATE invitations SET accepted_at = :at, new_name = :name, due_at = :due_at WHERE"
        " id = :id",
        {"at": at, "name": name, "due_at": new.due_at, "id": new.id},
    )
    outbox_rows.announce(db, new.table_id, at, [told(new)])
    return new


def let_go(db: Connection, found: Invitation, at: float) -> Invitation:
    """The player of the seat does not mind, so nobody has to wait for a refusal any more."""
    new = replace(found, keep_until=at)
    db.execute(
        "UPDATE invitations SET keep_until = :at, due_at = :due_at WHERE id = :id",
        {"at": at, "due_at": new.due_at, "id": new.id},
    )
    outbox_rows.announce(db, new.table_id, at, [told(new)])
    return new


def end(db: Connection, found: Invitation, outcome: Ended, at: float) -> Invitation:
    """End an invitation, and let its message say so."""
    db.execute(
        "UPDATE invitations SET ended_at = :at, outcome = :outcome, due_at = NULL WHERE id = :id",
        {"at": at, "outcome": outcome, "id": found.id},
    )
    outbox_rows.announce(db, found.table_id, at, [told(found)])
    return replace(found, outcome=outcome)


def void(db: Connection, table_id: int, at: float, seat: int | None = None) -> None:
    """End the open invitations of a table, or to one seat of it, because they mean nothing any
    more."""
    for found in open_at(db, table_id):
        if seat is None or found.seat == seat:
            end(db, found, "void", at)


def shift(db: Connection, span: float, ranges: Collection[int] = leases.ALL) -> None:
    """Move all open invitations by so many seconds in which nobody could press."""
    db.execute(
        "UPDATE invitations SET lapses_at = lapses_at + :span, keep_until = keep_until + :span,"  # noqa: S608
        f" due_at = due_at + :span WHERE ended_at IS NULL AND {within('game_id', ranges)}",
        {"span": span},
    )


def posted(db: Connection, number: int, message_id: int | None) -> None:
    """Remember where the public invitation is; None: it was deleted."""
    db.execute(
        "UPDATE invitations SET message_id = :message_id WHERE id = :number",
        {"message_id": message_id, "number": number},
    )


def defects(db: Connection, table: Table) -> list[Finding]:
    """What is wrong with the open invitations of a table."""
    found = []
    for one in open_at(db, table.id):
        seat = one.seat + 1
        if table.status != "running":
            found.append(
                Finding(
                    "invitation_not_running",
                    table=table.id,
                    status=table.status,
                    number=one.id,
                    seat=seat,
                )
            )
        elif not 0 <= one.seat < len(table.seats):
            found.append(Finding("invitation_to_no_seat", table=table.id, number=one.id, seat=seat))
        elif table.seats[one.seat].user_id != one.old_user:
            found.append(Finding("invitation_of_other", table=table.id, number=one.id, seat=seat))
        elif one.new_user is not None and table.seat_of(one.new_user) is not None:
            found.append(Finding("invitation_for_seated", table=table.id, number=one.id, seat=seat))
        elif one.new_user is None and one.accepted_at is None:
            found.append(
                Finding("invitation_for_computer", table=table.id, number=one.id, seat=seat)
            )
    known = db.execute("SELECT 1 FROM insights WHERE game_id = :id", {"id": table.id}).fetchone()
    if known is not None and table.status != "running":
        found.append(Finding("insights_not_running", table=table.id, status=table.status))
    return found
