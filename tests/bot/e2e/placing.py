"""What tests about the places of tables do and look at."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from simcord import ChannelHandle, MemberActor

from tests.bot.players import Clicker
from tests.bot.simulated import World, words

GAME = "antike-duellum"


async def running(world: World) -> tuple[MemberActor, MemberActor]:
    """A game in which the first one is asked and the second one is not."""
    await world.start("Ann", "Bob", options={"turn_limit": 50})
    [asked] = await world.asked()
    return asked, next(a for a in (world["Ann"], world["Bob"]) if a is not asked)


async def turn(world: World, actor: MemberActor, channel: ChannelHandle | None = None) -> None:
    """Take a turn by commands in a channel, without any public message."""
    here = channel or world.channel
    clicker = Clicker(world, actor, random.Random(2))
    while True:
        answer = await actor.slash(here, "turn", table=1)
        assert answer.response is not None
        if not (await world.service.views.position(1, actor.id)).decisions:
            return
        await clicker.press(answer.response, clicker.rng.choice(clicker.units(answer.response)))


def letters(world: World, actor: MemberActor) -> list[str]:
    """The direct messages that somebody got, oldest first."""
    return [words(m) for m in world.messages(actor.user.dm_channel)]


async def place(world: World) -> str:
    return (await world.service.views.table(1)).place


async def becomes(world: World, wanted: str) -> None:
    """The place of the table is looked for beside what is awaited, and a server takes a moment."""
    async with asyncio.timeout(30):
        while await place(world) != wanted:
            await asyncio.sleep(0.01)


async def rows(world: World) -> list[tuple[str, str]]:
    sql = "SELECT kind, state FROM outbox ORDER BY id"
    return await world.service.store.read(lambda db: [tuple(r) for r in db.execute(sql)])


async def opened_in_thread(world: World) -> Any:
    """A lobby in a thread of its own."""
    await world["Ann"].slash(world.channel, "game new", game=GAME, thread=True)
    [thread] = world.channel.threads
    return thread
