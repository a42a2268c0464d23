"""Opens the tables of competitions, each exactly once, and begins their games.

A node that opens a table claims it for two minutes. The transaction that makes the table looks once
more whether it is still planned, so a table is never opened twice; if its node dies before that,
another one begins again.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tables.model import seating
from tables.model.chance import written
from tables.model.competitions import (
    COMPUTER,
    NO_HOST,
    SPARE_THREADS,
    THREADS,
    Competition,
    CompetitionTable,
    Entrant,
    Facts,
)
from tables.model.errors import UserError
from tables.model.guards import ManagedServer
from tables.model.table import Seat, Table, UserRef
from tables.operations import competition_progress
from tables.operations.competition_progress import ToDo
from tables.operations.competitions import Competitions
from tables.operations.hosting import Hosting
from tables.operations.inviting import Inviting
from tables.operations.playing import Playing
from tables.operations.repository import TableRepository
from tables.store import competition_rows, game_rows, wait_rows
from tables.store.connection import Connection
from tables.store.limits import TableLimits


class CompetitionTables:
    """Moves competitions on, and does at their tables what follows from that."""

    def __init__(
        self,
        repository: TableRepository,
        all_competitions: Competitions,
        playing: Playing,
        seats: Inviting,
        hosting: Hosting,
    ) -> None:
        self._repository = repository
        self._all = all_competitions
        self._playing = playing
        self._seats = seats
        self._hosting = hosting

    async def advance(self, competition_id: int) -> Facts:
        """Do all that is due for a competition but for opening tables; what is known then. Raises
        `StorageFault`."""
        now = self._repository.now()

        def work(db: Connection) -> tuple[ToDo, Facts]:
            def gather() -> Facts:
                return self._all.gather(db, competition_id)

            plan = self._all.plans[gather().competition.kind]
            return competition_progress.advance(db, gather, plan, now), gather()

        to_do, facts = await self._repository.store.write(work)
        if to_do.draw is not None:
            plan = self._all.plans[facts.competition.kind]
            await asyncio.to_thread(plan.prepare, to_do.draw)
            to_do, facts = await self._repository.store.write(work)
        for table_id in to_do.close:
            with suppress(UserError):  # it has ended by itself
                server = ManagedServer(facts.competition.guild_id)
                await self._hosting.abandon(table_id, NO_HOST, server=server)
        for table_id, user_id in to_do.leave:
            with suppress(UserError):
                await self._seats.stand_up(table_id, user_id)
        return facts

    async def room(self, one: Competition, bounds: TableLimits, threads: int) -> int:
        """For how many more tables there is room. threads: how many are open on the server."""

        def work(db: Connection) -> int:
            on_server, here = competition_rows.open_on(db, one.guild_id, one.channel_id)
            free = (bounds.per_server - on_server, bounds.per_channel - here)
            return max(0, min(*free, THREADS - SPARE_THREADS - threads))

        return await self._repository.store.read(work)

    async def claim(self, table: CompetitionTable) -> bool:
        """Begin to open a planned table, unless another node has."""
        now = self._repository.now()
        return await self._repository.store.write(
            lambda db: competition_rows.claim_table(db, table, now)
        )

    async def unclaim(self, table: CompetitionTable, seconds: float = 0.0) -> None:
        """A table could not be opened; it is tried again after so many seconds."""
        until = self._repository.now() + seconds
        await self._repository.store.write(
            lambda db: competition_rows.change_table(db, table, claimed_until=until)
        )

    async def open(self, table: CompetitionTable, channel_id: int, parent_id: int) -> Table | None:
        """Open a planned table in a thread of a channel, with everybody in their seats; None if it
        is not planned any more, or not for these people. Its game has not begun."""
        repository, now = self._repository, self._repository.now()
        secret, sealed = written(repository.new_seed()), written(repository.new_seed())

        def work(db: Connection) -> Table | None:
            found = competition_rows.table(db, table.competition_id, table.number)
            facts = self._all.gather(db, table.competition_id, results=False)
            one = facts.competition
            if one.state != "running" or found is None or found.state != "planned":
                return None
            if found.people != table.people:
                return None
            seats = _seats(facts, found)
            made = game_rows.create(
                db,
                game=one.game,
                options=dict(one.options),
                guild_id=one.guild_id,
                channel_id=channel_id,
                host=UserRef(NO_HOST, ""),
                secret=secret,
                sealed=sealed,
                at=now,
                parent_id=parent_id,
                language=language_of(facts, found),
                hints="off",
            )
            game_rows.bump(db, made.id, made.version, now, rated=1)
            game_rows.put_seats(db, made.id, seats)
            wait_rows.set_rules(db, made.id, one.clock, now)
            competition_rows.change_table(db, found, state="open", game_id=made.id)
            loaded = game_rows.load(db, made.id)
            return None if loaded is None else loaded.table

        made = await repository.store.write(work)
        if made is not None:
            repository.tell("opened", made)
        return made

    async def to_begin(self, facts: Facts) -> list[Table]:
        """The open tables whose games have not begun: the bot was stopped in between."""
        numbers = [one.table_id for one in facts.tables if one.state == "open"]

        def work(db: Connection) -> list[Table]:
            found = [game_rows.load(db, number) for number in numbers if number is not None]
            return [one.table for one in found if one is not None and one.table.status == "lobby"]

        return await self._repository.store.read(work)

    async def begin(self, table: Table) -> Table:
        """Begin the game of a table: its first seat begins. Raises `UserError`."""
        first = next(seat.user_id for seat in table.seats if seat.user_id is not None)
        return await self._playing.start(table.id, first, starter=0)


def language_of(facts: Facts, table: CompetitionTable) -> str:
    """The language that most of the people of a table speak; at a tie, that of the competition, or
    else of the first seat."""
    spoken = [facts.entrant(one).language for one in table.people]
    usual = facts.competition.language
    return max(spoken, key=lambda one: (spoken.count(one), one == usual), default=usual)


def _seats(facts: Facts, table: CompetitionTable) -> tuple[Seat, ...]:
    """Everybody in the order of the seats; computers where nobody could be found."""
    seats: list[Seat] = []
    for index, owner in enumerate(table.seats):
        who = table.stand_ins.get(index, owner)
        if who == COMPUTER:
            level = seating.PLAYS_ON if seating.thinks(facts.competition.game) else ""
            seats.append(Seat(index, None, seating.computer_name(seats, level), True))
        else:
            entrant: Entrant = facts.entrant(who)
            name = seating.named(UserRef(entrant.user_id or 0, entrant.name), seats).name
            seats.append(Seat(index, entrant.user_id, name))
    return tuple(seats)
