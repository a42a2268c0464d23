"""What is known of the scheduled events of tables.

Who changes an event claims that first in the database, so of several nodes one does it. A claim
without a result tells that a stop came in between: whether there is an event, only Discord knows.
"""

from __future__ import annotations

from tables.model.happenings import Happening
from tables.operations.repository import TableRepository
from tables.store import event_rows


class Events:
    """Keeps which tables have a scheduled event."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def servers(self) -> list[int]:
        """The servers on which a table has a planned start or an event."""
        return await self._repository.store.read(event_rows.servers)

    async def on(self, server_id: int) -> list[Happening]:
        """The tables of a server that have a planned start or an event."""
        return await self._repository.store.read(lambda db: event_rows.on(db, server_id))

    async def claim(self, happening: Happening) -> bool:
        """Begin to change an event, unless another node has."""
        now = self._repository.now()
        return await self._repository.store.write(lambda db: event_rows.claim(db, happening, now))

    async def put(self, table_id: int, event_id: int | None, shown: str) -> None:
        """Remember the event of a table and what it shows. None: Discord took none."""
        await self._repository.store.write(lambda db: event_rows.put(db, table_id, event_id, shown))

    async def forget(self, table_id: int) -> None:
        """A table has no event any more."""
        await self._repository.store.write(lambda db: event_rows.forget(db, table_id))
