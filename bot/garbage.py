"""Python's look for garbage, kept short.

Objects that hold each other in a ring are found by looking at all there is, and meanwhile nobody is
answered. Most of what the bot holds stays as long as it runs. So that is laid aside, and what came
later is looked at alone; all of it only now and then, at a moment at which nobody waits.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

FIRST = 20.0
"""Seconds after the start in which the servers and the rules are loaded that the bot will hold."""
EVERY = 900.0
"""Seconds between two looks at all there is."""
MOMENT, PATIENCE = 0.2, 30.0
"""Seconds between two looks whether somebody waits, and for how long that is put off."""


AT_WORK = (50_000, 20, 20)
"""Objects made, and looks at what is young, until the next look: in a process of its own."""


def look_seldom() -> None:
    """For a process that draws, thinks or plays and does nothing else: what it has loaded is laid
    aside, and garbage is looked for seldom. Positions hold each other in no rings, and looking took
    a quarter of the time of thinking."""
    lay_aside()
    gc.set_threshold(*AT_WORK)


async def keep_short(busy: Callable[[], bool]) -> None:
    """Lay aside what is there, again and again. busy: whether somebody waits for an answer."""
    pause = FIRST
    try:
        lay_aside()
        while True:
            await asyncio.sleep(pause)
            await _quiet(busy)
            lay_aside()
            pause = EVERY
    finally:
        gc.unfreeze()


def lay_aside() -> None:
    """Clear away all garbage, and lay the rest aside."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def _quiet(busy: Callable[[], bool]) -> None:
    """Until nobody waits, or for as long as one may hope for that."""
    for _ in range(int(PATIENCE / MOMENT)):
        if not busy():
            return
        await asyncio.sleep(MOMENT)
