"""The SQL of prepared turns."""

from __future__ import annotations

from tables.facts.stored import StoredPlan
from tables.store.connection import Connection


def plans(db: Connection, table_id: int) -> tuple[StoredPlan, ...]:
    """The prepared turns of a table."""
    found = db.execute(
        "SELECT seat, mode, actions, done, begun, stopped FROM plans WHERE game_id = ?"
        " ORDER BY seat",
        (table_id,),
    )
    return tuple(StoredPlan(*row) for row in found)


def put_plan(db: Connection, table_id: int, plan: StoredPlan, at: float) -> None:
    """Store the prepared turn of a seat in place of an older one."""
    db.execute(
        "INSERT OR REPLACE INTO plans (game_id, seat, mode, actions, done, begun, stopped, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table_id, plan.seat, plan.mode, plan.actions, plan.done, plan.begun, plan.stopped, at),
    )


def drop_plans(db: Connection, table_id: int, seat: int | None = None) -> None:
    """Forget the prepared turn of a seat, or (None) all of a table."""
    db.execute(
        "DELETE FROM plans WHERE game_id = ?1 AND (?2 IS NULL OR seat = ?2)", (table_id, seat)
    )
