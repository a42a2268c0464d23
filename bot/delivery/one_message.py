"""A question in a channel that stays one message: posted once with a ping, edited after that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.context import Context
from bot.delivery.posted import message_with, pinging
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from tables.model.outbox import OutboxRow
from tables.model.table import Table

UNKNOWN_MESSAGE = 10008


@dataclass(frozen=True, slots=True)
class OneMessage:
    """A question and the message that shows it.

    control: a control on the first of its pages, by which the message is found again. number: of
    the message, if known. over: the question is settled. note: stores the number.
    """

    page: Page
    control: ControlId
    number: int | None
    over: bool
    note: Callable[[int | None], Awaitable[object]]


async def bring(
    context: Context, table: Table, row: OutboxRow[Any], message: OneMessage
) -> int | None:
    """Post a question as it is now, or edit its message; the number of that message.

    Only the first message pings. A question that was settled before it could be posted is not
    posted.
    """
    channel, number = context.channel(table), message.number
    if number is None and row.attempts > 0:
        mark = str(message.control)
        number = await message_with(context, channel, lambda custom_id: custom_id == mark)
        await message.note(number)
    if number is not None and await edited(channel, number, message.page):
        return number
    if message.over:
        return None
    ping = () if number is not None else row.message.ping
    sent = await channel.send(
        view=message.page.view,
        nonce=row.nonce,
        allowed_mentions=pinging(ping),
    )
    await message.note(sent.id)
    return sent.id


async def edited(channel: discord.PartialMessageable, number: int, page: Page) -> bool:
    """Whether the message was there to be edited; somebody may have deleted it."""
    try:
        await channel.get_partial_message(number).edit(
            view=page.view, allowed_mentions=discord.AllowedMentions.none()
        )
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        return False
    return True
