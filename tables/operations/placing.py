"""Where tables are: channels that vanish or close, servers that remove the bot, and moving."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from tables.model.errors import UserError, WrongStatus
from tables.model.guards import ManagedServer, need_host
from tables.model.outbox import OutboxRow, Outgoing
from tables.model.server_rules import NOBODY_SPECIAL, Opener
from tables.model.table import ChannelState, Table
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import limits, outbox_rows, place_rows, problem_rows, server_rows
from tables.store.connection import Connection
from tables.store.limits import TableLimits

DELETED = "its channel is gone"


class Places:
    """Knows where tables are, and moves them."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def open_tables(
        self, guild_id: int | None = None
    ) -> list[tuple[int, int | None, int, ChannelState]]:
        """Number, server, channel and place of the open tables of a server, or (None) of all."""
        return await self._repository.store.read(lambda db: place_rows.open_tables(db, guild_id))

    async def lose_place(self, table_id: int) -> None:
        """The channel of a table was deleted; who is asked is written to instead."""
        at = self._repository.now()
        if await self._repository.store.write(
            lambda db: place_rows.lose(db, table_id, at, DELETED)
        ):
            self._repository.wake()

    async def bar_place(self, table_id: int) -> None:
        """The bot may not write in the channel of a table at the moment."""
        await self._repository.store.write(lambda db: place_rows.bar(db, table_id))

    async def find_place(self, table_id: int) -> None:
        """The channel of a table can be written to again, as far as is known."""
        at = self._repository.now()
        if await self._repository.store.write(lambda db: place_rows.find(db, table_id, at)):
            self._repository.wake()

    async def look_in(self, channel_id: int) -> None:
        """Somebody pressed something in a channel: perhaps it takes messages again."""
        at = self._repository.now()
        if await self._repository.store.write(lambda db: place_rows.press(db, channel_id, at)):
            self._repository.wake()

    async def rest(self, tables: Iterable[int]) -> None:
        """The bot was removed from the server of these tables; they rest."""
        at = self._repository.now()
        for table_id in tables:
            await self._repository.store.write(partial(place_rows.rest, table_id=table_id, at=at))

    async def go_on_there(self, tables: Iterable[int]) -> None:
        """The bot is on the server of these tables again; those that rest go on."""
        at = self._repository.now()
        for table_id in tables:
            await self._repository.store.write(partial(place_rows.go_on, table_id=table_id, at=at))
        self._repository.wake()
        self._repository.alarm()

    async def board_lost(self, table_id: int) -> str | None:
        """Why the newest board of a table is not in its channel; None if it is, or still comes."""
        return await self._repository.store.read(lambda db: place_rows.board_lost(db, table_id))

    async def say(self, table_id: int, told: Sequence[Outgoing]) -> None:
        """Put further messages of a table into the outbox."""
        at = self._repository.now()
        await self._repository.store.write(lambda db: outbox_rows.announce(db, table_id, at, told))
        self._repository.wake()

    async def heard(self, row: OutboxRow[Outgoing]) -> frozenset[int]:
        """The users who have heard of a message alone, because its channel did not take it."""
        return await self._repository.store.read(
            lambda db: place_rows.heard(db, row.table_id, row.id)
        )

    async def note_once(self, summary: str, detail: str, table_id: int) -> str:
        """Keep a fault of a table for the host of the bot, once for each summary; its reference."""
        known = await self._repository.store.read(
            lambda db: problem_rows.reference_of(db, table_id, summary)
        )
        return known or await self._repository.report(summary, detail, table_id=table_id)

    async def need_room(
        self, table: Table, bounds: TableLimits, channel_id: int, opener: Opener = NOBODY_SPECIAL
    ) -> None:
        """Raises `TooMany` if a channel, with its threads, has no room for a table to move to, and
        `NotAllowed` if its server wants no tables there. opener: what Discord tells of who moves
        it."""

        def work(db: Connection) -> None:
            server_rows.need_place(db, table.guild_id, opener, (channel_id,))
            limits.check_channel(
                db, bounds, channel_id=channel_id, host_id=table.host_id, moved=table.id
            )

        await self._repository.store.read(work)

    @retry_on_conflict
    async def move(
        self,
        table_id: int,
        channel_id: int,
        user_id: int,
        *,
        parent_id: int | None = None,
        bounds: TableLimits | None = None,
        server: ManagedServer | None = None,
        opener: Opener = NOBODY_SPECIAL,
    ) -> Table:
        """Bring an open table to another channel of its server (host or manager): its board is
        posted there, and the log says so.

        parent_id: the channel of the thread `channel_id`, if that is one. bounds: how many open
        tables a channel may have; None: any number. opener: what Discord tells of who moves it.
        Raises `NotAllowed`, `WrongStatus`, `UserError`, `TableExists`, `TooMany`.
        """
        async with self._repository.locked(table_id) as loaded:
            table = loaded.table
            need_host(table, user_id, server)
            if not table.open:
                raise WrongStatus("over_not_moved")
            if table.channel_id == channel_id and table.place in ("there", "barred"):
                raise UserError("here_already")

            def work(db: Connection, at: float) -> None:
                server_rows.need_place(db, table.guild_id, opener, (channel_id, parent_id))
                if bounds is not None:
                    to, host = parent_id or channel_id, table.host_id
                    limits.check_channel(db, bounds, channel_id=to, host_id=host, moved=table.id)
                place_rows.move(db, table, channel_id, parent_id, user_id, at)

            await self._repository.beside(table, None, work)
            moved = (await self._repository.load(table_id)).table
        self._repository.wake()
        return moved
