"""A window with one field for a text. Its id says what it is about, so it is answered after a
restart, too."""

from __future__ import annotations

from typing import Any

import discord

from bot.widgets import limits
from bot.widgets.ids import ControlId
from bot.widgets.numbers import LIFE
from render.text.base import shorten

_TEXT_INPUT = 4
"""Discord's type of a field for text."""


def text_window(
    control: ControlId,
    title: str,
    field: discord.ui.TextInput[Any],
    *,
    label: str = "",
    about: str,
) -> discord.ui.Modal:
    """The window. label: of the field, if it differs from the title. about: below the label."""
    modal = discord.ui.Modal(
        title=shorten(title, limits.MODAL_TITLE), custom_id=str(control), timeout=LIFE
    )
    modal.add_item(
        discord.ui.Label(
            text=shorten(label or title, limits.MODAL_LABEL),
            description=shorten(about, limits.MODAL_DESCRIPTION),
            component=field,
        )
    )
    return modal


def typed(interaction: discord.Interaction[Any]) -> str:
    """What was typed into the field."""
    data: dict[str, Any] = dict(interaction.data or {})
    walked = limits.walk(data.get("components") or ())
    found = (part for part in walked if part.get("type") == _TEXT_INPUT)
    return next((str(part.get("value") or "") for part in found), "")
