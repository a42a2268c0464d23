"""A table without a channel: each player reads the whole game in direct messages, with pictures."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from simcord import MemberActor
from simcord.results import ResponseMessage

from bot.widgets import limits
from bot.widgets import words as wording
from bot.widgets.words import Speech
from engine.core import Rng
from tests.bot.e2e.placing import GAME, letters, place, turn
from tests.bot.e2e.test_everywhere import controls, heard
from tests.bot.e2e.test_orders import begun
from tests.bot.e2e.test_story import go_on, sentences, told
from tests.bot.simulated import World, presses, words
from tests.bot.ways import prefer

pytestmark = pytest.mark.usefixtures("plain_pictures", "toy")
SILENT = 1 << 12
NOTES = ("Table 1 has no channel", "`/board` with the number", "This was your ")


def posts(world: World, actor: MemberActor) -> list[ResponseMessage]:
    """The posts that somebody got in direct messages."""
    found = world.messages(actor.user.dm_channel)
    return [m for m in found if any(note in words(m) for note in NOTES)]


def notified(message: ResponseMessage) -> bool:
    return not message._message.flags & SILENT


async def lose_channel(world: World) -> None:
    world.delete_channel(world.channel)
    await world.env.settle()
    assert await place(world) == "gone"


async def told_once(world: World, actor: MemberActor, before: int) -> None:
    """Every public sentence of the game is in somebody's direct messages, once and in order, except
    what the channel told: all up to step `before`."""
    table = await world.service.views.table(1)
    log = [entry for entry in await world.service.views.log(1) if entry.seq > before]
    ahead = wording.lines(Speech(table), log)
    for message in posts(world, actor):
        lines = [said for said in told(message) if not str(said).startswith(NOTES)]
        found, left_out = sentences(lines, ahead)
        here, ahead = ahead[: len(found) + left_out], ahead[len(found) + left_out :]
        assert not Counter(found) - Counter(here), (found, here)
    assert not ahead, f"not told: {ahead}"


@pytest.mark.sliced
@pytest.mark.parametrize("seed", [1, 2])
async def test_everybody_reads_the_whole_game_with_crashes(world: World, seed: int) -> None:
    before = (await begun(world, pace=(0.0, 0.0))).public_seq
    await lose_channel(world)
    chance = Rng(seed)
    goes_on, rounds = True, 0
    while goes_on:
        goes_on = await go_on(world, 15, chance)
        rounds += 1
        if rounds in (2, 4):
            # The answer to a message is lost, and the process dies before it can ask again.
            world.wire.fail("*", "/channels/*/messages*", ConnectionError, delivered=True)
            goes_on = await go_on(world, 1, chance)
            await world.restart()
            world.wire.forget_nonces()
        await world.advance(30.0)
        await world.all_said()
    assert rounds > 4
    for name in ("Ann", "Bob", "Chloe"):
        await told_once(world, world[name], before)
        assert "won on points" in words(posts(world, world[name])[-1])


async def test_a_post_shows_what_everybody_sees_and_calls_who_is_asked(world: World) -> None:
    await world.start("Ann", "Bob", options={"turn_limit": 50}, game=GAME)
    await lose_channel(world)
    hall = world.guild.create_text_channel("hall")
    for _ in range(3):
        [asked] = await world.asked_at(1)
        [other] = [world[n] for n in ("Ann", "Bob") if world[n].id != asked.id]
        await turn(world, asked, hall)
        for reader in (asked, other):
            newest = posts(world, reader)[-1]
            assert notified(newest) == (reader is other)
            assert "Table 1 has no channel, so its posts come here." in words(newest)
            [picture] = [c for c in limits.walk(newest.components) if c.get("type") == 12]
            spectator = await world.service.views.position(1, None)
            headline = Speech(spectator.table).rich.headline(spectator.view)
            assert headline in words(newest)
            assert picture["items"][0]["description"]
    assert world.messages(hall) == []


async def test_every_control_of_a_post_answers_there(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    await lose_channel(world)
    [asked] = await world.asked_at(1)
    [other] = [world[n] for n in ("Ann", "Bob") if world[n].id != asked.id]
    await turn(world, asked, world.guild.create_text_channel("hall"))
    newest = posts(world, other)[-1]
    kinds = {p.parsed.op for p in presses(newest)}
    assert {"turn", "since", "closer", "words", "help"} <= kinds
    for op in kinds:
        answer = await world.press(other.user, newest, op)
        heard(answer)


async def test_who_reads_one_message_a_day_is_not_notified(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    await lose_channel(world)
    [asked] = await world.asked_at(1)
    [other] = [world[n] for n in ("Ann", "Bob") if world[n].id != asked.id]
    await prefer(world, other, daily_at=600)
    await turn(world, asked, world.guild.create_text_channel("hall"))
    assert not notified(posts(world, other)[-1])


async def test_a_refused_picture_comes_in_words(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    await lose_channel(world)
    [asked] = await world.asked_at(1)
    [other] = [world[n] for n in ("Ann", "Bob") if world[n].id != asked.id]
    dm = world.env.backend.get_dm_channel(other.id)
    fault = world.wire.fail("POST", f"/channels/{dm.id}/messages", 400, code=50035)
    await turn(world, asked, world.guild.create_text_channel("hall"))
    assert fault.hits == 1
    newest = posts(world, other)[-1]
    assert not newest.attachments
    assert "Waiting for" in words(newest)


async def test_one_who_takes_no_direct_messages_holds_up_nobody(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    await lose_channel(world)
    [asked] = await world.asked_at(1)
    [other] = [world[n] for n in ("Ann", "Bob") if world[n].id != asked.id]
    world.close_dms(asked)
    hall = world.guild.create_text_channel("hall")
    before = len(letters(world, other))
    for _ in range(2):
        for actor in await world.asked_at(1):
            await turn(world, actor, hall)
    assert len(letters(world, other)) == before + 2


async def test_a_table_that_moves_is_told_in_its_channel_again(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    await lose_channel(world)
    hall = world.guild.create_text_channel("hall")
    [asked] = await world.asked_at(1)
    await turn(world, asked, hall)
    count = {n: len(posts(world, world[n])) for n in ("Ann", "Bob")}
    moving = await world["Ann"].slash(hall, "host move", table=1)
    op = "movehere"
    await world.press(world["Ann"], moving.response, op)
    assert await place(world) == "there"
    assert world.board(hall).attachments
    [asked] = await world.asked_at(1)
    await turn(world, asked, hall)
    assert {n: len(posts(world, world[n])) for n in ("Ann", "Bob")} == count


async def test_a_table_that_is_closed_says_so_to_all(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    await lose_channel(world)
    hall = world.guild.create_text_channel("hall")
    asks = await world["Ann"].slash(hall, "host close", table=1)
    found: dict[str, Any] = controls(asks)
    await world.press(world["Ann"], found["abandon"][0], "abandon")
    for name in ("Ann", "Bob"):
        assert any("closed this table" in said for said in letters(world, world[name]))
