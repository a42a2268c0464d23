"""What the host of the bot removes for good: tables, what is kept about a server, people.

The bot is stopped meanwhile, so the file is rewritten at once and nothing of it is left there.
"""

from __future__ import annotations

from functools import partial

from tables.maintenance.housekeeping import Upkeep
from tables.maintenance.privacy import Privacy
from tables.model.errors import UserError
from tables.model.table import Table, UserRef
from tables.service import TableService
from tables.store import competition_rows, problem_rows, removal_rows, upkeep_rows
from tables.store.connection import Connection


class Removing:
    """Removes from a database that no bot uses. Every method can be tried again if it fails."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def table(self, table_id: int) -> list[int]:
        """Remove a table with the practice that begins there; their numbers.

        Raises `UserError` if there is none, or if a season or a tournament waits for its result,
        and `StorageFault`.
        """
        removed = await self._service.store.erase(
            partial(_remove_table, table_id=table_id, at=self._service.now())
        )
        await self._leave_no_trace()
        return removed

    async def server(self, guild_id: int) -> list[int]:
        """Remove the tables of a server and all else that is kept about it; the numbers of the
        tables. Raises `StorageFault`."""
        store, at = self._service.store, self._service.now()
        found = await store.read(lambda db: removal_rows.listed(db, guild_id=guild_id))
        removed: set[int] = set()
        for table in found:
            removed |= set(await store.erase(partial(_remove_found, table_id=table.id, at=at)))
        await store.erase(partial(_remove_server, guild_id=guild_id, at=at))
        await self._leave_no_trace()
        return sorted(removed)

    async def user(self, user_id: int) -> list[Table]:
        """Have somebody forgotten, as if they had pressed **Forget me**; the tables at which they
        still had a seat. Raises as `Privacy.forget` does."""
        name = await self._service.store.read(lambda db: removal_rows.name_of(db, user_id))
        left = await Privacy(self._service).forget(UserRef(user_id, name or str(user_id)))
        await self._leave_no_trace()
        return left

    async def reports(self, before: float) -> int:
        """Remove reports of players and faults from before a moment (seconds since 1970); how many.
        Raises `StorageFault`."""

        def work(db: Connection) -> int:
            upkeep_rows.note_traces(db, self._service.now())
            return problem_rows.remove_before(db, before)

        removed = await self._service.store.erase(work)
        await self._leave_no_trace()
        return removed

    async def _leave_no_trace(self) -> None:
        await Upkeep(self._service.store, self._service.now).rewrite()


def _remove_table(db: Connection, table_id: int, at: float) -> list[int]:
    if not removal_rows.listed(db, table_id=table_id):
        raise UserError("remove_no_table", table=table_id)
    part = competition_rows.of_game(db, table_id)
    if part is not None and part.state == "open":
        raise UserError("remove_competing", table=table_id)
    return _remove_found(db, table_id, at)


def _remove_found(db: Connection, table_id: int, at: float) -> list[int]:
    """Remove a table and its practice, if it was not removed with another one."""
    there = [*removal_rows.practice_of(db, table_id), table_id]
    for number in there:
        removal_rows.remove_table(db, number, at)
    upkeep_rows.note_traces(db, at)
    return there


def _remove_server(db: Connection, guild_id: int, at: float) -> None:
    removal_rows.remove_server(db, guild_id)
    upkeep_rows.note_traces(db, at)
