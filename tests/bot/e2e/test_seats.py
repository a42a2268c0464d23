"""Inviting somebody to a seat, keeping it, and getting up, as people do it."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from engine import registry
from tables.maintenance import doctor
from tables.model.clock import HOUR
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.simulated import World, presses, there, words
from tests.bot.ways import choose as select
from tests.bot.ways import other_settings, prefer

DAY = 24 * HOUR


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


async def running(world: World, *names: str, game: str = "antike-duellum") -> None:
    await world.start(*(names or ("Ann", "Bob")), game=game)


async def invite(world: World, seat: int = 2, name: str = "Chloe") -> str:
    answer = await world["Ann"].slash(
        world.channel, "host replace", seat=str(seat), player=world[name].user
    )
    assert answer.response is not None
    return words(answer.response)


def letters(world: World, actor: MemberActor) -> list[ResponseMessage]:
    return world.messages(world.env.backend.get_dm_channel(actor.id))


async def press(world: World, actor: Any, message: ResponseMessage, op: str) -> str:
    return everything(await world.press(actor, message, op))


async def owner(world: World, seat: int = 2) -> int | None:
    return (await world.table()).seats[seat - 1].user_id


def invitation(world: World) -> ResponseMessage:
    return world.with_control("unseat")


@pytest.mark.sliced(10)
async def test_an_invitation_is_accepted_and_carried_out_a_day_later(world: World) -> None:
    await running(world, game="tta-new-story")
    bob, chloe = world["Bob"], world["Chloe"]
    said = await invite(world)
    assert chloe.mention in said
    assert "can keep the seat until" in said
    assert world.pings(chloe) == 1, "she is invited"
    [letter] = letters(world, bob)
    assert "would see your hand and everything" in words(letter)
    assert "will see this seat's hand" in words(invitation(world))
    assert "once nobody can object" in await press(world, chloe, invitation(world), "takeseat")
    assert await owner(world) == bob.id
    await world.restart()
    await world.advance(DAY + 60)
    assert await owner(world) == chloe.id
    notices = [words(m) for m in world.messages()]
    assert any("instead of **Bob**. They see this seat's hand" in n for n in notices)
    assert any("Done." in n and "seat's hand" in n for n in notices), "the invitation says it"
    log = await world["Ann"].slash(world.channel, "game log")
    assert "Chloe takes over from Bob. They see this seat's hand" in everything(log)
    assert doctor.examine(world.where, registry.rules).findings == []
    assert "already changed hands" in await press(world, bob.user, letter, "keepseat")


@pytest.mark.sliced(10)
async def test_a_seat_is_kept_by_direct_message(world: World) -> None:
    await running(world)
    await invite(world)
    await press(world, world["Chloe"], invitation(world), "takeseat")
    public = invitation(world)
    [letter] = letters(world, world["Bob"])
    assert "You keep your seat" in await press(world, world["Bob"].user, letter, "keepseat")
    await world.advance(3 * DAY)
    assert await owner(world) == world["Bob"].id
    [after] = [m for m in world.messages() if m.id == public.id]
    assert presses(after) == []
    assert "keeps the seat" in words(after)
    said = await press(world, world["Bob"].user, letter, "giveseat")
    assert "The player keeps the seat" in said


async def test_a_seat_is_kept_in_the_channel(world: World) -> None:
    await running(world)
    await invite(world)
    assert "You keep your seat" in await press(world, world["Bob"], invitation(world), "keepseat")
    assert "chose to keep the seat" in await invite(world)


async def test_who_takes_no_direct_messages_is_pinged_in_the_channel(world: World) -> None:
    await running(world)
    world.close_dms(world["Bob"])
    before = world.pings(world["Bob"])
    await invite(world)
    assert world.pings(world["Bob"]) == before + 1
    asked = world.with_control("giveseat")
    assert "You keep your seat" in await press(world, world["Bob"], asked, "keepseat")


@pytest.mark.sliced(10)
async def test_an_invitation_is_accepted_in_the_server_of_the_table_only(world: World) -> None:
    await running(world)
    guild = world.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("theirs")
    role = guild.create_role("Owner", permissions=discord.Permissions(administrator=True))
    chloe = guild.add_member(world["Chloe"].user, roles=[role])
    await invite(world)
    [number] = [p.parsed.args[0] for p in presses(invitation(world)) if p.parsed.op == "unseat"]
    home, world.channel = world.channel, channel
    said = everything(await forged(world, chloe, f"agora:takeseat:1:{number}"))
    assert "where the invitation is" in said
    said = everything(await forged(world, chloe, f"agora:unseat:1:{number}"))
    assert "Only the host of this table or a server manager" in said
    world.channel = home
    await world.advance(2 * DAY + 60)
    assert await owner(world) == world["Bob"].id
    assert "did not accept in time" in words(
        next(m for m in world.messages() if "invites" in words(m))
    )


@pytest.mark.sliced(10)
async def test_a_rival_s_hand_is_not_read_with_a_second_account(world: World) -> None:
    """Two commands did it: to the second account, and back."""
    await running(world, game="tta-new-story")
    await invite(world)
    await press(world, world["Chloe"], invitation(world), "takeseat")
    hand = await world["Chloe"].slash(world.channel, "hand", table=1)
    assert "no seat" in everything(hand)
    assert await owner(world) == world["Bob"].id
    await press(world, world["Ann"], invitation(world), "unseat")
    await world.advance(2 * DAY)
    assert await owner(world) == world["Bob"].id


async def test_an_invitation_whose_message_was_deleted_can_be_withdrawn(world: World) -> None:
    await running(world)
    await invite(world)
    world.delete_message(invitation(world))
    again = await world["Ann"].slash(
        world.channel, "host replace", seat="2", player=world["Dimitri"].user
    )
    assert again.response is not None
    assert "Withdraw that invitation first" in words(again.response)
    assert "You withdrew" in await press(world, world["Ann"], again.response, "unseat")
    assert world["Dimitri"].mention in await invite(world, name="Dimitri")


@pytest.mark.sliced(5)
async def test_an_invitation_that_is_over_before_it_was_posted_stays_unsaid(world: World) -> None:
    await running(world)
    before = len(world.messages())
    fault = world.wire.fail("POST", f"/channels/{world.channel.id}/messages", 500)
    await invite(world)
    assert fault.hits == 1
    again = await world["Ann"].slash(
        world.channel, "host replace", seat="2", player=world["Dimitri"].user
    )
    assert "You withdrew" in await press(world, world["Ann"], there(again.response), "unseat")
    await world.advance(60)
    assert len(world.messages()) == before
    assert world.pings(world["Chloe"]) == 0


@pytest.mark.sliced(10)
async def test_buttons_of_a_dead_invitation_go_with_the_next_press(world: World) -> None:
    """Discord did not take the edit that would have taken them away at once."""
    await running(world)
    await invite(world)
    dead = invitation(world)
    path = f"/channels/{world.channel.id}/messages/{dead.id}"
    world.wire.fail("PATCH", path, 500, times=None)
    await press(world, world["Ann"], dead, "unseat")
    assert presses(invitation(world)), "they are still there"
    world.wire.mend()
    said = await press(world, world["Chloe"], dead, "takeseat")
    assert "withdrawn" in said
    [after] = [m for m in world.messages() if m.id == dead.id]
    assert presses(after) == []
    assert "Withdrawn." in words(after)


async def test_only_the_invited_user_accepts(world: World) -> None:
    await running(world)
    await invite(world)
    for name in ("Ann", "Bob", "Dimitri"):
        said = await press(world, world[name], invitation(world), "takeseat")
        assert "Only the invited user" in said
    said = await press(world, world["Dimitri"], invitation(world), "unseat")
    assert "Only the host" in said
    assert "You have declined" in await press(world, world["Chloe"], invitation(world), "noseat")
    with pytest.raises(AssertionError, match="no message of the channel"):
        invitation(world)


# --- getting up ----------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["channel", "direct message", "another server"])
async def test_a_player_leaves_a_game_of_two(world: World, where: str) -> None:
    await running(world)
    bob = world["Bob"]
    if where == "channel":
        actor: Any = bob
        page = await bob.slash(world.channel, "game leave")
    elif where == "direct message":
        actor = bob.user
        page = await actor.slash("game leave")
    else:
        guild = world.env.create_guild("Elsewhere")
        channel = guild.create_text_channel("theirs")
        actor = guild.add_member(bob.user)
        page = await actor.slash(channel, "game leave")
    assert page.response is not None
    assert "A computer can play on" in words(page.response)
    assert await owner(world) == bob.id, "it asks first"
    said = await press(world, actor, page.response, "standup")
    assert "A computer plays on in your place" in said
    table = await world.table()
    assert table.seats[1].computer
    assert table.status == "running"
    assert doctor.examine(world.where, registry.rules).findings == []


async def test_the_last_person_who_leaves_closes_the_table(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game="antike-duellum")
    await world.add_computer(world["Ann"])
    await world.press(world["Ann"], world.with_control("start"), "start")
    page = await world["Ann"].slash(world.channel, "game leave")
    assert page.response is not None
    assert "**closes the table**" in words(page.response)
    assert "It is closed" in await press(world, world["Ann"], page.response, "standup")
    assert (await world.table()).status == "abandoned"


async def test_leaving_offers_to_resign_as_soon_as_the_rules_allow_it(world: World) -> None:
    await running(world)
    offered = []
    for name in ("Ann", "Bob"):
        page = await world[name].slash(world.channel, "game leave")
        assert page.response is not None
        may = "You can **resign** now" in words(page.response)
        assert may == any(p.parsed.op == "giveup" for p in presses(page.response))
        assert may == ("You cannot resign" not in everything(page))
        if may:
            offered.append(name)
            shown = await world.press(world[name], page.response, "giveup")
            assert "Are you sure" in everything(shown)
    assert offered
    assert (await world.table()).status == "running"


async def test_a_lobby_is_left_as_ever(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game="antike-duellum")
    await world.press(world["Bob"], world.with_control("join"), "join")
    answer = await world["Bob"].slash(world.channel, "game leave")
    assert "You left table 1" in everything(answer)
    answer = await world["Bob"].slash(world.channel, "game leave")
    assert "no seat" in everything(answer)
    assert (await world.table()).names == ("Ann",)


# --- a host who invites again and again ----------------------------------------------------------


async def test_inviting_again_and_again_pings_once(world: World) -> None:
    """25 pings in 25 tries it was."""
    await running(world)
    chloe, bob = world["Chloe"], world["Bob"]
    tries = 8
    for _ in range(tries):
        said = await invite(world)
        if "is invited" not in said:
            assert "did not accept the last invitation" in said
            continue
        await press(world, chloe, invitation(world), "noseat")
    assert world.pings(chloe) == 1
    assert len(letters(world, bob)) == 1


async def test_who_wants_no_invitations_is_not_pinged(world: World) -> None:
    await running(world)
    chloe = world["Chloe"]
    page = await other_settings(world, chloe)
    await select(chloe, page, "setting", "quiet", part="i")
    assert "is invited" in await invite(world)
    assert world.pings(chloe) == 0
    await press(world, world["Ann"], invitation(world), "unseat")
    await prefer(world, chloe, invitations="never")
    assert "does not accept invitations" in await invite(world)
    assert world.pings(chloe) == 0
