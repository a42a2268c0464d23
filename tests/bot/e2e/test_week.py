"""The deal of a week: on a server that wants it, two people play the same one alone."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import pytest
from simcord import ChannelHandle, MemberActor

from bot.widgets.ids import ControlId
from engine import registry
from tables.maintenance import doctor
from tables.model import weeks
from tables.model.errors import UserError
from tables.operations import weeks as operations
from tests.bot.club import looks_rarely
from tests.bot.e2e.seasons import manager
from tests.bot.e2e.test_boards import letters
from tests.bot.e2e.test_practice import private_threads
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.players import Clicker, play_to_the_end
from tests.bot.simulated import World, presses, there, words

pytestmark = [pytest.mark.usefixtures("plain_pictures"), pytest.mark.sliced(10)]


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each week has a short game of two."""
    looks_rarely(monkeypatch)
    monkeypatch.setattr(operations, "games", lambda: ("antike-duellum",))


async def later(world: World, at: float) -> None:
    """It is so late, and what the keeper of weeks does then is done."""
    await world.advance(max(at - world.now(), 0.0))
    world.bot.weeks.lookout.again()
    for _ in range(500):
        await world.env.settle()
        if not world.bot.weeks.lookout.looking:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the keeper is still at it")


def monday(world: World, weeks_on: int = 1) -> float:
    return weeks.opens_at(weeks.number_at(world.now()) + weeks_on)


async def switched_on(world: World) -> MemberActor:
    """It is Monday, and a manager wants the deals in the channel."""
    world.service.repository.figures = {"antike-duellum": {"turn_limit": 4}}
    await later(world, monday(world) + 60)
    mara = manager(world)
    page = await mara.slash(world.channel, "server week", channel=world.channel)
    assert f"Each Monday I post a deal in <#{world.channel.id}>" in everything(page)
    await later(world, world.now())
    return mara


def announced(world: World) -> Any:
    return world.with_control("weekplay")


async def pressed(world: World, name: str) -> Any:
    return await world.press(world[name], announced(world), "weekplay")


def thread_of(world: World, name: str) -> ChannelHandle:
    [found] = [
        one
        for one in private_threads(world)
        if world[name].id in world.env.backend.channels[one.id].thread_members
    ]
    return found


def results(world: World) -> list[str]:
    return [said for said in map(words, world.messages()) if "· results" in said]


async def to_the_end(world: World, name: str, seed: int) -> None:
    home, world.channel = world.channel, thread_of(world, name)
    await play_to_the_end(world, [Clicker(world, world[name], random.Random(seed))])
    await world.all_said()
    world.channel = home


async def test_nothing_is_posted_until_a_manager_wants_it(world: World) -> None:
    await later(world, monday(world) + 60)
    await later(world, monday(world) + 60)
    assert world.messages() == []
    mara = manager(world)
    page = await mara.slash(world.channel, "server week")
    assert "There is no week's deal on this server" in everything(page)
    assert await world.service.weeks.servers() == []


