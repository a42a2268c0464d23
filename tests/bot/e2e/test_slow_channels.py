"""A channel under a limit of Discord holds up no other table, with discord.py's own HTTP client."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord.gateway
import discord.http
import pytest
import yarl
from aiohttp import web

from bot.app import AgoraBot
from bot.delivery import outbox
from tables.model.table import UserRef
from tables.service import TableService
from tables.store.sqlite import SqliteStore
from tests.chaos.server import Discord, as_json

GAME = "antike-duellum"
SLOW, FAST = 10, 20
"""Tables: more slow ones than are served at the same time."""
ENOUGH = 60.0
"""Seconds after which a test gives up."""


class Limited(Discord):
    """Answers 429 to all posts in some channels. retry_after: seconds."""

    def __init__(self, retry_after: float) -> None:
        super().__init__()
        self.slow: set[int] = set()
        self.knocks: Counter[int] = Counter()
        self._retry_after = retry_after

    async def _request(self, request: web.Request) -> web.Response:
        parts = request.match_info["path"].split("/")
        channel = int(parts[1]) if parts[0] == "channels" else 0
        post = request.method == "POST" and parts[-1] == "messages"
        if not post or channel not in self.slow:
            answer = await super()._request(request)
            if post:  # one bucket for the route, counted for each channel
                answer.headers["X-RateLimit-Bucket"] = "posts"
                answer.headers["X-RateLimit-Limit"] = "5"
                answer.headers["X-RateLimit-Remaining"] = "4"
                answer.headers["X-RateLimit-Reset-After"] = "1.0"
            return answer
        await request.read()
        self.knocks[channel] += 1
        said = {"message": "slow down", "retry_after": self._retry_after, "global": False}
        answer = as_json(said, 429)
        answer.headers["Via"] = "1.1 google"  # else the library takes it for a ban
        return answer

    def reached(self) -> set[int]:
        """The channels in which something was posted."""
        return {posted.channel_id for posted in self.posted}


@asynccontextmanager
async def running(
    server: Limited, path: Path, patch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[AgoraBot, list[int]]]:
    """The bot on this server, with discord.py's own HTTP and gateway; the channels there are."""
    await server.open()
    patch.setattr(discord.http.Route, "BASE", f"http://{server.address}/api/v10")
    address = yarl.URL(f"ws://{server.address}/gateway")
    patch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", address)
    guild = server.env.create_guild("Agora")
    channels = [guild.create_text_channel(f"table-{n}").id for n in range(SLOW + FAST)]
    store = await SqliteStore.open(path / "agora.sqlite3")
    bot = AgoraBot(TableService(store))
    task = asyncio.create_task(bot.start("a.token.of.no.use"))
    try:
        async with asyncio.timeout(ENOUGH):
            while not bot.is_ready():
                await asyncio.sleep(0.02)
        yield bot, channels
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
        await store.close()
        await server.close()


async def tables(bot: AgoraBot, channels: list[int], guild: int) -> None:
    """A running table in each channel, whose first board is to be posted."""
    for channel in channels:
        ann, bob = UserRef(1, "Ann"), UserRef(2, "Bob")
        table = await bot.service.lobbies.create(
            game=GAME, guild_id=guild, channel_id=channel, host=ann
        )
        await bot.service.lobbies.join(table.id, bob)
        await bot.service.playing.start(table.id, ann.id)


async def until(done: Any) -> None:
    async with asyncio.timeout(ENOUGH):
        while not done():
            await asyncio.sleep(0.02)


@pytest.mark.sliced(10)
@pytest.mark.parametrize(
    "retry_after",
    [pytest.param(29.0, id="slept through"), pytest.param(3600.0, id="waited for in the database")],
)
async def test_slow_channels_hold_up_no_other_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plain_pictures: None, retry_after: float
) -> None:
    monkeypatch.setattr(outbox, "HOLD", 0.1, raising=False)
    server = Limited(retry_after)
    async with running(server, tmp_path, monkeypatch) as (bot, channels):
        slow, fast = channels[:SLOW], channels[SLOW:]
        server.slow = set(slow)
        guild = next(iter(server.backend.guilds))
        await tables(bot, [*slow, *fast], guild)
        await until(lambda: server.reached() >= set(fast))
        assert server.reached().isdisjoint(slow)
        await until(lambda: set(server.knocks) == set(slow))
        assert max(server.knocks.values()) == 1, "nobody knocks again before it is time"
        if retry_after > 30:
            due = await waiting(bot, slow)
            assert all(row > retry_after - ENOUGH for row in due)
            assert len(due) == SLOW


async def waiting(bot: AgoraBot, channels: list[int]) -> list[float]:
    """In how many seconds the next messages to these channels are due."""
    sql = (
        "SELECT due_at FROM outbox WHERE id IN"
        " (SELECT min(id) FROM outbox WHERE state = 'pending' GROUP BY game_id)"
    )
    for _ in range(100):
        found = await bot.service.store.read(lambda db: [r[0] for r in db.execute(sql)])
        if len(found) == len(channels) and min(found) > bot.service.now() + 60:
            break
        await asyncio.sleep(0.05)
    return [at - bot.service.now() for at in found]
