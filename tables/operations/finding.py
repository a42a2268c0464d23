"""Open tables as somebody sees them who looks for one."""

from __future__ import annotations

from tables.model import matching
from tables.model.errors import WrongSeats
from tables.model.open_tables import Suited
from tables.model.table import Table, UserRef
from tables.model.wishes import ANY_HOURS, SHARED
from tables.operations.lobbies import Lobbies
from tables.operations.matchmaking import Matchmaking
from tables.operations.open_tables import OpenTables
from tables.operations.repository import TableRepository
from tables.store import bar_rows, user_rows, wish_rows
from tables.store.connection import Connection


class Finding:
    """Lists open tables for one person, and seats them."""

    def __init__(
        self,
        repository: TableRepository,
        open_tables: OpenTables,
        matchmaking: Matchmaking,
        lobbies: Lobbies,
    ) -> None:
        self._repository = repository
        self._open_tables = open_tables
        self._matchmaking = matchmaking
        self._lobbies = lobbies

    async def tables(self, user_id: int, guild_id: int) -> list[Suited]:
        """The open tables of a server at which a user could sit down, those that suit them best
        first. Tables with people who would rather not meet them, or whom they would rather not
        meet, are left out as full ones are. Whether they see the channels is for the caller to
        ask. Raises `NotAllowed` for people who cannot join tables of this server."""
        return await self._repository.store.read(lambda db: self._read(db, user_id, guild_id))

    def _read(self, db: Connection, user_id: int, guild_id: int) -> list[Suited]:
        now, making = self._repository.now(), self._matchmaking
        bar_rows.need_welcome(db, guild_id, user_id, now)
        wish = wish_rows.of_user_on(db, user_id, guild_id)
        language = user_rows.load(db, user_id).language
        mine, found = making.hours_of(db, user_id, guild_id, now), []
        avoiding = wish_rows.avoiding(db, user_id)
        for one in self._open_tables.read(db, guild_id):
            people = making.people_of(one)
            if user_id in people or _avoided(user_id, people, avoiding):
                continue
            lobby = making.lobby(db, one, now)
            around = making.around(db, {user_id, *people}, [one.table.game])
            suits = wish is not None and matching.suits(wish, lobby, around, now)
            told = ANY_HOURS not in (mine, lobby.hours)
            hours = told and (mine & lobby.hours).bit_count() >= SHARED
            found.append(Suited(one, suits, hours, one.table.language == language))
        return sorted(found, key=lambda s: (-s.suits, -s.language, -s.hours, s.open_table.free))

    async def join(
        self, table_id: int, user: UserRef, guild_id: int, *, interaction: int | None = None
    ) -> Table:
        """Take a seat. Raises as `Lobbies.join`; a table that is left out for this user is full."""

        def avoided(db: Connection) -> bool:
            avoiding = wish_rows.avoiding(db, user.id)
            return any(
                one.table.id == table_id
                and _avoided(user.id, self._matchmaking.people_of(one), avoiding)
                for one in self._open_tables.read(db, guild_id)
            )

        if await self._repository.store.read(avoided):
            raise WrongSeats("seats_taken")
        return await self._lobbies.join(table_id, user, interaction=interaction)


def _avoided(user_id: int, people: tuple[int, ...], avoiding: frozenset[matching.Pair]) -> bool:
    return any(matching.pair(user_id, other) in avoiding for other in people)
