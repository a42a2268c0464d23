"""What the managers of a server decide about its tables."""

from __future__ import annotations

from collections.abc import Callable

from tables.model import seating
from tables.model.errors import UserError
from tables.model.guards import ManagedServer
from tables.model.invitations import DAY
from tables.model.server_rules import CHANNELS, LONGEST_BAR, Bar, ServerRules
from tables.model.table import UserRef
from tables.operations.repository import TableRepository
from tables.store import bar_rows, rating_rows, server_rows
from tables.store.connection import Connection


class ServerRulebook:
    """Keeps who may open tables of a server, and who may not join any. Only somebody who manages
    that server can say a number of the type `ManagedServer`."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def rules(self, server_id: int) -> ServerRules:
        """The rules of a server."""
        return await self._repository.store.read(lambda db: server_rows.rules_of(db, server_id))

    async def change_rules(
        self, server: ManagedServer, change: Callable[[ServerRules], ServerRules]
    ) -> ServerRules:
        """Change the rules of a server. Tables that are open stay as they are. Raises `UserError`
        for too many channels."""
        now = self._repository.now()

        def work(db: Connection) -> ServerRules:
            old = server_rows.rules_of(db, server)
            new = change(old)
            if len(new.channels) > CHANNELS:
                raise UserError("channels_at_once", most=CHANNELS)
            server_rows.put(db, server, new)
            if new.ratings != old.ratings:
                rating_rows.server_chosen(db, server, now)
            return new

        return await self._repository.store.write(work)

    async def bars(self, server: ManagedServer) -> list[Bar]:
        """Who may not join tables of a server, the newest first."""
        now = self._repository.now()
        return await self._repository.store.read(lambda db: bar_rows.of_server(db, server, now))

    async def bar(
        self, server: ManagedServer, user: UserRef, by: int, days: int | None = None
    ) -> float | None:
        """Keep somebody from joining and opening tables of a server, for some days or (None) until
        it is lifted; returns until when. Seats that they have stay theirs. Raises `UserError`."""
        if user.id == by:
            raise UserError("bars_themselves")
        if days is not None and not 1 <= days <= LONGEST_BAR:
            raise UserError("bar_days", most=LONGEST_BAR)
        now = self._repository.now()
        until = None if days is None else now + days * DAY
        name = seating.tidy(user).name
        await self._repository.store.write(
            lambda db: bar_rows.put(db, server, user.id, name, by, now, until)
        )
        return until

    async def lift(self, server: ManagedServer, number: int) -> Bar:
        """Let somebody join again. number: of the bar. Raises `UserError` if it is over."""
        now = self._repository.now()

        def work(db: Connection) -> Bar:
            found = [bar for bar in bar_rows.of_server(db, server, now) if bar.id == number]
            if not found:
                raise UserError("choices_changed")
            bar_rows.lift(db, server, number)
            return found[0]

        return await self._repository.store.write(work)
