"""Classifies what Discord, or a proxy in its place, answers to a request.

Between the bot and Discord are proxies, and sometimes one of them answers with a page of its own.
The library accepts any page as an answer and stumbles over it later.
"""

from __future__ import annotations

import functools
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
from discord.webhook.async_ import async_context

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""What a request to Discord may raise: refused, failed, or the connection broke (timeouts too)."""
GONE = frozenset({10062, 10015, 50027, 10008})
"""Discord's codes for an interaction that can no longer be answered: it is too old, or its message
was dismissed or deleted."""
ACKNOWLEDGED = 40060
"""Discord's code for an interaction that has its first answer already."""
INVALID_FORM = 50035
"""Discord's code for a message that it does not take as it is."""

_CHECKED = "agora_checked"


class Unreadable(aiohttp.ClientError):
    """The answer is not from Discord. Whether Discord got the request is unknown."""


def is_gone(error: BaseException) -> bool:
    """Whether nobody can be answered any more. That is normal: people dismiss and delete."""
    return isinstance(error, discord.HTTPException) and error.code in GONE


def is_shown(error: BaseException) -> bool:
    """Whether a sentence was refused because the message is a page by now. Where two nodes have
    heard the same press, the other one has answered it."""
    found = isinstance(error, discord.HTTPException) and error.code == INVALID_FORM
    return found and "components_v2" in str(error).lower()


def was_cut(error: BaseException) -> bool:
    """Whether the connection broke, so that nobody knows what became of the request."""
    return isinstance(error, (aiohttp.ClientError, OSError))


def is_page(error: BaseException) -> bool:
    """Whether a proxy has refused the request in Discord's place. It knows none of Discord's codes,
    and for a time refuses every request from this address."""
    return isinstance(error, discord.HTTPException) and error.status == 403 and not error.code


def is_transient(error: BaseException) -> bool:
    """Whether a request failed because of the network or Discord itself, and not because of us."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429 or is_page(error)
    return was_cut(error) or isinstance(error, discord.RateLimited)


def retry_after(error: BaseException) -> float | None:
    """For how many seconds to send no request to Discord, if the answer says so."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if not isinstance(error, discord.HTTPException):
        return None
    headers = getattr(error.response, "headers", None) or {}
    try:
        return max(0.0, float(headers["Retry-After"]))
    except (KeyError, ValueError):  # nothing, or a date
        return None


def why(error: BaseException) -> str:
    """Why a request failed, in a short label: it came too late, Discord was not reached or could
    not answer, or it refused."""
    return "late" if is_gone(error) else "unreached" if is_transient(error) else "refused"


def check(bot: discord.Client) -> None:
    """From now on an answer that is not Discord's raises `Unreadable`, in all requests of a bot."""
    transports: tuple[Any, ...] = (bot.http, async_context.get())
    for transport in transports:
        if not getattr(transport.request, _CHECKED, False):
            transport.request = _checked(transport.request)


def _checked(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    @functools.wraps(request)
    async def asked(*args: Any, **kwargs: Any) -> Any:
        try:
            answer = await request(*args, **kwargs)
        except json.JSONDecodeError as error:
            raise Unreadable("what came back is not what it says to be") from error
        if answer and isinstance(answer, str):
            raise Unreadable("a page came back in the place of an answer")
        return answer

    setattr(asked, _CHECKED, True)
    return asked


class Suggesting(logging.Filter):
    """Logs failed suggestions in one line, as information: the library can only log them, and
    nobody needs to be told. Any other failure there stays an error."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and isinstance(error, FAILURES):
            record.levelno, record.levelname = logging.INFO, "INFO"
            record.msg, record.args = "suggestions could not be sent: %s", (error,)
            record.exc_info = record.exc_text = None
        return True


_suggesting = Suggesting()


def quieten() -> None:
    """Make the library log everyday errors in one line."""
    logging.getLogger("discord.app_commands.tree").addFilter(_suggesting)
