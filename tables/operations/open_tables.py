"""The tables of a server that people can find and join."""

from __future__ import annotations

from tables.model import paces
from tables.model.open_tables import OpenTable
from tables.model.table import Table
from tables.operations.repository import TableRepository
from tables.store import asked_rows, open_rows, wait_rows
from tables.store.connection import Connection


class OpenTables:
    """Lists lobbies that anybody of their server may join."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def on(self, guild_id: int) -> list[OpenTable]:
        """The open tables of a server with a free seat, the newest first. Whether somebody can see
        their channels is for the caller to ask."""
        return await self._repository.store.read(lambda db: self.read(db, guild_id))

    def read(self, db: Connection, guild_id: int) -> list[OpenTable]:
        """The same in a transaction."""
        now, found = self._repository.now(), []
        for table in open_rows.listed_on(db, guild_id):
            one = facts(db, table, max(self._repository.rules(table.game).meta.seats), now)
            if one.free > 0:
                found.append(one)
        return found


def facts(db: Connection, table: Table, most: int, now: float) -> OpenTable:
    """A lobby with what people who look for a table want to know. most: how many can play."""
    held = len(asked_rows.open_at(db, table.id, now))
    pace = paces.word(wait_rows.rules_of(db, table.id))
    return OpenTable(table, most, most - len(table.seats) - held, pace)
