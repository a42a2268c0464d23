"""Finds and closes connections to Discord that were begun and abandoned.

If discord.py is stopped while it connects a shard, it leaves the new connection open, with a thread
that keeps it alive as long as the program runs. It has no interface for that:
`tests/chaos/test_shared_shards.py` fails when the private parts used here are gone.
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
"""Seconds that the other side has to say goodbye."""


def left_open(client: commands.AutoShardedBot) -> list[DiscordWebSocket]:
    """The open connections of a client, whether or not the client still knows them."""
    keepers = [t for t in threading.enumerate() if isinstance(t, KeepAliveHandler)]
    return [k.ws for k in keepers if k.ws._connection is client._connection]


async def close_connections(
    client: commands.AutoShardedBot, but: Collection[int | None] = ()
) -> None:
    """Close the connections that `left_open` finds. but: shards whose connections stay open."""
    for line in left_open(client):
        if line.shard_id not in but:
            with suppress(TimeoutError, OSError, aiohttp.ClientError):
                async with asyncio.timeout(PATIENCE):
                    await line.close(code=1000)
