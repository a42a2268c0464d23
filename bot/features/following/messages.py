"""Delivers what followers of a table are told: by direct message, or by a ping in its channel.

They read what everybody may see, and only as long as they can see the channel themselves.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.context import Context
from bot.delivery import refused, seeing
from bot.delivery.outbox import Declined
from bot.delivery.posted import pinging, posted
from bot.drawing.workers import POST
from bot.features.following import pages
from bot.widgets import limits, replies
from bot.widgets.discord_errors import private_verdict
from bot.widgets.items import Drawn, Page
from bot.widgets.words import Speech
from tables.model.outbox import OutboxRow
from tables.model.outgoing import FollowedHere, FollowedLine
from tables.model.table import Position, Table

_log = logging.getLogger(__name__)


class FollowerMessages:
    """Writes to those who follow tables."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service

    # --- by direct message -----------------------------------------------------------------------

    async def send(self, table: Table, row: OutboxRow[FollowedLine]) -> int | None:
        """Deliver a line, or the end; None if it is no longer needed. Raises `Declined`,
        `Undeliverable`, `RetryLater`."""
        try:
            sent = await self._send(table, row)
        except replies.FAILURES as error:
            if private_verdict(error) == "closed":
                raise await self._closed(table, row, error) from error
            raise refused.private(error, row.attempts) from error
        if row.message.over:
            await self._service.follows.unfollow(table.id, row.message.user)
        return sent

    async def _closed(
        self, table: Table, row: OutboxRow[FollowedLine], error: Exception
    ) -> Declined:
        """The follower takes no direct messages, so they are pinged in the channel from now on."""
        said, user = row.message, row.message.user
        _log.info("a follower of table %d takes no direct messages", table.id)
        if await self._service.follows.tell_in_channel(table.id, user):
            here = FollowedHere(users=(user,), after=said.after, over=said.over)
            await self._service.places.say(table.id, [here])
        return Declined(replies.brief(error))

    async def _send(self, table: Table, row: OutboxRow[FollowedLine]) -> int | None:
        user = row.message.user
        if not await self._follows(table, user, over=row.message.over):
            return None
        speech = Speech(table, await self._context.reader(user))
        position = await self._service.views.position(table.id, None)
        page = await self._page(position, speech, row)
        limits.warn("a line for a follower", page.problems())
        channel = await self._context.client.create_dm(discord.Object(user))
        there = await posted(self._context, channel, row) if row.attempts > 0 else None
        if there is not None:
            return there
        sent = await channel.send(
            view=page.view,
            files=page.files(),
            nonce=row.nonce,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return sent.id

    async def _page(self, position: Position, speech: Speech, row: OutboxRow[FollowedLine]) -> Page:
        said = row.message
        if said.over:
            drawn = await self._last_board(position, speech, said.user)
            return pages.over_page(position, speech, drawn, row.nonce)
        news = await self._service.views.log(position.table.id, None, after=said.after)
        return pages.line_page(position, speech, news, row.nonce)

    async def _last_board(self, position: Position, speech: Speech, user: int) -> Sequence[Drawn]:
        """The whole table in the format of the follower; empty if they read words."""
        shape = (await self._context.reminders.user(user)).pictures
        if shape == "words":
            return ()
        return await self._context.pictures.table(speech, position.view, shape, patience=POST)

    # --- in the channel --------------------------------------------------------------------------

    async def post(self, table: Table, row: OutboxRow[FollowedHere]) -> int | None:
        """Ping followers in the channel; None if nobody needs it any more. Raises what Discord
        raises."""
        said, users = row.message, []
        for user in said.users:
            try:
                if await self._follows(table, user, over=said.over):
                    users.append(user)
            except replies.FAILURES as error:
                # The other messages of the table do not wait for one follower.
                _log.info("a follower of table %d hears nothing: %s", table.id, error)
        if not users:
            return None
        channel = self._context.channel(table)
        there = await posted(self._context, channel, row) if row.attempts > 0 else None
        if there is None:
            page = await self._page_here(table, row, users)
            limits.warn("a line for followers", page.problems())
            sent = await channel.send(
                view=page.view, nonce=row.nonce, allowed_mentions=pinging(users)
            )
            there = sent.id
        for user in users if said.over else ():
            await self._service.follows.unfollow(table.id, user)
        return there

    async def _page_here(
        self, table: Table, row: OutboxRow[FollowedHere], users: Sequence[int]
    ) -> Page:
        speech = Speech(table)
        people = speech.language.listed([f"<@{user}>" for user in users])
        position = await self._service.views.position(table.id, None)
        if row.message.over:
            return pages.over_here_page(position, speech, row.nonce, people)
        news = await self._service.views.log(table.id, None, after=row.message.after)
        return pages.line_page(position, speech, news, row.nonce, people)

    # --- whether -------------------------------------------------------------------------------

    async def _follows(self, table: Table, user: int, *, over: bool) -> bool:
        """Whether a user still follows a table, plays no part in it, and can see its channel. One
        who cannot see it follows it no more."""
        awaited = table.status == ("finished" if over else "running")
        if not awaited or table.place == "gone" or table.seat_of(user) is not None:
            return False
        if await self._service.follows.follower(table.id, user) is None:
            return False
        if await seeing.sees(self._context, table, user):
            return True
        await self._service.follows.unfollow(table.id, user)
        return False
