"""Keeps Python's garbage collection short.

To find objects that hold each other in a ring, Python looks at everything, and answers nobody
meanwhile. Most of what the bot holds stays as long as it runs. So that is set aside, and only newer
objects are searched. A full search runs now and then, when nobody waits.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from contextlib import suppress

FIRST = 20.0
"""Seconds after the start, in which the bot loads servers and rules that it keeps."""
EVERY = 900.0
"""Seconds between two full searches."""
MOMENT, PATIENCE = 0.2, 30.0
"""Seconds between two checks whether somebody waits, and the longest delay because of that."""


AT_WORK = (50_000, 20, 20)
"""Objects made, and looks at what is young, until the next look: in a process of its own."""


def look_seldom() -> None:
    """Collect garbage rarely, in a process that only draws, thinks or plays. What it has loaded is
    set aside. Positions hold each other in no rings, and the searches took a quarter of the time of
    thinking."""
    lay_aside()
    gc.set_threshold(*AT_WORK)


async def keep_short(busy: Callable[[], bool]) -> None:
    """Set aside what is there, again and again. busy: whether somebody waits for an answer."""
    import asyncio  # here, because processes that draw have no use for it

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


def lay_aside() -> None:
    """Collect all garbage, and set the rest aside."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Give memory that is free back to the system, where the C library can do so (glibc)."""
    import ctypes

    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


async def _quiet(busy: Callable[[], bool]) -> None:
    """Wait until nobody waits for an answer, or until `PATIENCE` ends."""
    import asyncio

    for _ in range(int(PATIENCE / MOMENT)):
        if not busy():
            return
        await asyncio.sleep(MOMENT)
