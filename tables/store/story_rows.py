"""Where the board messages of a table begin to tell, so that together they tell every step once."""

from __future__ import annotations

from dataclasses import dataclass

from tables.model.outbox import OutboxRow, holds
from tables.model.outgoing import BOARDS, Back, Board, Turn
from tables.store.connection import Connection
from tables.store.outbox_rows import OUTBOX_COLUMNS, outbox_row


@dataclass(frozen=True, slots=True)
class Told:
    """Where a board message begins to tell: after this step, or with the news that the table went
    `back` to it. fixed: it is known that all before was told for good, wherever turns end."""

    from_seq: int
    back: Back | None = None
    fixed: bool = False


_BOARDS = f"game_id = :game AND state = 'sent' AND kind IN ({BOARDS})"


_ALONE = "game_id = :game AND kind = 'directpost' AND seat = :seat AND message_id IS NOT NULL"


def untold(
    db: Connection, row: OutboxRow[Board], seat: int | None = None, *, for_good: bool = False
) -> Told:
    """Where the message of a row begins to tell: where the one before it ended, even if one between
    them was given up.

    seat: its player gets it alone, because the table has no channel. Then the one before it may be
    a direct message, too, which tells an unfinished turn for good. for_good: so does every message
    of this table, because older ones cannot be edited.
    """
    before = f"{_BOARDS} AND id < :row"
    if seat is not None:
        before = f"(({before}) OR ({_ALONE} AND instead_of < :row))"
    last = db.execute(
        f"SELECT to_seq FROM outbox WHERE {before}"  # noqa: S608
        " ORDER BY coalesce(instead_of, id) DESC LIMIT 1",
        {"game": row.table_id, "row": row.id, **({} if seat is None else {"seat": seat})},
    ).fetchone()
    from_seq = row.message.from_seq
    back = row.message.back if isinstance(row.message, Turn) else None
    begin = from_seq if last is None else min(from_seq, last[0])
    alone = begin == row.message.to_seq  # else the log of the steps before says it
    return Told(
        begin, back if alone else None, fixed=back is not None or seat is not None or for_good
    )


def shown_by(
    db: Connection, table_id: int, message_id: int | None, *, for_good: bool = False
) -> Told | None:
    """Where a board message of a table began to tell; None if that is not known. for_good: as for
    `untold`."""
    found = db.execute(
        f"SELECT {OUTBOX_COLUMNS} FROM outbox WHERE {_BOARDS} AND message_id = :message"  # noqa: S608
        " ORDER BY id LIMIT 1",
        {"game": table_id, "message": message_id},
    ).fetchone()
    row = None if found is None else outbox_row(found)
    return untold(db, row, for_good=for_good) if row is not None and holds(row, Board) else None
