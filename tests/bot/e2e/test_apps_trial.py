"""What `agora selftest --apps` ticks off, with the presses that a simulated Discord sends."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.apps_trial import GREETING, STEPS, Heard, Ticks, heard_of, listen
from bot.selftest import Report
from tests.bot.simulated import World, presses, words
from tests.bot.ways import press


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


@pytest.fixture
def heard(world: World) -> list[Heard]:
    """What the test hears beside the bot."""
    found: list[Heard] = []

    async def listen(interaction: Any) -> None:
        one = heard_of(interaction)
        if one is not None:
            found.append(one)

    world.bot.add_listener(listen, "on_interaction")
    return found


async def test_all_steps_that_a_press_tells_are_ticked_off(
    world: World, heard: list[Heard]
) -> None:
    zoe = world.env.create_user("zoe", global_name="Zoe")
    ann = world["Ann"]
    world.installs.add(zoe, ann)
    await world.start("Ann", "Bob")
    await ann.slash(world.channel, "turns")
    said: list[str] = []
    ticks = Ticks(said.append)
    assert [ticks.hear(one) for one in heard] == [None] * len(heard), "nothing of this is a step"
    heard.clear()

    between, _ = world.installs.message(zoe, ann)
    group, first, _ = world.installs.message(zoe, ann, world["Bob"])
    channel, [abroad] = world.installs.foreign("Elsewhere", ann)
    await zoe.slash("turns")
    await between.slash("turns")
    helped = await group.slash("help")
    await abroad.slash(channel, "help")
    await first.slash("turn")
    board = await first.slash("board")
    await press(world, first, board, "showhere")
    there = await abroad.slash(channel, "board", table=1)
    await world.advance(60.0)
    await press(world, abroad, there, "showhere")
    await _choose_topic(group, helped)
    found = [ticks.hear(one) for one in heard]
    assert [number for number in found if number] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert ticks.left == []
    assert "  [x]  4  /help on a server without the bot, brought by the person" in said
    assert "          Discord names 0 members of the group." in said
    assert next(iter(ticks.conclude())) == "8 of 8 steps were heard."


async def _choose_topic(actor: Any, helped: Any) -> None:
    menu = [p for p in presses(helped.response) if p.parsed.op == "topic"]
    await actor.select(helped.response, [menu[1].value or ""], custom_id=menu[1].custom_id)


@pytest.mark.parametrize("written_to", [False, True])
async def test_the_second_account_is_written_to_once(world: World, written_to: bool) -> None:
    zoe = world.env.create_user("zoe")
    world.installs.add(zoe)
    world.installs.written_to = written_to
    queue: asyncio.Queue[Heard] = asyncio.Queue()
    for what in ("turns", "turns"):
        queue.put_nowait(Heard(zoe.id, what, True, "bot", True))
    said: list[str] = []
    report = Report(said.append)
    with world.env._bot_scope():
        listening = asyncio.create_task(listen(world.bot, queue, report, 30.0))
    await world.env.settle()
    await world.advance(60.0)
    ticks = await listening
    assert (report.accepted, len(report.refused)) == ((1, 0) if written_to else (0, 1))
    assert any("50278" in line for line in said) != written_to
    assert [words(m) for m in world.messages(zoe.dm_channel)] == []
    sent = [r for r in world.env.http_requests if r.json and r.json.get("content") == GREETING]
    assert len(sent) == 1
    assert ticks.left == [2, 3, 4, 5, 6, 7, 8]
    left = "\n".join(ticks.conclude())
    assert "1 of 8 steps were heard." in left
    assert STEPS[1].do in left
