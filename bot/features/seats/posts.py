"""Delivery of invitations to seats: posted once with a ping, then edited; and of the private
question to whoever sits there, who is pinged in the channel if they take no direct messages."""

from __future__ import annotations

import logging
from typing import Any, cast

import discord

from bot.context import Context
from bot.delivery import refused
from bot.delivery.posted import posted, send
from bot.features.seats import pages
from bot.widgets import ids, limits, replies
from bot.widgets.items import Page
from bot.widgets.names import called, harmless
from bot.widgets.words import Speech
from render.lang.language import spoken
from tables.facts.invitations import Invitation
from tables.facts.model import Table
from tables.facts.outgoing import OutboxRow, Replaced, SeatCall, SeatInvitation

UNKNOWN_MESSAGE = 10008
SEARCHED = 25

_log = logging.getLogger(__name__)


async def tell(context: Context, table: Table, row: OutboxRow[SeatInvitation]) -> int | None:
    """Bring the invitation of a row to the channel as it stands now; the number of the message.

    Only the first message pings. One that was over before it could be posted stays unsaid.
    """
    service = context.service
    found = await service.seats.invitation(row.said.invitation)
    if found is None:
        return None
    channel = context.channel(table)
    page = pages.invitation_page(Speech(table), found, service.now())
    limits.warn("an invitation", page.problems())
    message_id = found.message_id
    if message_id is None and row.attempts > 0:
        message_id = await _posted(context, channel, found)
        await service.seats.invitation_posted(found.id, message_id)
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
    await service.seats.invitation_posted(found.id, sent.id)
    return sent.id


async def _posted(
    context: Context, channel: discord.PartialMessageable, found: Invitation
) -> int | None:
    """The message of an invitation whose delivery was begun before, if it reached the channel."""
    assert context.client.user is not None
    async for message in channel.history(limit=SEARCHED):
        if message.author.id == context.client.user.id:
            components = [c.to_dict() for c in message.components]
            for c in limits.walk(cast(list[dict[str, Any]], components)):
                control = ids.parse(c.get("custom_id") or "")
                if (
                    control is not None
                    and (control.op, control.table) == (pages.WITHDRAW, found.table_id)
                    and control.args == (str(found.id),)
                ):
                    return message.id
    return None


async def ask(context: Context, table: Table, row: OutboxRow[SeatCall]) -> int | None:
    """Ask whoever sits there; the number of the message, None if it has become needless.

    Raises `RetryLater` and what Discord raises in the channel.
    """
    service = context.service
    found = await service.seats.invitation(row.said.invitation)
    if found is None or found.outcome is not None or not found.old_user:
        return None
    user = found.old_user
    page = _question(Speech(table, await context.reader(user)), found, row)
    try:
        private = await context.client.create_dm(discord.Object(user))
        there = await posted(context, private, row) if row.attempts > 0 else None
        return there or await send(private, page, row, user)
    except replies.FAILURES as error:
        if refused.worth_repeating(error, row.attempts):
            raise refused.later(error) from error
        _log.info("user %d is asked in the channel: %s", user, replies.brief(error))
    channel, page = context.channel(table), _question(Speech(table), found, row)
    there = await posted(context, channel, row) if row.attempts > 0 else None
    return there or await send(channel, page, row, user)


def _question(speech: Speech, found: Invitation, row: OutboxRow[SeatCall]) -> Page:
    page = pages.asked_page(speech, found, row.nonce)
    limits.warn("a question about a seat", page.problems())
    return page


def notice_words(table: Table, said: Replaced) -> str:
    """The sentence that tells of a seat that changed hands."""
    language = spoken(table.language)
    old, new = (harmless(called(name, language)) for name in (said.old, said.new))
    return pages.now_plays(language, table, new, old, sees=said.sees)