async def test_a_week_of_two_people_with_a_stop_in_between(world: World) -> None:
    await switched_on(world)
    post = words(announced(world))
    assert "The week's deal · Antike Duellum" in post
    assert "alone against one computer. It is the same for everybody" in post
    [week] = await world.service.weeks.unsaid()
    assert week.seal in post
    assert week.secret not in post

    answer = await pressed(world, "Ann")
    assert there(answer.response).ephemeral
    assert "Your table is ready" in everything(answer)
    ann = thread_of(world, "Ann")
    assert set(world.env.backend.channels[ann.id].thread_members) == {
        world["Ann"].id,
        world.env.backend.bot_user.id,
    }
    first = "\n".join(words(message) for message in world.messages(ann))
    assert "this is your try at the week's deal" in first
    assert week.seal in first
    assert "hint" not in [p.parsed.op for m in world.messages(ann) for p in presses(m)]
    await to_the_end(world, "Ann", 4)
    assert (await world.table(ann)).status == "finished"
    ending = [p.parsed.op for m in world.messages(ann) for p in presses(m)]
    assert "again" not in ending
    assert "recordof" not in ending
    refused = await pressed(world, "Ann")
    assert "You have had your try" in everything(refused)
    assert len(private_threads(world)) == 1

    await later(world, world.now() + 2 * 86_400)
    await world.restart()
    assert len([m for m in world.messages() if "weekplay" in ops(m)]) == 1
    await pressed(world, "Bob")
    again = await pressed(world, "Bob")
    assert "You are playing this deal already" in everything(again)
    assert len(private_threads(world)) == 2
    bob = thread_of(world, "Bob")
    mine, theirs = await world.table(ann), await world.table(bob)
    rebuild = world.service.repository.steps.rebuild
    rules = registry.rules(mine.game)
    assert (await rebuild(mine, rules, 0)).state == (await rebuild(theirs, rules, 0)).state
    assert results(world) == []
    said = "\n".join(words(m) for m in world.messages())
    assert "points" not in said, "nothing is told before Sunday"

    await later(world, week.closes_at + 1)
    [told] = results(world)
    assert re.search(r"\*\*1\.\*\* Ann · \d+ points? · place [12] of 2 at the table", told), told
    assert "Not played to the end: Bob" in told
    assert week.secret in told
    assert week.seal in told
    assert all("weekplay" not in ops(m) for m in world.messages()), "nobody can begin any more"
    await world.restart()
    await later(world, world.now() + 3_600)
    assert len(results(world)) == 1, "they are told once"

    await later(world, monday(world) + 60)
    assert week.seal not in words(announced(world)), "the next deal is another one"
    await world.all_said()
    assert doctor.examine(world.where, registry.rules).findings == []


def ops(message: Any) -> list[str]:
    return [p.parsed.op for p in presses(message)]


async def test_both_results_tell_where_the_points_came_from(world: World) -> None:
    await switched_on(world)
    for name, seed in (("Ann", 4), ("Bob", 9)):
        await pressed(world, name)
        await to_the_end(world, name, seed)
    [week] = await world.service.weeks.unsaid()
    tries = await world.service.weeks.tries(week)
    await later(world, week.closes_at + 1)
    [told] = results(world)
    for rank, one in weeks.ranked(tries):
        assert f"**{rank}.** {one.name} · {one.total} point" in told
    for code, count in (tries[0].points or {}).items():
        assert count == 0 or str(count) in told, code
    assert "Not played" not in told


async def test_a_stop_while_the_results_are_posted_posts_them_once(world: World) -> None:
    await switched_on(world)
    [week] = await world.service.weeks.unsaid()
    world.wire.fail("POST", f"*channels/{world.channel.id}/messages*", 500, times=None)
    await later(world, week.closes_at + 1)
    assert results(world) == []
    world.wire.mend()
    await world.restart()
    await later(world, week.closes_at + 3_600)
    [told] = results(world)
    assert "Nobody has played this deal" in told


async def test_after_it_is_switched_off_the_present_one_ends_as_announced(world: World) -> None:
    mara = await switched_on(world)
    [week] = await world.service.weeks.unsaid()
    refused = await forged(world, world["Ann"], str(ControlId("weekremove", 0)))
    assert "manage" in everything(refused)
    assert len(await world.service.weeks.servers()) == 1
    page = await mara.slash(world.channel, "server week")
    page = await world.press(mara, page.response, "weekremove")
    assert "There are no more deals" in everything(page)
    await later(world, week.closes_at + 1)
    assert len(results(world)) == 1
    await later(world, monday(world) + 60)
    assert await world.service.weeks.unsaid() == []


