"""A table in a channel that not everybody may read."""

from __future__ import annotations

import discord
import pytest
from simcord import ResponseMessage
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from tests.bot.simulated import World, words


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


def hide_from_everybody_but(world: World, *names: str) -> None:
    """Close the table's channel to the server, and open it to some members and the bot."""
    view = discord.Permissions(view_channel=True).value
    backend = world.env.backend
    for user in (backend.bot_user.id, *(world[name].id for name in names)):
        open_to = Overwrite(user, OverwriteType.MEMBER, view, 0)
        backend.set_overwrite(world.channel.id, open_to)
    closed = Overwrite(world.guild.id, OverwriteType.ROLE, 0, view)
    backend.set_overwrite(world.channel.id, closed)


def said(answer: ResponseMessage | None) -> str:
    assert answer is not None
    return words(answer)


@pytest.mark.parametrize("command", ["board", "game log"])
async def test_a_private_table_cannot_be_read_by_its_number(world: World, command: str) -> None:
    await world.start("Ann", "Bob")
    table = await world.table()
    elsewhere = world.guild.create_text_channel("elsewhere")
    hide_from_everybody_but(world, "Ann", "Bob")
    answer = await world["Chloe"].slash(elsewhere, command, table=table.id)
    assert f"I know no table {table.id}" in said(answer.response)
    answer = await world["Bob"].slash(elsewhere, command, table=table.id)
    assert "I know no table" not in said(answer.response)


async def test_an_open_table_can_be_read_by_its_number(world: World) -> None:
    await world.start("Ann", "Bob")
    table = await world.table()
    elsewhere = world.guild.create_text_channel("elsewhere")
    answer = await world["Chloe"].slash(elsewhere, "board", table=table.id)
    assert "I know no table" not in said(answer.response)


async def test_a_private_thread_is_closed_to_whoever_sits_elsewhere(world: World) -> None:
    """Also to those who see its channel: who is in such a thread the bot does not know."""
    ann, bob, chloe = world["Ann"], world["Bob"], world["Chloe"]
    backend, kind = world.env.backend, ChannelType.PRIVATE_THREAD
    made = backend.create_thread(world.channel.id, "secret", ann.id, type=kind)
    for user in (bob.id, backend.bot_user.id):
        backend.add_thread_member(made.id, user)
    await world.env.settle()
    [thread] = world.channel.threads
    await world.start("Ann", "Bob", channel=thread)
    table = await world.table(thread)
    for command in ("board", "game log"):
        answer = await chloe.slash(world.channel, command, table=table.id)
        assert f"I know no table {table.id}" in said(answer.response), command
    answer = await bob.slash(world.channel, "board", table=table.id)
    assert "I know no table" not in said(answer.response)
