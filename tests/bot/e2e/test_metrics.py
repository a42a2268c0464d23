"""Every figure that a host sees is true: each is moved by the thing that it counts."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from yarl import URL

from bot.config import Endpoint
from bot.drawing.workers import Failed
from bot.metrics.figures import Lines, kind_of
from bot.metrics.store import TimedStore
from bot.process import health, metrics_server
from bot.process.metrics_server import Observer, Pages
from bot.widgets.flood import Flood
from tables.maintenance import problems
from tables.model.errors import StorageFault
from tables.store import wait_rows
from tests.bot.players import Clicker
from tests.bot.simulated import World, simulated

GAME = "antike-duellum"


@pytest.fixture
async def world(tmp_path: Path, plain_pictures: None) -> AsyncIterator[World]:
    async with simulated(tmp_path) as world:
        yield world


class Sight:
    """What is told about a world, and what changes in it."""

    def __init__(self, world: World) -> None:
        self.observer = Observer(world.bot, world.where)
        self.before: dict[tuple[str, frozenset[tuple[str, str]]], float] = {}

    async def look(self) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
        self.observer._read_at = None  # what was read is not old enough for a second look
        said = (await self.observer.page()).decode()
        return {
            (sample.name, frozenset(sample.labels.items())): sample.value
            for family in text_string_to_metric_families(said)
            for sample in family.samples
        }

    async def now(self, name: str, **labels: str) -> float:
        """What a figure is."""
        found = await self.look()
        return found.get((f"agora_{name}", frozenset(labels.items())), 0.0)

    async def moved(self, name: str, doing: Callable[[], Awaitable[Any]], **labels: str) -> float:
        """By how much a figure changes while something is done."""
        before = await self.now(name, **labels)
        await doing()
        return await self.now(name, **labels) - before


async def test_presses_and_what_people_wait_for(world: World) -> None:
    sight = Sight(world)

    async def play() -> None:
        await world.start("Ann", "Bob", options={"turn_limit": 40})

    before = await sight.look()
    await play()
    after = await sight.look()

    def moved(name: str, **labels: str) -> float:
        key = (f"agora_{name}", frozenset(labels.items()))
        return after.get(key, 0.0) - before.get(key, 0.0)

    assert moved("presses_total", kind="command") == 1  # /game new
    assert moved("presses_total", kind="control") >= 2  # join, start
    came = moved("presses_total", kind="command") + moved("presses_total", kind="control")
    assert moved("acknowledgement_seconds_count") == came
    assert moved("acknowledgement_seconds_sum") > 0
    assert moved("tables_total", event="opened", game=GAME) == 1
    assert moved("tables_total", event="begun", game=GAME) == 1
    assert moved("messages_total", outcome="posted") >= 1
    assert moved("delivery_seconds_count") == moved("messages_total", outcome="posted")
    assert moved("open_tables", game=GAME, status="running") == 1
    [actor] = await world.asked()
    assert await sight.moved("panel_seconds_count", lambda: world.open_panel(actor)) == 1


async def test_presses_that_are_not_carried_out(world: World) -> None:
    sight = Sight(world)
    world.bot.flood = Flood(burst=1, rate=0)
    ann = world["Ann"]
    await ann.slash(world.channel, "turns")
    hurry = lambda: ann.slash(world.channel, "turns")  # noqa: E731
    assert await sight.moved("presses_refused_total", hurry, why="hurried") == 1


@pytest.mark.parametrize(
    ("status", "code", "why"),
    [(404, 10062, "late"), (503, 0, "unreached"), (403, 50001, "refused")],
)
async def test_presses_that_discord_never_heard_acknowledged(
    world: World, status: int, code: int, why: str
) -> None:
    world.expected += ["injected", "could not be given"]
    sight = Sight(world)
    world.wire.fail("POST", "/interactions/*/callback", status, code=code, times=None)
    before = await sight.now("acknowledgement_seconds_count")

    async def press() -> None:
        with suppress(Exception):  # who presses sees that nothing came
            await world["Ann"].slash(world.channel, "turns")

    assert await sight.moved("presses_unacknowledged_total", press, why=why) == 1
    assert await sight.now("acknowledgement_seconds_count") == before


@pytest.mark.sliced
async def test_tables_that_are_over_or_closed(world: World) -> None:
    sight = Sight(world)
    table = await world.start("Ann", "Bob", options={"turn_limit": 2})

    async def to_the_end() -> None:
        for seed in range(40):
            if (await world.table()).status != "running":
                return
            [actor] = await world.asked()
            await Clicker(world, actor, random.Random(seed)).turn()

    assert await sight.moved("tables_total", to_the_end, event="over", game=GAME) == 1
    assert await sight.now("open_tables", game=GAME, status="running") == 0
    ann = world["Ann"]

    async def open_and_close() -> None:
        await ann.slash(world.channel, "game new", game=GAME)
        await ann.slash(world.channel, "game leave")

    assert await sight.moved("tables_total", open_and_close, event="closed", game=GAME) == 1
    assert table.id


async def test_what_is_still_to_be_said(world: World) -> None:
    sight = Sight(world)
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    assert await sight.now("outbox_pending") == 0
    await world.bot.announcer.stop()
    [actor] = await world.asked()
    await Clicker(world, actor, random.Random(1)).turn()
    assert await sight.now("outbox_pending") >= 1
    await world.advance(700)
    assert 600 < await sight.now("outbox_oldest_seconds") < 800


async def test_messages_that_discord_does_not_take(world: World) -> None:
    world.expected += ["waits", "given up"]
    sight = Sight(world)
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    world.wire.fail("POST", f"/channels/{world.channel.id}/messages", 500, times=1)
    [actor] = await world.asked()
    turn = Clicker(world, actor, random.Random(1)).turn
    assert await sight.moved("messages_total", turn, outcome="postponed") == 1


async def test_reminders_are_late(world: World) -> None:
    sight = Sight(world)
    await world.start("Ann", "Bob")
    due = await world.service.store.read(wait_rows.next_due)
    assert due is not None
    while due - world.now() > 100:
        await world.advance(min(600, due - world.now() - 50))

    async def late() -> None:
        timer = world.bot.reminders._timer
        assert timer is not None
        timer.cancel()  # as if the bot had no time for it
        await world.advance(450)
        await world.bot.reminders.tick()

    before = await sight.now("reminder_lateness_seconds_sum")
    assert await sight.moved("reminder_lateness_seconds_count", late) == 1
    assert 350 < await sight.now("reminder_lateness_seconds_sum") - before < 450


async def test_connections_servers_and_health(world: World) -> None:
    sight = Sight(world)
    assert await sight.now("shards") == 1
    assert await sight.now("servers") == 1
    assert await sight.now("ready") == 1
    assert await sight.now("shard_up", shard="0") == 1
    assert await sight.now("failing", part="gateway") == 0
    ready = {"ready": True, "shards": 1, "away": [], "database": True}
    assert sight.observer.readiness() == ready
    assert (await sight.observer.health())["well"]
    world.bot.dispatch("shard_disconnect", 0)
    await world.env.settle()
    assert await sight.now("shard_up", shard="0") == 0
    assert await sight.now("shard_lost_total", shard="0") == 1
    assert await sight.now("ready") == 0
    assert sight.observer.readiness() == {**ready, "ready": False, "away": [0]}
    own = world.bot.health
    real, own._clock = own._clock, lambda: real() + 1_000
    assert await sight.now("failing", part="gateway") == 1
    health = await sight.observer.health()
    assert "gateway" in health["failing"]
    assert not health["well"]
    world.kick_bot()
    await world.env.settle()
    assert await sight.now("servers") == 0
    assert await sight.now("servers_changed_total", event="left") == 1
    world.invite_bot()
    await world.env.settle()
    assert await sight.now("servers_changed_total", event="joined") == 1


async def test_the_database(world: World) -> None:
    sight = Sight(world)
    metrics = world.bot.context.metrics
    assert await sight.now("database_up") == 1
    size = 1 if world.service.store.shared else world.database.stat().st_size
    assert await sight.now("database_bytes", part="file") >= size > 0
    store = TimedStore(world.service.store, metrics)
    read = lambda: store.read(lambda db: db.execute("SELECT 1"))  # noqa: E731
    assert await sight.moved("transaction_seconds_count", read, kind="read") == 1
    write = lambda: store.write(lambda db: None)  # noqa: E731
    assert await sight.moved("transaction_seconds_count", write, kind="write") == 1

    def broken(db: Any) -> None:
        raise StorageFault("disk_full")

    async def failing() -> None:
        with pytest.raises(StorageFault):
            await store.write(broken)

    world.expected.append("disk")
    assert await sight.moved("storage_faults_total", failing) == 1


async def test_a_database_that_does_not_answer(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sight = Sight(world)
    world.bot.health._clock = world.now
    asked = 0

    async def away(work: Any) -> None:
        nonlocal asked
        asked += 1
        raise StorageFault("database_unreachable", path="", named=False)

    with monkeypatch.context() as patch:
        patch.setattr(world.service.store, "read", away)
        assert await sight.now("database_up") == 0
        assert asked == 1, "whoever asks does not wait twice"
        assert await sight.now("failing", part="database") == 1
        assert await sight.now("ready") == 0
        since = (await sight.observer.health())["failing"]["database"]
        await world.advance(60)
        assert (await sight.observer.health())["failing"] == {"database": since}
    assert await sight.now("failing", part="database") == 0
    assert sight.observer.readiness()["ready"]
    world.expected.append("disk")
    with monkeypatch.context() as patch:
        patch.setattr(world.service.store, "write", full)
        assert "database" in (await world.bot.health.sign())["failing"]
        assert not sight.observer.readiness()["ready"], "a full disk is read, too"
        assert not (await sight.observer.health())["well"]
    with caplog.at_level(logging.INFO, "agora.pulse"):
        assert (await world.bot.health.sign())["failing"] == {}
    assert any("the database answers again" in r.getMessage() for r in caplog.records)
    assert sight.observer.readiness()["ready"]


async def test_a_database_that_hangs_is_named_as_soon_as_one_that_fails(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    world.expected.append("has not answered")
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    sight, store = Sight(world), world.service.store
    goes_on, asked = asyncio.Event(), 0

    async def hang(work: Any) -> None:
        nonlocal asked
        asked += 1
        await goes_on.wait()
        raise StorageFault("database_unreachable", path="", named=False)

    async with asyncio.timeout(60):
        with monkeypatch.context() as patch:
            patch.setattr(store, "read", hang)
            patch.setattr(store, "write", hang)
            assert "database" in (await world.bot.health.sign())["failing"]
            assert not sight.observer.readiness()["ready"], "before anybody asked for its health"
            for _ in range(3):
                assert await sight.now("database_up") == 0
                assert "database" in (await sight.observer.health())["failing"]
            assert asked == 2, "one that reads, one that writes: nothing piles up before it"
            assert [r.getMessage() for r in caplog.records if "not answered" in r.getMessage()]
        goes_on.set()
        monkeypatch.setattr(health, "PATIENCE", 60.0)  # a busy machine is no hanging database
        await asyncio.sleep(0)
        assert (await world.bot.health.sign())["failing"] == {}
    assert await sight.now("database_up") == 1
    assert sight.observer.readiness()["ready"]


async def test_figures_that_hang_leave_the_others_alone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sight = Sight(world)
    assert await sight.now("database_up") == 1
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    real, goes_on = world.service.store.read, asyncio.Event()

    async def hang(work: Any) -> Any:
        if not isinstance(work, partial):  # what health asks is one
            await goes_on.wait()
        return await real(work)

    with monkeypatch.context() as patch:
        patch.setattr(world.service.store, "read", hang)
        async with asyncio.timeout(60):
            assert await sight.now("database_up") == 0
            assert await sight.now("servers") == 1
            goes_on.set()


async def full(work: Any) -> None:
    raise StorageFault("disk_full", path="", named=False)


async def test_faults_and_reports(world: World) -> None:
    sight = Sight(world)
    report = lambda: world.service.repository.report("something broke", "the details")  # noqa: E731
    assert await sight.moved("problems", report, kind="fault") == 1
    assert await sight.moved("faults_total", report) == 1
    assert await sight.now("problems", kind="report") == 0
    wish = problems.Wish(user_id=world["Ann"].id, words="The board is upside down")
    told = lambda: world.service.store.write(  # noqa: E731
        lambda db: problems.store(db, wish, "7C1E-04AB", world.now())
    )
    assert await sight.moved("problems", told, kind="report") == 1


async def test_pictures(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    sight = Sight(world)
    pictures = world.bot.pictures

    async def draw() -> None:
        await pictures._picture("a title", paint, ("a",), 0.0, None)

    assert await sight.moved("drawing_seconds_count", draw, what="paint") == 1
    world.expected.append("cannot be drawn")

    async def fail() -> None:
        await pictures._picture("a title", spoil, ("a",), 0.0, None)

    assert await sight.moved("drawings_failed_total", fail, what="spoil") == 1
    assert await sight.now("faults_total") == 1
    await world.bot.ledger.keep()
    [kept] = await world.service.store.read(problems.listed)
    assert "spoil of a title cannot be drawn" in kept.detail


def paint(_: str) -> None:
    """Draws nothing."""


def spoil(_: str) -> None:
    raise Failed("broken")


async def test_lines_of_the_log(world: World) -> None:
    sight = Sight(world)
    handler = Lines(world.bot.context.metrics)
    log = logging.getLogger("tests.of.lines")
    log.addHandler(handler)

    async def say() -> None:
        log.warning("something")

    try:
        assert await sight.moved("log_lines_total", say, level="warning") == 1
    finally:
        log.removeHandler(handler)


async def test_the_pages_are_served_and_name_nobody(world: World) -> None:
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    pages = Pages(Observer(world.bot, world.where))
    base = await pages.open(Endpoint("127.0.0.1", 0))
    try:
        async with asyncio.timeout(60), aiohttp.ClientSession() as session:
            async with session.get(f"{base}/metrics") as answer:
                said = await answer.text()
                assert answer.headers["Content-Type"].startswith("text/plain; version=")
            async with session.get(f"{base}/healthz") as answer:
                assert (answer.status, await answer.json()) == (200, {"well": True, "failing": {}})
            async with session.get(f"{base}/readyz") as answer:
                assert answer.status == 200
            world.bot.dispatch("shard_disconnect", 0)
            await world.env.settle()
            async with session.get(f"{base}/readyz") as answer:
                assert answer.status == 503
    finally:
        await pages.close()
    numbers = [world.guild.id, world.channel.id, *(p.id for p in world.people.values())]
    assert not [number for number in numbers if str(number) in said]
    assert not [name for name in world.people if name in said]
    assert 'game="antike-duellum"' in said


async def test_requests_that_never_end_are_not_kept(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics_server, "CONNECTIONS", 4)
    pages = Pages(Observer(world.bot, world.where))
    base = URL(await pages.open(Endpoint("127.0.0.1", 0)))
    half = []
    try:
        async with asyncio.timeout(60):
            for _ in range(12):
                reader, writer = await asyncio.open_connection(base.host, base.port)
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                half.append((reader, writer))
                await writer.drain()
            async with aiohttp.ClientSession() as session, session.get(base / "healthz") as answer:
                assert answer.status == 200
            for reader, _ in half[:9]:  # four are kept, one of them is the whole request
                with suppress(ConnectionResetError):
                    assert await reader.read() == b""
    finally:
        for _, writer in half:
            writer.close()
        await pages.close()


async def test_a_request_that_takes_too_long_is_cut_off(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics_server, "LONGEST", 0.05)
    pages = Pages(Observer(world.bot, world.where))
    base = URL(await pages.open(Endpoint("127.0.0.1", 0)))
    try:
        async with asyncio.timeout(60):
            reader, writer = await asyncio.open_connection(base.host, base.port)
            writer.write(b"GET /metr")
            with suppress(ConnectionResetError):
                assert await reader.read() == b""
            writer.close()
    finally:
        await pages.close()


async def test_only_names_of_the_host_are_answered(world: World) -> None:
    """A page of the web may call itself by any name that has a dot, and by no other."""
    pages = Pages(Observer(world.bot, world.where))
    base = await pages.open(Endpoint("127.0.0.1", 0))
    names = {
        "127.0.0.1:9464": 200,
        "[::1]:9464": 200,
        "localhost": 200,
        "agora:9464": 200,
        "evil.example.org": 421,
        "127.0.0.1.evil.example.org:9464": 421,
        "[oops": 421,
        "": 421,
    }
    try:
        async with asyncio.timeout(60), aiohttp.ClientSession() as session:
            for name, status in names.items():
                async with session.get(f"{base}/healthz", headers={"Host": name}) as answer:
                    assert answer.status == status, name
    finally:
        await pages.close()


@pytest.mark.parametrize(
    "said",
    [
        "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example.org\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: [oops.example\r\n\x00: \r\n\r\n",
        "\x16\x03\x01 hello\r\n\r\n",
    ],
)
async def test_whoever_speaks_no_http_does_not_fill_the_log(world: World, said: str) -> None:
    """Errors in the log raise alarms, and fail the test."""
    pages = Pages(Observer(world.bot, world.where))
    base = URL(await pages.open(Endpoint("127.0.0.1", 0)))
    try:
        async with asyncio.timeout(60):
            reader, writer = await asyncio.open_connection(base.host, base.port)
            writer.write(said.encode())
            assert b" 400 " in await reader.readline()
            writer.close()
    finally:
        await pages.close()


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("/api/v10/interactions/123/a.token/callback", "acknowledgement"),
        ("/api/v10/webhooks/123/a.token/messages/@original", "answer"),
        ("/api/v10/channels/123/messages/77", "message"),
        ("/api/v10/channels/123", "channel"),
        ("/api/v10/users/@me/channels", "user"),
        ("/api/v10/applications/123/commands", "application"),
        ("/api/v10/gateway/bot", "gateway"),
        ("/", "gateway"),
        ("/api/v10/something/123", "other"),
    ],
)
def test_requests_are_told_apart_without_a_number(path: str, what: str) -> None:
    assert kind_of(path) == what
