"""The page of the playground: it follows, it says what happened, and nobody waits before it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from simcord import ChannelHandle, ResponseMessage

from bot.playground import serving, simulation
from bot.playground.pages import Pages
from bot.playground.serving import Server
from bot.playground.wishes import PlaygroundProblem, Wishes
from tables.model.invitations import DAY
from tables.store import competition_rows
from tables.store.connection import Connection
from tests.bot import slow_thought
from tests.bot.simulated import presses, words
from tests.tables.refused import refused

GAME = "antike-duellum"
BUTTON = 2


class Window:
    """A window of a browser: what it shows, and what is pressed in it."""

    def __init__(self, preview: Any, who: int) -> None:
        self._preview = preview
        page = preview._open_page(who)
        self._context, self._sequence = page.id, 0
        self.read()

    def read(self) -> None:
        """See what the page has now."""
        self.seen = self._preview._page_payload(self._preview._pages[self._context])

    def shows(self, pages: Pages, words: str) -> bool:
        """Whether it shows some words, once it has followed."""
        pages.look()
        self.read()
        return words in str(self.seen["messages"])

    async def rooms(self, number: int | str = "") -> list[dict[str, Any]]:
        """What it can show, after it has gone into the channel of this number."""
        asks = {"kind": "enter", "room": str(number)} if number else {"kind": "rooms"}
        told = await self._preview._action(self._context, asks)
        self.read()
        rooms: list[dict[str, Any]] = told["rooms"]
        return rooms

    def button(self, label: str) -> tuple[str, str]:
        """The newest button of this label: its message and its key."""
        for number in reversed(self.seen["timeline"]):
            stack = list(self.seen["messages"][number]["components"])
            while stack:
                part = stack.pop()
                if part["type"] == BUTTON and part.get("label") == label:
                    return number, part["control_key"]
                stack += part.get("components") or []
        raise AssertionError(f"no button {label!r}")

    async def press(self, label: str) -> Any:
        number, key = self.button(label)
        self._sequence += 1
        receipt = await self._preview._action(
            self._context,
            {
                "protocol_version": 3,
                "kind": "click",
                "sequence": self._sequence,
                "request_id": f"{self._context}{self._sequence}",
                "generation": self.seen["context"]["generation"],
                "bot_generation": self.seen["botGeneration"],
                "published_revision": self.seen["publishedRevision"],
                "target_id": number,
                "control_key": key,
            },
        )
        self._sequence = receipt["expectedSequence"]
        return receipt


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[Server, Pages, Any]]:
    """A playground with a page, before a browser looks at it."""
    async with serving._server(folder, lambda _: None) as server:
        await serving._prepare(server, Wishes(game=GAME), 2)
        preview = server.env.preview(server.channel, viewers=server.everybody, layout="channel")
        pages = Pages(preview, 0)
        server.env.open = True
        async with preview:
            yield server, pages, preview


async def asked(server: Server, channel: ChannelHandle | None = None) -> Any:
    """Who is asked, as an actor."""
    table = await server.bot.service.views.table_in((channel or server.channel).id)
    assert table is not None
    position = await server.bot.service.views.position(table.id, None)
    user = table.seats[position.waiting[0].seat].user_id
    return next(p for p in server.players if p.id == user)


@pytest.mark.sliced(10)
async def test_a_press_is_over_when_it_is_answered_and_the_rest_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thought of half a minute held the page for half a minute, a time-lapse for longer."""
    monkeypatch.setattr("bot.thinking.workers.think", slow_thought.think)
    async with opened(tmp_path) as (server, pages, preview):
        player = await asked(server)
        window = Window(preview, player.id)
        await window.press("Take my turn")
        window.read()
        begun = time.perf_counter()
        receipt = await window.press("Hint")
        assert time.perf_counter() - begun < slow_thought.SECONDS
        assert receipt["settlement"] == "settled"
        window.read()
        assert "To my turn" in str(window.seen["messages"]), "it says that it thinks"
        assert "What I would do" not in str(window.seen["messages"])
        while "What I would do" not in str(window.seen["messages"]):
            await asyncio.sleep(0.1)
            pages.look()
            window.read()


@pytest.mark.sliced(10)
async def test_what_is_new_for_the_viewer_alone_comes_into_view(tmp_path: Path) -> None:
    async with opened(tmp_path) as (server, _, preview):
        player = await asked(server)
        window = Window(preview, player.id)
        number, _ = window.button("Take my turn")
        await window.press("Take my turn")
        window.read()
        panel = window.seen["targetId"]
        assert panel == window.seen["timeline"][-1] != number
        await window.press("Hint")
        window.read()
        assert window.seen["targetId"] == panel, "it is edited where it stands"


@pytest.mark.sliced(10)
async def test_a_second_window_follows_and_a_late_press_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as (server, pages, preview):
        player = await asked(server)
        first, second = Window(preview, player.id), Window(preview, player.id)
        await first.press("Take my turn")
        assert not (await second.press("My default answers"))["rejected"], "it is still there"
        first.read()
        second.read()
        await first.press("Hint")  # the panel shows something else now
        late = await second.press("Hint")
        assert late["rejected"]
        assert late["diagnostics"][0]["code"] == "stale-revision"
        shown = second.seen["publishedRevision"]
        pages.look()
        second.read()
        assert second.seen["publishedRevision"] > shown
        assert not (await second.press("My default answers"))["rejected"]


