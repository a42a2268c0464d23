"""`agora run`: a clean stop, signs of life, and what happens when Discord says no."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest

from bot import app, cli
from bot.commands import serve
from bot.commands.health import verdict
from bot.config import Config, Endpoint
from bot.metrics.figures import Metrics
from tables.model.errors import StorageFault
from tables.service import TableService
from tables.store import beat_rows, sqlite
from tests.tables.refused import refused

Start = Callable[["FakeBot"], Awaitable[None]]


class FakeBot:
    """Stands for the connection to Discord."""

    def __init__(self, service: TableService, start: Start) -> None:
        self.service = service
        self._start = start
        self.token: str | None = None
        self.closed = 0
        self.health = Mock(sign=AsyncMock(return_value={"failing": {}}), unanswered=None)
        self.health.state = self.health.sign
        self.ledger = Mock(keep=AsyncMock())
        self.alerts, self.context = Mock(), Mock(metrics=Metrics())
        self.shard_watch, self.guilds = Mock(away=list, shards={}), ()
        self.halting, self.halted_by = asyncio.Event(), ""

    async def __aenter__(self) -> FakeBot:
        return self

    async def __aexit__(self, *args: object) -> None:
        await self.close()

    async def start(self, token: str) -> None:
        self.token = token
        await self._start(self)

    async def close(self) -> None:
        self.closed += 1


@pytest.fixture
def settings(tmp_path: Path) -> Config:
    return Config(database=tmp_path / "agora.sqlite3", _env_file=None)  # type: ignore[call-arg]


def file_of(settings: Config) -> Path:
    assert isinstance(settings.database, Path)
    return settings.database


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> list[FakeBot]:
    return []


def behave(monkeypatch: pytest.MonkeyPatch, bots: list[FakeBot], start: Start) -> None:
    def create_bot(config: Config, service: TableService, metrics: Metrics) -> Any:
        bots.append(FakeBot(service, start))
        return bots[-1]

    monkeypatch.setattr(app, "create_bot", create_bot)


async def until_alive(bot: FakeBot) -> None:
    while await bot.service.store.read(beat_rows.last_beat) is None:
        await asyncio.sleep(0)


@pytest.mark.sliced
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_stops_cleanly(
    number: signal.Signals,
    settings: Config,
    bots: list[FakeBot],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def start(bot: FakeBot) -> None:
        await until_alive(bot)
        os.kill(os.getpid(), number)
        await asyncio.Event().wait()

    behave(monkeypatch, bots, start)
    assert await serve.serve(settings, "a token") == 0
    assert bots[0].token == "a token"
    assert bots[0].closed > 0
    code, said = verdict(file_of(settings), time.time())
    assert (code, said.partition(";")[0]) == (1, "The bot was stopped")
    with closing(sqlite.claim(file_of(settings))):
        pass
    with closing(sqlite.connect(file_of(settings))) as db:
        assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"


@pytest.mark.sliced(10)
async def test_signs_of_life_go_on_whatever_happens(
    settings: Config,
    bots: list[FakeBot],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def start(bot: FakeBot) -> None:
        bot.health.sign.side_effect = [
            RuntimeError("broken"),
            {"failing": {"database": 0.0}},
            None,
        ]
        while bot.health.sign.call_count < 3:
            await asyncio.sleep(0.01)
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()

    monkeypatch.setattr(serve, "BEAT", 0.01)
    monkeypatch.setattr(serve, "AGAIN", 0.02)
    behave(monkeypatch, bots, start)
    async with asyncio.timeout(60):
        assert await serve.serve(settings, "a token") == 0
    assert any("a sign of life could not be given" in r.getMessage() for r in caplog.records)


@pytest.mark.sliced
async def test_a_bot_that_a_newer_one_has_outgrown_ends_and_says_so(
    settings: Config,
    bots: list[FakeBot],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def start(bot: FakeBot) -> None:
        bot.halted_by = "a newer Agora has changed the database"
        bot.halting.set()
        await asyncio.Event().wait()

    behave(monkeypatch, bots, start)
    assert await serve.serve(settings, "a token") == 1, "a supervisor starts it again"
    [line] = [r.getMessage() for r in caplog.records if r.levelname == "ERROR"]
    assert line == "a newer Agora has changed the database"


@pytest.mark.sliced(10)
async def test_systemd_hears_of_start_and_stop(
    settings: Config,
    bots: list[FakeBot],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    told: list[str] = []

    async def start(bot: FakeBot) -> None:
        while not any("at work" in line for line in told):
            with suppress(BlockingIOError):
                told.append(heard.recv(300).decode())
            await asyncio.sleep(0)
        raise discord.LoginFailure("no")

    behave(monkeypatch, bots, start)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        heard.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        await serve.serve(settings, "a token")
        with suppress(BlockingIOError):
            while True:
                told.append(heard.recv(300).decode())
    assert told[0] == "READY=1\nSTATUS=connecting to Discord"
    assert "STATUS=at work; shards connected: 0, servers: 0" in told
    assert told[-1] == "STOPPING=1"


@pytest.mark.sliced
async def test_figures_that_cannot_be_served_do_not_keep_the_bot_from_playing(
    settings: Config,
    bots: list[FakeBot],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def start(bot: FakeBot) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()

    behave(monkeypatch, bots, start)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings.metrics = Endpoint(*taken.getsockname())
        assert await serve.serve(settings, "a token") == 0
    [line] = [r for r in caplog.records if r.levelname == "ERROR"]
    assert "AGORA_METRICS cannot be served, the bot runs without" in line.getMessage()


@pytest.mark.sliced(10)
async def test_a_wrong_token_is_said_without_showing_it(
    settings: Config,
    bots: list[FakeBot],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def start(bot: FakeBot) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    behave(monkeypatch, bots, start)
    assert await serve.serve(settings, "very-secret") == serve.WRONGLY_ASKED
    assert "does not accept DISCORD_TOKEN" in caplog.text
    assert "very-secret" not in caplog.text


@pytest.mark.sliced(10)
async def test_a_lost_connection_ends_with_a_failure_so_that_a_supervisor_restarts(
    settings: Config,
    bots: list[FakeBot],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def start(bot: FakeBot) -> None:
        raise AttributeError("something else is missing", name="missing")

    behave(monkeypatch, bots, start)
    assert await serve.serve(settings, "a token") == 1
    assert "the connection to Discord failed" in caplog.text
    assert "Traceback" in caplog.text


def answered_by_a_page() -> discord.HTTPException:
    """What the library raises where Discord answers with a page in place of JSON."""
    answer = Mock(status=429, reason="Too Many Requests")
    return discord.HTTPException(answer, "<html>slow down</html>")


@pytest.mark.sliced(10)
@pytest.mark.parametrize(
    ("error", "said"),
    [
        (aiohttp.ClientConnectionError("no such name"), "Discord cannot be reached; look at"),
        (answered_by_a_page(), "Discord refuses the connection for now (429"),
        (discord.GatewayNotFound(), "Discord refuses the connection for now (The gateway to"),
    ],
)
async def test_a_discord_that_is_not_there_is_one_line(
    error: Exception,
    said: str,
    settings: Config,
    bots: list[FakeBot],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def start(bot: FakeBot) -> None:
        raise error

    behave(monkeypatch, bots, start)
    with caplog.at_level("INFO"):
        assert await serve.serve(settings, "a token") == 1
    (line,) = [r for r in caplog.records if r.levelname == "ERROR"]
    assert said in line.getMessage()
    assert line.exc_info is None
    assert f"database {settings.database}" in caplog.text


async def test_a_second_bot_does_not_start(
    settings: Config, bots: list[FakeBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def start(bot: FakeBot) -> None: ...

    behave(monkeypatch, bots, start)
    with (
        closing(sqlite.claim(file_of(settings))),
        refused(StorageFault, "Another Agora"),
    ):
        await serve.serve(settings, "a token")
    assert bots == []


@pytest.mark.sliced(10)
def test_the_command_reads_its_token_from_the_environment(
    settings: Config,
    bots: list[FakeBot],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    async def start(bot: FakeBot) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()

    behave(monkeypatch, bots, start)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tables.model.log.set_up", lambda level, secrets, **more: None)
    monkeypatch.setenv("AGORA_DATABASE", str(settings.database))
    monkeypatch.setenv("DISCORD_TOKEN", " from-outside ")
    assert cli.main(["run"]) == 0
    assert bots[0].token == "from-outside"
