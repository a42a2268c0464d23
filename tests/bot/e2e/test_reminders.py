"""Reminders, clocks and personal settings in a simulated Discord; only tests move time."""

from __future__ import annotations

import random
from collections import Counter
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.features.turns import pages as turns_pages
from tables.model.clock import HOUR
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, there, words
from tests.bot.ways import choose, is_back, prefer, press, set_clock, set_face, type_times

pytestmark = pytest.mark.usefixtures("plain_pictures")
DAY = 24 * HOUR


def letters(world: World, name: str) -> list[Any]:
    """What somebody got by direct message."""
    dm = world.env.backend.get_dm_channel(world[name].id)
    return [m for m in world.posted if m.channel_id == dm.id]


async def waiting(world: World) -> tuple[Any, Any]:
    """Who is asked, and who is not, at a new table of two."""
    await world.start("Ann", "Bob")
    [asked] = await world.asked()
    other = next(world[n] for n in ("Ann", "Bob") if world[n].id != asked.id)
    return asked, other


async def test_a_reminder_pings_once_and_opens_the_panel(world: World) -> None:
    asked, other = await waiting(world)
    before = world.pings(asked)
    await world.advance(11.9 * HOUR)
    assert world.pings(asked) == before
    await world.advance(0.3 * HOUR)
    assert world.pings(asked) == before + 1
    assert world.pings(other) == 0
    message = world.messages()[-1]
    said = words(message)
    assert "reminder" in said
    assert f"<@{asked.id}>" in said
    assert "<t:" in said
    assert "https://discord.com/channels/" in said
    answer = await world.press(asked, message, "turn")
    assert answer.ephemeral
    assert presses(answer.response)


async def test_reminders_survive_restarts_and_come_once(world: World) -> None:
    asked, _ = await waiting(world)
    before = world.pings(asked)
    await world.advance(11.5 * HOUR)
    await world.restart()
    await world.advance(HOUR)
    await world.restart()
    await world.advance(HOUR)
    assert world.pings(asked) == before + 1


async def test_a_lost_answer_does_not_double_a_reminder(world: World) -> None:
    asked, _ = await waiting(world)
    before = world.pings(asked)
    world.wire.fail("POST", f"/channels/{world.channel.id}/messages", OSError, delivered=True)
    await world.advance(12.5 * HOUR)
    world.wire.forget_nonces()
    await world.advance(HOUR)
    assert world.pings(asked) == before + 1


@pytest.mark.sliced
async def test_one_reminder_after_a_day_without_discord(world: World) -> None:
    asked, _ = await waiting(world)
    world.expected.append("is given up")
    before = world.pings(asked)
    world.wire.fail("POST", f"/channels/{world.channel.id}/messages", 500, times=None)
    await world.advance(13 * HOUR)
    await world.advance(23.5 * HOUR)
    world.wire.mend()
    await world.advance(1.5 * HOUR)
    assert world.pings(asked) == before + 1


@pytest.mark.sliced(5)
async def test_the_second_reminder_waits_for_the_morning(world: World) -> None:
    asked, _ = await waiting(world)
    await world.advance(13 * HOUR)
    before = world.pings(asked)
    now = datetime.fromtimestamp(world.now(), UTC)  # the second one is due in 23 hours
    night = f"{now - timedelta(hours=3):%H:%M}-{now + timedelta(hours=3):%H:%M}"
    answer = await type_times(world, asked, zone="UTC", quiet=night)
    assert "Quiet hours: **" in words(answer.response)
    await world.advance(25.5 * HOUR)
    assert world.pings(asked) == before, "due, but in the night"
    await world.advance(2.5 * HOUR)
    assert world.pings(asked) == before + 1


async def test_a_reminder_under_way_when_reminders_are_turned_off_is_not_said(world: World) -> None:
    asked, _ = await waiting(world)
    before = world.pings(asked)
    world.wire.fail("POST", f"/channels/{world.channel.id}/messages", 500, times=None)
    await world.advance(12.5 * HOUR)
    await prefer(world, asked, reminders="none")
    world.wire.mend()
    await world.advance(3 * HOUR)
    assert world.pings(asked) == before
    assert not await world.service.store.read(
        lambda db: db.execute("SELECT 1 FROM outbox WHERE state = 'pending'").fetchall()
    ), "nothing is left to be said"


