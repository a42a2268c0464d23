"""What each user prefers: time zone, quiet hours, absence, reminders, pictures."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import cache, lru_cache
from typing import Literal
from zoneinfo import ZoneInfo

from tables.model.errors import UserError
from tables.model.formats import Format
from tables.model.standing import Shown

Reminders = Literal["ping", "dm", "none"]
Calls = Literal["dm", "ping", "closed"]
Invited = Literal["ping", "quiet", "never"]
Rhythm = Literal["table", "sooner", "rarer", "day"]
Records = Literal["shown", "private"]
Inviters = Literal["all", "met"]
Firsts = Literal["told", "silent"]
LONGEST_ABSENCE = 90
"""Days."""
FURTHEST_START = 60
"""Days until the start of a game that is planned, at most."""

_TIME = r"(\d{1,2})(?:[:.h]?(\d{2})|\s*h)?\s*(am|pm|a\.m\.|p\.m\.)?"
_QUIET = re.compile(rf"(?:from\s*)?{_TIME}\s*(?:-|–|to|until|till)\s*{_TIME}")
_EXACT = re.compile(r"\d\d:\d\d\s*(?:-|–)\s*\d\d:\d\d")
_SPAN = re.compile(r"(\d{1,4})\s*(h|hours?|d|days?|w|weeks?)")
_HOURS = {"h": 1, "d": 24, "w": 24 * 7}
_WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_WEEKDAY = r"(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?"
_START = re.compile(
    rf"(?:(?:on\s+)?(today|tonight|tomorrow|\d{{4}}-\d{{2}}-\d{{2}}|{_WEEKDAY})[\s,]+)?"
    rf"(?:at\s+)?{_TIME}"
)


@dataclass(frozen=True, slots=True)
class UserSettings:
    """The preferences of one user.

    zone: an IANA name, None for UTC. quiet: minutes of the local day, begin and end (the end may
    be on the next day). away_until: seconds since 1970. reminders: how they are reminded.
    pictures: the format of all that only they see. calls: how they hear, at a table with a poker
    face, of a question that their orders may answer; "closed": by direct message, but they take
    none, so they are pinged in the channel. asks: once more where a turn ends with something
    unspent. language: a code; English is spoken while there are no words in it. language_chosen:
    they chose it; else it is what Discord told last. invitations: whether they may be invited to
    seats of running games, and with a ping. rhythm: how soon and how often they are reminded, see
    `clock.spans`. daily_at: the minute of the local day at which one message lists all tables that
    wait for them, instead of pings and reminders; None for pings. tells_presence: others may be
    told that they have just answered.
    record: whether people at open tables read the three facts about them. inviters: who may invite
    them, everybody or people with whom they have played. ratings: who reads how strong they are.
    firsts: whether they are told what was special about a game for them.
    """

    user_id: int
    zone: str | None = None
    quiet: tuple[int, int] | None = None
    away_until: float | None = None
    reminders: Reminders = "ping"
    language: str = "en"
    pictures: Format = "phone"
    calls: Calls = "dm"
    asks: bool = True
    invitations: Invited = "ping"
    rhythm: Rhythm = "table"
    daily_at: int | None = None
    tells_presence: bool = False
    record: Records = "shown"
    inviters: Inviters = "all"
    ratings: Shown = "hidden"
    firsts: Firsts = "told"
    language_chosen: bool = False

    @property
    def tz(self) -> tzinfo:
        return zone(self.zone)


@cache
def zone(name: str | None) -> tzinfo:
    """A time zone; UTC for one that this machine does not know (any more)."""
    try:
        return UTC if name is None else ZoneInfo(name)
    except (LookupError, ValueError, OSError):
        return UTC


def is_zone(name: str) -> bool:
    """Whether this machine knows a time zone."""
    return name == "UTC" or zone(name) is not UTC


# --- what people type ----------------------------------------------------------------------------


def read_quiet(said: str) -> tuple[int, int] | None:
    """Quiet hours like `22:00-07:30` or `10pm-7am`; None for `off`. Raises `UserError`."""
    said = said.strip().casefold()
    if said in ("off", "none", "no", "-"):
        return None
    match = _QUIET.fullmatch(said)
    if match is not None:
        begin, end = _minute(*match.groups()[:3]), _minute(*match.groups()[3:])
        # Of "10-7am" nobody knows which 10 is meant.
        told = (match[3] is None) == (match[6] is None)
        if told and begin is not None and end is not None and begin < 1440 and begin != end % 1440:
            if match[3] is None and _EXACT.fullmatch(said) is None:
                _need_night(begin, end % 1440)
            return begin, end % 1440
    raise UserError("quiet_hours_unread", said=said)


def _need_night(begin: int, end: int) -> None:
    """Raises `UserError` for hours like 11-7, twenty of them, that are nearly always meant for the
    night: who is sure writes them with four digits each."""
    later = (begin + 720) % 1440
    if 60 <= begin < 780 and (end - begin) % 1440 > 720 > (end - later) % 1440:
        begins, ends, night = (f"{m // 60:02}:{m % 60:02}" for m in (begin, end, later))
        hours = round((end - begin) % 1440 / 60)
        raise UserError("quiet_hours_long", begin=begins, end=ends, night=night, count=hours)


def _minute(hour: str, minute: str | None, half: str | None) -> int | None:
    """The minute of the day, 1440 for its end; None if no clock shows that time."""
    h, m = int(hour), int(minute or 0)
    if half is not None:
        if not 1 <= h <= 12:
            return None
        h = h % 12 + (12 if half[0] == "p" else 0)
    return h * 60 + m if m < 60 and h * 60 + m <= 1440 else None


def read_away(said: str, now: float, tz: tzinfo) -> float | None:
    """When somebody is back: `2026-12-24`, `2026-12-24 18:00`, `3 days`, `12 h`; None for `off`.

    A date without a time means the beginning of that day; a distance to UTC counts, as in
    `2026-12-24T18:00+05:00`. Raises `UserError`.
    """
    said = said.strip().casefold()
    if said in ("off", "none", "no", "-", "back"):
        return None
    span = _SPAN.fullmatch(said)
    if span is not None:
        back = now + int(span[1]) * _HOURS[span[2][0]] * 3600.0
    else:
        try:
            told = datetime.fromisoformat(said.upper())
            back = (told if told.tzinfo else told.replace(tzinfo=tz)).timestamp()
        except (ValueError, OverflowError):
            raise UserError("absence_unread", said=said) from None
    if not now < back <= now + LONGEST_ABSENCE * 86_400:
        raise UserError("absence_too_long", days=LONGEST_ABSENCE)
    return back


def read_start(said: str, now: float, tz: tzinfo) -> float:
    """When a game is to start: `today 20:00`, `Friday 8pm`, `2026-12-04 20:00`, or `20:00` alone.

    A weekday means the next such day on which that time lies ahead. A time that the change of the
    clocks leaves out comes an hour later; of one that comes twice in a night, it is the first.
    Raises `UserError`.
    """
    match = _START.fullmatch(said.strip().casefold())
    minute = None if match is None else _minute(*match.groups()[1:])
    # Of "Friday 8" nobody knows whether the morning or the evening is meant.
    if match is None or minute is None or minute >= 1440 or (minute <= 720 and _bare(match)):
        raise UserError("start_unread", said=said.strip())
    days = _days(match[1], datetime.fromtimestamp(now, tz).date())
    moments = (_moment(datetime(d.year, d.month, d.day, tzinfo=tz), minute) for d in days)
    found = next((moment for moment in moments if moment > now), None)
    if found is None or found > now + FURTHEST_START * 86_400:
        raise UserError("start_too_far", days=FURTHEST_START)
    return found


def _bare(time: re.Match[str]) -> bool:
    """Whether only an hour was typed."""
    return time[3] is None and time[4] is None


def _days(said: str | None, today: date) -> tuple[date, ...]:
    """The days that somebody may mean, the next one first. Raises `UserError`."""
    if said is None:
        return today, today + timedelta(days=1)
    if said in ("today", "tonight"):
        return (today,)
    if said == "tomorrow":
        return (today + timedelta(days=1),)
    if said[:3] in _WEEKDAYS:
        first = today + timedelta(days=(_WEEKDAYS.index(said[:3]) - today.weekday()) % 7)
        return first, first + timedelta(days=7)
    try:
        return (date.fromisoformat(said),)
    except ValueError:
        raise UserError("start_unread", said=said) from None


# --- when somebody can be expected to play -------------------------------------------------------


def awake(user: UserSettings, at: float) -> float:
    """The first moment from `at` on that is in neither quiet hours nor absence."""
    for _ in range(8):  # an absence, a night, and whatever a change of the clocks adds
        if user.away_until is not None and at < user.away_until:
            at = user.away_until
        end = next((e for s, e in _nights(user, at) if s <= at < e), None)
        if end is None:
            return at
        at = end
    return at


def before_rest(user: UserSettings, at: float) -> float:
    """The last moment up to `at` outside of quiet hours."""
    return next((s - 60.0 for s, e in _nights(user, at) if s <= at < e), at)


def next_at(user: UserSettings, at: float, minute: int) -> float:
    """The first moment after `at` at which the clocks of a user show this minute of the day. A time
    that the change of the clocks leaves out comes an hour later; of one that comes twice in a
    night, it is the first."""
    today = datetime.fromtimestamp(at, user.tz).toordinal()
    days = (datetime.fromordinal(today + n).replace(tzinfo=user.tz) for n in range(-1, 3))
    return min(moment for moment in (_moment(day, minute) for day in days) if moment > at)


def next_daily(user: UserSettings, at: float) -> float | None:
    """When the daily message of a user is due next after `at`: at their hour, but neither in quiet
    hours nor during an absence; None if they want none."""
    if user.daily_at is None:
        return None
    back = at if user.away_until is None else max(at, user.away_until)
    return awake(user, next_at(user, back, user.daily_at))


def next_rest(user: UserSettings, at: float) -> float:
    """The beginning of the next quiet hours after `at`; infinite without any."""
    return min((s for s, e in _nights(user, at) if s > at and e > s), default=float("inf"))


def _nights(user: UserSettings, at: float) -> tuple[tuple[float, float], ...]:
    """The quiet hours of the days around a moment."""
    if user.quiet is None:
        return ()
    return _nights_around(user.zone, user.quiet, datetime.fromtimestamp(at, user.tz).toordinal())


@lru_cache(maxsize=10_000)
def _nights_around(
    zone_name: str | None, quiet: tuple[int, int], ordinal: int
) -> tuple[tuple[float, float], ...]:
    """The same by the number of the day; many users of one zone keep the same hours."""
    begin, end = quiet
    found = []
    for day in range(ordinal - 1, ordinal + 4):
        midnight = datetime.fromordinal(day).replace(tzinfo=zone(zone_name))
        last = midnight + timedelta(days=int(end <= begin))
        found.append((_moment(midnight, begin), _moment(last, end)))
    return tuple(found)


def _moment(midnight: datetime, minute: int) -> float:
    return midnight.replace(hour=minute // 60, minute=minute % 60).timestamp()


# --- storage -------------------------------------------------------------------------------------
