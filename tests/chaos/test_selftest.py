"""`agora selftest` against a stand-in for Discord, with the library's own HTTP and gateway: it says
what is refused, and leaves nothing behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import discord.gateway
import discord.http
import pytest
import yarl
from discord.state import ConnectionState
from simcord import ResponseMessage
from simcord.backend.errors import BackendError

from bot import selftest as walk
from bot.commands import selftest
from bot.widgets.items import Drawn
from tests.bot.simulated import BUTTON, presses
from tests.chaos.hands import CONTROL, WINDOW
from tests.chaos.process import PATIENCE
from tests.chaos.server import Discord, Waiting

pytestmark = pytest.mark.xdist_group("chaos")
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8cfc0"
    "000003010100c9fe92ef0000000049454e44ae426082"
)


@dataclass
class Stand:
    """Discord on this machine, and a host who presses. refuses: what it does not take."""

    server: Discord
    channel: Any
    host: Any
    refuses: Callable[[str, str, Any, list[Any]], bool] = lambda *_: False
    refused: list[str] = field(default_factory=list)

    async def run(self, *, pressing: bool = True, seconds: float = PATIENCE) -> int:
        """The exit code of the command."""
        person = asyncio.create_task(self._presses()) if pressing else None
        try:
            async with asyncio.timeout(PATIENCE):
                return await selftest.serve("a.token", self.channel.id, seconds)
        finally:
            if person is not None:
                person.cancel()
                await asyncio.gather(person, return_exceptions=True)

    async def _presses(self) -> None:
        await self._press("Go on")
        waiting = await self._press("Open a window")
        while waiting.record.modal is None:
            await asyncio.sleep(0.02)
        asked = {"type": 4, "custom_id": "anything", "value": "Yes"}
        components = [{"type": 18, "component": asked}]
        data = {"custom_id": waiting.record.modal["custom_id"], "components": components}
        message_id = waiting.record.source_message_id
        assert message_id is not None
        source = self.server.backend.get_message(self.channel.id, message_id)
        self.server.interact(WINDOW, self.channel.id, self.host.id, data, source)

    async def _press(self, label: str) -> Waiting:
        """Press a button as soon as it is there."""
        while True:
            for message in self.messages():
                for press in presses(ResponseMessage(self.server.env, message)):
                    if press.label == label:
                        data = {"custom_id": press.custom_id, "component_type": BUTTON}
                        here, who = self.channel.id, self.host.id
                        return self.server.interact(CONTROL, here, who, data, message)
            await asyncio.sleep(0.02)

    def messages(self) -> list[Any]:
        stored = self.server.backend.messages.values()
        return [message for channel in stored for message in channel.values()]


@pytest.fixture
async def stand(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stand]:
    server = Discord()
    await server.open()
    base = f"http://{server.address}/api/v10"
    gateway = yarl.URL(f"ws://{server.address}/gateway")
    monkeypatch.setattr(discord.http.Route, "BASE", base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    begin = ConnectionState.__init__

    def begun(self: Any, *args: Any, **settings: Any) -> None:
        begin(self, *args, guild_ready_timeout=0.05, **settings)

    monkeypatch.setattr(ConnectionState, "__init__", begun)
    pictures = (Drawn(walk.FILE, PIXEL, "one"), Drawn(walk.FILE, PIXEL + b"\0", "other"))
    monkeypatch.setattr(walk, "boards", lambda: pictures)
    guild = server.env.create_guild("Agora")
    channel = guild.create_text_channel("table")
    host = guild.add_member(server.env.create_user("host"))
    found = Stand(server, channel, host)
    carry_out = server._carry_out

    def refusing(host: str, method: str, path: str, body: Any, query: Any, files: list[Any]) -> Any:
        if found.refuses(method, path, body, files):
            found.refused.append(f"{method} {path}")
            raise BackendError(400, 50035, "Invalid Form Body")
        return carry_out(host, method, path, body, query, files)

    monkeypatch.setattr(server, "_carry_out", refusing)
    yield found
    await server.close()


async def test_everything_is_accepted_and_nothing_is_left(
    stand: Stand, capsys: pytest.CaptureFixture[str]
) -> None:
    code = await stand.run()
    said = capsys.readouterr().out
    assert "REFUSED" not in said
    assert "skipped" not in said
    assert code == 0
    assert said.count("  ok  ") >= 20
    assert stand.server.wrong == []
    assert stand.messages() == []
    assert said.splitlines()[-1].startswith("Discord accepted all ")


@pytest.mark.parametrize("shards", [2, 3])
async def test_a_bot_on_many_servers_is_let_in_and_heard(
    stand: Stand, capsys: pytest.CaptureFixture[str], shards: int
) -> None:
    stand.server.gateway.shards = stand.server.gateway.least = shards
    assert await stand.run() == 0
    assert "skipped" not in capsys.readouterr().out
    [(_, shard, count)] = stand.server.gateway.identified
    assert (shard, count) == ((stand.channel.guild.id >> 22) % shards, shards)


async def test_a_bot_that_is_not_let_in_hears_why(
    stand: Stand, capsys: pytest.CaptureFixture[str]
) -> None:
    stand.server.gateway.least = 2
    assert await stand.run(pressing=False) == 2
    assert "does not let this bot in" in capsys.readouterr().err


async def test_a_discord_that_takes_no_edit_with_a_picture_is_found_out(
    stand: Stand, capsys: pytest.CaptureFixture[str]
) -> None:
    stand.refuses = lambda method, path, body, files: method == "PATCH" and bool(files)
    assert await stand.run() == 1
    said = capsys.readouterr().out
    refused = [line for line in said.splitlines() if line.startswith("  REFUSED")]
    assert len(refused) == len(stand.refused) == 4
    assert "an edit that brings another picture: HTTPException: 400 Bad Request" in refused[0]
    assert "a panel: the answer filled with a picture" in refused[2]
    assert "  ok       a new private message in its place" in said
    assert said.splitlines()[-1].startswith("Discord refused 4 of ")
    assert stand.messages() == []


async def test_a_discord_that_does_not_number_pictures_is_found_out(
    stand: Stand, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    update = discord.UnfurledMediaItem._update

    def unnumbered(self: Any, data: Any, state: Any) -> None:
        update(self, data | {"attachment_id": None}, state)

    monkeypatch.setattr(discord.UnfurledMediaItem, "_update", unnumbered)
    assert await stand.run() == 1
    said = capsys.readouterr().out
    refused = [line for line in said.splitlines() if line.startswith("  REFUSED")]
    assert len(refused) == 2
    assert all("would upload every picture again" in line for line in refused)
    assert "skipped" not in said


async def test_nobody_presses(stand: Stand, capsys: pytest.CaptureFixture[str]) -> None:
    assert await stand.run(pressing=False, seconds=0.2) == 1
    assert "nobody pressed the button" in capsys.readouterr().out
    assert stand.messages() == []


async def test_a_channel_that_is_not_there(
    stand: Stand, capsys: pytest.CaptureFixture[str]
) -> None:
    stand.channel = stand.host
    assert await stand.run(pressing=False) == 2
    assert "cannot be used" in capsys.readouterr().err
