"""One short message in each channel about a stop of the bot. It pings nobody, is edited when the
times change, and goes when it is over."""

from __future__ import annotations

from typing import Any, cast

import discord

from bot.context import Context
from bot.delivery import one_message, table_message
from bot.delivery.posted import SEARCHED
from bot.widgets import limits
from bot.widgets.discord_errors import UNKNOWN_MESSAGE
from bot.widgets.links import when
from render.lang.catalogue.bot_host import BotHost
from render.lang.language import Language, spoken
from tables.model.downtime import Downtime, DowntimeOver
from tables.model.outbox import OutboxRow
from tables.model.table import Table


def words(language: Language, said: Downtime) -> str:
    """When the bot will be away."""
    begins, ends = when(said.begins, "f"), when(said.ends, "t")
    return BotHost(language).downtime(begins=begins, soon=when(said.begins), ends=ends)


class DowntimeMessages:
    """Posts, edits and removes them."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def tell(self, table: Table, row: OutboxRow[Downtime]) -> int | None:
        """Edit the message of the channel, or post it; None if it is too late for that."""
        if self._context.service.now() >= row.message.ends:
            return None
        sentence = words(spoken(table.language), row.message)
        page, channel = table_message.notice_message(sentence), self._context.channel(table)
        number = await self._context.service.downtimes.message(table.id)
        if number is None and row.attempts > 0:
            number = await self._posted_before(channel, sentence)
        if number is not None and await one_message.edited(channel, number, page):
            return number
        sent = await channel.send(
            view=page.view,
            nonce=row.nonce,
            silent=True,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return sent.id

    async def remove(self, table: Table, row: OutboxRow[DowntimeOver]) -> None:
        """Delete what was posted, unless somebody has done so."""
        channel = self._context.channel(table)
        for number in await self._context.service.downtimes.messages(table.id, row.id):
            try:
                await channel.get_partial_message(number).delete()
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise

    async def _posted_before(self, channel: discord.abc.Messageable, sentence: str) -> int | None:
        """The message with these words, if an earlier attempt posted it without our knowing."""
        assert self._context.client.user is not None
        async for message in channel.history(limit=SEARCHED):
            if message.author.id == self._context.client.user.id:
                parts = cast(list[dict[str, Any]], [c.to_dict() for c in message.components])
                if any(part.get("content") == sentence for part in limits.walk(parts)):
                    return message.id
        return None
