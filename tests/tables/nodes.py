"""A second node at the same tables, which is faster."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tables.service import TableService
from tables.store.store import Store
from tests.tables.parlour import Parlour


def before_storing(store: Store, work: Callable[[], Awaitable[object]], nth: int = 1) -> None:
    """Just before something is stored the nth time from now on, something else is done. Tests see
    by `store.write` that it was: it is as before then."""
    write, count = store.write, 0

    async def late(transaction: Any) -> Any:
        nonlocal count
        count += 1
        if count == nth:
            store.write = write  # type: ignore[method-assign]
            await work()
        return await write(transaction)

    store.write = late  # type: ignore[method-assign,assignment]


def overtaken(
    here: Parlour, work: Callable[[TableService], Awaitable[object]], nth: int = 1
) -> None:
    """The same, done at another node."""
    service = here.service
    pace = service.settling.pace
    other = TableService(here.store, now=here.clock, rules_of=service.keeper.rules, pace=pace)
    before_storing(here.store, lambda: work(other), nth)
