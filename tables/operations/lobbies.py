"""Tables before their game: opening, joining, leaving, computers, options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tables.model import lobby_messages, outgoing, rated, seating
from tables.model.asked import Asked, Joins, Welcome
from tables.model.chance import written
from tables.model.errors import NotAllowed, TableExists, WrongSeats, WrongStatus
from tables.model.guards import ManagedServer, need_host
from tables.model.notes import HandedOn, Joined, OptionsSet, Removed
from tables.model.server_rules import NOBODY_SPECIAL, Opener
from tables.model.table import Again, Hinted, Table, UserRef
from tables.operations.repository import SEEK, TableRepository, retry_on_conflict
from tables.store import (
    asked_rows,
    bar_rows,
    game_rows,
    limits,
    note_rows,
    outbox_rows,
    server_rows,
    wait_rows,
)
from tables.store.connection import Connection
from tables.store.limits import TableLimits


class Lobbies:
    """Opens tables and fills their seats, before the game begins."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def create(
        self,
        *,
        game: str,
        guild_id: int | None,
        channel_id: int | None,
        host: UserRef,
        options: Mapping[str, Any] | None = None,
        parent_id: int | None = None,
        bounds: TableLimits | None = None,
        language: str = "en",
        hints: Hinted = "on",
        again: Again | None = None,
        opener: Opener = NOBODY_SPECIAL,
    ) -> Table:
        """Open a table; its host has the first seat.

        channel_id: None for a table without one, whose lobby the host gets by direct message.
        parent_id: the channel of the thread `channel_id`, if that is one. bounds: how many open
        tables there may be; None: any number. language: that its channel is spoken to in. hints:
        whether its players may ask for hints. again: the game that is played again. opener: what
        Discord tells of the host.
        Raises `NoSuchGame`, `BadOptions`, `TableExists`, `TooMany`, `NotAllowed`.
        """
        chosen = seating.checked_options(self._repository.rules(game), options or {})
        at, secret = self._repository.now(), written(self._repository.new_seed())
        sealed = written(self._repository.new_seed())

        def work(db: Connection) -> Table:
            places = (channel_id, parent_id)
            server_rows.need_opener(db, guild_id, host.id, opener, places, at)
            there = None if channel_id is None else game_rows.open_in(db, channel_id)
            if there is not None:
                raise TableExists(there.table.id)
            if bounds is not None:
                limits.check(
                    db,
                    bounds,
                    guild_id=guild_id,
                    channel_id=channel_id,
                    parent_id=parent_id,
                    host_id=host.id,
                )
            db.tell(SEEK, 0)
            table = game_rows.create(
                db,
                game=game,
                options=chosen,
                guild_id=guild_id,
                channel_id=channel_id,
                host=seating.named(host),
                secret=secret,
                sealed=sealed,
                at=at,
                parent_id=parent_id,
                language=language,
                hints=hints,
                again=again,
            )
            _show_alone(db, table, host.id, at)
            return table

        table = await self._repository.store.write(work)
        self._repository.tell("opened", table)
        self._repository.seek()
        self._wake_alone(table)
        return table

    async def need_room(
        self,
        bounds: TableLimits,
        *,
        guild_id: int,
        channel_id: int,
        parent_id: int | None,
        host_id: int,
        opener: Opener = NOBODY_SPECIAL,
    ) -> None:
        """Raises `TooMany` or `NotAllowed` if there may not be one more table. opener: what Discord
        tells of the host."""
        now = self._repository.now()

        def work(db: Connection) -> None:
            places = (channel_id, parent_id)
            server_rows.need_opener(db, guild_id, host_id, opener, places, now)
            limits.check(
                db,
                bounds,
                guild_id=guild_id,
                channel_id=channel_id,
                parent_id=parent_id,
                host_id=host_id,
            )

        await self._repository.store.read(work)

    async def join(
        self,
        table_id: int,
        user: UserRef,
        *,
        interaction: int | None = None,
        invited: bool = False,
    ) -> Table:
        """Take a seat in the lobby. invited: by an invitation that somebody there has given away.
        Raises `WrongStatus`, `AlreadySeated`, `WrongSeats`, and `NotAllowed` where others are meant
        to join."""

        def need(db: Connection, table: Table, at: float) -> None:
            need_place(db, table, user.id, at, free=self._free(table))
            if table.by_message and not invited:
                _need_known(db, table.id, user.id, at)
            asked_rows.answer(db, table.id, user.id, "joined")
            _show_alone(db, table, user.id, at)

        table = await self._seating(
            table_id,
            lambda t: seating.join(t, self._repository.rules(t.game), user),
            interaction,
            need,
        )
        self._wake_alone(table)
        return table

    async def give_word(
        self, table_id: int, user_id: int, word: str, *, interaction: int | None = None
    ) -> Table:
        """Give a word that the shuffles will depend on. It replaces an earlier one of that player.
        Raises as `seating.give_word`."""
        at = self._repository.now()
        return await self._seating(
            table_id, lambda t: seating.give_word(t, user_id, word, at), interaction
        )

    async def leave(self, table_id: int, user_id: int, *, interaction: int | None = None) -> Table:
        """Leave a seat in the lobby. The next person who may host one more table becomes host
        (`TableRepository.heir`). When the last person leaves, the table closes. Raises
        `WrongStatus`, `NotSeated`."""
        return await self._seating(table_id, lambda t: seating.leave(t, user_id), interaction)

    async def add_computer(
        self,
        table_id: int,
        user_id: int,
        level: str = "",
        *,
        server: ManagedServer | None = None,
        interaction: int | None = None,
    ) -> Table:
        """Put a computer player of a level (`seating.add_computer`) into the lobby (host or
        manager). Raises `WrongSeats` also if the free seats are held for people who were asked."""

        def change(table: Table) -> seating.Seating:
            need_host(table, user_id, server)
            return seating.add_computer(table, self._repository.rules(table.game), level)

        def need(db: Connection, table: Table, at: float) -> None:
            _need_unheld(asked_rows.open_at(db, table.id, at), self._free(table), at)

        return await self._seating(table_id, change, interaction, need)

    async def remove_computer(
        self,
        table_id: int,
        user_id: int,
        *,
        server: ManagedServer | None = None,
        interaction: int | None = None,
    ) -> Table:
        """Take the last computer player out of the lobby (host or manager)."""

        def change(table: Table) -> seating.Seating:
            need_host(table, user_id, server)
            return seating.remove_computer(table)

        return await self._seating(table_id, change, interaction)

    async def take_out(
        self,
        table_id: int,
        person: int,
        user_id: int,
        *,
        server: ManagedServer | None = None,
        interaction: int | None = None,
    ) -> Table:
        """Take a person out of the lobby (host or manager), who is told by direct message and
        joins again only if somebody asks them to. Raises `UserError` if they are not there."""

        def change(table: Table) -> seating.Seating:
            need_host(table, user_id, server)
            return seating.take_out(table, person)

        def tell(db: Connection, table: Table, at: float) -> None:
            outbox_rows.announce(db, table.id, at, [outgoing.TakenOut(user=person)])

        table = await self._seating(table_id, change, interaction, tell)
        self._repository.wake()
        return table

    @retry_on_conflict
    async def arrange(
        self,
        table_id: int,
        user_id: int,
        *,
        server: ManagedServer | None = None,
        name: str | None = None,
        joins: Joins | None = None,
        starts_full: bool | None = None,
        welcome: Welcome | None = None,
        tells_role: bool | None = None,
    ) -> Table:
        """Set what a lobby is called, who may join, whether it starts when it is full, whom it
        welcomes, and whether the role of the server's notice board is told of it, which happens
        once (host or manager). None leaves something as it is.

        Raises `NotAllowed`, `WrongStatus`, `UserError` for a name that is too long.
        """
        async with self._repository.locked(table_id) as loaded:
            need_host(loaded.table, user_id, server)
            seating.need_lobby(loaded.table)
            chosen = {
                "name": None if name is None else seating.table_name(name),
                "joins": joins,
                "starts_full": None if starts_full is None else int(starts_full),
                "welcome": welcome,
                "tells_role": None if tells_role is None else int(tells_role),
            }
            if loaded.table.tells_role == 2:
                chosen["tells_role"] = None
            columns = {column: value for column, value in chosen.items() if value is not None}
            changed = await self._repository.change(loaded.table, None, columns, _seek)
        self._repository.seek()
        return changed.table

    @retry_on_conflict
    async def plan(
        self,
        table_id: int,
        user_id: int,
        starts_at: float | None,
        *,
        server: ManagedServer | None = None,
    ) -> Table:
        """Set when the game of a lobby is to start (host or manager); None: no time. It starts
        nothing. Raises `NotAllowed`, `WrongStatus`."""
        async with self._repository.locked(table_id) as loaded:
            need_host(loaded.table, user_id, server)
            seating.need_lobby(loaded.table)
            columns = {"starts_at": starts_at}
            changed = await self._repository.change(loaded.table, None, columns)
        return changed.table

    async def set_options(
        self,
        table_id: int,
        user_id: int,
        options: Mapping[str, Any],
        *,
        server: ManagedServer | None = None,
        interaction: int | None = None,
    ) -> Table:
        """Change some options in the lobby (host or manager). Raises `BadOptions`."""

        def change(table: Table) -> seating.Seating:
            need_host(table, user_id, server)
            rules = self._repository.rules(table.game)
            merged = seating.changed_options(rules, table.options, options)
            if table.rated:
                rated.check(table, rules.options.stored(merged))
            note = OptionsSet(user=user_id)
            return seating.Seating(table.seats, merged, note=note)

        return await self._seating(table_id, change, interaction)

    @retry_on_conflict
    async def set_hints(
        self, table_id: int, user_id: int, hints: Hinted, *, server: ManagedServer | None = None
    ) -> Table:
        """Whether players may ask for hints (host or manager).

        Raises `NotAllowed`, `WrongStatus` once the game has begun: players rely on what was said.
        """
        async with self._repository.locked(table_id) as loaded:
            need_host(loaded.table, user_id, server)
            if loaded.table.status != "lobby":
                raise WrongStatus("options_settled")
            if hints != "off":
                rated.need_unrated(loaded.table, NotAllowed("rated_without_hints"))
            return (await self._repository.change(loaded.table, None, {"hints": hints})).table

    @retry_on_conflict
    async def set_rated(
        self, table_id: int, user_id: int, on: bool, *, server: ManagedServer | None = None
    ) -> Table:
        """Whether the result of a table is to count for ratings (host or manager). If so, there are
        no hints, the answer delay is on, and the clock gets a fallback (`rated.with_fallback`).

        Raises `NotAllowed`, also where a server works no ratings out, `WrongStatus`, and
        `UserError` for a table that cannot be rated.
        """
        async with self._repository.locked(table_id) as loaded:
            table = loaded.table
            need_host(table, user_id, server)
            seating.need_lobby(table)
            columns: dict[str, Any] = {"rated": int(on)}
            if on:
                if table.by_message:
                    raise NotAllowed("rated_on_servers")
                options = self._repository.rules(table.game).options
                await self._need_ratings(table.guild_id)
                rated.check(table, options.stored(table.options))
                columns |= {"hints": "off", "poker_face": 1}

            def work(db: Connection, at: float) -> None:
                old = wait_rows.rules_of(db, table.id)
                new = rated.USUAL if old.move is None else rated.with_fallback(old)
                if on and new != old:
                    wait_rows.set_rules(db, table.id, new, at)

            return (await self._repository.change(table, None, columns, work)).table

    async def rate_again(self, table: Table, old: Table) -> Table:
        """Let a table where a game is played again count for ratings if the old one did. Raises
        as `set_rated` does; then it is unrated."""
        if not old.rated:
            return table
        return await self.set_rated(table.id, table.host_id, True)

    async def _need_ratings(self, guild_id: int | None) -> None:
        """Raises `NotAllowed` on a server that works no ratings out."""
        if guild_id is None:
            return
        rules = await self._repository.store.read(lambda db: server_rows.rules_of(db, guild_id))
        if not rules.ratings:
            raise NotAllowed("rated_not_here")

    def _wake_alone(self, table: Table) -> None:
        """Send the lobby of a table without a channel to those who do not have it yet."""
        if table.by_message:
            self._repository.wake()

    def _free(self, table: Table) -> int:
        """How many seats of a lobby nobody has."""
        return max(self._repository.rules(table.game).meta.seats) - len(table.seats)

    @retry_on_conflict
    async def _seating(
        self,
        table_id: int,
        change: Callable[[Table], seating.Seating],
        interaction: int | None,
        more: Callable[[Connection, Table, float], None] = lambda db, table, at: None,
    ) -> Table:
        """Change who sits at a lobby. more: what else is checked and done in that transaction, with
        the table as it was."""
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            if loaded.repeated:
                return table
            seating.need_lobby(table)
            new = change(table)
            host_id = await self._repository.heir(table, new.seats)

            def work(db: Connection, at: float) -> None:
                _seek(db, at)
                more(db, table, at)
                # The seats of a closed table stay, as the record of who was there.
                if new.seats:
                    game_rows.put_seats(db, table.id, new.seats)
                note_rows.note(db, table.id, 0, at, new.note)
                if host_id != table.host_id:
                    note_rows.note(db, table.id, 0, at, HandedOn(user=table.host_id))

            columns = {
                "host_id": host_id,
                "status": "lobby" if new.seats else "abandoned",
                "options": table.options if new.options is None else new.options,
            }
            changed = await self._repository.change(table, interaction, columns, work)
        self._repository.seek()
        return changed.table


