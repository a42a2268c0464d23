"""Modals that ask for one number. Their id says all, so they are answered after a restart too."""

from __future__ import annotations

from typing import Any

import discord

from bot.widgets import limits
from bot.widgets.ids import ControlId
from render.lang.catalogue.bot import Bot
from render.text.base import shorten

LIFE = 900.0
"""Seconds an interaction's answer can be given; a modal open for longer is of no use."""
_FIELD = "number"


def number_modal(
    say: Bot, control: ControlId, title: str, label: str, low: int | None, high: int | None
) -> discord.ui.Modal:
    """A window with one field. A missing bound is open."""
    modal = discord.ui.Modal(
        title=shorten(title, limits.MODAL_TITLE), custom_id=str(control), timeout=LIFE
    )
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=_FIELD,
        placeholder=shorten(bounds(say, low, high), limits.INPUT_PLACEHOLDER),
        min_length=1,
        max_length=12,
    )
    modal.add_item(
        discord.ui.Label(
            text=shorten(label, limits.MODAL_LABEL),
            description=shorten(bounds(say, low, high), limits.MODAL_DESCRIPTION),
            component=field,
        )
    )
    return modal


def bounds(say: Bot, low: int | None, high: int | None) -> str:
    """`a whole number from 1 to 40`."""
    if low is not None and high is not None:
        return say.whole_number_between(low=low, high=high)
    if low is not None:
        return say.whole_number_from(low=low)
    return say.whole_number() if high is None else say.whole_number_up_to(high=high)


def typed(interaction: discord.Interaction[Any]) -> str:
    """What was typed into the field."""
    data: dict[str, Any] = dict(interaction.data or {})
    for component in limits.walk(data.get("components") or ()):
        if component.get("custom_id") == _FIELD:
            return str(component.get("value") or "")
    return ""
