"""What is delivered and done where several nodes share a database."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.delivery.outbox import Outbox
from tables.maintenance.reminders import Reminders
from tables.model.leases import LEASE
from tables.model.outbox import OutboxRow, Outgoing
from tables.operations.nodes import Node
from tables.service import TableService
from tables.store import lease_rows, outbox_rows
from tables.store.address import Address
from tables.store.connection import Connection
from tables.store.postgres import PostgresStore
from tests import lending
from tests.kernel.toy import RULES
from tests.tables.nodes import before_storing
from tests.tables.parlour import ANN, BOB
from tests.tables.test_nodes import Hands, fall_silent, settle

pytestmark = pytest.mark.server


class Bot:
    """One node with what it says and does. sent: the nonces of what it has posted."""

    def __init__(self, store: PostgresStore, posts: Counter[str], channel: int) -> None:
        self.hands = Hands()
        self.node = Node(store, clock=self.hands)
        self.service = TableService(
            store, now=self.node.now, rules_of=lambda key: RULES, owner=self.node, pace=(0.0, 0.0)
        )
        self.posts = posts
        self.channel = channel
        self.gate: asyncio.Event | None = None
        self.reached = asyncio.Event()
        self.outbox = Outbox(store, self._deliver, owner=self.node, now=self.node.now)
        self.reminders = Reminders(self.service)

    async def _deliver(self, row: OutboxRow[Outgoing]) -> int:
        self.reached.set()
        if self.gate is not None:
            await self.gate.wait()
        self.posts[row.nonce] += 1
        return 7_000 + row.id

    async def table(self) -> int:
        """A game has begun, and there is something to say about it."""
        lobbies, self.channel = self.service.lobbies, self.channel + 2
        table = await lobbies.create(
            game=RULES.meta.key, guild_id=1, channel_id=self.channel, host=ANN
        )
        await lobbies.join(table.id, BOB)
        return (await self.service.playing.start(table.id, ANN.id)).id


@pytest_asyncio.fixture
async def both(path: Path) -> AsyncIterator[tuple[Bot, Bot]]:
    """Two nodes that have shared all tables among them, and what both have posted."""
    lending.needed()
    address: Address = lending.lent(path)
    posts: Counter[str] = Counter()
    stores = [await PostgresStore.open(address) for _ in range(2)]
    one, other = (Bot(store, posts, number) for number, store in enumerate(stores, 5))
    await settle(one.node, other.node)
    yield one, other
    for store in stores:
        await store.close()


async def rows(bot: Bot) -> list[tuple[Any, ...]]:
    sql = "SELECT state, attempts, count(*) FROM outbox GROUP BY state, attempts ORDER BY state"
    return await bot.service.store.read(lambda db: [tuple(r) for r in db.execute(sql)])


async def owner_first(both: tuple[Bot, Bot]) -> tuple[Bot, Bot, int]:
    """Who owns a new table, at which there is something to say, and who does not."""
    one, other = both
    table = await one.table()
    return (one, other, table) if one.node.owns(table) else (other, one, table)


async def test_each_message_is_said_by_one_of_them(both: tuple[Bot, Bot]) -> None:
    one, other = both
    tables = [await bot.table() for bot in (one, other, one, other)]
    assert len({one.node.owns(t) for t in tables}) == 2, "both have something to say"
    for _ in range(2):
        await asyncio.gather(one.outbox.drain(), other.outbox.drain())
    assert one.posts
    assert set(one.posts.values()) == {1}
    assert await rows(one) == [("sent", 1, len(one.posts))]


async def test_who_fell_asleep_in_the_middle_of_a_message_stores_nothing(
    both: tuple[Bot, Bot],
) -> None:
    sleeper, other, table = await owner_first(both)
    sleeper.gate = asyncio.Event()
    sending = asyncio.create_task(sleeper.outbox.drain())
    await sleeper.reached.wait()  # it is posted in a moment, and the attempt is counted
    await fall_silent(sleeper.node)
    sleeper.hands.skipped = LEASE
    await other.node.renew()
    assert other.node.owns(table)
    while await other.service.store.read(outbox_rows.first_pending):
        await other.outbox.drain()
    sleeper.gate.set()
    assert await sending is None
    twice = [nonce for nonce, times in sleeper.posts.items() if times > 1]
    assert len(twice) == 1, "with the same nonce, by which Discord knows it"
    told = sorted(await rows(other))
    assert told == [("sent", 1, len(sleeper.posts) - 1), ("sent", 2, 1)], "each noted once"


async def test_what_the_owner_before_has_noted_in_the_last_moment_is_not_said_again(
    both: tuple[Bot, Bot],
) -> None:
    """Its transaction sees the lease as it was when it began, so no fence turns it away."""
    owner, other, table = await owner_first(both)
    fence, begun, ended = owner.node.fence(table), threading.Event(), threading.Event()
    [row, *_] = await owner.service.store.read(outbox_rows.first_pending)

    def note(db: Connection) -> None:
        lease_rows.need(db, fence)
        begun.set()
        ended.wait(10)
        outbox_rows.delivered(db, row.id, 1.0, 7)

    noting = asyncio.create_task(owner.service.store.write(note))
    assert await asyncio.to_thread(begun.wait, 10)
    await fall_silent(owner.node)
    await other.node.renew()
    assert other.node.owns(table)

    async def noted() -> None:
        ended.set()
        await noting

    before_storing(other.service.store, noted)  # it has read by then what is to be said
    await other.outbox.drain()
    assert other.posts
    assert row.nonce not in other.posts


async def test_each_reminder_comes_once(both: tuple[Bot, Bot]) -> None:
    one, other = both
    tables = [await bot.table() for bot in (one, other)]
    await one.service.store.write(lambda db: db.execute("UPDATE waits SET since = 1, due_at = 1"))

    def reminders(db: Any) -> list[int]:
        found = db.execute("SELECT game_id FROM outbox WHERE kind = 'reminder' ORDER BY game_id")
        return [row[0] for row in found]

    await one.reminders.tick()
    mine = await one.service.store.read(reminders)
    assert set(mine) == {t for t in tables if one.node.owns(t)}
    await asyncio.gather(one.reminders.tick(), other.reminders.tick())
    waits = await one.service.store.read(
        lambda db: [
            row[0]
            for row in db.execute("SELECT game_id FROM waits WHERE reminded = 1 ORDER BY game_id")
        ]
    )
    assert await one.service.store.read(reminders) == waits
    assert set(waits) == set(tables)


async def test_a_stop_of_all_is_on_nobodys_clock(both: tuple[Bot, Bot]) -> None:
    """Each range knows when somebody looked at it last."""
    one, other = both
    await one.reminders.tick()
    await other.reminders.tick()

    def looks(db: Any) -> dict[float, list[int]]:
        return lease_rows.last_looks(db, range(64))

    found = await one.service.store.read(looks)
    assert sorted(map(sorted, found.values())) == sorted(
        [sorted(one.node.mine()), sorted(other.node.mine())]
    )
