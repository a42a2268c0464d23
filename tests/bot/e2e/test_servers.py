"""What happens to servers: messages and channels vanish, people leave, the bot is thrown out."""

from __future__ import annotations

import random

import discord
import pytest
from simcord import MemberActor

from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, simulated, words

GAME = "antike-duellum"


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


async def running(world: World) -> tuple[MemberActor, MemberActor]:
    """A game in which the first one is asked and the second one is not."""
    await world.start("Ann", "Bob", options={"turn_limit": 50})
    [asked] = await world.asked()
    return asked, next(a for a in (world["Ann"], world["Bob"]) if a is not asked)


async def turn(world: World, actor: MemberActor) -> None:
    await Clicker(world, actor, random.Random(2)).turn()


async def turn_by_command(world: World, actor: MemberActor) -> None:
    """Take a turn without any public message."""
    clicker = Clicker(world, actor, random.Random(2))
    answer = await actor.slash(world.channel, "turn")
    while actor in await world.asked():
        assert answer.response is not None
        await clicker.press(answer.response, clicker.rng.choice(clicker.units(answer.response)))
        answer = await actor.slash(world.channel, "turn")


async def test_the_board_message_is_deleted(world: World) -> None:
    actor, other = await running(world)
    world.delete_message(world.board())
    await turn_by_command(world, actor)
    assert world.pings(other) == 1
    await turn(world, other)


