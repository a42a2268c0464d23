"""A season among people who press by themselves, without Discord."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tables.model.competitions import Competition, CompetitionTable, Entrant, Facts
from tables.model.guards import ManagedServer
from tables.model.results import GameResult, SeatResult
from tables.model.table import Table, UserRef
from tables.operations.competitions import Wanted
from tables.store import game_rows
from tables.store.limits import TableLimits
from tests.tables.parlour import Parlour

SERVER = ManagedServer(1)
ROOM = TableLimits()


def person(number: int) -> UserRef:
    """The people of a league have numbers from 101."""
    return UserRef(100 + number, f"P{number}")


@dataclass
class League:
    """A season of errands at the tables of a parlour."""

    here: Parlour
    id: int
    channel: int = 9_000
    results: dict[int, GameResult] = field(default_factory=dict)

    @property
    def service(self) -> Any:
        return self.here.service

    async def facts(self) -> Facts:
        return await self.here.service.competitions.facts(self.id)

    async def competition(self) -> Competition:
        return (await self.facts()).competition

    async def entrant(self, number: int) -> Entrant:
        found = (await self.facts()).of_user(person(number).id)
        assert found is not None
        return found

    async def sign_up(self, *numbers: int, **chosen: Any) -> None:
        for number in numbers:
            await self.here.service.competitions.sign_up(self.id, person(number), SERVER, **chosen)
            self.here.clock.at += 1

    async def confirm(self, *numbers: int) -> None:
        for number in numbers:
            await self.here.service.competitions.confirm(self.id, person(number).id)

    async def look(self) -> Facts:
        """What the keeper of a bot does: all that is due, and the tables that can be opened."""
        tables = self.here.service.competition_tables
        facts = await tables.advance(self.id)
        for table in openable(facts, self.here.clock.at):
            if await tables.claim(table):
                self.channel += 1
                await tables.open(table, self.channel, 77)
        facts = await self.facts()
        for lobby in await tables.to_begin(facts):
            await tables.begin(lobby)
        return await self.facts()

    async def begun(self, count: int) -> Facts:
        """So many people sign up, say that they are in, and it starts."""
        numbers = range(1, count + 1)
        await self.sign_up(*numbers)
        self.here.clock.at = (await self.competition()).confirms_at
        await self.look()
        await self.confirm(*numbers)
        self.here.clock.at = (await self.competition()).starts_at
        return await self.look()

    async def open_tables(self) -> list[CompetitionTable]:
        return [one for one in (await self.facts()).tables if one.state == "open"]

    async def table(self, one: CompetitionTable) -> Table:
        assert one.table_id is not None
        return await self.here.service.views.table(one.table_id)

    async def finish(self, one: CompetitionTable, order: list[int] | None = None) -> None:
        """A game ends: people come in as in this order of seats, or in that of the seats."""
        table = await self.table(one)
        await self.here.service.store.write(lambda db: _over(db, table))
        order = order or list(range(len(table.seats)))
        people = [seat for seat in order if table.seats[seat].user_id is not None]
        self.results[table.id] = GameResult(
            *(table.id, table.game, table.guild_id, self.here.clock.at, len(table.seats), "end"),
            seats=tuple(
                SeatResult(
                    seat.index,
                    seat.user_id,
                    "normal" if seat.computer else None,
                    order.index(seat.index) + 1,
                    people.index(seat.index) + 1 if seat.index in people else None,
                    {"points": 100 - 10 * order.index(seat.index)},
                )
                for seat in table.seats
            ),
            rated=True,
        )


def openable(facts: Facts, now: float, room: int = 100) -> list[CompetitionTable]:
    from tables.model.competitions import openable as found

    return found(facts, room, now) if facts.competition.state == "running" else []


def _over(db: Any, table: Table) -> None:
    """The game of a table is over. Nothing else of it matters here."""
    db.execute("DELETE FROM waits WHERE game_id = :game", {"game": table.id})
    assert game_rows.bump(db, table.id, table.version, 5.0, status="finished")


async def league(here: Parlour, size: int = 3, **given: Any) -> League:
    """A season that people can sign up for; it starts in ten days."""
    wanted = Wanted("season", "errands", size, "daily", here.clock.at + 10 * 86_400, **given)
    made = await here.service.competitions.create(SERVER, 77, 99, wanted, "en", ROOM)
    found = League(here, made.id)
    here.service.competitions.result_of = lambda db, table_id: found.results.get(table_id)
    return found
