"""A season of `/find` on one server: thirty people wish for games for twelve weeks, and how long
they wait for each other. The clock is moved an hour at a time; nobody presses anything, but all is
decided and stored as in the running bot."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from tables.model.clock import HOUR
from tables.model.errors import UserError
from tables.model.invitations import DAY
from tables.model.matched import Answer
from tables.model.paces import Pace
from tables.model.table import UserRef
from tables.model.wishes import ANY_HOURS, PARTS, SIZES, Until, spread
from tables.service import TableService
from tables.store.connection import Connection
from tables.store.limits import TableLimits
from tables.store.sqlite import SqliteStore
from tests.bench.table import Table, percentile

PEOPLE, WEEKS, SERVER = 30, 12, 1
GAMES = ("tta-new-story", "tta-first-edition", "belfort", "tzolkin", "antike-duellum")
CALM: tuple[Pace, ...] = ("daily", "daily", "daily", "several", "weekly")
"""How fast people want to play, as often as it is here."""
LASTING: tuple[Until, ...] = ("month", "month", "week", "tonight")
YES, SILENT = 0.85, 0.08
"""How often somebody says yes, and how often they say nothing."""
AGAIN = 3 * DAY
"""How long people take a rest from wishing, on average."""
PLAYED = (10 * DAY, 35 * DAY)
"""How long a game takes."""


@dataclass
class Person:
    """Somebody with habits. since: when their open wish was made. next: when they wish again."""

    user: UserRef
    games: tuple[str, ...]
    sizes: tuple[int, ...]
    pace: Pace
    most: int
    hours: int
    next: float
    since: float | None = None


@dataclass
class Season:
    """What is counted. waited: hours from a wish to its table."""

    waited: list[float] = field(default_factory=list)
    count: Counter[str] = field(default_factory=Counter)


class Club:
    """The people of a server, and its tables."""

    def __init__(self, service: TableService, seed: int) -> None:
        self._chance = random.Random(seed)
        self._service = service
        self.now = 1_750_000_000.0
        self.people = [self._person(number) for number in range(PEOPLE)]
        self._answers: list[tuple[float, int, int]] = []
        self._ends: list[tuple[float, int]] = []
        self.season = Season()

    def _person(self, number: int) -> Person:
        chance = self._chance
        evening = 1 << chance.choice((3, 4, 4, 4, 5))  # most people live in one part of the world
        hours = spread(evening) if chance.random() < 0.7 else ANY_HOURS
        hours |= 1 << chance.randrange(PARTS)
        sizes = tuple(sorted(chance.sample(SIZES[:3], chance.choice((1, 2, 3)))))
        return Person(
            UserRef(100 + number, f"Person {number}"),
            tuple(chance.sample(GAMES, chance.choice((1, 2, 3)))),
            sizes,
            chance.choice(CALM),
            chance.choice((1, 1, 2, 2, 3)),
            hours,
            self.now + chance.uniform(0, 7 * DAY),
        )

    async def hour(self) -> None:
        """One hour of the season."""
        self.now += HOUR
        for person in self.people:
            await self._wish(person)
        making = self._service.matchmaking
        await making.look()
        await self._hear()
        for at, match, user in sorted(self._answers):
            if at <= self.now:
                await self._answer(match, user)
        self._answers = [one for one in self._answers if one[0] > self.now]
        for found in await making.to_open():
            if found.state == "opening":
                await self._open(found.id)
        for at, table in self._ends:
            if at <= self.now:
                await self._service.store.write(lambda db, table=table: _finish(db, table))  # type: ignore[misc]
        self._ends = [one for one in self._ends if one[0] > self.now]

    async def _wish(self, person: Person) -> None:
        wishes, user = self._service.wishes, person.user
        if person.since is not None:
            wish = await wishes.of(user.id, SERVER)
            if wish is None:
                person.since, person.next = None, self.now + self._chance.uniform(0, 2 * AGAIN)
                self.season.count["wishes that ended without a table"] += 1
            elif wish.asleep and self._chance.random() < 0.1:
                await wishes.wake(user.id, SERVER)
        elif self.now >= person.next:
            tables = await self._service.views.tables_of(user.id)
            if len(tables) >= person.most:
                return
            try:
                await wishes.wish(
                    *(user, SERVER, 1),
                    games=person.games,
                    sizes=person.sizes,
                    pace=person.pace,
                    most=person.most,
                    until=self._chance.choice(LASTING),
                )
            except UserError:  # these games are not for so many
                person.sizes = SIZES[:3]
                return
            parts = [part for part in range(PARTS) if person.hours >> part & 1]
            await wishes.set_hours(user.id, SERVER, parts)
            person.since = self.now
            self.season.count["wishes"] += 1

    async def _hear(self) -> None:
        """People are told what is due, and those who are asked will answer in some hours."""
        making = self._service.matchmaking
        for match, user in await making.due():
            begun = await making.begin(match, user, None)
            if begun is not None:
                if begun[1].say == "ask":
                    self.season.count["questions"] += 1
                    self._answers.append(
                        (self.now + self._chance.uniform(0, 20 * HOUR), match, user)
                    )
                await making.said(match, begun[1])

    async def _answer(self, match: int, user: int) -> None:
        drawn = self._chance.random()
        said: Answer = "yes" if drawn < YES else "no"
        if drawn >= 1 - SILENT:
            self.season.count["questions without an answer"] += 1
            return
        try:
            await self._service.matchmaking.answer(match, user, said)
        except UserError:  # somebody else has said no
            self.season.count["answers that came too late"] += 1

    async def _open(self, number: int) -> None:
        match = await self._service.matchmaking.by_number(number)
        assert match is not None
        channel = 10_000 + number
        table = await self._service.matchmaking.open(match, channel, 1, TableLimits(), {})
        if table is None:
            return
        await self._service.playing.start(table.id, table.host_id)
        self._ends.append((self.now + self._chance.uniform(*PLAYED), table.id))
        self.season.count["tables"] += 1
        self.season.count[f"tables of {len(table.seats)}"] += 1
        self.season.count["tables that a widened wish led to"] += match.widened
        for person in self.people:
            if match.of(person.user.id) is not None and person.since is not None:
                self.season.waited.append((self.now - person.since) / HOUR)
                wish = await self._service.wishes.of(person.user.id, SERVER)
                person.since = None if wish is None else self.now
                person.next = self.now + self._chance.uniform(0, 2 * AGAIN)


def _finish(db: Connection, table_id: int) -> None:
    """A game is played to its end, without its moves."""
    db.execute("UPDATE games SET status = 'finished' WHERE id = :game", {"game": table_id})


async def played(seed: int) -> Season:
    """One season."""
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "agora.sqlite3")
        try:
            clock: list[Club] = []
            service = TableService(store, now=lambda: clock[0].now)
            clock.append(Club(service, seed))
            for _ in range(WEEKS * 7 * 24):
                await clock[0].hour()
            return clock[0].season
        finally:
            await store.close()


def tables() -> list[Table]:
    season = asyncio.run(played(1))
    waited = season.waited or [0.0]
    rows = [(name, str(count)) for name, count in sorted(season.count.items())]
    rows += [
        ("hours from a wish to its table, median", f"{percentile(waited, 0.5):.0f}"),
        ("the same, 90 %", f"{percentile(waited, 0.9):.0f}"),
    ]
    note = f"{PEOPLE} people, {WEEKS} weeks; a yes takes up to 20 hours."
    return [Table("A season of /find", ("what", "how many"), tuple(rows), note)]
