"""Whether a table can be opened in, or moved to, the place where a command is used: the one check
of what the channel is, of what the bot may do there and of what the member may do themselves."""

from __future__ import annotations

import discord

from bot.widgets import replies, words
from bot.widgets.refusals import verdict
from bot.widgets.replies import Interaction
from tables.facts.errors import Refusal

NO_SERVER = "A table needs a channel of a server; open it there with /game new."
NO_ROOM = "A table needs a text channel or a thread; use the command in one. Nothing was changed."
SPOKEN = (discord.VoiceChannel, discord.StageChannel)


def need(interaction: Interaction, *, in_thread: bool) -> None:
    """Raises `Refusal` unless a table can be here, or (in_thread) in a new thread of this one."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal(NO_SERVER)
    channel = interaction.channel
    if isinstance(channel, (discord.ForumChannel, discord.CategoryChannel)):
        raise Refusal(NO_ROOM)
    if in_thread and not isinstance(channel, discord.TextChannel):
        raise Refusal(_no_threads(channel))
    lacking = replies.missing_here(interaction)
    if lacking is not None:
        raise Refusal(lacking)
    if isinstance(channel, SPOKEN) and not interaction.app_permissions.connect:
        raise Refusal(
            "I may not do my work in this channel: I lack Connect. Ask a server manager to allow "
            "that here. Nothing was changed."
        )
    if in_thread and (missed := _missed(interaction.app_permissions, replies.THREADS)):
        raise Refusal(
            f"I cannot open a thread here: I lack {missed}. Ask a server manager, or use the "
            "channel itself. Nothing was changed."
        )
    _need_member(interaction, in_thread=in_thread)


def _need_member(interaction: Interaction, *, in_thread: bool) -> None:
    """Raises `Refusal` where the member could not write what they let the bot write."""
    inside = isinstance(interaction.channel, discord.Thread)
    needed = ["send_messages_in_threads" if inside else "send_messages"]
    if in_thread:
        needed = ["send_messages", *replies.THREADS]
    missed = _missed(interaction.permissions, needed)
    if missed:
        raise Refusal(
            f"You may not do that here: you lack {missed}. Ask a server manager, or use another "
            "channel. Nothing was changed."
        )


def parent_of(interaction: Interaction) -> int | None:
    """The channel of the thread in which the user is; None outside of threads."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else None


def _missed(permissions: discord.Permissions, needed: tuple[str, ...] | list[str]) -> str:
    if permissions.administrator:
        return ""
    return words.listed(
        [name.replace("_", " ").title() for name in needed if not getattr(permissions, name)]
    )


def _no_threads(channel: object) -> str:
    if isinstance(channel, discord.Thread):
        return (
            "This is a thread already, and a thread cannot be opened inside one; leave the option "
            "`thread` out to use this one. Nothing was changed."
        )
    return (
        "A thread can only be opened from a text or announcement channel; leave the option "
        "`thread` out, or use another channel. Nothing was changed."
    )


def thread_kind(channel: discord.TextChannel) -> discord.ChannelType:
    """The only kind of open thread that Discord allows in a channel."""
    news = channel.is_news()
    return discord.ChannelType.news_thread if news else discord.ChannelType.public_thread


def closed(interaction: Interaction, error: Exception) -> Refusal | None:
    """The sentence for a channel that takes nothing although the permissions look right; None if
    that is not what the error says."""
    if verdict(error) == "gone":
        return Refusal("This channel was deleted meanwhile; use another one. Nothing was changed.")
    if verdict(error) != "barred":
        return None
    channel = interaction.channel
    if isinstance(channel, discord.Thread) and channel.is_private():
        return Refusal(
            "I am no member of this private thread, so I cannot write here: mention me in it, or "
            "let a moderator add me, and try again. Nothing was changed."
        )
    if isinstance(channel, discord.Thread):
        return Refusal(
            "I cannot write in this thread: it is locked or archived, or I may not see it. Ask a "
            "moderator to open it, or use another channel. Nothing was changed."
        )
    return Refusal(
        "Discord does not let me write in this channel. Ask a server manager to allow it, or use "
        "another channel. Nothing was changed."
    )


def no_thread(error: Exception) -> Refusal | None:
    """The sentence for a thread that Discord refuses to open; None if a repeat may help."""
    if verdict(error) == "later":
        return None
    return Refusal(
        "Discord does not let me open a thread here; use the channel itself or another one. "
        "Nothing was changed."
    )
