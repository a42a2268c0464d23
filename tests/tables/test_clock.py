"""Quiet hours, absence, time on the clock, and what people type for them. All of it pure."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.widgets import patience
from tables.model import clock, users
from tables.model.clock import HOUR, ClockRules, Wait
from tables.model.errors import UserError
from tables.model.users import UserSettings
from tests.tables.refused import refused

BERLIN = ZoneInfo("Europe/Berlin")
DAY = 24 * HOUR


def at(text: str, zone: ZoneInfo = BERLIN) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=zone).timestamp()


NIGHT = UserSettings(1, "Europe/Berlin", quiet=(22 * 60, 7 * 60))
PLAIN = UserSettings(1)


@pytest.mark.parametrize(
    ("moment", "awake"),
    [
        ("2026-11-21 12:00", "2026-11-21 12:00"),
        ("2026-11-21 22:00", "2026-11-22 07:00"),
        ("2026-11-22 03:00", "2026-11-22 07:00"),
        ("2026-11-22 07:00", "2026-11-22 07:00"),
        ("2026-03-28 23:00", "2026-03-29 07:00"),  # a night of one hour less
    ],
)
def test_quiet_hours_follow_the_local_clock(moment: str, awake: str) -> None:
    assert users.awake(NIGHT, at(moment)) == at(awake)


def test_an_absence_that_ends_at_night_ends_in_the_morning() -> None:
    user = replace(NIGHT, away_until=at("2026-12-01 23:30"))
    assert users.awake(user, at("2026-11-21 12:00")) == at("2026-12-02 07:00")


def test_time_that_passes_at_night_is_not_counted() -> None:
    noon = at("2026-11-21 12:00")
    assert clock.active_between(NIGHT, noon, noon + DAY) == 15 * HOUR
    assert clock.active_between(PLAIN, noon, noon + DAY) == DAY
    assert clock.active_between(NIGHT, at("2026-11-21 23:00"), at("2026-11-22 05:00")) == 0
    short = at("2026-03-28 12:00")
    assert clock.active_between(NIGHT, short, at("2026-03-29 12:00")) == 15 * HOUR


def test_a_clock_set_back_takes_no_time() -> None:
    assert clock.active_between(NIGHT, 2_000_000.0, 1_000_000.0) == 0.0


@pytest.mark.parametrize("seconds", [0.0, HOUR, 10 * HOUR, 16 * HOUR, 100 * HOUR, 700 * HOUR])
@pytest.mark.parametrize("quiet", [None, (22 * 60, 7 * 60), (90, 150), (0, 1439), (150, 190)])
@pytest.mark.parametrize("begin", ["2026-03-27 21:30", "2026-10-24 02:30", "2026-06-01 12:00"])
def test_after_and_between_agree(seconds: float, quiet: tuple[int, int], begin: str) -> None:
    """Also over the nights in which the clocks change."""
    user = replace(NIGHT, quiet=quiet, away_until=at("2026-10-26 10:00"))
    start = at(begin)
    if quiet == (0, 1439) and seconds > 0:
        seconds = 90.0  # one minute a day
    end = clock.after_active(user, start, seconds)
    assert clock.active_between(user, start, end) == pytest.approx(seconds)
    last = end - min(seconds, 1.0)
    assert users.awake(user, last) == last, "time is out while the user is awake"


def wait(**changes: float) -> Wait:
    return replace(Wait(1, 7, 0, 1, since=at("2026-11-21 12:00")), **changes)  # type: ignore[arg-type]


def test_reminders_come_after_twelve_hours_then_daily_five_times() -> None:
    rules, now = ClockRules(), at("2026-11-21 12:00")
    assert clock.reminder_at(wait(), rules, PLAIN) == now + 12 * HOUR
    once = wait(reminded=1, reminded_at=now + 13 * HOUR)
    assert clock.reminder_at(once, rules, PLAIN) == now + 37 * HOUR
    assert clock.reminder_at(wait(reminded=5, reminded_at=now), rules, PLAIN) is None


@pytest.mark.parametrize("number", [1, 2, 4])
def test_later_reminders_keep_quiet_hours_and_absence_too(number: int) -> None:
    """The first one is not the only one that waits for the morning."""
    rules, late = ClockRules(), at("2026-11-21 23:30")
    again = wait(reminded=number, reminded_at=late)
    assert clock.reminder_at(again, rules, PLAIN) == late + DAY
    assert clock.reminder_at(again, rules, NIGHT) == at("2026-11-23 07:00")
    away = replace(PLAIN, away_until=at("2026-12-01 09:00"))
    assert clock.reminder_at(again, rules, away) == at("2026-12-01 09:00")
    assert clock.reminder_at(wait(), rules, replace(PLAIN, reminders="none")) is None


def test_no_reminder_at_night() -> None:
    assert clock.reminder_at(wait(), ClockRules(), NIGHT) == at("2026-11-22 07:00")


@pytest.mark.parametrize(
    ("pauses", "out"),
    [("all", "2026-11-25 11:00"), ("quiet", "2026-11-22 08:00"), ("none", "2026-11-21 23:00")],
)
def test_the_table_says_what_stops_its_clock(pauses: clock.Pauses, out: str) -> None:
    user = replace(NIGHT, away_until=at("2026-11-24 15:00"))
    rules = ClockRules(move=10 * HOUR, bank=HOUR, pauses=pauses)
    waiting = wait(counted_at=at("2026-11-21 12:00"))
    assert clock.deadline(waiting, rules, user, HOUR) == at(out)


def test_a_clock_and_its_bank() -> None:
    now = at("2026-11-21 12:00")
    rules = ClockRules(move=10 * HOUR, bank=5 * HOUR, fallback="replace")
    assert clock.deadline(wait(counted_at=now), ClockRules(), PLAIN, 0) is None
    assert clock.deadline(wait(counted_at=now), rules, PLAIN, 5 * HOUR) == now + 15 * HOUR
    read = clock.counted(wait(counted_at=now), rules, PLAIN, now + 12 * HOUR)
    assert read.spent == 12 * HOUR
    assert clock.bank_after(read, rules, 5 * HOUR) == 3 * HOUR
    assert clock.bank_after(replace(read, spent=HOUR), rules, 5 * HOUR) == 5 * HOUR
    assert clock.due_at(wait(counted_at=now), rules, PLAIN, 0) == now + 10 * HOUR
    out = replace(wait(counted_at=now), timed_out=True)
    assert clock.due_at(out, rules, PLAIN, 0) == now + 12 * HOUR


def test_what_people_type() -> None:
    assert users.read_quiet("22:00-07:30") == (1320, 450)
    assert users.read_quiet("22 - 7") == (1320, 420)
    assert users.read_quiet("22.00-7.30") == (1320, 450)
    for said in ("10pm-7am", "10 PM to 7 AM", "10:00 p.m. - 7:00 a.m.", "from 10pm until 7am"):
        assert users.read_quiet(said) == (1320, 420), said
    assert users.read_quiet("12am-8:30am") == (0, 510)
    assert users.read_quiet("11pm-12am") == (1380, 0)
    assert users.read_quiet("12pm-1pm") == (720, 780)
    assert users.read_quiet("22h-7h30") == (1320, 450)
    assert users.read_quiet("OFF") is None
    now = at("2026-11-21 12:00")
    assert users.read_away("2026-12-01", now, BERLIN) == at("2026-12-01 00:00")
    assert users.read_away("2026-12-01 18:30", now, BERLIN) == at("2026-12-01 18:30")
    assert users.read_away("3 days", now, BERLIN) == now + 3 * DAY
    assert users.read_away("12h", now, BERLIN) == now + 12 * HOUR
    assert users.read_away("off", now, BERLIN) is None


HALF = ["10-7am", "10pm-7", "13pm-7am", "0am-7am", "10pm-10pm"]
"""Of the first two nobody knows which hour is meant; the others are on no clock."""


@pytest.mark.parametrize(
    "said", ["", "night", "25:00-07:00", "22:60-07:00", "07:00-07:00", "0-24", *HALF]
)
def test_quiet_hours_nobody_can_keep(said: str) -> None:
    with refused(UserError, "22:00-07:30"):
        users.read_quiet(said)


@pytest.mark.parametrize(
    ("said", "night"),
    [
        ("11-7", "23:00-07:00"),
        ("10:30-6", "22:30-06:00"),
        ("12-8", "00:00-08:00"),
        ("9h-5", "21:00"),
    ],
)
def test_quiet_hours_of_nearly_a_whole_day_are_asked_about(said: str, night: str) -> None:
    with refused(UserError, night):
        users.read_quiet(said)


def test_who_is_quiet_nearly_all_day_says_so() -> None:
    assert users.read_quiet("11:00-07:00") == (660, 420)
    assert users.read_quiet("11am-7am") == (660, 420)
    assert users.read_quiet("18-10") == (1080, 600), "sixteen hours, and no other reading"
    assert users.read_quiet("1-9") == (60, 540)


@pytest.mark.parametrize(
    "said", ["2026-12-01T18:30+05:00", "2026-12-01 13:30Z", "2026-12-01t08:30-05:00"]
)
def test_an_absence_that_names_its_distance_to_utc_keeps_it(said: str) -> None:
    now = at("2026-11-21 12:00")
    assert users.read_away(said, now, BERLIN) == at("2026-12-01 14:30")


@pytest.mark.parametrize("said", ["soon", "2026-01-01", "2100-01-01", "9999 weeks", "2026-13-01"])
def test_absences_that_cannot_be(said: str) -> None:
    with refused(UserError, "Nothing was changed"):
        users.read_away(said, at("2026-11-21 12:00"), BERLIN)


def test_a_zone_that_went_away_counts_as_utc() -> None:
    assert users.zone("Mars/Olympus_Mons") is users.zone(None)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(-5, "0 min"), (150, "2 min"), (5 * HOUR, "5 h"), (5400, "1 h 30 min"), (100_000, "1 d 3 h")],
)
def test_spans_in_words(seconds: float, said: str) -> None:
    assert patience.span(seconds) == said


def test_rules_in_words() -> None:
    assert patience.rules(ClockRules()) == (
        "First reminder after 12 h, the next ones 1 d apart, at most 5 in total. No clock."
    )
    said = patience.rules(ClockRules(most=0, move=DAY, bank=2 * DAY, fallback="caretaker"))
    assert said.startswith("No reminders. Clock: 1 d per wait, plus a bank of 2 d")
    assert "caretaker" in said
