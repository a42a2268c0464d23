"""What becomes of a message that Discord did not take."""

from __future__ import annotations

from bot.delivery.outbox import Declined, RetryLater, Undeliverable
from bot.widgets import replies
from bot.widgets.answers import retry_after
from bot.widgets.discord_errors import private_verdict

ATTEMPTS = 4
"""Failures of a direct message after which it is given up, or the channel is the better way."""


def later(error: Exception) -> RetryLater:
    """It is tried again, not before Discord wants to hear of it."""
    return RetryLater(replies.brief(error), retry_after(error))


def worth_repeating(error: Exception, attempts: int) -> bool:
    """Whether a direct message that failed is tried again. attempts: those before this one."""
    return private_verdict(error) == "later" and attempts + 1 < ATTEMPTS


def private(error: Exception, attempts: int) -> Exception:
    """What becomes of a direct message that has no other way; the one who calls raises it."""
    if private_verdict(error) == "closed":
        return Declined(f"closed ({getattr(error, 'code', 0)})")
    if worth_repeating(error, attempts):
        return later(error)
    return Undeliverable(replies.brief(error))
