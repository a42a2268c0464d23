"""The SQL of nodes and of what they have leased."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import asdict
from functools import cache

from tables.model.leases import LEASE, RANGES, RESERVED, TABLES, Fence, Fenced, Lease
from tables.store.connection import Connection
from tables.store.statements import in_place, upsert

FORGOTTEN = 3_600.0
"""Seconds for which a node that gives no sign of life is remembered."""

_ALIVE = upsert("nodes", ("node",), ("name", "until", "kinds"))


def alive(
    db: Connection, node: str, name: str, until: float, kinds: Iterable[str] = (TABLES,)
) -> None:
    """Record that a node is alive until a moment. kinds: what it takes its share of."""
    values = {"node": node, "name": name, "until": until, "kinds": " ".join(sorted(kinds))}
    db.execute(_ALIVE, values)


def states_of_others(db: Connection, now: float, node: str, kind: str) -> list[str]:
    """How the other living nodes are that take their share of a kind."""
    found = db.execute(
        "SELECT state, kinds FROM nodes WHERE until > :now AND until <= :last AND node <> :node",
        {"now": now, "last": now + LEASE, "node": node},
    )
    return [row[0] for row in found if kind in row[1].split()]


def needed(db: Connection, known: int) -> int:
    """The lowest schema that a program must know to work with this database. If it is no higher
    than the one the program knows, the program can."""
    newer = "SELECT max(coalesce(since, number)) FROM schema_migrations WHERE number > :known"
    return int(db.execute(newer, {"known": known}).fetchone()[0] or 0)


def say(db: Connection, node: str, state: str) -> None:
    """How a node is, as it sees itself."""
    db.execute("UPDATE nodes SET state = :state WHERE node = :node", {"state": state, "node": node})


def living(db: Connection, now: float) -> dict[str, frozenset[str]]:
    """The living nodes, with what they take their share of.

    Nobody counts for longer than a lease. Otherwise, if a server whose clock is behind took over, a
    node that had died would keep what it had.
    """
    found = db.execute(
        "SELECT node, kinds FROM nodes WHERE until > :now AND until <= :last ORDER BY node",
        {"now": now, "last": now + LEASE},
    )
    return {row[0]: frozenset(row[1].split()) for row in found}


def bury(db: Connection, now: float, node: str, name: str) -> None:
    """Forget nodes that have been silent for long, and those that a node of the same name has
    replaced."""
    db.execute(
        "DELETE FROM nodes WHERE until < :before"
        " OR (name = :name AND node <> :node AND until <= :now)",
        {"before": now - FORGOTTEN, "now": now, "node": node, "name": name},
    )


def release(db: Connection, node: str) -> None:
    """Free all that a node had, for a while only for those who have too few. Something that moves
    twice, such as a connection to Discord, is away twice."""
    db.execute(
        "UPDATE leases SET node = NULL, reserved = :until WHERE node = :node",
        {"node": node, "until": db.now() + RESERVED},
    )


def remove(db: Connection, node: str) -> None:
    """A node has stopped: free all that it had."""
    release(db, node)
    db.execute("DELETE FROM nodes WHERE node = :node", {"node": node})


def leases(db: Connection, kind: str) -> list[Lease]:
    """All leases of a kind."""
    found = db.execute(
        "SELECT number, node, epoch, reserved FROM leases WHERE kind = :kind ORDER BY number",
        {"kind": kind},
    )
    return [Lease(*row) for row in found]


def make(db: Connection, kind: str, total: int) -> None:
    """Make sure that a kind has exactly so many leases, at least one."""
    db.execute(
        "DELETE FROM leases WHERE kind = :kind AND number >= :total", {"kind": kind, "total": total}
    )
    rows = ", ".join(f"(:kind,{number})" for number in range(total))
    db.execute(
        f"INSERT INTO leases (kind, number) VALUES {rows} ON CONFLICT DO NOTHING",  # noqa: S608
        {"kind": kind},
    )


def take(db: Connection, kind: str, numbers: Iterable[int], node: str) -> None:
    """Give some leases a new owner."""
    db.execute(
        "UPDATE leases SET node = :node, epoch = epoch + 1"  # noqa: S608 - whole numbers
        f" WHERE kind = :kind AND {_among(numbers)}",
        {"kind": kind, "node": node},
    )


def give_back(
    db: Connection, kind: str, numbers: Iterable[int], node: str, reserved: float
) -> None:
    """Free some leases, until a moment only for those who have too few."""
    db.execute(
        "UPDATE leases SET node = NULL, reserved = :reserved"  # noqa: S608 - whole numbers
        f" WHERE kind = :kind AND {_among(numbers)} AND node = :node",
        {"kind": kind, "node": node, "reserved": reserved},
    )


def _among(numbers: Iterable[int]) -> str:
    """A condition: whether a lease is one of some. There may be none."""
    return f"number IN ({', '.join(map(str, (*numbers, -1)))})"  # no server takes an empty list


def need(db: Connection, fence: Fence | None) -> None:
    """Raises `Fenced` if a lease has another owner by now, or had one in between.

    To be called in a transaction that writes the row by which the effect is known. The lease is not
    locked, so it may be taken while that transaction runs. But then old and new owner write the
    same row, so one of them sees what the other stored. A lock would hold up the taking of leases,
    and with it signs of life, as long as any delivery is being recorded.
    """
    if fence is not None and db.execute(_FENCE, asdict(fence)).fetchone() is None:
        raise Fenced(fence)


_FENCE = (
    "SELECT 1 FROM leases"
    " WHERE kind = :kind AND number = :number AND node = :node AND epoch = :epoch"
)


def owned(db: Connection, kind: str, node: str) -> frozenset[int]:
    """What a node owns of a kind. To be asked in the transaction that depends on it."""
    found = db.execute(
        "SELECT number FROM leases WHERE kind = :kind AND node = :node",
        {"kind": kind, "node": node},
    )
    return frozenset(row[0] for row in found)


def within(column: str, ranges: Collection[int]) -> str:
    """A condition: whether the table whose number a column holds belongs to some ranges."""
    if len(ranges) == RANGES:
        return "1 = 1"
    if not ranges:
        return "1 = 0"
    return f"{column} % {RANGES} IN ({', '.join(map(str, sorted(ranges)))})"


# --- when connections to Discord began -----------------------------------------------------------

_IDENTIFIED = upsert("identified", ("number",), ("at",))


def identify(db: Connection, number: int, every: float) -> float:
    """Take a turn of one of Discord's buckets, in which one connection may begin a session in so
    many seconds. Returns how long to wait for it, 0 if it is taken."""
    now = db.now()
    row = db.execute("SELECT at FROM identified WHERE number = :number", {"number": number})
    last = row.fetchone()
    if last is not None and now - every < last[0] <= now:
        return float(last[0] + every - now)
    db.execute(_IDENTIFIED, {"number": number, "at": now})
    return 0.0


# --- when the scheduler looked -------------------------------------------------------------------


def last_looks(db: Connection, ranges: Collection[int]) -> dict[float, list[int]]:
    """When ranges were last looked at: each time with the ranges it holds for. A range that was
    never looked at is missing."""
    found = db.execute(
        f"SELECT at, number FROM looks WHERE {within('number', ranges)} ORDER BY number"  # noqa: S608
    )
    looks: dict[float, list[int]] = {}
    for at, number in found:
        looks.setdefault(float(at), []).append(number)
    return looks


def looked(db: Connection, ranges: Collection[int], at: float) -> None:
    """Record that the scheduler looks at ranges now."""
    if ranges:
        db.execute(_looked(tuple(sorted(ranges))), {"at": at})


@cache
def _looked(ranges: tuple[int, ...]) -> str:
    rows = ", ".join(f"({number}, :at)" for number in ranges)
    text = f"INSERT INTO looks (number, at) VALUES {rows}"  # noqa: S608 - whole numbers
    return f"{text} {in_place(('number',), ('at',))}"
