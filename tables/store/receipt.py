"""What a press has stored so far, so that nobody is wrongly told that nothing was.

The code that answers an interaction begins a receipt in its task, and every transaction of that
task marks it, wherever it is made. So "nothing was changed" is said only if that is true, and no
path has to think of it. Bookkeeping that nobody asked for is done `aside`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Receipt:
    """What one task has stored.

    table_id: the last table it was about, if any. told: what became so far of several things that
    were asked for at once, in words.
    """

    task: asyncio.Task[Any] | None = None
    stored: bool = False
    table_id: int | None = None
    told: str = ""
    asides: int = 0

    def tell(self, told: str) -> None:
        """Say in words what is stored by now, and what is not."""
        self.told = told

    def undone(self) -> None:
        """What was stored is undone: all is as it was before."""
        self.stored, self.told = False, ""


_running: ContextVar[Receipt | None] = ContextVar("receipt", default=None)


def begin() -> Receipt:
    """Start a receipt for the running task. It replaces an older one."""
    receipt = Receipt(asyncio.current_task())
    _running.set(receipt)
    return receipt


def here() -> Receipt:
    """The receipt of the running task; one that nobody reads if it has none.

    A task inherits the context of the one that started it, but not its receipt: a delivery in the
    background does not answer the press that woke it.
    """
    receipt = _running.get()
    if receipt is None or receipt.task is not asyncio.current_task():
        return Receipt()
    return receipt


def mark() -> None:
    """Something was stored."""
    receipt = here()
    receipt.stored = receipt.stored or not receipt.asides


@contextmanager
def aside() -> Iterator[None]:
    """What is stored in here is bookkeeping, and not what the user asked for."""
    receipt = here()
    receipt.asides += 1
    try:
        yield
    finally:
        receipt.asides -= 1
