"""What to do with a message that Discord did not accept."""

from __future__ import annotations

from bot.delivery.outbox import Declined, RetryLater, Undeliverable
from bot.widgets import replies
from bot.widgets.answers import retry_after
from bot.widgets.discord_errors import private_verdict

ATTEMPTS = 4
"""Failures after which a direct message is given up, or goes to the channel."""


def later(error: Exception) -> RetryLater:
    """Try again, no sooner than Discord allows."""
    return RetryLater(replies.brief(error), retry_after(error))


def worth_repeating(error: Exception, attempts: int) -> bool:
    """Whether a direct message that failed is tried again. attempts: those before this one."""
    return private_verdict(error) == "later" and attempts + 1 < ATTEMPTS


def private(error: Exception, attempts: int) -> Exception:
    """What to do with a direct message that cannot go to the channel; the caller raises it."""
    if private_verdict(error) == "closed":
        return Declined(f"closed ({getattr(error, 'code', 0)})")
    if worth_repeating(error, attempts):
        return later(error)
    return Undeliverable(replies.brief(error))
