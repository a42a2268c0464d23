"""What a user has set."""

from __future__ import annotations

from datetime import datetime

from bot.widgets import items
from bot.widgets.items import Page
from bot.widgets.links import when
from render.lang.catalogue.bot_me import BotMe
from render.lang.language import LANGUAGES, Language, own_name
from tables.facts.users import UserSettings


def settings_page(reader: Language, user: UserSettings, now: float) -> Page:
    """The settings of a user, and how they are changed."""
    say = BotMe(reader)
    lines = [
        f"### {say.your_settings()}",
        _zone(say, user, now),
        _quiet(say, user),
        _away(say, user, now),
        say.reminded(user.reminders),
        say.called(user.calls),
        say.pictures(user.pictures),
        say.ending("ask" if user.asks else "end"),
        say.invitations(user.invitations),
        *_language(say, user),
        f"-# {say.how_to_change()}",
    ]
    return items.page(items.text("\n".join(lines)))


def _zone(say: BotMe, user: UserSettings, now: float) -> str:
    """The local time shows at once whether it is the right zone."""
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


def _language(say: BotMe, user: UserSettings) -> list[str]:
    """Nothing while there is no choice; what was chosen earlier is kept until there are words."""
    named = own_name(user.language)
    if user.language not in LANGUAGES:
        return [say.language_kept(language=named)]
    return [say.language_spoken(language=named)] if len(LANGUAGES) > 1 else []
