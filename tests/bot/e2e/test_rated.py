"""Rated lobbies, and managers who take a result out."""

from __future__ import annotations

import discord
import pytest
from simcord import MemberActor

from engine.core import Resign
from tests.bot.e2e.test_following import end
from tests.bot.e2e.test_gathering import choose, gathering, invitation, invite, opened
from tests.bot.e2e.test_strangers import everything
from tests.bot.simulated import World, words

pytestmark = pytest.mark.usefixtures("plain_pictures")
ANTIKE = "antike-duellum"


def manager(world: World, name: str = "Mara") -> MemberActor:
    may = discord.Permissions(manage_guild=True)
    role = world.guild.create_role(f"Mods of {name}", permissions=may)
    return world.guild.add_member(world.env.create_user(name), roles=[role])


async def rate(world: World, value: str = "y") -> str:
    """Ann chooses whether her table is rated; what the page says then."""
    return words((await choose(world, await gathering(world), "rated", value)).response)


async def test_a_rated_lobby_says_so_beside_join(world: World) -> None:
    await opened(world, game=ANTIKE)
    assert "counts for ratings" not in words(world.with_control("join"))
    await rate(world)
    assert "the result counts for ratings" in words(world.with_control("join"))
    listed = await world["Chloe"].slash(world.channel, "find")
    assert "rated" in words(listed.response)
    await invite(world, "Bob")
    assert "the result counts for ratings" in words(invitation(world))
    await world.press(world["Bob"], world.with_control("join"), "join")
    await world.press(world["Ann"], world.with_control("start"), "start")
    table = await world.table()
    assert (table.status, table.rated) == ("running", True)
    close = await world["Ann"].slash(world.channel, "host close")
    assert "has to agree" in words(close.response)
    assert (await world.table()).status == "running"
    await end(world)
    found = await world.service.results.of_game(table.id)
    assert found is not None
    assert found.counts


@pytest.mark.sliced(10)
async def test_another_game_is_rated_as_the_last_one(world: World) -> None:
    await opened(world, "Bob", game=ANTIKE)
    await rate(world)
    await world.press(world["Ann"], world.with_control("start"), "start")
    await end(world)
    said = await world.press(world["Bob"], world.with_control("again"), "again")
    assert "not rated" not in everything(said)
    table = await world.table()
    assert (table.status, table.rated, table.hints, table.poker_face) == (
        "lobby",
        True,
        "off",
        True,
    )
    assert "the result counts for ratings" in words(world.with_control("join"))
    assert "the result counts for ratings" in words(invitation(world)), "who is asked reads it"


async def test_another_game_is_unrated_where_ratings_are_off(world: World) -> None:
    await opened(world, "Bob", game=ANTIKE)
    await rate(world)
    await world.press(world["Ann"], world.with_control("start"), "start")
    await end(world)
    await manager(world).slash(world.channel, "server ratings", ratings="off")
    said = await world.press(world["Bob"], world.with_control("again"), "again")
    assert "Ratings are off on this server" in everything(said)
    assert not (await world.table()).rated
    assert "counts for ratings" not in words(world.with_control("join"))


async def test_another_game_of_an_unrated_one_is_unrated(world: World) -> None:
    await opened(world, "Bob", game=ANTIKE)
    await world.press(world["Ann"], world.with_control("start"), "start")
    await end(world)
    said = await world.press(world["Bob"], world.with_control("again"), "again")
    assert "rated" not in everything(said)
    assert not (await world.table()).rated


async def test_the_last_one_to_leave_a_rated_game_is_told_that_it_counts(world: World) -> None:
    await opened(world, game=ANTIKE)
    await rate(world)
    await world.press(world["Bob"], world.with_control("join"), "join")
    await world.press(world["Ann"], world.with_control("start"), "start")
    for name, asked in (("Bob", "A computer can play on"), ("Ann", "come after you")):
        page = await world[name].slash(world.channel, "game leave")
        assert asked in words(page.response)
        await world.press(world[name], page.response, "standup")
    await world.all_said()
    table = await world.table()
    assert table.status == "abandoned"
    said = [words(message) for message in world.messages()]
    assert any(f"<@{world['Ann'].id}> was the last to leave" in s for s in said)
    assert not any("ends without a result" in s for s in said)
    found = await world.service.results.of_game(table.id)
    assert found is not None
    assert [seat.user_id for seat in found.people] == [world["Ann"].id, world["Bob"].id]


async def test_a_lobby_that_is_rated_no_more_does_not_say_so(world: World) -> None:
    await opened(world, game=ANTIKE)
    await rate(world)
    await rate(world, "n")
    assert "counts for ratings" not in words(world.with_control("join"))


async def test_a_game_against_computers_alone_is_not_rated_and_says_so(world: World) -> None:
    await opened(world, game=ANTIKE)
    await rate(world)
    await world.add_computer(world["Ann"])
    await world.press(world["Ann"], world.with_control("start"), "start")
    await world.all_said()
    assert not (await world.table()).rated
    said = [words(message) for message in world.messages()]
    assert any("does not count for ratings. Ratings need at least two people." in s for s in said)


async def test_a_manager_takes_a_result_out_and_the_log_shows_why(world: World) -> None:
    mara = manager(world)
    await world.start("Ann", "Bob", game=ANTIKE)
    refused = await mara.slash(world.channel, "server void", table=1, reason="a trial")
    assert "Only finished games" in everything(refused)
    await end(world)
    said = await mara.slash(world.channel, "server void", table=1, reason="a *trial*")
    assert "no longer counts" in words(said.response)
    found = await world.service.results.of_game(1)
    assert found is not None
    assert found.voided_because == "a *trial*"
    log = words((await world["Bob"].slash(world.channel, "game log")).response)
    assert "took this result out" in log
    assert "*trial*" not in log.replace("\\*trial\\*", "")
    again = await mara.slash(world.channel, "server void", table=1, reason="a trial")
    assert "already" in everything(again)


async def test_a_manager_who_has_played_needs_another_one(world: World) -> None:
    mara = manager(world)
    await opened(world, game=ANTIKE)
    await world.press(mara, world.with_control("join"), "join")
    await world.press(world["Ann"], world.with_control("start"), "start")
    await world.quickly([(0, Resign())])
    refused = await mara.slash(world.channel, "server void", table=1, reason="I lost")
    assert "Ask another manager" in everything(refused)
    found = await world.service.results.of_game(1)
    assert found is not None
    assert found.voided_because is None
