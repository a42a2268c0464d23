"""The load test measures what it says, and a bot that is told to stop leaves no process behind."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from tests.bot.test_drawing import gone
from tests.chaos.process import PATIENCE, Process
from tests.chaos.server import Discord
from tests.load.__main__ import WORKERS, Phase, build, children, peak_memory, run

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="forks, and reads /proc"),
    pytest.mark.xdist_group("chaos"),
]


@pytest.mark.sliced
async def test_a_short_load_test_finds_no_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(WORKERS, "1")
    assert await run(tmp_path, games=3, users=2, seconds=3.0, thinking=1) == 0
    said = capsys.readouterr().out
    assert said.count("actions/s") == 2
    assert "its drawing" in said
    assert "computers at tables of their own took" in said
    assert said.splitlines()[-1] == "3 open games, 2 people, 0 faults"


@pytest.mark.sliced
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_a_bot_that_ends_takes_its_drawing_along(
    number: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(WORKERS, "1")
    server, database = Discord(), tmp_path / "agora.sqlite3"
    await server.open()
    process = Process(server.address, database, tmp_path / "log.txt")
    guild = server.env.create_guild("Agora")
    channel = guild.create_text_channel("table")
    await build(database, guild.id, [channel.id], [1])
    try:
        await process.load()
        await process.start()
        async with asyncio.timeout(PATIENCE):
            while not server.posted:
                await asyncio.sleep(0.05)
        assert process.number is not None
        drawing = tuple(children(process.number))
        assert len(drawing) == 1
        assert peak_memory(drawing[0]) > 0
        process.kill(number)
        await process.gone()
        assert gone(drawing, PATIENCE)
    finally:
        await process.close()
        await server.close()
    log = (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert "ended before its time" not in log
    assert ("stopped" in log) == (number is signal.SIGTERM)


def test_a_phase_without_presses_can_be_told() -> None:
    assert "none" in str(Phase("nobody", 1.0, 0, 0, 0, [], [], [], 0.0, 0.0, 0.0, 0))
