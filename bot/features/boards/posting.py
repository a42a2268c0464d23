"""Posts the message of a notice board, edits it, and takes it away."""

from __future__ import annotations

import logging
import secrets
from typing import Any

import discord

from bot.context import Context
from bot.features.boards.pages import MARK
from bot.widgets import answers, limits, replies
from bot.widgets.discord_errors import UNKNOWN_MESSAGE
from bot.widgets.items import Page
from tables.model.boards import Board

SEARCHED = 25
"""Messages of the channel among which a board is looked for that may have been posted."""
TOO_MANY_EDITS = 30046
"""Discord takes so many edits of a message that is older than an hour, and then no more."""

_log = logging.getLogger(__name__)


def _channel(context: Context, board: Board) -> discord.PartialMessageable:
    return context.client.get_partial_messageable(board.channel_id, guild_id=board.server_id)


async def edited(context: Context, board: Board, page: Page) -> bool:
    """Edit the message of a board; False if a new one is needed. Raises what Discord says
    otherwise."""
    if board.message_id is None:
        return False
    message = _channel(context, board).get_partial_message(board.message_id)
    try:
        await message.edit(view=page.view, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        if error.code in (UNKNOWN_MESSAGE, TOO_MANY_EDITS):
            return False
        raise
    return True


async def posted(context: Context, board: Board, page: Page) -> int:
    """Post the message of a board without a notification, and take the former one away; its number.
    One that was posted before a stop, and not remembered, becomes the board."""
    channel = _channel(context, board)
    found = await _left_over(context, board)
    if found is None:
        nonce = secrets.randbits(64)
        try:
            found = (await _sent(channel, page, nonce)).id
        except answers.FAILURES as error:
            if not answers.was_cut(error):
                raise
            # The nonce tells Discord whether the board has arrived.
            found = (await _sent(channel, page, nonce)).id
    else:
        await channel.get_partial_message(found).edit(
            view=page.view, allowed_mentions=discord.AllowedMentions.none()
        )
    return found


async def _sent(channel: discord.PartialMessageable, page: Page, nonce: int) -> discord.Message:
    return await channel.send(
        view=page.view,
        nonce=nonce,
        silent=True,
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def _left_over(context: Context, board: Board) -> int | None:
    """A board among the newest messages that is newer than the one we know."""
    me = context.client.user
    async for message in _channel(context, board).history(limit=SEARCHED):
        if me is None or message.author.id != me.id or message.id <= (board.message_id or 0):
            continue
        components: list[Any] = [c.to_dict() for c in message.components]
        if any(c.get("id") == MARK for c in limits.walk(components)):
            return message.id
    return None


async def take_away(context: Context, board: Board) -> None:
    """Delete the message of a board; a failure does no harm."""
    if board.message_id is None:
        return
    try:
        await _channel(context, board).get_partial_message(board.message_id).delete()
    except replies.FAILURES as error:
        _log.info("an old notice board is not deleted: %s", replies.brief(error))
