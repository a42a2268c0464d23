"""The window in which time zone, quiet hours and an absence are typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

import discord

from bot.widgets import limits
from bot.widgets.ids import ControlId
from bot.widgets.numbers import LIFE
from bot.widgets.spoken_times import understood
from render.lang.catalogue.bot_me import BotMe
from render.lang.language import Language
from render.text.base import shorten
from tables.model import users, zones
from tables.model.errors import UserError
from tables.model.users import UserSettings

ZONE, QUIET, AWAY = "zone", "quiet", "away"
FIELDS = (ZONE, QUIET, AWAY)
LONGEST = 60


def times_modal(
    language: Language, control: ControlId, user: UserSettings, now: float
) -> discord.ui.Modal:
    """The window, with the present settings in its fields."""
    say = BotMe(language)
    title = shorten(say.times_window(), limits.MODAL_TITLE)
    modal = discord.ui.Modal(title=title, custom_id=str(control), timeout=LIFE)
    shown = as_typed(user, now)
    labels = {
        ZONE: (say.field_zone(), say.field_zone_about()),
        QUIET: (say.field_quiet(), say.field_quiet_about()),
        AWAY: (say.field_away(), say.field_away_about()),
    }
    for name, (label, about) in labels.items():
        field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=name, required=False, max_length=LONGEST, default=shown[name] or None
        )
        modal.add_item(
            discord.ui.Label(
                text=shorten(label, limits.MODAL_LABEL),
                description=shorten(about, limits.MODAL_DESCRIPTION),
                component=field,
            )
        )
    return modal


def as_typed(user: UserSettings, now: float) -> dict[str, str]:
    """The present settings, as one could type them; empty if not set."""
    quiet = away = ""
    if user.quiet is not None:
        begin, end = (f"{minute // 60:02}:{minute % 60:02}" for minute in user.quiet)
        quiet = f"{begin}-{end}"
    if user.away_until is not None and user.away_until > now:
        away = f"{datetime.fromtimestamp(user.away_until, user.tz):%Y-%m-%d %H:%M}"
    return {ZONE: user.zone or "", QUIET: quiet, AWAY: away}


def typed(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """What was typed into the fields."""
    data: dict[str, Any] = dict(interaction.data or {})
    return {
        str(c["custom_id"]): str(c.get("value") or "").strip()
        for c in limits.walk(data.get("components") or ())
        if c.get("custom_id") in FIELDS
    }


def changed(
    user: UserSettings, said: Mapping[str, str], now: float, language: Language
) -> UserSettings:
    """The settings after the window. An unchanged field changes nothing, an empty one ends quiet
    hours or an absence. Raises `UserError`."""
    before = as_typed(user, now)
    new = {name: said[name] for name in FIELDS if name in said and said[name] != before[name]}
    if new.get(ZONE):
        user = replace(user, zone=zones.read_zone(new[ZONE], now))
    if QUIET in new:
        hours = understood(users.read_quiet, new[QUIET], language) if new[QUIET] else None
        if hours is not None and user.zone is None:
            raise UserError("zone_missing")
        user = replace(user, quiet=hours)
    if AWAY in new:
        until, read = None, partial(users.read_away, now=now, tz=user.tz)
        if new[AWAY]:
            until = understood(read, new[AWAY], language)
        user = replace(user, away_until=until)
    return user
