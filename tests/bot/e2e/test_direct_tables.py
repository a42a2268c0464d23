"""Tables without a channel: friends without a server open one, invite each other, and play it in
direct messages alone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from simcord import ResponseMessage, UserHandle

from bot.features.lobby import direct
from tables.maintenance.doctor import examine
from tests.bot.e2e.test_everywhere import heard
from tests.bot.e2e.test_strangers import everything
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, there, words
from tests.bot.ways import prefer

pytestmark = [pytest.mark.usefixtures("plain_pictures", "toy"), pytest.mark.sliced(10)]
GAME = "skirmish"
FRIENDS = ("Zoe", "Max", "Lea", "Tim")
CODE = re.compile(r"\d+-[0-9A-Z]{8}")


@pytest.fixture
def friends(world: World) -> dict[str, UserHandle]:
    """People who share no server with the bot, but have added it to their apps."""
    world.installs.written_to = True
    found = {name: world.env.create_user(name.lower(), global_name=name) for name in FRIENDS}
    world.installs.add(*found.values())
    return found


def letters(world: World, person: Any) -> list[ResponseMessage]:
    """The direct messages of somebody, oldest first."""
    user = getattr(person, "user", person)
    return world.messages(user.dm_channel)


def newest(world: World, person: Any, op: str) -> ResponseMessage:
    """The newest direct message that has a control of this kind."""
    for message in reversed(letters(world, person)):
        if any(p.parsed.op == op for p in presses(message)):
            return message
    raise AssertionError([words(m) for m in letters(world, person)])


def lobby(world: World, person: Any) -> str:
    return words(newest(world, person, "leave"))


async def opened(world: World, host: Any, **options: str) -> str:
    """Somebody opens a table in the bot's direct messages; what they send to friends."""
    answer = await host.slash("game new", game=GAME, **options)
    heard(answer)
    said = words(answer.response)
    assert "It has no channel" in said
    return said.split("```")[1].strip()


async def gathered(world: World, people: dict[str, UserHandle], **options: str) -> None:
    """The first one opens a table, the others join, and the game starts."""
    host, *others = people.values()
    share = await opened(world, host, **options)
    for friend in others:
        heard(await friend.slash("turns", invitation=share))
    await world.press(host, newest(world, host, "start"), "start")


async def turn(world: World, person: Any, rng: random.Random, number: int = 1) -> None:
    """Somebody takes their turn from the newest direct message that offers it."""
    clicker = Clicker(world, person, rng)
    panel = await world.press(person, newest(world, person, "turn"), "turn")
    shown = there(panel.response)
    while (await world.service.views.position(number, person.id)).decisions:
        units = clicker.units(shown)
        shown = await clicker.press(shown, rng.choice(units)) or shown


async def asked(world: World, people: dict[str, UserHandle], number: int = 1) -> list[UserHandle]:
    position = await world.service.views.position(number, None)
    users = [position.table.seats[d.seat].user_id for d in position.waiting]
    return [person for person in people.values() if person.id in users]


# --- a whole game --------------------------------------------------------------------------------


async def test_four_friends_without_a_server_play_a_whole_game(
    world: World, friends: dict[str, UserHandle]
) -> None:
    await gathered(world, friends, options="turns=6")
    for person in friends.values():
        assert "The game has started: Zoe, Max, Lea and Tim play." in words(
            letters(world, person)[0]
        )
    rng, turns = random.Random(4), 0
    while (await world.service.views.table(1)).status == "running":
        for person in await asked(world, friends):
            if (await world.service.views.position(1, person.id)).decisions:
                await turn(world, person, rng)
                turns += 1
        if turns in (3, 4, 5, 6):
            await world.restart()
            turns = 7
        await world.advance(60.0)
        await world.all_said()
        assert turns < 400
    assert turns > 7
    for person in friends.values():
        last = letters(world, person)[-1]
        assert "won on points" in words(last)
        assert last.attachments
        assert all(message.channel_id == person.dm_channel.id for message in letters(world, person))
    assert world.messages() == []
    assert world.installs.refused == []


async def test_it_goes_on_after_a_restart_in_the_lobby(
    world: World, friends: dict[str, UserHandle]
) -> None:
    zoe, max_, *_ = friends.values()
    share = await opened(world, zoe)
    await world.restart()
    assert (await world.service.views.table(1)).by_message
    await max_.slash("turns", invitation=share)
    await world.press(zoe, newest(world, zoe, "start"), "start")
    assert (await world.service.views.table(1)).status == "running"


