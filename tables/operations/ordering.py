"""How orders are given and ended, and held answers shown: a part of the table service."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine.core import EXACTLY, ONLY_ANSWER, IllegalAction, Order, Rules
from engine.core.orders import identity
from tables.model import orders, outbox, outgoing, poker_face, rated, turns
from tables.model.errors import NotAllowed, UserError, WrongStatus
from tables.model.guards import ManagedServer, need_host, seated
from tables.model.orders import OwnOrders
from tables.model.poker_face import Held
from tables.model.stored import Kept, Loaded
from tables.model.table import Table
from tables.model.turns import Point
from tables.operations.auto_responses import AutoResponses
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import (
    held_rows,
    note_rows,
    order_rows,
    outbox_rows,
    snapshot_rows,
    wait_rows,
)
from tables.store.connection import Connection

Choose = Callable[[Connection], tuple[Sequence[Order], Sequence[str]]]
"""Decides in the transaction which orders to give, and for which kinds the order for every question
ends."""


class OrderGone(UserError):
    """An order that was used or ended meanwhile."""

    CODE = "order_gone"


class NothingHeld(UserError):
    """There is no answer to take back."""

    CODE = "nothing_held"


class Ordering:
    """Gives and ends standing orders, and shows answers that were held back."""

    def __init__(self, repository: TableRepository, responses: AutoResponses) -> None:
        self._repository = repository
        self._responses = responses

    async def own_orders(self, table_id: int, user_id: int) -> OwnOrders:
        """The orders of a user at a table. Raises `NoTable`, `NotSeated`."""
        loaded, kept = await self._repository.look(
            table_id, lambda db, table: snapshot_rows.kept(db, table_id)
        )
        seat = seated(loaded.table, user_id)
        return own_orders(self._repository.rules(loaded.table.game), kept, seat)

    @retry_on_conflict
    async def give_order(self, table_id: int, user_id: int, *given: Order) -> OwnOrders:
        """Give an order, or several at once; one for the same questions is replaced. What they can
        answer now they do.

        Raises `NotSeated`, `WrongStatus`, `UserError`.
        """
        async with self._repository.locked(table_id) as loaded:
            own = await self.change_orders(loaded, user_id, lambda db: (given, ()), chosen=True)
        self._repository.wake()
        return own

    async def change_orders(
        self, loaded: Loaded, user_id: int, choose: Choose, *, chosen: bool
    ) -> OwnOrders:
        """Give orders and end others, in one transaction under the lock of a table. What they can
        answer now they do.

        choose: decides which ones. chosen: whether an answer by hand that waits to be shown gives
        way to them. Raises `NotSeated`, `WrongStatus`, `UserError`, `VersionConflict`.
        """
        table, seat = _playing(loaded, user_id)
        rules = self._repository.rules(table.game)
        public = await self._repository.steps.public(loaded, rules)
        asked = [d for d in public.decisions if d.seat == seat]
        before = await self._held(table.id, seat)

        def work(db: Connection, at: float) -> None:
            given, ended = choose(db)
            for order in given:
                check(rules, public, seat, order)
            order_rows.end_general(db, table.id, seat, ended)
            rested = held_rows.rests(db, table.id).get(seat, 0.0)
            there = [s.order for s in order_rows.of_table(db, table.id) if s.seat == seat]
            for order in (*given, *orders.along(rules, given, there)):
                if order_rows.full(db, table.id, seat, order):
                    raise UserError("too_many_orders")
                # It counts whatever the clock says: it was given after the paused ones.
                since = max(at, math.nextafter(rested, math.inf))
                answer = None
                if order.answer is not None:
                    answer = rules.action_codec.dump_json(order.answer).decode()
                order_rows.put(db, table.id, seat, order, since, answer)
                if chosen and any(d.kind == order.kind and order.fits(d) for d in asked):
                    held_rows.drop(db, table.id, seat)  # what was chosen last counts

        await self._repository.beside(table, None, work)
        await self._responses.go_on(loaded, rules, stored=True)
        return await self._own_after(table.id, user_id, before)

    @retry_on_conflict
    async def end_order(self, table_id: int, user_id: int, number: int) -> OwnOrders:
        """End an order. Raises `NotSeated`, `OrderGone`."""
        async with self._repository.locked(table_id) as loaded:
            seat = seated(loaded.table, user_id)
            before = await self._held(table_id, seat)
            gone = await self._repository.beside(
                loaded.table, None, lambda db, at: order_rows.remove(db, table_id, seat, [number])
            )
            if not gone:
                raise OrderGone()
            if loaded.table.status == "running":
                await self._responses.go_on(
                    loaded, self._repository.rules(loaded.table.game), stored=True
                )
        return await self._own_after(table_id, user_id, before)

    async def _held(self, table_id: int, seat: int) -> Held | None:
        return (
            await self._repository.store.read(lambda db: snapshot_rows.kept(db, table_id))
        ).held.get(seat)

    async def _own_after(self, table_id: int, user_id: int, before: Held | None) -> OwnOrders:
        """The orders of a user after a change of them. A player who was spared a ping and has to
        answer now is told alone, because a ping in public would reveal the order."""
        own = await self.own_orders(table_id, user_id)
        if before is None or not before.quiet or own.sure:
            return own
        asked = await self._repository.store.read(lambda db: wait_rows.by_id(db, before.wait))
        return replace(own, called=asked is not None)

    async def end_orders_about(self, table_id: int, user_id: int, order: Order) -> OwnOrders:
        """End the order for exactly these questions, whatever it says, and the orders that were
        given with it. There may be none."""
        own = await self.own_orders(table_id, user_id)
        loaded = await self._repository.load(table_id)
        kinds = orders.kinds_along(self._repository.rules(loaded.table.game), order.kind)
        for standing in own.orders:
            if standing.order.kind in kinds and standing.order.about == order.about:
                own = await self.end_order(table_id, user_id, standing.id)
        return own

    @retry_on_conflict
    async def take_back_answer(self, table_id: int, user_id: int) -> OwnOrders:
        """Take an answer back that is not shown yet. Raises `NotSeated`, `NothingHeld`."""
        async with self._repository.locked(table_id) as loaded:
            table, seat = _playing(loaded, user_id)
            kept = await self._repository.store.read(lambda db: snapshot_rows.kept(db, table_id))
            waiting = kept.held.get(seat)
            if waiting is None or waiting.action is None:
                raise NothingHeld()

            def work(db: Connection, at: float) -> None:
                held_rows.drop(db, table_id, seat)
                held_rows.rest(db, table_id, at, seat)

            await self._repository.beside(table, None, work, partial(_is_held, waiting=waiting))
            await self._responses.go_on(loaded, self._repository.rules(table.game), stored=True)
        return await self.own_orders(table_id, user_id)

    @retry_on_conflict
    async def release(self, table_id: int, seat: int) -> None:
        """Publish what was held for a seat and is due, if it still fits; all is checked again.

        Raises `UserError`, `DamagedSave`, `StorageFault`.
        """
        async with self._repository.locked(table_id) as loaded:
            table = loaded.table
            kept = await self._repository.store.read(lambda db: snapshot_rows.kept(db, table_id))
            waiting = kept.held.get(seat)
            if waiting is not None and waiting.due_at > self._repository.now():
                return
            if waiting is None or table.status != "running":
                await self._forget(table, seat)
                return
            rules = self._repository.rules(table.game)
            if waiting.action is None:
                after = await self._responses.go_on(loaded, rules)
            else:
                after = await self._release_hand(loaded, rules, waiting, kept)
            if after.table.public_seq == table.public_seq:
                await self._give_up(after, rules, waiting)
        self._repository.wake()

    @retry_on_conflict
    async def let_go(self, table_id: int, seat: int) -> None:
        """Discard what was held for a seat and failed when it was due.

        Raises `UserError`, `DamagedSave`, `StorageFault`.
        """
        async with self._repository.locked(table_id) as loaded:
            kept = await self._repository.store.read(lambda db: snapshot_rows.kept(db, table_id))
            waiting = kept.held.get(seat)
            if waiting is None or loaded.table.status != "running":
                await self._forget(loaded.table, seat)
                return
            await self._give_up(loaded, self._repository.rules(loaded.table.game), waiting)
        self._repository.wake()

    async def _forget(self, table: Table, seat: int) -> None:
        """Discard what was held for an earlier question, but not what its owner may have given to
        the open one at another node."""
        drop = held_rows.drop_void if table.status == "running" else held_rows.drop
        await self._repository.store.write(lambda db: drop(db, table.id, seat))

    async def _release_hand(
        self, loaded: Loaded, rules: Rules[Any], waiting: Held, kept: Kept
    ) -> Loaded:
        """Carry a held answer out as if it were given now, if the question is still the same and
        the rules still allow it."""
        table, seat = loaded.table, waiting.seat
        public = await self._repository.steps.public(loaded, rules)
        head = await self._repository.steps.head(loaded, rules)
        draft = await self._repository.draft(table, rules)
        try:
            action = rules.parse_action(waiting.action or "")
            asked = [poker_face.mark_of(d) for d in public.decisions if d.seat == seat]
            if waiting.question not in asked:
                return loaded
            change = turns.act(rules, table, public, head, draft, seat, action)
        except IllegalAction:
            return loaded
        change.still.discard(seat)  # as with an order, nobody has to be there any more
        standing_orders = await self._responses.orders(loaded, rules, public, kept=kept)
        return await self._responses.run(loaded, rules, standing_orders, change)

    async def _give_up(self, loaded: Loaded, rules: Rules[Any], waiting: Held) -> None:
        """A held answer came to nothing. A player who was not told of the question, or thinks it is
        answered, is told now: by direct message if a ping could tell others something."""
        seat = waiting.seat
        public = await self._repository.steps.public(loaded, rules)
        unaware = waiting.quiet or waiting.action is not None
        user = loaded.table.seats[seat].user_id
        if (await self._responses.orders(loaded, rules, public)).guards(public, seat):
            told: Sequence[outbox.Outgoing] = turns.called(loaded.table, public, [seat])
        else:
            ping = (user,) if user is not None else ()
            told = [turns.reminder(loaded.table, public, ping)]

        def work(db: Connection, at: float) -> None:
            there = {h.seat: h for h in held_rows.of_table(db, loaded.table.id)}.get(seat)
            if there is not None and there.due_at > at:
                return
            if waiting.action != (None if there is None else there.action):
                return  # its owner has taken it back, or given another one, at another node
            held_rows.drop(db, loaded.table.id, seat)
            if waiting.action is not None:
                held_rows.rest(db, loaded.table.id, at, seat)
            if unaware and seat in public.asked:
                outbox_rows.announce(db, loaded.table.id, at, told)

        await self._repository.beside(loaded.table, None, work)

    @retry_on_conflict
    async def set_poker_face(
        self, table_id: int, user_id: int, on: bool, *, server: ManagedServer | None = None
    ) -> Table:
        """Set whether answers that depend on hidden things all come at the same pace (host or
        manager).

        Open questions keep the pace they have. The table is told. Raises `NotAllowed`,
        `WrongStatus`.
        """
        async with self._repository.locked(table_id) as loaded:
            table = loaded.table
            need_host(table, user_id, server)
            if not table.open:
                raise WrongStatus("game_over")
            if table.poker_face == on:
                return table
            rated.need_unrated(table, NotAllowed("rated_with_delay"))
            turned = outgoing.PokerFace(user=user_id, on=on)

            def work(db: Connection, at: float) -> None:
                note_rows.note(db, table_id, table.public_seq, at, turned)
                outbox_rows.announce(db, table_id, at, [turned])
                if not on:
                    held_rows.keep_pace(db, table_id)

            loaded = await self._repository.change(table, None, {"poker_face": int(on)}, work)
        self._repository.wake()
        return loaded.table


def check(rules: Rules[Any], public: Point, seat: int, order: Order) -> None:
    """Raises `UserError` unless the game knows such an order."""
    unknown = UserError("no_such_order")
    if order.kind == ONLY_ANSWER:
        if order != Order(ONLY_ANSWER, ONLY_ANSWER):
            raise unknown
        return
    kind = next((o for o in rules.orderables if o.kind == order.kind), None)
    policy = None if kind is None else kind.policy(order.policy)
    questions = (*public.decisions, *rules.upcoming(public.state))
    mine = [d for d in questions if d.seat == seat and d.kind == order.kind]
    known = [d for d in mine if identity(d) == dict(order.about)]
    if order.policy == EXACTLY:
        if not order.about or not any(d.accepts(order.answer) for d in known):
            raise unknown
        return
    if kind is None or policy is None or not (known or set(order.about) <= set(kind.by)):
        raise unknown
    if policy.numbered != (order.amount is not None):
        raise unknown
    if order.amount is not None and not 0 <= order.amount <= orders.HIGHEST:
        raise UserError("order_number", highest=orders.HIGHEST)
    if known:
        return
    view = rules.view(public.state, seat)
    for fact, value in order.about.items():
        met = any(d.facts.get(fact) == value for d in mine)
        if not met and value not in rules.order_subjects(view, order.kind, fact):
            raise unknown


def own_orders(rules: Rules[Any], kept: Kept, seat: int) -> OwnOrders:
    """What the player of a seat may know of what is kept."""
    mine = tuple(orders.read(rules, s) for s in kept.orders if s.seat == seat)
    waiting = kept.held.get(seat)
    if waiting is None:
        rested = kept.rests.get(seat, -math.inf)
        return OwnOrders(seat, mine, resting=tuple(s for s in mine if s.at <= rested))
    if waiting.action is None:
        return OwnOrders(seat, mine, answering=waiting.due_at, sure=waiting.quiet)
    try:
        action = rules.parse_action(waiting.action)
    except IllegalAction:  # of another version of the game; it is deleted when it is due
        return OwnOrders(seat, mine)
    return OwnOrders(seat, mine, held=(action, waiting.due_at))


def _is_held(db: Connection, waiting: Held) -> bool:
    """Whether an answer is held as it was read; another node may have shown it."""
    return waiting in held_rows.of_table(db, waiting.table_id)


def _playing(loaded: Loaded, user_id: int) -> tuple[Table, int]:
    seat = seated(loaded.table, user_id)
    if loaded.table.status != "running":
        raise WrongStatus("orders_while_running")
    return loaded.table, seat
