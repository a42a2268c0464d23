"""The SQL of prepared turns."""

from __future__ import annotations

from tables.model.stored import StoredPlan
from tables.store.connection import Connection
from tables.store.statements import upsert


def plans(db: Connection, table_id: int) -> tuple[StoredPlan, ...]:
    """The prepared turns of a table."""
    found = db.execute(
        "SELECT seat, mode, actions, done, begun, stopped FROM plans WHERE game_id = :game"
        " ORDER BY seat",
        {"game": table_id},
    )
    return tuple(StoredPlan(*row) for row in found)


_PUT = upsert("plans", ("game_id", "seat"), ("mode", "actions", "done", "begun", "stopped", "at"))


def put_plan(db: Connection, table_id: int, plan: StoredPlan, at: float) -> None:
    """Store the prepared turn of a seat. It replaces an older one."""
    db.execute(
        _PUT,
        {
            "game_id": table_id,
            "seat": plan.seat,
            "mode": plan.mode,
            "actions": plan.actions,
            "done": plan.done,
            "begun": plan.begun,
            "stopped": plan.stopped,
            "at": at,
        },
    )


def drop_plans(db: Connection, table_id: int, seat: int | None = None) -> None:
    """Forget the prepared turn of a seat, or (None) all of a table."""
    db.execute(
        "DELETE FROM plans WHERE game_id = :game AND seat = coalesce(:seat, seat)",
        {"game": table_id, "seat": seat},
    )
