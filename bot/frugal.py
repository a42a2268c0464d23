"""What a process does to take little memory and time for tidying up. Processes that draw or think
load this and not asyncio, which takes 7 MB.
"""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress

AT_WORK = (50_000, 20, 20)
"""Objects made, and looks at what is young, until the next look: in a process of its own."""


def look_seldom() -> None:
    """Collect garbage rarely, in a process that only draws, thinks or plays. What it has loaded is
    set aside. Positions hold each other in no rings, and the searches took a quarter of the time of
    thinking."""
    lay_aside()
    gc.set_threshold(*AT_WORK)


def lay_aside() -> None:
    """Collect all garbage, and set the rest aside."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Give memory that is free back to the system, where the C library can do so (glibc)."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
