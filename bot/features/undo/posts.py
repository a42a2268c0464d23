"""Delivery of the public question whether a table should go back: posted once, then edited."""

from __future__ import annotations

from typing import Any, cast

import discord

from bot.context import Context
from bot.features.undo.pages import question_page
from bot.widgets import ids, limits
from tables.facts.model import Table
from tables.facts.outgoing import OutboxRow, Undo
from tables.facts.undo import Request

UNKNOWN_MESSAGE = 10008
SEARCHED = 25


async def tell(context: Context, table: Table, row: OutboxRow[Undo]) -> int | None:
    """Bring the question of a row to the channel as it stands now; the number of the message.

    Only the first message pings. A question that was over before it could be posted stays unsaid.
    """
    service = context.service
    request = await service.consent.request(row.said.request)
    if request is None:
        return None
    channel = context.channel(table)
    page = question_page(table, request)
    limits.warn("a question to go back", page.problems())
    message_id = request.message_id
    if message_id is None and row.attempts > 0:
        message_id = await _posted(context, channel, request)
        await service.consent.request_posted(request.id, message_id)
    deleted = False
    if message_id is not None:
        try:
            await channel.get_partial_message(message_id).edit(
                view=page.view, allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            deleted = True
        else:
            return message_id
    if request.outcome is not None:
        return None
    ping = () if deleted else row.said.ping
    sent = await channel.send(
        view=page.view,
        nonce=row.nonce,
        allowed_mentions=discord.AllowedMentions(
            users=[discord.Object(user) for user in ping],
            roles=False,
            everyone=False,
            replied_user=False,
        ),
    )
    await service.consent.request_posted(request.id, sent.id)
    return sent.id


async def _posted(
    context: Context, channel: discord.PartialMessageable, request: Request
) -> int | None:
    """The message of a question whose delivery was begun before, if it reached the channel."""
    assert context.client.user is not None
    async for message in channel.history(limit=SEARCHED):
        if message.author.id == context.client.user.id:
            components = [c.to_dict() for c in message.components]
            for c in limits.walk(cast(list[dict[str, Any]], components)):
                control = ids.parse(c.get("custom_id") or "")
                if (
                    control is not None
                    and (control.op, control.table) == ("agree", request.table_id)
                    and control.args == (str(request.id),)
                ):
                    return message.id
    return None
