"""After a finished turn the panel leads to another table that waits for the same person."""

from __future__ import annotations

import random

import pytest
from simcord import ChannelHandle, MemberActor
from simcord.results import ResponseMessage

from tests.bot.e2e.test_everywhere import OUTSIDE, PLACES, places
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
    [following] = [p for p in presses(panel) if p.label.startswith("Next: ")]
    assert following.label == f"Next: Antike Duellum (table {number})"
    opened = await actor.click(panel, custom_id=following.custom_id)
    assert f"table {number}" in words(opened.response)


async def test_there_is_none_where_nobody_else_waits(world: World) -> None:
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    panel = await finished(world, actor)
    assert not [p for p in presses(panel) if p.label.startswith("Next: ")]


@pytest.mark.sliced(10)
@pytest.mark.parametrize("where", PLACES[2:])
async def test_turns_is_the_home_from_which_all_tables_are_played(world: World, where: str) -> None:
    actor, hall = await two_tables(world)
    name = next(n for n, person in world.people.items() if person is actor)
    here = places(world, name)[where]
    first, second = (await world.table()).id, (await world.table(hall)).id
    home = there((await here.slash("turns")).response)
    turns = [p for p in presses(home) if p.parsed.op == "turn"]
    assert [p.label for p in turns] == [f"Take turn: table {n}" for n in (first, second)]
    panel = there((await here.actor.click(home, custom_id=turns[0].custom_id)).response)
    clicker = Clicker(world, here.actor, random.Random(1))
    while actor in await world.asked():
        panel = there(await clicker.press(panel, clicker.rng.choice(clicker.units(panel))))
    [following] = [p for p in presses(panel) if p.label.startswith("Next: ")]
    opened = await here.actor.click(panel, custom_id=following.custom_id)
    assert f"table {second}" in words(opened.response)
    assert opened.ephemeral
    if where in OUTSIDE:
        assert world.messages(here.channel) == []
    again = there((await here.slash("turns")).response)
    assert [p.parsed.table for p in presses(again) if p.parsed.op == "turn"] == [second]
