"""`agora play`, as a process that somebody starts and stops."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from simcord.results import ResponseMessage

from bot import cli
from bot.delivery.announcer import Announcer
from bot.playground import serving
from bot.playground.serving import PLAYERS, play
from bot.playground.wishes import PlaygroundProblem, Wishes
from render.lang.catalogue.bot_welcome import BotWelcome
from render.lang.language import spoken
from tables.model.outbox import OutboxRow, Outgoing
from tests.bot.simulated import words
from tests.tables.refused import refused

GAME = "antike-duellum"
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/#(\S+)")


class Page:
    """The page of a playground as a browser sees it."""

    def __init__(self, port: int, key: str) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self.key = key

    def call(self, method: str, path: str, body: Any = None, context: str = "") -> Any:
        headers = {"X-Simcord-Capability": self.key, "Content-Type": "application/json"}
        if context:
            headers["X-Simcord-Context"] = context
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.base + path, data=data, headers=headers, method=method
        )
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.loads(response.read())

    def seen_by_first(self) -> Any:
        """What the first viewer finds in the channel."""
        return self.call("POST", "/api/pages", {"protocol_version": 3})


@contextmanager
def playing(*options: str, data: Path | None = None) -> Iterator[tuple[Page, list[str], Any]]:
    """A playground in a process of its own; the lines it prints are collected."""
    command = [sys.executable, "-u", "-m", "bot.cli", "play", "--no-browser", *options]
    if data is not None:
        command += ["--data", str(data)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1
    )
    assert process.stdout is not None
    lines: list[str] = []
    try:
        for line in process.stdout:
            lines.append(line.rstrip())
            found = ADDRESS.search(line)
            if found:
                break
        else:
            raise AssertionError("\n".join(lines))
        yield Page(int(found[1]), found[2]), lines, process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        lines += process.stdout.read().splitlines()
        process.wait(timeout=30)
        process.stdout.close()


@pytest.mark.sliced
def test_a_game_is_served_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    with playing("--game", GAME, data=tmp_path) as (page, lines, process):
        text = json.dumps(page.seen_by_first())
        assert "Take my turn" in text
        assert "Antike Duellum" in text
        with urllib.request.urlopen(f"{page.base}/", timeout=30) as response:
            assert response.status == 200
        with pytest.raises(urllib.error.HTTPError):
            Page(page.port, "wrong").seen_by_first()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=30) == 0
    assert any("Tables are kept in" in line for line in lines)

    with closing(sqlite3.connect(tmp_path / "agora.sqlite3")) as db:
        first = db.execute("SELECT status, version, seq FROM games").fetchall()
    with playing("--game", GAME, data=tmp_path) as (page, lines, process):
        wait_until_all_is_said(tmp_path)  # the board follows the page
        assert "Take my turn" in json.dumps(page.seen_by_first())
    assert process.returncode == 0
    assert any("goes on" in line for line in lines)
    with closing(sqlite3.connect(tmp_path / "agora.sqlite3")) as db:
        assert db.execute("SELECT status, version, seq FROM games").fetchall() == first


@pytest.mark.sliced
def test_who_sits_at_a_table_is_named_as_in_a_sentence() -> None:
    with playing("--game", "tta-new-story", "--seats", "3") as (_, lines, _):
        pass
    assert any("Ann, Bob and Chloe sit at the table" in line for line in lines)


@pytest.mark.sliced
def test_one_person_plays_against_computers_of_a_level() -> None:
    with playing("--game", "tzolkin", "--seats", "3", "--against", "good") as (page, lines, _):
        assert "Computer 2 (good)" in json.dumps(page.seen_by_first(), ensure_ascii=False)
    assert any("Ann plays against good computers" in line for line in lines)


def wait_until_all_is_said(folder: Path) -> None:
    """Until no message of a running playground is left to be delivered."""
    until = time.monotonic() + 60
    with closing(sqlite3.connect(folder / "agora.sqlite3", timeout=30)) as db:
        while db.execute("SELECT 1 FROM outbox WHERE state = 'pending'").fetchone():
            assert time.monotonic() < until
            time.sleep(0.05)


@pytest.mark.sliced
def test_without_a_game_the_page_says_how_to_begin_and_nothing_is_kept() -> None:
    with playing() as (page, lines, process):
        seen = page.seen_by_first()
        [first] = seen["messages"].values()
        assert "Take a lesson" in json.dumps(first)
        names = json.dumps(seen)
        assert all(name in names for name in PLAYERS)
        for address in _own_addresses():  # other machines are not served
            with pytest.raises(ConnectionRefusedError):
                socket.create_connection((address, page.port), timeout=5)
    assert process.returncode == 0
    assert lines[-1] == "Stopped."


def _own_addresses() -> set[str]:
    """The addresses of this machine that others may reach."""
    found = {info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None)}
    return {str(a) for a in found if not str(a).startswith("127.") and a != "::1"}


@pytest.mark.sliced
def test_a_taken_port_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert cli.main(["play", "--no-browser", "--port", str(port)]) == 1
    assert f"port {port} is in use" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (Wishes(game="chess"), "there is no game called 'chess'"),
        (Wishes(game=GAME, seats=5), "is for 2 players, not for 5"),
        (Wishes(seats=2), "--seats needs --game"),
        (Wishes(against="good"), "--against needs --game"),
    ],
)
async def test_wishes_that_cannot_be_fulfilled(wishes: Wishes, said: str) -> None:
    with refused(PlaygroundProblem, re.escape(said)):
        await play(wishes)


@pytest.mark.sliced(10)
def test_a_missing_package_is_named(tmp_path: Path) -> None:
    (tmp_path / "simcord.py").write_text("raise ModuleNotFoundError(name='simcord')")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "bot.cli", "play", "--no-browser"],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment,
        cwd=Path(__file__).parents[3],
    )
    assert done.returncode == 1
    assert "pip install 'agora[playground]'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.sliced
async def test_much_that_is_left_to_say_does_not_keep_the_page_shut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SimCord waits five seconds for what a bot does at its start; here that takes for ever."""
    async with serving._server(tmp_path, print) as server:
        await serving._prepare(server, Wishes(game=GAME), 2)
    begun = asyncio.Event()

    async def deliver(self: Announcer, row: OutboxRow[Outgoing]) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Announcer, "deliver", deliver)
    async with serving._server(tmp_path, print) as server:
        assert await serving._prepare(server, Wishes(), 2)
        await begun.wait()


