"""A time for a table, and the scheduled event that Discord shows for it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest

from tables.model.boards import EDITED
from tables.model.clock import HOUR
from tests.bot.e2e.test_boards import SOON, hide, opened, shown, with_board
from tests.bot.e2e.test_gathering import gathering
from tests.bot.e2e.test_strangers import everything
from tests.bot.simulated import World, words

pytestmark = pytest.mark.usefixtures("plain_pictures")
BERLIN = ZoneInfo("Europe/Berlin")


async def zone(world: World, name: str = "Ann") -> None:
    await world.bot.reminders.change_user(
        world[name].id, lambda user: replace(user, zone=BERLIN.key)
    )


async def plan(world: World, said: str, page: Any = None) -> Any:
    """Ann types when the game is to start."""
    page = page or await gathering(world)
    window = await world.press(world["Ann"], page.response, "startsat")
    return await world["Ann"].submit_modal(window, {"time": said})


def evening(world: World, days: int = 1) -> float:
    """20:00 in Berlin, so many days from today."""
    now = datetime.fromtimestamp(world.now(), BERLIN)
    day = datetime.fromordinal(now.toordinal() + days)
    return day.replace(hour=20, tzinfo=BERLIN).timestamp()


async def test_a_time_is_shown_to_everybody_in_their_own_zone(world: World) -> None:
    _, notices = await with_board(world)
    await opened(world)
    refused = await world.press(world["Ann"], (await gathering(world)).response, "startsat")
    assert "I need your time zone for that. Set it with /me settings" in everything(refused)
    await zone(world)
    page = await plan(world, "tomorrow 20:00")
    stamp = f"<t:{int(evening(world))}"
    assert f"Planned start: {stamp}:F>" in words(page.response)
    assert f"Planned start: {stamp}:F> ({stamp}:R>)" in words(world.with_control("join"))
    await world.advance(EDITED)
    assert f"starts {stamp}:f>" in shown(world, notices)
    found = await world["Bob"].slash(world.channel, "find")
    assert f"starts {stamp}:f>" in words(found.response)
    page = await plan(world, "some day", page)
    assert "Write it like today 20:00" in words(page.response)
    assert (await world.table()).starts_at == evening(world)
    window = await world.press(world["Ann"], page.response, "startsat")
    assert f"{datetime.fromtimestamp(evening(world), BERLIN):%Y-%m-%d} 20:00" in str(window.modal)
    page = await plan(world, "", page)
    assert "Planned start" not in words(page.response)
    assert "Planned start" not in words(world.with_control("join"))
    await plan(world, "tomorrow 20:00", page)
    await world.press(world["Bob"], world.with_control("join"), "join")
    await world.advance(48 * HOUR)
    assert (await world.table()).status == "lobby", "the time starts nothing"


# --- the event on the server ---------------------------------------------------------------------


def events(world: World) -> list[Any]:
    """The scheduled events of the server."""
    return list(world.env.backend.get_guild(world.guild.id).scheduled_events.values())


async def planned(world: World, said: str = "tomorrow 20:00") -> Any:
    """Ann opens a table and says when it starts."""
    await opened(world)
    await zone(world)
    page = await plan(world, said)
    await world.advance(SOON)
    return page


def start_of(event: Any) -> float:
    return datetime.fromisoformat(event.scheduled_start_time).timestamp()


async def test_a_planned_table_has_one_event_that_follows_it(world: World) -> None:
    page = await planned(world)
    [event] = events(world)
    assert event.name == "Through the Ages"
    assert event.entity_metadata["location"].startswith(
        f"https://discord.com/channels/{world.guild.id}/{world.channel.id}"
    )
    assert f"<#{world.channel.id}>" in event.description
    assert start_of(event) == evening(world)
    end = datetime.fromisoformat(event.scheduled_end_time).timestamp()
    assert end - start_of(event) == 3 * HOUR
    page = await plan(world, (world_day(world, 2) + " 21:00"), page)
    with world.env._bot_scope():
        await world.service.lobbies.arrange(1, world["Ann"].id, name="Club night")
    await world.advance(SOON)
    [changed] = events(world)
    assert changed.id == event.id
    assert changed.name == "Through the Ages · Club night"
    assert start_of(changed) == evening(world, 2) + HOUR
    await world.advance(4 * EDITED)
    assert len(calls(world, "POST")) == 1
    assert len(calls(world, "PATCH")) <= 2, "an event that is right is left alone"
    await plan(world, "", page)
    await world.advance(SOON)
    assert events(world) == []


def world_day(world: World, days: int) -> str:
    return f"{datetime.fromtimestamp(evening(world, days), BERLIN):%Y-%m-%d}"


def calls(world: World, method: str) -> list[str]:
    """The requests that make or change events."""
    path = f"/guilds/{world.guild.id}/scheduled-events"
    return [p for _, m, p in world.wire.times if m == method and p.startswith(path)]


@pytest.mark.parametrize("what", ["closes", "is not listed", "starts early", "is hidden"])
async def test_an_event_ends_with_what_it_tells_of(world: World, what: str) -> None:
    await planned(world)
    assert len(events(world)) == 1
    host = world["Ann"].id
    if what == "closes":
        with world.env._bot_scope():
            await world.service.hosting.abandon(1, host)
    elif what == "is not listed":
        with world.env._bot_scope():
            await world.service.lobbies.arrange(1, host, joins="here")
    elif what == "is hidden":
        hide(world, world.channel)
        world.env.backend.announce_channel_update(world.channel.id)
        await world.advance(EDITED)
    else:
        await world.press(world["Bob"], world.with_control("join"), "join")
        await world.press(world["Ann"], world.with_control("start"), "start")
    await world.advance(SOON)
    assert events(world) == []


async def test_a_game_that_starts_in_time_keeps_its_event(world: World) -> None:
    await planned(world)
    await world.press(world["Bob"], world.with_control("join"), "join")
    await world.advance(evening(world) - world.now() + 60)
    await world.press(world["Ann"], world.with_control("start"), "start")
    await world.advance(EDITED)
    assert [event.status for event in events(world)] == [2], "it is under way"
    await world.advance(4 * HOUR)
    assert calls(world, "DELETE") == []
    assert await world.service.events.servers() == []


async def test_without_the_permission_the_time_does(world: World) -> None:
    bot = world.env.backend.get_guild(world.guild.id)
    may = discord.Permissions.all()
    may.update(administrator=False, create_events=False)
    before = permit(world, bot, may)
    await planned(world)
    assert events(world) == []
    assert calls(world, "POST") == []
    assert "Planned start" in words(world.with_control("join"))
    permit(world, bot, discord.Permissions(before))
    await world.advance(EDITED)
    assert len(events(world)) == 1, "once the manager allows it"


def permit(world: World, guild: Any, may: discord.Permissions) -> int:
    """Give the bot these permissions on a server; those that it had."""
    me = guild.members[world.env.backend.bot_user.id]
    [role] = [guild.roles[number] for number in me.role_ids if number != guild.id]
    before: int = role.permissions
    world.env.backend.edit_role(guild.id, role.id, {"permissions": may.value})
    return before


@pytest.mark.parametrize(("status", "code", "tries"), [(400, 30038, 1), (400, 50035, 2)])
async def test_an_event_that_discord_refuses_is_let_be(
    world: World, status: int, code: int, tries: int
) -> None:
    path = f"/guilds/{world.guild.id}/scheduled-events"
    fault = world.wire.fail("POST", path, status, code=code, times=None)
    page = await planned(world)
    await world.advance(3 * EDITED)
    assert fault.hits == tries
    assert "Planned start" in words(world.with_control("join"))
    await plan(world, "", page)
    await world.advance(SOON)
    assert await world.service.events.servers() == []


async def test_a_refused_event_is_tried_in_a_simpler_form(world: World) -> None:
    path = f"/guilds/{world.guild.id}/scheduled-events"
    world.wire.fail("POST", path, 400, code=50035)
    await planned(world)
    [event] = events(world)
    assert (event.name, event.description) == ("Through the Ages", None)


async def test_a_bot_that_dies_while_it_makes_an_event_finds_it_again(world: World) -> None:
    await planned(world)
    [event] = events(world)
    sql = "UPDATE games SET event_id = :none, event_shown = ''"
    await world.service.store.write(lambda db: db.execute(sql, {"none": None}) and None)
    await world.restart()
    await world.advance(EDITED + SOON)
    assert [one.id for one in events(world)] == [event.id]
    with world.env._bot_scope():
        await world.service.hosting.abandon(1, world["Ann"].id)
    await world.advance(SOON)
    assert events(world) == []


async def test_an_event_that_a_manager_deleted_stays_away(world: World) -> None:
    page = await planned(world)
    [event] = events(world)
    world.env.backend.delete_scheduled_event(world.guild.id, event.id)
    await world.advance(3 * EDITED)
    assert events(world) == []
    await plan(world, "tomorrow 21:00", page)
    await world.advance(SOON)
    assert [start_of(one) for one in events(world)] == [evening(world) + HOUR]


async def test_of_nodes_that_see_the_same_table_one_makes_its_event(world: World) -> None:
    await opened(world)
    with world.env._bot_scope():
        await world.service.lobbies.plan(1, world["Ann"].id, evening(world))
    [found] = await world.service.events.on(world.guild.id)
    assert await world.service.events.claim(found)
    assert not await world.service.events.claim(found)
    await world.advance(SOON)
    assert events(world) == [], "the other one is at it"
    await world.advance(EDITED)
    assert len(events(world)) == 1, "it has stopped"
