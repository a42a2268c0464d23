"""What a user has set."""

from __future__ import annotations

from bot.widgets import items, patience
from bot.widgets.items import Page
from bot.widgets.links import when
from tables.facts.users import LANGUAGES, UserSettings

REMINDERS = {
    "ping": "by a ping in the channel",
    "dm": "by direct message",
    "none": "never",
}


CALLS = {
    "dm": "by direct message, if your orders do not answer",
    "ping": "by a ping in the channel, whether your orders answer or not",
}


CLOSED = "by a ping in the channel, for you took no direct message (`calls` tries it again)"


def settings_page(user: UserSettings, now: float) -> Page:
    """The settings of a user, and how they are changed."""
    away = "no"
    if user.away_until is not None and user.away_until > now:
        away = f"until {when(user.away_until, 'f')} ({when(user.away_until)})"
    hint = (
        "-# `/me settings` with options changes them. In quiet hours and while you are away, "
        "nobody reminds you, and the clocks of your tables stop if the tables allow that. Calls "
        "are for questions that orders may answer at a table with a poker face, where a ping must "
        "not show whose orders do."
    )
    lines = [
        "### Your settings",
        f"Time zone: **{user.zone or 'UTC (not chosen)'}**",
        f"Quiet hours: **{patience.quiet_hours(user.quiet)}**",
        f"Away: **{away}**",
        f"Reminders: **{REMINDERS[user.reminders]}**",
        f"Calls: **{CALLS.get(user.calls, CLOSED)}**",
        f"Boards: **{'in words' if user.text_only else 'as pictures'}**",
        f"Language: **{LANGUAGES.get(user.language, user.language)}**"
        + ("" if user.language == "en" else " (kept; so far everything is in English)"),
        hint,
    ]
    return items.page(items.text("\n".join(lines)))
