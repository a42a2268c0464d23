"""Where commands are offered. What an application does not say here, Discord decides: a new one
offers all its commands in group messages and on servers without the bot."""

from discord.app_commands import AppCommandContext, AppInstallationType

SERVERS_ONLY = AppInstallationType(guild=True, user=False)
"""The bot is added to servers, not to people."""
WITH_THE_BOT = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""On its servers and in its direct messages."""
ON_SERVERS = AppCommandContext(guild=True, dm_channel=False, private_channel=False)
"""Where the host of a table and the managers of a server are known."""
