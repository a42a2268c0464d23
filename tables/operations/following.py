"""Following a table without playing, and sharing its board with those who look."""

from __future__ import annotations

from dataclasses import replace

from tables.model import following, outgoing
from tables.model.errors import UserError, WrongStatus
from tables.model.following import Follower, Way
from tables.model.guards import seated
from tables.model.table import Table
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import follow_rows, outbox_rows
from tables.store.connection import Connection


class Follows:
    """Knows who follows which table."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def follower(self, table_id: int, user_id: int) -> Follower | None:
        """Whether and how a user follows a table."""
        return await self._repository.store.read(
            lambda db: follow_rows.of_user(db, table_id, user_id)
        )

    async def follow(self, table_id: int, user_id: int, way: Way = "dm") -> Follower:
        """Follow a table from now on; one who does already is told in this way.

        Raises `NoTable`, `WrongStatus` once it is over, and `UserError` for people who play there,
        who follow many tables, or whose table has many followers.
        """
        table = (await self._repository.load(table_id)).table
        _need_followable(table, user_id)

        def work(db: Connection) -> Follower:
            known = follow_rows.of_user(db, table_id, user_id)
            if known is not None:
                follow_rows.set_way(db, table_id, user_id, way)
                return replace(known, way=way)
            tables = follow_rows.tables_of(db, user_id)
            if len(tables) >= following.TABLES:
                raise UserError("follows_many", most=following.TABLES, tables=tuple(tables))
            if len(follow_rows.of_table(db, table_id)) >= following.FOLLOWERS:
                raise UserError("many_followers")
            new = Follower(table_id, user_id, way, table.public_seq, self._repository.now())
            follow_rows.put(db, new)
            return new

        return await self._repository.store.write(work)

    async def unfollow(self, table_id: int, user_id: int) -> bool:
        """Follow a table no more; whether the user did."""
        return await self._repository.store.write(
            lambda db: follow_rows.drop(db, table_id, user_id)
        )

    async def tell_in_channel(self, table_id: int, user_id: int) -> bool:
        """A follower takes no direct messages, and is told in the channel from now on; whether they
        follow the table."""
        return await self._repository.store.write(
            lambda db: follow_rows.set_way(db, table_id, user_id, "channel")
        )

    @retry_on_conflict
    async def share(self, table_id: int, user_id: int, *, interaction: int | None = None) -> Table:
        """Post the board in the channel as a spectator sees it, on behalf of a player.

        Raises `NotSeated`, `WrongStatus`, and `UserError` where nothing can be posted, or too soon
        after the last time.
        """
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            seated(table, user_id)
            if table.status not in ("running", "finished"):
                raise WrongStatus("not_begun" if table.status == "lobby" else "game_over")
            if loaded.repeated:
                return table
            if table.place != "there":
                raise UserError("no_channel_to_share")

            def work(db: Connection, at: float) -> None:
                last = follow_rows.last_shared(db, table_id)
                if last is not None and 0 <= at - last < following.SHARE_EVERY:
                    left = following.SHARE_EVERY - (at - last)
                    raise UserError("shared_lately", seconds=max(1, round(left)))
                said = outgoing.SharedBoard(user=user_id)
                outbox_rows.announce(db, table_id, at, [said])

            await self._repository.beside(table, interaction, work)
        self._repository.wake()
        return table


def _need_followable(table: Table, user_id: int) -> None:
    """Raises `WrongStatus` or `UserError` unless a user can follow a table."""
    if not table.open:
        raise WrongStatus("game_over")
    if table.seat_of(user_id) is not None:
        raise UserError("plays_here")
    if table.guild_id is None:
        raise UserError("no_server")
