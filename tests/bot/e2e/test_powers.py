"""Whose power reaches where: who manages one server has no say about the tables of another.

Every command and every control there is is tried; what is new is found by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord import ChannelHandle, MemberActor

from bot.widgets.managing import managed_server
from tables.model.clock import HOUR
from tables.model.table import Table, UserRef
from tests.bot.e2e.test_strangers import (
    NUMBER,
    TEXT,
    USER,
    YES_NO,
    commands,
    everything,
    forged,
    ids_of,
)
from tests.bot.simulated import World, presses

OWN = frozenset({"game leave"})
"""Commands with which anybody gives up a seat of their own."""
OWN_CONTROLS = frozenset(
    {
        "forget",
        "join",
        "leave",
        "start",
        "agree",
        "refuse",
        "withdraw",
        "standup",
        "keepseat",
        "giveseat",
    }
)
"""Controls with which somebody does what only their own seat allows."""
TRIED = 3
"""Forged ids of each kind, the plausible ones; `test_strangers` tries all of them."""
HOST_ALONE = ("host close", "host replace")
"""Commands that need a host or a manager; the walk has to see at least these at work."""


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


@pytest.fixture
async def abroad(world: World) -> tuple[ChannelHandle, MemberActor]:
    """A channel of another server, and Bob there, who manages it."""
    guild = world.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("mine")
    everything_there = discord.Permissions(manage_guild=True, administrator=True)
    role = guild.create_role("Owner", permissions=everything_there)
    bob = guild.add_member(world["Bob"].user, roles=[role])
    guild.add_member(world["Chloe"].user)
    return channel, bob


async def powers(world: World, table_id: int) -> tuple[Any, ...]:
    """Everything about a table that only its host and managers may change."""
    table = await world.service.views.table(table_id)
    request = await world.service.undo_votes.open_request(table_id)
    return (
        table.status,
        table.host_id,
        table.seats,
        table.options,
        table.poker_face,
        await world.bot.reminders.rules(table_id),
        [n for n in await world.service.views.notes(table_id) if n.kind == "secrets"],
        None if request is None else request.waived,
        await world.service.seats.open_invitations(table_id),
    )


def wishes(world: World, command: app_commands.Command[Any, Any, Any]) -> Iterator[dict[str, Any]]:
    """The options of a command: what it needs, with each other one, and with all of them. Channels
    and roles are chosen for a server itself, and are left out."""

    def value(p: app_commands.Parameter) -> Any:
        if p.display_name == "table":
            return 1
        if p.choices:
            return p.choices[-1].value
        if p.type is NUMBER:
            return min(max(7, int(p.min_value or 0)), int(p.max_value or 7))
        return {TEXT: "1", YES_NO: True, USER: world["Chloe"].user}[p.type]

    chosen = [p for p in command.parameters if p.type in (TEXT, YES_NO, USER, NUMBER)]
    named = [p for p in chosen if p.required or p.display_name == "table"]
    others = [p for p in chosen if p not in named]
    for more in ([], *([p] for p in others), others):
        yield {p.display_name: value(p) for p in (*named, *more)}


async def begin(world: World) -> Table:
    """Ann, the host, and Bob play; there is a seat more for others to be named for."""
    return await world.start("Ann", "Bob", "Dimitri", game="tta-new-story")


@pytest.mark.sliced(10)
@pytest.mark.parametrize("where", ["another server", "a direct message"])
async def test_no_command_from_elsewhere_does_what_a_manager_may(
    world: World, abroad: tuple[ChannelHandle, MemberActor], where: str
) -> None:
    channel, bob = abroad
    await begin(world)
    before = await powers(world, 1)
    for command in commands(world):
        contexts = (command.root_parent or command).allowed_contexts
        elsewhere = contexts is not None and not contexts.dm_channel
        if command.qualified_name in OWN or (elsewhere and where == "a direct message"):
            continue
        for options in wishes(world, command):
            if where == "another server":
                answer = await bob.slash(channel, command.qualified_name, **options)
            else:
                options.pop("player", None)  # nobody can be named there
                answer = await bob.user.slash(command.qualified_name, **options)
            assert "went wrong" not in everything(answer), (command.qualified_name, options)
            assert await powers(world, 1) == before, (command.qualified_name, options)


async def test_the_walk_would_see_a_manager_at_work(world: World) -> None:
    """The same commands by Bob at home, once he manages the server, change what is compared."""
    manage = discord.Permissions(manage_guild=True)
    role = world.guild.create_role("Mods", permissions=manage)
    world.env.backend.add_member_role(world.guild.id, world["Bob"].id, role.id)
    await begin(world)
    seen = set()
    for command in sorted(commands(world), key=lambda c: c.qualified_name == "host close"):
        if command.qualified_name not in HOST_ALONE:
            continue
        for options in wishes(world, command):
            before = await powers(world, 1)
            answer = await world["Bob"].slash(world.channel, command.qualified_name, **options)
            if any(p.parsed.op == "abandon" for p in presses(answer.response)):
                await world.press(world["Bob"], answer.response, "abandon")
            if await powers(world, 1) != before:
                seen.add(command.qualified_name)
    assert seen == set(HOST_ALONE)


@pytest.mark.sliced
async def test_no_control_from_elsewhere_does_what_a_manager_may(
    world: World, abroad: tuple[ChannelHandle, MemberActor]
) -> None:
    channel, bob = abroad
    table = await _one_who_does_not_answer(world)
    before = await powers(world, 1)
    assert before[-2] == ()
    controls = sorted(set(world.bot.presses._handlers) - OWN_CONTROLS)
    wanted = {"abandon", "without", "option", "computer", "secrets", "takeseat", "unseat"}
    wanted |= {"face", "pace", "pictures"}
    assert wanted <= set(controls)
    for op in sorted(controls, key=lambda op: op != "without"):
        for custom_id, value in ids_of(op, table)[:TRIED]:
            shown = everything(await forged_at(world, channel, bob, custom_id, value))
            assert "went wrong" not in shown, custom_id
        assert await powers(world, 1) == before, op
    at_home = world["Ann"]
    await forged_at(world, world.channel, at_home, "agora:without:1:1")
    assert await powers(world, 1) != before, "the host can go on without Chloe"


async def _one_who_does_not_answer(world: World) -> Table:
    """Bob wants to go back, and the others were silent for long."""
    await world.start("Ann", "Bob", "Chloe", "Dimitri", game="tta-new-story")
    [first] = await world.asked()
    while not (await world.service.views.table(1)).public_seq:
        position = await world.service.views.position(1, first.id)
        with world.env._bot_scope():
            action = next(iter(position.decisions[0].menus[-1].every()))
            await world.service.playing.act(1, first.id, None, action)
    await world.env.settle()
    table = await world.service.views.table(1)
    assert table.public_seq
    asker = world["Bob"]
    _, goals = await world.service.undo_votes.goals(1, asker.id)
    with world.env._bot_scope():
        request = await world.service.undo_votes.ask_back(
            1, asker.id, goals[0].to_seq, table.public_seq
        )
    await world.env.settle()
    assert request.id == 1
    await world.advance(40 * HOUR)
    stranger = UserRef(77, "Eve")
    with world.env._bot_scope():
        await world.service.seats.invite(1, 1, stranger, world["Ann"].id)  # to the seat of Bob
    await world.env.settle()
    return await world.service.views.table(1)


async def forged_at(
    world: World, channel: ChannelHandle, actor: Any, custom_id: str, value: str | None = None
) -> Any:
    """Press a control, as `forged`, in any channel."""
    home, world.channel = world.channel, channel
    try:
        return await forged(world, actor, custom_id, value)
    finally:
        world.channel = home


@pytest.mark.sliced
async def test_no_control_from_elsewhere_changes_a_lobby(
    world: World, abroad: tuple[ChannelHandle, MemberActor]
) -> None:
    """Bob does not sit there; at home a manager could change options, seats, and begin."""
    channel, bob = abroad
    await world["Ann"].slash(world.channel, "game new", game="antike-duellum")
    await world.press(world["Chloe"], world.with_control("join"), "join")
    table = await world.table()
    before = await powers(world, 1)
    for op in sorted(set(world.bot.presses._handlers) - (OWN_CONTROLS - {"start"})):
        for custom_id, value in ids_of(op, table)[:TRIED]:
            await forged_at(world, channel, bob, custom_id, value)
        assert await powers(world, 1) == before, op


# --- which permissions count ---------------------------------------------------------------------


class Press:
    """The part of an interaction that says where it happened, and what its user may do there."""

    def __init__(self, guild_id: int | None, permissions: discord.Permissions) -> None:
        self.guild_id = guild_id
        self.permissions = permissions


@pytest.mark.parametrize("name", sorted(discord.Permissions.VALID_FLAGS))
def test_only_managing_the_server_makes_a_manager(name: str) -> None:
    alone = discord.Permissions(discord.Permissions.VALID_FLAGS[name])
    counts = alone.manage_guild or alone.administrator
    pressed: Any = Press(7, alone)
    assert managed_server(pressed) == (7 if counts else None)
    assert counts == (name in ("manage_guild", "administrator"))
    everything_but = discord.Permissions(
        discord.Permissions.all().value
        & ~discord.Permissions(manage_guild=True, administrator=True).value
    )
    nearly: Any = Press(7, everything_but)
    assert managed_server(nearly) is None
    in_private: Any = Press(None, discord.Permissions.all())
    assert managed_server(in_private) is None
