"""The bot on a gateway with one, two and eight shards: discord.py's own connections, on this
machine. Only the five seconds that it sleeps between two of them pass at once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl
from discord.state import ConnectionState
from simcord import ResponseMessage

from bot.app import AgoraBot, create_bot
from bot.commands import serve
from bot.commands.health import verdict
from bot.config import Config
from bot.gateway import shards
from bot.gateway.shards import BEATS, RECONNECTING, TURN
from bot.process.parts import EXIT_CODES
from tables.model import outgoing
from tables.service import TableService
from tables.store import outbox_rows
from tables.store.sqlite import SqliteStore
from tables.store.store import Store
from tests.bot.simulated import BUTTON, presses, words
from tests.chaos.hands import COMMAND, CONTROL
from tests.chaos.server import Discord, Waiting

pytestmark = pytest.mark.xdist_group("chaos")
PATIENCE = 60.0
PAUSE = 5.0
"""Seconds that the library sleeps before it identifies, and before it tries again."""


class Clock:
    """The time as far as the library sleeps; its long sleeps end at once."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        really = asyncio.sleep

        async def sleep(seconds: float, result: Any = None) -> Any:
            if seconds != PAUSE:
                return await really(seconds, result)
            await really(0.02)  # whoever was first has identified by now
            self.now += seconds
            return result

        patch.setattr(asyncio, "sleep", sleep)


def settings(path: Path, shards: int | None = None) -> Config:
    return Config(
        database=path / "agora.sqlite3",
        drawing_workers=0,
        shards=shards,
        _env_file=None,  # type: ignore[call-arg]  # its types leave this out
    )


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    server = Discord()
    await server.open()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://{server.address}/api/v10")
    gateway = yarl.URL(f"ws://{server.address}/gateway")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    begin = ConnectionState.__init__

    def begun(self: Any, *args: Any, **settings: Any) -> None:
        begin(self, *args, guild_ready_timeout=0.05, **settings)

    monkeypatch.setattr(ConnectionState, "__init__", begun)
    server.gateway.strict = True
    clock = Clock(monkeypatch)
    server.gateway.clock = lambda: clock.now
    yield server
    await server.close()


@asynccontextmanager
async def running(
    server: Discord, path: Path, shards: int | None = None
) -> AsyncIterator[AgoraBot]:
    """The bot, connected with all its shards."""
    store = await SqliteStore.open(path / "agora.sqlite3")
    bot = create_bot(settings(path, shards), TableService(store))
    task = asyncio.create_task(bot.start("a.token.of.no.use"))
    try:
        await until(bot.is_ready)
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
        await store.close()


