"""How orders are given and ended, and held answers shown: a part of the table service."""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from engine.core import ONLY_ANSWER, Action, IllegalAction, Order, Rules
from tables.acts.carrier import Carrier
from tables.acts.keeper import Keeper
from tables.acts.standing import Kept, Standings
from tables.facts import orders, poker_face, turns
from tables.facts.errors import Refusal, Stale, WrongStatus
from tables.facts.guards import ManagedServer, need_host, seated
from tables.facts.model import Announcement, Table
from tables.facts.orders import Standing
from tables.facts.poker_face import Face, Held
from tables.facts.stored import Loaded
from tables.facts.turns import Change, Point
from tables.store import game_rows, held_rows, note_rows, order_rows, outbox_rows, wait_rows
from tables.store.sqlite import Store


class OrderGone(Refusal):
    """An order that was used or ended meanwhile."""

    def __init__(self) -> None:
        super().__init__("That order is not active any more; /orders lists those that are.")


class NothingHeld(Refusal):
    """There is no answer to take back."""

    def __init__(self) -> None:
        super().__init__("Your answer is on the table already; it cannot be taken back here.")


@dataclass(frozen=True, slots=True)
class OwnOrders:
    """What a seat may know of its own orders.

    held: the answer by hand that is not shown yet, with the moment at which it is. answering: the
    moment at which the orders answer the question that is open now; sure: whatever the seat holds.
    called: it was not pinged for that question, for an order would have answered, and none does.
    resting: the orders that do not answer it, because their owner has begun to.
    """

    seat: int
    orders: tuple[Standing, ...]
    held: tuple[Action, float] | None = None
    answering: float | None = None
    sure: bool = False
    called: bool = False
    resting: tuple[Standing, ...] = ()


