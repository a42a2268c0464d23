"""The names of seats, after their players call themselves otherwise."""

from __future__ import annotations

from tables.model import seating
from tables.model.notes import Renamed
from tables.model.table import Table, UserRef
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import game_rows, note_rows
from tables.store.connection import Connection


class Renaming:
    """Lets the open tables of a server know what their players are called now."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def goes_by(self, user: UserRef, guild_id: int) -> list[Table]:
        """A user has this display name on a server: their seats at its open tables are called so
        from now on. Returns the tables at which that was news. Raises `VersionConflict`,
        `StorageFault`."""
        found = await self._repository.store.read(lambda db: game_rows.open_of(db, user.id))
        stale = [t for t in found if t.guild_id == guild_id and seating.renamed(t, user)]
        return [await self._rename(table.id, user) for table in stale]

    @retry_on_conflict
    async def _rename(self, table_id: int, user: UserRef) -> Table:
        async with self._repository.locked(table_id) as loaded:
            table = loaded.table
            seat = seating.renamed(table, user) if table.open else None
            if seat is None:
                return table
            note = Renamed(user=user.id, old=table.seats[seat.index].name, name=seat.name)

            def work(db: Connection, at: float) -> None:
                game_rows.rename_seat(db, table_id, seat)
                note_rows.note(db, table_id, table.public_seq, at, note)

            await self._repository.beside(table, None, work)
            names = tuple(seat.name if s.index == seat.index else s.name for s in table.seats)
            return table.called(names)
