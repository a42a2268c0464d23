"""Delivers calls: players who must answer a question are told by direct message, because a ping in
the channel would show whose orders do not answer.

Players who accept no direct messages are pinged in the channel, but only once every automatic
answer would be public: after that the ping reveals nothing. From the next question on they are
pinged like those who want pings, whatever their orders are.
"""

from __future__ import annotations

import logging

import discord

from bot.context import Context
from bot.delivery import refused
from bot.delivery.outbox import Declined, NotYet
from bot.delivery.posted import posted, send
from bot.features.orders.calls import call_page
from bot.widgets import limits, replies
from bot.widgets.discord_errors import private_verdict
from bot.widgets.items import Page
from render.lang.language import Language, spoken
from tables.model.outbox import OutboxRow
from tables.model.outgoing import Call
from tables.model.table import Position, Table
from tables.service import TableService
from tables.store import user_rows, wait_rows

_log = logging.getLogger(__name__)


async def call(context: Context, table: Table, row: OutboxRow[Call]) -> int | None:
    """Tell one user that they are asked; the number of the message, None if it is no longer needed.

    Raises `NotYet`, `Declined`, `RetryLater` and what Discord raises in the channel.
    """
    service = context.service
    position = await _asked(service, table, row)
    if position is None:
        return None
    user = row.message.user
    closed = False
    settings = await service.store.read(lambda db: user_rows.load(db, user))
    if settings.daily_at is not None:
        return None  # one message a day lists what waits
    deaf = table.place in ("gone", "borrowed") or (table.place == "barred" and row.attempts > 0)
    if settings.calls == "dm" or deaf:
        try:
            return await _write(context, _page(position, row, spoken(settings.language)), row, user)
        except replies.FAILURES as error:
            if refused.worth_repeating(error, row.attempts):
                raise refused.later(error) from error
            _log.info("a call by direct message is not taken (%s)", getattr(error, "code", 0))
            closed = private_verdict(error) == "closed"
            if table.place in ("gone", "borrowed"):
                raise Declined("neither channel nor direct messages take it") from error
    if row.message.ahead:
        raise Declined("nobody is pinged in the channel for what may be answered beforehand")
    _patience(service, row)
    if closed:
        await service.store.write(lambda db: user_rows.close(db, user))
    channel = context.channel(table)
    there = await posted(context, channel, row) if row.attempts > 0 else None
    return there or await send(channel, _page(position, row, None), row, user)


def _page(position: Position, row: OutboxRow[Call], reader: Language | None) -> Page:
    seat, user = row.message.seat, row.message.user
    page = call_page(position, seat, user, row.nonce, reader=reader)
    limits.warn("a call", page.problems())
    return page


async def _asked(service: TableService, table: Table, row: OutboxRow[Call]) -> Position | None:
    """The public position, if the user must still answer the question of the row."""
    seat, user = row.message.seat, row.message.user
    if table.status != "running" or table.seat_of(user) != seat:
        return None
    position = await service.views.position(table.id, None)
    if row.message.ahead:
        return position if any(d.seat == seat for d in position.coming) else None
    own = await service.orders.own_orders(table.id, user)
    if own.sure or own.held is not None:
        return None
    open_now = await service.store.read(lambda db: wait_rows.of_table(db, table.id))
    if position.table.draft_seat == seat:  # they are there
        return None
    same = any(o.wait.seat == seat and o.wait.since <= row.created_at for o in open_now)
    return position if same else None


def _patience(service: TableService, row: OutboxRow[Call]) -> None:
    """Raises `NotYet` while an automatic answer might not be public yet."""
    left = row.created_at + service.pace[1] - service.now()
    if left > 0:
        raise NotYet("a ping in the channel would tell something now", min(left, service.pace[1]))


async def _write(context: Context, page: Page, row: OutboxRow[Call], user: int) -> int:
    channel = await context.client.create_dm(discord.Object(user))
    there = await posted(context, channel, row) if row.attempts > 0 else None
    return there or await send(channel, page, row, user)
