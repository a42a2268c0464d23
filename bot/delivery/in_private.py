"""Tells somebody something in private that needs no table."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import discord

from bot.context import Context
from bot.delivery import refused
from bot.delivery.outbox import BACKOFF
from bot.delivery.posted import pinging
from bot.widgets import limits, replies
from bot.widgets.items import Page

_log = logging.getLogger("agora.delivery")


@dataclass(frozen=True)
class Call:
    """How somebody is called in a channel who takes no direct messages. Only they learn what for:
    a button of the page tells it to them alone."""

    guild_id: int
    channel_id: int
    page: Page


async def tell(
    context: Context, user_id: int, page: Page, nonce: str, *, attempts: int, call: Call | None
) -> float | None:
    """Send somebody a direct message.

    nonce: the same at every attempt, so that Discord makes the message once. attempts: those before
    this one. call: what to do if they take none. Returns in how many seconds to try again; None if
    they were told, or cannot be told.
    """
    limits.warn("a direct message", page.problems())
    try:
        private = await context.client.create_dm(discord.Object(user_id))
        await private.send(
            view=page.view, nonce=nonce, allowed_mentions=discord.AllowedMentions.none()
        )
    except replies.FAILURES as error:
        if refused.worth_repeating(error, attempts):
            return BACKOFF[min(attempts, len(BACKOFF) - 1)]
        _log.info("user %d takes no direct messages: %s", user_id, replies.brief(error))
        if call is not None:
            await _ping(context, user_id, call, nonce)
    return None


async def _ping(context: Context, user_id: int, call: Call, nonce: str) -> None:
    where = context.client.get_partial_messageable(call.channel_id, guild_id=call.guild_id)
    try:
        await where.send(view=call.page.view, nonce=nonce, allowed_mentions=pinging([user_id]))
    except replies.FAILURES as error:
        _log.info("user %d cannot be called: %s", user_id, replies.brief(error))
