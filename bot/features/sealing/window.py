"""The window in which a player gives a word for the shuffles."""

from __future__ import annotations

from typing import Any

import discord

from bot.widgets.ids import ControlId
from bot.widgets.text_window import text_window
from render.lang.catalogue.bot_sealing import BotSealing
from render.lang.language import Language
from tables.model.seating import WORD


def word_window(language: Language, control: ControlId) -> discord.ui.Modal:
    """The window. control: says for which table."""
    say = BotSealing(language)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="word", min_length=1, max_length=WORD
    )
    return text_window(control, say.your_word(), field, about=say.word_described())
