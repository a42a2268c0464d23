"""Servers that this process may not be connected to: where several share the work, each hears only
of some servers, but any of them may have to say something about another one."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.widgets import replies


async def server(client: discord.Client, guild_id: int) -> discord.Guild:
    """A server as this process knows it, else as Discord tells, then without its channels. Raises
    what Discord raises."""
    return client.get_guild(guild_id) or await client.fetch_guild(guild_id)


async def name(client: discord.Client, guild_id: int) -> str:
    """What a server is called; a question mark if Discord does not tell."""
    with suppress(*replies.FAILURES):
        return (await server(client, guild_id)).name
    return "?"