class Ordering:
    """The part of the table service that is about standing orders and answers held back."""

    store: Store
    now: Callable[[], float]
    pace: tuple[float, float]
    wake: Callable[[], None]
    alarm: Callable[[], None]
    _keeper: Keeper
    _sources: Callable[..., Any]
    _go_on: Callable[..., Any]

    def rules(self, game: str) -> Rules[Any]:
        return self._keeper.rules(game)

    async def standings(
        self,
        loaded: Loaded,
        rules: Rules[Any],
        start: Point | None,
        cut: Standings | None = None,
    ) -> Standings:
        """The orders of a table for one change.

        cut: those of a change that was too long for one transaction, with which this one goes on.
        """
        kept = await self.store.read(lambda db: Kept.read(db, loaded.table.id))
        face = Face(loaded.secret, *self.pace, kept.spans)
        made = Standings(rules, loaded.table, face, kept, start, self.now())
        if cut is None and start is not None:
            cut = await self._cut(loaded, made)
        if cut is not None:
            made.follow(cut)
        return made

    async def _cut(self, loaded: Loaded, made: Standings) -> Standings | None:
        """The first part of a long change that a stop or a fault has kept from going on: the steps
        of which the table has not been told."""
        table, rules = loaded.table, made.rules
        if table.told_seq >= table.public_seq:
            return None
        used = await self.store.read(lambda db: order_rows.made(db, table.id, table.told_seq))
        points = [
            await self._keeper.rebuild(table, rules, seq)
            for seq in range(max(0, table.told_seq), table.public_seq + 1)
        ]
        start = points[0] if table.told_seq >= 0 else None
        before = Standings(rules, table, made.face, made.kept, start, made.now)
        before.recall(points, used)
        return before

    async def own_orders(self, table_id: int, user_id: int) -> OwnOrders:
        """The orders of a user at a table. Raises `NoTable`, `NotSeated`."""
        loaded = await self._keeper.load(table_id)
        seat = seated(loaded.table, user_id)
        kept = await self.store.read(lambda db: Kept.read(db, table_id))
        mine = tuple(s for s in kept.orders if s.seat == seat)
        waiting = kept.held.get(seat)
        if waiting is None:
            rested = kept.rests.get(seat, -math.inf)
            return OwnOrders(seat, mine, resting=tuple(s for s in mine if s.at <= rested))
        if waiting.action is None:
            return OwnOrders(seat, mine, answering=waiting.due_at, sure=waiting.quiet)
        try:
            action = self.rules(loaded.table.game).parse_action(waiting.action)
        except IllegalAction:  # of another version of the game; it is thrown away when it is due
            return OwnOrders(seat, mine)
        return OwnOrders(seat, mine, held=(action, waiting.due_at))

    async def give_order(self, table_id: int, user_id: int, order: Order) -> OwnOrders:
        """Give an order; one for the same questions is replaced. What it can answer now it does.

        Raises `NotSeated`, `WrongStatus`, `Refusal`.
        """
        async with self._keeper.locked(table_id) as loaded:
            table, seat = _playing(loaded, user_id)
            rules = self.rules(table.game)
            public = await self._keeper.public(loaded, rules)
            check(rules, public, seat, order)
            at = self.now()
            before = await self._held(table_id, seat)

            def work(db: sqlite3.Connection) -> None:
                if order_rows.full(db, table_id, seat, order):
                    raise Refusal(
                        "You have given so many orders already that no more can be kept; end "
                        "some of them with /orders. Nothing was changed."
                    )
                rested = held_rows.rests(db, table_id).get(seat, 0.0)
                # It counts, whatever the clock says: it was given after those that rest.
                given = max(at, math.nextafter(rested, math.inf))
                order_rows.put(db, table_id, seat, order, given)
                if any(
                    d.kind == order.kind and order.fits(d)
                    for d in public.decisions
                    if d.seat == seat
                ):
                    held_rows.drop(db, table_id, seat)  # what was chosen last counts

            await self.store.write(work)
            await self._go_on(loaded, rules, stored=True)
        self.wake()
        return await self._own_after(table_id, user_id, before)

    async def end_order(self, table_id: int, user_id: int, number: int) -> OwnOrders:
        """End an order. Raises `NotSeated`, `OrderGone`."""
        async with self._keeper.locked(table_id) as loaded:
            seat = seated(loaded.table, user_id)
            before = await self._held(table_id, seat)
            gone = await self.store.write(
                lambda db: order_rows.remove(db, table_id, seat, [number])
            )
            if not gone:
                raise OrderGone()
            if loaded.table.status == "running":
                await self._go_on(loaded, self.rules(loaded.table.game), stored=True)
        return await self._own_after(table_id, user_id, before)

    async def _held(self, table_id: int, seat: int) -> Held | None:
        return (await self.store.read(lambda db: Kept.read(db, table_id))).held.get(seat)

    async def _own_after(self, table_id: int, user_id: int, before: Held | None) -> OwnOrders:
        """The orders of a user after a change of them. Who was spared a ping and has to answer now
        is told here alone: a ping in public would tell of the order."""
        own = await self.own_orders(table_id, user_id)
        if before is None or not before.quiet or own.sure:
            return own
        asked = await self.store.read(lambda db: wait_rows.by_id(db, before.wait))
        return replace(own, called=asked is not None)

    async def end_orders_about(self, table_id: int, user_id: int, order: Order) -> OwnOrders:
        """End the order for exactly these questions, whatever it says; there may be none."""
        own = await self.own_orders(table_id, user_id)
        for standing in own.orders:
            same = (standing.order.kind, standing.order.about) == (order.kind, order.about)
            if same:
                return await self.end_order(table_id, user_id, standing.id)
        return own

    async def take_back_answer(self, table_id: int, user_id: int) -> OwnOrders:
        """Take an answer back that is not shown yet. Raises `NotSeated`, `NothingHeld`."""
        async with self._keeper.locked(table_id) as loaded:
            table, seat = _playing(loaded, user_id)
            kept = await self.store.read(lambda db: Kept.read(db, table_id))
            waiting = kept.held.get(seat)
            if waiting is None or waiting.action is None:
                raise NothingHeld()
            at = self.now()

            def work(db: sqlite3.Connection) -> None:
                held_rows.drop(db, table_id, seat)
                held_rows.rest(db, table_id, at, seat)

            await self.store.write(work)
            await self._go_on(loaded, self.rules(table.game), stored=True)
        return await self.own_orders(table_id, user_id)

    async def hold(
        self,
        loaded: Loaded,
        rules: Rules[Any],
        found: Held,
        action: Action,
        interaction: int | None,
    ) -> None:
        """Keep an answer by hand back. The table does not change, so no version is counted.

        Raises `Stale`.
        """
        said = rules.action_codec.dump_json(action).decode()
        table = loaded.table
        at = self.now()

        def work(db: sqlite3.Connection) -> None:
            now = game_rows.load(db, table.id)
            if now is None or now.table.version != table.version:
                raise Stale()
            if interaction is not None:
                game_rows.mark_done(db, interaction, table.id, at)
            held_rows.put(db, replace(found, action=said))

        await self.store.write(work)
        self.alarm()

    async def keep(self, standings: Standings, change: Change) -> None:
        """Store what orders leave behind where nothing else has to be stored."""
        if not standings.idle:
            at, table = self.now(), standings.table
            await self.store.write(lambda db: standings.store(db, table, change, at))
            standings.ring(self.alarm)

    async def release(self, table_id: int, seat: int) -> None:
        """Publish what was held for a seat and is due, if it still fits; all is checked anew.

        Raises `Refusal`, `DamagedSave`, `StorageFault`.
        """
        async with self._keeper.locked(table_id) as loaded:
            table = loaded.table
            kept = await self.store.read(lambda db: Kept.read(db, table_id))
            waiting = kept.held.get(seat)
            if waiting is not None and waiting.due_at > self.now():
                return
            if waiting is None or table.status != "running":
                await self.store.write(lambda db: held_rows.drop(db, table_id, seat))
                return
            rules = self.rules(table.game)
            if waiting.action is None:
                after = await self._go_on(loaded, rules)
            else:
                after = await self._release_hand(loaded, rules, waiting)
            if after.table.public_seq == table.public_seq:
                await self._give_up(after, rules, waiting)
        self.wake()

    async def let_go(self, table_id: int, seat: int) -> None:
        """Throw away what was held for a seat and went wrong when it was due.

        Raises `Refusal`, `DamagedSave`, `StorageFault`.
        """
        async with self._keeper.locked(table_id) as loaded:
            kept = await self.store.read(lambda db: Kept.read(db, table_id))
            waiting = kept.held.get(seat)
            if waiting is None or loaded.table.status != "running":
                await self.store.write(lambda db: held_rows.drop(db, table_id, seat))
                return
            await self._give_up(loaded, self.rules(loaded.table.game), waiting)
        self.wake()

    async def _release_hand(self, loaded: Loaded, rules: Rules[Any], waiting: Held) -> Loaded:
        """Carry a held answer out as if it were given now, if the question still is the same and
        the rules still take it."""
        table, seat = loaded.table, waiting.seat
        public = await self._keeper.public(loaded, rules)
        head = await self._keeper.head(loaded, rules)
        draft = await self._keeper.draft(table, rules)
        try:
            action = rules.parse_action(waiting.action or "")
            asked = [poker_face.mark_of(d) for d in public.decisions if d.seat == seat]
            if waiting.question not in asked:
                return loaded
            change = turns.act(rules, table, public, head, draft, seat, action)
        except IllegalAction:
            return loaded
        change.still.discard(seat)  # as with an order, nobody has to be there any more
        standings = await self.standings(loaded, rules, public)
        return await self.settle(loaded, rules, standings, change)

    async def settle(
        self,
        loaded: Loaded,
        rules: Rules[Any],
        standings: Standings,
        change: Change,
        interaction: int | None = None,
        plans: Carrier | None = None,
        **columns: Any,
    ) -> Loaded:
        """Let others go on after a change by hand, and store all of it.

        plans: the prepared turns of the table, as the change by hand has left them.
        """
        plans = plans or Carrier(rules, loaded.table, loaded.plans)
        plans.follow(change)
        standings.by_hand = frozenset(change.answered)
        standings.draft_lost = change.draft_lost
        sources = (plans, *self._sources(loaded, standings))
        turns.go_on(rules, change, sources, plans)
        standings.tell(change)
        loaded = await self._keeper.commit(loaded, rules, change, interaction, sources, **columns)
        standings.ring(self.alarm)
        return await self._go_on(loaded, rules, standings, stored=True) if change.more else loaded

    async def _give_up(self, loaded: Loaded, rules: Rules[Any], waiting: Held) -> None:
        """Nothing came of what was held. Who was not told yet, or thinks that the answer is in, is
        told now; where that could tell others something, by direct message."""
        seat = waiting.seat
        public = await self._keeper.public(loaded, rules)
        unaware = waiting.quiet or waiting.action is not None
        user = loaded.table.seats[seat].user_id
        if (await self.standings(loaded, rules, public)).guards(public, seat):
            told = turns.call(loaded.table, public, seat)
        else:
            told = turns.reminder(loaded.table, public, (user,) if user is not None else ())

        def work(db: sqlite3.Connection) -> None:
            later = [h for h in held_rows.of_table(db, loaded.table.id) if h.seat == seat]
            if later and later[0].due_at > self.now():
                return
            held_rows.drop(db, loaded.table.id, seat)
            if waiting.action is not None:
                held_rows.rest(db, loaded.table.id, self.now(), seat)
            if unaware and seat in public.asked:
                outbox_rows.announce(db, loaded.table.id, self.now(), [told])

        await self.store.write(work)

    async def set_poker_face(
        self, table_id: int, user_id: int, on: bool, *, server: ManagedServer | None = None
    ) -> Table:
        """Whether answers that hang on hidden things all come at the same pace (host or manager).

        Questions that are open keep the pace they have. The table is told. Raises `NotAllowed`,
        `WrongStatus`.
        """
        async with self._keeper.locked(table_id) as loaded:
            table = loaded.table
            need_host(table, user_id, server)
            if not table.open:
                raise WrongStatus("This game is over.")
            if table.poker_face == on:
                return table
            fact = {"what": "poker_face", "user": user_id, "on": on}

            def work(db: sqlite3.Connection, at: float) -> None:
                note_rows.note(db, table_id, table.public_seq, at, "poker_face", fact)
                outbox_rows.announce(db, table_id, at, [Announcement("notice", fact)])
                if not on:
                    held_rows.keep_pace(db, table_id)

            loaded = await self._keeper.change(table, None, {"poker_face": int(on)}, work)
        self.wake()
        return loaded.table


