"""Connections to Discord that were begun and that nobody has any more.

When discord.py is stopped in the middle of connecting a shard, it leaves what it has begun open,
with a thread that keeps it alive for as long as the program runs. It has no words for that either:
`tests/chaos/test_shared_shards.py` says when what is used here is gone.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Collection
from contextlib import suppress

import aiohttp
from discord.ext import commands
from discord.gateway import DiscordWebSocket, KeepAliveHandler

PATIENCE = 2.0
"""Seconds that the other side is given to say goodbye."""


def left_open(client: commands.AutoShardedBot) -> list[DiscordWebSocket]:
    """The connections of a client that something keeps alive, whether the client knows or not."""
    keepers = [t for t in threading.enumerate() if isinstance(t, KeepAliveHandler)]
    return [k.ws for k in keepers if k.ws._connection is client._connection]


async def close_connections(
    client: commands.AutoShardedBot, but: Collection[int | None] = ()
) -> None:
    """Close the connections that `left_open` finds. but: shards whose connections are wanted."""
    for line in left_open(client):
        if line.shard_id not in but:
            with suppress(TimeoutError, OSError, aiohttp.ClientError):
                async with asyncio.timeout(PATIENCE):
                    await line.close(code=1000)
