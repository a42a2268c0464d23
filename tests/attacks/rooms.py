"""Two people take the room of a channel and of a server away from everybody else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from simcord import ChannelHandle, MemberActor

from tables.store.limits import TableLimits
from tests.attacks.attack import Outcome
from tests.attacks.simcord import GAME, close, discord, run
from tests.bot.simulated import World, presses, words

CHANNEL, SERVER, HOSTED = 8, 16, 12
"""A small server, so that filling it takes no time: each may host a quarter, two people a half."""

Way = Callable[[World], Awaitable[None]]


def _bound(world: World, room: TableLimits) -> None:
    """The bounds as a host of the bot sets them."""
    world.bot.context.limits = world.service.repository.limits = room


async def _held(world: World, *names: str) -> int:
    """How many open tables these people host."""
    numbers = ", ".join(str(world[name].id) for name in names)
    query = (
        "SELECT count(*) FROM games WHERE status IN ('lobby', 'running')"
        f" AND host_id IN ({numbers})"
    )
    return int(await world.service.store.read(lambda db: db.execute(query).fetchone()[0]))


async def _opened(world: World, host: MemberActor, channel: ChannelHandle) -> bool:
    answer = await host.slash(channel, "game new", game=GAME)
    return "is open" in words(answer.response)


def _rooms(world: World, count: int) -> list[ChannelHandle]:
    return [world.guild.create_text_channel(f"room-{n}") for n in range(count)]


async def _running(world: World) -> None:
    """Running games with each other, in channel after channel."""
    for number, room in enumerate(_rooms(world, SERVER)):
        host, friend = ("Mallory", "Trudy") if number % 2 else ("Trudy", "Mallory")
        if await _opened(world, world[host], room):
            await world.press(world[friend], world.with_control("join", room), "join")
            await world.press(world[host], world.with_control("start", room), "start")


async def _lobbies(world: World) -> None:
    for room in _rooms(world, SERVER):
        for name in ("Mallory", "Trudy"):
            await _opened(world, world[name], room)


async def _handed_on(world: World) -> None:
    """One opens, the other one joins, the first one leaves: so the second one hosts without having
    opened anything."""
    for room in _rooms(world, SERVER):
        if await _opened(world, world["Mallory"], room):
            await world.press(world["Trudy"], world.with_control("join", room), "join")
            await world.press(world["Mallory"], world.with_control("leave", room), "leave")


async def _handed_on_running(world: World) -> None:
    """The same when the game has begun: the first one leaves, and a computer plays on."""
    for room in _rooms(world, SERVER):
        if await _opened(world, world["Mallory"], room):
            await world.press(world["Trudy"], world.with_control("join", room), "join")
            await world.press(world["Mallory"], world.with_control("start", room), "start")
            answer = await world["Mallory"].slash(room, "game leave")
            ops = [p.parsed.op for p in presses(answer.response)]
            if "standup" in ops:
                await world.press(world["Mallory"], answer.response, "standup")


async def _rematches(world: World) -> None:
    """Tables that are opened by the button below a game that is over."""
    for room in _rooms(world, SERVER):
        if await _opened(world, world["Mallory"], room):
            await world.press(world["Trudy"], world.with_control("join", room), "join")
            await world.press(world["Mallory"], world.with_control("start", room), "start")
            await close(world, world["Mallory"], room)
        found = [m for m in world.messages(room) if "again" in {p.parsed.op for p in presses(m)}]
        for name in ("Trudy", "Mallory"):
            for message in found[-1:]:
                await world.press(world[name], message, "again")


WAYS: dict[str, Way] = {
    "running": _running,
    "lobbies": _lobbies,
    "handed on": _handed_on,
    "handed on, running": _handed_on_running,
    "rematches": _rematches,
}


async def _threads(folder: Path) -> int:
    """Threads of one channel, moved there from others."""
    async with discord(folder, "Mallory", "Trudy", "Ann") as world:
        _bound(world, TableLimits(CHANNEL, 200, 50, 50))
        for number, room in enumerate(_rooms(world, 2 * CHANNEL)):
            host = world[("Mallory", "Trudy")[number % 2]]
            if not await _opened(world, host, room):
                continue
            table = (await world.table(room)).id
            answer = await host.slash(world.channel, "host move", table=table, thread=True)
            ops = [p.parsed.op for p in presses(answer.response)]
            if "movethread" in ops:
                await world.press(host, answer.response, "movethread")
        query = (
            "SELECT count(*) FROM games WHERE status IN ('lobby', 'running')"
            f" AND coalesce(parent_id, channel_id) = {world.channel.id}"
        )
        return int(await world.service.store.read(lambda db: db.execute(query).fetchone()[0]))


async def _attack(folder: Path) -> Outcome:
    told: list[str] = []
    through: list[str] = []
    for number, (name, way) in enumerate(WAYS.items()):
        async with discord(folder / str(number), "Mallory", "Trudy", "Ann") as world:
            _bound(world, TableLimits(CHANNEL, SERVER, HOSTED, HOSTED))
            await way(world)
            held = await _held(world, "Mallory", "Trudy")
            free = world.guild.create_text_channel("free")
            ann = await _opened(world, world["Ann"], free)
        told.append(f"{name} {held}")
        if held > SERVER // 2 or not ann:
            through.append(f"{name} ({held} of {SERVER}{'' if ann else ', Ann found no room'})")
    moved = await _threads(folder / "threads")
    told.append(f"moved into one channel {moved} of {CHANNEL}")
    if moved > CHANNEL // 2:
        through.append("moved into one channel")
    return Outcome(f"tables of two people, of {SERVER} on the server: {', '.join(told)}", through)


def attack(folder: Path) -> Outcome:
    """Two people may hold half of a server at most, and others find room."""
    return run(_attack, folder)
