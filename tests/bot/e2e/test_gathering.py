"""Lobbies that are managed: who is invited, taken out, and how a game starts by itself."""

from __future__ import annotations

from typing import Any

import pytest

from bot.widgets import ids, limits
from tables.model.paces import PACES
from tests.bot.e2e.test_strangers import everything
from tests.bot.simulated import World, presses, there, words

pytestmark = pytest.mark.usefixtures("plain_pictures")
GAME = "tta-new-story"
PEOPLE = 5
"""The type of a menu that lists people."""


async def opened(world: World, *names: str, game: str = GAME) -> None:
    """Ann opens a lobby, and others join."""
    await world["Ann"].slash(world.channel, "game new", game=game)
    for name in names:
        await world.press(world[name], world.with_control("join"), "join")


async def gathering(world: World, name: str = "Ann") -> Any:
    """The page on which the host says who plays."""
    options = await world.press(world[name], world.with_control("options"), "options")
    return await world.press(world[name], options.response, "gather")


async def choose(world: World, page: Any, op: str, value: str, name: str = "Ann") -> Any:
    [found] = [
        p
        for p in presses(page.response)
        if p.parsed.op == op and p.value is not None and ids.unmarked(p.value) == value
    ]
    return await world[name].select(page.response, [found.value], custom_id=found.custom_id)


async def invite(world: World, *names: str, by: str = "Ann") -> Any:
    page = await world.press(world[by], world.with_control("invite"), "invite")
    shown = there(page.response)
    [menu] = [c for c in limits.walk(shown.components) if c["type"] == PEOPLE]
    people = [world[name] for name in names]
    return await world[by].select(shown, people, custom_id=menu["custom_id"])


def invitation(world: World) -> Any:
    return there(world.with_control("askyes"))


async def test_people_are_invited_and_answer(world: World) -> None:
    await opened(world)
    answer = await invite(world, "Bob", "Chloe")
    assert "Invited: Bob and Chloe" in words(answer.response)
    post = invitation(world)
    assert world.posted[-1].pinged == (world["Bob"].id, world["Chloe"].id)
    assert "Through the Ages" in words(post)
    lobby = words(world.with_control("join"))
    assert "Bob · invited" in lobby
    assert "Chloe · invited" in lobby
    joined = await world.press(world["Bob"], post, "askyes")
    assert "You joined" in everything(joined)
    await world.press(world["Chloe"], post, "askno")
    lobby = words(world.with_control("join"))
    assert "· invited" not in lobby
    assert (await world.table()).names == ("Ann", "Bob")
    told = [words(m) for m in world.messages()]
    assert not any("Chloe" in said and "not" in said.lower() for said in told if said != lobby)
    stranger = await world.press(world["Dimitri"], post, "askyes")
    assert "no open invitation" in everything(stranger)


async def test_only_those_who_sit_there_invite(world: World) -> None:
    await opened(world, "Bob")
    refused = await world.press(world["Chloe"], world.with_control("invite"), "invite")
    assert "no seat" in everything(refused)
    answer = await invite(world, "Chloe", by="Bob")
    assert "Invited: Chloe" in words(answer.response)
    again = await invite(world, "Chloe", by="Bob")
    assert "invited already" in everything(again)
    seated = await invite(world, "Bob")
    assert "already has a seat" in words(seated.response)


async def test_the_host_takes_somebody_out_who_is_told(world: World) -> None:
    await opened(world, "Bob")
    page = await gathering(world)
    page = await choose(world, page, "takeout", str(world["Bob"].id))
    assert (await world.table()).names == ("Ann",)
    dm = world.env.backend.get_dm_channel(world["Bob"].id)
    assert "took you out" in words(world.messages(dm)[-1])
    refused = await world.press(world["Bob"], world.with_control("join"), "join")
    assert "took you out" in everything(refused)
    assert not any(p.parsed.op == "takeout" for p in presses(page.response))


async def test_a_guest_cannot_arrange_a_lobby(world: World) -> None:
    await opened(world, "Bob")
    options = await world.press(world["Bob"], world.with_control("options"), "options")
    refused = await world.press(world["Bob"], options.response, "gather")
    assert "Only the host" in everything(refused)


async def test_a_lobby_says_what_its_host_chose(world: World) -> None:
    await opened(world)
    page = await gathering(world)
    for op, value in (("tablepace", "daily"), ("meantfor", "learners"), ("joins", "asked")):
        page = await choose(world, page, op, value)
    window = await world.press(world["Ann"], page.response, "tablename")
    await world["Ann"].submit_modal(window, {"name": "Friday *club*"})
    lobby = words(world.with_control("join"))
    assert "Table 1 · Friday" in lobby
    assert "Friday *club*" not in lobby
    for said in ("A turn a day", "Beginners are welcome", "Only people who were invited"):
        assert said in lobby
    assert await world.bot.reminders.rules(1) == PACES["daily"]
    refused = await world.press(world["Bob"], world.with_control("join"), "join")
    assert "Ask a player for an invitation" in everything(refused)


async def test_a_game_starts_by_itself_when_all_seats_are_taken(world: World) -> None:
    await opened(world, "Bob", game="antike-duellum")
    assert (await world.table()).status == "lobby"
    await world.press(world["Bob"], world.with_control("leave"), "leave")
    await choose(world, await gathering(world), "full", "y")
    assert "Starts by itself" in words(world.with_control("join"))
    await world.press(world["Bob"], world.with_control("join"), "join")
    assert (await world.table()).status == "running"
    assert world.board().attachments


async def test_all_options_of_every_game_fit_one_message(world: World) -> None:
    for game in ("tta-first-edition", "belfort", "tzolkin", "antike-duellum"):
        channel = world.guild.create_text_channel(game)
        await world["Ann"].slash(channel, "game new", game=game)
        lobby = world.with_control("options", channel)
        options = await world.press(world["Ann"], lobby, "options")
        assert any(p.parsed.op == "gather" for p in presses(options.response))