# --- the lobby -----------------------------------------------------------------------------------


async def test_everybody_reads_the_lobby_as_it_is(
    world: World, friends: dict[str, UserHandle]
) -> None:
    zoe, max_, lea, _ = friends.values()
    share = await opened(world, zoe)
    await max_.slash("turns", invitation=share)
    await lea.slash("turns", invitation=CODE.findall(share)[0].lower())
    for person in (zoe, max_, lea):
        assert "1. Zoe · host\n2. Max\n3. Lea" in lobby(world, person)
    await world.press(lea, newest(world, lea, "leave"), "leave")
    for person in (zoe, max_):
        assert "2. Max" in lobby(world, person)
        assert "3. Lea" not in lobby(world, person)
    assert "You have no seat at table 1" in words(letters(world, lea)[-1])
    await world.press(lea, letters(world, lea)[-1], "join")
    assert "3. Lea" in lobby(world, zoe)
    await world.press(zoe, newest(world, zoe, "computer"), "computer")
    assert "4. Computer" in lobby(world, max_)
    helped = await world.press(max_, newest(world, max_, "help"), "help")
    heard(helped)


async def test_the_host_changes_options_and_takes_somebody_out(
    world: World, friends: dict[str, UserHandle]
) -> None:
    zoe, max_, *_ = friends.values()
    share = await opened(world, zoe)
    await max_.slash("turns", invitation=share)
    options = await world.press(zoe, newest(world, zoe, "options"), "options")
    page = await world.press(zoe, options.response, "gather")
    said = words(page.response)
    assert "Everybody with the invitation" in said
    assert "Everybody in this channel" not in said
    assert not [p for p in presses(page.response) if p.parsed.op in ("rated", "meantfor")]
    [out] = [p for p in presses(page.response) if p.parsed.op == "takeout"]
    await zoe.select(page.response, [out.value or ""], custom_id=out.custom_id)
    assert "Max" not in lobby(world, zoe)
    told = [words(m) for m in letters(world, max_)]
    assert any("took you out of the lobby" in said for said in told)
    assert not any("discord.com/channels" in said for said in told)
    refused = everything(await max_.slash("turns", invitation=share))
    assert "The host took you out of this table" in refused


async def test_nobody_joins_without_an_invitation(
    world: World, friends: dict[str, UserHandle]
) -> None:
    zoe, max_, *_ = friends.values()
    share = await opened(world, zoe)
    right = CODE.findall(share)[0]
    wrong = right[:-1] + ("2" if right[-1] != "2" else "3")
    for said in (wrong, "1-", "hello", "99-ABCDEFGH", f"{10**30}-ABCDEFGH"):
        answer = everything(await max_.slash("turns", invitation=said))
        assert "No open lobby has this invitation" in answer
    assert (await world.service.views.table(1)).names == ("Zoe",)
    answer = await max_.slash("turn", table=1)
    assert "I know no table 1 that you can see." in everything(answer)


async def test_somebody_who_cannot_be_written_to_plays_by_turns(
    world: World, friends: dict[str, UserHandle]
) -> None:
    """The open point: whether people can be written to who share no server with the bot."""
    zoe, max_, *_ = friends.values()
    share = await opened(world, zoe)
    world.installs.written_to = False
    joined = await max_.slash("turns", invitation=share)
    heard(joined)
    assert letters(world, max_) == []
    own = await world.press(max_, joined.response, direct.SHOW)
    assert "Max gets no direct messages from me" in words(own.response)
    home = await max_.slash("turns")
    own = await world.press(max_, home.response, direct.SHOW)
    await world.press(zoe, (await zoe.slash("turns")).response, direct.SHOW)
    started = await world.press(
        zoe,
        (await world.press(zoe, (await zoe.slash("turns")).response, direct.SHOW)).response,
        "start",
    )
    assert started.acknowledged
    assert (await world.service.views.table(1)).status == "running"
    for person in await asked(world, {"Zoe": zoe, "Max": max_}):
        panel = await person.slash("turn")
        assert [p for p in presses(panel.response) if p.parsed.op == "panel"]


# --- who is asked --------------------------------------------------------------------------------


