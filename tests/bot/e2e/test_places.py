"""Where tables are: deleted channels, moving, servers that come and go."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import discord
import pytest

from tables.maintenance.doctor import examine
from tables.model import outgoing
from tables.store import wait_rows
from tables.store.limits import TableLimits
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
from tests.bot.simulated import World, presses, there, words
from tests.bot.ways import set_clock

HOUR = 3600.0


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


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
    status = words((await other.slash(hall, "turns")).response)
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
    await world.bot.whereabouts.catch_up()
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
        assert "This was your first game of Antike Duellum" in letters(world, world[name])[-1]
    assert ("over", "given up") in await rows(world)


async def test_a_host_without_a_seat_is_written_to_as_well(world: World) -> None:
    """Nobody who plays there has room for one more table, so it stays theirs."""
    world.service.repository.limits = TableLimits(hosted=1)
    ann, bob = world["Ann"], world["Bob"]
    await bob.slash(world.guild.create_text_channel("hall"), "game new", game=GAME)
    await ann.slash(world.channel, "game new", game=GAME)
    await world.press(bob, world.with_control("join"), "join")
    await world.press(ann, world.with_control("leave"), "leave")
    table = await world.table()
    assert (table.host_id, table.names) == (ann.id, ("Bob",))
    world.delete_channel(world.channel)
    await world.env.settle()
    with world.env._bot_scope():
        await world.service.places.say(
            table.id, [outgoing.Idle(ping=(ann.id,), version=table.version)]
        )
    await world.env.settle()
    [letter] = letters(world, ann)
    assert "has no channel" in letter


@pytest.mark.sliced(5)
async def test_a_direct_message_whose_answer_was_lost_is_not_doubled(world: World) -> None:
    asked, _ = await running(world)
    dm = world.env.backend.get_dm_channel(asked.id)
    lost = world.wire.fail("POST", f"/channels/{dm.id}/messages", OSError, delivered=True)
    world.delete_channel(world.channel)
    await world.env.settle()
    assert lost.hits == 1
    world.wire.forget_nonces()
    await world.advance(60)
    assert len(letters(world, asked)) == 1


async def test_whoever_takes_no_direct_messages_is_left_alone(world: World) -> None:
    asked, _ = await running(world)
    world.close_dms(asked)
    world.delete_channel(world.channel)
    await world.env.settle()
    hall = world.guild.create_text_channel("hall")
    panel = words((await asked.slash(hall, "turn")).response)
    assert "The channel of this table was deleted" in panel


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
    assert "can move the table" in words(opened)
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
    assert "The table moved from" in said
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


# --- servers -------------------------------------------------------------------------------------


async def clock(world: World) -> tuple[float | None, float]:
    """What is left to whoever is asked until their time is out, and how much is spent."""
    [found] = await world.service.store.read(lambda db: wait_rows.of_table(db, 1))
    left = None if found.deadline is None else found.deadline - world.now()
    return left, found.wait.spent


@pytest.mark.sliced(10)
async def test_a_table_rests_while_the_bot_is_not_on_its_server(world: World) -> None:
    asked, other = await running(world)
    await set_clock(world, world["Ann"], move=20, fallback="replace")
    await world.advance(2 * HOUR)
    left, _ = await clock(world)
    world.kick_bot()
    await world.env.settle()
    assert await place(world) == "left"
    said = len(world.posted)
    for _ in range(2):
        await world.advance(24 * HOUR)
    assert len(world.posted) == said, "nobody is reminded and nobody's time is out"
    status = words((await asked.user.slash("turns")).response)
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
    await world.bot.whereabouts.catch_up()
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
