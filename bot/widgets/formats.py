"""The formats of pictures, as they are chosen."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.widgets.described import described
from render.lang.catalogue.bot_commands import BotCommands
from tables.facts.errors import Refusal
from tables.facts.formats import FORMATS, Format


def choices() -> list[app_commands.Choice[str]]:
    """What an option of a command offers."""
    return [
        app_commands.Choice(name=described(partial(BotCommands.format_choice, kind=key)), value=key)
        for key in FORMATS
    ]


def chosen(value: str) -> Format:
    """The format of a choice. Raises `Refusal` for what is none."""
    if value not in FORMATS:
        raise Refusal("choices_changed")
    return value
