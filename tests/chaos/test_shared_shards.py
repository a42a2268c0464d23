"""Several nodes on one gateway and one database: each shard is connected by one of them."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import discord
import pytest
import yarl
from discord.gateway import KeepAliveHandler
from discord.shard import AutoShardedClient, ShardInfo
from discord.state import AutoShardedConnectionState, ConnectionState

from bot.app import AgoraBot, create_bot
from bot.config import Config
from bot.gateway import shared_shards
from bot.gateway.half_open import left_open
from bot.gateway.shards import RECONNECTING, TURN
from bot.process.metrics_server import Observer
from tables.model.errors import StorageFault
from tables.model.leases import ALL, LEASE, SHARDS
from tables.operations import nodes
from tables.operations.nodes import Node
from tables.service import TableService
from tables.store.address import Address
from tables.store.postgres import PostgresStore
from tests import lending
from tests.chaos import gateway
from tests.chaos.server import Discord
from tests.chaos.test_shards import Room, say_something, until

pytestmark = pytest.mark.xdist_group("chaos")
BEFORE = 0.4
"""Seconds between two sessions of a bucket, as long as these tests last."""
CLOSE = BEFORE / 8
"""Seconds between them that show a mistake. On a busy machine the first may be late by the rest."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[Address]:
    lending.needed()
    yield lending.lent(tmp_path / "agora")
    lending.give_back()


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    server = Discord()
    await server.open()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://{server.address}/api/v10")
    where = yarl.URL(f"ws://{server.address}/gateway")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", where)
    begin = ConnectionState.__init__

    def begun(self: ConnectionState, *args: object, **settings: object) -> None:
        begin(self, *args, guild_ready_timeout=0.05, **settings)  # type: ignore[arg-type]

    monkeypatch.setattr(ConnectionState, "__init__", begun)
    monkeypatch.setattr(shared_shards, "IDENTIFIES", BEFORE)
    monkeypatch.setattr(shared_shards, "HANDED_OVER", 0.1)
    monkeypatch.setattr(shared_shards, "LOOKS", 0.05)
    monkeypatch.setattr(nodes, "RENEWED", 0.1)
    monkeypatch.setattr(gateway, "EVERY", CLOSE)
    server.gateway.strict = True
    yield server
    await server.close()


class Host:
    """One node: a bot with a database connection of its own."""

    def __init__(self, bot: AgoraBot, node: Node) -> None:
        self.bot, self.node = bot, node

    @property
    def here(self) -> list[int]:
        """The shards that are connected."""
        watch = self.bot.shard_watch
        return [n for n, shard in watch.shards.items() if shard.came and shard.away is None]


@asynccontextmanager
async def running(address: Address, shards: int | None = None) -> AsyncIterator[Host]:
    store = await PostgresStore.open(address)
    node = Node(store)
    config = Config(
        database=address,
        drawing_workers=0,
        shards=shards,
        _env_file=None,  # type: ignore[call-arg]  # its types leave this out
    )
    service = TableService(store, now=node.now, owner=node)
    node.heard = service.heard
    bot = create_bot(config, service)
    task = asyncio.create_task(bot.start("a.token.of.no.use"))
    try:
        await until(lambda: bot.settled or task.done())
        yield Host(bot, node)
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
        await store.close()


@pytest.mark.sliced(10)
async def test_two_nodes_share_the_shards_and_one_takes_over(
    server: Discord, address: Address, caplog: pytest.LogCaptureFixture
) -> None:
    server.gateway.shards = 4
    rooms = [Room(server, shard, 4) for shard in range(4)]
    async with running(address) as one:
        assert one.here == [0, 1, 2, 3]
        async with running(address, 8) as other:
            assert other.bot.settled, "without a shard it speaks, too"
            assert other.bot.shard_count == 4, "as those say that are there"
            await until(lambda: len(one.here) == len(other.here) == 2)
            assert sorted(one.here + other.here) == [0, 1, 2, 3]
            assert {g.shard_id for g in one.bot.guilds} == set(one.here), "and no other servers"
            await rooms[other.here[0]].open()
            trace = one.bot.http.http_trace
            assert trace is not None
            [share, *_] = trace.on_request_start
            assert share.__self__.share == 25  # type: ignore[attr-defined]  # `Budget.traced`
        await until(lambda: len(one.here) == 4)
        await until(lambda: len(one.bot.guilds) == 4)
    assert server.gateway.doubled == []
    assert server.gateway.wrong == []
    began = sorted(at for at, _, _ in server.gateway.identified)
    assert all(late - early >= CLOSE for early, late in pairwise(began))
    lines = [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]
    [line] = [line for line in lines if "shards" in line]
    assert line == (
        "the nodes that run already share 4 shards, and so does this one instead of 8; "
        "stop all of them to change that"
    )


