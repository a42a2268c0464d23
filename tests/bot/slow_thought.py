"""A thought that takes its time, for tests of those who wait for it; it runs in another process."""

from __future__ import annotations

import time

from engine.thinking import SearchResult, Task
from engine.thinking import think as _think

SECONDS = 8.5
"""Longer than it takes until somebody looks whether a thought takes too long (`LIMIT` / 8)."""


def endless(task: Task) -> SearchResult:
    """A thought that does not end by itself, as far as any test waits."""
    time.sleep(600)
    return _think(task)


def think(task: Task) -> SearchResult:
    """The same thought, later."""
    time.sleep(SECONDS)
    return _think(task)
