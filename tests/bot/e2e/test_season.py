"""A season league: signing up, saying that one is in, tables in threads, standings, the end."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tables.model.clock import HOUR
from tables.model.guards import ManagedServer
from tables.model.invitations import DAY
from tables.model.table import UserRef
from tests.bot.club import looks_rarely
from tests.bot.e2e.seasons import (
    PEOPLE,
    begin_season,
    facts,
    later,
    manager,
    on_post,
    resign_all_but,
    sign_up,
)
from tests.bot.e2e.test_strangers import everything
from tests.bot.simulated import World, presses, simulated, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


@pytest.fixture(autouse=True)
def rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    looks_rarely(monkeypatch)


def letters(world: World, name: str) -> list[Any]:
    return letters_to(world, world[name].id)


def letters_to(world: World, user: int) -> list[Any]:
    return world.messages(world.env.backend.get_dm_channel(user))


def threads(world: World) -> list[Any]:
    """The threads below the channel."""
    found = world.env.backend.channels.values()
    return [one for one in found if one.is_thread and one.parent_id == world.channel.id]


async def gathered(world: World) -> Any:
    """Seven people have signed up, and it is asked whether they are in."""
    mara = manager(world)
    await begin_season(world, mara)
    for name in PEOPLE:
        await sign_up(world, name)
    await later(world, (await facts(world)).competition.confirms_at - world.now() + 1)
    return mara


async def begun(world: World) -> Any:
    """All of them are in, and it has started."""
    mara = await gathered(world)
    for name in PEOPLE:
        await on_post(world, name, "compin")
    await later(world, (await facts(world)).competition.starts_at - world.now() + 1)
    return mara


async def test_a_season_of_seven_with_a_stop_in_between(tmp_path: Path) -> None:
    async with simulated(tmp_path, PEOPLE) as world:
        await begun(world)
        found = await facts(world)
        assert found.competition.state == "running"
        post = words(world.with_control("compstand"))
        assert "Season 1 · Belfort" in post
        assert found.competition.secret not in post
        assert "has started" in words(letters(world, "Ann")[-1])
        for round_number in range(20):
            found = await facts(world)
            if found.competition.state != "running":
                break
            opened = [one for one in found.tables if one.state == "open"]
            assert opened
            busy = Counter(who for one in opened for who in one.people)
            assert max(busy.values()) <= 2
            if round_number == 1:
                await world.restart()
            winner = found.entrant(opened[0].seats[0]).user_id
            assert winner is not None
            await resign_all_but(world, opened[0].table_id or 0, winner)
            await later(world, 150)
        found = await facts(world)
        assert found.competition.state == "over"
        assert {one.state for one in found.tables} == {"finished"}
        assert sorted(one.rank or 0 for one in found.entrants) == [1, 2, 3, 4, 5, 6, 7]
        assert found.competition.secret in words(world.with_control("compstand"))
        assert "is over. You came in" in words(letters(world, "Bob")[-1])
        shown = everything(await on_post(world, "Bob", "compstand"))
        assert "Group 1 (division 1)" in shown
        assert "3 games" in shown
        threads = {one.table_id for one in found.tables}
        assert len(threads) == 7, "each table was opened once"


async def test_people_see_what_they_have_signed_up_for(tmp_path: Path) -> None:
    async with simulated(tmp_path, PEOPLE) as world:
        mara = manager(world)
        page = await begin_season(world, mara)
        assert page.ephemeral
        post = words(world.with_control("compsign"))
        assert "Groups of 7 play 3 games each at tables of 3" in post
        assert "Nobody has signed up yet" in post
        said = everything(await sign_up(world, "Ann", hours=["2", "3"]))
        assert "You have signed up for Season 1 · Belfort" in said
        await later(world, 30)
        assert "One person has signed up" in words(world.with_control("compsign"))
        mine = (await facts(world)).of_user(world["Ann"].id)
        assert mine is not None
        assert (mine.at_once, mine.hours) == (2, 0b1100)
        assert "no tables yet" in everything(await on_post(world, "Ann", "comptables"))
        assert "no standings before" in everything(await on_post(world, "Bob", "compstand"))
        page = await on_post(world, "Ann", "compout")
        assert "Do you want to leave" in everything(page)
        page = await world.press(world["Ann"], page.response, "compleave")
        assert "do not take part any more" in everything(page)
        refused = await on_post(world, "Ann", "compout")
        assert "You do not take part" in everything(refused)


async def test_everybody_is_asked_whether_they_are_in(tmp_path: Path) -> None:
    async with simulated(tmp_path, PEOPLE) as world:
        world.close_dms(world["Bob"])
        await gathered(world)
        question = letters(world, "Ann")[-1]
        assert "Are you in?" in words(question)
        answer = await world.press(world["Ann"].user, question, "compin")
        assert "You are in" in everything(answer)
        ping = world.with_control("compsee")
        assert f"<@{world['Bob'].id}>" in words(ping)
        page = await world.press(world["Bob"], ping, "compsee")
        assert "Are you in?" in everything(page)
        page = await world.press(world["Bob"], page.response, "compin")
        assert "You are in" in everything(page)
        await later(world, HOUR)
        states = Counter(one.state for one in (await facts(world)).entrants)
        assert states == {"in": 2, "signed_up": 5}
        await later(world, 2 * DAY)
        found = await facts(world)
        assert (found.competition.state, found.competition.trouble) == ("confirming", "few")
        assert "5 more people are needed" in words(world.with_control("compin"))


async def test_a_manager_lets_fewer_play_and_ends_a_season(tmp_path: Path) -> None:
    async with simulated(tmp_path, PEOPLE) as world:
        mara = await gathered(world)
        for name in PEOPLE[:5]:
            await on_post(world, name, "compin")
        await later(world, 2 * DAY)
        said = words(world.messages(world.env.backend.get_dm_channel(mara.id))[-1])
        assert "Too few people are in" in said
        page = await mara.slash(world.channel, "server season")
        page = await world.press(mara, page.response, "compsmall")
        assert "Smaller groups may play now" in everything(page)
        await later(world, 30)
        assert len((await facts(world)).tables) == 10
        listed = words((await mara.slash(world.channel, "host tables")).response)
        assert "belongs to Season 1" in listed
        assert "<@0>" not in listed
        page = await mara.slash(world.channel, "server season")
        page = await world.press(mara, page.response, "compend")
        page = await world.press(mara, page.response, "compended")
        assert "It is over." in everything(page)
        assert (await facts(world)).competition.state == "over"


@pytest.mark.sliced(10)
async def test_a_thread_is_used_again_although_somebody_has_left_meanwhile(tmp_path: Path) -> None:
    async with simulated(tmp_path, PEOPLE) as world:
        await gathered(world)
        for name in PEOPLE:
            await sign_up(world, name, most="4")
            await on_post(world, name, "compin")

        async def dead(*_: Any) -> None:
            raise RuntimeError("this process is dead")

        world.expected.append("competition 1 waits")
        setattr(world.service.competition_tables, "open", dead)  # noqa: B010 - it is no method now
        await later(world, (await facts(world)).competition.starts_at - world.now() + 1)
        [thread] = threads(world)
        found = await facts(world)
        name = found.entrant(found.tables[0].seats[0]).name
        assert name in thread.name
        page = await on_post(world, name, "compout")
        await world.press(world[name], page.response, "compleave")
        await world.restart()
        await later(world, 300)
        opened = [one for one in (await facts(world)).tables if one.table_id is not None]
        tables = [await world.service.views.table(one.table_id or 0) for one in opened]
        assert {one.channel_id for one in tables} == {one.id for one in threads(world)}
        assert thread.id in {one.channel_id for one in tables}
        assert len(tables) == len(threads(world))
        assert name not in thread.name


@pytest.mark.sliced(10)
async def test_nobody_drops_out_because_a_node_loses_the_server(tmp_path: Path) -> None:
    async with simulated(tmp_path, PEOPLE) as world:
        await gathered(world)
        for name in PEOPLE:
            await on_post(world, name, "compin")
        tables, lost = world.service.competition_tables, list[int]()
        claim = tables.claim

        async def claimed(table: Any) -> bool:
            guild = world.bot.get_guild(world.guild.id)
            if guild is not None:  # its shard goes to another node
                world.bot._connection._remove_guild(guild)
                lost.append(guild.id)
            return await claim(table)

        setattr(tables, "claim", claimed)  # noqa: B010 - it is no method now
        await later(world, (await facts(world)).competition.starts_at - world.now() + 1)
        assert lost
        await world.restart()
        await later(world, 300)
        found = await facts(world)
        assert {one.state for one in found.entrants} == {"in"}
        assert any(one.state == "open" for one in found.tables)


@pytest.mark.sliced(10)
async def test_that_two_people_avoid_each_other_is_said_to_nobody_but_the_manager(
    tmp_path: Path,
) -> None:
    async with simulated(tmp_path, (*PEOPLE, "Hal")) as world:
        mara = manager(world)
        await begin_season(world, mara)
        avoided = UserRef(world["Ann"].id, "Ann")
        await world.service.wishes.avoid(world["Bob"].id, [avoided])
        for name in PEOPLE:
            await sign_up(world, name)
        await later(world, (await facts(world)).competition.confirms_at - world.now() + 1)
        for name in PEOPLE:
            await on_post(world, name, "compin")
        await later(world, 2 * DAY)
        assert (await facts(world)).competition.trouble == "apart"
        post = words(world.with_control("compin"))
        assert "Too few people are in" in post
        assert "One more person is needed" in post
        assert "placed together" not in post
        asked = letters_to(world, mara.id)
        assert sum("cannot be placed together" in words(letter) for letter in asked) == 1
        await sign_up(world, "Hal")
        await later(world, 150)
        assert (await facts(world)).competition.state == "running"
        assert "placed together" not in words(world.with_control("compstand"))
        shown = everything(await mara.slash(world.channel, "server season"))
        assert "placed together" not in shown, "the waiting list would tell who it is about"
        assert len(letters_to(world, mara.id)) == len(asked)


async def test_who_leaves_the_server_drops_out_and_a_lost_channel_lets_it_rest(
    tmp_path: Path,
) -> None:
    async with simulated(tmp_path, PEOPLE) as world:
        mara = await begun(world)
        found = await facts(world)
        planned = next(one for one in found.tables if one.state == "planned")
        gone = found.entrant(planned.seats[0])
        actor = next(a for a in world.people.values() if a.id == gone.user_id)
        world.env.backend.remove_member(world.guild.id, actor.id)
        for one in found.tables:
            if one.state == "open":
                with world.env._bot_scope():
                    server = ManagedServer(world.guild.id)
                    await world.service.hosting.abandon(one.table_id or 0, mara.id, server=server)
        await later(world, 300)
        assert (await facts(world)).entrant(gone.id).state == "dropped"
        world.delete_channel(world.channel)
        await later(world, 300)
        assert (await facts(world)).competition.trouble == "gone"
        said = words(world.messages(world.env.backend.get_dm_channel(mara.id))[-1])
        assert "My channel for it is gone" in said


async def test_what_cannot_be_begun_is_refused(tmp_path: Path) -> None:
    async with simulated(tmp_path, PEOPLE[:2]) as world:
        mara = manager(world)
        said = everything(await begin_season(world, mara, size=5))
        assert "5" in said or "posted" in said
        page = await mara.slash(world.channel, "server season", game="belfort")
        assert "`starts`" in everything(page)
        page = await mara.slash(world.channel, "server season")
        assert presses(page.response) or "None is under way" in everything(page)
