"""A second node at the same tables, which is faster."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tables.service import TableService
from tests.tables.parlour import Parlour


def overtaken(
    here: Parlour, work: Callable[[TableService], Awaitable[object]], nth: int = 1
) -> None:
    """Just before something is stored the nth time from now on, something else is at another node.
    Tests see by `here.store.write` that it was: it is as before then."""
    service, write, count = here.service, here.store.write, 0
    pace = service.settling.pace
    other = TableService(here.store, now=here.clock, rules_of=service.keeper.rules, pace=pace)

    async def late(transaction: Any) -> Any:
        nonlocal count
        count += 1
        if count == nth:
            here.store.write = write  # type: ignore[method-assign]
            await work(other)
        return await write(transaction)

    here.store.write = late  # type: ignore[method-assign,assignment]
