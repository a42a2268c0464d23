"""Tells people of open tables that suit their wishes."""

from __future__ import annotations

import logging

import discord

from bot.context import Context
from bot.delivery import refused, seeing
from bot.delivery.posted import pinging, send
from bot.features.find.pages import JOIN
from bot.widgets import items, limits, open_table, replies
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, Page
from bot.widgets.links import link
from render.lang.catalogue.bot_find import BotFind
from render.lang.language import Language
from tables.model.open_tables import Suited
from tables.model.outbox import OutboxRow
from tables.model.outgoing import SuitsWish
from tables.model.table import Table

_log = logging.getLogger(__name__)


async def suits(context: Context, table: Table, row: OutboxRow[SuitsWish]) -> int | None:
    """Tell somebody of a table, or if they accept no direct messages, ping them where they said
    what they would like to play; the number of the message, None if it is no longer needed. Raises
    `RetryLater`."""
    user, server = row.message.user, table.guild_id or 0
    found = await context.service.finding.tables(user, server)
    one = next((one for one in found if one.open_table.table.id == table.id), None)
    wish = await context.service.wishes.of(user, server)
    if one is None or wish is None or not one.suits:
        return None
    page = _page(await context.reader(user), one, user)
    limits.warn("a table that suits a wish", page.problems())
    try:
        if not await seeing.sees(context, table, user):
            return None
        private = await context.client.create_dm(discord.Object(user))
        return await send(private, page, row, user)
    except replies.FAILURES as error:
        if refused.worth_repeating(error, row.attempts):
            raise refused.later(error) from error
        _log.info("user %d is told in a channel: %s", user, replies.brief(error))
    channel = context.client.get_partial_messageable(wish.channel_id, guild_id=server)
    try:
        sent = await channel.send(view=page.view, nonce=row.nonce, allowed_mentions=pinging([user]))
    except replies.FAILURES as error:
        _log.info("user %d cannot be told of a table: %s", user, replies.brief(error))
        return None
    return sent.id


def _page(language: Language, one: Suited, user_id: int) -> Page:
    say, table = BotFind(language), one.open_table.table
    line = open_table.line(language, one.open_table)
    said = [say.table_suits(who=f"<@{user_id}>", table=line), say.where(link=link(table))]
    join = items.button(say.join_table(), ControlId(JOIN, table.id), "primary")
    return items.page(items.text("\n".join(said)), items.row(join), accent=COLOUR_ASKED)
