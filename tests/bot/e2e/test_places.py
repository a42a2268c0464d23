"""Tables whose place changes: channels and threads that vanish or close, servers that remove the
bot, and tables that move."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.features.places.events import writes
from tables.store import wait_rows
from tables.upkeep.doctor import examine
from tests.bot.players import Clicker
from tests.bot.simulated import Blocked, World, presses, there, words

GAME = "antike-duellum"
HOUR = 3600.0


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


async def running(world: World) -> tuple[MemberActor, MemberActor]:
    """A game in which the first one is asked and the second one is not."""
    await world.start("Ann", "Bob", options={"turn_limit": 50})
    [asked] = await world.asked()
    return asked, next(a for a in (world["Ann"], world["Bob"]) if a is not asked)


async def turn(world: World, actor: MemberActor, channel: ChannelHandle | None = None) -> None:
    """Take a turn by commands in a channel, without any public message."""
    here = channel or world.channel
    clicker = Clicker(world, actor, random.Random(2))
    while True:
        answer = await actor.slash(here, "turn", table=1)
        assert answer.response is not None
        if not (await world.service.views.position(1, actor.id)).decisions:
            return
        await clicker.press(answer.response, clicker.rng.choice(clicker.units(answer.response)))


def letters(world: World, actor: MemberActor) -> list[str]:
    """The direct messages that somebody got, oldest first."""
    return [words(m) for m in world.messages(actor.user.dm_channel)]


async def place(world: World) -> str:
    return (await world.service.views.table(1)).place


async def becomes(world: World, wanted: str) -> None:
    """The place of the table is looked for beside what is awaited, and a server takes a moment."""
    async with asyncio.timeout(30):
        while await place(world) != wanted:
            await asyncio.sleep(0.01)


async def rows(world: World) -> list[tuple[str, str]]:
    sql = "SELECT kind, state FROM outbox ORDER BY id"
    return await world.service.store.read(lambda db: [tuple(r) for r in db.execute(sql)])


# --- a deleted channel ---------------------------------------------------------------------------


async def test_who_is_asked_is_written_to_when_the_channel_is_deleted(world: World) -> None:
    asked, other = await running(world)
    world.delete_channel(world.channel)
    await world.env.settle()
    assert await place(world) == "gone"
    [letter] = letters(world, asked)
    assert "The channel of table 1 was deleted" in letter
    assert "Waiting for" in letter
    host_only = letters(world, other) if other is world["Ann"] else []
    assert all("Waiting for" not in said for said in host_only)
    hall = world.guild.create_text_channel("hall")
    status = words((await other.slash(hall, "game status")).response)
    assert "deleted channel" in status
    assert "`/host move`" in status
    turns = words((await asked.slash(hall, "turns")).response)
    assert "its channel was deleted" in turns
    await turn(world, asked, hall)
    assert len(letters(world, other)) == 1 + len(host_only), "the next one is written to, once"
    assert "Waiting for" in letters(world, other)[-1]


async def test_a_refused_message_tells_the_same_as_the_event(world: World) -> None:
    """The event may have been missed."""
    asked, other = await running(world)
    fault = world.wire.fail(
        "*", f"/channels/{world.channel.id}/messages*", 404, code=10003, times=None
    )
    await turn(world, asked)
    assert fault.hits >= 1
    assert await place(world) == "gone"
    assert len(letters(world, other)) == 1
    hits = fault.hits
    await turn(world, other)
    assert fault.hits == hits, "nobody knocks at a channel that is gone"
    assert len(letters(world, asked)) == 1 + (asked is world["Ann"])


async def test_a_thread_that_is_deleted_is_a_channel_that_is_deleted(world: World) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game=GAME, thread=True)
    [thread] = world.channel.threads
    await world.press(world["Bob"], world.with_control("join", thread), "join")
    await world.press(ann, world.with_control("start", thread), "start")
    world.delete_channel(thread)
    await world.env.settle()
    assert await place(world) == "gone"
    [asked] = await world.asked_at(1)
    assert "Waiting for" in letters(world, asked)[-1]


async def test_a_channel_that_was_deleted_while_the_bot_was_down(world: World) -> None:
    asked, _ = await running(world)
    backend = world.env.backend
    subscribers, backend.subscribers[:] = list(backend.subscribers), []
    emit = backend.emit
    backend.emit = lambda *_: None  # type: ignore[method-assign]
    world.delete_channel(world.channel)
    backend.emit = emit  # type: ignore[method-assign]
    backend.subscribers[:] = subscribers
    assert await place(world) == "there"
    await world.restart()
    assert await place(world) == "gone"
    assert "Waiting for" in letters(world, asked)[-1]


@pytest.mark.parametrize("archived", [False, True])
async def test_a_channel_that_seemed_to_be_gone_comes_back(world: World, archived: bool) -> None:
    """Of archived threads Discord tells only who asks for them."""
    thread = await opened_in_thread(world)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": archived})
    await world.env.settle()
    await world.service.places.lose_place(1)
    assert await place(world) == "gone"
    await world.bot.whereabouts.settle()
    await world.env.settle()
    await becomes(world, "there")


async def test_reminders_of_a_table_without_a_channel_are_direct_messages(world: World) -> None:
    asked, _ = await running(world)
    world.delete_channel(world.channel)
    await world.env.settle()
    before = len(letters(world, asked))
    await world.advance(13 * HOUR)
    assert len(letters(world, asked)) == before + 1
    assert "reminder" in letters(world, asked)[-1]
    assert "the channel of this table was deleted" in letters(world, asked)[-1]


async def test_a_game_without_a_channel_comes_to_its_end(world: World) -> None:
    await world.start("Ann", "Bob", options={"turn_limit": 2})
    hall = world.guild.create_text_channel("hall")
    world.delete_channel(world.channel)
    await world.env.settle()
    while (await world.service.views.table(1)).status == "running":
        [actor] = await world.asked_at(1)
        await turn(world, actor, hall)
    for name in ("Ann", "Bob"):
        assert "last board" in letters(world, world[name])[-1]
    assert ("over", "given up") in await rows(world)


async def test_whoever_takes_no_direct_messages_is_left_alone(world: World) -> None:
    asked, _ = await running(world)
    world.close_dms(asked)
    world.delete_channel(world.channel)
    await world.env.settle()
    hall = world.guild.create_text_channel("hall")
    panel = words((await asked.slash(hall, "turn")).response)
    assert "The channel of this table was deleted." in panel


# --- moving --------------------------------------------------------------------------------------


async def test_the_first_turn_elsewhere_offers_to_bring_the_table_there(world: World) -> None:
    asked, other = await running(world)
    await turn(world, asked)
    log = words((await asked.slash(world.channel, "game log")).response)
    world.delete_channel(world.channel)
    await world.env.settle()
    hall = world.guild.create_text_channel("hall")
    opened = (await world["Bob"].slash(hall, "turn")).response
    assert all(p.parsed.op != "move" for p in presses(opened)), "Bob is no host"
    assert "can bring the table to another channel" in words(opened)
    opened = (await world["Ann"].slash(hall, "turn")).response
    sure = await world.press(world["Ann"], opened, "move")
    assert "may be other people than before" in words(sure.response)
    assert await place(world) == "gone"
    done = await world.press(world["Ann"], sure.response, "movehere")
    assert f"<#{hall.id}>" in words(done.response)
    table = await world.service.views.table(1)
    assert (table.channel_id, table.place) == (hall.id, "there")
    board = world.board(hall)
    assert board.attachments
    assert any("brought this table here" in words(m) for m in world.messages(hall))
    said = words((await asked.slash(hall, "game log")).response)
    assert "The table moves from" in said
    assert all(line in said for line in log.splitlines() if line.startswith("- "))
    await world.open_panel(other, hall)
    await turn(world, other, hall)
    assert await world.asked(hall) == [asked]
    report = examine(world.where, world.service.rules)
    assert report.findings == []


async def test_a_table_moves_from_a_channel_that_is_still_there(world: World) -> None:
    asked, _ = await running(world)
    old = world.board()
    hall = world.guild.create_text_channel("hall")
    answer = await world["Ann"].slash(hall, "host move")
    await world.press(world["Ann"], answer.response, "movehere")
    assert (await world.service.views.table(1)).channel_id == hall.id
    assert "has moved to" in words(world.messages()[-1])
    [before] = [m for m in world.messages() if m.id == old.id]
    assert presses(before) == [], "the old board has lost its buttons"
    assert before.attachments
    assert asked.id in [u for p in world.posted if p.channel_id == hall.id for u in p.pinged]
    await world.start("Chloe", "Dimitri")


async def test_a_table_moves_into_a_new_thread(world: World) -> None:
    await running(world)
    hall = world.guild.create_text_channel("hall")
    await world.start("Chloe", "Dimitri", channel=hall)
    world.delete_channel(world.channel)
    await world.env.settle()
    answer = await world["Ann"].slash(hall, "host move", table=1)
    assert "a new thread" in words(answer.response), "the channel has a table of its own"
    await world.press(world["Ann"], answer.response, "movethread")
    [thread] = hall.threads
    assert (await world.service.views.table(1)).channel_id == thread.id
    assert world.board(thread).attachments


async def test_a_lobby_moves_with_its_message(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    world.delete_channel(world.channel)
    await world.env.settle()
    hall = world.guild.create_text_channel("hall")
    answer = await world["Ann"].slash(hall, "host move", table=1)
    await world.press(world["Ann"], answer.response, "movehere")
    await world.press(world["Bob"], world.with_control("join", hall), "join")
    await world.press(world["Ann"], world.with_control("start", hall), "start")
    assert world.board(hall).attachments


async def test_only_host_and_managers_of_the_server_move_a_table(world: World) -> None:
    await running(world)
    hall = world.guild.create_text_channel("hall")
    for name in ("Bob", "Chloe"):
        answer = await world[name].slash(hall, "host move", table=1)
        assert "Table 1 is in" not in words(answer.response)
    asked = await world["Ann"].slash(hall, "host move", table=1)
    [button] = [p for p in presses(asked.response) if p.parsed.op == "movehere"]
    mine = await world["Bob"].slash(hall, "turn", table=1)
    stored = world.env.backend.get_message(there(mine.response).channel_id, there(mine.response).id)
    forged = {"type": 2, "style": 2, "label": "x", "custom_id": button.custom_id}
    stored.components.append({"type": 1, "components": [forged]})
    await world["Bob"].click(there(mine.response), custom_id=button.custom_id)
    assert (await world.service.views.table(1)).channel_id == world.channel.id
    role = world.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    world.env.backend.add_member_role(world.guild.id, world["Chloe"].id, role.id)
    answer = await world["Chloe"].slash(hall, "host move", table=1)
    await world.press(world["Chloe"], answer.response, "movehere")
    assert (await world.service.views.table(1)).channel_id == hall.id


async def test_a_table_stays_on_its_server(world: World) -> None:
    await running(world)
    other = world.env.create_guild("Elsewhere", owner=world["Ann"].user)
    hall = other.create_text_channel("hall")
    ann = other.add_member(world["Ann"].user)
    answer = await ann.slash(hall, "host move", table=1)
    assert "A table stays on its server" in words(answer.response)
    assert (await world.service.views.table(1)).channel_id == world.channel.id


@pytest.mark.parametrize("lacking", ["send_messages", "attach_files"])
async def test_the_new_channel_has_to_let_the_bot_work(world: World, lacking: str) -> None:
    await running(world)
    hall = world.guild.create_text_channel("hall")
    world.forbid(hall, **{lacking: False})
    answer = await world["Ann"].slash(hall, "host move", table=1)
    assert lacking.replace("_", " ").title() in words(answer.response)


async def test_nothing_moves_to_where_the_bot_cannot_write_after_all(world: World) -> None:
    """The permissions look right, and Discord refuses: a private thread, for example."""
    await running(world)
    hall = world.guild.create_text_channel("hall")
    answer = await world["Ann"].slash(hall, "host move", table=1)
    world.wire.fail("POST", f"/channels/{hall.id}/typing", 403, code=50001)
    refused = await world.press(world["Ann"], answer.response, "movehere")
    said = " ".join(words(m) for m in (refused.response, *refused.followups) if m is not None)
    assert "does not let me write in this channel" in said
    assert (await world.service.views.table(1)).channel_id == world.channel.id


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
    assert "newest board could not be posted" in panel
    status_now = words((await other.slash(world.channel, "game status")).response)
    assert "newest board could not be posted" in status_now
    assert len(await problems(world)) == 1
    await turn(world, other)
    assert world.messages()[-1].attachments, "the next board is there at once"
    panel = words((await asked.slash(world.channel, "turn")).response)
    assert "newest board could not be posted" not in panel


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
    assert "I may not write in" in letters(world, other)[0]
    world.forbid(world.channel)
    world.env.backend.announce_channel_update(world.channel.id)
    await world.env.settle()
    assert world.messages()[-1].attachments
    assert await place(world) == "there"
    assert world.pings(other) == 0, "one who was written to is not pinged as well"


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


async def opened_in_thread(world: World) -> Any:
    """A lobby in a thread of its own."""
    await world["Ann"].slash(world.channel, "game new", game=GAME, thread=True)
    [thread] = world.channel.threads
    return thread


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
    await world.bot.whereabouts.settle()
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


# --- servers -------------------------------------------------------------------------------------


async def clock(world: World) -> tuple[float | None, float]:
    """What is left to whoever is asked until their time is out, and how much is spent."""
    [found] = await world.service.store.read(lambda db: wait_rows.of_table(db, 1))
    left = None if found.deadline is None else found.deadline - world.now()
    return left, found.wait.spent


@pytest.mark.sliced(10)
async def test_a_table_rests_while_the_bot_is_not_on_its_server(world: World) -> None:
    asked, other = await running(world)
    await world["Ann"].slash(world.channel, "host clock", move=20, fallback="replace")
    await world.advance(2 * HOUR)
    left, _ = await clock(world)
    world.kick_bot()
    await world.env.settle()
    assert await place(world) == "left"
    said = len(world.posted)
    for _ in range(2):
        await world.advance(24 * HOUR)
    assert len(world.posted) == said, "nobody is reminded and nobody's time is out"
    status = words((await asked.user.slash("game status")).response)
    assert "rests" in status
    world.invite_bot()
    await world.env.settle()
    assert await place(world) == "there"
    again, _ = await clock(world)
    assert left is not None
    assert again == pytest.approx(left, abs=1)
    assert len(world.posted) == said
    await turn(world, asked)
    assert world.pings(other) == 1
    report = examine(world.where, world.service.rules)
    assert report.findings == []


async def test_an_outage_of_a_server_is_no_farewell(world: World) -> None:
    await running(world)
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()
    assert await place(world) == "there"
    await world.bot.whereabouts.settle()
    assert await place(world) == "there"


@contextmanager
def unheard(world: World) -> Iterator[None]:
    """What happens now the bot is not told."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(world.env.backend, "emit", lambda *_, **__: None)
        yield


