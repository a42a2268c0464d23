"""Classifies Discord's errors: the one place that says whether trying again can help. Discord's own
code decides; the HTTP status alone says too little."""

from __future__ import annotations

from typing import Literal

import discord

from bot.widgets.answers import is_page

Verdict = Literal["gone", "barred", "refused", "later"]
"""gone: the channel no longer exists. barred: somebody must give permission first, or open the
thread. refused: Discord does not accept this message. later: trying again may help."""
PrivateVerdict = Literal["closed", "refused", "later"]
"""closed: the user takes no direct messages from the bot. refused: this one does not reach them.
later: trying again may help."""

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
NO_MEMBER = frozenset({10007, 10013})
"""The user is not a member of the server, or no longer a user."""
NO_ACCESS, NO_PERMISSION = 50001, 50013
ARCHIVED, LOCKED = 50083, 160005
"""A thread that is archived, and one that is locked."""
BARRED = frozenset({NO_ACCESS, NO_PERMISSION, ARCHIVED, LOCKED})
TAKES_NONE = frozenset({50007, 50278})
"""The user has closed direct messages, or shares no server with the bot any more."""
PASSING = frozenset({20016, 20022, 20028, 20029, 40003, 40004, 40006, 130000})
"""Too much at once, or temporarily disabled, whatever the HTTP status."""
UNSAID = frozenset({401, 404, 408, 429})
"""HTTP statuses that do not depend on the message."""


def verdict(error: BaseException) -> Verdict:
    """What to do after a request about a channel failed with this error."""
    if not isinstance(error, discord.HTTPException):
        return "later"
    if error.code == UNKNOWN_CHANNEL:
        return "gone"
    if error.code in BARRED:
        return "barred"
    if error.code in PASSING or error.status in UNSAID or is_page(error):
        return "later"
    return "refused" if 400 <= error.status < 500 else "later"


def private_verdict(error: BaseException) -> PrivateVerdict:
    """What to do after a direct message failed with this error."""
    if getattr(error, "code", None) in TAKES_NONE:
        return "closed"
    # An account that was deleted: its channel, or the user, is unknown.
    if isinstance(error, discord.NotFound):
        return "refused"
    return "later" if verdict(error) == "later" else "refused"
