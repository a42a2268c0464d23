"""Reminders as each person wants them: how often, put off, once a day; who has just answered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import pytest_asyncio

from tables.model import clock, outgoing, snooze, users
from tables.model.clock import HOUR, ClockRules, Open, Wait
from tables.model.errors import UserError
from tables.model.users import UserSettings
from tables.service import TableService
from tables.store import user_rows
from tests.kernel.toy_words import Attack, Done
from tests.tables.errands import Finish
from tests.tables.nodes import overtaken
from tests.tables.parlour import ANN, BOB, CHLOE, ByHand, Parlour, parlour
from tests.tables.refused import refused
from tests.tables.skirmish import DONE, HIGH, skirmish

DAY = 24 * HOUR
BERLIN = ZoneInfo("Europe/Berlin")
HERE = UserSettings(ANN.id, "Europe/Berlin")


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=BERLIN).timestamp()


@pytest_asyncio.fixture
async def p(path: Path) -> AsyncIterator[Parlour]:
    async with parlour(path) as here:
        here.clock.at = at("2026-11-20 10:00")
        yield here


async def lived(p: Parlour, hours: float, *, step: float = 0.25) -> None:
    """So much time passes, and the scheduler looks as often as it would."""
    end = p.clock.at + hours * HOUR
    while p.clock.at < end:
        p.clock.at = min(end, p.clock.at + step * HOUR)
        await p.reminders.tick()


async def prefer(p: Parlour, user_id: int = ANN.id, **wishes: Any) -> UserSettings:
    return await p.reminders.change_user(user_id, lambda old: replace(old, **wishes))


async def reminded(p: Parlour) -> list[int]:
    return [one.user for one in await p.told(outgoing.Reminder)]


async def lists(p: Parlour) -> list[int]:
    """The people who got a list of their tables, one after the other."""
    return [one.user for one in await p.told(outgoing.DailyList)]


async def only_wait(p: Parlour, user_id: int = ANN.id) -> Open:
    [(_, found)] = await p.reminders.waiting_for(user_id)
    return found


# --- how often -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rhythm", "first", "every"),
    [("table", 12, 24), ("sooner", 6, 12), ("rarer", 24, 48), ("day", 24, 24)],
)
def test_each_rhythm_has_its_spans(rhythm: users.Rhythm, first: int, every: int) -> None:
    user = replace(HERE, rhythm=rhythm)
    assert clock.spans(ClockRules(), user) == (first * HOUR, every * HOUR)
    wait = Wait(1, 7, 0, 1, since=at("2026-11-21 12:00"))
    assert clock.reminder_at(wait, ClockRules(), user) == wait.since + first * HOUR
    again = wait.reminded_now(wait.since + DAY)
    assert clock.reminder_at(again, ClockRules(), user) == wait.since + DAY + every * HOUR
    often = replace(again, reminded=5)
    assert clock.reminder_at(often, ClockRules(), user) is None, "no more than the table says"


@pytest.mark.parametrize("rhythm", ["rarer", "day"])
def test_where_a_clock_runs_the_first_reminder_is_no_later(rhythm: users.Rhythm) -> None:
    rules, user = ClockRules(move=20 * HOUR), replace(HERE, rhythm=rhythm)
    assert clock.spans(rules, user)[0] == rules.first


def test_no_more_than_one_an_hour_unless_the_table_says_so() -> None:
    user = replace(HERE, rhythm="sooner")
    assert clock.spans(ClockRules(first=1.5 * HOUR, every=HOUR / 4), user) == (HOUR, HOUR / 4)


async def test_a_rhythm_changes_reminders_and_no_clock(p: Parlour) -> None:
    table = await p.game()
    await p.reminders.change_rules(table, ANN.id, lambda r: replace(r, move=40 * HOUR))
    out = (await only_wait(p)).deadline
    await prefer(p, rhythm="sooner")
    assert (await only_wait(p)).deadline == out
    await lived(p, 5.5)
    assert await reminded(p) == []
    await lived(p, 1)
    assert await reminded(p) == [ANN.id]


# --- put off -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("now", "choice", "then"),
    [
        ("2026-11-20 10:00", "evening", "2026-11-20 20:00"),
        ("2026-11-20 20:00", "evening", "2026-11-21 20:00"),
        ("2026-11-20 23:00", "morning", "2026-11-21 08:00"),
        ("2026-11-21 03:00", "morning", "2026-11-21 08:00"),
        ("2026-03-28 21:00", "morning", "2026-03-29 08:00"),  # a night of one hour less
        ("2026-10-24 21:00", "morning", "2026-10-25 08:00"),  # and of one more
    ],
)
def test_until_is_by_ones_own_clock(now: str, choice: snooze.Choice, then: str) -> None:
    found = snooze.until(choice, HERE, at(now))
    assert found == at(then)
    assert 0 < found - at(now) <= snooze.LONGEST


def test_without_a_time_zone_no_time_of_day_is_offered() -> None:
    assert snooze.choices(UserSettings(1)) == ("short", "long")
    assert snooze.choices(HERE) == ("evening", "morning")
    with refused(UserError, "no longer know your time zone"):
        snooze.until("evening", UserSettings(1), 0.0)


@pytest.mark.parametrize(
    ("now", "minute", "then"),
    [
        ("2026-03-29 01:00", 150, "2026-03-29 03:30"),  # there is no 2:30 in that night
        ("2026-03-29 03:45", 150, "2026-03-30 02:30"),
    ],
)
def test_a_time_that_spring_leaves_out_comes_an_hour_later(
    now: str, minute: int, then: str
) -> None:
    assert users.next_at(HERE, at(now), minute) == at(then)


def test_a_time_that_autumn_brings_twice_comes_once() -> None:
    first = users.next_at(HERE, at("2026-10-25 01:00"), 150)
    assert first == at("2026-10-25 02:30")
    assert users.next_at(HERE, first, 150) == at("2026-10-26 02:30")


async def test_a_reminder_that_is_put_off_comes_once_at_that_time(p: Parlour) -> None:
    await p.game()
    await prefer(p, zone="Europe/Berlin")
    await lived(p, 12.5)
    assert await reminded(p) == [ANN.id]
    found = await p.reminders.put_off((await only_wait(p)).wait.id, ANN.id, "evening")
    assert found.reminder_at == at("2026-11-21 20:00")
    await lived(p, 21)
    assert await reminded(p) == [ANN.id], "the usual next one would be sooner"
    await lived(p, 1)
    assert await reminded(p) == [ANN.id] * 2
    await lived(p, 23)
    assert await reminded(p) == [ANN.id] * 2, "from there on by the table's rules"
    await lived(p, 2)
    assert await reminded(p) == [ANN.id] * 3


async def test_after_the_last_reminder_one_can_still_be_wished_for(p: Parlour) -> None:
    table = await p.game()
    await p.reminders.change_rules(table, ANN.id, lambda r: replace(r, most=1))
    await lived(p, 13)
    await p.reminders.put_off((await only_wait(p)).wait.id, ANN.id, "short")
    await lived(p, 50)
    assert await reminded(p) == [ANN.id] * 2


async def test_nothing_comes_once_the_question_is_answered(p: Parlour) -> None:
    table = await p.game()
    await lived(p, 12.5)
    await p.reminders.put_off((await only_wait(p)).wait.id, ANN.id, "short")
    await p.act(table, ANN, Finish())
    await lived(p, 5)
    assert await reminded(p) == [ANN.id]
    left = await p.store.read(
        lambda db: db.execute("SELECT count(snoozed_until) FROM waits").fetchone()[0]
    )
    assert left == 0


async def test_putting_off_keeps_quiet_hours_and_stops_no_clock(p: Parlour) -> None:
    table = await p.game()
    rules = ClockRules(move=14 * HOUR, pauses="none")
    await p.reminders.change_rules(table, ANN.id, lambda _: rules)
    await prefer(p, zone="Europe/Berlin", quiet=(22 * 60, 9 * 60))
    wait = await only_wait(p)
    found = await p.reminders.put_off(wait.wait.id, ANN.id, "morning")
    assert found.wait.snoozed_until == at("2026-11-21 08:00")
    assert found.reminder_at == at("2026-11-21 09:00")
    assert found.deadline == wait.deadline == at("2026-11-21 00:00")
    await lived(p, 15)
    assert len(await p.told(outgoing.TimeOut)) == 1


async def test_only_the_reminded_person_puts_it_off(p: Parlour) -> None:
    table = await p.game()
    wait = (await only_wait(p)).wait.id
    for user in (BOB.id, 77):
        with refused(UserError, "for somebody else"):
            await p.reminders.put_off(wait, user, "short")
        with refused(UserError, "for somebody else"):
            await p.reminders.tell_table(wait, user)
    await prefer(p, reminders="none")
    with refused(UserError, "You get no reminders"):
        await p.reminders.put_off(wait, ANN.id, "short")
    await p.act(table, ANN, Finish())
    with refused(UserError, "no longer waits for you"):
        await p.reminders.put_off(wait, ANN.id, "short")


async def test_the_table_is_told_by_wish_and_not_again_soon(p: Parlour) -> None:
    await p.game()
    wait = (await only_wait(p)).wait.id
    with refused(UserError, "not put off"):
        await p.reminders.tell_table(wait, ANN.id)
    await p.reminders.put_off(wait, ANN.id, "long")
    assert await p.told(outgoing.BackLater) == []
    await p.reminders.tell_table(wait, ANN.id)
    until = int(p.clock.at + 12 * HOUR)
    assert await p.told(outgoing.BackLater) == [outgoing.BackLater(user=ANN.id, at=until)]
    for choice in ("short", "long") * 3:
        await p.reminders.put_off(wait, ANN.id, choice)
        with refused(UserError, "a few hours ago"):
            await p.reminders.tell_table(wait, ANN.id)
    p.clock.at += snooze.TOLD_AGAIN
    await p.reminders.tell_table(wait, ANN.id)
    assert len(await p.told(outgoing.BackLater)) == 2


async def test_a_reminder_put_off_by_a_clock_that_was_a_year_ahead_is_not_lost(p: Parlour) -> None:
    await p.game()
    await p.reminders.tick()
    p.clock.at += 365 * DAY
    await p.reminders.tick()
    await p.reminders.put_off((await only_wait(p)).wait.id, ANN.id, "short")
    p.clock.at -= 365 * DAY
    before = len(await reminded(p))
    await lived(p, 26)
    assert len(await reminded(p)) == before + 1


# --- once a day ----------------------------------------------------------------------------------


def test_the_list_comes_at_ones_hour_but_not_at_night_nor_in_an_absence() -> None:
    user = replace(HERE, daily_at=7 * 60)
    assert users.next_daily(HERE, 0.0) is None
    assert users.next_daily(user, at("2026-11-20 06:00")) == at("2026-11-20 07:00")
    assert users.next_daily(user, at("2026-11-20 07:00")) == at("2026-11-21 07:00")
    assert users.next_daily(user, at("2026-03-28 12:00")) == at("2026-03-29 07:00")
    night = replace(user, quiet=(22 * 60, 9 * 60))
    assert users.next_daily(night, at("2026-11-20 06:00")) == at("2026-11-20 09:00")
    away = replace(user, away_until=at("2026-11-25 15:00"))
    assert users.next_daily(away, at("2026-11-20 06:00")) == at("2026-11-26 07:00")


async def test_one_list_a_day_and_no_reminders(p: Parlour) -> None:
    await p.game()
    await p.game()
    await prefer(p, zone="Europe/Berlin", daily_at=8 * 60)
    await lived(p, 21.5)
    assert await lists(p) == []
    await lived(p, 1)
    assert await lists(p) == [ANN.id]
    await lived(p, 72)
    assert await lists(p) == [ANN.id] * 4
    assert await reminded(p) == []


async def test_no_list_where_nothing_waits(p: Parlour) -> None:
    await p.game()
    await prefer(p, BOB.id, zone="Europe/Berlin", daily_at=8 * 60)
    await lived(p, 48)
    assert await lists(p) == []
    assert await reminded(p) == [ANN.id] * 2


@pytest.mark.parametrize("pauses", ["none", "quiet"])
async def test_before_a_clock_decides_there_is_one_reminder(
    p: Parlour, pauses: clock.Pauses
) -> None:
    table = await p.game()
    rules = ClockRules(move=30 * HOUR, most=0, pauses=pauses)
    await p.reminders.change_rules(table, ANN.id, lambda _: rules)
    await prefer(p, zone="Europe/Berlin", daily_at=8 * 60)
    await lived(p, 26.5)
    assert await reminded(p) == []
    await lived(p, 1)
    assert await reminded(p) == [ANN.id]
    await lived(p, 10)
    assert await reminded(p) == [ANN.id]
    assert len(await p.told(outgoing.TimeOut)) == 1


async def test_the_reminder_before_a_clock_decides_keeps_quiet_hours(p: Parlour) -> None:
    """Time runs out at 2:00: the reminder comes before the night."""
    table = await p.game()
    rules = ClockRules(move=16 * HOUR, pauses="none")
    await p.reminders.change_rules(table, ANN.id, lambda _: rules)
    await prefer(p, zone="Europe/Berlin", daily_at=8 * 60, quiet=(22 * 60, 7 * 60))
    found = (await only_wait(p)).reminder_at
    assert found == at("2026-11-20 21:59")
    await lived(p, 11.5)
    assert await reminded(p) == []
    await lived(p, 4)
    assert await reminded(p) == [ANN.id]


async def test_who_changes_their_hour_gets_no_list_twice(p: Parlour) -> None:
    await p.game()
    await prefer(p, zone="Europe/Berlin", daily_at=11 * 60)
    p.clock.at += 2 * HOUR
    await prefer(p, quiet=(22 * 60, 7 * 60))
    await p.reminders.tick()
    assert await lists(p) == [ANN.id], "what was due stays due"
    await prefer(p, daily_at=None)
    await lived(p, 48)
    assert await lists(p) == [ANN.id]
    assert await reminded(p) != []


async def test_who_goes_back_to_pings_is_not_flooded_with_them(p: Parlour) -> None:
    for _ in range(3):
        await p.game()
    await prefer(p, zone="Europe/Berlin", daily_at=8 * 60)
    await lived(p, 30)
    await prefer(p, daily_at=None)
    await lived(p, 23)
    assert await reminded(p) == []
    await lived(p, 2)
    assert await reminded(p) == [ANN.id] * 3


async def test_one_list_after_a_stop_of_days_and_not_at_night(p: Parlour) -> None:
    await p.game()
    await prefer(p, zone="Europe/Berlin", daily_at=8 * 60, quiet=(22 * 60, 7 * 60))
    await p.reminders.tick()
    p.clock.at = at("2026-11-24 23:00")
    await p.reminders.tick()
    assert await lists(p) == []
    await lived(p, 8.5)
    assert await lists(p) == [], "the late one is left to the next morning"
    await lived(p, 1)
    assert await lists(p) == [ANN.id]
    await lived(p, 24)
    assert await lists(p) == [ANN.id] * 2


async def test_a_list_planned_by_a_clock_that_was_a_year_ahead_comes(p: Parlour) -> None:
    await p.game()
    p.clock.at += 365 * DAY
    await prefer(p, zone="Europe/Berlin", daily_at=8 * 60)
    await p.reminders.tick()
    p.clock.at -= 365 * DAY
    await lived(p, 25)
    assert await lists(p) == [ANN.id]


async def test_of_two_nodes_one_writes_the_list(p: Parlour) -> None:
    await p.game()
    await prefer(p, zone="Europe/Berlin", daily_at=8 * 60)
    await p.reminders.tick()
    p.clock.at += DAY

    async def looks_too(other: TableService) -> None:
        await ByHand(other).tick()

    overtaken(p, looks_too)
    await p.reminders.tick()
    await p.reminders.tick()
    assert await lists(p) == [ANN.id]


async def test_a_list_is_taken_once(p: Parlour) -> None:
    """Two nodes may both have read that it is due."""
    await prefer(p, zone="Europe/Berlin", daily_at=8 * 60)
    now = p.clock.at + DAY
    taken = [
        await p.store.write(lambda db: user_rows.take_daily(db, ANN.id, now, now + DAY))
        for _ in range(2)
    ]
    assert taken == [True, False]


async def test_people_are_shared_out_among_nodes(p: Parlour) -> None:
    await p.game()
    await prefer(p, zone="Europe/Berlin", daily_at=8 * 60)
    far = p.clock.at + 2 * DAY

    def due(ranges: frozenset[int]) -> Any:
        return p.store.read(lambda db: user_rows.daily_due(db, far, 9, ranges))

    mine = ANN.id % 64
    assert [user.user_id for user in await due(frozenset({mine}))] == [ANN.id]
    assert await due(frozenset(range(64)) - {mine}) == []


# --- who is there --------------------------------------------------------------------------------


async def there(p: Parlour, user_id: int) -> list[int]:
    _, found = await p.reminders.after_turn(ANN.id, [user_id])
    return [user for user, _ in found]


async def test_only_who_wishes_it_is_told_to_be_there(p: Parlour) -> None:
    first, second = await p.game(), await p.game()
    for table in (first, second):
        await p.act(table, ANN, Finish())
    await p.act(first, BOB, Finish())
    assert await there(p, BOB.id) == []
    await prefer(p, BOB.id, tells_presence=True)
    assert await there(p, BOB.id) == [], "what was before is not told"
    await p.act(second, BOB, Finish())
    assert await there(p, BOB.id) == [BOB.id]
    await prefer(p, BOB.id, zone="UTC", quiet=(0, 1439))
    assert await there(p, BOB.id) == [], "in the night nobody is there"
    await prefer(p, BOB.id, quiet=None)
    p.clock.at += 299
    assert await there(p, BOB.id) == [BOB.id]
    p.clock.at += 2
    assert await there(p, BOB.id) == []
    await prefer(p, BOB.id, tells_presence=False)
    kept = await p.store.read(
        lambda db: db.execute("SELECT answered_at FROM users WHERE id = 22").fetchone()[0]
    )
    assert kept is None, "nothing is kept of who does not wish it"


@pytest.mark.parametrize("thought", [0.0, 10 * HIGH])
@pytest.mark.parametrize("face", [False, True])
async def test_a_poker_face_hides_who_is_there(path: Path, face: bool, thought: float) -> None:
    """Whether somebody answered, or had no choice, depends on a hand. That holds for quick answers,
    which are held, and for late ones, which are not."""
    async with skirmish(path) as here:
        await here.service.orders.set_poker_face(here.table_id, ANN.id, face)
        for user in (BOB, CHLOE):
            await prefer(here, user.id, tells_presence=True)
        await here.do(ANN, Attack(1))
        await here.pass_time(thought)
        await here.do(BOB, Done())
        await here.pass_time(HIGH)
        assert (1, '{"kind":"done"}') in await here.actions(), "it is public by now"
        assert await there(here, BOB.id) == ([] if face else [BOB.id])
        assert await there(here, CHLOE.id) == []


@pytest.mark.parametrize("face", [False, True])
async def test_answers_by_orders_are_nobodys_presence(path: Path, face: bool) -> None:
    async with skirmish(path) as here:
        await here.service.orders.set_poker_face(here.table_id, ANN.id, face)
        await prefer(here, BOB.id, tells_presence=True)
        await here.order(BOB, DONE)
        await here.do(ANN, Attack(1))
        await here.pass_time(HIGH)
        assert (1, '{"kind":"done"}') in await here.actions()
        assert await there(here, BOB.id) == []


async def test_settings_of_reminders_survive(p: Parlour) -> None:
    wished = await prefer(p, zone="UTC", rhythm="day", daily_at=1380, tells_presence=True)
    assert await p.reminders.user(ANN.id) == wished
    with pytest.raises(UserError):
        await p.reminders.put_off(99, ANN.id, "short")