async def test_a_start_that_was_cut_off_goes_on_with_the_next_press(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await switched_on(world)
    with monkeypatch.context() as broken:

        async def stopped(table_id: int) -> None:
            raise UserError("lost_position")

        broken.setattr(world.service.weeks, "begin", stopped)
        await pressed(world, "Ann")
    ann = thread_of(world, "Ann")
    assert (await world.table(ann)).status == "lobby"
    await pressed(world, "Ann")
    assert (await world.table(ann)).status == "running"


async def test_a_channel_without_private_threads_is_refused(world: World) -> None:
    mara = manager(world)
    world.forbid(world.channel, create_private_threads=False)
    page = await mara.slash(world.channel, "server week", channel=world.channel)
    assert "Create Private Threads" in everything(page)
    assert await world.service.weeks.servers() == []


async def test_a_manager_hears_once_that_the_channel_is_gone(world: World) -> None:
    """The deal comes to the channel that they choose then."""
    await later(world, monday(world) - 3_600)
    mara, deals = manager(world), world.guild.create_text_channel("deals")
    await mara.slash(world.channel, "server week", channel=deals)
    await later(world, world.now())
    assert [letters(world, mara), world.messages(deals)] == [[], []], "on Sunday nothing begins"
    world.delete_channel(deals)
    await later(world, monday(world) + 60)
    await later(world, world.now() + 3_600)
    [said] = letters(world, mara)
    assert "The week's deal on Agora needs you. The channel was deleted." in said
    page = await mara.slash(world.channel, "server week")
    assert "The channel was deleted." in everything(page)
    await mara.slash(world.channel, "server week", channel=world.channel)
    await later(world, world.now())
    assert "The week's deal" in words(announced(world))
    assert len(letters(world, mara)) == 1


async def test_a_manager_hears_of_each_loss_of_permissions(world: World) -> None:
    mara = await switched_on(world)
    for count in (1, 2):
        world.forbid(world.channel, create_private_threads=False)
        await later(world, world.now() + 600)
        await later(world, world.now() + 600)
        assert len(letters(world, mara)) == count
        page = await mara.slash(world.channel, "server week")
        assert "Missing permissions: Create Private Threads" in everything(page)
        world.forbid(world.channel)
        await later(world, world.now() + 600)
    assert "I lack permissions in the channel" in letters(world, mara)[0]


async def test_a_manager_hears_that_discord_takes_nothing(world: World) -> None:
    mara = await switched_on(world)
    [week] = await world.service.weeks.unsaid()
    world.wire.fail("POST", f"*channels/{world.channel.id}/messages*", 403, code=50013, times=None)
    await later(world, week.closes_at + 1)
    await later(world, world.now() + 3_600)
    [said] = letters(world, mara)
    assert "Discord takes no messages from me in the channel" in said
    world.wire.mend()
    await later(world, world.now() + 600)
    assert len(results(world)) == 1
    [server] = await world.service.weeks.servers()
    assert server.trouble == ""


async def test_a_deal_that_could_not_be_announced_has_no_results(world: World) -> None:
    await later(world, monday(world) - 3_600)
    mara = manager(world)
    await mara.slash(world.channel, "server week", channel=world.channel)
    world.forbid(world.channel, send_messages=False)
    await later(world, monday(world) + 60)
    [week] = await world.service.weeks.unsaid()
    await later(world, week.opens_at + weeks.LATEST)
    world.forbid(world.channel)
    await later(world, world.now() + 600)
    assert world.messages() == [], "nobody would have time to play"
    await later(world, week.closes_at + 60)
    assert world.messages() == []


async def test_the_board_is_shown_nowhere_else_before_the_results(world: World) -> None:
    await switched_on(world)
    await pressed(world, "Ann")
    table = await world.table(thread_of(world, "Ann"))
    show = str(ControlId("showhere", table.id))
    refused = await forged(world, world["Ann"], show)
    assert "Others may still play this deal" in everything(refused)
    [week] = await world.service.weeks.unsaid()
    await later(world, week.closes_at + 1)
    shown = await forged(world, world["Ann"], show)
    assert "Others may still play" not in everything(shown)
