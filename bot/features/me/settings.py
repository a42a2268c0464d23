"""A user's settings: two pages of menus, and buttons to the rest of their data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Any

import discord

from bot.features.turns.pages import back_button
from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.links import when
from render.lang.catalogue.bot_me import BotMe
from render.lang.language import LANGUAGES, Language, own_name
from tables.model.formats import FORMATS
from tables.model.standing import SHOWN
from tables.model.users import UserSettings, next_daily

CHOOSE, TIMES, EXPORT, FORGET = "setting", "mytimes", "exportme", "forgetme"
TURN = "settings"
"""What the controls do. `TURN` shows the page whose number stands in its id."""
REMINDERS, RHYTHM, DAILY, CALLS, TOLD = "r", "h", "d", "c", "t"
PICTURES, ENDING, INVITATIONS, INVITERS, LANGUAGE, RECORD = "p", "e", "i", "n", "l", "o"
RATINGS, FIRSTS = "s", "f"
"""The menus, as their ids name them."""
HEADINGS = {
    REMINDERS: "reminders",
    RHYTHM: "rhythm",
    DAILY: "daily",
    CALLS: "calls",
    TOLD: "told",
    PICTURES: "pictures",
    ENDING: "ending",
    INVITATIONS: "invitations",
    INVITERS: "inviters",
    RECORD: "record",
    RATINGS: "ratings",
    FIRSTS: "firsts",
    LANGUAGE: "language",
}
"""What the heading of each menu is about, as the catalogue names it."""
REMINDING, REST = 0, 1
"""The pages: when and how messages come, and everything else."""
PAGE_OF = dict.fromkeys(
    (PICTURES, ENDING, INVITATIONS, INVITERS, RECORD, RATINGS, FIRSTS, LANGUAGE), REST
)
"""Where the menus are that are not on the first page."""
CHOICES: dict[str, tuple[str, ...]] = {
    REMINDERS: ("ping", "dm", "none"),
    RHYTHM: ("table", "sooner", "rarer", "day"),
    DAILY: ("no", *map(str, range(24))),
    CALLS: ("dm", "ping"),
    TOLD: ("no", "yes"),
    PICTURES: FORMATS,
    ENDING: ("ask", "end"),
    INVITATIONS: ("ping", "quiet", "never"),
    INVITERS: ("all", "met"),
    RECORD: ("shown", "private"),
    RATINGS: SHOWN,
    FIRSTS: ("told", "silent"),
}


def settings_page(
    reader: Language,
    user: UserSettings,
    now: float,
    note: str | None = None,
    page: int = REMINDING,
) -> Page:
    """One page of the settings of a user, to change them."""
    noted = [f"> {note}"] if note else []
    if page == REST:
        return _rest(reader, user, noted)
    return _reminding(reader, user, now, noted)


def _reminding(reader: Language, user: UserSettings, now: float, noted: Sequence[str]) -> Page:
    say = BotMe(reader)
    lines = [
        f"### {say.settings_of_reminders()}",
        *noted,
        _zone(say, user, now),
        _quiet(say, user),
        _away(say, user, now),
        *([say.calls_closed()] if user.calls == "closed" else []),
        *_next_daily(say, user, now),
        f"-# {say.what_stops()}",
        *([f"-# {say.what_rhythm_does()}"] if user.rhythm != "table" else []),
        *([f"-# {say.what_is_told()}"] if user.tells_presence else []),
    ]
    last = [items.button(say.change_times(), ControlId(TIMES, 0), "primary")]
    if user.away_until is not None and user.away_until > now:
        last.append(back_button(reader))
    last.append(items.button(say.show_other_settings(), ControlId(TURN, 0, (str(REST),))))
    return items.page(
        items.text("\n".join(lines)),
        *_menu(say, REMINDERS, user.reminders, say.reminded),
        *_menu(say, RHYTHM, user.rhythm, say.rhythm),
        *_menu(say, DAILY, _hour(user), partial(_daily, say)),
        *_menu(say, CALLS, user.calls, say.called),
        *_menu(say, TOLD, "yes" if user.tells_presence else "no", say.told),
        items.row(*last),
    )


def _rest(reader: Language, user: UserSettings, noted: Sequence[str]) -> Page:
    say = BotMe(reader)
    lines = [f"### {say.other_settings()}", *noted, *_kept_language(say, user)]
    return items.page(
        items.text("\n".join(lines)),
        *_menu(say, PICTURES, user.pictures, say.pictures),
        *_menu(say, ENDING, "ask" if user.asks else "end", say.ending),
        *_menu(say, INVITATIONS, user.invitations, say.invitations),
        *_menu(say, INVITERS, user.inviters, say.inviters),
        *_menu(say, RECORD, user.record, say.record),
        *_menu(say, RATINGS, user.ratings, say.shown),
        *_menu(say, FIRSTS, user.firsts, say.firsts),
        *_languages(say, user),
        items.row(
            items.button(say.show_reminders(), ControlId(TURN, 0, (str(REMINDING),))),
            items.button(say.export_my_data(), ControlId(EXPORT, 0)),
            items.button(say.forget_me(), ControlId(FORGET, 0), "danger"),
        ),
    )


def _menu(
    say: BotMe, part: str, chosen: str, label: Callable[[str], str], codes: Sequence[str] = ()
) -> list[discord.ui.Item[Any]]:
    """A menu below its heading: a phone cuts what would stand in front of every choice."""
    codes = codes or CHOICES[part]
    options = [
        discord.SelectOption(label=label(code), value=code, default=code == chosen)
        for code in codes
    ]
    control = ControlId(CHOOSE, 0, (part,))
    menu = items.select(control, label(codes[0]), options)
    return [items.text(f"**{say.heading(HEADINGS[part])}**"), items.row(menu)]


def _languages(say: BotMe, user: UserSettings) -> list[discord.ui.Item[Any]]:
    """A menu of languages, unless there is only one."""
    if len(LANGUAGES) < 2:
        return []

    def label(code: str) -> str:
        return say.language_spoken(language=own_name(code))

    return _menu(say, LANGUAGE, user.language, label, tuple(LANGUAGES))


def _hour(user: UserSettings) -> str:
    return "no" if user.daily_at is None else str(user.daily_at // 60)


def _daily(say: BotMe, code: str) -> str:
    return say.no_daily() if code == "no" else say.daily_at(time=f"{code}:00")


def _next_daily(say: BotMe, user: UserSettings, now: float) -> list[str]:
    """When the next daily message comes, and what it replaces."""
    due = next_daily(user, now)
    if due is None:
        return []
    return [say.next_daily(when=when(due, "f"), reminded=user.reminders != "none")]


def _zone(say: BotMe, user: UserSettings, now: float) -> str:
    """The time zone with the local time, which shows at once whether it is right."""
    time = f"{datetime.fromtimestamp(now, user.tz):%H:%M}"
    if user.zone is None:
        return say.no_time_zone(time=time)
    return say.time_zone(zone=user.zone, time=time)


def _quiet(say: BotMe, user: UserSettings) -> str:
    if user.quiet is None:
        return say.no_quiet_hours()
    begin, end = (f"{minute // 60:02}:{minute % 60:02}" for minute in user.quiet)
    return say.quiet_hours(begin=begin, end=end)


def _away(say: BotMe, user: UserSettings, now: float) -> str:
    if user.away_until is None or user.away_until <= now:
        return say.not_away()
    return say.away_until(when=when(user.away_until, "f"), span=when(user.away_until))


def _kept_language(say: BotMe, user: UserSettings) -> list[str]:
    """The earlier choice, kept until there is a translation."""
    if user.language in LANGUAGES or not user.language_chosen:
        return []
    return [say.language_kept(language=own_name(user.language))]
