"""What `agora selftest --apps` ticks off, with the presses that a simulated Discord sends."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.apps_trial import GREETING, STEPS, Heard, Ticks, heard_of, listen
from bot.selftest import Report
from tests.bot.simulated import World, presses
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
    for heard in (
        Heard(zoe.id, "turns", True, "bot", True),
        Heard(zoe.id, "turns", True, "bot", True),
        Heard(zoe.id, "turns", True, "message", True),
        Heard(zoe.id, "help", True, "group", True),
        Heard(zoe.id, "help", True, "foreign", True),
        Heard(zoe.id, "turn", True, "group", True),
        Heard(zoe.id, "showhere", False, "group", True),
        Heard(zoe.id, "showhere", False, "foreign", True, outside_apps=False),
        Heard(zoe.id, "topic", False, "group", False),
    ):
        queue.put_nowait(heard)
    said: list[str] = []
    report = Report(said.append)
    with world.env._bot_scope():
        ticks = await listen(world.bot, queue, report, 60.0)
    assert ticks.left == []
    assert (report.accepted, len(report.refused)) == ((1, 0) if written_to else (0, 1))
    assert any("50278" in line for line in said) != written_to
    assert "          Members' apps answer in private only there." in said
    assert world.messages(zoe.dm_channel) == []
    tried = [r for r in world.env.http_requests if GREETING in str(r.json)]
    assert len(tried) == int(written_to)


def test_what_nobody_pressed_is_told_in_the_end() -> None:
    ticks = Ticks(lambda line: None)
    assert ticks.hear(Heard(7, "turns", True, "bot", by_person=False)) is None
    assert ticks.hear(Heard(7, "turns", True, "bot", by_person=True)) == 1
    told = "\n".join(ticks.conclude())
    assert "1 of 8 steps were heard." in told
    assert [step.do in told for step in STEPS] == [False, *[True] * 7, False, False]
    assert STEPS[4].until in told
