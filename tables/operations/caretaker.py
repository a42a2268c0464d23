"""A seat whose player ran out of time: a caretaker plays carefully until the player is back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.core import Rules
from tables.model import notes, outgoing
from tables.model.errors import UserError
from tables.model.outbox import Notice
from tables.model.stored import Loaded
from tables.model.table import Table
from tables.operations.repository import TableRepository
from tables.store import (
    game_rows,
    note_rows,
    outbox_rows,
    plan_rows,
    request_rows,
    step_rows,
    wait_rows,
)
from tables.store.connection import Connection


class NobodyElse(UserError):
    """Without this player, nobody who plays in person would be left."""

    CODE = "nobody_else"


def plays_on(table: Table, seat: int) -> bool:
    """Whether anybody else still plays in person. A game must not play itself to its end."""
    return any(not s.automatic for s in table.seats if s.index != seat)


def _wanted(db: Connection, table: Table, seat: int, wait_id: int, now: float) -> bool:
    """Whether a caretaker should play for the seat that a table waits for: an answer or more time
    may come at the last moment."""
    found = wait_rows.just_out(db, wait_id, now)
    return found is not None and (found.wait.table_id, found.wait.seat) == (table.id, seat)


async def switch(
    repository: TableRepository, loaded: Loaded, rules: Rules[Any], seat: int, wait_id: int | None
) -> Loaded | None:
    """Put a caretaker into the seat that the table waits for in `wait_id`, or (None) take it out.

    The unfinished turn of the seat is discarded, because it was its owner's alone. Returns None,
    with nothing changed, if the wait has time left or there is no caretaker to take out. Raises
    `NobodyElse`, `VersionConflict`.
    """
    table = loaded.table
    if table.status != "running" or not 0 <= seat < len(table.seats):
        return None
    on = wait_id is not None
    player = table.seats[seat]
    if player.user_id is None or player.caretaker == on:
        return None

    def still(db: Connection) -> bool:
        return wait_id is None or _wanted(db, table, seat, wait_id, repository.now())

    if on:
        if not await repository.store.read(still):
            return None
        if not plays_on(table, seat):
            raise NobodyElse()
    public = await repository.steps.public(loaded, rules)
    seats = tuple(replace(s, caretaker=on) if s.index == seat else s for s in table.seats)
    columns: dict[str, Any] = {}
    if on and table.draft_seat == seat:
        columns = {"seq": table.public_seq, "draft_seat": None}
    user = player.user_id
    told: Notice = outgoing.Returned(seat=seat, user=user)
    noted: notes.Written = notes.Returned(seat=seat, user=user)
    if on:
        told = outgoing.CaretakerPlays(seat=seat, user=user, ping=(user,))
        noted = notes.CaretakerPlays(seat=seat, user=user)

    def work(db: Connection, at: float) -> None:
        step_rows.drop_steps(db, table.id, columns.get("seq", table.seq))
        if on:
            plan_rows.drop_plans(db, table.id, seat)
        game_rows.put_seats(db, table.id, seats)
        wait_rows.sync(db, replace(table, seats=seats), public.asked, {seat} if on else (), at)
        request_rows.lapse(db, table.id, at)  # who has to agree is not the same any more
        note_rows.note(db, table.id, table.public_seq, at, noted)
        outbox_rows.announce(db, table.id, at, [told])
        repository.tell_thinkers(db, replace(table, seats=seats), public.asked)

    return await repository.change(table, None, columns, work, still=still)
