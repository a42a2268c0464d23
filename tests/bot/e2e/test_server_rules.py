"""Managers of a server say who opens tables there, and who joins none."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.widgets import ids, limits
from tables.model.server_rules import ServerRules
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.simulated import World, presses, there, words

pytestmark = pytest.mark.usefixtures("plain_pictures")
GAME = "tta-new-story"
ROLES, CHANNELS = 6, 8
"""Types of menus."""


def manager(world: World) -> MemberActor:
    may = discord.Permissions(manage_guild=True)
    role = world.guild.create_role("Mods", permissions=may)
    return world.guild.add_member(world.env.create_user("Mara"), roles=[role])


async def choose(world: World, actor: MemberActor, page: Any, value: str) -> Any:
    [found] = [
        p for p in presses(page.response) if p.value is not None and ids.unmarked(p.value) == value
    ]
    return await actor.select(page.response, [found.value], custom_id=found.custom_id)


async def pick(world: World, actor: MemberActor, page: Any, kind: int, *things: Any) -> Any:
    """Choose from a menu of roles or channels."""
    shown = there(page.response)
    [menu] = [c for c in limits.walk(shown.components) if c["type"] == kind]
    return await actor.select(shown, list(things), custom_id=menu["custom_id"])


async def rules(world: World) -> ServerRules:
    return await world.service.server_rules.rules(world.guild.id)


async def test_a_manager_bars_somebody_and_lets_them_back_in(world: World) -> None:
    mara = manager(world)
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    said = await mara.slash(world.channel, "server bar", player=world["Bob"].user, days=7)
    assert "cannot join or open tables of this server until" in words(said.response)
    assert "/host replace" in words(said.response)
    refused = await world.press(world["Bob"], world.with_control("join"), "join")
    assert "You cannot join or open tables of this server." in everything(refused)
    other = world.guild.create_text_channel("other")
    assert "You cannot join" in everything(await world["Bob"].slash(other, "game new", game=GAME))
    page = await mara.slash(world.channel, "server bar")
    assert f"<@{world['Bob'].id}> · by <@{mara.id}> · until" in words(page.response)
    [option] = [p for p in presses(page.response) if p.parsed.op == "liftbar"]
    assert option.label == "Bob"
    page = await mara.select(there(page.response), [option.value], custom_id=option.custom_id)
    assert "Bob can join tables of this server again." in words(page.response)
    await world.press(world["Bob"], world.with_control("join"), "join")
    assert (await world.table()).names == ("Ann", "Bob")


async def test_only_managers_use_these_commands_and_their_menus(world: World) -> None:
    mara = manager(world)
    for command in ("server bar", "server tables"):
        assert "Mods" not in everything(await mara.slash(world.channel, command))
    for forgery in (("agora:serverrules:0:w", "managers"), ("agora:liftbar:0", "1")):
        shown = everything(await forged(world, world["Ann"], *forgery))
        assert "Only a server manager can do that." in shown
    assert await rules(world) == ServerRules()


async def test_a_manager_sets_who_opens_tables_where_and_how_many(world: World) -> None:
    mara = manager(world)
    players = world.guild.create_role("Players")
    page = await mara.slash(world.channel, "server tables")
    page = await choose(world, mara, page, "role")
    assert "Until then everybody may open tables." in words(page.response)
    page = await pick(world, mara, page, ROLES, players)
    page = await choose(world, mara, page, "1")
    other = world.guild.create_text_channel("tables")
    page = await pick(world, mara, page, CHANNELS, other)
    assert await rules(world) == ServerRules("role", players.id, (other.id,), 1)
    refused = everything(await world["Ann"].slash(other, "game new", game=GAME))
    assert f"Only members with the role <@&{players.id}> can open tables" in refused
    dora = world.guild.add_member(world.env.create_user("Dora"), roles=[players])
    refused = everything(await dora.slash(world.channel, "game new", game=GAME))
    assert f"Tables of this server are opened in <#{other.id}>." in refused
    refused = everything(await dora.slash(world.channel, "game new", game=GAME, thread=True))
    assert "are opened in" in refused
    await dora.slash(other, "game new", game=GAME)
    assert (await world.table(other)).names == ("Dora",)
    refused = everything(await dora.slash(other, "game new", game=GAME, thread=True))
    assert "as many as this server allows each person" in refused
    await mara.slash(world.channel, "game new", game=GAME)
    assert (await world.table()).names == ("Mara",), "the rules do not bind who makes them"
    page = await pick(world, mara, page, ROLES)
    page = await pick(world, mara, page, CHANNELS)
    page = await choose(world, mara, page, "any")
    assert await rules(world) == ServerRules("role", None, (), None)


async def test_a_bot_cannot_be_barred(world: World) -> None:
    robot = world.guild.add_member(world.env.create_user("Robot", bot=True))
    said = await manager(world).slash(world.channel, "server bar", player=robot.user)
    assert "Bots do not play." in words(said.response)
