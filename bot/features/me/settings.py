"""A user's settings: a page with menus, and buttons to the rest of their data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
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
from tables.model.users import UserSettings

CHOOSE, TIMES, EXPORT, FORGET = "setting", "mytimes", "exportme", "forgetme"
"""What the controls do."""
REMINDERS, CALLS, PICTURES, ENDING, INVITATIONS, LANGUAGE = "r", "c", "p", "e", "i", "l"
RECORD = "o"
"""The menus, as their ids name them."""
CHOICES: dict[str, tuple[str, ...]] = {
    REMINDERS: ("ping", "dm", "none"),
    CALLS: ("dm", "ping"),
    PICTURES: FORMATS,
    ENDING: ("ask", "end"),
    INVITATIONS: ("ping", "quiet", "never"),
    RECORD: ("shown", "private"),
}


def settings_page(
    reader: Language, user: UserSettings, now: float, note: str | None = None
) -> Page:
    """The settings of a user, to change them."""
    say = BotMe(reader)
    lines = [
        f"### {say.your_settings()}",
        *([f"> {note}"] if note else []),
        _zone(say, user, now),
        _quiet(say, user),
        _away(say, user, now),
        *([say.calls_closed()] if user.calls == "closed" else []),
        *_kept_language(say, user),
        f"-# {say.what_stops()}",
    ]
    last = [items.button(say.change_times(), ControlId(TIMES, 0), "primary")]
    if user.away_until is not None and user.away_until > now:
        last.append(back_button(reader))
    last.append(items.button(say.export_my_data(), ControlId(EXPORT, 0)))
    last.append(items.button(say.forget_me(), ControlId(FORGET, 0), "danger"))
    return items.page(
        items.text("\n".join(lines)),
        _menu(REMINDERS, user.reminders, say.reminded),
        _menu(CALLS, user.calls, say.called),
        _menu(PICTURES, user.pictures, say.pictures),
        _menu(ENDING, "ask" if user.asks else "end", say.ending),
        _menu(INVITATIONS, user.invitations, say.invitations),
        _menu(RECORD, user.record, say.record),
        *_languages(say, user),
        items.row(*last),
    )


def _menu(
    part: str, chosen: str, label: Callable[[str], str], codes: Sequence[str] = ()
) -> discord.ui.Item[Any]:
    codes = codes or CHOICES[part]
    options = [
        discord.SelectOption(label=label(code), value=code, default=code == chosen)
        for code in codes
    ]
    control = ControlId(CHOOSE, 0, (part,))
    return items.row(items.select(control, label(codes[0]), options))


def _languages(say: BotMe, user: UserSettings) -> list[discord.ui.Item[Any]]:
    """A menu of languages, unless there is only one."""
    if len(LANGUAGES) < 2:
        return []

    def label(code: str) -> str:
        return say.language_spoken(language=own_name(code))

    return [_menu(LANGUAGE, user.language, label, tuple(LANGUAGES))]


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
    if user.language in LANGUAGES:
        return []
    return [say.language_kept(language=own_name(user.language))]
