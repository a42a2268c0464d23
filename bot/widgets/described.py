"""The descriptions of commands and options: English when they are made, other languages when they
are sent to Discord."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from render.lang.catalogue.bot_commands import BotCommands
from render.lang.language import ENGLISH, Language, language, offered
from render.lang.sentences import Sentences

Message = Callable[[Language], str]


def described(
    message: Callable[[Any], str], catalogue: type[Sentences] = BotCommands
) -> app_commands.locale_str:
    """A description in English that can be translated. catalogue: the message is from it."""

    def say(language: Language) -> str:
        return message(catalogue(language))

    return app_commands.locale_str(say(ENGLISH), message=say)


def commands_of(
    tree: app_commands.CommandTree[Any], language: Language, may: discord.Permissions | None = None
) -> list[tuple[str, str]]:
    """Every command with what it does, in the order of the alphabet. may: the permissions of who
    asks, where Discord shows no commands that need others by default."""
    found = [
        (f"/{command.qualified_name}", _about(command, language))
        for command in tree.walk_commands()
        if isinstance(command, app_commands.Command) and _is_shown(command, may)
    ]
    return sorted(found)


def _is_shown(
    command: app_commands.Command[Any, ..., Any], may: discord.Permissions | None
) -> bool:
    needed = (command.root_parent or command).default_permissions
    return may is None or needed is None or may.administrator or needed.is_subset(may)


def _about(command: app_commands.Command[Any, ..., Any], language: Language) -> str:
    """The description of a command; in English if there is no translation."""
    described = command._locale_description
    message: Message | None = described.extras.get("message") if described else None
    return message(language) if message is not None else command.description


class Translator(app_commands.Translator):
    """Translates descriptions; Discord shows each user the one in their language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """None if the language is English or has no translation."""
        message: Message | None = string.extras.get("message")
        code = offered(locale.value)
        if message is None or code is None or code == ENGLISH.code:
            return None
        return message(language(code))
