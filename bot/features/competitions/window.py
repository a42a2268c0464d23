"""The window in which somebody signs up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.features.find.pages import part_of_day
from bot.widgets import limits
from bot.widgets.ids import ControlId
from bot.widgets.numbers import LIFE
from render.lang.catalogue.bot_competitions import BotCompetitions
from render.lang.catalogue.bot_find import BotFind
from render.lang.language import Language
from render.text.base import shorten
from tables.model.competitions import AT_ONCE
from tables.model.errors import UserError
from tables.model.users import UserSettings
from tables.model.wishes import PARTS

MOST, HOURS = "most", "hours"


def sign_up_modal(
    language: Language,
    control: ControlId,
    chosen: tuple[int, int | None],
    user: UserSettings,
    now: float,
) -> discord.ui.Modal:
    """The window. chosen: tables at once, and parts of the day as bits, that are set at first."""
    say = BotCompetitions(language)
    at_once, hours = chosen
    modal = discord.ui.Modal(
        title=shorten(say.window(), limits.MODAL_TITLE), custom_id=str(control), timeout=LIFE
    )
    tables: discord.ui.RadioGroup[Any] = discord.ui.RadioGroup(
        custom_id=MOST,
        options=[
            discord.RadioGroupOption(
                label=say.tables_at_once(count=most), value=str(most), default=most == at_once
            )
            for most in AT_ONCE
        ],
        required=True,
    )
    parts: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
        custom_id=HOURS,
        options=[
            discord.CheckboxGroupOption(
                label=part_of_day(BotFind(language), part, user, now),
                value=str(part),
                default=bool((hours or 0) >> part & 1),
            )
            for part in range(PARTS)
        ],
        required=False,
    )
    modal.add_item(
        discord.ui.Label(text=say.at_once(), description=say.at_once_about(), component=tables)
    )
    modal.add_item(
        discord.ui.Label(text=say.hours(), description=say.hours_about(), component=parts)
    )
    return modal


def read(interaction: discord.Interaction[Any]) -> tuple[int, int | None]:
    """What was filled in: tables at once, and the parts of the day. Raises `UserError` for what the
    window does not offer."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    fields = {c.get("custom_id"): c for c in limits.walk(data.get("components") or ())}

    def values(name: str) -> list[str]:
        field = fields.get(name) or {}
        return [str(v) for v in field.get("values") or [field.get("value")] if v is not None]

    most = next((most for most in AT_ONCE if [str(most)] == values(MOST)), None)
    if most is None:
        raise UserError("choices_changed")
    hours = sum(1 << part for part in range(PARTS) if str(part) in values(HOURS))
    return most, hours or None
