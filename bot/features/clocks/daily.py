"""One direct message a day with all tables that wait for somebody, instead of pings.

Somebody who takes no direct messages is pinged again from then on, and is told so once, in the
channel of the table that has waited longest.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.context import Context
from bot.delivery import refused
from bot.delivery.posted import posted, send
from bot.features.clocks.pages import reminder_page
from bot.features.turns.pages import turn_line
from bot.widgets import items, limits, replies, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, Page
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_reminding import BotReminding
from render.lang.language import Language, spoken
from tables.model.clock import HOUR, Open
from tables.model.outbox import OutboxRow
from tables.model.outgoing import DailyList
from tables.model.table import Table

CHANGE = "mydaily"
"""The button that leads to the settings."""
BUTTONS = 25
"""Tables with a button; more are links. With them, the message is near the most that Discord takes:
40 components, of which each row of 5 buttons is one."""
ROOM = 3_500
"""Characters of the lines."""
STALE = 12 * HOUR
"""After so many seconds, a list that could not be sent is left to the next day."""

_log = logging.getLogger(__name__)


def daily_page(reader: Language, waiting: Sequence[tuple[Table, Open]], mark: str) -> Page:
    """All tables that wait for somebody, the longest wait first. mark: identifies the message."""
    say, common = BotReminding(reader), Bot(reader)
    lines: list[str] = []
    for table, found in waiting:
        line = turn_line(reader, table, found)
        if sum(map(len, lines)) + len(lines) + len(line) > ROOM:
            break
        lines.append(line)
    if len(lines) < len(waiting):
        lines.append(f"-# {say.daily_more(count=len(waiting) - len(lines))}")
    turns = [
        items.button(common.take_turn_at(table=table.id), ControlId("turn", table.id), "success")
        for table, _ in waiting[:BUTTONS]
    ]
    head = f"### {say.daily_list(count=len(waiting))}"
    change = items.button(say.change_this(), ControlId(CHANGE, 0, (mark,)))
    return items.page(
        items.text("\n".join([head, *lines, f"-# {say.daily_how()}"])),
        *(items.row(*turns[i : i + 5]) for i in range(0, len(turns), 5)),
        items.row(change),
        accent=COLOUR_ASKED,
    )


async def send_list(context: Context, table: Table, row: OutboxRow[DailyList]) -> int | None:
    """Deliver a daily message; None if nothing waits any more. Raises `RetryLater`."""
    user = await context.reminders.user(row.message.user)
    if user.daily_at is None or context.service.now() - row.created_at > STALE:
        return None
    waiting = await context.reminders.unanswered(user.user_id)
    if not waiting:
        return None
    page = daily_page(spoken(user.language), waiting, row.nonce)
    limits.warn("a daily message", page.problems())
    try:
        private = await context.client.create_dm(discord.Object(user.user_id))
        there = await posted(context, private, row) if row.attempts > 0 else None
        return there or await send(private, page, row, user.user_id)
    except replies.FAILURES as error:
        if refused.worth_repeating(error, row.attempts):
            raise refused.later(error) from error
        _log.info("user %d gets no daily message: %s", user.user_id, replies.brief(error))
    there = await _say_in_channel(context, waiting, row)
    # Last: if the program stops before, all of this is done again.
    await context.reminders.change_user(user.user_id, lambda old: replace(old, daily_at=None))
    return there


async def _say_in_channel(
    context: Context, waiting: Sequence[tuple[Table, Open]], row: OutboxRow[DailyList]
) -> int | None:
    """Tell somebody, in the first channel that takes it, that they are pinged again."""
    for table, found in waiting:
        if table.place != "there":
            continue
        who = words.mention(table, row.message.user, spoken(table.language))
        note = BotReminding(spoken(table.language)).daily_refused(who=who)
        position = await context.service.views.position(table.id, None)
        page = reminder_page(position, found, row.nonce, None, note)
        channel = context.channel(table)
        try:
            there = await posted(context, channel, row) if row.attempts > 0 else None
            return there or await send(channel, page, row, row.message.user)
        except replies.FAILURES as error:
            if refused.worth_repeating(error, row.attempts):
                raise refused.later(error) from error
            _log.info("table %d cannot be told of it: %s", table.id, replies.brief(error))
    return None
