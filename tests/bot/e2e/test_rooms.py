"""Who may open tables where, and how many."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tables.store.limits import PER_HOST, TableLimits
from tests.bot.simulated import World, words

GAME = "antike-duellum"


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


def forbid(world: World, actor: MemberActor, channel: ChannelHandle, *names: str) -> None:
    """Take permissions from a member in a channel; the bot keeps its own."""
    denied = discord.Permissions(**dict.fromkeys(names, True)).value
    overwrite = Overwrite(actor.id, OverwriteType.MEMBER, 0, denied)
    world.env.backend.set_overwrite(channel.id, overwrite)


def rooms(world: World, **bounds: int) -> None:
    world.bot.context.limits = TableLimits(**bounds)


async def opened(world: World, actor: MemberActor, channel: ChannelHandle, **more: bool) -> str:
    answer = await actor.slash(channel, "game new", game=GAME, **more)
    assert answer.response is not None
    return words(answer.response)


@pytest.mark.parametrize(
    "lacking", ["send_messages", "create_public_threads", "send_messages_in_threads"]
)
async def test_no_thread_for_a_member_who_may_not_open_one(world: World, lacking: str) -> None:
    forbid(world, world["Ann"], world.channel, lacking)
    said = await opened(world, world["Ann"], world.channel, thread=True)
    assert f"Missing permissions: {lacking.replace('_', ' ').title()}" in said
    assert world.channel.threads == []
    assert world.messages() == []
    assert "is open" in await opened(world, world["Bob"], world.channel, thread=True)


async def test_no_post_for_a_member_who_may_not_write(world: World) -> None:
    forbid(world, world["Ann"], world.channel, "send_messages")
    said = await opened(world, world["Ann"], world.channel)
    assert "Missing permissions: Send Messages" in said
    assert world.messages() == []
    assert await world.service.views.table_in(world.channel.id) is None


async def test_the_buttons_that_open_tables_ask_the_same(world: World) -> None:
    """“Open the table in a new thread”, which is offered where there is a table already."""
    await opened(world, world["Ann"], world.channel)
    answer = await world["Bob"].slash(world.channel, "game new", game=GAME)
    forbid(world, world["Bob"], world.channel, "create_public_threads")
    pressed = await world.press(world["Bob"], answer.response, "thread")
    assert pressed.response is not None
    assert "Missing permissions: Create Public Threads" in words(pressed.response)
    assert world.channel.threads == []


async def test_a_host_has_ten_lobbies_at_most(world: World) -> None:
    channels = [world.guild.create_text_channel(f"more-{n}") for n in range(PER_HOST + 1)]
    for channel in channels[:-1]:
        assert "is open" in await opened(world, world["Ann"], channel)
    said = await opened(world, world["Ann"], channels[-1])
    assert "You already host 10 tables" in said
    assert world.messages(channels[-1]) == []
    assert "You already host 10" in await opened(world, world["Ann"], channels[-1], thread=True)
    assert channels[-1].threads == []
    assert "is open" in await opened(world, world["Bob"], channels[-1]), "others may"
    await world.press(world["Bob"], world.with_control("join", channels[0]), "join")
    await world.press(world["Ann"], world.with_control("start", channels[0]), "start")
    free = world.guild.create_text_channel("free")
    assert "is open" in await opened(world, world["Ann"], free), "one has begun"


async def test_a_game_against_computers_alone_counts_like_a_lobby(world: World) -> None:
    rooms(world, per_host=1)
    other = world.guild.create_text_channel("other")
    await opened(world, world["Ann"], world.channel)
    await world.add_computer(world["Ann"])
    await world.press(world["Ann"], world.with_control("start"), "start")
    assert (await world.table()).status == "running"
    assert "You already host 1 table" in await opened(world, world["Ann"], other)


async def test_a_host_has_a_bound_for_all_tables(world: World) -> None:
    """Also for those that others play at."""
    rooms(world, hosted=2)
    others = [world.guild.create_text_channel(f"more-{n}") for n in range(2)]
    for channel in (world.channel, others[0]):
        await opened(world, world["Ann"], channel)
        await world.press(world["Bob"], world.with_control("join", channel), "join")
        await world.press(world["Ann"], world.with_control("start", channel), "start")
        assert (await world.table(channel)).status == "running"
    said = await opened(world, world["Ann"], others[1])
    assert "You already host 2 open tables" in said
    assert "is open" in await opened(world, world["Bob"], others[1])


async def test_a_host_uses_a_quarter_of_a_channel_and_of_a_server(world: World) -> None:
    rooms(world, per_channel=4, per_server=8)
    assert "is open" in await opened(world, world["Ann"], world.channel)
    said = await opened(world, world["Ann"], world.channel, thread=True)
    assert "You already host 1 open table in this channel" in said
    assert world.channel.threads == []
    others = [world.guild.create_text_channel(f"more-{n}") for n in range(2)]
    assert "is open" in await opened(world, world["Ann"], others[0])
    said = await opened(world, world["Ann"], others[1])
    assert "You already host 2 open tables on this server" in said
    assert "is open" in await opened(world, world["Bob"], world.channel, thread=True)


async def test_moving_a_table_is_no_way_round(world: World) -> None:
    rooms(world, per_channel=4)
    other = world.guild.create_text_channel("other")
    await opened(world, world["Ann"], world.channel)
    await opened(world, world["Ann"], other)
    table = await world.table(other)
    offered = await world["Ann"].slash(world.channel, "host move", table=table.id)
    refused = await world.press(world["Ann"], offered.response, "movethread")
    assert "You already host 1 open table in this channel" in words(refused.followups[-1])
    assert world.channel.threads == []
    assert (await world.service.views.table(table.id)).channel_id == other.id


async def test_the_lobby_says_when_a_table_is_closed(world: World) -> None:
    said = await opened(world, world["Ann"], world.channel)
    assert "is open" in said
    said = words(world.with_control("join"))
    assert "a lobby closes after 14 days and a running game after 180" in said
    world.bot.context.idle_days = None
    await world.press(world["Bob"], world.with_control("join"), "join")
    assert "a lobby closes after 14 days. You" in words(world.with_control("leave"))


async def test_a_channel_counts_its_threads(world: World) -> None:
    rooms(world, per_channel=2)
    assert "is open" in await opened(world, world["Ann"], world.channel)
    assert "is open" in await opened(world, world["Bob"], world.channel, thread=True)
    said = await opened(world, world["Chloe"], world.channel, thread=True)
    assert "This channel and its threads already have 2 open tables" in said
    assert len(world.channel.threads) == 1
    other = world.guild.create_text_channel("other")
    assert "is open" in await opened(world, world["Chloe"], other)
    table = await world.table()
    with world.env._bot_scope():
        await world.service.hosting.abandon(table.id, table.host_id)
    assert "is open" in await opened(world, world["Chloe"], world.channel)


async def test_a_server_has_a_bound(world: World) -> None:
    rooms(world, per_server=1)
    other = world.guild.create_text_channel("other")
    await opened(world, world["Ann"], world.channel)
    for options in ({}, {"thread": True}):
        said = await opened(world, world["Bob"], other, **options)
        assert "This server already has 1 open table" in said
    assert other.threads == []
    assert world.messages(other) == []
    guild = world.env.create_guild("Elsewhere")
    bob = guild.add_member(world["Bob"].user)
    assert "is open" in await opened(world, bob, guild.create_text_channel("theirs"))


async def test_many_wishes_at_once_open_no_more_threads_than_there_is_room_for(
    world: World,
) -> None:
    rooms(world, per_channel=2)
    people = ("Ann", "Bob", "Chloe", "Dimitri")
    await world.together(
        *(world[n].slash(world.channel, "game new", game=GAME, thread=True) for n in people)
    )
    assert len(world.channel.threads) == 2


def test_the_settings_reach_the_bot(world: World) -> None:
    assert world.bot.context.limits == TableLimits(
        per_channel=world.settings.max_tables_per_channel,
        per_server=world.settings.max_tables_per_server,
        hosted=world.settings.max_tables_per_host,
    )
    assert world.bot.context.idle_days == world.settings.idle_days == 180


async def test_a_taken_channel_offers_a_thread_only_where_there_can_be_one(world: World) -> None:
    await opened(world, world["Ann"], world.channel)
    said = await opened(world, world["Bob"], world.channel)
    assert "/host close" in said
    assert "Open the table in a new thread" in said
    world.forbid(world.channel, create_public_threads=False)
    said = await opened(world, world["Bob"], world.channel)
    assert "/host close" in said
    assert "thread" not in said.replace("channel or thread", "")
