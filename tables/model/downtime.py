"""What the channels of tables are told when the host will stop the bot for a while."""

from __future__ import annotations

from dataclasses import dataclass

from tables.model.outbox import Number, Outgoing

LONGEST = 24 * 60
"""Minutes that it may last, and that it may be ahead."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Downtime(Outgoing):
    """The bot will be away. begins, ends: seconds since 1970."""

    kind = "downtime"
    channel_only = True
    silent = True
    searched = False
    begins: Number
    ends: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class DowntimeOver(Outgoing):
    """That is over, or was called off: what was posted about it goes."""

    kind = "downtime_over"
    channel_only = True
    silent = True
    searched = False
    hurried = False
