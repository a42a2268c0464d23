"""Keeps Python's garbage collection short.

To find objects that hold each other in a ring, Python looks at everything, and answers nobody
meanwhile. Most of what the bot holds stays as long as it runs. So that is set aside, and only newer
objects are searched. A full search runs now and then, when nobody waits.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

from bot.frugal import AT_WORK, give_back, lay_aside, look_seldom

__all__ = ["AT_WORK", "keep_short", "lay_aside", "look_seldom"]

FIRST = 20.0
"""Seconds after the start, in which the bot loads servers and rules that it keeps."""
EVERY = 900.0
"""Seconds between two full searches."""
MOMENT, PATIENCE = 0.2, 30.0
"""Seconds between two checks whether somebody waits, and the longest delay because of that."""


async def keep_short(busy: Callable[[], bool]) -> None:
    """Set aside what is there, again and again. busy: whether somebody waits for an answer."""
    pause = FIRST
    try:
        lay_aside()
        while True:
            await asyncio.sleep(pause)
            await _quiet(busy)
            lay_aside()
            give_back()
            pause = EVERY
    finally:
        gc.unfreeze()


async def _quiet(busy: Callable[[], bool]) -> None:
    """Wait until nobody waits for an answer, or until `PATIENCE` ends."""
    for _ in range(int(PATIENCE / MOMENT)):
        if not busy():
            return
        await asyncio.sleep(MOMENT)
