"""The simulated Discord itself: what it refuses where a person alone has brought the bot."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.errors import SetupError

from bot.widgets import replies
from tests.bot.simulated import World, words


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


@pytest.fixture
def answered(world: World, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The interactions that were answered."""
    found: list[Any] = []
    first = replies._first

    async def noted(interaction: Any, *given: Any, **more: Any) -> None:
        found.append(interaction)
        await first(interaction, *given, **more)

    monkeypatch.setattr(replies, "_first", noted)
    return found


async def test_who_is_offered_a_command(world: World) -> None:
    ann, _ = world.installs.message(world["Ann"], world["Bob"])
    channel, [abroad] = world.installs.foreign("Elsewhere", world["Ann"])
    for offered in (ann.slash("turns"), abroad.slash(channel, "turns")):
        with pytest.raises(SetupError, match="install"):
            await offered
    world.installs.add(world["Ann"])
    assert (await ann.slash("turns")).acknowledged
    assert (await abroad.slash(channel, "turns")).acknowledged
    for refused in (ann.slash("game log"), abroad.slash(channel, "server bar")):
        with pytest.raises(SetupError, match=r"context|install"):
            await refused
    assert (await abroad.slash(channel, "game new", game="belfort")).acknowledged
    world.installs.remove(world["Ann"])
    with pytest.raises(SetupError, match="install"):
        await ann.slash("turns")


async def test_a_press_says_where_it_is_and_who_brought_the_bot(
    world: World, answered: list[Any]
) -> None:
    world.installs.add(world["Ann"])
    ann, *_ = world.installs.message(world["Ann"], world["Bob"], world["Chloe"])
    channel, [abroad] = world.installs.foreign("Elsewhere", world["Ann"])
    await world["Ann"].slash(world.channel, "turns")
    await world["Ann"].user.slash("turns")
    await ann.slash("turns")
    await abroad.slash(channel, "turns")
    at_home, ours, group, foreign = answered
    assert at_home.is_guild_integration()
    assert (ours.context.dm_channel, ours.guild) == (True, None)
    assert group.context.private_channel
    assert group.channel.type is discord.ChannelType.group
    assert group.app_permissions.attach_files
    assert not group.app_permissions.send_messages
    assert foreign.context.guild
    assert not foreign.is_guild_integration()
    assert all(press.is_user_integration() for press in answered)


async def test_the_bot_is_no_part_of_messages_between_people(world: World) -> None:
    ann, _ = world.installs.message(world["Ann"], world["Bob"])
    channel, _ = world.installs.foreign("Elsewhere", world["Ann"])
    for where in (ann.where.id, channel.id):
        with world.env._bot_scope(), pytest.raises(discord.Forbidden) as refused:
            await world.bot.get_partial_messageable(where).send("hello")
        assert refused.value.code == 50001
    assert len(world.installs.refused) == 2


@pytest.mark.parametrize("written_to", [False, True])
async def test_somebody_without_a_common_server(world: World, written_to: bool) -> None:
    """Discord's documents do not say whether the install is enough."""
    world.installs.written_to = written_to
    zoe = world.env.create_user("zoe")
    world.installs.add(zoe)

    async def write() -> None:
        with world.env._bot_scope():
            channel = await world.bot.create_dm(discord.Object(zoe.id))
            await channel.send("hello")

    if written_to:
        await write()
        world.installs.remove(zoe)
    with pytest.raises(discord.Forbidden) as refused:
        await write()
    assert refused.value.code == 50278


async def test_five_messages_may_follow_an_answer(world: World, answered: list[Any]) -> None:
    world.installs.add(world["Ann"])
    ann, _ = world.installs.message(world["Ann"], world["Bob"])
    await ann.slash("turns")
    await world["Ann"].slash(world.channel, "turns")
    group, home = answered
    with world.env._bot_scope():
        for _ in range(5):
            await group.followup.send("more")
        with pytest.raises(discord.HTTPException) as refused:
            await group.followup.send("too much")
        assert refused.value.code == 40094
        for _ in range(7):
            await home.followup.send("more", ephemeral=True)


async def test_a_token_lives_for_a_quarter_of_an_hour(world: World, answered: list[Any]) -> None:
    world.installs.add(world["Ann"])
    ann, _ = world.installs.message(world["Ann"], world["Bob"])
    await ann.slash("turns")
    await world.advance(14 * 60)
    with world.env._bot_scope():
        await answered[0].followup.send("in time")
    await world.advance(2 * 60)
    with world.env._bot_scope(), pytest.raises(discord.HTTPException) as late:
        await answered[0].followup.send("late")
    assert late.value.code == 50027


async def test_a_server_may_let_apps_of_its_members_answer_in_private_only(
    world: World, answered: list[Any]
) -> None:
    world.installs.add(world["Ann"])
    channel, [ann] = world.installs.foreign("Elsewhere", world["Ann"])
    await ann.slash(channel, "turns")
    with world.env._bot_scope():
        await answered[0].followup.send("to all")
    assert [words(m) for m in world.messages(channel)] == ["to all"]
    world.installs.muffled.add(channel._channel.guild_id or 0)
    with world.env._bot_scope():
        sent = await answered[0].followup.send("to all again", wait=True)
    assert sent.flags.ephemeral
    assert [words(m) for m in world.messages(channel)] == ["to all"]