async def until(fulfilled: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fulfilled():
            await asyncio.sleep(0.01)


class Room:
    """A server of one shard, with a channel and two people."""

    def __init__(self, server: Discord, shard: int, count: int) -> None:
        self.server = server
        backend = server.backend
        self.guild = backend.create_guild(f"Agora {shard}", shard_id=shard, shard_count=count)
        self.channel = backend.create_channel(self.guild.id, "table")
        self.people = [backend.make_user(f"{who}-{shard}") for who in ("ann", "bob")]
        for person in self.people:
            backend.add_member(self.guild.id, person.id)

    def messages(self) -> list[ResponseMessage]:
        stored = self.server.backend.messages.get(self.channel.id, {})
        return [ResponseMessage(self.server.env, m) for _, m in sorted(stored.items())]

    async def answered(self, waiting: Waiting) -> None:
        async with asyncio.timeout(PATIENCE):
            await waiting.changed.wait()

    async def open(self) -> None:
        """Somebody opens a table, somebody else joins, and the game begins."""
        options = [{"name": "game", "type": 3, "value": "antike-duellum"}]
        sub = [{"name": "new", "type": 1, "options": options}]
        data = {"id": "1", "name": "game", "type": 1, "options": sub}
        ann, bob = (person.id for person in self.people)
        await self.answered(self.server.interact(COMMAND, self.channel.id, ann, data))
        await self.press(bob, "join")
        await until(lambda: any(str(bob) in words(m) for m in self.messages()))
        await self.press(ann, "start")
        await until(lambda: self.control("turn"))

    def control(self, op: str) -> Any:
        """The newest control of a kind, with its message."""
        for message in reversed(self.messages()):
            for press in presses(message):
                if press.parsed.op == op:
                    return press, message
        return None

    async def press(self, user: int, op: str) -> None:
        await until(lambda: self.control(op))
        press, message = self.control(op)
        data = {"custom_id": press.custom_id, "component_type": BUTTON}
        stored = self.server.backend.get_message(self.channel.id, message.id)
        await self.answered(self.server.interact(CONTROL, self.channel.id, user, data, stored))


@pytest.mark.sliced(10)
@pytest.mark.parametrize("count", [1, 2, 8])
async def test_presses_and_posts_work_on_whichever_shard_a_server_is(
    count: int, server: Discord, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server.gateway.shards = count
    rooms = [Room(server, shard, count) for shard in sorted({0, count // 2, count - 1})]
    with caplog.at_level(logging.INFO):
        async with running(server, tmp_path) as bot:
            assert [shard for _, shard, _ in server.gateway.identified] == list(range(count))
            assert {of for _, _, of in server.gateway.identified} == {count}
            assert bot.shard_watch.complete
            for room in rooms:
                assert server.gateway.shard_of(room.guild.id) == rooms_shard(room, bot)
                await room.open()
    assert server.gateway.wrong == []
    lines = [r.getMessage() for r in caplog.records if r.name == "agora.gateway"]
    assert lines == [f"shard {n} is connected" for n in range(count)]


def rooms_shard(room: Room, bot: AgoraBot) -> int:
    """The shard by which the bot has heard of a server."""
    guild = bot.get_guild(room.guild.id)
    assert guild is not None
    return guild.shard_id


async def test_one_session_begins_after_the_other_and_five_seconds_later(
    server: Discord, tmp_path: Path
) -> None:
    server.gateway.shards = 8
    async with running(server, tmp_path):
        began = [at for at, _, _ in server.gateway.identified]
    assert server.gateway.wrong == []
    assert all(late - early >= PAUSE for early, late in pairwise(began))


@asynccontextmanager
async def connecting(server: Discord, path: Path) -> AsyncIterator[AgoraBot]:
    """The bot while its shards are still to come, and to its end."""
    store = await SqliteStore.open(path / "agora.sqlite3")
    bot = create_bot(settings(path), TableService(store))
    task = asyncio.create_task(bot.start("a.token.of.no.use"))
    try:
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
        await store.close()


@pytest.mark.sliced(10)
async def test_a_shard_that_does_not_come_silences_nobody_else(
    server: Discord,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Nothing is said of its own tables either, for nobody would hear their buttons."""
    server.gateway.shards = 2
    rooms = [Room(server, shard, 2) for shard in range(2)]
    async with running(server, tmp_path):
        for room in rooms:
            await room.open()
    before = [len(room.messages()) for room in rooms]
    store = await SqliteStore.open(tmp_path / "agora.sqlite3")
    for number in (1, 2):  # while the bot is away
        await say_something(store, number)
    await store.close()
    monkeypatch.setattr(shards, "ALONE", 0.3)
    monkeypatch.setattr(shards, "LOOK", 0.05)
    server.gateway.dead = {1}
    async with connecting(server, tmp_path) as bot:
        await until(lambda: len(rooms[0].messages()) > before[0])
        assert bot.unheard() == {1}
        assert not bot.is_ready()
        table = await bot.service.views.table(2)
        assert table.place == "there", "nobody takes it for a server that the bot has left"
        await asyncio.sleep(0.2)
        assert len(rooms[1].messages()) == before[1]
        server.gateway.dead = set()
        await until(lambda: 1 in bot.shards)
        await bot.shards[1].reconnect()
        await until(lambda: len(rooms[1].messages()) > before[1])
        await until(bot.is_ready)
        assert bot.unheard() == frozenset()
    [line] = [r.getMessage() for r in caplog.records if "speaks for" in r.getMessage()]
    assert "not connected: 1;" in line


async def say_something(store: Store, table: int) -> None:
    said = [outgoing.Moved(user=1, left=2, to=3)]
    await store.write(lambda db: outbox_rows.announce(db, table, time.time(), said))


async def test_a_shard_that_hangs_does_not_keep_the_next_one_from_connecting(
    server: Discord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.gateway.shards, server.gateway.hanging = 2, 1
    monkeypatch.setattr(shards, "ALONE", 0.3)
    async with connecting(server, tmp_path) as bot:
        await until(lambda: bot.shard_watch.count == 2 and bot.shard_watch.shards[1].came)
        assert not bot.shard_watch.shards[0].came
        await until(lambda: bot.settled)


@pytest.mark.sliced
async def test_a_setting_says_how_many_shards_there_are(server: Discord, tmp_path: Path) -> None:
    server.gateway.shards = 1
    async with running(server, tmp_path, 2) as bot:
        assert bot.shard_count == 2
        assert [shard for _, shard, _ in server.gateway.identified] == [0, 1]


@pytest.mark.sliced(10)
async def test_a_shard_goes_and_comes_alone(
    server: Discord, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server.gateway.shards = 2
    rooms = [Room(server, shard, 2) for shard in range(2)]
    with caplog.at_level(logging.INFO):
        async with running(server, tmp_path) as bot:
            await server.gateway.cut(1, 4000)
            await until(lambda: bot.shard_watch.shards[1].lost)
            await until(lambda: not bot.shard_watch.away())
            await rooms[1].open()  # with what was missed
            server.gateway.forget(0)
            await server.gateway.cut(0, 4000)
            await until(lambda: bot.shard_watch.shards[0].lost)
            await until(lambda: not bot.shard_watch.away())
            await rooms[0].open()
    lines = [r.getMessage() for r in caplog.records if r.name == "agora.gateway"]
    assert lines[2] == "shard 1 lost its connection"
    assert lines[3].startswith("shard 1 is back after ")
    assert lines[3].endswith("and missed nothing")
    assert lines[4] == "shard 0 lost its connection"
    assert lines[5].endswith("with a new session")
    assert len(lines) == 6
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []


async def test_health_names_the_shards_that_are_away(server: Discord, tmp_path: Path) -> None:
    server.gateway.shards = 2
    now = 0.0
    async with running(server, tmp_path) as bot:
        watch = bot.shard_watch
        watch._clock = bot.health._clock = lambda: now
        assert watch.latencies() == {}  # they have just come
        for number in (0, 1):
            await watch._resumed(number)
        now += BEATS + 1
        assert set(watch.latencies()) == {0, 1}
        assert min(watch.latencies().values()) > 0
        bot.dispatch("shard_disconnect", 1)
        await until(watch.away)
        assert set(watch.latencies()) == {0}
        now += RECONNECTING + TURN - 1  # the other one may have to connect before it
        assert (await bot.health.state())["failing"] == {}
        now += 2
        state = await bot.health.state()
        assert list(state["failing"]) == ["gateway"]
        await bot.service.messages.beat(state)
        code, said = verdict(tmp_path / "agora.sqlite3", time.time())
    assert code == EXIT_CODES["gateway"]
    assert said.startswith("Discord is not connected with all shards; away: 1 since ")


async def test_what_is_asked_of_discord_is_counted(server: Discord, tmp_path: Path) -> None:
    room = Room(server, 0, 1)
    server.limits = 1
    async with running(server, tmp_path) as bot:
        value = bot.context.metrics.value
        assert value("agora_discord_responses_total", what="gateway", status="200") == 1
        assert value("agora_discord_responses_total", what="gateway", status="101") == 1
        await room.open()
        acknowledged = value("agora_discord_request_seconds_count", what="acknowledgement")
        assert acknowledged == value("agora_acknowledgement_seconds_count") == 3
        assert value("agora_discord_429_total", what="message") == 1
        assert value("agora_discord_responses_total", what="message", status="429") == 1
        assert value("agora_discord_responses_total", what="message", status="200") >= 1


async def test_a_first_connection_that_is_dropped_is_one_line_and_tried_again(
    server: Discord, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server.gateway.dropping = 1
    async with running(server, tmp_path) as bot:
        assert not bot.shard_watch.away()
    [line] = [r for r in caplog.records if r.name == "discord.shard"]
    assert "Failed to connect for shard_id: 0" in line.getMessage()
    assert line.levelname == "WARNING"
    assert line.exc_info is None


@pytest.mark.sliced
async def test_a_bot_that_may_begin_no_more_sessions_begins_none(
    server: Discord, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever goes on all the same loses the token."""
    server.gateway.shards, server.gateway.allowed = 8, 7
    assert await serve.serve(settings(tmp_path), "a.token") == 1
    assert server.gateway.identified == []
    [line] = [r for r in caplog.records if r.name == "agora.run" and r.levelname == "ERROR"]
    assert line.getMessage() == (
        "Discord allows 7 more sessions for now and 8 are needed; there are more in 60 minutes"
    )


@pytest.mark.sliced
@pytest.mark.parametrize(("shards", "code"), [(None, 1), (2, serve.WRONGLY_ASKED)])
async def test_a_bot_that_has_grown_is_started_again_unless_a_setting_holds_it_small(
    shards: int | None, code: int, server: Discord, tmp_path: Path
) -> None:
    task = asyncio.create_task(serve.serve(settings(tmp_path, shards), "a.token"))
    await asyncio.wait_for(server.connected.wait(), PATIENCE)
    await server.gateway.cut(0, serve.TOO_FEW_SHARDS)
    assert await asyncio.wait_for(task, PATIENCE) == code
