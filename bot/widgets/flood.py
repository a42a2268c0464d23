"""Limits how fast one user may press, so that nobody takes the bot's time from the others."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

BURST = 30.0
"""Presses in a row that are fine: paging through menus is quick."""
RATE = 3.0
"""Presses per second that are fine for ever."""
TELL_EVERY = 5.0
"""Seconds between two explanations; presses between them are dropped silently."""
REMEMBERED = 10_000
"""Users kept in memory; the one silent for longest is forgotten first, and starts again."""

Verdict = Literal["pass", "tell", "drop"]


@dataclass(slots=True)
class _Bucket:
    left: float
    at: float
    told_at: float


class Flood:
    """A bucket of presses per user that refills over time.

    now: seconds of a clock that never goes back.
    """

    def __init__(
        self,
        *,
        burst: float = BURST,
        rate: float = RATE,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._burst = burst
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[int, _Bucket] = OrderedDict()

    def ask(self, user_id: int, cost: float = 1.0) -> Verdict:
        """Whether a press is carried out; if not, whether the user is told now."""
        now = self._now()
        bucket = self._buckets.get(user_id)
        if bucket is None:
            bucket = self._buckets[user_id] = _Bucket(self._burst, now, now - TELL_EVERY)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(user_id)
        bucket.left = min(self._burst, bucket.left + (now - bucket.at) * self._rate)
        bucket.at = now
        if bucket.left >= cost:
            bucket.left -= cost
            return "pass"
        if now - bucket.told_at < TELL_EVERY:
            return "drop"
        bucket.told_at = now
        return "tell"

    def give_back(self, user_id: int, cost: float = 1.0) -> None:
        """Refund the cost of a press that led to nothing."""
        bucket = self._buckets.get(user_id)
        if bucket is not None:
            bucket.left = min(self._burst, bucket.left + cost)
