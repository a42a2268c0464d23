"""The SQL of the sign of life."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tables.facts.codec import compact
from tables.store.connection import Connection
from tables.store.statements import upsert


def beat(db: Connection, at: float, state: Mapping[str, Any] | None = None) -> None:
    """Show that the bot is alive; `state` is what `bot.pulse` says of it."""
    db.execute(
        upsert("heartbeat", ("id",), ("at", "state")),
        {"id": 1, "at": at, "state": compact(state or {})},
    )


def last_beat(db: Connection) -> float | None:
    """When the bot last showed that it is alive."""
    row = db.execute("SELECT at FROM heartbeat").fetchone()
    return None if row is None else float(row[0])


def last_state(db: Connection) -> dict[str, Any]:
    """What the bot said then of itself; nothing if an older program wrote it."""
    row = db.execute("SELECT * FROM heartbeat").fetchone()
    found = json.loads(row["state"]) if row is not None and "state" in row.keys() else {}  # noqa: SIM118
    return dict(found)


def last_failing(db: Connection) -> dict[str, float]:
    """What the bot said then that does not work, and since when."""
    return {str(part): float(since) for part, since in last_state(db).get("failing", {}).items()}


def last_away(db: Connection) -> list[int]:
    """Which of several shards it said were not connected."""
    return [int(shard) for shard in last_state(db).get("away", ())]
