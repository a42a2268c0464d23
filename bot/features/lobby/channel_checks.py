"""Checks whether a table can be opened in a channel or moved there: what kind of channel it is,
what the bot may do in it, and what the member may do."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.widgets import replies
from bot.widgets.discord_errors import verdict
from bot.widgets.guest import is_guest
from bot.widgets.replies import Interaction
from tables.model.errors import UserError

SPOKEN = (discord.VoiceChannel, discord.StageChannel)


def need(interaction: Interaction, *, in_thread: bool) -> None:
    """Raises `UserError` unless a table can be here, or (in_thread) in a new thread of this one."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise UserError("no_server")
    if is_guest(interaction):
        raise replies.not_here(interaction)
    channel = interaction.channel
    if isinstance(channel, (discord.ForumChannel, discord.CategoryChannel)):
        raise UserError("no_room")
    if in_thread and not isinstance(channel, discord.TextChannel):
        raise UserError("thread_in_thread" if isinstance(channel, discord.Thread) else "no_threads")
    lacking = replies.missing_here(interaction)
    if lacking is not None:
        raise lacking
    if isinstance(channel, SPOKEN) and not interaction.app_permissions.connect:
        raise UserError("bot_lacks", permissions=("Connect",))
    if in_thread and (missed := _missed(interaction.app_permissions, replies.THREADS)):
        raise UserError("bot_lacks_threads", permissions=missed)
    _need_member(interaction, in_thread=in_thread)


def _need_member(interaction: Interaction, *, in_thread: bool) -> None:
    """Raises `UserError` if the member may not write what the bot would write for them."""
    inside = isinstance(interaction.channel, discord.Thread)
    needed = ["send_messages_in_threads" if inside else "send_messages"]
    if in_thread:
        needed = ["send_messages", *replies.THREADS]
    missed = _missed(interaction.permissions, needed)
    if missed:
        raise UserError("member_lacks", permissions=missed)


def need_private(interaction: Interaction) -> discord.TextChannel:
    """The channel in which a private thread can be made where a member is alone with the bot: this
    one, or that of this thread. Raises `UserError` if there can be none, the bot may not make it,
    or the member may not write in it."""
    if is_guest(interaction):
        raise UserError("practice_no_place")
    guild, channel = interaction.guild, interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if guild is None or not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise UserError("practice_no_place")
    needed = (*replies.REQUIRED, *replies.PRIVATE)
    if missed := _missed(channel.permissions_for(guild.me), needed):
        raise UserError("bot_lacks_threads", permissions=missed)
    member = interaction.user
    held = (
        channel.permissions_for(member)
        if isinstance(member, discord.Member)
        else interaction.permissions
    )
    if missed := _missed(held, ["send_messages_in_threads"]):
        raise UserError("member_lacks", permissions=missed)
    return channel


def parent_of(interaction: Interaction) -> int | None:
    """The channel of the thread in which the user is; None outside of threads."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else None


def _missed(permissions: discord.Permissions, needed: Sequence[str]) -> tuple[str, ...]:
    """The permissions that are missing, in Discord's words."""
    if permissions.administrator:
        return ()
    return tuple(
        name.replace("_", " ").title() for name in needed if not getattr(permissions, name)
    )


def thread_kind(channel: discord.TextChannel) -> discord.ChannelType:
    """The only kind of open thread that Discord allows in a channel."""
    news = channel.is_news()
    return discord.ChannelType.news_thread if news else discord.ChannelType.public_thread


def closed(interaction: Interaction, error: Exception) -> UserError | None:
    """The refusal for a channel that takes nothing although the permissions look right; None if the
    error says something else."""
    if verdict(error) == "gone":
        return UserError("channel_gone")
    if verdict(error) != "barred":
        return None
    channel = interaction.channel
    if isinstance(channel, discord.Thread) and channel.is_private():
        return UserError("thread_private")
    if isinstance(channel, discord.Thread):
        return UserError("thread_closed")
    return UserError("channel_barred")


def no_thread(error: Exception) -> UserError | None:
    """The refusal for a thread that Discord refuses to open; None if a repeat may help."""
    if verdict(error) == "later":
        return None
    return UserError("thread_not_opened")