async def test_people_are_asked_but_written_to_only_after_a_game_by_message(
    world: World, friends: dict[str, UserHandle]
) -> None:
    await world.start("Ann", "Bob", game=GAME)
    ann, bob = world["Ann"], world["Bob"]
    await opened(world, ann.user)
    before = len(letters(world, bob))
    asking = await world.press(ann.user, newest(world, ann, "invite"), "invite")
    [option] = [p for p in presses(asking.response) if p.parsed.op == "ask"]
    assert option.label == "Bob"
    await ann.user.select(asking.response, [option.value or ""], custom_id=option.custom_id)
    assert "Bob · invited" in lobby(world, ann)
    assert len(letters(world, bob)) == before
    home = await bob.user.slash("turns")
    assert "Ann invites you to play Skirmish (table 2)." in words(home.response)
    await world.press(bob.user, home.response, "askyes")
    assert "2. Bob" in lobby(world, ann)
    assert "2. Bob" in lobby(world, bob)


async def test_a_game_is_played_again_by_the_same_people(
    world: World, friends: dict[str, UserHandle]
) -> None:
    two = {name: friends[name] for name in ("Zoe", "Max")}
    zoe, max_ = two.values()
    await gathered(world, two, options="turns=4")
    rng = random.Random(1)
    while (await world.service.views.table(1)).status == "running":
        for person in await asked(world, two):
            await turn(world, person, rng)
        await world.advance(60.0)
        await world.all_said()
    again = await world.press(zoe, newest(world, zoe, "again"), "again")
    assert "Table 2 is open" in words(again.response)
    told = words(letters(world, max_)[-1])
    assert "Zoe invites you to play Skirmish (table 2).\n-# Your seat is held for 3 days." in told
    await world.press(max_, newest(world, max_, "again"), "again")
    table = await world.service.views.table(2)
    assert table.names == ("Zoe", "Max")
    assert table.by_message


async def test_nobody_is_told_of_another_game_who_wants_no_invitations(
    world: World, friends: dict[str, UserHandle]
) -> None:
    two = {name: friends[name] for name in ("Zoe", "Max")}
    zoe, max_ = two.values()
    await gathered(world, two, options="turns=4")
    await prefer(world, max_, invitations="quiet")
    await opened(world, zoe)
    before = len(letters(world, max_))
    asking = await world.press(zoe, newest(world, zoe, "invite"), "invite")
    [option] = [p for p in presses(asking.response) if p.parsed.op == "ask"]
    await zoe.select(asking.response, [option.value or ""], custom_id=option.custom_id)
    assert len(letters(world, max_)) == before
    assert "Zoe invites you" in words((await max_.slash("turns")).response)


# --- what a channel would be told ----------------------------------------------------------------


async def test_a_lobby_in_which_nothing_happens_is_kept_open_by_a_press(
    world: World, friends: dict[str, UserHandle]
) -> None:
    zoe, max_, *_ = friends.values()
    share = await opened(world, zoe)
    await max_.slash("turns", invitation=share)
    await world.advance(8 * 24 * 3600.0)
    idle = newest(world, zoe, "keep")
    assert "nobody has joined or started this game for a week" in words(idle)
    await world.press(zoe, idle, "keep")
    await world.advance(8 * 24 * 3600.0)
    assert (await world.service.views.table(1)).status == "lobby"
    await world.advance(8 * 24 * 3600.0)
    assert (await world.service.views.table(1)).status == "abandoned"
    assert "I closed it" in words(letters(world, max_)[-1])


async def test_everybody_reads_their_own_language(
    world: World, friends: dict[str, UserHandle]
) -> None:
    zoe, max_, *_ = friends.values()
    await prefer(world, max_, language="hu", language_chosen=True)
    share = await opened(world, zoe)
    await max_.slash("turns", invitation=share)
    assert "1. Zoe · host" in lobby(world, zoe)
    assert "1. Zoe · házigazda" in lobby(world, max_)
    await world.press(zoe, newest(world, zoe, "start"), "start")
    assert "A játék elkezdődött" in words(letters(world, max_)[0])
    closing = await zoe.slash("host close")
    await world.press(zoe, closing.response, "abandon")
    assert "closed this table" in words(letters(world, zoe)[-1])
    assert "asztal" in words(letters(world, max_)[-1])


async def test_the_doctor_finds_nothing_wrong(world: World, friends: dict[str, UserHandle]) -> None:
    await gathered(world, friends)
    report = examine(world.where, world.service.rules)
    assert report.findings == []
