"""Default answers: what a person wants answered at every table of a game.

At a table they become standing orders of the seat and work like any others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.core import Order
from tables.model import default_answers
from tables.model.default_answers import Defaults
from tables.model.errors import UserError, WrongStatus
from tables.model.guards import ManagedServer, need_host, seated
from tables.model.table import Table
from tables.operations.ordering import Ordering
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import default_answer_rows, order_rows
from tables.store.connection import Connection

_Change = tuple[Sequence[Order], Sequence[Order], Sequence[str]]
"""The new default answers, the orders to give at the table, and the kinds whose order for every
question ends there."""


class DefaultAnswers:
    """Stores the default answers of users, and applies them at the table where they are changed."""

    def __init__(self, repository: TableRepository, ordering: Ordering) -> None:
        self._repository = repository
        self._ordering = ordering

    async def own(self, table_id: int, user_id: int) -> Defaults:
        """The default answers of a user in the game of a table. Raises `NoTable`, `NotSeated`."""
        return (await self._look(table_id, user_id))[1]

    async def take(self, table_id: int, user_id: int) -> Defaults:
        """Accept the recommended set, for this table and for those that start from now on. The
        user's own orders at this table stay. Raises `NotSeated`, `UserError`."""

        def taken(before: Defaults, there: Sequence[Order]) -> _Change:
            after = list(before.orders or ())
            for order in before.recommended:
                after = default_answers.with_order(after, order)
            kinds = {order.kind for order in there}
            return after, [order for order in before.recommended if order.kind not in kinds], ()

        return await self._change(table_id, user_id, taken)

    async def give(self, table_id: int, user_id: int, order: Order) -> Defaults:
        """Change one default answer, here and at future tables. Raises `NotSeated`, `UserError`."""
        table, _ = await self._look(table_id, user_id)
        if not default_answers.known(self._repository.rules(table.game), order):
            raise UserError("no_such_order")

        def given(before: Defaults, there: Sequence[Order]) -> _Change:
            return default_answers.with_order(before.orders or (), order), [order], ()

        return await self._change(table_id, user_id, given, chosen=True)

    async def end(self, table_id: int, user_id: int, kind: str) -> Defaults:
        """Ask about one kind of question again, here and at future tables."""

        def ended(before: Defaults, there: Sequence[Order]) -> _Change:
            return default_answers.without(before.orders or (), kind), (), [kind]

        return await self._change(table_id, user_id, ended)

    async def refuse(self, table_id: int, user_id: int) -> Defaults:
        """Ask everything at future tables, and here whatever default answers would have answered.
        The set is not offered again."""

        def refused(before: Defaults, there: Sequence[Order]) -> _Change:
            return (), (), [order.kind for order in before.orders or () if order in there]

        return await self._change(table_id, user_id, refused)

    @retry_on_conflict
    async def set_taken(
        self, table_id: int, user_id: int, taken: bool, *, server: ManagedServer | None = None
    ) -> Table:
        """Set whether a table applies default answers when its game starts (host or manager).

        Raises `NotAllowed`, `WrongStatus` once it has started: players rely on what was announced.
        """
        async with self._repository.locked(table_id) as loaded:
            need_host(loaded.table, user_id, server)
            if loaded.table.status != "lobby":
                raise WrongStatus("options_settled")
            found = await self._repository.change(loaded.table, None, {"usual": int(taken)})
            return found.table

    async def _look(self, table_id: int, user_id: int) -> tuple[Table, Defaults]:
        loaded, found = await self._repository.look(
            table_id, lambda db, table: default_answer_rows.load(db, user_id, table.game)
        )
        seated(loaded.table, user_id)
        return loaded.table, default_answers.of(
            self._repository.rules(loaded.table.game), loaded.table, found
        )

    @retry_on_conflict
    async def _change(
        self,
        table_id: int,
        user_id: int,
        change: Callable[[Defaults, Sequence[Order]], _Change],
        *,
        chosen: bool = False,
    ) -> Defaults:
        """Store other default answers and give or end orders at the table, in one transaction.

        change: makes the new ones from the present ones and from the seat's orders for every
        question of a kind. chosen: the user chose this very answer, so an answer by hand that waits
        to be shown gives way.
        """
        async with self._repository.locked(table_id) as loaded:
            table = loaded.table
            seat = seated(table, user_id)
            rules, at = self._repository.rules(table.game), self._repository.now()

            def store(db: Connection) -> tuple[Sequence[Order], Sequence[str]]:
                before = default_answers.of(
                    rules, table, default_answer_rows.load(db, user_id, table.game)
                )
                own = (s for s in order_rows.of_table(db, table_id) if s.seat == seat)
                after, given, ended = change(before, [s.order for s in own if s.general])
                after = default_answers.good(rules, after)
                default_answer_rows.save(db, user_id, table.game, after, at)
                return given, ended

            called = False
            if table.status == "running" and table.takes_defaults:
                own = await self._ordering.change_orders(loaded, user_id, store, chosen=chosen)
                called = own.called
            else:
                await self._repository.beside(table, None, lambda db, at: store(db))
        self._repository.wake()
        return replace(await self.own(table_id, user_id), called=called)
