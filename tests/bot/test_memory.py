"""A bot takes memory only for what is used: games, libraries, processes."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bot import frugal
from bot.drawing import process
from bot.drawing.pictures import Pictures
from bot.drawing.workers import Worker
from bot.games import Games
from bot.process import memory
from engine import registry
from tables.store import host_files

LINUX = pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="only Linux tells")


def loaded(program: str) -> set[str]:
    """The modules that a fresh process has after a program."""
    said = f"{program}\nimport sys; print(*sys.modules)"
    command = [sys.executable, "-c", said]
    found = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
    return set(found.stdout.split())


@pytest.mark.sliced
def test_a_bot_loads_no_game_and_no_library_that_it_may_never_need() -> None:
    found = loaded("import bot.app, bot.commands.serve, bot.config")
    games = {entry.rules.partition(":")[0] for entry in registry.GAMES.values()}
    assert not games & found
    assert not {entry.board for entry in registry.GAMES.values()} & found
    assert "psycopg" not in found


@pytest.mark.sliced
def test_a_process_that_thinks_has_no_pictures_and_no_sentences() -> None:
    found = loaded(
        "import bot.drawing.process\n"
        "from bot.thinking.loading import load_rules\n"
        "load_rules('antike-duellum')"
    )
    assert "engine.games.antike.rules" in found
    assert not {name for name in found if name.partition(".")[0] in ("PIL", "render", "asyncio")}


@pytest.mark.sliced
def test_a_process_that_draws_a_game_loads_no_other() -> None:
    found = loaded("from bot.drawing import drawer; drawer.load('render.board.antike')")
    assert "engine.games.antike.rules" in found
    assert not {"engine.games.belfort", "engine.games.tta", "engine.games.tzolkin"} & found


def test_without_files_of_the_host_no_game_is_loaded(tmp_path: Path) -> None:
    def games() -> Any:
        raise AssertionError("a game was loaded")
        yield

    (tmp_path / "agora.sqlite3").touch()
    assert host_files.look(tmp_path, games()).need() == {}
    assert host_files.look(tmp_path / "nowhere", games()).need() == {}


async def test_a_game_is_loaded_once_and_its_pictures_prepared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prepared: list[str] = []
    pictures = Pictures(workers=0)
    monkeypatch.setattr(pictures, "prepare", prepared.append)
    games = Games(pictures)

    async def open_games() -> tuple[str, ...]:
        return ("antike-duellum", "no-game-of-ours", "antike-duellum")

    await games.load_all(open_games)
    await games.load("antike-duellum")
    assert prepared == ["antike-duellum"]
    pictures.close()


def test_a_process_at_rest_gives_memory_back_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now, told = [0.0], list[str]()
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(frugal, "give_back", lambda: told.append("given back"))
    monkeypatch.setattr(process, "at_rest", [lambda: told.append("forgotten")])
    calls = process.Calls()

    def after(seconds: float) -> list[str]:
        now[0] += seconds
        told.clear()
        calls.tidy()
        calls.tidy()
        return list(told)

    calls.begin()
    assert after(2 * process.REST) == [], "in the middle of a call"
    calls.end()
    assert after(process.PAUSE / 2) == []
    assert after(process.PAUSE) == ["given back"]
    assert after(process.REST) == ["forgotten", "given back"]
    assert after(process.REST) == []
    calls.begin()
    calls.end()
    assert after(process.PAUSE) == ["given back"]


@pytest.mark.sliced
async def test_a_process_that_nobody_needs_ends_and_comes_back(
    caplog: pytest.LogCaptureFixture,
) -> None:
    worker = Worker("thinking", limit=0.8, quiet=0.3)
    try:
        assert await asyncio.to_thread(worker.call, abs, (-2,)) == (True, 2)
        first = worker.number
        assert first is not None
        async with asyncio.timeout(60.0):
            while worker.number is not None:
                await asyncio.sleep(0.05)
        assert await asyncio.to_thread(worker.call, abs, (-3,)) == (True, 3)
        assert worker.number != first
    finally:
        worker.close()
    assert caplog.text == "", "it is no death"


@LINUX
def test_the_memory_of_processes_is_told_by_what_they_do() -> None:
    own = memory.taken(os.getpid())
    assert own is not None
    assert own > 1024**2
    assert memory.taken(2**30) is None
    found = memory.together({"bot": (os.getpid(),), "thinking": ()})
    assert found["bot"] > 1024**2
    assert found["thinking"] == 0
    assert memory.together({"bot": (2**30,)}) == {}
