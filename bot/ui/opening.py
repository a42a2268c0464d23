"""Whether a member may open a table here: the bot must not write for people who may not."""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.ui import words
from bot.ui.replies import Interaction

NEW_THREAD = ("send_messages", "create_public_threads", "send_messages_in_threads")
"""What a member needs for a table in a new thread."""


def need_leave_to_post(interaction: Interaction, *, in_thread: bool) -> None:
    """Raises `Refusal` that names what the member lacks for posting a table here themselves.

    in_thread: whether a new thread is to be opened for it.
    """
    needed: tuple[str, ...]
    if in_thread:
        needed = NEW_THREAD
    elif isinstance(interaction.channel, discord.Thread):
        needed = ("send_messages_in_threads",)
    else:
        needed = ("send_messages",)
    held = interaction.permissions
    lacking = [n.replace("_", " ").title() for n in needed if not getattr(held, n)]
    if held.administrator or not lacking:
        return
    raise Refusal(
        f"You may not open a table here: you lack {words.listed(lacking)}. Open it where you may "
        "write, or ask a server manager. Nothing was changed."
    )


def parent_of(interaction: Interaction) -> int | None:
    """The channel of the thread in which the user is; None outside of threads."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else None
