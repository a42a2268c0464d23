"""The button “Report a problem” and its window with one field."""

from __future__ import annotations

from typing import Any

import discord

from bot.widgets import limits
from bot.widgets.numbers import LIFE
from bot.widgets.reporting import _control
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_reports import BotReports
from render.lang.language import Language
from render.text.base import shorten
from tables.upkeep import problems

_FIELD = "words"


def report_modal(
    language: Language, table_id: int | None, reference: str | None = None
) -> discord.ui.Modal:
    """The window; its id says what it is about, so it is answered after a restart, too."""
    control = _control("reported", table_id, reference)
    say, title = BotReports(language), shorten(Bot(language).report_problem(), limits.MODAL_TITLE)
    modal = discord.ui.Modal(title=title, custom_id=str(control), timeout=LIFE)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=_FIELD,
        style=discord.TextStyle.paragraph,
        placeholder=shorten(say.what_happened(), limits.INPUT_PLACEHOLDER),
        min_length=1,
        max_length=problems.WORDS,
    )
    modal.add_item(
        discord.ui.Label(
            text=shorten(say.what_is_wrong(), limits.MODAL_LABEL),
            description=shorten(say.host_reads_it(), limits.MODAL_DESCRIPTION),
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


def told(language: Language, reference: str, table_id: int | None, seq: int | None) -> str:
    """What the reporter reads."""
    say = BotReports(language)
    if table_id is None:
        return say.kept(reference=reference)
    return say.kept_with_table(reference=reference, table=table_id, step=seq or 0)
