"""The language of the user who reads a private answer: found once, when their press comes in."""

from __future__ import annotations

from typing import Any

import discord

from render.lang.language import ENGLISH, Language, offered, spoken

_LANGUAGE = "language"
"""Mark of an interaction: the language of its user."""

Interaction = discord.Interaction[Any]


def note(interaction: Interaction, code: str) -> None:
    """From now on this interaction is answered in a language, or in English if there is none."""
    interaction.extras[_LANGUAGE] = spoken(code)


def found(interaction: Interaction) -> str:
    """The code of the language in which a user sees Discord; of English if there are no words in
    it."""
    return offered(interaction.locale.value) or ENGLISH.code


def of_server(interaction: Interaction) -> Language:
    """The language of what a server reads: the one it is set to, or the user's.

    Discord gives "en-US" to every server that is not a community: such a server has chosen nothing.
    """
    set_to, guild = interaction.guild_locale, interaction.guild
    community = guild is not None and "COMMUNITY" in guild.features
    if set_to is None or (set_to is discord.Locale.american_english and not community):
        return of(interaction)
    code = offered(set_to.value)
    return of(interaction) if code is None else spoken(code)


def of(interaction: Interaction) -> Language:
    """The language in which an interaction is answered."""
    found: Language = interaction.extras.get(_LANGUAGE, ENGLISH)
    return found
