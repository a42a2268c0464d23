"""Modals that ask for one number. Their id says all, so they are answered after a restart too."""

from __future__ import annotations

from typing import Any

import discord

from bot.widgets import limits
from bot.widgets.ids import ControlId
from render.text.base import shorten

LIFE = 900.0
"""Seconds an interaction's answer can be given; a modal open for longer is of no use."""
_FIELD = "number"


def number_modal(
    control: ControlId, title: str, label: str, low: int | None, high: int | None
) -> discord.ui.Modal:
    """A window with one field. A missing bound is open."""
    modal = discord.ui.Modal(
        title=shorten(title, limits.MODAL_TITLE), custom_id=str(control), timeout=LIFE
    )
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=_FIELD, placeholder=bounds(low, high), min_length=1, max_length=12
    )
    modal.add_item(
        discord.ui.Label(
            text=shorten(label, limits.MODAL_LABEL),
            description=shorten(bounds(low, high), limits.MODAL_DESCRIPTION),
            component=field,
        )
    )
    return modal


def bounds(low: int | None, high: int | None) -> str:
    """`a whole number from 1 to 40`."""
    if low is None and high is None:
        return "a whole number"
    if high is None:
        return f"a whole number, {low} or more"
    return f"a whole number up to {high}" if low is None else f"a whole number from {low} to {high}"


def typed(interaction: discord.Interaction[Any]) -> str:
    """What was typed into the field."""
    data: dict[str, Any] = dict(interaction.data or {})
    for component in limits.walk(data.get("components") or ()):
        if component.get("custom_id") == _FIELD:
            return str(component.get("value") or "")
    return ""
