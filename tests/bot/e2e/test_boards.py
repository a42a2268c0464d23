"""The notice board of a server: what it shows to whom, how often it changes, and whom it calls."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest
from simcord import ChannelHandle, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.boards import seeing
from tables.model.boards import EDITED, RENEWED, Board
from tables.model.clock import HOUR
from tables.model.table import UserRef
from tests.bot.e2e.test_find import WISH
from tests.bot.e2e.test_gathering import choose, gathering
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.simulated import World, presses, there, words

pytestmark = pytest.mark.usefixtures("plain_pictures")
GAME = "tta-new-story"
SOON = 5.0


def manager(world: World) -> MemberActor:
    may = discord.Permissions(manage_guild=True)
    role = world.guild.create_role("Mods", permissions=may)
    return world.guild.add_member(world.env.create_user("Mara"), roles=[role])


async def with_board(world: World, **more: Any) -> tuple[MemberActor, ChannelHandle]:
    """A manager has set a board up in a channel of its own."""
    mara, notices = manager(world), world.guild.create_text_channel("notices")
    said = await mara.slash(world.channel, "server board", channel=notices, **more)
    assert f"are shown in <#{notices.id}>" in words(said.response)
    await world.advance(SOON)
    return mara, notices


async def opened(world: World, name: str = "Ann", channel: ChannelHandle | None = None) -> None:
    await world[name].slash(channel or world.channel, "game new", game=GAME)
    await world.advance(SOON)


async def board(world: World) -> Board:
    found = await world.service.boards.board(world.guild.id)
    assert found is not None
    return found


def shown(world: World, notices: ChannelHandle) -> str:
    """The one message of a board."""
    [message] = world.messages(notices)
    return words(message)


def letters(world: World, actor: MemberActor) -> list[str]:
    return [words(m) for m in world.messages(world.env.backend.get_dm_channel(actor.id))]


# --- what it shows -------------------------------------------------------------------------------


async def test_a_board_shows_the_open_tables_and_people_join_there(world: World) -> None:
    _, notices = await with_board(world)
    assert "No table is open now. To open one, type `/game new`" in shown(world, notices)
    await opened(world)
    await world.advance(EDITED)
    said = shown(world, notices)
    assert "Through the Ages" in said
    assert "1 of 2 to 4 players" in said
    assert f"in <#{world.channel.id}>" in said
    answer = await world.press(world["Bob"], world.messages(notices)[0], "boardjoin")
    assert "You joined" in everything(answer)
    assert (await world.table()).names == ("Ann", "Bob")
    assert f"<@{world['Bob'].id}>" in words(world.with_control("join"))

    await world.advance(EDITED)
    assert "2 of 2 to 4 players" in shown(world, notices)
    await world.press(world["Ann"], world.with_control("start"), "start")
    await world.advance(EDITED)
    assert "No table is open now" in shown(world, notices)


async def test_a_board_leads_to_wishes_and_matched_people_play_below_it(world: World) -> None:
    _, notices = await with_board(world)
    for name in ("Ann", "Bob"):
        page = await world.press(world[name], world.messages(notices)[0], "findnew")
        assert page.response is not None
        assert page.response.ephemeral, "the board is for everybody"
        window = await world.press(world[name], page.response, "wishopen")
        await world[name].submit_modal(window, WISH)
    for name in ("Ann", "Bob"):
        letter = world.messages(world.env.backend.get_dm_channel(world[name].id))[-1]
        await world.press(world[name].user, letter, "matchyes")
    table = await world.service.views.table(1)
    assert table.status == "running"
    assert world.env.backend.get_channel(table.channel_id).parent_id == notices.id


async def test_somebody_who_comes_too_late_sees_the_other_tables(world: World) -> None:
    _, notices = await with_board(world)
    other = world.guild.create_text_channel("table-2")
    await world["Ann"].slash(world.channel, "game new", game="antike-duellum")
    await opened(world, "Chloe", other)
    await world.advance(EDITED)
    page = world.messages(notices)[0]
    join = [p for p in presses(page) if p.parsed.op == "boardjoin" and p.parsed.table == 1]
    await world["Bob"].click(page, custom_id=join[0].custom_id)
    answer = await world["Dimitri"].click(page, custom_id=join[0].custom_id)
    assert "You are too late for that table. These are open:" in everything(answer)
    await world.press(world["Dimitri"], answer.response, "boardjoin")
    assert (await world.table(other)).names == ("Chloe", "Dimitri")


async def test_only_tables_are_shown_whose_channels_all_readers_see(world: World) -> None:
    _, notices = await with_board(world)
    secret = world.guild.create_text_channel("secret")
    hide(world, secret)
    table = await world.service.lobbies.create(
        game=GAME, guild_id=world.guild.id, channel_id=secret.id, host=ref(world["Ann"])
    )
    await world.advance(EDITED)
    assert "No table is open now" in shown(world, notices)
    answer = everything(await forged(world, world["Bob"], f"agora:boardjoin:{table.id}"))
    assert "There is no table here" in answer
    assert (await world.service.views.table(table.id)).names == ("Ann",)


def hide(world: World, channel: ChannelHandle) -> None:
    """Only those whom a channel names see it."""
    hidden = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(world.guild.id, OverwriteType.ROLE, 0, hidden)
    world.env.backend.set_overwrite(channel.id, overwrite)


def ref(actor: MemberActor) -> UserRef:
    return UserRef(actor.id, "Ann")


async def test_an_unlisted_table_is_not_shown(world: World) -> None:
    _, notices = await with_board(world)
    await opened(world)
    await choose(world, await gathering(world), "joins", "here")
    await world.advance(EDITED)
    assert "No table is open now" in shown(world, notices)


async def test_who_sees_the_board_must_see_the_channel_of_a_table(world: World) -> None:
    club, staff = world.guild.create_role("Club"), world.guild.create_role("Staff")
    named = {
        name: world.guild.create_text_channel(name)
        for name in ("open", "club", "both", "not-staff", "anns", "again")
    }
    for name in ("club", "both", "anns", "again"):
        hide(world, named[name])
    for name in ("club", "both", "again"):
        let(world, named[name], club.id)
    let(world, named["both"], staff.id)
    let(world, named["not-staff"], staff.id, wish=False)
    let(world, named["anns"], world["Ann"].id, member=True)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    found = {name: guild.get_channel(channel.id) for name, channel in named.items()}
    shown_on = {
        (board, other)
        for board, here in found.items()
        for other, there in found.items()
        if here is not None and there is not None and seeing.seen_by_all(here, there)
    }
    same = {(name, name) for name in found}
    alike = {("club", "again"), ("again", "club"), ("club", "both"), ("again", "both")}
    assert shown_on >= same | alike | {(name, "open") for name in found}
    assert not shown_on & {
        *(("open", name) for name in ("club", "both", "not-staff", "anns", "again")),
        *(("both", "club"), ("both", "not-staff"), ("club", "anns"), ("anns", "club")),
        *(("club", "not-staff"), ("not-staff", "club")),
    }


def let(
    world: World, channel: ChannelHandle, number: int, *, wish: bool = True, member: bool = False
) -> None:
    """A channel lets somebody in besides, or keeps them out."""
    bits = discord.Permissions(view_channel=True).value
    kind = OverwriteType.MEMBER if member else OverwriteType.ROLE
    overwrite = Overwrite(number, kind, bits if wish else 0, 0 if wish else bits)
    world.env.backend.set_overwrite(channel.id, overwrite)
    world.env.backend.announce_channel_update(channel.id)


# --- how often it changes ------------------------------------------------------------------------


def requests(world: World, notices: ChannelHandle, method: str = "PATCH") -> int:
    path = f"/channels/{notices.id}/messages"
    return sum(m == method and p.startswith(path) for _, m, p in world.wire.times)


async def test_a_board_is_edited_at_most_twelve_times_in_an_hour(world: World) -> None:
    _, notices = await with_board(world)
    await opened(world)
    before = requests(world, notices)
    for _ in range(60):
        op = "join" if len((await world.table()).seats) == 1 else "leave"
        await world.press(world["Bob"], world.with_control(op), op)
        await world.advance(60)
    assert 6 <= requests(world, notices) - before <= 12
    assert requests(world, notices, "POST") == 1


async def test_a_board_is_renewed_once_a_day_without_a_notification(world: World) -> None:
    _, notices = await with_board(world)
    await opened(world)
    await world.advance(EDITED)
    [old] = world.messages(notices)
    await world.advance(RENEWED)
    [new] = world.messages(notices)
    assert new.id != old.id
    assert "Through the Ages" in words(new)


async def test_a_board_without_tables_is_left_in_peace(world: World) -> None:
    _, notices = await with_board(world)
    [old] = world.messages(notices)
    await world.advance(2 * RENEWED)
    assert [m.id for m in world.messages(notices)] == [old.id]
    assert requests(world, notices) == 0


async def test_too_many_edits_of_an_older_message_make_a_new_one(world: World) -> None:
    _, notices = await with_board(world)
    fault = world.wire.fail("PATCH", f"/channels/{notices.id}/*", 429, code=30046, times=None)
    await world.advance(EDITED)
    await opened(world)
    assert fault.hits == 1
    assert "Through the Ages" in shown(world, notices)


# --- what goes wrong -----------------------------------------------------------------------------


async def test_a_deleted_message_comes_back_with_the_next_change(world: World) -> None:
    _, notices = await with_board(world)
    world.delete_message(world.messages(notices)[0])
    await world.advance(EDITED)
    await opened(world)
    assert "Through the Ages" in shown(world, notices)


async def test_a_deleted_channel_lets_the_board_rest_and_its_manager_hear_once(
    world: World,
) -> None:
    mara, notices = await with_board(world)
    world.delete_channel(notices)
    await opened(world)
    await world.advance(3 * HOUR)
    [letter] = letters(world, mara)
    assert "The notice board of Agora needs you. The channel was deleted." in letter
    said = words((await mara.slash(world.channel, "server board")).response)
    assert "The channel was deleted." in said
    again = world.guild.create_text_channel("again")
    await mara.slash(world.channel, "server board", channel=again)
    await world.advance(SOON)
    assert "Through the Ages" in shown(world, again)
    assert len(letters(world, mara)) == 1


async def test_a_closed_channel_lets_the_board_rest_until_it_opens(world: World) -> None:
    mara, notices = await with_board(world)
    await world.advance(EDITED)
    world.forbid(notices, send_messages=False)
    world.env.backend.announce_channel_update(notices.id)
    await opened(world)
    await world.advance(HOUR)
    [letter] = letters(world, mara)
    assert "I lack permissions" in letter
    said = words((await mara.slash(world.channel, "server board")).response)
    assert "Missing permissions: Send Messages" in said
    assert "No table is open now" in shown(world, notices)
    world.forbid(notices)
    world.env.backend.announce_channel_update(notices.id)
    await world.advance(EDITED)
    assert "Through the Ages" in shown(world, notices)
    assert (await board(world)).trouble == ""


async def test_a_refusal_that_no_permission_foretold_is_told_once(world: World) -> None:
    mara, notices = await with_board(world)
    await world.advance(EDITED)
    world.wire.fail("PATCH", f"/channels/{notices.id}/*", 403, code=50013, times=3)
    await opened(world)
    assert len(letters(world, mara)) == 1
    await world.advance(4 * EDITED)
    assert "Through the Ages" in shown(world, notices)
    assert len(letters(world, mara)) == 1


async def test_a_bot_that_dies_while_it_posts_leaves_one_board(world: World) -> None:
    _, notices = await with_board(world)
    await opened(world)
    await world.advance(EDITED)
    found = await board(world)
    sql = "UPDATE boards SET message_id = :old, shown = ''"
    first = found.message_id
    assert first is not None
    await world.service.store.write(lambda db: db.execute(sql, {"old": None}) and None)
    await world.restart()
    await world.advance(EDITED + SOON)
    assert "Through the Ages" in shown(world, notices)
    assert (await board(world)).message_id == first, "the one that was there is the board again"


async def test_another_node_that_edits_first_is_left_to_it(world: World) -> None:
    _, notices = await with_board(world)
    await world.advance(EDITED)
    found = await board(world)
    assert await world.service.boards.claim_edit(found)
    assert not await world.service.boards.claim_edit(found)
    before = requests(world, notices)
    await opened(world)
    assert requests(world, notices) == before, "five minutes count for all nodes together"


async def test_only_managers_set_up_or_remove_a_board(world: World) -> None:
    mara, notices = await with_board(world)
    refused = everything(await forged(world, world["Ann"], "agora:boardremove:0"))
    assert "Only a server manager can do that." in refused
    page = await mara.slash(world.channel, "server board")
    answer = await world.press(mara, page.response, "boardremove")
    assert "The notice board is removed." in words(answer.response)
    assert world.messages(notices) == []
    refused = everything(await forged(world, mara, "agora:boardremove:0"))
    assert "There is no notice board on this server any more." in refused
    await opened(world)
    await world.advance(HOUR)
    assert world.messages(notices) == []


async def test_a_board_in_a_channel_that_is_closed_to_the_bot_is_refused(world: World) -> None:
    mara, closed = manager(world), world.guild.create_text_channel("closed")
    world.forbid(closed, send_messages=False)
    said = await mara.slash(world.channel, "server board", channel=closed)
    assert "Missing permissions: Send Messages" in everything(said)
    assert await world.service.boards.board(world.guild.id) is None
    said = await mara.slash(world.channel, "server board", quiet="22:00-08:00")
    assert "Choose a text channel or a forum." in everything(said)


# --- whom it calls -------------------------------------------------------------------------------


def calls(world: World, notices: ChannelHandle) -> list[list[int]]:
    """The roles that were pinged, message by message."""
    stored = world.env.backend.messages.get(notices.id, {}).values()
    return [list(m.ping_role_ids) for m in sorted(stored, key=lambda m: m.id) if m.ping_role_ids]


async def tell(world: World, name: str, number: int) -> None:
    """A host lets the role be told of their table."""
    host = world[name].id
    await world.service.lobbies.arrange(number, host, tells_role=True)


async def test_of_fifty_tables_in_six_hours_the_role_hears_once(world: World) -> None:
    players = world.guild.create_role("Players", mentionable=True)
    _, notices = await with_board(world, role=players)
    for number in range(50):
        name = ("Ann", "Bob", "Chloe", "Dimitri")[number % 4]
        with world.env._bot_scope():
            table = await world.service.lobbies.create(
                game="antike-duellum",
                guild_id=world.guild.id,
                channel_id=world.channel.id,
                host=ref(world[name]),
            )
            await world.service.lobbies.arrange(table.id, world[name].id, tells_role=True)
        await world.advance(420)
        with world.env._bot_scope():
            await world.service.hosting.abandon(table.id, world[name].id)
    assert calls(world, notices) == [[players.id]]
    await opened(world)
    page = await choose(world, await gathering(world), "tellrole", "y")
    await world.advance(HOUR)
    assert calls(world, notices) == [[players.id], [players.id]]
    assert "Through the Ages" in words(world.messages(notices)[-1])
    page = await gathering(world)
    assert not any(p.parsed.op == "tellrole" for p in presses(page.response)), "it was told"


async def test_the_role_is_not_pinged_by_tables_that_do_not_ask_for_it(world: World) -> None:
    players = world.guild.create_role("Players", mentionable=True)
    _, notices = await with_board(world, role=players)
    await opened(world)
    await world.advance(HOUR)
    assert calls(world, notices) == []
    page = await choose(world, await gathering(world), "tellrole", "y")
    page = await choose(world, page, "tellrole", "n")
    assert (await world.table()).tells_role == 0


async def test_the_role_is_never_pinged_in_quiet_hours(world: World) -> None:
    players = world.guild.create_role("Players", mentionable=True)
    mara, notices = await with_board(world, role=players)
    said = await mara.slash(world.channel, "server board", quiet="00:00-23:00")
    assert "I need your time zone for quiet hours." in everything(said)
    await world.bot.reminders.change_user(mara.id, lambda user: replace(user, zone="Europe/Berlin"))
    local = datetime.fromtimestamp(world.now(), ZoneInfo("Europe/Berlin"))
    begin, end = (local.hour - 1) % 24, (local.hour + 3) % 24
    said = await mara.slash(world.channel, "server board", quiet=f"{begin:02}:00-{end:02}:00")
    assert f"Never between {begin:02}:00-{end:02}:00 (Europe/Berlin)" in words(said.response)
    await opened(world)
    await tell(world, "Ann", 1)
    await world.advance(HOUR)
    assert calls(world, notices) == []
    await world.advance(3 * HOUR)
    assert calls(world, notices) == [[players.id]], "once they are over"


@pytest.mark.parametrize("deleted", [False, True])
async def test_a_role_that_cannot_be_pinged_is_told_to_the_manager_once(
    world: World, deleted: bool
) -> None:
    players = world.guild.create_role("Players", mentionable=deleted)
    mara, notices = await with_board(world, role=players)
    world.forbid(notices, mention_everyone=False)
    world.env.backend.announce_channel_update(notices.id)
    if deleted:
        world.env.backend.delete_role(world.guild.id, players.id)
    await opened(world)
    await tell(world, "Ann", 1)
    await world.advance(2 * HOUR)
    assert calls(world, notices) == []
    [letter] = letters(world, mara)
    assert "The role cannot be pinged." in letter
    assert "Through the Ages" in shown(world, notices), "the board goes on"


# --- a forum -------------------------------------------------------------------------------------


async def test_in_a_forum_each_table_is_a_post_in_which_it_is_played(world: World) -> None:
    mara, forum = manager(world), world.guild.create_forum_channel("play")
    tags = [
        {"name": "Open", "moderated": False},
        {"name": "running", "moderated": False},
        {"name": "Other", "moderated": False},
    ]
    set_tags(world, forum, tags)
    said = await mara.slash(world.channel, "server board", channel=forum)
    assert f"New tables are opened as posts of <#{forum.id}>." in words(said.response)
    await world["Ann"].slash(world.channel, "game new", game="antike-duellum")
    await world.advance(SOON)
    [post] = posts(world, forum)
    table = await world.table(post)
    assert table.status == "lobby"
    assert post.name.startswith("Antike Duellum · 1 of 2 players")
    assert tags_of(world, forum, post) == ["Open"]
    assert world.messages() == [], "nothing is posted where it was typed"
    await world.press(world["Bob"], world.with_control("join", post), "join")
    await world.press(world["Ann"], world.with_control("start", post), "start")
    assert (await world.table(post)).status == "running"
    await world.advance(EDITED + SOON)
    assert post.name == "Antike Duellum · Ann and Bob"
    assert tags_of(world, forum, post) == ["running"]
    assert world.board(post).attachments


def posts(world: World, forum: ChannelHandle) -> list[Any]:
    found = world.env.backend.channels.values()
    return [channel for channel in found if getattr(channel, "parent_id", None) == forum.id]


def set_tags(world: World, forum: ChannelHandle, tags: list[dict[str, Any]]) -> None:
    stored = world.env.backend.channels[forum.id]
    stored.available_tags = [
        {"id": str(world.env.backend.snowflake()), "emoji_id": None, "emoji_name": None, **tag}
        for tag in tags
    ]
    world.env.backend.announce_channel_update(forum.id)


def tags_of(world: World, forum: ChannelHandle, post: Any) -> list[str]:
    named = {int(t["id"]): t["name"] for t in world.env.backend.channels[forum.id].available_tags}
    return [named[tag] for tag in post.applied_tags]


async def test_a_table_stays_where_fewer_people_see_it_or_in_a_thread(world: World) -> None:
    mara, forum = manager(world), world.guild.create_forum_channel("play")
    await mara.slash(world.channel, "server board", channel=forum)
    await world["Ann"].slash(world.channel, "game new", game=GAME, thread=True)
    assert posts(world, forum) == []
    await world["Bob"].slash(world.channel, "game new", game=GAME, learn=True)
    assert posts(world, forum) == []
    assert (await world.table()).names[0] == "Bob"


async def test_a_forum_that_is_closed_to_the_bot_leaves_tables_where_they_are(
    world: World,
) -> None:
    mara, forum = manager(world), world.guild.create_forum_channel("play")
    await mara.slash(world.channel, "server board", channel=forum)
    world.forbid(forum, send_messages_in_threads=False)
    world.env.backend.announce_channel_update(forum.id)
    await opened(world)
    assert posts(world, forum) == []
    assert (await world.table()).status == "lobby"
    assert there(world.with_control("join"))
    [letter] = letters(world, mara)
    assert "I lack permissions" in letter
