"""`agora health` knows whether the bot is at work, and is quiet while it is."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.commands.health import verdict
from bot.commands.serve import BEAT
from bot.drawing import workers
from bot.drawing.workers import Lost
from bot.gateway import shards
from bot.gateway.shards import ShardWatch
from bot.process import health as bot_health
from bot.process import parts
from tests.bot.players import Clicker
from tests.bot.simulated import World, simulated

STOPPED, GATEWAY, OUTBOX, SCHEDULER, DRAWING = 1, 3, 4, 5, 6
WELL = "At work; last sign of life 0 seconds ago."


@pytest.fixture(autouse=True)
def few_looks() -> None:
    """Here it looks as often as it does at hosts: that is what is asked."""


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with simulated(tmp_path) as world:
        await watched(world)
        yield world


async def watched(world: World) -> None:
    """Let the bot look at itself by the clock that the tests move."""
    unconnected(world)
    world.bot.dispatch("shard_connect", 0)
    await world.env.settle()


def unconnected(world: World) -> None:
    """The same, of a bot that has not reached Discord yet."""
    watch = world.bot.shard_watch = ShardWatch(world.bot, world.now)
    world.bot.health = bot_health.Health(world.bot.context, watch, world.now)


async def health(world: World, seconds: float = 0.0) -> tuple[int, str]:
    """What the command says after some time, in which the bot gives its signs of life."""
    await sign(world)
    while seconds > 0:
        await world.advance(min(seconds, BEAT))
        seconds -= BEAT
        await sign(world)
    return verdict(world.where, world.now())


async def sign(world: World) -> None:
    await world.bot.health.sign()


@pytest.mark.sliced
async def test_all_is_well_while_people_play_and_while_nobody_does(world: World) -> None:
    assert await health(world) == (0, WELL)
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    for seed in range(3):
        [actor] = await world.asked()
        await Clicker(world, actor, random.Random(seed)).turn()
        assert await health(world, 120) == (0, WELL)
    assert await health(world, 7 * 3_600) == (0, WELL)


async def test_discord_is_away(world: World) -> None:
    assert await health(world, 600) == (0, WELL)
    since = world.now()
    world.bot.dispatch("shard_disconnect", 0)
    await world.env.settle()
    assert await health(world, shards.RECONNECTING - BEAT) == (0, WELL)
    world.bot.dispatch("shard_disconnect", 0)  # each failed try to come back says so again
    code, said = await health(world, 420)
    assert code == GATEWAY
    at = f"{world.env.now():%Y-%m-%d}"
    assert said.startswith(f"Discord is not connected since {at} ")
    assert said.endswith(f"({round((world.now() - since) / 60)} minutes).")
    world.bot.dispatch("shard_resumed", 0)
    await world.env.settle()
    assert await health(world) == (0, WELL)


async def test_the_first_connection_may_take_longer(world: World) -> None:
    unconnected(world)
    assert await health(world, shards.STARTING - 1) == (0, WELL)
    assert await health(world, 2) == (GATEWAY, await _only(world, "gateway"))


async def _only(world: World, part: str) -> str:
    state = await world.bot.health.state()
    assert state["failing"] == {part: state["started"]}
    return verdict(world.where, world.now())[1]


async def test_messages_that_nobody_delivers(world: World) -> None:
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    await world.bot.announcer.stop()
    [actor] = await world.asked()
    await Clicker(world, actor, random.Random(1)).turn()
    assert await health(world, bot_health.LATE - BEAT) == (0, WELL)
    code, said = await health(world, 60)
    assert code == OUTBOX
    assert said.startswith("Messages are due and nobody delivers them since ")


@pytest.mark.sliced(10)
async def test_messages_that_discord_refuses_are_no_alarm(world: World) -> None:
    """A channel in which the bot lacks a permission is its server's affair."""
    world.expected += ["waits", "given up"]
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    world.wire.fail("POST", f"/channels/{world.channel.id}/messages", 403, code=50013, times=None)
    [actor] = await world.asked()
    await Clicker(world, actor, random.Random(1)).turn()
    assert await health(world, 3 * 3_600) == (0, WELL)


@pytest.mark.sliced(10)
async def test_messages_of_before_a_start_are_no_alarm(world: World) -> None:
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    await world.bot.announcer.stop()
    [actor] = await world.asked()
    await Clicker(world, actor, random.Random(1)).turn()
    await world.advance(40_000)
    await world.restart()
    await watched(world)
    assert await health(world) == (0, WELL)


async def test_the_scheduler_does_not_look(world: World) -> None:
    await world.start("Ann", "Bob")
    assert await health(world, 600) == (0, WELL)
    await world.bot.reminders.stop()
    assert await health(world, 240) == (0, WELL)
    code, said = await health(world, 240)
    assert code == SCHEDULER
    assert said.startswith("Nobody has looked for reminders and clocks that are due since ")


async def test_no_pictures_can_be_drawn(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    studio = world.bot.pictures._studio
    [hand] = studio._hands
    broken = workers.Worker()
    broken._deaths = workers.DEATHS
    monkeypatch.setattr(broken, "call", _lost)
    studio._hands[:] = [broken]
    try:
        assert await health(world, 60) == (0, WELL)
        code, said = await health(world, 60)
        assert code == DRAWING
        assert said.startswith("No pictures can be drawn; boards come in words since ")
        broken._deaths = 0
        assert await health(world) == (0, WELL)
    finally:
        studio._hands[:] = [hand]


async def test_a_bot_that_was_stopped_is_not_at_work(world: World) -> None:
    await sign(world)
    await world.service.messages.beat({"stopped": True})
    code, said = verdict(world.where, world.now() + 5)
    assert code == STOPPED
    assert said.startswith("The bot was stopped; it has not run since ")
    await sign(world)
    assert verdict(world.where, world.now())[0] == 0, "it was started again"


async def test_discord_that_is_left_to_other_nodes_is_still_away(world: World) -> None:
    watch = world.bot.shard_watch
    watch.given_up = world.now()
    assert await health(world) == (GATEWAY, verdict(world.where, world.now())[1])
    watch.given_up = None
    assert await health(world) == (0, WELL)


def _lost(*_: object) -> None:
    raise Lost("gone")


async def test_a_bot_that_is_stopped_or_hangs(world: World) -> None:
    await sign(world)
    await world.advance(parts.FRESH)
    assert verdict(world.where, world.now())[0] == 0
    await world.advance(600)
    code, said = verdict(world.where, world.now())
    assert code == STOPPED
    assert said.startswith("No sign of life since ")
    assert "(12 minutes): the bot is stopped, hangs or cannot write its database." in said
