"""A time for a table, and the scheduled event that Discord shows for it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tables.model.boards import EDITED
from tables.model.clock import HOUR
from tests.bot.e2e.test_boards import opened, shown, with_board
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
