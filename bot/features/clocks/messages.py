"""Delivers reminders: in the channel of the table or by direct message."""

from __future__ import annotations

import logging

import discord

from bot.context import Context
from bot.delivery import refused
from bot.delivery.outbox import Declined
from bot.delivery.posted import posted, send
from bot.features.clocks import pages
from bot.features.clocks.pages import reminder_page
from bot.widgets import limits, replies
from bot.widgets.items import Page
from render.lang.language import Language, spoken
from tables.model.clock import Open
from tables.model.outbox import OutboxRow
from tables.model.outgoing import CaretakerPlays, PaceSet, Reminder, Returned, TimeOut
from tables.model.table import Position, Table

_log = logging.getLogger(__name__)


async def remind(context: Context, table: Table, row: OutboxRow[Reminder]) -> int | None:
    """Deliver one reminder, unless it is no longer needed; the number of the message.

    Players who want direct messages but do not accept them are pinged in the channel instead. If
    the channel takes nothing, it is always a direct message. Raises `Declined`.
    """
    service = context.service
    found = await context.reminders.open_wait(row.message.wait)
    if found is None or found.user.reminders == "none":
        return None
    if row.message.number < found.wait.reminded:
        return None  # it was delayed so long that the next one follows at once
    position = await service.views.position(table.id, None)
    deaf = table.place in ("gone", "borrowed") or (table.place == "barred" and row.attempts > 0)
    if found.user.reminders == "dm" or deaf:
        page = _page(position, found, row, spoken(found.user.language))
        try:
            dm = await context.client.create_dm(discord.Object(found.wait.user_id))
            there = await posted(context, dm, row) if row.attempts > 0 else None
            return there or await send(dm, page, row, found.wait.user_id)
        except replies.FAILURES as error:
            if refused.worth_repeating(error, row.attempts):
                raise refused.later(error) from error
            what = replies.brief(error)
            _log.info("user %d gets no direct message: %s", found.wait.user_id, what)
            if table.place in ("gone", "borrowed"):
                raise Declined("neither channel nor direct messages take it") from error
    channel = context.channel(table)
    page = _page(position, found, row, None)
    return await send(channel, page, row, found.wait.user_id)


def _page(
    position: Position, found: Open, row: OutboxRow[Reminder], reader: Language | None
) -> Page:
    page = reminder_page(position, found, row.nonce, reader)
    limits.warn("a reminder", page.problems())
    return page


def notice_words(table: Table, said: PaceSet | CaretakerPlays | Returned | TimeOut) -> str | None:
    """The sentence of a notice; None for one that needs no words."""
    if isinstance(said, TimeOut) and table.status != "running":
        return None  # nobody needs to do anything about it now
    return pages.notice_words(spoken(table.language), table, said)
