"""Lobbies of tables without a channel: who may come in, and where they are shown."""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass

from tables.model.asked import Asked
from tables.model.errors import NoTable, UserError
from tables.model.guards import seated
from tables.model.stored import Loaded
from tables.model.table import Table, UserRef
from tables.operations.lobbies import Lobbies
from tables.operations.repository import TableRepository
from tables.store import asked_rows, game_rows, lobby_rows
from tables.store.connection import Connection
from tables.store.lobby_rows import LENGTH, Posts

OFFERED = 25
"""How many people somebody is offered to ask."""
_CODE = re.compile(rf"(\d{{1,18}})\s*[-–—]\s*([0-9A-Z]{{{LENGTH}}})(?![0-9A-Z])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class AskedThere:
    """A lobby to which somebody is asked, and by whom."""

    table: Table
    by: str


class Entering:
    """Lets people into lobbies that nobody finds in a channel."""

    def __init__(self, repository: TableRepository, lobbies: Lobbies) -> None:
        self._repository = repository
        self._lobbies = lobbies

    async def invitation(self, table_id: int, user_id: int) -> str:
        """What somebody at a table gives to friends, so that they can join. Raises `NotSeated`."""
        loaded = await self._repository.load(table_id)
        seated(loaded.table, user_id)
        return lobby_rows.code(loaded.secret, table_id)

    async def enter(self, said: str, user: UserRef, *, interaction: int | None = None) -> Table:
        """Take a seat by an invitation. said: what somebody typed or pasted, with it somewhere.

        Raises `UserError` if there is no such invitation, and as `Lobbies.join`.
        """
        found = await self._invited(said)
        if found is None:
            # One sentence for all reasons, so that nobody learns which tables there are.
            raise UserError("invitation_unknown")
        table = found.table
        if table.seat_of(user.id) is not None:
            return table
        return await self._lobbies.join(table.id, user, interaction=interaction, invited=True)

    async def _invited(self, said: str) -> Loaded | None:
        """The lobby that an invitation leads to."""
        read = _CODE.search(said)
        if read is None or int(read[1]) >= 1 << 63:
            return None
        try:
            found = await self._repository.load(int(read[1]))
        except NoTable:
            return None
        right = lobby_rows.code(found.secret, found.table.id).partition("-")[2]
        same = hmac.compare_digest(right.encode(), read[2].upper().encode())
        return found if same and found.table.by_message and found.table.status == "lobby" else None

    async def posts(self, table_id: int) -> Posts:
        """Where the lobby of a table is in direct messages."""
        return await self._repository.store.read(lambda db: lobby_rows.posts(db, table_id))

    async def companions(self, table: Table, user_id: int) -> list[UserRef]:
        """The people with whom somebody has played and who are not at this table."""
        most = OFFERED + len(table.seats)
        found = await self._repository.store.read(
            lambda db: lobby_rows.companions(db, user_id, most)
        )
        return [one for one in found if table.seat_of(one.id) is None][:OFFERED]

    async def asked(self, user_id: int) -> list[AskedThere]:
        """The lobbies without a channel to which somebody is asked."""
        now = self._repository.now()

        def work(db: Connection) -> list[AskedThere]:
            found = []
            for number in lobby_rows.asked_by_message(db, user_id, now):
                loaded = game_rows.load(db, number)
                one = asked_rows.of_user(db, number, user_id)
                if loaded is not None and one is not None:
                    found.append(AskedThere(loaded.table, _who(loaded.table, one)))
            return found

        return await self._repository.store.read(work)

    async def next_lobby(self, table_id: int) -> int | None:
        """The lobby without a channel in which a game is to be played again."""
        return await self._repository.store.read(lambda db: lobby_rows.next_lobby(db, table_id))


def _who(table: Table, one: Asked) -> str:
    """The name of who asks; of the host if they have left."""
    names = {seat.user_id: seat.name for seat in table.seats}
    return names.get(one.by_user_id) or names.get(table.host_id) or ""
