"""What stands beside the names of commands and of their options: said in English when they are
made, and in the other languages when they are sent to Discord."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from render.lang.catalogue.bot_commands import BotCommands
from render.lang.language import ENGLISH, LANGUAGES, language

Message = Callable[[BotCommands], str]


def described(message: Message) -> app_commands.locale_str:
    """A description in English that knows how it is said in other languages."""
    return app_commands.locale_str(message(BotCommands(ENGLISH)), message=message)


class Translator(app_commands.Translator):
    """Says descriptions in the languages there are; Discord shows each user the one of theirs."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """None where a language is English or has no words."""
        message: Message | None = string.extras.get("message")
        code = locale.value.partition("-")[0]
        if message is None or code == ENGLISH.code or code not in LANGUAGES:
            return None
        return message(BotCommands(language(code)))
