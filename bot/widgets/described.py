"""What stands beside the names of commands and of their options: said in English when they are
made, and in the other languages when they are sent to Discord."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from render.lang.catalogue.bot_commands import BotCommands
from render.lang.language import ENGLISH, LANGUAGES, Language, language
from render.lang.sentences import Sentences

Message = Callable[[Language], str]


def described(
    message: Callable[[Any], str], catalogue: type[Sentences] = BotCommands
) -> app_commands.locale_str:
    """A description in English that knows how it is said in other languages. catalogue: where the
    message is from."""

    def say(language: Language) -> str:
        return message(catalogue(language))

    return app_commands.locale_str(say(ENGLISH), message=say)


def commands_of(tree: app_commands.CommandTree[Any], language: Language) -> list[tuple[str, str]]:
    """Every command with what it does, in the order of the alphabet."""
    found = [
        (f"/{command.qualified_name}", _about(command, language))
        for command in tree.walk_commands()
        if isinstance(command, app_commands.Command)
    ]
    return sorted(found)


def _about(command: app_commands.Command[Any, ..., Any], language: Language) -> str:
    """The description of a command; in English if nobody knows it otherwise."""
    described = command._locale_description
    message: Message | None = described.extras.get("message") if described else None
    return message(language) if message is not None else command.description


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
        return message(language(code))
