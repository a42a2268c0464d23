"""Behind a finished turn the panel leads to another table that waits for the same person."""

from __future__ import annotations

import random

import pytest
from simcord import ChannelHandle, MemberActor
from simcord.results import ResponseMessage

from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, there, words


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


async def two_tables(world: World) -> tuple[MemberActor, ChannelHandle]:
    """Somebody whom this channel's table waits for, and a second one that waits for them, too."""
    hall = world.guild.create_text_channel("hall")
    for _ in range(20):
        await world.start("Ann", "Bob")
        [actor] = await world.asked()
        await world.start("Ann", "Bob", channel=hall)
        if await world.asked(hall) == [actor]:
            return actor, hall
        for channel in (world.channel, hall):
            await world.service.hosting.abandon((await world.table(channel)).id, world["Ann"].id)
    raise AssertionError("the same person never begins at both")


async def finished(world: World, actor: MemberActor) -> ResponseMessage:
    """Somebody presses until this channel's table waits for somebody else; their panel then."""
    clicker = Clicker(world, actor, random.Random(1))
    panel = await world.open_panel(actor)
    while actor in await world.asked():
        answer = await clicker.press(panel, clicker.rng.choice(clicker.units(panel)))
        panel = there(answer)
    return panel


async def test_the_panel_leads_to_the_next_table(world: World) -> None:
    actor, hall = await two_tables(world)
    panel = await finished(world, actor)
    number = (await world.table(hall)).id
    [following] = [p for p in presses(panel) if p.label.startswith("Next table")]
    assert following.label == f"Next table: Antike Duellum · table {number}"
    opened = await actor.click(panel, custom_id=following.custom_id)
    assert f"table {number}" in words(opened.response)


async def test_there_is_none_where_nobody_else_waits(world: World) -> None:
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    assert "Next table" not in words(await finished(world, actor))
