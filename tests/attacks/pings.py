"""A host makes the bot ping one person again and again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from simcord import ChannelHandle

from tests.attacks.attack import Outcome, more_than
from tests.attacks.simcord import against_a_computer, close, discord, disturbed, newest, play, run
from tests.bot.simulated import World, presses

TRIES = 25
MOST = 5
"""Pings of one person, and letters to them, that one host may cause in a day in some way."""
DECISIONS = 12
"""Enough for turns that can be taken back."""
ONCE = 2
"""The same where the person has said no, or the host has changed their mind."""

Way = Callable[[World], Awaitable[None]]


async def _invite(world: World, seat: int, channel: ChannelHandle | None = None) -> None:
    await world["Mallory"].slash(
        channel or world.channel, "host replace", seat=str(seat), player=world["Victim"].user
    )


async def _declined(world: World) -> None:
    """The person declines, and is invited again."""
    await world.start("Mallory", "Bob")
    for _ in range(TRIES):
        await _invite(world, 2)
        message = newest(world, "noseat")
        if message is not None:
            await world.press(world["Victim"], message, "noseat")
        await world.advance(60)


async def _withdrawn(world: World) -> None:
    """The host withdraws before the person can say anything."""
    await world.start("Mallory", "Bob")
    for number in range(TRIES):
        await _invite(world, 2 - number % 2)
        message = newest(world, "unseat")
        if message is not None:
            await world.press(world["Mallory"], message, "unseat")
        await world.advance(60)


async def _many_tables(world: World) -> None:
    """The seats of computers, at one table after the other."""
    for number in range(MOST + 3):
        channel = world.guild.create_text_channel(f"more-{number}")
        await against_a_computer(world, world["Mallory"], channel)
        await _invite(world, 2, channel)
        await close(world, world["Mallory"], channel)


async def _owner(world: World) -> None:
    """Somebody else is invited to the seat of the person, who is asked to give it up each time."""
    await world.start("Mallory", "Victim")
    for number in range(TRIES):
        await world["Mallory"].slash(
            world.channel,
            "host replace",
            seat="2",
            player=world[("Bob", "Chloe")[number % 2]].user,
        )
        message = newest(world, "unseat")
        if message is not None:
            await world.press(world["Mallory"], message, "unseat")
        await world.advance(60)


async def _computer(world: World) -> None:
    """A computer is to take the person's seat."""
    await world.start("Mallory", "Victim")
    for _ in range(TRIES):
        await world["Mallory"].slash(world.channel, "host replace", seat="2")
        message = newest(world, "unseat")
        if message is not None:
            await world.press(world["Mallory"], message, "unseat")
        await world.advance(60)


async def _moved(world: World) -> None:
    """The table moves to and fro."""
    await world.start("Mallory", "Victim")
    other = world.guild.create_text_channel("other")
    for number in range(TRIES):
        here = world.channel if number % 2 else other
        answer = await world["Mallory"].slash(here, "host move", table=1)
        if any(p.parsed.op == "movehere" for p in presses(answer.response)):
            await world.press(world["Mallory"], answer.response, "movehere")
        await world.advance(60)


async def _threads(world: World) -> None:
    """The table moves into one new thread after the other."""
    await world.start("Mallory", "Victim")
    for _ in range(TRIES):
        answer = await world["Mallory"].slash(world.channel, "host move", table=1, thread=True)
        if any(p.parsed.op == "movethread" for p in presses(answer.response)):
            await world.press(world["Mallory"], answer.response, "movethread")
        await world.advance(60)


async def _back(world: World) -> None:
    """The person is asked to go back, and the question withdrawn."""
    await world.start("Mallory", "Victim")
    await play(world, DECISIONS)
    for _ in range(TRIES):
        answer = await world["Mallory"].slash(world.channel, "undo")
        if answer.response is None:
            continue
        choices = [p for p in presses(answer.response) if p.parsed.op == "backto"]
        page = answer.response
        if choices:
            chosen = await world["Mallory"].select(
                page, [choices[0].value or ""], custom_id=choices[0].custom_id
            )
            assert chosen.response is not None
            page = chosen.response
        if any(p.parsed.op == "askback" for p in presses(page)):
            await world.press(world["Mallory"], page, "askback")
        message = newest(world, "withdraw")
        if message is not None:
            await world.press(world["Mallory"], message, "withdraw")
        await world.advance(60)


async def _rematch(world: World) -> None:
    """The game is over, and another one is opened, and closed, again and again."""
    await world.start("Mallory", "Victim")
    for _ in range(TRIES):
        await close(world, world["Mallory"], world.channel)
        closing = newest(world, "again")
        if closing is not None:
            await world.press(world["Mallory"], closing, "again")
        await world.advance(60)


WAYS: dict[str, tuple[Way, int]] = {
    "declined": (_declined, ONCE),
    "withdrawn": (_withdrawn, ONCE),
    "many tables": (_many_tables, MOST),
    "owner asked": (_owner, MOST),
    "computer": (_computer, MOST),
    "moved": (_moved, MOST),
    "threads": (_threads, MOST),
    "asked back": (_back, MOST),
    "rematch": (_rematch, MOST),
}
STARTING = 4
"""Pings and letters that beginning a game, and a turn of it, bring by themselves, at most."""


async def _attack(folder: Path) -> Outcome:
    counts: dict[str, float] = {}
    beyond: list[str] = []
    for number, (name, (way, most)) in enumerate(WAYS.items()):
        async with discord(folder / str(number), "Mallory", "Victim", "Bob", "Chloe") as world:
            await way(world)
            found = {name: float(disturbed(world, world["Victim"]))}
            sits = way not in (_declined, _withdrawn, _many_tables)
            counts |= found
            beyond += more_than(most + (STARTING if sits else 0), found)
    told = ", ".join(f"{name} {count:g}" for name, count in counts.items())
    return Outcome(f"pings and letters after {TRIES} tries: {told}", beyond)


def attack(folder: Path) -> Outcome:
    """Nobody may be pinged as often as a host likes."""
    return run(_attack, folder)