async def test_reminders_by_direct_message_or_not_at_all(world: World) -> None:
    asked, _ = await waiting(world)
    name = next(n for n in ("Ann", "Bob") if world[n].id == asked.id)
    page = await asked.slash(world.channel, "me settings")
    await choose(asked, page, "setting", "dm", part="r")
    public, private = len(world.messages()), len(letters(world, name))
    await world.advance(13 * HOUR)
    assert len(letters(world, name)) == private + 1
    assert len(world.messages()) == public
    await prefer(world, asked, reminders="none")
    await world.advance(26 * HOUR)
    assert len(letters(world, name)) == private + 1


async def test_who_takes_no_direct_messages_is_pinged_in_the_channel(world: World) -> None:
    asked, _ = await waiting(world)
    await prefer(world, asked, reminders="dm")
    world.close_dms(asked)
    before = world.pings(asked)
    await world.advance(13 * HOUR)
    assert world.pings(asked) == before + 1
    assert "reminder" in words(world.messages()[-1])


async def test_a_reminder_that_fails_once_is_a_direct_message_all_the_same(world: World) -> None:
    asked, _ = await waiting(world)
    await prefer(world, asked, reminders="dm")
    dm = world.env.backend.get_dm_channel(asked.id)
    world.wire.fail("POST", f"/channels/{dm.id}/messages", 403, code=40003)
    await world.advance(13 * HOUR)
    await world.advance(5)
    assert "reminder" not in words(world.messages()[-1])
    assert "reminder" in words(world.messages(asked.user.dm_channel)[-1])


@pytest.mark.sliced(5)
async def test_absence_keeps_reminders_away_until_one_is_back(world: World) -> None:
    asked, _ = await waiting(world)
    answer = await type_times(world, asked, away="2 days")
    assert "until <t:" in words(answer.response)
    assert any(p.parsed.op == "isback" for p in presses(answer.response))
    before = world.pings(asked)
    await world.advance(1.9 * DAY)
    assert world.pings(asked) == before
    await world.advance(0.2 * DAY)
    assert world.pings(asked) == before + 1


async def test_settings_are_shown_changed_and_refused(world: World) -> None:
    ann = world["Ann"]
    shown = words((await ann.slash(world.channel, "me settings")).response)
    assert "not chosen" in shown
    assert "where it is" in shown
    said = words((await type_times(world, ann, quiet="22:00-07:00")).response)
    assert "I also need your time zone" in said
    said = words((await type_times(world, ann, zone="berlni")).response)
    assert "Europe/Berlin" in said
    answer = await type_times(world, ann, zone="europe/berlin", quiet="22:00-07:00")
    shown = words(answer.response)
    assert "Europe/Berlin" in shown
    assert "22:00 to 07:00" in shown
    said = words((await type_times(world, ann, quiet="sometimes")).response)
    assert "22:00-07:30" in said
    assert (await world.bot.reminders.user(ann.id)).quiet == (1320, 420)
    await type_times(world, ann, quiet="")
    user = await world.bot.reminders.user(ann.id)
    assert (user.zone, user.quiet) == ("Europe/Berlin", None)


async def test_every_menu_of_the_settings_changes_what_it_says(world: World) -> None:
    ann = world["Ann"]
    for part, field, value in (
        ("r", "reminders", "dm"),
        ("c", "calls", "ping"),
        ("p", "pictures", "words"),
        ("e", "asks", "end"),
        ("i", "invitations", "never"),
    ):
        page = await ann.slash(world.channel, "me settings")
        if part in "pei":
            page = await press(world, ann, page, "settings", "1")
        page = await choose(ann, page, "setting", value, part=part)
        assert any(p.parsed.args == (part,) for p in presses(there(page.response))), "no other page"
        found = getattr(await world.bot.reminders.user(ann.id), field)
        assert found == (False if field == "asks" else value)


async def test_boards_in_words_for_those_who_wish(world: World) -> None:
    asked, other = await waiting(world)
    await prefer(world, asked, pictures="words")
    assert not (await world.open_panel(asked)).attachments
    board = await asked.slash(world.channel, "board")
    assert not board.response.attachments
    assert (await other.slash(world.channel, "board")).response.attachments
    assert world.board().attachments, "the public board is for everybody"


