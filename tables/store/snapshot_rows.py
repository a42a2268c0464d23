"""All that a press needs to know of a table, in one read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from tables.model.errors import Unreadable
from tables.model.stored import Kept, Loaded, Part, Surroundings
from tables.model.table import Table
from tables.store import (
    default_answer_rows,
    game_rows,
    held_rows,
    note_rows,
    order_rows,
    place_rows,
    step_rows,
    user_rows,
    wait_rows,
)
from tables.store.connection import UNREADABLE, Connection

RECENT = 40
"""Steps that a panel may tell of."""

MADE = 60
"""Steps among which the last one is found that was of somebody's own turn."""

T = TypeVar("T")


def load(
    db: Connection, table_id: int, user_id: int, interaction: int | None = None
) -> Loaded | None:
    """A table with what is around it for a user; with an interaction, also whether that was carried
    out before."""
    found = game_rows.load(db, table_id, interaction)
    return None if found is None else replace(found, around=around(db, found.table, user_id))


def kept(db: Connection, table_id: int) -> Kept:
    """What there is of orders and of answers that wait at a table."""
    return Kept(
        tuple(order_rows.of_table(db, table_id)),
        {found.wait.seat: found for found in wait_rows.of_table(db, table_id)},
        {found.seat: found for found in held_rows.of_table(db, table_id)},
        tuple(held_rows.spans(db, table_id)),
        held_rows.rests(db, table_id),
        held_rows.paced(db, table_id),
        user_rows.loud(db, table_id),
        tuple(step_rows.newest(db, table_id, MADE)),
    )


def around(db: Connection, table: Table, user_id: int) -> Surroundings:
    """What is around a table for a user."""
    db.ahead(lambda db: _around(db, table, user_id))
    return _around(db, table, user_id)


def _around(db: Connection, table: Table, user_id: int) -> Surroundings:
    seat = table.seat_of(user_id)
    drafts = table.draft_seat is not None
    last = table.seq if drafts and seat == table.draft_seat else table.public_seq
    return Surroundings(
        user_id,
        part(lambda: step_rows.steps(db, table.id, table.public_seq, table.seq) if drafts else []),
        part(lambda: kept(db, table.id)),
        part(lambda: step_rows.steps(db, table.id, -1, last, RECENT)),
        part(lambda: note_rows.notes(db, table.id)),
        part(lambda: set() if seat is None else order_rows.used(db, table.id, seat, -1)),
        part(lambda: user_rows.load(db, user_id)),
        part(lambda: place_rows.board_lost(db, table.id)),
        part(lambda: default_answer_rows.load(db, user_id, table.game)),
    )


def part(look: Callable[[], T]) -> Part[T]:
    """A part of a reading that may be damaged without stopping the rest."""
    try:
        return Part(look())
    except UnicodeDecodeError:
        raise  # the file is damaged, not what somebody wrote
    except (Unreadable, AssertionError, *UNREADABLE) as error:
        return Part(error=error)
