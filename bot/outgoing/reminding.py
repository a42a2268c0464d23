"""Delivery of reminders: in the channel of the table or by direct message."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, cast

import discord

from bot.outgoing.letters import is_mark
from bot.outgoing.outbox import Declined
from bot.ui import limits
from bot.ui.items import Page
from bot.ui.reminders import reminder_page
from tables.facts.model import OutboxRow, Table
from tables.service import TableService

if TYPE_CHECKING:
    from bot.app import AgoraBot

SEARCHED = 25

_log = logging.getLogger(__name__)


async def remind(bot: AgoraBot, service: TableService, table: Table, row: OutboxRow) -> int | None:
    """Say one reminder, unless it has become needless; the number of the message.

    Who wants direct messages and takes none is pinged in the channel instead; where the channel
    takes nothing, it is a direct message in any case. Raises `Declined`.
    """
    found = await bot.reminders.open_wait(int(row.data["wait"]))
    if found is None or found.user.reminders == "none":
        return None
    if int(row.data["number"]) < found.wait.reminded:
        return None  # it could not be delivered for so long that the next one follows at once
    position = await service.position(table.id, None)
    page = reminder_page(position, found, row.nonce)
    limits.warn("a reminder", page.problems())
    deaf = table.place == "gone" or (table.place == "barred" and row.attempts > 0)
    if found.user.reminders == "dm" or deaf:
        try:
            dm = await bot.create_dm(discord.Object(found.wait.user_id))
            there = await posted(bot, dm, row) if row.attempts > 0 else None
            return there or await send(dm, page, row, found.wait.user_id)
        except (discord.Forbidden, discord.NotFound) as error:
            _log.info("user %d takes no direct messages: %s", found.wait.user_id, error)
            if table.place == "gone":
                raise Declined("neither channel nor direct messages take it") from error
    channel = bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    return await send(channel, page, row, found.wait.user_id)


async def send(channel: discord.abc.Messageable, page: Page, row: OutboxRow, user: int) -> int:
    """Post a page that pings one user; the number of the message."""
    sent = await channel.send(
        view=page.view,
        nonce=row.nonce,
        allowed_mentions=discord.AllowedMentions(
            users=[discord.Object(user)], roles=False, everyone=False, replied_user=False
        ),
    )
    return sent.id


async def posted(bot: AgoraBot, channel: discord.abc.Messageable, row: OutboxRow) -> int | None:
    """The message of a row whose delivery was begun before, if it arrived."""
    assert bot.user is not None
    async for message in channel.history(limit=SEARCHED):
        if message.author.id == bot.user.id:
            components = [c.to_dict() for c in message.components]
            for c in limits.walk(cast(list[dict[str, Any]], components)):
                if is_mark(c.get("custom_id") or "", row):
                    return message.id
    return None
