"""The simulated Discord for attacks: the real bot, people who press, and small plain pictures."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord import ChannelHandle, MemberActor, ResponseMessage

from engine.core import Rng
from engine.players import UniformPlayer
from tests.attacks.attack import Outcome
from tests.bot.plain_pictures import paint_plainly
from tests.bot.simulated import DANGER, SETTLE_SECONDS, Timeless, World, presses, simulated, there

GAME = "antike-duellum"


@asynccontextmanager
async def discord(folder: Path, *people: str) -> AsyncIterator[World]:
    """A server with these people."""
    folder.mkdir(parents=True, exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        paint_plainly(patch)
        patch.setattr(Timeless, "_settle_internal", _patiently)
        async with simulated(folder, people) as world:
            yield world


async def _patiently(self: Timeless, *, timeout: float | None = None, **more: Any) -> None:
    """SimCord gives a bot five seconds to log in, however busy the machine is."""
    wait = None if timeout is None else SETTLE_SECONDS
    await simcord.Env._settle_internal(self, timeout=wait, **more)


def run(attack: Callable[[Path], Awaitable[Outcome]], folder: Path) -> Outcome:
    """Try an attack on a simulated Discord."""

    async def tried() -> Outcome:
        return await attack(folder)

    return asyncio.run(tried())


async def against_a_computer(
    world: World, host: MemberActor, channel: ChannelHandle, game: str = GAME
) -> int:
    """A running table of somebody and a computer."""
    await host.slash(channel, "game new", game=game)
    await world.add_computer(host, "beginner", channel)
    await world.press(host, world.with_control("start", channel), "start")
    return (await world.table(channel)).id


def letters(world: World, actor: MemberActor) -> list[ResponseMessage]:
    """The direct messages that somebody got."""
    return world.messages(world.env.backend.get_dm_channel(actor.id))


def disturbed(world: World, actor: MemberActor) -> int:
    """How often somebody was pinged or got a direct message."""
    return world.pings(actor) + len(letters(world, actor))


def newest(world: World, op: str, channel: ChannelHandle | None = None) -> ResponseMessage | None:
    """The newest public message that has a control; None if there is none."""
    for message in reversed(world.messages(channel)):
        if any(p.parsed.op == op for p in presses(message)):
            return there(message)
    return None


async def close(world: World, host: MemberActor, channel: ChannelHandle) -> None:
    """The host closes the table, and confirms it."""
    answer = await host.slash(channel, "host close")
    sure = [p for p in presses(answer.response) if p.style == DANGER] if answer.response else []
    if sure:
        await host.click(there(answer.response), custom_id=sure[0].custom_id)


async def play(world: World, decisions: int) -> None:
    """Whoever is asked answers by chance."""
    luck = Rng(5)
    for _ in range(decisions):
        table = await world.table()
        public = await world.service.views.position(table.id, None)
        seat = public.waiting[0].seat
        mine = await world.service.views.position(table.id, table.seats[seat].user_id)
        await world.quickly([(seat, UniformPlayer().choose(mine.view, mine.decisions[0], luck))])
