"""When to stop asking Discord for something that it refuses, and when to try again."""

from __future__ import annotations

from collections.abc import Callable

REFUSALS = 3
MESSAGES = 2
"""So many refusals in a row, at so many different messages: one alone may be about that message."""
PAUSE = 3_600.0
"""Seconds until one more attempt."""


class Doubt:
    """Whether Discord takes one kind of request. now: the time in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._refused: list[int] = []
        self._since: float | None = None

    @property
    def row(self) -> int:
        """How many were refused, one after the other."""
        return len(self._refused)

    def holds(self) -> bool:
        """Whether nothing of the kind should be sent now."""
        # A time that lies ahead means that the clock was set back.
        return self._since is not None and 0.0 <= self._now() - self._since < PAUSE

    def refused(self, message_id: int) -> bool:
        """Discord has refused one, at this message; whether that begins a doubt.

        One refusal is enough to prolong it.
        """
        self._refused = [*self._refused[-REFUSALS:], message_id]
        known = self._since is not None
        if known or (len(self._refused) >= REFUSALS and len(set(self._refused)) >= MESSAGES):
            self._since = self._now()
        return self._since is not None and not known

    def taken(self) -> bool:
        """Discord has taken one; whether that ends a doubt."""
        ended = self._since is not None
        self._refused, self._since = [], None
        return ended
