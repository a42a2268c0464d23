"""Delivers the public question whether a rated game is closed, and the news that it was."""

from __future__ import annotations

from functools import partial

from bot.context import Context
from bot.delivery.one_message import OneMessage, bring
from bot.features.closing import pages
from bot.widgets import limits
from bot.widgets.ids import ControlId
from bot.widgets.words import Speech
from render.lang.catalogue.bot_closing import BotClosing
from render.lang.language import spoken
from tables.model.outbox import OutboxRow
from tables.model.outgoing import ClosedByAll, Closing
from tables.model.table import Table


async def tell(context: Context, table: Table, row: OutboxRow[Closing]) -> int | None:
    """Post or update the question of a row in the channel; the number of the message."""
    votes = context.service.close_votes
    request = await votes.request(row.message.request)
    if request is None:
        return None
    page = pages.question_page(Speech(table), request)
    limits.warn("a question whether to close a game", page.problems())
    message = OneMessage(
        page=page,
        control=ControlId(pages.AGREE, request.table_id, (str(request.id),)),
        number=request.message_id,
        over=request.outcome is not None,
        note=partial(votes.request_posted, request.id),
    )
    return await bring(context, table, row, message)


def closed_words(table: Table, said: ClosedByAll) -> str:
    """The line that tells the channel."""
    return BotClosing(spoken(table.language)).closed_by_all()
