"""Posts messages to one person, and finds one that may have arrived without our knowing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

import discord

from bot.context import Context
from bot.delivery.hand_messages import is_mark
from bot.widgets import ids, limits
from bot.widgets.items import Page
from tables.model.outbox import OutboxRow, Outgoing

SEARCHED = 25
"""How many messages of a channel are searched."""


async def posted(
    context: Context, channel: discord.abc.Messageable, row: OutboxRow[Outgoing]
) -> int | None:
    """The message of a row that an earlier attempt posted, if it arrived."""
    return await message_with(context, channel, lambda custom_id: is_mark(custom_id, row))


async def message_with(
    context: Context, channel: discord.abc.Messageable, wanted: Callable[[str], bool]
) -> int | None:
    """The newest message of the bot that has a control with a wanted id, if it is a recent one."""
    assert context.client.user is not None
    async for message in channel.history(limit=SEARCHED):
        if message.author.id == context.client.user.id:
            components = [c.to_dict() for c in message.components]
            for c in limits.walk(cast(list[dict[str, Any]], components)):
                if wanted(c.get("custom_id") or ""):
                    return message.id
    return None


def marks_of(message: discord.Message) -> list[str]:
    """The marks of the rows of the outbox that a message shows."""
    components = [c.to_dict() for c in message.components]
    found = (
        ids.parse(c.get("custom_id") or "")
        for c in limits.walk(cast(list[dict[str, Any]], components))
    )
    return [control.args[0] for control in found if control and len(control.args) == 1]


def pinging(users: Iterable[int]) -> discord.AllowedMentions:
    """Mentions that ping some users and nobody else."""
    return discord.AllowedMentions(
        users=[discord.Object(user) for user in users],
        roles=False,
        everyone=False,
        replied_user=False,
    )


async def send(
    channel: discord.abc.Messageable, page: Page, row: OutboxRow[Outgoing], user: int
) -> int:
    """Post a page that pings one user; the number of the message."""
    sent = await channel.send(view=page.view, nonce=row.nonce, allowed_mentions=pinging([user]))
    return sent.id