@pytest.mark.sliced(10)
async def test_a_node_speaks_without_a_shard_that_does_not_come(
    server: Discord,
    address: Address,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """After a minute, for the tables of the others; of its own ones nothing is said until it is
    there, for nobody would hear their buttons."""
    server.gateway.shards = 2
    rooms = [Room(server, shard, 2) for shard in range(2)]
    async with running(address):
        for room in rooms:
            await room.open()
    before = [len(room.messages()) for room in rooms]
    store = await PostgresStore.open(address)
    for number in (1, 2):  # while no node runs
        await say_something(store, number)
    await store.close()
    monkeypatch.setattr(shared_shards, "ALONE", 0.3)
    server.gateway.dead = {1}
    async with running(address) as one:
        await until(lambda: len(rooms[0].messages()) > before[0])
        assert one.here == [0]
        assert one.bot.unheard() == {1}
        await asyncio.sleep(0.2)
        assert len(rooms[1].messages()) == before[1]
        server.gateway.dead = set()
        await until(lambda: 1 in one.bot.shards)
        await one.bot.shards[1].reconnect()
        await until(lambda: len(rooms[1].messages()) > before[1])
        assert one.bot.unheard() == frozenset()
    [line] = [r.getMessage() for r in caplog.records if "speaks for" in r.getMessage()]
    assert "not connected: 1;" in line


@pytest.mark.sliced(10)
async def test_nodes_that_start_together_send_the_commands_once(
    server: Discord, address: Address, caplog: pytest.LogCaptureFixture
) -> None:
    server.gateway.shards = 2
    there: list[Host] = []
    seen = asyncio.Event()

    async def node() -> None:
        async with running(address) as host:
            there.append(host)
            await seen.wait()

    def said() -> int:
        return [r.getMessage() for r in caplog.records].count("the commands were sent to Discord")

    with caplog.at_level(logging.INFO, "bot.gateway.registering"):
        both = asyncio.gather(node(), node())
        await until(lambda: len(there) == 2 and said())
        await until(lambda: sorted(there[0].here + there[1].here) == [0, 1])
        [waits] = [h.bot.registration for h in there if not h.node.owns(0)]
        [place] = waits._places
        waits._tasks[place.key].cancel()
        waits._start(place, force=False, first=True)  # it looks again
        await until(waits._tasks[place.key].done)
        seen.set()
        await both
    assert said() == 1


@pytest.mark.sliced(10)
async def test_a_node_without_its_database_lets_go_of_its_shards_in_time(
    server: Discord, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.gateway.shards = 2
    async with running(address) as one:
        assert one.here == [0, 1]

        async def away(*_: object) -> None:
            raise StorageFault("database_unreachable", path="", named=False)

        monkeypatch.setattr(one.node, "renew", away)
        async with one.node._renewing:  # the last sign of life is over
            now = one.node._clock()
        one.node._until = now - LEASE + 0.3
        assert one.node.mine() == frozenset(), "it says nothing more"
        assert not Observer(one.bot, address).readiness()["ready"]
        assert one.here == [0, 1], "but hears: others may have lost the database, too"
        await until(lambda: not server.gateway.here.total())
        assert not Observer(one.bot, address).readiness()["ready"], "of no shard none is away"
        monkeypatch.undo()
        await one.node.renew()


@pytest.mark.sliced(10)
async def test_a_node_that_does_not_reach_discord_leaves_its_share_to_one_that_does(
    server: Discord, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.gateway.shards = 2
    async with running(address) as one, running(address) as other:
        await until(lambda: len(one.here) == len(other.here) == 1)
        patience = shared_shards.DEAF
        monkeypatch.setattr(shared_shards, "DEAF", -RECONNECTING - TURN)  # at once
        reached = one.bot.http.get_bot_gateway

        async def unreached() -> None:
            raise discord.GatewayNotFound

        monkeypatch.setattr(one.bot.http, "get_bot_gateway", unreached)
        one.bot.dispatch("shard_disconnect", one.here[0])
        await until(lambda: other.here == [0, 1])
        await until(lambda: other.node.mine() == ALL)
        assert (one.here, one.node.mine()) == ([], frozenset())
        assert "gateway" in (await one.bot.health.state())["failing"], "it is not well for that"
        assert not Observer(one.bot, address).readiness()["ready"]
        monkeypatch.setattr(shared_shards, "DEAF", patience)
        monkeypatch.setattr(one.bot.http, "get_bot_gateway", reached)
        await until(lambda: len(one.here) == len(other.here) == 1)
        assert one.node.mine()
        assert (await one.bot.health.state())["failing"] == {}


@pytest.mark.sliced(10)
async def test_a_shard_waits_where_discord_allows_no_more_sessions(
    server: Discord, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_shards, "RATIONED", 0.05)
    server.gateway.shards = 2
    async with running(address) as one:
        server.gateway.allowed = 0
        begun = len(server.gateway.identified)
        async with running(address) as other:
            await until(lambda: sorted(other.bot.shard_watch.shards) != [])
            assert (other.here, len(server.gateway.identified)) == ([], begun)
            server.gateway.allowed = 100
            await until(lambda: len(one.here) == len(other.here) == 1)


async def test_a_shard_that_went_to_another_node_begins_no_session(
    server: Discord, address: Address
) -> None:
    async with running(address) as one:
        with pytest.raises(asyncio.CancelledError):  # by which the library lets it be
            await one.bot.before_identify_hook(7)


@pytest.mark.sliced(10)
async def test_connecting_that_is_given_up_leaves_no_connection_open(
    server: Discord, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither while the node goes on nor when it ends in the middle of it."""
    server.gateway.shards = 2

    async def never(*_: object) -> float:
        return 60.0

    async with running(address) as one:
        async with running(address) as other:
            await until(lambda: other.bot.settled)
            monkeypatch.setattr(other.node, "identify", never)
            await until(lambda: left_open(other.bot))
            other.node.abstain(True)
            await until(lambda: not other.node.leased(SHARDS))
            await until(lambda: not left_open(other.bot))
            other.node.abstain(False)
            await until(lambda: left_open(other.bot))
        assert left_open(other.bot) == []
        assert left_open(one.bot) != []
    assert left_open(one.bot) == []


async def test_figures_tell_what_a_node_has(server: Discord, address: Address) -> None:
    server.gateway.shards = 2
    async with running(address) as one:
        one.node.took_over(SHARDS, 2)
        page = (await Observer(one.bot, address).page()).decode()
        assert "agora_nodes_living 1.0" in page
        assert 'agora_leases{kind="tables"} 64.0' in page
        assert 'agora_leases{kind="shards"} 2.0' in page
        assert 'agora_takeovers_total{kind="shards"} 2.0' in page
        assert 'agora_shard_up{shard="1"} 1.0' in page


async def test_a_node_that_is_outgrown_says_so_and_ends(server: Discord, address: Address) -> None:
    async with running(address) as one:
        one.node.schema_too_new(9000)
        assert one.bot.halting.is_set()
        assert "(schema 9000)" in one.bot.halted_by


async def test_another_number_of_shards_wants_a_new_start(
    server: Discord, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.gateway.shards = 2
    async with running(address) as one:
        monkeypatch.setattr(one.node, "total", lambda kind: 3)  # as others said while it slept
        await until(one.bot.halting.is_set)
        assert "another number of shards" in one.bot.halted_by


@pytest.mark.sliced(10)
async def test_who_begins_when_there_are_far_too_few_shards_makes_more_for_all(
    server: Discord, address: Address
) -> None:
    """Else no node would be let in again, as long as one of the others runs."""
    async with running(address) as one:
        assert one.here == [0]

        async def ends() -> None:
            await one.bot.halting.wait()
            assert "another number of shards" in one.bot.halted_by
            await one.bot.close()

        ending = asyncio.create_task(ends())
        server.gateway.shards = server.gateway.least = 3
        async with running(address) as other:
            assert other.bot.shard_count == 3
            await ending
            await until(lambda: other.here == [0, 1, 2])
            async with running(address) as again:  # as a supervisor begins it
                await until(lambda: again.here and len(again.here + other.here) == 3)
                assert sorted(again.here + other.here) == [0, 1, 2]
    assert server.gateway.wrong == []


@pytest.mark.sliced(10)
async def test_a_few_more_shards_wait_for_a_start_of_all_nodes(
    server: Discord, address: Address
) -> None:
    server.gateway.shards = 2
    async with running(address) as one:
        server.gateway.shards = 3
        async with running(address) as other:
            assert other.bot.shard_count == 2
            await until(lambda: len(one.here) == len(other.here) == 1)
        assert not one.bot.halting.is_set()


def test_the_library_has_what_shards_that_come_and_go_need() -> None:
    """Where this fails after an upgrade, look at `bot/gateway/shared_shards.py`."""
    assert callable(AutoShardedClient.launch_shard)
    assert callable(ShardInfo.disconnect)
    assert callable(ShardInfo.is_closed)
    assert callable(AutoShardedConnectionState._remove_guild)
    assert "ws" in inspect.signature(KeepAliveHandler).parameters
    client = AutoShardedClient(intents=discord.Intents.none())
    assert client._connection.shard_count is None
    assert list(client._connection.shard_ids) == []
    assert client.shards == {}
