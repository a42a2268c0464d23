"""Direct messages about hands: what only one player learnt in a turn, sent once the turn is over.

They tell what is new, in words; a button shows the whole hand. No public message waits for them. A
player who accepts no direct messages finds the same in the panel. After other failures we give up
after a few attempts.
"""

from __future__ import annotations

from typing import Any, cast

import discord

from bot.context import Context
from bot.delivery import refused
from bot.delivery.outbox import Undeliverable
from bot.panel.hand import news_page
from bot.widgets import ids, limits, replies, words
from bot.widgets.discord_errors import private_verdict
from bot.widgets.words import Speech
from render.text.base import shorten
from tables.model.errors import DamagedSave
from tables.model.outbox import OutboxRow, Outgoing
from tables.model.outgoing import Hand
from tables.model.table import Table

LINES, ROOM = 12, 900
SEARCHED = 10
"""How many messages are searched for one that may have arrived already."""
MOST_CLOSED = 10_000


class HandMessages:
    """Tells players by direct message what is new in their hands."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service

    async def send(self, table: Table, row: OutboxRow[Hand]) -> int | None:
        """Deliver a row of kind `hand`; None if there is nothing left to tell.

        Raises `Undeliverable` or `RetryLater`.
        """
        user = row.message.user
        try:
            sent = await self._send(table, row, user)
        except DamagedSave as error:
            raise Undeliverable(str(error)) from error
        except replies.FAILURES as error:
            closed = private_verdict(error) == "closed"
            if closed and len(self._context.closed) < MOST_CLOSED:
                self._context.closed.add(user)
            raise refused.private(error, row.attempts) from error
        self._context.closed.discard(user)
        return sent

    async def _send(self, table: Table, row: OutboxRow[Hand], user: int) -> int | None:
        if table.status != "running" or table.seat_of(user) != row.message.seat:
            return None
        speech = Speech(table, await self._context.reader(user))
        news = await self._news(table, row, user, speech) if speech.has_hands else ""
        if not news:
            return None
        channel = await self._context.client.create_dm(discord.Object(user))
        if row.attempts > 0:
            there = await self._arrived(channel, row)
            if there is not None:
                return there
        page = news_page(speech, news, row.nonce)
        limits.warn("a direct message", page.problems())
        sent = await channel.send(view=page.view, nonce=row.nonce)
        return sent.id

    async def _news(self, table: Table, row: OutboxRow[Hand], user: int, speech: Speech) -> str:
        """What only this user learnt, one line each; empty if there is nothing."""
        after, upto = row.message.from_seq, row.message.to_seq
        heard = await self._service.views.log(table.id, user, after=after, upto=upto)
        public = await self._service.views.log(table.id, None, after=after, upto=upto)
        known = [event for entry in public for event in entry.events]
        said = []
        for entry in heard:
            texts = speech.then(entry.names).rich
            for event in entry.events:
                if event in known:
                    known.remove(event)
                else:
                    said.append(shorten(texts.event(event), 300))
        return words.last_lines(
            said, LINES, ROOM, more=lambda count: speech.say.earlier(count=count)
        )

    async def _arrived(self, channel: discord.DMChannel, row: OutboxRow[Hand]) -> int | None:
        """The direct message that an earlier attempt at a row sent, if it arrived."""
        async for message in channel.history(limit=SEARCHED):
            components = [c.to_dict() for c in message.components]
            for c in limits.walk(cast(list[dict[str, Any]], components)):
                if is_mark(c.get("custom_id") or "", row):
                    return message.id
        return None


def is_mark(custom_id: str, row: OutboxRow[Outgoing]) -> bool:
    """Whether a button belongs to this row. Every message that must not be doubled has a button
    with the nonce of its row."""
    control = ids.parse(custom_id)
    return control is not None and control.args == (row.nonce,)
