"""A service with a settable clock on a file, and people to sit down at its tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from engine.core import Action
from tables.maintenance.reminders import Reminders
from tables.model.clock import ClockRules
from tables.model.outbox import OutboxRow, Outgoing
from tables.model.table import Acted, Table, UserRef
from tables.service import TableService
from tables.store import outbox_rows
from tables.store.sqlite import SqliteStore
from tables.store.store import Store
from tests.tables.backends import file_of, open_store
from tests.tables.errands import Vote, rules_of

ANN, BOB, CHLOE, MARA = (
    UserRef(11, "Ann"),
    UserRef(22, "Bob"),
    UserRef(33, "Chloe"),
    UserRef(99, "Mara"),
)


S = TypeVar("S", bound=Outgoing)


class Clock:
    """Time that only moves when a test moves it."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


class ByHand(Reminders):
    """A scheduler that looks where a test says so, and never by itself: a look that began before a
    test moved the clock and ends after it counts as a clock that was set back."""

    def start(self) -> None:
        pass


@dataclass
class Parlour:
    """A running service; `people` are seated in this order at every new table."""

    service: TableService
    clock: Clock
    channel: int = 500
    people: tuple[UserRef, ...] = field(default=(ANN, BOB))
    reminders: Reminders = field(init=False)

    def __post_init__(self) -> None:
        self.reminders = ByHand(self.service)

    @property
    def store(self) -> Store:
        return self.service.store

    @property
    def file(self) -> SqliteStore:
        """The store as a file of SQLite's, for what only such a file can be asked or told."""
        return file_of(self.service.store)

    async def lobby(self, **options: Any) -> Table:
        self.channel += 1
        table = await self.service.lobbies.create(
            game="errands",
            guild_id=1,
            channel_id=self.channel,
            host=self.people[0],
            options=options,
        )
        for user in self.people[1:]:
            table = await self.service.lobbies.join(table.id, user)
        return table

    async def game(self, *, computers: int = 0, **options: Any) -> Table:
        """A running game without a vote, unless one is wished for."""
        table = await self.lobby(**{"vote": False, "goal": 100, **options})
        for _ in range(computers):
            table = await self.service.lobbies.add_computer(table.id, table.host_id)
        return await self.service.playing.start(table.id, table.host_id)

    async def act(self, table: Table, user: UserRef, *actions: Action) -> Acted:
        """Several actions of one user, one after the other."""
        for action in actions:
            acted = await self.service.playing.act(table.id, user.id, None, action)
        return acted

    async def vote(self, table: Table) -> None:
        for user in self.people:
            await self.act(table, user, Vote("red"))

    async def out_of_time(self, table: Table) -> int:
        """The table has a clock from now on, and the player it waits for has run out of time: the
        number of that wait."""
        rules = ClockRules(move=60.0, fallback="caretaker", pauses="none")
        await self.reminders.change_rules(table, table.host_id, lambda _: rules)
        self.clock.at += 61
        [found] = await self.reminders.deadlines(table.id)
        return found.wait.id

    async def table(self, table: Table) -> Table:
        return await self.service.views.table(table.id)

    async def outbox(self) -> list[OutboxRow[Outgoing]]:
        """Everything that was ever put into the outbox, oldest first, but for what every game tells
        of its chance (test_sealing.py)."""

        def work(db: Any) -> list[OutboxRow[Outgoing]]:
            found = db.execute(
                f"SELECT {outbox_rows.OUTBOX_COLUMNS} FROM outbox WHERE kind != 'seal' ORDER BY id"
            )
            return [outbox_rows.outbox_row(r) for r in found]

        return await self.store.read(work)

    async def told(self, kind: type[S]) -> list[S]:
        """What was ever put into the outbox of one kind, oldest first."""
        return [row.message for row in await self.outbox() if isinstance(row.message, kind)]

    async def newest(self, kind: type[S]) -> S:
        """What was put into the outbox last; it is of this kind."""
        said = (await self.outbox())[-1].message
        assert isinstance(said, kind), said
        return said

    async def kinds(self) -> list[str]:
        return [row.kind for row in await self.outbox()]


@asynccontextmanager
async def parlour(
    path: Path, people: tuple[UserRef, ...] = (ANN, BOB), **service: Any
) -> AsyncIterator[Parlour]:
    """Open (or open again) the tables of a file."""
    store = await open_store(path)
    clock = service.pop("now", None) or Clock()
    settings = {
        "rules_of": rules_of,
        "new_seed": count(1).__next__,
        "pace": (0.0, 0.0),
        **service,
    }
    try:
        yield Parlour(TableService(store, now=clock, **settings), clock, people=people)
    finally:
        await store.close()


async def give_seat(
    service: TableService, table_id: int, seat: int, new: UserRef | None, by: int
) -> Table:
    """Let a seat change hands, as if everybody had consented (`tables.operations.inviting`)."""
    async with service.repository.locked(table_id) as loaded:
        await service.hosting.hand_over(loaded, seat, new, by)
    service.repository.wake()
    return await service.views.table(table_id)
