"""Shares the connections to Discord among several nodes.

Each shard is leased (`tables.operations.nodes`), and the node with the lease connects it. A shard
that moves is disconnected first: for a moment nobody hears its servers, but nothing is heard twice.
A node without a shard delivers, reminds and waits to take over.

Three private parts of discord.py are used, because it has no interface for shards that come and go:
`tests/chaos/test_shared_shards.py` fails when one of them is gone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import discord
import yarl
from discord.ext import commands

from bot.gateway.half_open import close_connections
from bot.gateway.shards import ALONE, RECONNECTING, TURN, ShardWatch
from bot.widgets.answers import FAILURES
from bot.widgets.replies import brief
from tables.model.errors import StorageFault
from tables.model.leases import LEASE, SHARDS
from tables.operations.nodes import Node

LOOKS = 1.0
"""Seconds between two checks of the leases, without a notification."""
HANDED_OVER = 6.0
"""Seconds between two shards that are handed to another node, which connects one in five."""
IDENTIFIES = 5.25
"""Seconds between two sessions of one bucket: Discord's five, and some for the network."""
AGAIN = 5.0
"""Seconds until Discord is asked again after a failed request."""
DEAF = 60.0
"""How long a node without any connection keeps its shards while others are connected: so many
seconds longer than until `agora health` names the connection."""
OUTGROWN = 2
"""When Discord recommends so many times as many shards as the nodes share, the next node to start
changes the number for all. At two and a half times as many, Discord refuses the old number."""
RATIONED = 60.0
"""Seconds until we check again whether Discord allows another session."""

_log = logging.getLogger("agora.gateway")


