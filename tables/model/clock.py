"""When a player is reminded and when their time runs out. Pure: numbers in, numbers out.

All times are seconds since 1970, all spans are seconds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from tables.model.users import UserSettings, awake, before_rest, next_rest

HOUR = 3600.0
LAST_CALL = 3 * HOUR
"""So long before their time is out, somebody is reminded who is not reminded otherwise."""
Fallback = Literal["none", "replace", "caretaker"]
Pauses = Literal["all", "quiet", "none"]


@dataclass(frozen=True, slots=True)
class ClockRules:
    """How patient a table is.

    first, every, most: the first reminder after so long, the next ones so far apart, at most so
    many. move: time for each wait, None for a table without a clock; bank: what a seat may use
    beyond that in the whole game. fallback: what happens when time runs out. pauses: whether the
    clock stops in quiet hours and absence, in quiet hours only, or never.
    """

    first: float = 12 * HOUR
    every: float = 24 * HOUR
    most: int = 5
    move: float | None = None
    bank: float = 0.0
    fallback: Fallback = "none"
    pauses: Pauses = "all"


@dataclass(frozen=True, slots=True)
class Wait:
    """One table waiting for one seat.

    since: when it began. reminded, reminded_at: how often, and when last. spent: the time on the
    clock up to `counted_at`; from there on the present settings count. timed_out: that it ran out
    was said already. snoozed_until: when the player wants the next reminder; None: by the rules.
    snooze_told_at: when the table was told of that last.
    """

    id: int
    table_id: int
    seat: int
    user_id: int
    since: float
    reminded: int = 0
    reminded_at: float | None = None
    spent: float = 0.0
    counted_at: float = 0.0
    timed_out: bool = False
    snoozed_until: float | None = None
    snooze_told_at: float | None = None

    def reminded_now(self, at: float) -> Wait:
        """The wait with one more reminder."""
        return replace(self, reminded=self.reminded + 1, reminded_at=at, snoozed_until=None)


def active_between(user: UserSettings, begin: float, end: float) -> float:
    """How much of a span the user could be expected to play in; 0 if the clock was set back."""
    found, at = 0.0, awake(user, begin)
    while at < end:
        until = min(next_rest(user, at), end)
        found += until - at
        at = awake(user, until)
        if until == end:
            break
    return found


def after_active(user: UserSettings, begin: float, seconds: float) -> float:
    """The moment at which the user had so many seconds to play."""
    at = awake(user, begin)
    while (room := next_rest(user, at) - at) < seconds:
        seconds -= room
        at = awake(user, at + room)
    return at + max(0.0, seconds)


def pausing(rules: ClockRules, user: UserSettings) -> UserSettings:
    """The user with those rests only that stop the clock of the table."""
    if rules.pauses == "none":
        return replace(user, quiet=None, away_until=None)
    return user if rules.pauses == "all" else replace(user, away_until=None)


def counted(wait: Wait, rules: ClockRules, user: UserSettings, now: float) -> Wait:
    """The wait with its clock read now, for a change of what stops it."""
    used = active_between(pausing(rules, user), wait.counted_at, now)
    return replace(wait, spent=wait.spent + used, counted_at=now)


def spans(rules: ClockRules, user: UserSettings) -> tuple[float, float]:
    """How long after a question a user is reminded first, and how long after each reminder again.

    Where a clock runs, nobody is reminded later than the table says: the others wait, and time may
    run out. Nobody is reminded more often than once an hour, unless the table says so.
    """
    first, every = rules.first, rules.every
    match user.rhythm:
        case "sooner":
            first, every = (max(span / 2, min(span, HOUR)) for span in (first, every))
        case "rarer":
            first, every = 2 * first, 2 * every
        case "day":
            first, every = 24 * HOUR, 24 * HOUR
        case "table":
            pass
    return (first if rules.move is None else min(first, rules.first)), every


def reminder_at(
    wait: Wait, rules: ClockRules, user: UserSettings, out: float | None = None
) -> float | None:
    """When the next reminder is due, never in quiet hours or absence; None if there is none. out:
    when the time of the wait runs out."""
    if wait.snoozed_until is not None and user.reminders != "none":
        return awake(user, wait.snoozed_until)
    if user.daily_at is not None and user.reminders != "none":
        return _last_call(wait, rules, user, out)
    if user.reminders == "none" or wait.reminded >= rules.most:
        return None
    first, every = spans(rules, user)
    if wait.reminded_at is None:
        return awake(user, wait.since + first)
    return awake(user, wait.reminded_at + every)


def _last_call(
    wait: Wait, rules: ClockRules, user: UserSettings, out: float | None
) -> float | None:
    """When somebody is reminded, once, before a clock decides for them."""
    if out is None or rules.move is None or wait.timed_out:
        return None
    before = before_rest(user, out - min(LAST_CALL, rules.move / 2))
    at = awake(user, max(before, wait.since))
    reminded = wait.reminded_at is not None and wait.reminded_at >= before
    return None if reminded or at >= out else at


def deadline(wait: Wait, rules: ClockRules, user: UserSettings, bank: float) -> float | None:
    """When the time of a wait runs out; None without a clock."""
    if rules.move is None:
        return None
    left = rules.move + bank - wait.spent
    return after_active(pausing(rules, user), wait.counted_at, max(0.0, left))


def due_at(wait: Wait, rules: ClockRules, user: UserSettings, bank: float) -> float | None:
    """When something has to be done about a wait; None if never."""
    out = None if wait.timed_out else deadline(wait, rules, user, bank)
    both = [t for t in (reminder_at(wait, rules, user, out), out) if t is not None]
    return min(both, default=None)


def bank_after(wait: Wait, rules: ClockRules, bank: float) -> float:
    """What is left in the bank of a seat after a wait whose clock was read at its end."""
    return bank if rules.move is None else max(0.0, bank - max(0.0, wait.spent - rules.move))


@dataclass(frozen=True, slots=True)
class Open:
    """A wait that is not over, with everything its due time depends on. bank: what is left.

    rested_at: since when the table rests, because the bot is not on its server; None usually. Then
    the clock stands still and nobody is reminded.
    """

    wait: Wait
    rules: ClockRules
    user: UserSettings
    bank: float
    rested_at: float | None = None

    @property
    def due_at(self) -> float | None:
        if self.rested_at is not None:
            return None
        return due_at(self.wait, self.rules, self.user, self.bank)

    @property
    def deadline(self) -> float | None:
        if self.rested_at is not None:
            return None
        return deadline(self.wait, self.rules, self.user, self.bank)

    @property
    def reminder_at(self) -> float | None:
        """When the next reminder is due; None if there is none."""
        return reminder_at(self.wait, self.rules, self.user, self.deadline)

    def read(self, at: float) -> Wait:
        """The wait with its clock read at a moment, for a change of what stops it."""
        if self.rested_at is not None:
            return replace(self.wait, counted_at=at)
        return counted(self.wait, self.rules, self.user, at)


@dataclass(frozen=True, slots=True)
class Waited:
    """How long a table has waited for one user in one seat. Spans are seconds."""

    seat: int
    user_id: int
    times: int
    total: float
    longest: float
    reminders: int
