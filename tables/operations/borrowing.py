"""Tables in borrowed places: group messages, and servers without the bot. Only presses that are
made there let it speak there; what it has to say in between is owed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from typing import Any

from tables.model import seating
from tables.model.chance import written
from tables.model.errors import UserError, WrongStatus
from tables.model.guards import need_host
from tables.model.notes import HandedOn
from tables.model.outbox import OutboxRow, Outgoing
from tables.model.outgoing import Timelapse
from tables.model.seal_messages import SecretsTold
from tables.model.server_rules import Opener
from tables.model.table import Again, Hinted, Table, UserRef
from tables.operations.nodes import Node
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import (
    borrowed_rows,
    game_rows,
    limits,
    note_rows,
    outbox_rows,
    place_rows,
    server_rows,
)
from tables.store.connection import Connection
from tables.store.limits import TableLimits, TooMany

PER_PLACE = 5
"""So many open tables may be in one borrowed place."""
REMEMBERED = 1_000
"""Tables of which it is remembered that they were heard of."""
AT_ONCE = 50
"""Tables whose host is looked for in one go."""


class Borrowing:
    """Opens tables in borrowed places, and knows what is owed there."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self._pressed_at: OrderedDict[int, float] = OrderedDict()

    def heard_here(self, table_id: int) -> bool:
        """Whether this process has lately heard a press at a table."""
        at = self._pressed_at.get(table_id, -borrowed_rows.HOLD)
        return self._repository.now() - at < borrowed_rows.HOLD

    @property
    def _node(self) -> str | None:
        """How this process is called among several that share the database."""
        owner = self._repository.owner
        return owner.id if isinstance(owner, Node) else None

    async def need_room(self, channel_id: int, host_id: int, bounds: TableLimits) -> None:
        """Raises `TooMany` if a borrowed place, or a host, has no room for one more table."""
        await self._repository.store.read(lambda db: _need_room(db, channel_id, host_id, bounds))

    async def create(
        self,
        *,
        game: str,
        channel_id: int,
        server: int | None,
        host: UserRef,
        options: Mapping[str, Any],
        bounds: TableLimits,
        language: str,
        hints: Hinted = "on",
        again: Again | None = None,
        reached: bool = True,
    ) -> Table:
        """Open a table in a borrowed place; its host has the first seat.

        server: the one without the bot in which that place is; None for a message. bounds: how many
        open tables a host may have. reached: whether the host can be written to. Raises
        `NoSuchGame`, `BadOptions`, `TooMany`.
        """
        chosen = seating.checked_options(self._repository.rules(game), options)
        at, secret = self._repository.now(), written(self._repository.new_seed())
        sealed = written(self._repository.new_seed())

        def work(db: Connection) -> Table:
            _need_room(db, channel_id, host.id, bounds)
            table = game_rows.create(
                db,
                game=game,
                options=chosen,
                guild_id=None,
                channel_id=channel_id,
                host=seating.named(host),
                secret=secret,
                sealed=sealed,
                at=at,
                language=language,
                hints=hints,
                again=again,
                borrowed=True,
            )
            borrowed_rows.create(db, table.id, server, at)
            borrowed_rows.set_reached(db, table.id, host.id, reached=reached)
            loaded = game_rows.load(db, table.id)
            assert loaded is not None
            return loaded.table

        table = await self._repository.store.write(work)
        self._repository.tell("opened", table)
        return table

    async def open_in(self, channel_id: int) -> list[Table]:
        """The open tables of a borrowed place."""

        def work(db: Connection) -> list[Table]:
            found = (game_rows.load(db, number) for number in borrowed_rows.open_in(db, channel_id))
            return [loaded.table for loaded in found if loaded is not None]

        return await self._repository.store.read(work)

    async def press(
        self, channel_id: int, user_id: int, message_id: int | None, marks: Collection[str]
    ) -> bool:
        """Somebody presses something in a borrowed place: what is owed there is due. Whether there
        is any table.

        message_id, marks: of the message that is pressed. It shows that a post has arrived whose
        answer was lost.
        """
        at = self._repository.now()

        def work(db: Connection) -> list[int]:
            if message_id is not None:
                borrowed_rows.seen(db, channel_id, marks, message_id, at)
            return borrowed_rows.press(db, channel_id, user_id, self._node, at)

        here = self._repository.store
        known = await here.read(lambda db: borrowed_rows.known(db, channel_id))
        tables = await here.write(work) if known else []
        for number in tables:
            self._pressed_at[number] = at
            self._pressed_at.move_to_end(number)
        while len(self._pressed_at) > REMEMBERED:
            self._pressed_at.popitem(last=False)
        if tables:
            self._repository.wake()
        return bool(tables)

    async def set_reached(self, table_id: int, user_id: int, *, reached: bool) -> Table:
        """Note whether a player can be written to."""

        def work(db: Connection) -> None:
            borrowed_rows.set_reached(db, table_id, user_id, reached=reached)

        await self._repository.store.write(work)
        return (await self._repository.load(table_id)).table

    async def superseded(self, row: OutboxRow[Outgoing]) -> bool:
        """Whether a newer board is to be posted that tells all that this row would."""
        return await self._repository.store.read(
            lambda db: borrowed_rows.newer_board(db, row.table_id, row.id)
        )

    async def owed_before(self, row: OutboxRow[Outgoing]) -> bool:
        """Whether something older than a row is owed at its table."""
        return await self._repository.store.read(
            lambda db: borrowed_rows.owed_before(db, row.table_id, row.id)
        )

    async def due(self, table_id: int) -> None:
        """What is owed at a table is due at once."""
        await self._repository.store.write(
            lambda db: borrowed_rows.revive(db, "game_id = :game", {"game": table_id})
        )
        self._repository.wake()

    async def show(self, table_id: int) -> None:
        """Post the board of a running table again. It pings nobody."""
        at = self._repository.now()
        await self._repository.store.write(
            lambda db: place_rows.show_again(db, table_id, at, quiet=True)
        )
        self._repository.wake()

    async def secrets(self, table_id: int) -> SecretsTold | None:
        """What is told about the secrets of a finished game, if there were any."""
        found = await self._repository.store.read(
            lambda db: borrowed_rows.of_kind(db, table_id, SecretsTold.kind)
        )
        told = [row.message for row in found if isinstance(row.message, SecretsTold)]
        return told[-1] if told else None

    async def ask_for_film(self, table_id: int) -> bool:
        """Post the time-lapse of a finished game by the press at hand. False if it was posted, or
        is to be. Raises `WrongStatus`."""
        table, at = (await self._repository.load(table_id)).table, self._repository.now()
        if table.status != "finished" or not table.borrowed:
            raise WrongStatus("review_not_over")

        def work(db: Connection) -> bool:
            if borrowed_rows.filmed(db, table_id):
                return False
            film = Timelapse(to_seq=table.public_seq)
            outbox_rows.announce(db, table_id, at, [film])
            borrowed_rows.make_late(db, table_id)
            return True

        new = await self._repository.store.write(work)
        self._repository.wake()
        return new

    async def need_link(self, table: Table, user_id: int) -> None:
        """Raises `NotAllowed`, `WrongStatus` or `UserError` unless somebody may bring a table from
        a borrowed place to a channel of a server."""
        need_host(table, user_id)
        if not table.open:
            raise WrongStatus("over_not_moved")
        if not table.borrowed:
            raise UserError("group_linked_already")

    @retry_on_conflict
    async def link(
        self,
        table_id: int,
        user_id: int,
        *,
        guild_id: int,
        channel_id: int,
        parent_id: int | None,
        bounds: TableLimits,
        opener: Opener,
    ) -> Table:
        """Give a table a home in a channel of a server that has the bot: from then on it is told
        there. Raises as `need_link`, and `TableExists`, `TooMany`, `NotAllowed` as a table that
        is opened there."""
        async with self._repository.locked(table_id) as loaded:
            table = loaded.table
            await self.need_link(table, user_id)

            def work(db: Connection, at: float) -> None:
                places = (channel_id, parent_id)
                server_rows.need_opener(db, guild_id, table.host_id, opener, places, at)
                limits.check_server(
                    db,
                    bounds,
                    guild_id=guild_id,
                    channel_id=parent_id or channel_id,
                    host_id=table.host_id,
                    moved=table.id,
                )
                borrowed_rows.settle(db, table.id, guild_id)
                place_rows.move(db, table, channel_id, parent_id, user_id, at)

            await self._repository.beside(table, None, work)
            moved = (await self._repository.load(table_id)).table
        self._repository.wake()
        return moved

    async def pass_on(self, after: int) -> int | None:
        """Let other players host the tables whose host has not been seen for two weeks. Returns
        where to go on; None if all are done."""
        now = self._repository.now()
        before = now - borrowed_rows.HOST_LOST
        found = await self._repository.store.read(
            lambda db: borrowed_rows.without_host(db, before, after, AT_ONCE)
        )
        for number in found:
            await self._pass_on(number)
        return found[-1] if len(found) == AT_ONCE else None

    async def _pass_on(self, table_id: int) -> None:
        async with self._repository.locked(table_id) as loaded:
            table = loaded.table
            others = [s for s in table.seats if s.user_id not in (None, table.host_id)]

            def work(db: Connection) -> None:
                at = self._repository.now()
                free = (
                    one.user_id
                    for one in others
                    if one.user_id is not None
                    and limits.may_host(db, self._repository.limits, table, one.user_id)
                )
                heir = next(free, None)
                if heir is None:
                    return
                borrowed_rows.set_host(db, table.id, heir, at)
                note_rows.note(db, table.id, table.public_seq, at, HandedOn(user=table.host_id))

            if table.borrowed and table.open:
                await self._repository.store.write(work)


def _need_room(db: Connection, channel_id: int, host_id: int, bounds: TableLimits) -> None:
    if len(borrowed_rows.open_in(db, channel_id)) >= PER_PLACE:
        raise TooMany("too_many_in_group", count=PER_PLACE)
    limits.check(db, bounds, guild_id=None, channel_id=channel_id, parent_id=None, host_id=host_id)
