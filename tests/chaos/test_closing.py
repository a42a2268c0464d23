"""Discord closes the connection of a running bot: with which code the program ends."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest
import yarl

from bot import cli
from bot.commands import serve
from bot.config import Config
from tests.chaos.server import Discord


@pytest.mark.sliced
@pytest.mark.parametrize(
    ("closed", "said"),
    [
        (4004, "Discord does not accept DISCORD_TOKEN"),
        (4013, "Discord does not let this bot in: it asks for events"),
    ],
)
async def test_a_code_that_no_new_try_can_cure_ends_with_2(
    tmp_path: Path,
    closed: int,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    server = Discord()
    await server.open()
    gateway = yarl.URL(f"ws://{server.address}/gateway")
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://{server.address}/api/v10")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    settings = Config(
        database=tmp_path / "a.sqlite3",
        drawing_workers=0,
        _env_file=None,  # type: ignore[call-arg]  # its types leave this out
    )
    try:
        running = asyncio.create_task(serve.serve(settings, "a.token"))
        await asyncio.wait_for(server.connected.wait(), 60)
        await server.gateway.cut(0, closed)
        assert await asyncio.wait_for(running, 60) == serve.WRONGLY_ASKED
    finally:
        await server.close()
    [line] = [r for r in caplog.records if r.levelname == "ERROR" and r.name == "agora.run"]
    assert said in line.getMessage()
    assert line.exc_info is None


@pytest.mark.parametrize("token", ["two words", "a\nb", "clé", "Bot abc.def"])
def test_a_token_that_cannot_be_one_is_said_before_anything_is_tried(
    token: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AGORA_DATABASE", str(tmp_path / "a.sqlite3"))
    monkeypatch.setenv("DISCORD_TOKEN", token)
    monkeypatch.setattr(serve, "serve", None)  # nothing is ever asked of the real Discord
    assert cli.main(["run"]) == 2
    said = capsys.readouterr().err
    assert "DISCORD_TOKEN cannot be a token" in said
    assert token not in said
    assert not (tmp_path / "a.sqlite3").exists()
