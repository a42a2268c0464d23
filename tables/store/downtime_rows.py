"""The SQL of announced downtimes. They are kept where they are said: in the outbox."""

from __future__ import annotations

from tables.model.downtime import LONGEST, Downtime, DowntimeOver
from tables.store import outbox_rows
from tables.store.connection import Connection

_SAID = f"kind = '{Downtime.kind}'"
_OVER = f"kind = '{DowntimeOver.kind}'"
_CURRENT = f"""
SELECT o.id, o.game_id, o.message_id, o.data, o.state FROM outbox o WHERE o.{_SAID}
AND o.state <> 'given up'
AND NOT EXISTS (SELECT 1 FROM outbox later WHERE later.game_id = o.game_id
    AND later.{_OVER} AND later.id > o.id)
"""  # noqa: S608 - fixed names


def to_tell(db: Connection) -> list[int]:
    """The running tables, each of which has a channel for itself, where the bot may speak."""
    found = db.execute(
        "SELECT id FROM games WHERE status = 'running' AND place = 'there' ORDER BY id"
    )
    return [int(number) for (number,) in found]


def announced(db: Connection) -> Downtime | None:
    """What was announced last and is not taken back."""
    row = db.execute(f"{_CURRENT} ORDER BY o.id DESC LIMIT 1").fetchone()
    if row is None:
        return None
    said = outbox_rows.said(Downtime.kind, row["data"])
    return said if isinstance(said, Downtime) else None


def between(db: Connection, begin: float, end: float) -> bool:
    """Whether a stop in this span was announced, taken back meanwhile or not."""
    rows = db.execute(
        f"SELECT DISTINCT data FROM outbox WHERE {_SAID} AND created_at > :since",  # noqa: S608
        {"since": begin - 2 * LONGEST * 60},
    ).fetchall()
    found = [outbox_rows.said(Downtime.kind, row["data"]) for row in rows]
    return any(isinstance(f, Downtime) and f.begins <= end and begin <= f.ends for f in found)


def message(db: Connection, table_id: int) -> int | None:
    """The message in which a table tells of it now."""
    row = db.execute(
        f"{_CURRENT} AND o.game_id = :game AND o.message_id IS NOT NULL ORDER BY o.id DESC LIMIT 1",
        {"game": table_id},
    ).fetchone()
    return None if row is None else int(row["message_id"])


def before(db: Connection, table_id: int, row: int) -> list[int]:
    """The messages in which a table told of it before this row of the outbox."""
    found = db.execute(
        f"SELECT DISTINCT message_id FROM outbox WHERE game_id = :game AND {_SAID}"  # noqa: S608
        f" AND message_id IS NOT NULL AND id < :row AND id > (SELECT coalesce(max(id), 0)"
        f" FROM outbox WHERE game_id = :game AND {_OVER} AND id < :row)",
        {"game": table_id, "row": row},
    )
    return [int(number) for (number,) in found]


def take_back(db: Connection, at: float) -> int:
    """Nothing is announced any more: what was not tried is not posted, and what was goes. At how
    many tables it was."""
    told = {row["game_id"] for row in db.execute(_CURRENT)}
    db.execute(f"DELETE FROM outbox WHERE {_SAID} AND state = 'pending' AND attempts = 0")  # noqa: S608
    for table in sorted({row["game_id"] for row in db.execute(_CURRENT)}):
        outbox_rows.announce(db, table, at, [DowntimeOver()])
    return len(told)
