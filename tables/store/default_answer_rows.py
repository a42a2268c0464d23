"""The SQL of default answers: what people want answered at every table of a game."""

from __future__ import annotations

import json
from collections.abc import Sequence

from engine.core import Order
from tables.model.findings import Finding
from tables.store.connection import Connection
from tables.store.statements import upsert


def load(db: Connection, user_id: int, game: str) -> tuple[Order, ...] | None:
    """The default answers of a user; None if they have not chosen any yet. Damaged ones count as
    none, because they must not keep anybody from playing."""
    row = db.execute(
        "SELECT orders FROM usual WHERE user_id = :user AND game = :game",
        {"user": user_id, "game": game},
    ).fetchone()
    return None if row is None else _read(row[0]) or ()


def at_table(db: Connection, table_id: int, game: str) -> list[tuple[int, Order]]:
    """The default answers of all who sit at a table, with their seats."""
    seats = db.execute(
        "SELECT seat, user_id FROM seats WHERE game_id = :table AND user_id IS NOT NULL"
        " ORDER BY seat",
        {"table": table_id},
    ).fetchall()
    return [(seat, order) for seat, user in seats for order in load(db, user, game) or ()]


_SAVE = upsert("usual", ("user_id", "game"), ("orders", "at"))


def save(db: Connection, user_id: int, game: str, orders: Sequence[Order], at: float) -> None:
    """Store the default answers of a user in a game. An empty set is an answer, too."""
    said = [[order.kind, order.policy, order.amount] for order in orders]
    text = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
    db.execute(_SAVE, {"user_id": user_id, "game": game, "orders": text, "at": at})


def defects(db: Connection) -> list[Finding]:
    """Findings about default answers that cannot be read. They tell neither the content nor the
    owner."""
    found = db.execute("SELECT orders, game FROM usual ORDER BY user_id, game").fetchall()
    return [Finding("usual_unreadable", game=row[1]) for row in found if _read(row[0]) is None]


def _read(text: str) -> tuple[Order, ...] | None:
    try:
        return tuple(_order(*item) for item in json.loads(text))
    except (ValueError, TypeError):
        return None


def _order(kind: object, policy: object, amount: object) -> Order:
    """Raises `TypeError` if this is not an order."""
    if not (isinstance(kind, str) and isinstance(policy, str)):
        raise TypeError(kind)
    if amount is not None and type(amount) is not int:
        raise TypeError(amount)
    return Order(kind, policy, amount)
