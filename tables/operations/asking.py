"""Asking people to join a lobby: their place is held, and they say yes or no."""

from __future__ import annotations

from collections.abc import Sequence

from tables.model import asked, lobby_messages, outgoing, seating
from tables.model.asked import Asked
from tables.model.errors import NotAllowed, UserError
from tables.model.guards import ManagedServer, manages, seated
from tables.model.invitations import DAY
from tables.model.table import Table, UserRef
from tables.operations.lobbies import Lobbies
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import (
    asked_rows,
    bar_rows,
    lobby_rows,
    meeting_rows,
    outbox_rows,
    user_rows,
    wish_rows,
)
from tables.store.connection import Connection


class Asking:
    """Asks people to join lobbies."""

    def __init__(self, repository: TableRepository, lobbies: Lobbies) -> None:
        self._repository = repository
        self._lobbies = lobbies

    async def asked(self, table_id: int) -> list[Asked]:
        """Those who were asked to a lobby and have not answered yet."""
        now = self._repository.now()
        return await self._repository.store.read(lambda db: asked_rows.open_at(db, table_id, now))

    @retry_on_conflict
    async def ask(
        self,
        table_id: int,
        people: Sequence[UserRef],
        user_id: int,
        *,
        server: ManagedServer | None = None,
        again: bool = False,
        interaction: int | None = None,
    ) -> list[Asked]:
        """Ask people to join, on behalf of somebody who sits there or manages the server; returns
        those who were asked now. The channel is told, with one ping for each person who wants
        pings. Without a channel, only those are told who have played by direct message with this
        user; the others find the question in their list of tables.

        again: they played the last game together. Their places are held longer, and people who
        cannot be asked are left out. People with a seat are always left out. Raises `WrongStatus`,
        `NotSeated`, `NotAllowed` that names who cannot be asked, `UserError`.
        """
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            seating.need_lobby(table)
            if not manages(table, server):
                seated(table, user_id)
            wanted = [one for one in people if table.seat_of(one.id) is None]
            if loaded.repeated:
                return await self._asked_before(table_id, wanted, user_id)
            if not wanted:
                return []
            if len(wanted) > asked.AT_ONCE:
                raise UserError("asked_at_once", most=asked.AT_ONCE)
            seats = max(self._repository.rules(table.game).meta.seats)

            def work(db: Connection, at: float) -> list[Asked]:
                free = seats - len(table.seats) - len(asked_rows.open_at(db, table_id, at))
                if len(wanted) > free and not again:
                    raise UserError("asked_beyond_seats", free=max(free, 0))
                held = asked.HELD_AGAIN if again else asked.HELD
                found = []
                for person in map(seating.tidy, wanted):
                    refusal = self._refusal(db, table, person, user_id, at)
                    if refusal is not None and not again:
                        raise refusal
                    if refusal is None:
                        one = Asked(person.id, person.name, user_id, at, at + held)
                        asked_rows.put(db, table_id, one)
                        found.append(one)
                if not found:
                    return []
                if table.by_message:
                    said_alone = self._alone(db, found, again=again)
                    outbox_rows.announce(db, table_id, at, said_alone)
                    return found
                loud = [p.user_id for p in found if _wants_ping(db, p.user_id)]
                everybody = tuple(p.user_id for p in found)
                said = outgoing.AskedToJoin(
                    user=user_id, people=everybody, ping=tuple(loud), again=again
                )
                outbox_rows.announce(db, table_id, at, [said])
                return found

            found = await self._repository.beside(table, interaction, work)
        self._repository.wake()
        self._changed(table)
        return found

    async def accept(
        self, table_id: int, user: UserRef, *, interaction: int | None = None
    ) -> Table:
        """Somebody who was asked joins. Raises as `Lobbies.join`, and `NotAllowed` for others."""
        await self._need_asked(table_id, user.id)
        return await self._lobbies.join(table_id, user, interaction=interaction)

    async def decline(self, table_id: int, user_id: int) -> Table:
        """Decline: somebody who was asked does not want to join. Nobody is told. Raises
        `NotAllowed`."""
        await self._need_asked(table_id, user_id)
        await self._repository.store.write(
            lambda db: asked_rows.answer(db, table_id, user_id, "declined")
        )
        table = (await self._repository.load(table_id)).table
        self._changed(table)
        return table

    def _alone(
        self, db: Connection, found: Sequence[Asked], *, again: bool
    ) -> list[lobby_messages.JoinInvitation]:
        """The direct messages to people who were asked: only to those who are written to by the bot
        at a table with the user who asks, and want to be told."""
        return [
            lobby_messages.JoinInvitation(user=one.user_id, by=one.by_user_id, again=again)
            for one in found
            if _wants_ping(db, one.user_id)
            and lobby_rows.played_by_message(db, one.user_id, one.by_user_id)
        ]

    def _changed(self, table: Table) -> None:
        """A lobby has other free seats: the notice board shows it, and others may want them."""
        if table.guild_id is not None:
            self._repository.gathered(table.guild_id)
        self._repository.seek()

    async def _asked_before(self, table_id: int, people: Sequence[UserRef], by: int) -> list[Asked]:
        """Those of these people whom somebody has asked already: the same press came twice."""
        found, numbers = await self.asked(table_id), [person.id for person in people]
        return [one for one in found if one.by_user_id == by and one.user_id in numbers]

    async def _need_asked(self, table_id: int, user_id: int) -> None:
        now, store = self._repository.now(), self._repository.store
        found = await store.read(lambda db: asked_rows.of_user(db, table_id, user_id))
        if found is None or not found.open(now):
            raise NotAllowed("not_asked")

    def _refusal(
        self, db: Connection, table: Table, person: UserRef, by: int, now: float
    ) -> NotAllowed | None:
        """Why this person must not be asked now; None if they may."""
        before = asked_rows.of_user(db, table.id, person.id)
        if before is not None and before.open(now):
            return NotAllowed("invited_here", name=person.name)
        never = not meeting_rows.takes_invitations(db, user_rows.load(db, person.id), by)
        never |= table.guild_id is not None and bar_rows.barred(db, table.guild_id, person.id, now)
        never = never or wish_rows.avoids(db, person.id, by)
        declined = before is not None and before.outcome == "declined"
        if never or declined or asked_rows.by(db, by, person.id, now - DAY) >= asked.PER_HOST:
            # One sentence for all reasons, so that nobody learns what somebody else has chosen.
            return NotAllowed("cannot_be_asked", name=person.name)
        return None


def _wants_ping(db: Connection, user_id: int) -> bool:
    return user_rows.load(db, user_id).invitations == "ping"
