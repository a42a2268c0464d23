"""Whether the bot is at home where somebody presses, or came there with a person alone."""

from __future__ import annotations

from typing import Any

import discord


def is_guest(interaction: discord.Interaction[Any]) -> bool:
    """Whether only a person who added the bot to themselves brings it here: into a message between
    people, or to a server that it is not on. There it sees and says nothing but answers."""
    guild = interaction.guild_id
    if guild is None:
        return bool(interaction.context.private_channel)
    # A server that this process is not connected to may still have the bot.
    return not interaction.is_guild_integration() and interaction.client.get_guild(guild) is None


def opens_tables(interaction: discord.Interaction[Any]) -> bool:
    """Whether a table could be opened where somebody presses: on a server that has the bot."""
    return interaction.guild_id is not None and not is_guest(interaction)