def _seek(db: Connection, at: float) -> None:
    """Somebody who looks for a table may have found one."""
    db.tell(SEEK, 0)


def _show_alone(db: Connection, table: Table, user_id: int, at: float) -> None:
    """Send the lobby of a table without a channel to somebody who sits down there."""
    if table.by_message:
        outbox_rows.announce(db, table.id, at, [lobby_messages.LobbyPost(user=user_id)])


def _need_known(db: Connection, table_id: int, user_id: int, now: float) -> None:
    """Raises `NotAllowed` unless somebody was asked to a table, or was there before."""
    asked = asked_rows.of_user(db, table_id, user_id)
    said = [note.said for note in note_rows.notes(db, table_id)]
    was_there = any(isinstance(one, Joined) and one.user == user_id for one in said)
    if not was_there and (asked is None or not asked.open(now)):
        raise NotAllowed("joins_by_invitation")


def need_place(db: Connection, table: Table, user_id: int, now: float, *, free: int) -> None:
    """Raises `NotAllowed` or `WrongSeats` unless a user may take one of the free seats of a lobby.
    Places are held for people who were asked, and somebody who was taken out must be asked
    again."""
    bar_rows.need_welcome(db, table.guild_id, user_id, now)
    asked = asked_rows.open_at(db, table.id, now)
    if any(one.user_id == user_id for one in asked):
        return
    if table.joins == "asked":
        raise NotAllowed("joins_asked_only")
    if _was_taken_out(db, table.id, user_id):
        raise NotAllowed("taken_out")
    _need_unheld(asked, free, now)


def _need_unheld(asked: Sequence[Asked], free: int, now: float) -> None:
    """Raises `WrongSeats` if all free seats are held for people who were asked."""
    if asked and len(asked) >= free:
        raise WrongSeats("seats_held", span=min(one.until for one in asked) - now)


def _was_taken_out(db: Connection, table_id: int, user_id: int) -> bool:
    said = [note.said for note in note_rows.notes(db, table_id)]
    mine = [one for one in said if isinstance(one, (Joined, Removed)) and one.user == user_id]
    return bool(mine) and isinstance(mine[-1], Removed)