async def test_who_invites_the_bot_again_finds_the_tables_as_they_are(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    invited: list[int] = []
    monkeypatch.setattr(world.bot.whereabouts, "_invited", invited.append)
    world.kick_bot()
    await world.env.settle()
    with unheard(world):
        world.delete_channel(world.channel)
    assert await place(world) == "left"
    world.invite_bot()
    await world.env.settle()
    assert await place(world) == "gone"
    assert invited == [world.guild.id], "the commands of that server alone were lost"


async def test_what_changed_in_an_outage_is_noticed_at_its_end(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()
    with unheard(world):
        world.forbid(world.channel, send_messages=False)
    assert await place(world) == "there"
    world.end_outage()
    await world.env.settle()
    assert await place(world) == "barred"


async def test_a_farewell_while_the_bot_was_down_is_noticed_at_the_start(world: World) -> None:
    await running(world)
    guild = world.env.backend.guilds.pop(world.guild.id)
    await world.restart()
    assert await place(world) == "left"
    world.env.backend.guilds[guild.id] = guild
    await world.restart()
    assert await place(world) == "there"


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
    assert "no member of this private thread" in answer
    assert await world.service.views.table_in(thread.id) is None


async def test_a_member_who_may_not_write_opens_no_table(world: World) -> None:
    world.forbid_member(world["Bob"], world.channel, send_messages=False)
    answer = words((await world["Bob"].slash(world.channel, "game new", game=GAME)).response)
    assert "you lack Send Messages" in answer
    world.forbid_member(world["Bob"], world.channel, create_public_threads=False)
    thread = await world["Bob"].slash(world.channel, "game new", game=GAME, thread=True)
    assert "you lack Create Public Threads" in words(thread.response)
    assert world.channel.threads == []


# --- messages that come back, and boards that lose their buttons ---------------------------------


@pytest.mark.parametrize("command", ["game new", "game status"])
async def test_a_deleted_lobby_comes_back(world: World, command: str) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game=GAME)
    world.delete_message(world.with_control("join"))
    await ann.slash(world.channel, command, **({"game": GAME} if command == "game new" else {}))
    await world.press(world["Bob"], world.with_control("join"), "join")
    assert (await world.table()).names == ("Ann", "Bob")
    await ann.slash(world.channel, "game status")
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