async def test_the_lobby_message_is_deleted(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    world.delete_message(world.with_control("join"))
    await world["Bob"].slash(world.channel, "turns")
    await world.press(world["Bob"], world.with_control("join"), "join")
    await world.press(world["Ann"], world.with_control("start"), "start")
    assert world.board().attachments


async def test_the_panel_is_dismissed_and_opened_again(world: World) -> None:
    actor, _ = await running(world)
    first = await world.open_panel(actor)
    world.delete_message(first)
    second = await world.open_panel(actor)
    assert [p.label for p in presses(first)] == [p.label for p in presses(second)]


async def test_the_channel_is_deleted_and_the_game_goes_on_in_private(world: World) -> None:
    world.expected += ["given up", "gone"]
    actor, other = await running(world)
    panel = await world.open_panel(actor)
    assert presses(panel)
    world.delete_channel(world.channel)
    dm = actor.user.dm_channel
    shown = await actor.user.slash("turn")
    clicker = Clicker(world, actor, random.Random(2))
    table = (await world.service.views.tables_of(actor.id))[0]
    for _ in range(60):
        position = await world.service.views.position(table.id, actor.id)
        if not position.decisions:
            break
        unit = clicker.rng.choice(clicker.units(shown.response))
        if unit[0].value is None:
            shown = await actor.user.click(shown.response, custom_id=unit[0].custom_id)
        else:
            shown = await actor.user.select(
                shown.response, [unit[0].token], custom_id=unit[0].custom_id
            )
    position = await world.service.views.position(table.id, other.id)
    assert position.decisions, "the other one is asked"
    status = await other.user.slash("turns")
    assert "It is your turn" in words(status.response)
    assert dm.id


async def test_a_table_of_a_deleted_channel_does_not_stop_others(world: World) -> None:
    world.expected += ["given up", "gone"]
    actor, _ = await running(world)
    other_room = world.guild.create_text_channel("table-2")
    await world.start("Chloe", "Dimitri", channel=other_room)
    world.delete_channel(world.channel)
    shown = await actor.slash(other_room, "turn", table=1)
    clicker = Clicker(world, actor, random.Random(2))
    while (await world.service.views.position(1, actor.id)).decisions:
        assert shown.response is not None
        await clicker.press(shown.response, clicker.rng.choice(clicker.units(shown.response)))
        shown = await actor.slash(other_room, "turn", table=1)
    await world.press(world["Chloe"], world.board(other_room), "turn")
    assert world.pings(world["Chloe"]) + world.pings(world["Dimitri"]) == 1


async def test_a_player_leaves_the_server_and_is_replaced(world: World) -> None:
    actor, other = await running(world)
    host = world["Ann"]
    world.guild.remove_member(actor)
    if actor is host:
        chloe = world["Chloe"]
        role = world.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
        world.env.backend.add_member_role(world.guild.id, other.id, role.id)
        answer = await other.slash(world.channel, "host replace", seat=str(1), player=chloe.user)
    else:
        chloe = world["Chloe"]
        answer = await host.slash(world.channel, "host replace", seat="2", player=chloe.user)
    assert chloe.mention in words(answer.response)
    await world.press(chloe, world.with_control("takeseat"), "takeseat")
    assert await world.asked() == [chloe]
    assert world.pings(chloe) == 2, "invited, and asked"
    await turn(world, chloe)
    assert await world.asked() == [other]


@pytest.mark.sliced(10)
async def test_a_seat_is_given_to_a_computer(world: World) -> None:
    actor, other = await running(world)
    world.guild.remove_member(other)
    number = 1 if other is world["Ann"] else 2
    role = world.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    world.env.backend.add_member_role(world.guild.id, actor.id, role.id)
    await actor.slash(world.channel, "host replace", seat=str(number))
    assert (await world.table()).seats[number - 1].computer
    clicker = Clicker(world, actor, random.Random(2))
    for _ in range(20):
        panel = await world.open_panel(actor)
        await clicker.press(panel, clicker.rng.choice(clicker.units(panel)))
        assert await world.asked() == [actor]


async def test_an_outsider_may_not_replace_or_abandon(world: World) -> None:
    await running(world)
    chloe = world["Chloe"]
    for command, options in (("host replace", {"seat": "1"}), ("host close", {})):
        answer = await chloe.slash(world.channel, command, **options)
        assert "Only the host of this table or a server manager" in words(answer.response)
    assert (await world.table()).status == "running"


async def test_the_bot_is_kicked_and_invited_again(world: World) -> None:
    world.expected += ["given up"]
    actor, other = await running(world)
    panel = await world.open_panel(actor)
    world.kick_bot()
    clicker = Clicker(world, actor, random.Random(2))
    await clicker.press(panel, clicker.rng.choice(clicker.units(panel)))
    await world.restart()
    world.invite_bot()
    await world.advance(3600)
    if actor in await world.asked():
        await turn(world, actor)
    await world.advance(3600)
    assert await world.asked() == [other]
    assert world.pings(other) == 1
    await turn(world, other)


@pytest.mark.parametrize(
    "lacking", ["view_channel", "send_messages", "attach_files", "read_message_history"]
)
async def test_a_missing_permission_is_told_before_anything_happens(
    world: World, lacking: str
) -> None:
    world.forbid(world.channel, **{lacking: False})
    answer = await world["Ann"].slash(world.channel, "game new", game=GAME)
    assert lacking.replace("_", " ").title() in words(answer.response)
    assert await world.service.views.table_in(world.channel.id) is None


async def test_permissions_lost_in_mid_game_are_waited_for(world: World) -> None:
    actor, other = await running(world)
    world.forbid(world.channel, send_messages=False)
    await turn(world, actor)
    assert await world.asked() == [other]
    assert world.pings(other) == 0
    world.forbid(world.channel)
    await world.advance(60)
    assert world.pings(other) == 1


async def test_threads_cannot_be_opened_without_permission(world: World) -> None:
    world.forbid(world.channel, create_public_threads=False)
    answer = await world["Ann"].slash(world.channel, "game new", game=GAME, thread=True)
    assert "Create Public Threads" in words(answer.response)
    assert world.channel.threads == []


async def test_a_manager_may_abandon(world: World) -> None:
    await running(world)
    role = world.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    chloe = world["Chloe"]
    world.env.backend.add_member_role(world.guild.id, chloe.id, role.id)
    asked = await chloe.slash(world.channel, "host close")
    assert (await world.table()).status == "running", "it asks first"
    await world.press(chloe, asked.response, "close")
    assert (await world.table()).status == "running"
    asked = await chloe.slash(world.channel, "host close")
    await world.press(chloe, asked.response, "abandon")
    assert (await world.table()).status == "abandoned"
    assert "closed this table" in words(world.messages()[-2])
    await world.start("Ann", "Bob")


async def test_names_mention_nobody_and_format_nothing(tmp_path: object) -> None:
    from pathlib import Path

    names = ("@everyone", "**bold** <@&123>", "[x](http://evil.example)", "‮txet‬\n# big")
    assert isinstance(tmp_path, Path)
    async with simulated(tmp_path, people=names) as world:
        await world.start(names[0], names[1], options={"turn_limit": 2})
        everyone, mentioned = [], []
        while (await world.table()).status == "running":
            [actor] = await world.asked()
            await Clicker(world, actor, random.Random(1)).turn()
        for message in world.messages():
            stored = world.env.backend.get_message(message.channel_id, message.id)
            everyone.append(stored.mention_everyone)
            mentioned += stored.ping_role_ids
            for text in [c.get("content", "") for c in _walk(message.components)]:
                assert "@everyone" not in text
                assert "<@&123>" not in text.replace("\\<", "")
        assert not any(everyone)
        assert mentioned == []


async def test_no_privileged_intent_is_asked_for(world: World) -> None:
    intents = world.bot.intents
    assert not intents.message_content
    assert not intents.members
    assert not intents.presences


def _walk(components: list[dict[str, object]]) -> list[dict[str, str]]:
    from bot.widgets import limits

    return [dict(c) for c in limits.walk(components)]


async def test_a_bot_without_a_server_tells_its_host_how_to_invite_it(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO", "bot.app"):
        await world.restart()
        assert "connected to Discord as" in caplog.text
        assert "servers: 1" in caplog.text
        assert "invite the bot" not in caplog.text
        world.kick_bot()
        await world.env.settle()
        await world.bot.on_ready()
    assert f"client_id={world.bot.application_id}" in caplog.text