@pytest.mark.sliced(10)
async def test_the_sample_people_read_the_language_that_was_wished(tmp_path: Path) -> None:
    say = BotWelcome(spoken("el"))
    async with serving._server(tmp_path, print) as server:
        await serving._prepare(server, Wishes(language="el"), 0)
        [welcome] = server.env.backend.messages[server.channel.id].values()
        assert say.welcome_title() in words(ResponseMessage(server.env, welcome))
        await server.players[0].slash(server.channel, "game new", game=GAME)
        table = await server.bot.service.views.table_in(server.channel.id)
        assert table is not None
        assert table.language == "el"


@pytest.mark.sliced
async def test_direct_messages_are_printed_with_their_pictures(tmp_path: Path) -> None:
    said: list[str] = []
    async with serving._server(tmp_path, said.append) as server:
        await serving._prepare(server, Wishes(game=GAME), 2)
        ann = server.players[0]
        await ann.slash(server.channel, "hand", dm=True)
    assert any(line.startswith("Direct message to ann") for line in said), said
    paths = [Path(line.removeprefix("  with ")) for line in said if line.startswith("  with ")]
    assert all(path.stat().st_size > 0 for path in paths)


@pytest.mark.sliced
async def test_a_refusal_is_no_failure_of_the_bot_and_a_failure_is(tmp_path: Path) -> None:
    """The page shows what SimCord counts as errors as if the bot had failed."""
    async with serving._server(tmp_path, print) as server:
        ann = server.players[0]
        answer = await ann.slash(server.channel, "game log")
        assert answer.response is not None
        assert "You have no table" in str(answer.response.content)
        await ann.slash(server.channel, "game new", game="chess")
        assert list(server.env.errors) == []

        async def broken(*_: Any) -> None:
            raise RuntimeError("broken")

        server.bot.service.views.tables_of = broken  # type: ignore[method-assign, assignment]
        await ann.slash(server.channel, "turns")
        assert [type(getattr(e, "original", e)) for e in server.env.errors] == [RuntimeError]


@pytest.mark.sliced(5)
async def test_a_second_table_is_not_opened_where_nobody_can_see_it(tmp_path: Path) -> None:
    """One person plays them all, and would look for a table in a thread."""
    async with serving._server(tmp_path, print) as server:
        await serving._prepare(server, Wishes(game=GAME), 2)
        answer = await server.players[2].slash(server.channel, "game new", game=GAME)
        said = words(answer.response)
        assert "/host close" in said
        assert "in a new thread" not in said
