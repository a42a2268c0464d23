"""Whether somebody sees the channel of a table, as far as the bot knows without asking Discord."""

from __future__ import annotations

import discord


def deciding_channel(guild: discord.Guild, channel_id: int) -> discord.abc.GuildChannel | None:
    """The channel that decides who sees a table; None for private threads, whose members are not
    known, and for what is not known (any more)."""
    channel = guild.get_channel_or_thread(channel_id)
    if isinstance(channel, discord.Thread):
        return None if channel.is_private() else channel.parent
    return channel


def sees(member: discord.Member | discord.User, guild: discord.Guild, channel_id: int) -> bool:
    """Whether a member of a server sees the channel of a table. In doubt it says no."""
    channel = deciding_channel(guild, channel_id)
    if channel is None or not isinstance(member, discord.Member):
        return False
    return channel.permissions_for(member).view_channel
