"""The window in which a player gives a word for the shuffles."""

from __future__ import annotations

from typing import Any

import discord

from bot.widgets import limits
from bot.widgets.ids import ControlId
from bot.widgets.numbers import LIFE
from render.lang.catalogue.bot_sealing import BotSealing
from render.lang.language import Language
from render.text.base import shorten
from tables.model.seating import WORD

_FIELD = "word"


def word_modal(language: Language, control: ControlId) -> discord.ui.Modal:
    """The window; its id says for which table, so it is answered after a restart, too."""
    say = BotSealing(language)
    title = shorten(say.your_word(), limits.MODAL_TITLE)
    modal = discord.ui.Modal(title=title, custom_id=str(control), timeout=LIFE)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=_FIELD, min_length=1, max_length=WORD
    )
    modal.add_item(
        discord.ui.Label(
            text=shorten(say.your_word(), limits.MODAL_LABEL),
            description=shorten(say.word_described(), limits.MODAL_DESCRIPTION),
            component=field,
        )
    )
    return modal


def typed(interaction: discord.Interaction[Any]) -> str:
    """What was typed into it."""
    data: dict[str, Any] = dict(interaction.data or {})
    found = (c for c in limits.walk(data.get("components") or ()) if c.get("custom_id") == _FIELD)
    return next((str(component.get("value") or "") for component in found), "")
