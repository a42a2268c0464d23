"""Usual answers: what a person wants answered at every table of a game, kept beside the tables.

At a table they become standing orders of the seat, with everything that holds for these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.core import Order
from tables.acts.ordering import Ordering
from tables.acts.repository import TableRepository, retry_on_conflict
from tables.facts import usual
from tables.facts.errors import UserError, WrongStatus
from tables.facts.guards import ManagedServer, need_host, seated
from tables.facts.model import Table
from tables.facts.usual import Usual
from tables.store import order_rows, usual_rows
from tables.store.connection import Connection

_Change = tuple[Sequence[Order], Sequence[Order], Sequence[str]]
"""The usual answers that there are to be, the orders that are given at the table, and the kinds of
which the one for every question ends there."""


class UsualAnswers:
    """Keeps what people usually answer, and gives it at the table from which they change it."""

    def __init__(self, repository: TableRepository, ordering: Ordering) -> None:
        self._repository = repository
        self._ordering = ordering

    async def own(self, table_id: int, user_id: int) -> Usual:
        """The usual answers of a user in the game of a table. Raises `NoTable`, `NotSeated`."""
        return (await self._look(table_id, user_id))[1]

    async def take(self, table_id: int, user_id: int) -> Usual:
        """Take the sensible set over, for this table and those that begin from now on. What the
        user has ordered at this table stays. Raises `NotSeated`, `UserError`."""

        def taken(before: Usual, there: Sequence[Order]) -> _Change:
            after = list(before.orders or ())
            for order in before.sensible:
                after = usual.with_order(after, order)
            kinds = {order.kind for order in there}
            return after, [order for order in before.sensible if order.kind not in kinds], ()

        return await self._change(table_id, user_id, taken)

    async def give(self, table_id: int, user_id: int, order: Order) -> Usual:
        """Change one of them, here and at tables to come. Raises `NotSeated`, `UserError`."""
        table, _ = await self._look(table_id, user_id)
        if not usual.known(self._repository.rules(table.game), order):
            raise UserError("no_such_order")

        def given(before: Usual, there: Sequence[Order]) -> _Change:
            return usual.with_order(before.orders or (), order), [order], ()

        return await self._change(table_id, user_id, given, chosen=True)

    async def end(self, table_id: int, user_id: int, kind: str) -> Usual:
        """Be asked one kind of question again, here and at tables to come."""

        def ended(before: Usual, there: Sequence[Order]) -> _Change:
            return usual.without(before.orders or (), kind), (), [kind]

        return await self._change(table_id, user_id, ended)

    async def refuse(self, table_id: int, user_id: int) -> Usual:
        """Be asked everything, at tables to come, and here as far as it is the usual answers that
        would answer; the set is not offered again."""

        def refused(before: Usual, there: Sequence[Order]) -> _Change:
            return (), (), [order.kind for order in before.orders or () if order in there]

        return await self._change(table_id, user_id, refused)

    @retry_on_conflict
    async def set_taken(
        self, table_id: int, user_id: int, taken: bool, *, server: ManagedServer | None = None
    ) -> Table:
        """Whether a table takes usual answers over when its game begins (host or manager).

        Raises `NotAllowed`, `WrongStatus` once it has begun: players rely on what was said then.
        """
        async with self._repository.locked(table_id) as loaded:
            need_host(loaded.table, user_id, server)
            if loaded.table.status != "lobby":
                raise WrongStatus("options_settled")
            found = await self._repository.change(loaded.table, None, {"usual": int(taken)})
            return found.table

    async def _look(self, table_id: int, user_id: int) -> tuple[Table, Usual]:
        loaded, found = await self._repository.look(
            table_id, lambda db, table: usual_rows.load(db, user_id, table.game)
        )
        seated(loaded.table, user_id)
        return loaded.table, usual.of(
            self._repository.rules(loaded.table.game), loaded.table, found
        )

    @retry_on_conflict
    async def _change(
        self,
        table_id: int,
        user_id: int,
        change: Callable[[Usual, Sequence[Order]], _Change],
        *,
        chosen: bool = False,
    ) -> Usual:
        """Store other usual answers and give or end orders at the table, in one transaction.

        change: by what was usual, and what the seat has ordered for every question of a kind.
        chosen: this answer was chosen for itself, so one by hand that waits to be shown gives way.
        """
        async with self._repository.locked(table_id) as loaded:
            table = loaded.table
            seat = seated(table, user_id)
            rules, at = self._repository.rules(table.game), self._repository.now()

            def store(db: Connection) -> tuple[Sequence[Order], Sequence[str]]:
                before = usual.of(rules, table, usual_rows.load(db, user_id, table.game))
                own = (s for s in order_rows.of_table(db, table_id) if s.seat == seat)
                after, given, ended = change(before, [s.order for s in own if s.general])
                after = usual.good(rules, after)
                usual_rows.save(db, user_id, table.game, after, at)
                return given, ended

            called = False
            if table.status == "running" and table.usual:
                own = await self._ordering.change_orders(loaded, user_id, store, chosen=chosen)
                called = own.called
            else:
                await self._repository.beside(table, None, lambda db, at: store(db))
        self._repository.wake()
        return replace(await self.own(table_id, user_id), called=called)
