"""Delivery of invitations to seats: posted once with a ping, then edited; and of the private
question to whoever sits there, who is pinged in the channel if they take no direct messages."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, cast

import discord

from bot.outgoing.outbox import RetryLater
from bot.outgoing.reminding import posted, send
from bot.ui import ids, limits, replies, seats
from tables.facts.invitations import Invitation
from tables.facts.model import OutboxRow, Table
from tables.service import TableService

if TYPE_CHECKING:
    from bot.app import AgoraBot

UNKNOWN_MESSAGE = 10008
SEARCHED = 25
ATTEMPTS = 4
"""Failures of Discord after which the channel is the better way."""

_log = logging.getLogger(__name__)


async def tell(bot: AgoraBot, service: TableService, table: Table, row: OutboxRow) -> int | None:
    """Bring the invitation of a row to the channel as it stands now; the number of the message.

    Only the first message pings. One that was over before it could be posted stays unsaid.
    """
    found = await service.invitation(int(row.data["invitation"]))
    if found is None:
        return None
    channel = bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    page = seats.invitation_page(table, found, service.now())
    limits.warn("an invitation", page.problems())
    message_id = found.message_id
    if message_id is None and row.attempts > 0:
        message_id = await _posted(bot, channel, found)
        await service.invitation_posted(found.id, message_id)
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
    if found.outcome is not None:
        return None
    ping = () if deleted else tuple(row.data.get("ping") or ())
    sent = await channel.send(
        view=page.view,
        nonce=row.nonce,
        allowed_mentions=discord.AllowedMentions(
            users=[discord.Object(int(user)) for user in ping],
            roles=False,
            everyone=False,
            replied_user=False,
        ),
    )
    await service.invitation_posted(found.id, sent.id)
    return sent.id


async def _posted(
    bot: AgoraBot, channel: discord.PartialMessageable, found: Invitation
) -> int | None:
    """The message of an invitation whose delivery was begun before, if it reached the channel."""
    assert bot.user is not None
    async for message in channel.history(limit=SEARCHED):
        if message.author.id == bot.user.id:
            components = [c.to_dict() for c in message.components]
            for c in limits.walk(cast(list[dict[str, Any]], components)):
                control = ids.parse(c.get("custom_id") or "")
                if (
                    control is not None
                    and (control.op, control.table) == (seats.WITHDRAW, found.table_id)
                    and control.args == (str(found.id),)
                ):
                    return message.id
    return None


async def ask(bot: AgoraBot, service: TableService, table: Table, row: OutboxRow) -> int | None:
    """Ask whoever sits there; the number of the message, None if it has become needless.

    Raises `RetryLater` and what Discord raises in the channel.
    """
    found = await service.invitation(int(row.data["invitation"]))
    if found is None or found.outcome is not None or not found.old_user:
        return None
    user = found.old_user
    page = seats.asked_page(table, found, row.nonce)
    limits.warn("a question about a seat", page.problems())
    try:
        private = await bot.create_dm(discord.Object(user))
        there = await posted(bot, private, row) if row.attempts > 0 else None
        return there or await send(private, page, row, user)
    except (discord.Forbidden, discord.NotFound) as error:
        _log.info("user %d takes no direct messages: %s", user, error)
    except replies.FAILURES as error:
        if row.attempts + 1 < ATTEMPTS:
            raise RetryLater(str(error)) from error
    channel = bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    there = await posted(bot, channel, row) if row.attempts > 0 else None
    return there or await send(channel, page, row, user)
