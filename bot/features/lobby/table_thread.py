"""Threads for tables that the bot opens of its own accord."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import discord

from bot.context import Context
from bot.features.lobby import channel_checks
from bot.widgets import limits, replies
from render.text.base import shorten

KEPT: Final = 10_080
"""Minutes after which Discord hides a thread in which nobody writes: a week, the longest there
is."""


async def made(
    context: Context, channel: discord.TextChannel, name: str, begins: str = ""
) -> discord.Thread:
    """A new thread of this name, or the one that was made before a stop and has no table yet.

    begins: how the name of such a thread begins, if the rest may be another one since. Raises what
    Discord raises.
    """
    name, me = shorten(name, limits.THREAD_NAME), channel.guild.me
    for thread in channel.threads:
        ours = thread.name.startswith(begins or name) and thread.owner_id == me.id
        if ours and not await context.service.views.has_table(thread.id):
            if thread.name != name:
                with suppress(*replies.FAILURES):  # an old name is no reason for a new thread
                    await thread.edit(name=name)
            return thread
    return await channel.create_thread(
        name=name, type=channel_checks.thread_kind(channel), auto_archive_duration=KEPT
    )


async def invite(thread: discord.Thread, members: Iterable[discord.Member]) -> None:
    """Add people to a thread. Where Discord does not let them in, they find it by a link."""
    for member in members:
        with suppress(*replies.FAILURES):
            await thread.add_user(member)


async def drop(context: Context, thread: discord.Thread) -> None:
    """Delete a thread that is not needed, unless another node has opened its table there."""
    if not await context.service.views.has_table(thread.id):
        with suppress(*replies.FAILURES):
            await thread.delete()
