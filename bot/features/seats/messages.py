"""Delivers invitations to seats, each posted once with a ping, then edited; and the private
question to the player in the seat, who is pinged in the channel if they accept no direct
messages."""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.context import Context
from bot.delivery import refused
from bot.delivery.one_message import OneMessage, bring
from bot.delivery.posted import posted, send
from bot.features.seats import pages
from bot.widgets import limits, replies
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.names import called, harmless
from bot.widgets.words import Speech
from render.lang.language import spoken
from tables.model.invitations import Invitation
from tables.model.outbox import OutboxRow
from tables.model.outgoing import Replaced, SeatCall, SeatInvitation
from tables.model.table import Table

_log = logging.getLogger(__name__)


async def tell(context: Context, table: Table, row: OutboxRow[SeatInvitation]) -> int | None:
    """Post or update the invitation of a row in the channel; the number of the message."""
    seats = context.service.seats
    found = await seats.invitation(row.message.invitation)
    if found is None:
        return None
    page = pages.invitation_page(Speech(table), found, context.service.now())
    limits.warn("an invitation", page.problems())
    message = OneMessage(
        page=page,
        control=ControlId(pages.WITHDRAW, found.table_id, (str(found.id),)),
        number=found.message_id,
        over=found.outcome is not None,
        note=partial(seats.invitation_posted, found.id),
    )
    return await bring(context, table, row, message)


async def ask(context: Context, table: Table, row: OutboxRow[SeatCall]) -> int | None:
    """Ask the player in the seat; the number of the message, None if it is no longer needed.

    Raises `RetryLater`, `Undeliverable` where there is no channel, and what Discord raises in it.
    """
    service = context.service
    found = await service.seats.invitation(row.message.invitation)
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
        if table.by_message:
            raise refused.private(error, row.attempts) from error
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
