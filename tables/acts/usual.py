"""Usual answers: what a person wants answered at every table of a game, kept beside the tables.

At a table they become standing orders of the seat, with everything that holds for these.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core import Order
from tables.acts.keeper import Keeper, anew
from tables.acts.ordering import Ordering
from tables.facts import usual
from tables.facts.errors import Overtaken, Refusal, WrongStatus
from tables.facts.guards import ManagedServer, need_host, seated
from tables.facts.model import Table
from tables.facts.usual import Usual
from tables.store import game_rows, usual_rows
from tables.store.connection import Connection


class UsualAnswers:
    """Keeps what people usually answer, and gives it at the table from which they change it."""

    def __init__(self, keeper: Keeper, ordering: Ordering) -> None:
        self._keeper = keeper
        self._ordering = ordering

    async def own(self, table_id: int, user_id: int) -> Usual:
        """The usual answers of a user in the game of a table. Raises `NoTable`, `NotSeated`."""
        return (await self._look(table_id, user_id))[1]

    @anew
    async def take(self, table_id: int, user_id: int) -> Usual:
        """Take the sensible set over, for this table and those that begin from now on. What the
        user has ordered at this table stays. Raises `NotSeated`, `Refusal`."""
        table, before = await self._look(table_id, user_id)
        after = list(before.orders or ())
        for order in before.sensible:
            after = usual.with_order(after, order)
        there = await self._general(table_id, user_id)
        given = [order for order in before.sensible if order.kind not in there]
        return await self._store(table, user_id, before, after, given)

    @anew
    async def give(self, table_id: int, user_id: int, order: Order) -> Usual:
        """Change one of them, here and at tables to come. Raises `NotSeated`, `Refusal`."""
        table, before = await self._look(table_id, user_id)
        if not usual.known(self._keeper.rules(table.game), order):
            raise Refusal("no_such_order")
        after = usual.with_order(before.orders or (), order)
        return await self._store(table, user_id, before, after, [order], chosen=True)

    @anew
    async def end(self, table_id: int, user_id: int, kind: str) -> Usual:
        """Be asked one kind of question again, here and at tables to come."""
        table, before = await self._look(table_id, user_id)
        after = usual.without(before.orders or (), kind)
        return await self._store(table, user_id, before, after, ended=[kind])

    @anew
    async def refuse(self, table_id: int, user_id: int) -> Usual:
        """Be asked everything, at tables to come, and here as far as it is the usual answers that
        would answer; the set is not offered again."""
        table, before = await self._look(table_id, user_id)
        there = await self._general(table_id, user_id)
        ended = [order.kind for order in before.orders or () if there.get(order.kind) == order]
        return await self._store(table, user_id, before, (), ended=ended)

    async def set_taken(
        self, table_id: int, user_id: int, taken: bool, *, server: ManagedServer | None = None
    ) -> Table:
        """Whether a table takes usual answers over when its game begins (host or manager).

        Raises `NotAllowed`, `WrongStatus` once it has begun: players rely on what was said then.
        """
        async with self._keeper.locked(table_id) as loaded:
            need_host(loaded.table, user_id, server)
            if loaded.table.status != "lobby":
                raise WrongStatus("options_settled")
            found = await self._keeper.change(loaded.table, None, {"usual": int(taken)})
            return found.table

    async def _look(self, table_id: int, user_id: int) -> tuple[Table, Usual]:
        loaded, found = await self._keeper.look(
            table_id, lambda db, table: usual_rows.load(db, user_id, table.game)
        )
        seated(loaded.table, user_id)
        return loaded.table, usual.of(self._keeper.rules(loaded.table.game), loaded.table, found)

    async def _general(self, table_id: int, user_id: int) -> dict[str, Order]:
        """What the user has ordered at a table for every question of a kind."""
        own = await self._ordering.own_orders(table_id, user_id)
        return {found.order.kind: found.order for found in own.orders if found.general}

    async def _store(
        self,
        table: Table,
        user_id: int,
        before: Usual,
        orders: Sequence[Order],
        given: Sequence[Order] = (),
        *,
        ended: Sequence[str] = (),
        chosen: bool = False,
    ) -> Usual:
        """Store other usual answers and give or end orders at the table, in one transaction.

        before: what they were, from which the new ones are made. chosen: this answer was chosen for
        itself, so one by hand that waits to be shown gives way. Raises `Overtaken`.
        """
        rules, at = self._keeper.rules(table.game), self._keeper.now()
        after = usual.good(rules, orders)

        def store(db: Connection) -> None:
            there = usual.of(rules, table, usual_rows.load(db, user_id, table.game))
            if there != before or game_rows.version(db, table.id) != table.version:
                raise Overtaken()  # at another table, too, or the game has begun
            usual_rows.save(db, user_id, table.game, after, at)

        called = False
        if table.status == "running" and table.usual:
            own = await self._ordering.change_orders(
                table.id, user_id, given, ended, chosen=chosen, beside=store
            )
            called = own.called
        else:
            await self._keeper.store.write(store)
        return replace(usual.of(rules, table, after), called=called)
