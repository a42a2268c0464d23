"""A second node at the same tables, which is faster."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tables.service import TableService
from tables.store import game_rows
from tables.store.store import Store
from tests.tables.parlour import Parlour


def before_storing(
    store: Store, work: Callable[[], Awaitable[object]], nth: int = 1, times: int = 1
) -> None:
    """Just before something is stored the nth time from now on, and so many times in a row,
    something else is done. Tests see by `store.write` that it was: it is as before then."""
    write, count = store.write, 0

    async def late(transaction: Any) -> Any:
        nonlocal count
        count += 1
        if count >= nth:
            store.write = write  # type: ignore[method-assign]
            await work()
            if count < nth + times - 1:
                store.write = late  # type: ignore[method-assign,assignment]
        return await write(transaction)

    store.write = late  # type: ignore[method-assign,assignment]


def overtaken(
    here: Parlour,
    work: Callable[[TableService], Awaitable[object]],
    nth: int = 1,
    times: int = 1,
) -> None:
    """The same, done at another node."""
    service = here.service
    pace = service.auto_responses.pace
    other = TableService(here.store, now=here.clock, rules_of=service.repository.rules, pace=pace)
    before_storing(here.store, lambda: work(other), nth, times)


def moves(table_id: int) -> Callable[[TableService], Awaitable[object]]:
    """A table comes to another version, as it does with each step that somebody drafts."""

    async def move(other: TableService) -> None:
        now = (await other.views.table(table_id)).version
        await other.store.write(lambda db: game_rows.bump(db, table_id, now, 0.0))

    return move
