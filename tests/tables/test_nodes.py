"""Several nodes at one database: each table has one of them that speaks for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

from tables.model import leases
from tables.model.leases import ALL, LEASE, RANGES, SHARDS, Fenced, Lease, range_of
from tables.operations.nodes import LOOK, Node
from tables.store import lease_rows, postgres_link
from tables.store.address import Address
from tables.store.connection import Connection
from tables.store.postgres import PostgresStore
from tests import lending

pytestmark = pytest.mark.server


class Hands:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.skipped = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.skipped


@pytest.fixture
def address(path: Path) -> Address:
    lending.needed()
    return lending.lent(path)


@asynccontextmanager
async def node(
    address: Address, name: str = "a", clock: Callable[[], float] = time.monotonic
) -> AsyncIterator[Node]:
    """A node that gives its signs of life when a test says so."""
    store = await PostgresStore.open(address)
    try:
        made = Node(store, name=name, clock=clock)
        await made.renew()
        yield made
    finally:
        await store.close()


async def settle(*nodes: Node) -> None:
    """Until everybody has what is fair."""
    for _ in range(RANGES // leases.GIVEN_BACK):
        for one in nodes:
            await one.renew()


async def fall_silent(one: Node) -> None:
    """A node dies: its lease ends without another sign of life."""
    await one._store.write(lambda db: lease_rows.alive(db, one.id, one.name, db.now()))


def untold(db: Connection) -> float:
    """Something is told, and then nothing is stored."""
    db.tell("said", 1)
    return 1 / 0


def test_shares_are_fair() -> None:
    assert [leases.fair(64, living) for living in (0, 1, 2, 3, 64, 99)] == [64, 64, 32, 22, 1, 1]
    gone = leases.given_back(range(64), 32)
    assert len(gone) == leases.GIVEN_BACK, "not all at once"
    assert {number % 2 for number in gone} == {0, 1}, "some of the young, some of the old"
    assert leases.given_back(range(20), 32) == []
    there = [Lease(0, "a", 1), Lease(1, "dead", 1), Lease(2, None, 0, 9.0), Lease(3, "b", 4)]
    taken = partial(leases.taken, there, "a", ("a", "b"))
    assert taken(3, 5.0) == [1, 2]
    assert taken(2, 5.0) == [1], "what was given back is for those who have too few"
    assert taken(1, 5.0) == [1], "what a dead node had is taken by the first to come"
    assert taken(1, 9.0) == [2, 1], "and what nobody wanted"


async def test_nodes_share_all_tables_among_them(address: Address) -> None:
    async with node(address) as one:
        assert one.mine() == ALL
        async with node(address, "b") as other, node(address, "c") as third:
            await settle(one, other, third)
            shares = [n.mine() for n in (one, other, third)]
            assert sorted(map(len, shares)) == [20, 22, 22]
            assert frozenset().union(*shares) == ALL, "and nothing twice"
            assert sum(map(len, shares)) == RANGES
            assert len(one.living) == 3
            await other.stop()
            await fall_silent(third)
            await one.renew()
            assert one.mine() == ALL


async def test_who_slept_beyond_the_lease_does_nothing_more(address: Address) -> None:
    hands = Hands()
    async with node(address, clock=hands) as sleeper:
        fence = sleeper.fence(7)
        assert fence is not None
        hands.skipped = LEASE
        assert sleeper.mine() == frozenset(), "without asking anybody"
        with pytest.raises(Fenced):
            sleeper.fence(7)
        await fall_silent(sleeper)
        async with node(address, "b") as other:
            assert other.mine() == ALL
            with pytest.raises(Fenced):
                await sleeper._store.write(lambda db: lease_rows.need(db, fence))
            await settle(sleeper, other)
            assert not sleeper.mine() & other.mine()
            await fall_silent(other)
            await sleeper.renew()
            assert sleeper.owns(7)
            with pytest.raises(Fenced, match="epoch=1"):  # it had another owner in between
                await sleeper._store.write(lambda db: lease_rows.need(db, fence))


async def test_a_table_at_which_something_is_said_is_not_given_away(address: Address) -> None:
    """A node that took it would look for the message before it is there, and post it again."""
    async with node(address) as one:
        with one.busy(7), ExitStack() as others:
            for table_id in range(RANGES):
                if table_id != range_of(7):
                    others.enter_context(one.busy(table_id))
            async with node(address, "b") as other:
                await settle(one, other)
                assert (one.mine(), other.mine()) == (ALL, frozenset())
                others.close()
                await settle(one, other)
                assert len(other.mine()) == RANGES // 2
                assert one.owns(7)


async def test_the_time_is_that_of_the_database(address: Address) -> None:
    hands = Hands()
    hands.skipped = 3600.0 * 24  # a machine whose clock is wrong
    async with node(address, clock=hands) as one:
        assert abs(one.now() - await one._store.read(lambda db: db.now())) < 5.0


async def test_a_clock_of_the_database_that_goes_back_keeps_nothing_for_the_dead(
    address: Address,
) -> None:
    """A server whose clock is ten minutes behind takes over; a node died then."""
    async with node(address) as dead, node(address, "b") as other:
        await other._store.write(
            lambda db: lease_rows.alive(db, dead.id, dead.name, db.now() + LEASE + 600)
        )
        await other.renew()
        assert other.mine() == ALL


async def test_a_clock_of_the_database_that_goes_back_keeps_no_session_waiting(
    address: Address,
) -> None:
    async with node(address) as one:
        assert await one.identify(0, 5.0) == 0
        assert 0 < await one.identify(0, 5.0) <= 5.0
        await one._store.write(lambda db: db.execute("UPDATE identified SET at = at + 600"))
        assert await one.identify(0, 5.0) == 0


async def test_what_is_leased_follows_how_many_there_are(address: Address) -> None:
    changes: list[tuple[frozenset[int], frozenset[int]]] = []
    async with node(address) as one, node(address, "b") as other:
        for each in (one, other):
            each.share(SHARDS, 3, lambda taken, lost: changes.append((taken, lost)))
        await settle(one, other)
        assert sorted(one.leased(SHARDS) | other.leased(SHARDS)) == [0, 1, 2]
        assert sum(len(taken) - len(lost) for taken, lost in changes) == 3
        other.share(SHARDS, 1, lambda taken, lost: None)
        await settle(one, other)
        assert (one.total(SHARDS), other.total(SHARDS)) == (3, 3), "as long as others say so"
        assert sorted([*one.leased(SHARDS), *other.leased(SHARDS)]) == [0, 1, 2]
        await one.stop()
        await other.renew()
        assert (other.total(SHARDS), sorted(other.leased(SHARDS))) == (1, [0])


async def test_what_nobody_understands_is_not_heard(address: Address) -> None:
    """A newer program says more, and anybody who may connect can say anything."""
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    async with node(address) as one:
        await one._store.listen(lambda topic, number: heard.put_nowait((topic, number)))
        await asyncio.sleep(0.2)
        with postgres_link.connected(address) as db:
            for said in ("hello", "", "due", "due x y", "due 7", "due 8 voice more"):
                db.execute("SELECT pg_notify('agora', %s)", (said,))
        assert [await asyncio.wait_for(heard.get(), 5) for _ in "78"] == [("due", 7), ("due", 8)]


async def test_others_hear_what_was_stored(address: Address) -> None:
    async with node(address) as one, node(address, "b") as other:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        own: list[tuple[str, int]] = []
        one.heard = lambda topic, number: own.append((topic, number))
        other.heard = lambda topic, number: heard.put_nowait((topic, number))
        await one.live()
        await other.live()
        with suppress(ZeroDivisionError):
            await one._store.write(untold)
        while True:  # the connection that listens takes a moment
            await one._store.write(lambda db: db.tell("said", 2))
            with suppress(TimeoutError):
                found = await asyncio.wait_for(heard.get(), 0.2)
                while found[0] != "said":
                    found = await asyncio.wait_for(heard.get(), 5)
                break
        assert found == ("said", 2), "nothing of what was not stored"
        assert ("said", 2) not in own
        await one.stop()
        async with asyncio.timeout(20):  # it is told at once
            while other.mine() != ALL:
                await asyncio.sleep(0.01)
        await other.stop()
        assert other.mine() == frozenset()


def test_tables_lie_in_all_ranges() -> None:
    assert {range_of(table) for table in range(1, 200)} == set(ALL)
    assert LOOK not in ("said", "due", "ponder")
