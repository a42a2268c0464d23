"""Which channels may be named on a notice board: those that everybody sees who sees the board.
Roles and overwrites decide, because the bot knows no lists of members."""

from __future__ import annotations

import discord

from bot.widgets.visibility import deciding_channel

BOARD = ("view_channel", "send_messages", "embed_links", "read_message_history")
"""The permissions that the bot needs in the channel of a notice board."""
FORUM = (
    *("view_channel", "send_messages", "send_messages_in_threads"),
    *("embed_links", "attach_files", "read_message_history"),
)
"""The same in a forum, where the games are played, too."""


def lacking(channel: discord.abc.GuildChannel) -> tuple[str, ...]:
    """The permissions that the bot lacks for a board in a channel, in Discord's words."""
    allowed = channel.permissions_for(channel.guild.me)
    needed = FORUM if isinstance(channel, discord.ForumChannel) else BOARD
    return tuple(name.replace("_", " ").title() for name in needed if not getattr(allowed, name))


def public(guild: discord.Guild, channel_id: int) -> bool:
    """Whether everybody on a server sees the channel of a table. In doubt it says no."""
    channel = deciding_channel(guild, channel_id)
    if channel is None or not _sees(channel, guild.default_role):
        return False
    return all(_wishes(channel).values())


def seen_by_all(board: discord.abc.GuildChannel, other: discord.abc.GuildChannel) -> bool:
    """Whether everybody who sees the channel of a board sees another one. In doubt it says no."""
    if board.id == other.id:
        return True
    for role in board.guild.roles:
        if _sees(board, role) and not _sees(other, role):
            return False
    here, there = _wishes(board), _wishes(other)
    everybody = _sees(other, board.guild.default_role)
    for target, wish in here.items():
        let_in = wish and target not in {role.id for role in board.guild.roles}
        if let_in and not (everybody or there.get(target)):
            return False
    # Somebody with two roles may be kept out by one of them although the other one lets them in.
    return all(wish or here.get(target) is False for target, wish in there.items())


def _sees(channel: discord.abc.GuildChannel, role: discord.Role) -> bool:
    return channel.permissions_for(role).view_channel


def _wishes(channel: discord.abc.GuildChannel) -> dict[int, bool]:
    """Which roles and members a channel lets in, and which it keeps out."""
    everybody = channel.guild.default_role.id
    return {
        target.id: overwrite.view_channel
        for target, overwrite in channel.overwrites.items()
        if overwrite.view_channel is not None and target.id != everybody
    }
