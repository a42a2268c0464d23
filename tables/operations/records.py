"""What people who sit down together at an open table may know about each other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from tables.model import record, seating
from tables.model.errors import UserError, WrongSeats
from tables.model.record import Record
from tables.model.table import Seat, Table
from tables.operations.lobbies import need_place
from tables.operations.repository import TableRepository
from tables.store import record_rows, user_rows
from tables.store.connection import Connection


@dataclass(frozen=True, slots=True)
class Known:
    """What may be known about a person at a lobby. record: None while there are too few games.
    private: the person keeps it to themselves."""

    seat: Seat
    record: Record | None
    private: bool = False


class Records:
    """Gives the facts about people at open tables to those who sit down with them."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def who(self, table_id: int, user_id: int) -> tuple[Table, list[Known]]:
        """A lobby, and what a user may know about its people: one who sits there, or who can sit
        down. Facts about the user are among them, even if others do not see them.

        Raises `WrongStatus`, `UserError` if the lobby is not open, and as `Lobbies.join`.
        """
        table = (await self._repository.load(table_id)).table
        seating.need_lobby(table)
        if not record.counts(table):
            raise UserError("open_tables_only")
        work = partial(_known, table=table, reader=user_id, free=self._free(table))
        at = self._repository.now()
        return table, await self._repository.store.read(lambda db: work(db, at))

    def _free(self, table: Table) -> int:
        return max(self._repository.rules(table.game).meta.seats) - len(table.seats)


def _known(db: Connection, at: float, table: Table, reader: int, free: int) -> list[Known]:
    if table.seat_of(reader) is None and table.host_id != reader:
        if free <= 0:
            raise WrongSeats("seats_taken")
        need_place(db, table, reader, at, free=free)
    found = []
    for seat in table.seats:
        if seat.user_id is None:
            continue
        private = user_rows.load(db, seat.user_id).record == "private"
        hidden = private and seat.user_id != reader
        found.append(Known(seat, None if hidden else of(db, seat.user_id), private))
    return found


def of(db: Connection, user_id: int) -> Record | None:
    """The facts about a user."""
    return record.made(
        record_rows.finished(db, user_id),
        record_rows.left(db, user_id),
        record_rows.answers(db, user_id),
        record_rows.ran_out(db, user_id),
        user_rows.load(db, user_id),
    )