class SharedShards:
    """Connects the shards of one node.

    settled: called once, when all first shards of the node are connected, or some of them after a
    minute. moved: called when the total of shards is no longer what this node was started with,
    which it cannot change while it runs.
    """

    def __init__(
        self,
        client: commands.AutoShardedBot,
        node: Node,
        watch: ShardWatch,
        settled: Callable[[], None],
        moved: Callable[[], None],
    ) -> None:
        self._client = client
        self._node = node
        self._watch = watch
        self._settled: Callable[[], None] | None = settled
        self._moved = moved
        self._buckets = 1
        self._begun: set[int] = set()
        self._beginning: dict[int, asyncio.Task[None]] = {}
        self._abstaining = False
        self._since = 0.0
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        client.add_listener(self._connected, "on_shard_ready")
        client.add_listener(self._connected, "on_shard_resumed")

    def wanted(self) -> frozenset[int]:
        """The shards that this node should connect. If the database fails, they are kept for one
        more lease, because other nodes may have the same trouble."""
        return self._node.leased(SHARDS, beyond=LEASE)

    # --- beginning and end -----------------------------------------------------------------------

    async def begin(self, wanted: int | None) -> int:
        """Join the other nodes. wanted: how many shards the bot should have; as many as Discord
        recommends if None. Returns how many it has: running nodes decide that. Raises
        `StorageFault`, and what a request raises."""
        recommended, _, limit = await self._client.http.get_bot_gateway()
        self._buckets = max(1, limit["max_concurrency"])
        asked = wanted or recommended
        self._node.share(SHARDS, asked, self._changed, at_once=1, pause=HANDED_OVER)
        await self._node.renew()
        await self._node.call()
        total = self._node.total(SHARDS)
        if wanted is None and recommended >= OUTGROWN * total:
            _log.warning(
                "Discord recommends %d shards, and the nodes that run share %d: there are more "
                "from now on, and the others have to start again",
                recommended,
                total,
            )
            await self._node.extend(SHARDS, asked)
            total = self._node.total(SHARDS)
        elif total != asked:
            _log.warning(
                "the nodes that run already share %d shards, and so does this one instead of %d; "
                "stop all of them to change that",
                total,
                asked,
            )
        state = self._client._connection
        self._client.shard_count = state.shard_count = total
        state.shard_ids = range(total)
        self._watch.expect(self.wanted())
        self._since = asyncio.get_running_loop().time()
        self._task = asyncio.create_task(self._run(), name="shards")
        return total

    async def stop(self) -> None:
        """Connect no more shards; the client closes those that are connected."""
        tasks = [*self._beginning.values(), *([] if self._task is None else [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- while it runs ---------------------------------------------------------------------------

    def _changed(self, taken: frozenset[int], lost: frozenset[int]) -> None:
        self._wake.set()

    async def _connected(self, number: int) -> None:
        self._wake.set()

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self._look()
            except Exception:
                _log.exception("the shards of this node are not looked after; it tries again")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOKS):  # `wait_for` may swallow a cancellation
                    await self._wake.wait()

    async def _look(self) -> None:
        """Disconnect shards without a lease, and connect those with one."""
        if self._node.total(SHARDS) != self._client.shard_count:
            self._moved()
            return
        await self._look_whether_deaf()
        wanted = self.wanted()
        self._watch.expect(wanted)
        for number, shard in self._client.shards.items():
            if number not in wanted and not shard.is_closed():
                self._begun.discard(number)
                self._forget(number)
                await shard.disconnect()
                _log.info("shard %d is given up: its lease is over here", number)
        await close_connections(self._client, but=wanted | set(self._beginning))
        for number in sorted(wanted - self._begun - set(self._beginning)):
            if len(self._beginning) < self._buckets:
                task = asyncio.create_task(self._connect(number), name="shard")
                self._beginning[number] = task
        if self._settled is not None and (self._watch.complete or self._some_are_late()):
            settled, self._settled = self._settled, None
            settled()

    def _some_are_late(self) -> bool:
        """Whether a shard that does not connect has delayed the others for long enough."""
        late = asyncio.get_running_loop().time() - self._since > ALONE
        return late and any(shard.came for shard in self._watch.shards.values())

    async def _look_whether_deaf(self) -> None:
        """Leave all shards to other nodes while this one cannot reach Discord."""
        patience = RECONNECTING + TURN * (self._watch.count - 1) + DEAF
        if self._abstaining:
            with suppress(*FAILURES, discord.GatewayNotFound):
                await self._client.http.get_bot_gateway()
                _log.warning("Discord is reached again: this node takes its share")
                self._abstain(False)
        elif self._watch.deaf() > patience and await self._node.others_have(SHARDS, "gateway"):
            _log.error("Discord is not reached, but by other nodes: they take what this one had")
            self._abstain(True)

    def _abstain(self, abstains: bool) -> None:
        self._abstaining = abstains
        self._watch.given_up = self._watch.deaf_since() if abstains else None
        self._node.abstain(abstains)

    def _forget(self, number: int) -> None:
        """Forget the servers of a shard that this node no longer hears, because what the library
        knows of them may be wrong by now."""
        for guild in self._client.guilds:
            if guild.shard_id == number:
                self._client._connection._remove_guild(guild)

    async def _connect(self, number: int) -> None:
        """Connect a shard; give up if another node gets the lease."""
        try:
            gateway = await self._may_begin()
            await self._client.launch_shard(gateway, number)
            self._begun.add(number)
        finally:
            del self._beginning[number]
            self._wake.set()

    async def _may_begin(self) -> yarl.URL:
        """Wait until Discord allows another session; the address to connect to."""
        while True:
            try:
                _, address, limit = await self._client.http.get_bot_gateway()
            except (*FAILURES, discord.GatewayNotFound) as error:
                _log.warning("Discord does not say where to connect to: %s", brief(error))
                await asyncio.sleep(AGAIN)
                continue
            if limit["remaining"] > 0:
                return yarl.URL(address)
            _log.error("Discord allows no more sessions for now; a shard waits for that")
            await asyncio.sleep(RATIONED)

    # --- identifying -----------------------------------------------------------------------------

    async def turn(self, number: int) -> None:
        """Wait until a shard may begin a session: over all nodes, one of each bucket in five
        seconds.

        Raises `CancelledError` if this node has lost the shard; the library then gives up
        connecting.
        """
        while True:
            if number not in self.wanted():
                self._begun.discard(number)
                raise asyncio.CancelledError
            try:
                pause = await self._node.identify(number % self._buckets, IDENTIFIES)
            except StorageFault as fault:
                _log.warning("[%s] shard %d waits for the database", fault.reference, number)
                pause = LOOKS
            if pause <= 0:
                return
            await asyncio.sleep(min(pause, LOOKS))
