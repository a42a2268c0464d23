"""Delivers the public question whether a table should go back."""

from __future__ import annotations

from functools import partial

from bot.context import Context
from bot.delivery.one_message import OneMessage, bring
from bot.features.undo.pages import question_page
from bot.widgets import limits
from bot.widgets.ids import ControlId
from bot.widgets.words import Speech
from tables.model.outbox import OutboxRow
from tables.model.outgoing import Undo
from tables.model.table import Table


async def tell(context: Context, table: Table, row: OutboxRow[Undo]) -> int | None:
    """Post or update the question of a row in the channel; the number of the message."""
    consent = context.service.undo_votes
    request = await consent.request(row.message.request)
    if request is None:
        return None
    page = question_page(Speech(table), request)
    limits.warn("a question to go back", page.problems())
    message = OneMessage(
        page=page,
        control=ControlId("agree", request.table_id, (str(request.id),)),
        number=request.message_id,
        over=request.outcome is not None,
        note=partial(consent.request_posted, request.id),
    )
    return await bring(context, table, row, message)
