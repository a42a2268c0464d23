"""People of a season, who press what they find."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import discord
from simcord import ChannelHandle, MemberActor

from tables.model.competitions import Facts
from tables.model.invitations import DAY
from tables.store import competition_rows
from tests.bot.simulated import World, presses, there
from tests.bot.ways import press

PEOPLE = ("Ann", "Bob", "Chloe", "Dan", "Eve", "Finn", "Gil")
CHOICES: dict[str, Any] = {"most": "2", "hours": []}


def manager(world: World) -> MemberActor:
    may = discord.Permissions(manage_guild=True)
    role = world.guild.create_role("Mods", permissions=may)
    return world.guild.add_member(world.env.create_user("Mara"), roles=[role])


async def begin_season(world: World, mara: MemberActor, **given: Any) -> Any:
    starts = f"{datetime.fromtimestamp(world.now() + 3 * DAY, UTC):%Y-%m-%d %H:%M}"
    chosen = {"game": "belfort", "size": 3, "starts": starts, **given}
    return await mara.slash(world.channel, "server season", **chosen)


async def set_options(world: World, options: Mapping[str, Any]) -> None:
    """Let competition 1 be played with these options of its game: no command sets them."""
    await world.service.store.write(
        lambda db: competition_rows.change(db, 1, options=dict(options))
    )


async def sign_up(world: World, name: str, **given: Any) -> Any:
    window = await world.press(world[name], world.with_control("compsign"), "compsign")
    return await world[name].submit_modal(window, {**CHOICES, **given})


async def on_post(world: World, name: str, op: str) -> Any:
    """Press a button of the message of a competition."""
    return await world.press(world[name], world.with_control("compstand"), op)


async def later(world: World, seconds: float = 0.0) -> None:
    """Time goes by, and whatever the keeper of competitions does then is done."""
    await world.advance(seconds)
    for _ in range(500):
        await world.env.settle()
        if not world.bot.competitions.lookout.looking:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the keeper is still at it")


async def facts(world: World, number: int = 1) -> Facts:
    return await world.service.competitions.facts(number)


def room(world: World, channel_id: int) -> ChannelHandle:
    return ChannelHandle(world.env, world.guild, world.env.backend.get_channel(channel_id))


async def resign_all_but(world: World, table_id: int, winner: int) -> None:
    """Everybody else at a table gives up, the last seat first."""
    table = await world.service.views.table(table_id)
    here = room(world, table.channel_id)
    people = {actor.id: actor for actor in world.people.values()}
    for seat in reversed(table.seats):
        if seat.user_id is None or seat.user_id == winner:
            continue
        asked = await people[seat.user_id].slash(here, "game leave")
        sure = await press(world, people[seat.user_id], asked, "giveup")
        for one in presses(sure.response):
            if one.value is None and one.token.startswith("y"):
                await people[seat.user_id].click(there(sure.response), custom_id=one.custom_id)
                break
