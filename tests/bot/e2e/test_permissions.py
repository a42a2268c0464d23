"""What Discord lets the bot do: refusals, permissions that come back, kinds of channels."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.delivery.outbox import BACKOFF
from bot.features.places.events import writes
from tests.bot.e2e.placing import (
    GAME,
    becomes,
    letters,
    opened_in_thread,
    place,
    rows,
    running,
    turn,
)
from tests.bot.simulated import World, presses, words
from tests.bot.wire import Blocked

HOUR = 3600.0


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


# --- what Discord refuses for good ---------------------------------------------------------------


async def problems(world: World) -> list[str]:
    sql = "SELECT summary FROM problems"
    return await world.service.store.read(lambda db: [r[0] for r in db.execute(sql)])


REFUSED = [
    pytest.param(400, 50035, id="form"),
    pytest.param(413, 40005, id="too large"),
    pytest.param(403, 400001, id="no uploads on this server"),
    pytest.param(403, 20026, id="flagged"),
]


@pytest.mark.parametrize(("status", "code"), REFUSED)
async def test_a_refused_picture_is_left_out(world: World, status: int, code: int) -> None:
    asked, other = await running(world)
    route = f"/channels/{world.channel.id}/messages"
    fault = world.wire.fail("POST", route, status, code=code)
    await turn(world, asked)
    assert fault.hits == 1
    board = world.messages()[-1]
    assert not board.attachments
    assert any(p.parsed.op == "turn" for p in presses(board))
    assert world.pings(other) == 1
    assert await problems(world) == []


@pytest.mark.parametrize(("status", "code"), REFUSED)
async def test_a_refused_board_makes_room_for_what_comes_after_it(
    world: World, status: int, code: int
) -> None:
    world.expected += ["given up"]
    asked, other = await running(world)
    route = f"/channels/{world.channel.id}/messages"
    fault = world.wire.fail("POST", route, status, code=code, times=2)
    await turn(world, asked)
    assert fault.hits == 2, "once with its picture, once in words"
    assert ("turn", "given up") in await rows(world)
    assert "Waiting for" in letters(world, other)[-1], "who is asked hears of it all the same"
    panel = words((await other.slash(world.channel, "turn")).response)
    assert "I could not post the newest board" in panel
    status_now = words((await other.slash(world.channel, "turns")).response)
    assert "I could not post the newest board" in status_now
    assert len(await problems(world)) == 1
    await turn(world, other)
    assert world.messages()[-1].attachments, "the next board is there at once"
    panel = words((await asked.slash(world.channel, "turn")).response)
    assert "I could not post the newest board" not in panel


async def test_a_proxy_that_turns_the_bot_away_is_waited_for(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    asked, other = await running(world)
    route = f"/channels/{world.channel.id}/messages"
    fault = world.wire.fail("POST", route, Blocked, times=1)
    await turn(world, asked)
    for _ in range(11):
        await world.advance(10)
    assert world.pings(other) == 0, "it asks for two minutes"
    assert fault.hits == 1
    await world.advance(20)
    assert world.pings(other) == 1
    assert world.messages()[-1].attachments
    assert await problems(world) == []
    assert "xxx" not in caplog.text, "the page stays out of the log"


async def test_refusals_of_every_board_are_one_problem_for_the_host(world: World) -> None:
    world.expected += ["given up"]
    asked, other = await running(world)
    world.wire.fail("POST", f"/channels/{world.channel.id}/messages", 400, times=None)
    await turn(world, asked)
    await turn(world, other)
    assert len(await problems(world)) == 1


# --- permissions that come back ------------------------------------------------------------------


@pytest.mark.sliced(10)
async def test_a_permission_that_comes_back_is_noticed_at_once(world: World) -> None:
    asked, other = await running(world)
    world.forbid(world.channel, send_messages=False)
    await turn(world, asked)
    assert await place(world) == "barred"
    for _ in range(30):
        await world.advance(600)
    assert world.pings(other) == 0
    assert "I cannot write in" in letters(world, other)[0]
    world.forbid(world.channel)
    world.env.backend.announce_channel_update(world.channel.id)
    await world.env.settle()
    assert world.messages()[-1].attachments
    assert await place(world) == "there"
    assert world.pings(other) == 0, "one who was written to is not pinged as well"


@pytest.mark.sliced(5)
async def test_who_is_asked_is_written_to_after_three_attempts_in_the_channel(world: World) -> None:
    asked, other = await running(world)
    route = f"/channels/{world.channel.id}/messages"
    fault = world.wire.fail("POST", route, 403, code=50013, times=None)
    await turn(world, asked)
    await world.advance(BACKOFF[0])
    assert (fault.hits, letters(world, other)) == (2, [])
    await world.advance(BACKOFF[1])
    assert fault.hits == 3
    [letter] = letters(world, other)
    assert "Waiting for" in letter


@pytest.mark.sliced(5)
async def test_a_channel_that_was_closed_is_tried_before_a_reminder_is_a_direct_message(
    world: World,
) -> None:
    asked, _ = await running(world)
    await world.service.places.bar_place(1)
    await world.advance(13 * HOUR)
    assert "reminder" in words(world.messages()[-1])
    assert letters(world, asked) == []


@pytest.mark.sliced(10)
async def test_the_next_press_in_the_channel_makes_waiting_rows_due(world: World) -> None:
    asked, _ = await running(world)
    route = f"/channels/{world.channel.id}/messages"
    fault = world.wire.fail("POST", route, 403, code=50013, times=None)
    await turn(world, asked)
    for _ in range(30):
        await world.advance(600)
    hits = fault.hits
    world.wire.mend()
    posted = len(world.messages())
    await asked.slash(world.channel, "turn")
    assert len(world.messages()) == posted + 1
    assert hits < 20


@pytest.mark.sliced
async def test_a_board_that_was_given_up_is_posted_when_the_channel_opens(world: World) -> None:
    world.expected += ["given up"]
    asked, other = await running(world)
    world.forbid(world.channel, send_messages=False)
    await turn(world, asked)
    for _ in range(26):
        await world.advance(HOUR)
    assert ("turn", "given up") in await rows(world)
    before = len(world.messages())
    world.forbid(world.channel)
    world.env.backend.announce_channel_update(world.channel.id)
    await world.env.settle()
    assert len(world.messages()) == before + 1
    assert world.board().attachments
    assert await world.asked() == [other]


@pytest.mark.sliced(10)
async def test_a_thread_that_is_unlocked_is_noticed_at_once(world: World) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game=GAME, thread=True)
    [thread] = world.channel.threads
    await world.press(world["Bob"], world.with_control("join", thread), "join")
    await world.press(ann, world.with_control("start", thread), "start")
    backend = world.env.backend
    world.forbid(world.channel, manage_threads=False)
    backend.edit_channel(thread.id, {}, thread_metadata={"locked": True, "archived": True})
    await world.env.settle()
    assert await place(world) == "barred"
    fault = world.wire.fail("POST", f"/channels/{thread.id}/messages", 400, code=50083, times=None)
    [asked] = await world.asked_at(1)
    await turn(world, asked, world.channel)
    await world.advance(2 * HOUR)
    assert fault.hits > 2
    world.wire.mend()
    posted = len(world.messages(thread))
    backend.edit_channel(thread.id, {}, thread_metadata={"locked": False, "archived": False})
    await world.env.settle()
    assert await place(world) == "there"
    assert len(world.messages(thread)) == posted + 1


async def test_a_locked_thread_is_open_to_a_bot_that_manages_threads(world: World) -> None:
    thread = await opened_in_thread(world)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    await world.env.settle()
    assert await place(world) == "there"
    world.forbid(world.channel, manage_threads=False)
    world.env.backend.announce_channel_update(world.channel.id)
    await world.env.settle()
    assert await place(world) == "barred"


async def test_a_thread_that_was_locked_while_the_bot_was_down_is_noticed(world: World) -> None:
    thread = await opened_in_thread(world)
    world.forbid(world.channel, manage_threads=False)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    await world.env.settle()
    await world.service.places.find_place(1)  # as if it had not heard of it
    assert await place(world) == "there"
    await world.bot.whereabouts.catch_up()
    await world.env.settle()
    await becomes(world, "barred")


@pytest.mark.parametrize(
    ("allowed", "locked", "thread", "writing"),
    [
        ("send_messages", False, False, True),
        ("send_messages_in_threads", False, False, False),
        ("send_messages_in_threads", False, True, True),
        ("send_messages", False, True, False),
        ("send_messages_in_threads", True, True, False),
        ("send_messages_in_threads manage_threads", True, True, True),
        ("send_messages manage_threads", True, True, False),
    ],
)
def test_what_lets_the_bot_write(allowed: str, locked: bool, thread: bool, writing: bool) -> None:
    granted = dict.fromkeys(allowed.split(), True)
    seeing = discord.Permissions(view_channel=True, **granted)
    assert writes(seeing, locked=locked, thread=thread) == writing
    assert not writes(discord.Permissions(**granted), locked=locked, thread=thread), "it sees it"


# --- what kind of channel ------------------------------------------------------------------------


async def test_a_thread_of_an_announcement_channel_is_of_its_own_kind(world: World) -> None:
    news = world.guild.create_news_channel("news")
    # SimCord has no such threads, so it is looked at what is asked for.
    fault = world.wire.fail("POST", f"/channels/{news.id}/threads", 400, code=50024)
    answer = await world["Ann"].slash(news, "game new", game=GAME, thread=True)
    [body] = fault.bodies
    assert body["type"] == discord.ChannelType.news_thread.value
    assert "does not let me open a thread here" in words(answer.response)
    await world["Ann"].slash(news, "game new", game=GAME)
    assert world.with_control("join", news)


@pytest.mark.parametrize("kind", ["voice", "stage", "thread"])
async def test_where_no_thread_can_be_opened_a_sentence_says_what_to_do(
    world: World, kind: str
) -> None:
    if kind == "thread":
        await world["Ann"].slash(world.channel, "game new", game=GAME, thread=True)
        [here] = world.channel.threads
    elif kind == "voice":
        here = world.guild.create_voice_channel("hall")
    else:
        here = world.guild.create_stage_channel("hall")
    answer = words((await world["Bob"].slash(here, "game new", game=GAME, thread=True)).response)
    assert "Nothing was changed." in answer
    assert "Something went wrong" not in answer


async def test_a_voice_channel_has_to_let_the_bot_in(world: World) -> None:
    """Without that Discord takes no messages there, whatever else it allows."""
    here = world.guild.create_voice_channel("hall")
    world.forbid(here, connect=False)
    said = words((await world["Ann"].slash(here, "game new", game=GAME)).response)
    assert "Connect" in said
    assert await world.service.places.open_tables() == []


async def test_a_private_thread_without_the_bot_gets_a_sentence(world: World) -> None:
    backend = world.env.backend
    thread = backend.create_thread(
        world.channel.id, "secret", world["Ann"].id, type=discord.ChannelType.private_thread.value
    )
    world.wire.fail("POST", f"/channels/{thread.id}/messages", 403, code=50001, times=None)
    here = ChannelHandle(world.env, world.guild, thread)
    answer = words((await world["Ann"].slash(here, "game new", game=GAME)).response)
    assert "cannot write in this private thread" in answer
    assert await world.service.views.table_in(thread.id) is None


async def test_a_member_who_may_not_write_opens_no_table(world: World) -> None:
    world.forbid_member(world["Bob"], world.channel, send_messages=False)
    answer = words((await world["Bob"].slash(world.channel, "game new", game=GAME)).response)
    assert "Missing permissions: Send Messages" in answer
    world.forbid_member(world["Bob"], world.channel, create_public_threads=False)
    thread = await world["Bob"].slash(world.channel, "game new", game=GAME, thread=True)
    assert "Missing permissions: Create Public Threads" in words(thread.response)
    assert world.channel.threads == []


# --- messages that come back, and boards that lose their buttons ---------------------------------


@pytest.mark.parametrize("command", ["game new", "turns"])
async def test_a_deleted_lobby_comes_back(world: World, command: str) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game=GAME)
    world.delete_message(world.with_control("join"))
    await ann.slash(world.channel, command, **({"game": GAME} if command == "game new" else {}))
    await world.press(world["Bob"], world.with_control("join"), "join")
    assert (await world.table()).names == ("Ann", "Bob")
    await ann.slash(world.channel, "turns")
    lobbies = [m for m in world.messages() if any(p.parsed.op == "leave" for p in presses(m))]
    assert len(lobbies) == 1


async def test_after_a_restart_the_old_board_loses_its_buttons_and_keeps_its_picture(
    world: World,
) -> None:
    asked, _ = await running(world)
    old = world.board()
    picture = [a.filename for a in old.attachments]
    await world.restart()
    route = f"/channels/{world.channel.id}/messages/{old.id}"
    tidied = world.wire.fail("PATCH", route, ConnectionResetError, delivered=True)
    await turn(world, asked)
    [body] = tidied.bodies
    [shown] = [c for c in _walk(body["components"]) if c.get("type") == 12]
    url = shown["items"][0]["media"]["url"]  # type: ignore[index]
    assert url == f"attachment://{picture[0]}", "the address of a file runs out"
    [before] = [m for m in world.messages() if m.id == old.id]
    assert presses(before) == []
    assert [a.filename for a in before.attachments] == picture
    galleries: list[Any] = [c for c in _walk(before.components) if c.get("type") == 12]
    assert len(galleries) == 1
    assert galleries[0]["items"][0]["description"]
    assert world.board().id != old.id


async def test_a_board_that_could_not_be_tidied_is_tidied_with_the_next_one(world: World) -> None:
    asked, other = await running(world)
    old = world.board()
    world.wire.fail("PATCH", f"/channels/{world.channel.id}/messages/{old.id}", 500)
    await turn(world, asked)
    assert presses(next(m for m in world.messages() if m.id == old.id))
    await turn(world, other)
    assert presses(next(m for m in world.messages() if m.id == old.id)) == []


def _walk(components: list[dict[str, object]]) -> list[dict[str, object]]:
    from bot.widgets import limits

    return [dict(c) for c in limits.walk(components)]


@pytest.mark.sliced(10)
async def test_a_role_whose_rights_change_lets_the_bot_try_again(world: World) -> None:
    asked, _ = await running(world)
    backend = world.env.backend
    role = world.guild.create_role("Games", permissions=discord.Permissions(send_messages=False))
    route = f"/channels/{world.channel.id}/messages"
    world.wire.fail("POST", route, 403, code=50013, times=None)
    await turn(world, asked)
    for _ in range(12):
        await world.advance(600)
    assert await place(world) == "barred"
    world.wire.mend()
    posted = len(world.messages())
    rights = discord.Permissions(send_messages=True).value
    backend.edit_role(world.guild.id, role.id, {"permissions": rights})
    await world.env.settle()
    assert len(world.messages()) == posted + 1
    assert await place(world) == "there"
