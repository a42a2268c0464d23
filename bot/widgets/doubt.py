"""Decides when to stop sending Discord requests that it refuses, and when to try again."""

from __future__ import annotations

from collections.abc import Callable

REFUSALS = 3
MESSAGES = 2
"""So many refusals in a row, for different messages, begin a doubt: a single one may be due to its
message."""
PAUSE = 3_600.0
"""Seconds until one more attempt."""


class Doubt:
    """Whether Discord accepts one kind of request. now: the time in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._refused: list[int] = []
        self._since: float | None = None

    @property
    def row(self) -> int:
        """How many refusals there were in a row."""
        return len(self._refused)

    def holds(self) -> bool:
        """Whether no request of this kind should be sent now."""
        # A time in the future means that the clock was set back.
        return self._since is not None and 0.0 <= self._now() - self._since < PAUSE

    def refused(self, message_id: int) -> bool:
        """Note that Discord has refused a request for this message; whether that begins a doubt.

        One refusal is enough to prolong it.
        """
        self._refused = [*self._refused[-REFUSALS:], message_id]
        known = self._since is not None
        if known or (len(self._refused) >= REFUSALS and len(set(self._refused)) >= MESSAGES):
            self._since = self._now()
        return self._since is not None and not known

    def taken(self) -> bool:
        """Note that Discord has accepted a request; whether that ends a doubt."""
        ended = self._since is not None
        self._refused, self._since = [], None
        return ended
