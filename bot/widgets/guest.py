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


def lacks_to_write(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """The permissions that somebody lacks to write where they press, in Discord's words."""
    held = interaction.permissions
    if interaction.guild_id is None or held.administrator:
        return ()
    inside = isinstance(interaction.channel, discord.Thread)
    needed = "send_messages_in_threads" if inside else "send_messages"
    return () if getattr(held, needed) else (needed.replace("_", " ").title(),)


def shows_to_all(interaction: discord.Interaction[Any], server: int | None) -> bool:
    """Whether somebody may show something of a table to all who are where they press: not on the
    table's own server, where the bot posts it itself, and not where they are alone with the bot.

    server: that of the table.
    """
    if interaction.guild_id is None:
        return bool(interaction.context.private_channel)
    return interaction.guild_id != server and not lacks_to_write(interaction)


def has_channel(interaction: discord.Interaction[Any]) -> bool:
    """Whether a table that is opened where somebody presses is played in a channel: on a server
    that has the bot. Elsewhere it is played by direct message."""
    return interaction.guild_id is not None and not is_guest(interaction)
