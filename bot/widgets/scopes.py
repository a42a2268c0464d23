"""Where commands are offered. What an application does not say here, Discord decides: a new one
offers all its commands in group messages and on servers without the bot."""

from typing import TypeVar

from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType

T = TypeVar("T")

SERVERS_ONLY = AppInstallationType(guild=True, user=False)
"""The command comes with the bot of a server."""
SERVERS_AND_PEOPLE = AppInstallationType(guild=True, user=True)
"""The command also comes with people who have added the bot to themselves."""
WITH_THE_BOT = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""On its servers and in its direct messages."""
ON_SERVERS = AppCommandContext(guild=True, dm_channel=False, private_channel=False)
"""Where the host of a table and the managers of a server are known."""
EVERYWHERE = AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""Also in other direct messages and in group messages."""
AMONG_PEOPLE = AppCommandContext(guild=True, dm_channel=False, private_channel=True)
"""In messages between people, and on servers."""
PEOPLE_ONLY = AppInstallationType(guild=False, user=True)
"""The command comes with people who have added the bot to themselves."""
GROUPS = {"group": "group"}
"""Marks a command for tables where the bot is no part."""


def everywhere(command: T) -> T:
    """Offer a command everywhere to people who have added the bot to themselves: in any message,
    and on servers without the bot. Nobody else may see its answers."""
    app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    app_commands.allowed_installs(guilds=True, users=True)(command)
    return command
