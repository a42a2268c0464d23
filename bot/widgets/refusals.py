"""What it means that Discord refuses something in the channel of a table: the one place that says
whether trying again can help."""

from __future__ import annotations

from typing import Literal

import discord

Verdict = Literal["gone", "barred", "refused", "later"]
"""gone: there is no such channel any more. barred: somebody has to allow it first, or to open the
thread. refused: Discord will never take this message. later: trying again may help."""

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
NO_ACCESS, NO_PERMISSION = 50001, 50013
ARCHIVED, LOCKED = 50083, 160005
"""A thread that is archived, and one that is locked."""
BARRED = frozenset({NO_ACCESS, NO_PERMISSION, ARCHIVED, LOCKED})
NEVER = frozenset({400, 405, 411, 413, 415, 422})
"""Statuses that say that the request itself is wrong, or too large."""


def verdict(error: BaseException) -> Verdict:
    """What to do after a request about a channel has failed with this error."""
    if not isinstance(error, discord.HTTPException):
        return "later"
    if error.code == UNKNOWN_CHANNEL:
        return "gone"
    if error.code in BARRED:
        return "barred"
    return "refused" if error.status in NEVER else "later"