def check(rules: Rules[Any], public: Point, seat: int, order: Order) -> None:
    """Raises `Refusal` unless the game knows such an order."""
    unknown = Refusal("There is no such order (any more); /orders shows what can be ordered.")
    if order.kind == ONLY_ANSWER:
        if order != Order(ONLY_ANSWER, ONLY_ANSWER):
            raise unknown
        return
    kind = next((o for o in rules.orderables if o.kind == order.kind), None)
    policy = None if kind is None else kind.policy(order.policy)
    if kind is None or policy is None or not set(order.about) <= set(kind.by):
        raise unknown
    if policy.numbered != (order.amount is not None):
        raise unknown
    if order.amount is not None and not 0 <= order.amount <= orders.HIGHEST:
        raise Refusal(f"The number must be from 0 to {orders.HIGHEST}.")
    view = rules.view(public.state, seat)
    questions = (*public.decisions, *rules.upcoming(public.state))
    mine = [d for d in questions if d.seat == seat and d.kind == order.kind]
    for fact, value in order.about.items():
        met = any(d.facts.get(fact) == value for d in mine)
        if not met and value not in rules.order_subjects(view, order.kind, fact):
            raise unknown


def _playing(loaded: Loaded, user_id: int) -> tuple[Table, int]:
    seat = seated(loaded.table, user_id)
    if loaded.table.status != "running":
        raise WrongStatus("Orders can be given while the game runs.")
    return loaded.table, seat
