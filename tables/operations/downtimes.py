"""Telling tables that the bot will be stopped, and taking that back."""

from __future__ import annotations

from tables.model.downtime import LONGEST, Downtime
from tables.model.errors import UserError
from tables.operations.repository import TableRepository
from tables.store import downtime_rows, outbox_rows
from tables.store.connection import Connection

MINUTE = 60.0
AT_ONCE = 200
"""Tables that are told in one transaction."""


class Downtimes:
    """What the host announces."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self._started: float | None = None

    def here(self) -> None:
        """The bot is at work, from the first time on that this is called."""
        if self._started is None:
            self._started = self._repository.now()

    async def announce(self, ahead: int, lasts: int) -> tuple[Downtime, int]:
        """Tell each channel with a running table, in minutes from now; what is told, and to how
        many channels. An earlier announcement is edited. Raises `UserError`."""
        if not (0 <= ahead <= LONGEST and 1 <= lasts <= LONGEST):
            raise UserError("downtime_too_long", hours=LONGEST // 60)
        begins = self._repository.now() + ahead * MINUTE
        said = Downtime(begins=int(begins), ends=int(begins + lasts * MINUTE))
        store, at = self._repository.store, self._repository.now()
        tables = await store.read(downtime_rows.to_tell)
        for first in range(0, len(tables), AT_ONCE):
            part = tables[first : first + AT_ONCE]

            def work(db: Connection, part: list[int] = part) -> None:
                for table in part:
                    outbox_rows.announce(db, table, at, [said])

            await store.write(work)
        self._repository.wake()
        return said, len(tables)

    async def announced(self) -> Downtime | None:
        """What is announced now."""
        return await self._repository.store.read(downtime_rows.announced)

    async def take_back(self) -> int:
        """It is over, or does not come; how many channels had been told."""
        at = self._repository.now()
        count = await self._repository.store.write(lambda db: downtime_rows.take_back(db, at))
        self._repository.wake()
        return count

    async def message(self, table_id: int) -> int | None:
        """The message in which a table tells of it now."""
        return await self._repository.store.read(lambda db: downtime_rows.message(db, table_id))

    async def messages(self, table_id: int, before: int) -> list[int]:
        """What a table has posted about it before this row of the outbox."""
        return await self._repository.store.read(
            lambda db: downtime_rows.before(db, table_id, before)
        )

    async def look(self) -> None:
        """Take it back once it is over: its time is up, or the bot was stopped in it and is here
        again."""
        said = await self.announced()
        if said is None:
            return
        again = self._started is not None and self._started >= said.begins
        if again or self._repository.now() >= said.ends:
            await self.take_back()
