"""What a host hears without asking: alerts, the summary of a day, systemd, the log for programs."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import math
import os
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.metrics.figures import Metrics
from bot.process import summary, watchdog
from bot.process.alerts import CHANGES, LASTING, MOST, ONCE_IN, WAITING, WITHIN, Alerts, like
from bot.process.summary import Summary
from bot.widgets import saying
from tables.model import log
from tables.model.errors import StorageFault, UserError
from tests.bot.simulated import World, simulated

DAY = 86_400.0
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"


# --- alerts --------------------------------------------------------------------------------------


async def test_new_faults_are_told_once_a_day_and_name_no_table(
    tmp_path: Path, plain_pictures: None
) -> None:
    async with simulated(tmp_path) as world:
        here = world.guild.create_text_channel("host")
        now = 0.0
        alerts = Alerts(world.bot.context, here.id, lambda: now)
        world.service.repository.report.noted = alerts.fault

        async def heard() -> list[str]:
            if alerts._task is not None:
                await alerts._task
            return [m.content or "" for m in world.messages(here)]

        with world.env._bot_scope():
            first = await world.service.repository.report("KeyError at agora:panel:77:secret", "")
            await world.service.repository.report("KeyError at agora:panel:78:other", "")
            [said] = await heard()
            assert first in said
            assert "`KeyError at agora:panel`" in said
            assert "77" not in said.replace(first, "")
            assert "secret" not in said
            now += ONCE_IN + 1
            await world.service.repository.report("KeyError at agora:panel:79", "")
            assert len(await heard()) == 2
            alerts.state(["outbox"])
            alerts.state(["outbox"])
            alerts.state([])
            told = (await heard())[2:]
        assert told == [
            "Messages to tables are due but not sent.",
            "All parts of the bot work again.",
        ]
        await alerts.stop()


async def test_a_flood_of_faults_is_cut_off(tmp_path: Path, plain_pictures: None) -> None:
    async with simulated(tmp_path) as world:
        here = world.guild.create_text_channel("host")
        alerts = Alerts(world.bot.context, here.id, lambda: 0.0)
        with world.env._bot_scope():
            for letter in "abcdefghij":
                alerts.fault(f"{letter} broke", "AAAA-0000")
            assert alerts._task is not None
            await alerts._task
        said = [m.content or "" for m in world.messages(here)]
        assert len(said) == MOST + 1
        assert said[-1].startswith(f"{MOST} new faults within an hour.")


async def test_a_fault_that_was_not_told_is_told_when_it_comes_again(
    tmp_path: Path, plain_pictures: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simulated(tmp_path) as world:
        now = 0.0
        alerts = Alerts(world.bot.context, 1, lambda: now)
        said: list[str] = []
        monkeypatch.setattr(alerts, "_say", lambda sentence, _=None: said.append(sentence))
        for letter in "abcdefg":
            alerts.fault(f"{letter} broke", "AAAA-0000")
        now += WITHIN + 1
        said.clear()
        alerts.fault("a broke", "AAAA-0001")
        assert said == [], "it was told"
        alerts.fault("g broke", "AAAA-0002")
        assert "g broke" in said[0]


async def test_a_channel_that_takes_nothing_is_one_line(
    tmp_path: Path, plain_pictures: None, caplog: pytest.LogCaptureFixture
) -> None:
    async with simulated(tmp_path) as world:
        alerts = Alerts(world.bot.context, 4242)
        with world.env._bot_scope():
            alerts.fault("it broke", "AAAA-0000")
            assert alerts._task is not None
            await alerts._task
    [line] = [r for r in caplog.records if r.name == "agora.alerts"]
    assert "AGORA_ALERT_CHANNEL could not be told" in line.getMessage()


async def test_what_discord_did_not_take_is_told_when_it_comes_again(
    tmp_path: Path, plain_pictures: None
) -> None:
    async with simulated(tmp_path) as world:
        here = world.guild.create_text_channel("host")
        alerts = Alerts(world.bot.context, here.id, lambda: 0.0)
        world.wire.fail("POST", f"/channels/{here.id}/messages", 500, times=None)
        with world.env._bot_scope():
            alerts.fault("it broke", "AAAA-0000")
            alerts.state(["outbox"])
            assert alerts._task is not None
            await alerts._task
            world.wire.faults.clear()
            alerts.fault("it broke", "AAAA-0001")
            alerts.state(["outbox"])
            await alerts._task
        first, second = (m.content or "" for m in world.messages(here))
        assert "AAAA-0001" in first
        assert second == "Messages to tables are due but not sent."


async def test_a_part_on_the_edge_is_told_of_now_and_then(
    tmp_path: Path, plain_pictures: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simulated(tmp_path) as world:
        now = 0.0
        alerts = Alerts(world.bot.context, 1, lambda: now)
        said: list[str] = []
        monkeypatch.setattr(alerts, "_say", lambda sentence, _=None: said.append(sentence))
        for _ in range(20):  # away for a moment, and back
            alerts.state(["database"])
            now += 5
            alerts.state([])
            now += 5
        assert said == []
        for _ in range(20):
            alerts.state(["outbox"])
            alerts.state([])
        assert len(said) == CHANGES
        alerts.state(["outbox"])
        now += WITHIN
        alerts.state(["outbox"])
        assert len(said) == CHANGES + 1, "what lasts is told once there is room"
        alerts.state(["database"])
        now += LASTING["database"]
        alerts.state(["database"])
        assert said[-1].startswith("The database does not answer")


class NotYet:
    """A client that has not logged in, and takes nothing before it has."""

    def __init__(self) -> None:
        self.user: object = None
        self.said: list[str] = []

    def get_partial_messageable(self, number: int) -> NotYet:
        return self

    async def send(self, sentence: str, **_: Any) -> None:
        if self.user is None:
            raise AttributeError("no session")
        self.said.append(sentence)


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> NotYet:
    monkeypatch.setattr("bot.process.alerts.UNKNOWN", 0.01)
    return NotYet()


async def test_what_goes_wrong_before_the_bot_has_logged_in_is_told_afterwards(
    client: NotYet,
) -> None:
    context: Any = SimpleNamespace(client=client)
    alerts = Alerts(context, 1)
    alerts.fault("it broke", "AAAA-0000")
    await asyncio.sleep(0.05)
    assert client.said == []
    client.user = "Agora"
    assert alerts._task is not None
    await asyncio.wait_for(alerts._task, 10)
    assert "AAAA-0000" in client.said[0]


async def test_of_more_than_can_wait_the_newest_are_told_and_the_others_when_they_come_again(
    client: NotYet,
) -> None:
    context: Any = SimpleNamespace(client=client)
    now, faults = 0.0, [f"{letter} broke" for letter in "abcdefghijklmnopqrstuv"]
    alerts = Alerts(context, 1, lambda: now)

    async def told() -> list[str]:
        assert alerts._task is not None
        await asyncio.wait_for(alerts._task, 10)
        said, client.said = client.said, []
        return [re.findall("`(.*?)`", sentence)[0] for sentence in said]

    assert len(faults) == WAITING + 2
    for what in faults:
        now += WITHIN  # so that none is one too many in an hour
        alerts.fault(what, "AAAA-0000")
    client.user = "Agora"
    assert await told() == faults[2:]
    for what in faults[:3]:
        alerts.fault(what, "AAAA-0001")
    assert await told() == faults[:2], "the third was told, within a day"


async def test_faults_of_which_only_the_log_tells_are_told_by_their_kind(
    tmp_path: Path, plain_pictures: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simulated(tmp_path) as world:
        world.expected += ["secret", "cannot be drawn", "has no attribute 'id'", "on_guild_join"]
        said: list[str] = []
        alerts = world.bot.alerts
        [ear] = [h for h in logging.getLogger().handlers if h is alerts._ear]
        monkeypatch.setattr(alerts, "_say", lambda sentence, _=None: said.append(sentence))
        here = logging.getLogger("tests.of.alerts")

        def log_it(error: Exception) -> None:
            try:
                raise error
            except Exception:
                here.exception("table %d: secret", 77)

        await asyncio.to_thread(log_it, KeyError("secret"))
        log_it(StorageFault("disk_full", path="", named=False))
        log_it(ConnectionResetError("secret"))
        here.error("secret")
        monkeypatch.setattr(here, "name", "agora.alerts")
        log_it(ValueError("secret"))
        world.bot.pictures._failed("secret", log_it, RuntimeError("secret"))
        world.bot.dispatch("guild_join", None)  # a listener stumbles
        await world.env.settle()
    what = [re.findall("`(.*?)`", sentence)[0] for sentence in said]
    assert what[:2] == ["KeyError: tests.of.alerts", "drawing"]
    [listener] = what[2:]
    assert listener.startswith("AttributeError: bot.features.places.events.")
    assert "secret" not in "".join(said)
    assert ear not in logging.getLogger().handlers, "it has stopped"


def test_what_faults_have_in_common() -> None:
    assert like("KeyError at agora:panel:12:a`b at /host") == "KeyError at agora:panel at /host"
    assert like("table 12 `failed`") == "table # 'failed'"


# --- the day -------------------------------------------------------------------------------------


def test_a_day_is_summed_up_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    metrics.presses.labels("control").inc(7)  # before: of no account
    day = Summary(metrics, 10 * DAY + 6 * 3_600)
    metrics.presses.labels("control").inc(3)
    metrics.presses.labels("command").inc(2)
    metrics.tables.labels("opened", "tzolkin").inc()
    metrics.tables.labels("opened", "belfort").inc()
    metrics.tables.labels("over", "belfort").inc()
    metrics.messages.labels("posted").inc(9)
    metrics.limited.labels("message").inc()
    for _ in range(20):
        metrics.panels.observe(0.2)
    with caplog.at_level(logging.INFO):
        assert not day.look(10 * DAY + 23 * 3_600)
        assert day.look(11 * DAY + 20)
        assert not day.look(11 * DAY + 50)
        [record] = [r for r in caplog.records if r.name == "agora.day"]
        assert record.getMessage() == (
            "the last 18 hours: 2 tables opened, 1 over, 0 closed; 5 presses, 95 of 100 panels"
            " within 0.25 s; 9 messages posted, 0 given up; 1 limits of Discord, 0 connections"
            " lost, 0 faults"
        )
        assert record.__dict__["facts"]["presses"] == 5
        assert day.look(12 * DAY)
    quiet = [r for r in caplog.records if r.name == "agora.day"][1].getMessage()
    assert "0 presses, 95 of 100 panels within -;" in quiet


def test_the_day_of_a_stop_is_summed_up_so_far(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    day = Summary(metrics, 10 * DAY)
    with caplog.at_level(logging.INFO):
        day.stop(10 * DAY + 60)
        assert not [r for r in caplog.records if r.name == "agora.day"], "nothing happened"
        metrics.presses.labels("control").inc(3)
        day.stop(10 * DAY + 7_200)
    [record] = [r for r in caplog.records if r.name == "agora.day"]
    assert record.getMessage().startswith("the last 2 hours: 0 tables opened, 0 over, 0 closed; 3 ")


def test_shares_of_what_was_measured() -> None:
    assert summary.quantile({1.0: 0.0, math.inf: 0.0}, 0.5) is None
    assert summary.quantile({1.0: 19.0, 2.0: 20.0, math.inf: 20.0}, 0.95) == 1.0
    assert summary.quantile({1.0: 18.0, 2.0: 18.0, math.inf: 20.0}, 0.95) == math.inf


# --- systemd -------------------------------------------------------------------------------------


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        heard.settimeout(10)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield heard


def test_systemd_is_told(systemd: socket.socket) -> None:
    assert watchdog.tell("READY=1", "STATUS=connecting")
    assert systemd.recv(200) == b"READY=1\nSTATUS=connecting"


def test_nobody_is_told_where_there_is_no_systemd(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    assert not watchdog.tell("READY=1")


async def test_signs_of_life_come_twice_as_often_as_they_are_asked_for(
    systemd: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "20000")
    assert watchdog.interval() == 0.01
    living = asyncio.create_task(watchdog.keep_awake())
    for _ in range(3):
        assert await asyncio.to_thread(systemd.recv, 200) == b"WATCHDOG=1"
    await asyncio.to_thread(lost, systemd, monkeypatch)
    assert not living.done(), "one that could not be sent is not the last"
    living.cancel()
    monkeypatch.setenv("WATCHDOG_PID", "1")
    assert watchdog.interval() is None


def lost(systemd: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sign of life that nobody takes, and then one that is heard."""
    there = os.environ["NOTIFY_SOCKET"]
    monkeypatch.setenv("NOTIFY_SOCKET", there + "-gone")
    time.sleep(0.05)
    monkeypatch.setenv("NOTIFY_SOCKET", there)
    while True:  # those of before
        systemd.settimeout(0.001)
        try:
            systemd.recv(200)
        except TimeoutError:
            break
    systemd.settimeout(10)
    assert systemd.recv(200) == b"WATCHDOG=1"


