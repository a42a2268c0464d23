"""The language of the user who reads a private answer: found once, when their press comes in."""

from __future__ import annotations

from typing import Any

import discord

from render.lang.language import ENGLISH, Language, spoken

_LANGUAGE = "language"
"""Mark of an interaction: the language of its user."""

Interaction = discord.Interaction[Any]


def note(interaction: Interaction, code: str) -> None:
    """From now on this interaction is answered in a language, or in English if there is none."""
    interaction.extras[_LANGUAGE] = spoken(code)


def of(interaction: Interaction) -> Language:
    """The language in which an interaction is answered."""
    found: Language = interaction.extras.get(_LANGUAGE, ENGLISH)
    return found
