"""Tables at which people prepare their turns, for tests."""

from __future__ import annotations

import json
from typing import Any

from engine.core import Action
from tables.model.table import Table, UserRef
from tables.store.connection import Connection, Row
from tests.tables.parlour import Parlour


async def prepare(here: Parlour, table: Table, user: UserRef, *actions: Action) -> None:
    for action in actions:
        await here.service.plans.plan(table.id, user.id, None, action)


async def stored(here: Parlour, table: Table) -> dict[int, tuple[str, int, Any]]:
    """The plans of a table: mode, how many are done, why it stopped."""

    def work(db: Connection) -> list[Row]:
        plans = "SELECT * FROM plans WHERE game_id = :game"
        return db.execute(plans, {"game": table.id}).fetchall()

    return {
        r["seat"]: (r["mode"], r["done"], r["stopped"] and json.loads(r["stopped"])["code"])
        for r in await here.store.read(work)
    }