async def test_turns_lists_what_waits_also_in_direct_messages(world: World) -> None:
    asked, other = await waiting(world)
    answer = await asked.slash(world.channel, "turns")
    said = words(answer.response)
    assert "table 1" in said
    assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/" in said
    ops = [p.parsed.op for p in presses(answer.response)]
    assert ops == (["turn", "options"] if asked is world["Ann"] else ["turn"])
    assert "No table is waiting" in words((await other.slash(world.channel, "turns")).response)
    user = world.env.create_user("eve")
    private = await user.slash("turns")
    assert "You have no table." in words(private.response)


@pytest.mark.sliced(5)
async def test_turns_says_how_many_more_tables_wait(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns_pages, "LISTED", 1)
    halls = [world.channel, *(world.guild.create_text_channel(f"hall-{n}") for n in "ab")]
    waiting_for: Counter[str] = Counter()
    for hall in halls:
        await world.start("Ann", "Bob", channel=hall)
        [asked] = await world.asked(hall)
        waiting_for[next(n for n in ("Ann", "Bob") if world[n] is asked)] += 1
    [(name, tables)] = waiting_for.most_common(1)
    said = words((await world[name].slash(world.channel, "turns")).response)
    assert f"and {tables - 1} more" in said


async def test_the_status_says_how_long_for_whom(world: World) -> None:
    asked, other = await waiting(world)
    await world.advance(5 * HOUR)
    said = words((await other.slash(world.channel, "turns")).response)
    assert f"<@{asked.id}>: 5 h in total, once" in said


async def test_the_host_sets_the_pace_and_the_table_is_told(world: World) -> None:
    await waiting(world)
    ann, bob = world["Ann"], world["Bob"]
    page = await ann.slash(world.channel, "host clock")
    typed = {"number": "48", "number1": "24"}
    answer = await forged(world, bob, "agora:pace:1:f", "replace")
    assert "Only the host" in everything(answer)
    answer = await ann.submit_modal(await press(world, ann, page, "pace", "c"), typed)
    assert "2 d per wait" in words(answer.response)
    typed = {"number": "6", "number1": "", "number2": ""}
    await ann.submit_modal(await press(world, ann, page, "pace", "r"), typed)
    assert "set the pace" in words(world.messages()[-1])
    shown = words((await world["Bob"].slash(world.channel, "host clock")).response)
    assert "First reminder after 6 h" in shown


async def test_the_pace_is_set_by_a_form(world: World) -> None:
    await waiting(world)
    ann, bob = world["Ann"], world["Bob"]
    assert presses((await bob.slash(world.channel, "host clock")).response) == []
    page = (await ann.slash(world.channel, "host clock")).response
    assert page is not None
    reminders, clock = presses(page)
    shown = await ann.click(page, custom_id=reminders.custom_id)
    await ann.submit_modal(shown, {"number": "6", "number1": "", "number2": "2"})
    rules = await world.bot.reminders.rules((await world.table()).id)
    assert (rules.first, rules.every, rules.most) == (6 * HOUR, 24 * HOUR, 2)
    shown = await ann.click(page, custom_id=clock.custom_id)
    answer = await ann.submit_modal(shown, {"number": "48", "number1": "24"})
    assert answer.response is not None
    assert "2 d per wait, plus a bank of 1 d" in words(answer.response)
    out = next(p for p in presses(answer.response) if p.token == "replace")
    answer = await ann.select(answer.response, ["replace"], custom_id=out.custom_id)
    assert answer.response is not None
    assert "the host is asked" in words(answer.response)
    stop = next(p for p in presses(answer.response) if p.token == "quiet")
    await ann.select(answer.response, ["quiet"], custom_id=stop.custom_id)
    rules = await world.bot.reminders.rules((await world.table()).id)
    assert (rules.move, rules.bank) == (48 * HOUR, 24 * HOUR)
    assert (rules.fallback, rules.pauses) == ("replace", "quiet")


async def test_a_form_of_the_pace_takes_sound_numbers_from_the_host_alone(world: World) -> None:
    await waiting(world)
    ann = world["Ann"]
    page = (await ann.slash(world.channel, "host clock")).response
    assert page is not None
    before = await world.bot.reminders.rules((await world.table()).id)
    reminders, _ = presses(page)
    for said in ("169", "0", "-1", "soon", "9" * 12):
        shown = await ann.click(page, custom_id=reminders.custom_id)
        answer = await ann.submit_modal(shown, {"number": said, "number1": "", "number2": ""})
        assert answer.response is not None
        assert "Nothing was changed" in words(answer.response)
    number = (await world.table()).id
    await world.service.hosting.abandon(number, ann.id)
    shown = await ann.click(page, custom_id=reminders.custom_id)
    answer = await ann.submit_modal(shown, {"number": "6", "number1": "", "number2": ""})
    assert answer.response is not None
    assert "over" in words(answer.response)
    assert await world.bot.reminders.rules(number) == before


