"""Whether somebody can see the channel of a table, asked of Discord before anything is told."""

from __future__ import annotations

from typing import Any

import discord

from bot.context import Context
from bot.widgets import replies, servers
from bot.widgets.discord_errors import verdict
from tables.model.table import Table

_Channel = discord.abc.GuildChannel | discord.Thread


async def sees(context: Context, table: Table, user_id: int) -> bool:
    """Whether a user is on the server of a table and can see its channel. Raises what Discord
    raises if that cannot be told now."""
    if table.guild_id is None:
        return False
    try:
        guild = await servers.server(context.client, table.guild_id)
        member = await guild.fetch_member(user_id)
        found = guild.get_channel_or_thread(table.channel_id)
        channel: Any = found or await guild.fetch_channel(table.channel_id)
        return await _may_see(guild, channel, member)
    except replies.FAILURES as error:
        if _is_no(error):
            return False
        raise


async def _may_see(guild: discord.Guild, channel: _Channel, member: discord.Member) -> bool:
    if not isinstance(channel, discord.Thread):
        return channel.permissions_for(member).view_channel
    parent: Any = guild.get_channel(channel.parent_id) or await guild.fetch_channel(
        channel.parent_id
    )
    allowed = parent.permissions_for(member)
    if not allowed.view_channel or not channel.is_private() or allowed.manage_threads:
        return bool(allowed.view_channel)
    await channel.fetch_member(member.id)
    return True


def _is_no(error: Exception) -> bool:
    """Whether Discord says that the server, the channel or the member is not there."""
    return isinstance(error, discord.NotFound) or verdict(error) in ("gone", "barred")
