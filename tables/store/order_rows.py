"""The SQL of standing orders."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any

from engine.core import (
    EXACTLY,
    ONLY_ANSWER,
    IllegalAction,
    Order,
    Rules,
)
from tables.model.findings import Finding
from tables.model.orders import AT_MOST, Standing
from tables.model.table import Table
from tables.store.connection import Connection
from tables.store.statements import in_place

_MADE = (
    "FROM orders_used u CROSS JOIN steps s"
    " WHERE u.game_id = :game AND u.seq > :after AND s.game_id = u.game_id AND s.seq = u.seq"
)
"""Steps that orders made, of which there are few. CROSS JOIN keeps SQLite from going through all
steps."""


def of_table(db: Connection, table_id: int) -> list[Standing]:
    """Every order at a table, oldest first; for the service, which shows them to nobody else."""
    found = db.execute(
        "SELECT id, seat, kind, policy, amount, about, at, answer FROM orders"
        " WHERE game_id = :game"
        " ORDER BY seat, id",
        {"game": table_id},
    )
    return [
        Standing(r[0], r[1], Order(r[2], r[3], r[4], json.loads(r[5])), r[6], r[7])
        for r in found
        if _is_object(r[5])  # a damaged one must not keep the table from going on
    ]


def used(db: Connection, table_id: int, seat: int, after: int) -> set[int]:
    """The steps after `after` that the orders of a seat made."""
    found = db.execute(
        f"SELECT u.seq {_MADE} AND s.seat = :seat",
        {"game": table_id, "seat": seat, "after": after},
    )
    return {row[0] for row in found}


def made(db: Connection, table_id: int, after: int) -> set[int]:
    """The seats whose orders made steps after `after`."""
    found = db.execute(
        f"SELECT s.seat {_MADE}",
        {"game": table_id, "after": after},
    )
    return {row[0] for row in found}


def full(db: Connection, table_id: int, seat: int, order: Order) -> bool:
    """Whether a seat has no room for an order. An older order that it would replace makes room."""
    row = db.execute(
        "SELECT count(*) FROM orders WHERE game_id = :game AND seat = :seat"
        " AND NOT (kind = :kind AND about = :about)",
        {"game": table_id, "seat": seat, "kind": order.kind, "about": _about(order)},
    ).fetchone()
    return int(row[0]) >= AT_MOST


def put(
    db: Connection, table_id: int, seat: int, order: Order, at: float, answer: str | None = None
) -> None:
    """Store an order. It replaces an older one for the same questions. answer: as JSON, if the
    order is a single answer."""
    about = _about(order)
    # A new number: of several orders with as many facts, the one given last applies.
    db.execute(
        "DELETE FROM orders WHERE game_id = :game AND seat = :seat AND kind = :kind AND"
        " about = :about",
        {"game": table_id, "seat": seat, "kind": order.kind, "about": about},
    )
    db.execute(
        "INSERT INTO orders (game_id, seat, kind, about, policy, amount, at, answer)"
        " VALUES (:game, :seat, :kind, :about, :policy, :amount, :at, :answer)",
        {
            "game": table_id,
            "seat": seat,
            "kind": order.kind,
            "about": about,
            "policy": order.policy,
            "amount": order.amount,
            "at": at,
            "answer": answer,
        },
    )


def remove(db: Connection, table_id: int, seat: int, numbers: Collection[int]) -> int:
    """End some orders of a seat. Returns how many there were."""
    removed = 0
    for number in numbers:
        removed += db.execute(
            "DELETE FROM orders WHERE game_id = :game AND seat = :seat AND id = :number",
            {"game": table_id, "seat": seat, "number": number},
        ).rowcount
    return removed


def end_general(db: Connection, table_id: int, seat: int, kinds: Iterable[str]) -> None:
    """End the orders of a seat for every question of some kinds."""
    db.executemany(
        "DELETE FROM orders WHERE game_id = :game AND seat = :seat AND kind = :kind"
        " AND about = '{}'",
        [{"game": table_id, "seat": seat, "kind": kind} for kind in kinds],
    )


def forget(db: Connection, table_id: int, seat: int | None = None) -> None:
    """End all orders of a seat that has a new player, or (None) of a game that is over. Answers
    that were held back are deleted, too."""
    for table in ("orders", "orders_over", "held"):
        db.execute(
            f"DELETE FROM {table} WHERE game_id = :game AND seat = coalesce(:seat, seat)",  # noqa: S608
            {"game": table_id, "seat": seat},
        )


def over(db: Connection, table_id: int, standing: Standing, seq: int) -> None:
    """End an order because what it is limited to ended with step `seq`."""
    db.execute(
        "INSERT INTO orders_over"  # noqa: S608
        " (game_id, seat, kind, about, policy, amount, at, answer, seq)"
        " SELECT game_id, seat, kind, about, policy, amount, at, answer, :seq FROM orders"
        " WHERE game_id = :game AND seat = :seat AND id = :id "
        + in_place(
            ("game_id", "seat", "kind", "about", "seq"), ("policy", "amount", "at", "answer")
        ),
        {"seq": seq, "game": table_id, "seat": standing.seat, "id": standing.id},
    )
    remove(db, table_id, standing.seat, [standing.id])


def restore(db: Connection, table_id: int, seq: int) -> None:
    """The table goes back to step `seq`: restore the orders that ended later. An order stays ended
    if its owner has since given another one for the same questions, or as many as can be kept."""
    later = db.execute(
        "SELECT seat, kind, about, policy, amount, at, answer FROM orders_over"
        " WHERE game_id = :game AND seq > :seq ORDER BY seq DESC",
        {"game": table_id, "seq": seq},
    ).fetchall()
    db.execute(
        "DELETE FROM orders_over WHERE game_id = :game AND seq > :seq",
        {"game": table_id, "seq": seq},
    )
    for seat, kind, about, policy, amount, at, answer in later:
        order = Order(kind, policy, amount, json.loads(about))
        if not (full(db, table_id, seat, order) or _given(db, table_id, seat, order)):
            put(db, table_id, seat, order, at, answer)


def _given(db: Connection, table_id: int, seat: int, order: Order) -> bool:
    """Whether a seat has an order for exactly these questions."""
    found = db.execute(
        "SELECT 1 FROM orders WHERE game_id = :game AND seat = :seat AND kind = :kind AND"
        " about = :about",
        {"game": table_id, "seat": seat, "kind": order.kind, "about": _about(order)},
    )
    return found.fetchone() is not None


def note_used(db: Connection, table_id: int, steps: Iterable[int]) -> None:
    """Remember which steps were made by orders."""
    db.executemany(
        "INSERT INTO orders_used (game_id, seq) VALUES (:game, :seq)",
        [{"game": table_id, "seq": seq} for seq in steps],
    )


def _about(order: Order) -> str:
    return json.dumps(dict(order.about), ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def defects(db: Connection, table: Table, rules: Rules[Any]) -> list[Finding]:
    """What is wrong with the orders and the held answers of a table. It does not tell their
    content."""
    found: list[Finding] = []
    people = {s.index for s in table.seats if s.user_id is not None}
    kinds = {o.kind: o for o in rules.orderables}
    for number, seat, kind, policy, amount, about, answer in db.execute(
        "SELECT id, seat, kind, policy, amount, about, answer FROM orders WHERE game_id = :id"
        " ORDER BY id",
        {"id": table.id},
    ):
        if seat not in people:
            found.append(Finding("order_of_nobody", table=table.id, number=number))
        if not _is_object(about):
            found.append(Finding("order_limit_unreadable", table=table.id, number=number))
        known = kind == ONLY_ANSWER
        if kind in kinds:
            rule = kinds[kind].policy(policy)
            known = rule is not None and rule.numbered == (amount is not None)
        if policy == EXACTLY:
            known = kind in kinds and _readable(rules, answer)
        if not known:
            found.append(Finding("order_unknown", table=table.id, number=number))
    for seat, action in db.execute(
        "SELECT seat, action FROM held WHERE game_id = :id ORDER BY seat", {"id": table.id}
    ):
        if seat not in people:
            found.append(Finding("held_of_nobody", table=table.id, seat=seat + 1))
        try:
            if action is not None:
                rules.parse_action(action)
        except IllegalAction:
            found.append(Finding("held_unreadable", table=table.id, seat=seat + 1))
    rest = db.execute(
        "SELECT (SELECT count(*) FROM orders WHERE game_id = :id)"
        " + (SELECT count(*) FROM orders_over WHERE game_id = :id)"
        " + (SELECT count(*) FROM held WHERE game_id = :id)",
        {"id": table.id},
    ).fetchone()[0]
    if rest and table.status != "running":
        found.append(Finding("orders_not_running", table=table.id, status=table.status))
    return found


def _readable(rules: Rules[Any], action: str | None) -> bool:
    try:
        return action is not None and bool(rules.parse_action(action))
    except IllegalAction:
        return False


def _is_object(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False
