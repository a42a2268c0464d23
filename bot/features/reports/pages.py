"""The button “Report a problem” and its window with one field."""

from __future__ import annotations

from typing import Any

import discord

from bot.widgets import limits
from bot.widgets.numbers import LIFE
from bot.widgets.reporting import _control
from tables.upkeep import problems

_FIELD = "words"


def report_modal(table_id: int | None, reference: str | None = None) -> discord.ui.Modal:
    """The window; its id says what it is about, so it is answered after a restart, too."""
    control = _control("reported", table_id, reference)
    modal = discord.ui.Modal(title="Report a problem", custom_id=str(control), timeout=LIFE)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=_FIELD,
        style=discord.TextStyle.paragraph,
        placeholder="What happened, and what should have happened?",
        min_length=1,
        max_length=problems.WORDS,
    )
    modal.add_item(
        discord.ui.Label(
            text="What is wrong?",
            description="The host of the bot reads it, with the table and all its moves.",
            component=field,
        )
    )
    return modal


def typed(interaction: discord.Interaction[Any]) -> str:
    """What was written into the window."""
    data: dict[str, Any] = dict(interaction.data or {})
    for component in limits.walk(data.get("components") or ()):
        if component.get("custom_id") == _FIELD:
            return str(component.get("value") or "")
    return ""


def told(reference: str, table_id: int | None, seq: int | None) -> str:
    """What the reporter reads."""
    kept = "It holds your words"
    if table_id is not None:
        kept += f" and table {table_id} as it stands now, after step {seq or 0}"
    return (
        f"Thank you. Your report is kept under the reference **{reference}**. {kept}, so that the "
        "host of the bot can see what you saw; mention the reference when you talk about it. "
        "Nothing at your table has changed: play on if you can."
    )
