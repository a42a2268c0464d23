"""Messages to one person: posting them, and finding one whose arrival was never heard of."""

from __future__ import annotations

from typing import Any, cast

import discord

from bot.context import Context
from bot.delivery.letters import is_mark
from bot.widgets import limits
from bot.widgets.items import Page
from tables.facts.outgoing import OutboxRow, Outgoing

SEARCHED = 25
"""Messages of a channel that are looked through."""


async def posted(
    context: Context, channel: discord.abc.Messageable, row: OutboxRow[Outgoing]
) -> int | None:
    """The message of a row whose delivery was begun before, if it arrived."""
    assert context.client.user is not None
    async for message in channel.history(limit=SEARCHED):
        if message.author.id == context.client.user.id:
            components = [c.to_dict() for c in message.components]
            for c in limits.walk(cast(list[dict[str, Any]], components)):
                if is_mark(c.get("custom_id") or "", row):
                    return message.id
    return None


async def send(
    channel: discord.abc.Messageable, page: Page, row: OutboxRow[Outgoing], user: int
) -> int:
    """Post a page that pings one user; the number of the message."""
    sent = await channel.send(
        view=page.view,
        nonce=row.nonce,
        allowed_mentions=discord.AllowedMentions(
            users=[discord.Object(user)], roles=False, everyone=False, replied_user=False
        ),
    )
    return sent.id
