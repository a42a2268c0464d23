"""Processes that share the work: few of them are connected to the server of people who look for a
table. What each does then, and what becomes of a table whose opening was cut short."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tables.model.errors import StorageFault
from tables.model.matched import CLAIMED, OPENED_WITHIN
from tables.model.wishes import ANSWERED_WITHIN
from tests.bot.e2e.test_find import letters, wish
from tests.bot.e2e.test_strangers import everything
from tests.bot.simulated import World, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


@contextmanager
def elsewhere(world: World) -> Iterator[None]:
    """Another process is connected to the server, not this one."""
    guilds = world.bot._connection._guilds
    guild = guilds.pop(world.guild.id)
    try:
        yield
    finally:
        guilds[world.guild.id] = guild


async def agree(world: World, *names: str) -> None:
    for name in names:
        await world.press(world[name].user, letters(world, name)[0], "matchyes")


async def looked(world: World) -> None:
    """The look of the matchmaker that is under way is over."""
    await world.env.settle()
    while world.bot.matchmaker.lookout.looking:
        await asyncio.sleep(0.01)


async def test_people_are_asked_by_a_node_that_is_not_connected_to_their_server(
    world: World,
) -> None:
    await wish(world, "Ann")
    world.bot.matchmaker.lookout._started = False  # the other node has heard of Bob's wish
    await wish(world, "Bob")
    world.bot.matchmaker.lookout._started = True
    with elsewhere(world):
        world.bot.matchmaker.lookout.again()
        await looked(world)
        assert world.guild.name in words(letters(world, "Ann")[0])
        page = await world.press(world["Ann"].user, letters(world, "Ann")[0], "matchnot")
        assert "Bob" in everything(page)


async def test_only_a_connected_node_opens_their_table(world: World) -> None:
    await wish(world, "Ann")
    await wish(world, "Bob")
    with elsewhere(world):
        await agree(world, "Ann", "Bob")
        await looked(world)
        [match] = await world.service.matchmaking.to_open()
        assert (match.state, match.tries, match.opens_at) == ("opening", 0, 0.0)
    await world.bot.on_shard_ready(0)
    await looked(world)
    assert (await world.service.views.table(1)).status == "running"


async def test_if_no_node_is_connected_it_is_called_off(world: World) -> None:
    await wish(world, "Ann")
    await wish(world, "Bob")
    with elsewhere(world):
        await agree(world, "Ann", "Bob")
        await world.advance(ANSWERED_WITHIN + OPENED_WITHIN + 60)
        assert "did not come together" in words(letters(world, "Ann")[-1])
    await world.advance(60)
    assert await world.service.views.tables_on(world.guild.id) == []


async def test_somebody_is_told_of_a_table_by_a_node_that_is_not_connected(world: World) -> None:
    await wish(world, "Bob")
    hidden = world.guild.create_text_channel("hidden")
    await world["Ann"].slash(hidden, "game new", game="antike-duellum")
    await wish(world, "Chloe", pace="weekly")
    with elsewhere(world):
        await world.all_said()
        [letter] = letters(world, "Bob")
        joined = await world.press(world["Bob"].user, letter, "findjoin")
        assert "You joined" in everything(joined)


async def test_a_thread_is_used_again_after_a_stop(world: World) -> None:
    """The process has made the thread, but not yet its table."""
    await wish(world, "Ann")
    await wish(world, "Bob")
    making, opened = world.service.matchmaking, world.service.matchmaking.open

    async def stopped(*_: Any) -> Any:
        raise StorageFault("this process is dead")

    setattr(making, "open", stopped)  # noqa: B010 - it is no method any more
    world.expected.append("waits for the database")
    await agree(world, "Ann", "Bob")
    await looked(world)
    assert len(world.channel.threads) == 1
    setattr(making, "open", opened)  # noqa: B010
    await world.restart()
    await looked(world)
    assert await world.service.views.tables_on(world.guild.id) == [], "another node may be at it"
    await world.advance(CLAIMED)
    [table] = await world.service.views.tables_on(world.guild.id)
    assert [thread.id for thread in world.channel.threads] == [table.channel_id]
    assert table.status == "running"
    assert all(len(letters(world, name)) == 2 for name in ("Ann", "Bob")), "asked and told once"