async def test_when_time_is_out_the_host_may_replace(world: World) -> None:
    asked, _ = await waiting(world)
    ann = world["Ann"]
    await set_clock(world, ann, move=5, fallback="replace")
    before = world.pings(ann)
    await world.advance(5.5 * HOUR)
    said = words(world.messages()[-1])
    assert "/host replace seat:" in said
    assert world.pings(ann) == before + 1
    table = await world.table()
    seat = table.seat_of(asked.id)
    assert seat is not None
    assert f"seat:{seat + 1}`" in said


async def test_a_caretaker_until_take_my_turn_is_pressed(world: World) -> None:
    asked, other = await waiting(world)
    await set_clock(world, world["Ann"], move=5, fallback="caretaker")
    await world.advance(5.5 * HOUR)
    texts = [words(m) for m in world.messages()]
    assert any("caretaker" in t and f"<@{asked.id}>" in t for t in texts)
    table = await world.table()
    seat = table.seat_of(asked.id)
    assert seat is not None
    assert table.seats[seat].caretaker
    assert [a.id for a in await world.asked()] == [other.id]
    said = words((await other.slash(world.channel, "turns")).response)
    assert "A caretaker plays for" in said
    await world.open_panel(asked)
    assert not (await world.table()).seats[seat].caretaker
    assert "is back" in words(world.messages()[-1])


async def test_being_back_takes_all_seats_back(world: World) -> None:
    asked, _ = await waiting(world)
    await set_clock(world, world["Ann"], move=5, fallback="caretaker")
    await world.advance(5.5 * HOUR)
    await world.restart()
    answer = await is_back(world, asked)
    assert "play again at table 1" in words(answer.response)
    assert not any(s.caretaker for s in (await world.table()).seats)


@pytest.mark.parametrize("command", ["play", "undo", "turn"])
async def test_who_acts_has_the_seat_back(world: World, command: str) -> None:
    asked, _ = await waiting(world)
    await set_clock(world, world["Ann"], move=5, fallback="caretaker")
    await world.advance(5.5 * HOUR)
    assert any(s.caretaker for s in (await world.table()).seats)
    options = {"text": "pass"} if command == "play" else {}
    await asked.slash(world.channel, command, **options)
    assert not any(s.caretaker for s in (await world.table()).seats)


async def test_the_pace_of_a_table_stands_in_its_lobby_and_is_taken_over(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game="antike-duellum")
    assert "Pace" not in words(world.with_control("join")), "as usual"
    ann = world["Ann"]
    page = await ann.slash(world.channel, "host clock")
    typed = {"number": "5", "number1": ""}
    await ann.submit_modal(await press(world, ann, page, "pace", "c"), typed)
    typed = {"number": "3", "number1": "", "number2": ""}
    await ann.submit_modal(await press(world, ann, page, "pace", "r"), typed)
    shown = words(world.with_control("join"))
    assert "Clock: 5 h per wait" in shown
    assert "First reminder after 3 h" in shown
    await set_face(world, ann, False)
    await world.press(world["Bob"], world.with_control("join"), "join")
    shown = words(world.with_control("leave"))
    assert "Clock: 5 h per wait" in shown, "after every change"
    assert "All answers are revealed at once" in shown
    table = await world.table()
    await world.service.lobbies.set_options(table.id, world["Ann"].id, {"turn_limit": 2})
    await world.press(world["Ann"], world.with_control("start"), "start")
    while (await world.table()).status == "running":
        [actor] = await world.asked()
        await Clicker(world, actor, random.Random(1)).turn()
    await world.press(world["Bob"], world.with_control("again"), "again")
    again = await world.table()
    assert (again.id, again.status, again.poker_face) == (table.id + 1, "lobby", False)
    assert await world.bot.reminders.rules(again.id) == await world.bot.reminders.rules(table.id)
    assert "Clock: 5 h per wait" in words(world.with_control("join"))
