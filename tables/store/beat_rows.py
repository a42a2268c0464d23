"""The SQL of the sign of life."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tables.model.leases import LEASE
from tables.model.plain_json import compact
from tables.store.connection import Connection
from tables.store.statements import upsert


def beat(db: Connection, at: float, state: Mapping[str, Any] | None = None) -> None:
    """Show that the bot is alive; `state` is what `bot.process.health` says of it."""
    db.execute(
        upsert("heartbeat", ("id",), ("at", "state")),
        {"id": 1, "at": at, "state": compact(state or {})},
    )


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign of life. node: the name of the node that gave it; None for an only bot. age: seconds
    since then. failing: what it said does not work, and since when. away: which of several shards
    it said were not connected. stopped: whether it was the last one of a bot that ended cleanly."""

    node: str | None
    age: float
    failing: Mapping[str, float]
    away: Sequence[int]
    stopped: bool


def signs(db: Connection, now: float, *, shared: bool) -> list[Sign]:
    """The newest sign of life of each node, or of the one bot where there are no nodes. now: the
    time of the machine, by which the one bot writes. shared: whether nodes may share this database,
    as they may that of a server. A database that an older program wrote knows of no nodes."""
    there = "SELECT 1 FROM information_schema.tables WHERE table_name = 'nodes'"
    if shared and db.execute(there).fetchone() is not None:
        clock = db.now()
        nodes = db.execute("SELECT name, until, state FROM nodes ORDER BY name, node").fetchall()
        if nodes:
            return [_sign(row[0], clock - (row[1] - LEASE), json.loads(row[2])) for row in nodes]
    at = last_beat(db)
    return [] if at is None else [_sign(None, now - at, last_state(db))]


def _sign(node: str | None, age: float, state: Mapping[str, Any]) -> Sign:
    failing = {str(part): float(since) for part, since in state.get("failing", {}).items()}
    away = [int(shard) for shard in state.get("away", ())]
    return Sign(node, age, failing, away, bool(state.get("stopped")))


def last_beat(db: Connection) -> float | None:
    """When the bot last showed that it is alive."""
    row = db.execute("SELECT at FROM heartbeat").fetchone()
    return None if row is None else float(row[0])


def last_state(db: Connection) -> dict[str, Any]:
    """What the bot said then of itself; nothing if an older program wrote it."""
    row = db.execute("SELECT * FROM heartbeat").fetchone()
    found = json.loads(row["state"]) if row is not None and "state" in row.keys() else {}  # noqa: SIM118
    return dict(found)
