"""Which channels somebody sees, and where a table can be opened for people who fit together."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.context import Context
from bot.delivery import seeing
from bot.widgets import replies
from bot.widgets.discord_errors import NO_MEMBER
from bot.widgets.replies import Interaction
from bot.widgets.visibility import sees
from tables.model.errors import UserError
from tables.model.table import Table

NEEDED = (*replies.REQUIRED, *replies.THREADS)
"""What the bot must be allowed to do where it opens a table in a thread."""
MEMBERS = ("view_channel", "send_messages_in_threads")
"""What the players must be allowed to do there."""


async def member(guild: discord.Guild, user_id: int) -> discord.Member | None:
    """A member of a server, asked of Discord; None if they have left it. Raises what Discord
    raises."""
    try:
        return await guild.fetch_member(user_id)
    except discord.NotFound as error:
        if error.code not in NO_MEMBER:
            raise
        return None


async def reader_sees(context: Context, interaction: Interaction, table: Table) -> bool:
    """Whether somebody who has pressed something may read the channel of a table."""
    user = interaction.user
    if table.guild_id is None:
        return False
    if not isinstance(user, discord.Member) or user.guild.id != table.guild_id:
        return await seeing.sees(context, table, user.id)
    return sees(user, user.guild, table.channel_id)


def server_of(interaction: Interaction) -> int:
    """The server on which somebody looks for a table. Raises `UserError` elsewhere."""
    if interaction.guild_id is None:
        raise UserError("find_on_server")
    if interaction.client.get_guild(interaction.guild_id) is None:
        raise replies.missing_here(interaction) or UserError("find_on_server")
    return interaction.guild_id


def room_here(interaction: Interaction) -> int:
    """The channel in whose threads a table could be opened. Raises `UserError` if that cannot be
    done here."""
    channel: object = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise UserError("wish_elsewhere")
    lacking = _lacking(channel.permissions_for(channel.guild.me), NEEDED)
    if lacking:
        raise UserError("bot_lacks_threads", permissions=lacking)
    return channel.id


def room_for(
    guild: discord.Guild, channels: Sequence[int], members: Sequence[discord.Member]
) -> discord.TextChannel | None:
    """The first of some channels in which a table can be opened and all these members can play."""
    for channel in map(guild.get_channel, channels):
        if isinstance(channel, discord.TextChannel):
            lacking = _lacking(channel.permissions_for(guild.me), NEEDED)
            absent = [_lacking(channel.permissions_for(one), MEMBERS) for one in members]
            if not lacking and not any(absent):
                return channel
    return None


def _lacking(permissions: discord.Permissions, needed: Sequence[str]) -> tuple[str, ...]:
    if permissions.administrator:
        return ()
    return tuple(
        name.replace("_", " ").title() for name in needed if not getattr(permissions, name)
    )
