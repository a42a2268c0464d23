"""Reminders as each person wants them, pressed and read in a simulated Discord."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tables.model.clock import HOUR
from tests.bot.e2e.test_next_table import finished
from tests.bot.e2e.test_reminders import letters, waiting
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.simulated import World, presses, there, words
from tests.bot.ways import choose, prefer, press, set_clock

pytestmark = pytest.mark.usefixtures("plain_pictures")
DAY = 24 * HOUR
BERLIN = ZoneInfo("Europe/Berlin")


def next_time(world: World, hour: int) -> int:
    """When clocks in Berlin show this hour next."""
    now = datetime.fromtimestamp(world.now(), BERLIN)
    found = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    if found <= now:
        found = found.replace(day=found.day + 1)
    return int(found.timestamp())


def name_of(world: World, actor: Any) -> str:
    return next(name for name in world.people if world[name].id == actor.id)


def ops(message: Any) -> list[str]:
    return [p.parsed.op for p in presses(there(message))]


async def snooze(world: World, actor: Any, message: Any, code: str) -> Any:
    """Press one of the buttons on a reminder that put it off."""
    [found] = [p for p in presses(message) if p.parsed.op == "snooze" and p.parsed.args[1] == code]
    return await actor.click(message, custom_id=found.custom_id)


async def reminded(world: World, **settings: Any) -> tuple[Any, Any, Any]:
    """Who is asked, who is not, and a reminder in the channel."""
    asked, other = await waiting(world)
    if settings:
        await prefer(world, asked, **settings)
    await world.advance(12.5 * HOUR)
    return asked, other, world.messages()[-1]


# --- settings ------------------------------------------------------------------------------------


async def test_menus_of_reminders_change_what_they_say(world: World) -> None:
    ann = world["Ann"]
    page = await ann.slash(world.channel, "me settings")
    page = await choose(ann, page, "setting", "sooner", part="h")
    assert "Reminders change no clock" in words(page.response)
    page = await choose(ann, page, "setting", "8", part="d")
    assert "I also need your time zone to know that hour" in words(page.response)
    assert (await world.bot.reminders.user(ann.id)).daily_at is None
    await prefer(world, ann, zone="Europe/Berlin")
    page = await choose(ann, page, "setting", "8", part="d")
    assert f"<t:{next_time(world, 8)}:f>" in words(page.response)
    page = await choose(ann, page, "setting", "yes", part="t")
    assert "For 5 minutes" in words(page.response)
    user = await world.bot.reminders.user(ann.id)
    assert (user.rhythm, user.daily_at, user.tells_presence) == ("sooner", 480, True)
    await choose(ann, page, "setting", "no", part="d")
    assert (await world.bot.reminders.user(ann.id)).daily_at is None


# --- put off -------------------------------------------------------------------------------------


async def test_a_reminder_is_put_off_until_the_evening_and_comes_once(world: World) -> None:
    asked, _, reminder = await reminded(world, zone="Europe/Berlin")
    before, public = world.pings(asked), len(world.messages())
    answer = await snooze(world, asked, reminder, "e")
    evening = next_time(world, 20)
    assert f"<t:{evening}:F>" in words(answer.response)
    assert "The table is not told" in words(answer.response)
    assert answer.ephemeral
    assert len(world.messages()) == public, "nobody else learns of it"
    await world.restart()
    await world.advance(evening - world.now() - 60)
    assert world.pings(asked) == before
    await world.advance(120)
    assert world.pings(asked) == before + 1
    await world.advance(20 * HOUR)
    assert world.pings(asked) == before + 1


async def test_without_a_time_zone_the_buttons_name_hours(world: World) -> None:
    asked, _, reminder = await reminded(world)
    labels = [p.label for p in presses(reminder) if p.parsed.op == "snooze"]
    assert labels == ["Snooze for 4 hours", "Snooze for 12 hours"]
    answer = await snooze(world, asked, reminder, "s")
    assert f"<t:{int(world.now() + 4 * HOUR)}:F>" in words(answer.response)
    await prefer(world, asked, zone="Europe/Berlin")
    again = await snooze(world, asked, reminder, "l")
    assert "I remind you" in words(again.response), "hours are true in every time zone"


async def test_the_table_is_told_by_wish_without_a_ping(world: World) -> None:
    asked, other, reminder = await reminded(world, zone="Europe/Berlin")
    answer = await snooze(world, asked, reminder, "m")
    pings, public = world.pings(asked), len(world.messages())
    told = await press(world, asked, answer, "backlater")
    assert "The table is told" in words(told.response)
    await world.all_said()
    said = words(world.messages()[-1])
    assert f"<@{asked.id}> will be back <t:{next_time(world, 8)}:f>" in said
    assert (world.pings(asked), world.pings(other)) == (pings, 0)
    for _ in range(3):
        again = await press(world, asked, answer, "backlater")
        assert "a few hours ago" in words(again.response)
    assert len(world.messages()) == public + 1


async def test_strangers_put_nothing_off(world: World) -> None:
    asked, other, reminder = await reminded(world)
    stranger = world["Chloe"]
    for actor in (other, stranger):
        for code in ("s", "l"):
            answer = await snooze(world, actor, reminder, code)
            assert "This reminder is for somebody else" in words(answer.response)
    before = world.pings(asked)
    await world.advance(24.5 * HOUR)
    assert world.pings(asked) == before + 1, "as if nobody had pressed"


@pytest.mark.parametrize("op", ["snooze", "backlater", "settings"])
async def test_forged_buttons_change_nothing(world: World, op: str) -> None:
    await waiting(world)
    stranger = world["Chloe"]
    for rest in ("", ":", ":1", ":1:x", ":1:e", ":9:s", ":" + "9" * 40 + ":s", ":-1:s", ":a:b"):
        said = everything(await forged(world, stranger, f"agora:{op}:1{rest}"))
        assert said
        assert "I remind you" not in said
    waits = "SELECT count(snoozed_until) + count(snooze_told_at) FROM waits"
    assert await world.service.store.read(lambda db: db.execute(waits).fetchone()[0]) == 0


async def test_a_clock_that_decides_before_is_told(world: World) -> None:
    asked, _ = await waiting(world)
    await set_clock(world, world["Ann"], move=14)
    await world.advance(12.5 * HOUR)
    answer = await snooze(world, asked, world.messages()[-1], "s")
    said = words(answer.response)
    assert "Your time runs out before that" in said
    [wait] = await world.bot.reminders.deadlines((await world.table()).id)
    assert f"<t:{int(wait.deadline or 0)}:F>" in said
    await world.advance(2 * HOUR)
    assert "has run out of time" in words(world.messages()[-1])


async def test_an_old_reminder_puts_nothing_off(world: World) -> None:
    asked, _, reminder = await reminded(world)
    table = await world.table()
    with world.env._bot_scope():
        await world.service.hosting.abandon(table.id, table.host_id)
    answer = await snooze(world, asked, reminder, "s")
    assert "no longer waits for you" in words(answer.response)


# --- once a day ----------------------------------------------------------------------------------


async def halls(world: World, count: int) -> tuple[Any, int]:
    """Tables in several channels; who is asked at most of them, and at how many."""
    channels = [world.channel]
    channels += [world.guild.create_text_channel(f"hall-{n}") for n in range(count - 1)]
    asked = []
    for channel in channels:
        await world.start("Ann", "Bob", channel=channel)
        asked += await world.asked(channel)
    who = max(asked, key=asked.count)
    return who, asked.count(who)


@pytest.mark.sliced
async def test_one_list_a_day_with_a_button_for_each_table(world: World) -> None:
    who, tables = await halls(world, 3)
    name = name_of(world, who)
    await prefer(world, who, zone="Europe/Berlin", daily_at=480)
    pings, private = world.pings(who), len(letters(world, name))
    await world.advance(next_time(world, 8) - world.now() + 60)
    assert len(letters(world, name)) == private + 1
    assert world.pings(who) <= pings + 1, "the message itself, and no channel"
    message = world.messages(who.user.dm_channel)[-1]
    assert ops(message) == ["turn"] * tables + ["mydaily"]
    assert words(message).count("](https://discord.com/channels/") == tables
    [change] = [p for p in presses(message) if p.parsed.op == "mydaily"]
    page = await who.user.click(message, custom_id=change.custom_id)
    assert "Your settings" in words(page.response)
    turn = next(p for p in presses(message) if p.parsed.op == "turn")
    panel = await who.user.click(message, custom_id=turn.custom_id)
    assert presses(there(panel.response))
    await world.restart()
    await world.advance(12 * HOUR)
    assert len(letters(world, name)) == private + 1
    await world.advance(12 * HOUR)
    assert len(letters(world, name)) == private + 2


async def test_who_gets_a_list_is_named_but_not_pinged(world: World) -> None:
    asked, other = await waiting(world)
    await prefer(world, other, zone="Europe/Berlin", daily_at=480)
    await finished(world, asked)
    await world.all_said()
    assert world.pings(other) == 0
    assert f"<@{other.id}>" in words(world.board())


async def test_who_takes_no_direct_messages_is_pinged_again_and_told_once(world: World) -> None:
    asked, _ = await waiting(world)
    await prefer(world, asked, zone="Europe/Berlin", daily_at=480)
    world.close_dms(asked)
    before = world.pings(asked)
    await world.advance(next_time(world, 8) - world.now() + 60)
    assert world.pings(asked) == before + 1
    assert "I cannot send you direct messages" in words(world.messages()[-1])
    assert (await world.bot.reminders.user(asked.id)).daily_at is None
    await world.advance(24.5 * HOUR)
    assert "reminder" in words(world.messages()[-1])
    assert "I cannot send you" not in words(world.messages()[-1])


async def test_a_list_whose_answer_was_lost_is_not_doubled(world: World) -> None:
    asked, _ = await waiting(world)
    name = name_of(world, asked)
    await prefer(world, asked, zone="Europe/Berlin", daily_at=480)
    dm = world.env.backend.get_dm_channel(asked.id)
    world.wire.fail("POST", f"/channels/{dm.id}/messages", OSError, delivered=True)
    private = len(letters(world, name))
    await world.advance(next_time(world, 8) - world.now() + 60)
    world.wire.forget_nonces()
    await world.advance(HOUR)
    assert len(letters(world, name)) == private + 1


# --- who is there --------------------------------------------------------------------------------


async def test_who_has_just_answered_is_told_by_their_wish_alone(world: World) -> None:
    asked, other = await waiting(world)
    told = f"<@{other.id}> answered <t:"
    await prefer(world, asked, tells_presence=True)
    await finished(world, asked)
    await finished(world, other)
    assert told not in words(await finished(world, asked))
    await prefer(world, other, tells_presence=True)
    panel = await finished(world, other)
    assert f"<@{asked.id}> answered <t:{int(world.now())}:R>" in words(panel)
    await world.advance(200)
    assert told in words(await finished(world, asked))
    await finished(world, other)
    await world.advance(400)
    assert told not in words(await finished(world, asked)), "that was too long ago"


async def test_nobody_is_there_in_their_quiet_hours(world: World) -> None:
    asked, other = await waiting(world)
    await finished(world, asked)
    await prefer(world, other, tells_presence=True, zone="UTC", quiet="00:00-23:59")
    await finished(world, other)
    assert " answered <t:" not in words(await finished(world, asked))