# --- the log -------------------------------------------------------------------------------------


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    found = io.StringIO()
    yield found
    root.handlers[:] = before
    root.setLevel(level)


def test_a_log_for_programs_is_one_object_a_line_without_secrets(stream: io.StringIO) -> None:
    log.set_up("INFO", ("hush",), stream, form="json")
    here = logging.getLogger("agora.tests")
    here.info("table %d: opened", 7, extra=log.facts("table opened", table=7, game="belfort"))
    try:
        raise ValueError(f"hush, {TOKEN}")
    except ValueError:
        here.exception("it broke\nin two lines")
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert first.pop("time").endswith("+00:00")
    assert first == {
        "level": "info",
        "logger": "agora.tests",
        "message": "table 7: opened",
        "event": "table opened",
        "table": 7,
        "game": "belfort",
    }
    assert second["message"] == "it broke\nin two lines"
    assert "ValueError: [secret], [secret]" in second["exception"]
    assert "hush" not in stream.getvalue()
    assert TOKEN not in stream.getvalue()


def test_the_log_says_in_words_what_went_wrong(stream: io.StringIO) -> None:
    log.set_up("INFO", (), stream, words=saying.plain)
    fault = StorageFault("disk_full", path="agora.sqlite3", named=True)
    logging.getLogger("agora.tests").error("[%s] %s (%r)", fault.reference, fault, fault.__cause__)
    logging.getLogger("agora.tests").warning("%s", UserError("of_no_sentence", seat=3))
    said = f"[{fault.reference}] {saying.plain(fault)} (None)"
    first, second = stream.getvalue().splitlines()
    assert first.endswith(said)
    assert second.endswith("of_no_sentence (seat=3)")
    assert log.recent_lines()[0] == f"ERROR agora.tests: {said}"


async def test_a_line_for_each_table_and_server(
    tmp_path: Path, plain_pictures: None, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        async with simulated(tmp_path) as world:
            await lead(world)
            number = (await world.table()).id
            guild = world.guild.id
    told = [r.__dict__["facts"]["event"] for r in caplog.records if "facts" in r.__dict__]
    assert [event for event in told if event.startswith("table")] == [
        "table opened",
        "table begun",
        "table closed",
    ]
    assert "server left" in told
    said = [r.getMessage() for r in caplog.records]
    assert f"table {number} of antike-duellum: opened" in said
    assert f"server {guild}: left; servers: 0" in said


async def lead(world: World) -> None:
    """A table that is opened, begun and closed, and a server that the bot leaves."""
    table = await world.start("Ann", "Bob", options={"turn_limit": 40})
    async with world.service.repository.locked(table.id) as loaded:
        await world.service.hosting.close(loaded, world["Ann"].id, None)
    world.kick_bot()
    await world.env.settle()
