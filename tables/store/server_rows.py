"""The SQL of a server's rules for opening tables."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace

from tables.model.plain_json import compact
from tables.model.server_rules import Opener, ServerRules
from tables.store import bar_rows, limits
from tables.store.connection import Connection
from tables.store.limits import TooMany
from tables.store.statements import upsert

_PUT = upsert("table_rules", ("server_id",), ("who", "role_id", "channels", "most", "ratings"))


def rules_of(db: Connection, server_id: int) -> ServerRules:
    """The rules of a server."""
    row = db.execute(
        "SELECT who, role_id, channels, most, ratings FROM table_rules WHERE server_id = :server",
        {"server": server_id},
    ).fetchone()
    if row is None:
        return ServerRules()
    return ServerRules(row[0], row[1], tuple(json.loads(row[2])), row[3], bool(row[4]))


def put(db: Connection, server_id: int, rules: ServerRules) -> None:
    """Set the rules of a server."""
    values: dict[str, object] = {"server_id": server_id, "who": rules.who, "role_id": rules.role_id}
    values |= {"channels": compact(list(rules.channels)), "most": rules.most}
    db.execute(_PUT, {**values, "ratings": int(rules.ratings)})


def need_place(
    db: Connection, server_id: int | None, opener: Opener, places: Collection[int | None]
) -> None:
    """Raises `NotAllowed` unless somebody may have a table of a server in one of these places."""
    if server_id is not None:
        replace(rules_of(db, server_id), who="all").need(opener, places)


def need_opener(
    db: Connection,
    server_id: int | None,
    user_id: int,
    opener: Opener,
    places: Collection[int | None],
    now: float,
) -> None:
    """Raises `NotAllowed` or `TooMany` unless somebody may open one more table of a server in one
    of these places: a channel, or a thread and its channel."""
    if server_id is None:
        return
    bar_rows.need_welcome(db, server_id, user_id, now)
    rules = rules_of(db, server_id)
    rules.need(opener, places)
    if rules.most is not None and not opener.manages:
        hosted = limits.hosted_on(db, server_id, user_id)
        if hosted >= rules.most:
            raise TooMany("opens_most", count=rules.most)
