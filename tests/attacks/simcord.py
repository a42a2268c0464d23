"""The simulated Discord for attacks: the real bot, people who press, and small plain pictures."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import simcord
from simcord import ChannelHandle, MemberActor, ResponseMessage

from tests.attacks.attack import Outcome
from tests.bot.plain_pictures import paint_plainly
from tests.bot.simulated import SETTLE_SECONDS, Timeless, World, presses, simulated, there

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


async def _patiently(self: Timeless, *, timeout: float | None = None) -> None:
    """SimCord gives a bot five seconds to log in, however busy the machine is."""
    await simcord.Env._settle_internal(self, timeout=None if timeout is None else SETTLE_SECONDS)


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
    await world.add_computer(host, "learner", channel)
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