@pytest.mark.sliced(10)
async def test_presses_of_two_windows_come_one_after_the_other(tmp_path: Path) -> None:
    async with opened(tmp_path) as (_, _, preview):
        ann, bob = (Window(preview, viewer.id) for viewer in preview.viewers[:2])
        receipts = await asyncio.gather(ann.press("My default answers"), bob.press("Help"))
        assert [r["rejected"] for r in receipts] == [False, False]


@pytest.mark.sliced(10)
async def test_a_machine_that_is_too_busy_to_begin_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "START_SECONDS", 0.001)
    with refused(PlaygroundProblem, "too busy"):
        async with serving._server(tmp_path, lambda _: None):
            raise AssertionError("it began")


@pytest.mark.sliced(10)
async def test_a_machine_that_is_too_busy_for_a_table_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What takes too long was told as a fault of "a file"."""
    async with serving._server(tmp_path, lambda _: None) as server:
        server.env.settle_timeout = 0.001
        with refused(PlaygroundProblem, "too busy"):
            await serving._prepare(server, Wishes(game=GAME), 2)
        server.env.settle_timeout = 60.0


@pytest.mark.sliced(10)
async def test_the_first_message_tells_how_to_begin(tmp_path: Path) -> None:
    async with serving._server(tmp_path, lambda _: None) as server:
        assert not await serving._prepare(server, Wishes(), 0)
        [stored] = server.env.backend.messages[server.channel.id].values()
        message = ResponseMessage(server.env, stored)
        assert [p.label for p in presses(message)] == ["Play against computers", "Take a lesson"]
        for known in ("Ann", "Mara", "Viewing as", "/game new"):
            assert known in words(message)


@pytest.mark.sliced(10)
async def test_the_page_counts_time_from_now(tmp_path: Path) -> None:
    """It would count from when it was opened: what happens later would lie in the future."""
    async with opened(tmp_path) as (_, _, preview):
        window = Window(preview, preview.viewers[0].id)
        long_ago = preview.capture_time = datetime(2026, 1, 1, tzinfo=UTC)
        await window.press("My default answers")
        assert preview.capture_time > long_ago


@pytest.mark.sliced(10)
async def test_a_tournament_is_played_in_threads_that_a_window_goes_into(tmp_path: Path) -> None:
    async with opened(tmp_path) as (server, pages, preview):
        server.asked.follow(preview)
        here, there = server.channel, await begun_tournament(server, pages, preview)
        window, other = (Window(preview, server.players[0].id) for _ in range(2))
        assert await window.rooms() == [
            {"id": str(here.id), "name": here.name, "shown": True},
            {"id": str(there.id), "name": there.name, "shown": False},
        ]
        assert [one["shown"] for one in await window.rooms(there.id)] == [False, True]
        assert [one["shown"] for one in await window.rooms("99")] == [False, True], "there is none"
        assert [one["shown"] for one in await other.rooms()] == [True, False], "it stays there"
        await until(partial(window.shows, pages, "Take my turn"))
        assert not (await window.press("Take my turn"))["rejected"]
        window.read()
        assert str(there.name) in str(window.seen["channel"])
        assert preview._viewer(server.stand_in.id).id == (await asked(server)).id
        preview.channel = there  # as while something is done in the window that shows it
        assert preview._viewer(server.stand_in.id).id == (await asked(server, there)).id
        await window.rooms(here.id)
        assert not (await window.press("Standings"))["rejected"]


async def begun_tournament(server: Server, pages: Pages, preview: Any) -> ChannelHandle:
    """A tournament of two people has begun, who said by direct message that they are in; the thread
    of its table."""
    service = server.bot.service
    soon = f"{datetime.fromtimestamp(service.now() + 3 * DAY, UTC):%Y-%m-%d %H:%M}"
    given = {"game": GAME, "size": 2, "rounds": 1, "starts": soon}
    await server.manager.slash(server.channel, "server tournament", **given)
    windows = [Window(preview, player.id) for player in server.players[:2]]

    def sooner(db: Connection) -> None:
        competition_rows.change(db, 1, starts_at=service.now())

    for label in ("Sign up", "I am in"):
        for window in windows:
            where = "Are you in?" if label == "I am in" else "People can sign up"
            await until(partial(window.shows, pages, where))
            assert (await window.press(label))["acknowledgement"] != "unacknowledged"
        await service.repository.store.write(sooner)
        server.bot.competitions.start()
    await until(lambda: len(server.channel.threads) > 0)
    [thread] = server.channel.threads
    return thread


async def until(happens: Callable[[], bool]) -> None:
    """Wait for what the bot does by itself."""
    for _ in range(600):
        if happens():
            return
        await asyncio.sleep(0.1)
    raise AssertionError("it does not happen")
