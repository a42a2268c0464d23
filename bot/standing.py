"""Standing orders at work: who is answered for, when, and what the table is told of it.

`Standings` is the source of answers in a change of a table (see `bot.turns.Source`); `Ordering` the
part of the table service through which users give orders and take them back.
"""

from __future__ import annotations

import logging
import sqlite3
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from bot import held, orders, rows, turns, waits
from bot.errors import NotSeated, Refusal, Stale, WrongStatus
from bot.held import Face, Held
from bot.keeper import Keeper
from bot.lobbies import need_host
from bot.orders import Answer, Standing
from bot.plans import Carrier
from bot.rows import Loaded
from bot.store import Store
from bot.tables import Announcement, Table
from bot.turns import Change, Made, Point
from bot.waits import Open
from engine.core import ONLY_ANSWER, Action, Decision, IllegalAction, Order, Rules

log = logging.getLogger("agora.orders")


class OrderGone(Refusal):
    """An order that was used or ended meanwhile."""

    def __init__(self) -> None:
        super().__init__("That order is not active any more; /orders lists those that are.")


class NothingHeld(Refusal):
    """There is no answer to take back."""

    def __init__(self) -> None:
        super().__init__("Your answer is on the table already; it cannot be taken back here.")


@dataclass(frozen=True, slots=True)
class Kept:
    """What the database knows of a table's orders, and of the answers that wait there."""

    orders: tuple[Standing, ...]
    waits: dict[int, Open]
    held: dict[int, Held]
    spans: tuple[float, ...]

    @classmethod
    def read(cls, db: sqlite3.Connection, table_id: int) -> Kept:
        return cls(
            tuple(orders.of_table(db, table_id)),
            {found.wait.seat: found for found in waits.of_table(db, table_id)},
            {found.seat: found for found in held.of_table(db, table_id)},
            tuple(held.spans(db, table_id)),
        )


@dataclass
class Standings:
    """The standing orders of one table during one change.

    start: the public point before the change, None at the set-up. now: the moment of the change.
    by_hand: seats whose answer by hand begins the change; what they are asked then is new.
    """

    rules: Rules[Any]
    table: Table
    face: Face
    kept: Kept
    start: Point | None
    now: float
    by_hand: frozenset[int] = frozenset()
    used: dict[int, Standing] = field(default_factory=dict)
    """By the number of the step they made."""
    failed: list[Standing] = field(default_factory=list)
    """Orders that went wrong; they end, and their owner is asked."""
    armed: bool = False
    """Something was left that is due later."""
    _named: set[int] = field(default_factory=set)
    """Seats that were told beforehand that a question would come to them."""
    _coming: set[int] = field(default_factory=set)
    _seen: int | None = None
    _answered: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._kinds = {o.kind: o for o in self.rules.orderables}
        if self.start is not None:
            self._pass(self.start)

    # --- answering -------------------------------------------------------------------------------

    def answer(self, rules: Rules[Any], here: Point, decision: Decision) -> Made | None:
        """The answer of a seat's orders, if its moment has come. What goes wrong with an order
        only means that its owner is asked."""
        seat = decision.seat
        self._pass(here)
        found = self._choose(decision)
        if found is None or not self._now(decision, found):
            return None
        try:
            made = turns.answered(rules, here, seat, self.table.seats[seat].user_id, found.action)
        except Exception as error:
            self._failed(found.standing, error)
            return None
        self.used[made.seq] = found.standing
        self._answered.add(seat)
        return made

    def _pass(self, here: Point) -> None:
        """Remember, at each new point, who was told before it that their turn would come."""
        if here.seq != self._seen:
            self._named |= self._coming
            self._coming = {d.seat for d in self.rules.upcoming(here.state)}
            self._seen = here.seq

    def _choose(self, decision: Decision) -> Answer | None:
        """What the orders of a seat say to a question, whenever its moment comes."""
        mine = [s for s in self.kept.orders if s.seat == decision.seat and self._holds_good(s)]
        try:
            return orders.choose(self.rules.orderables, mine, decision) if mine else None
        except Exception as error:
            for standing in mine:
                if standing.order.kind in (ONLY_ANSWER, decision.kind):
                    self._failed(standing, error)
            return None

    def _holds_good(self, standing: Standing) -> bool:
        """Whether an order may answer. Where the table has gone back to, people are asked in
        person: the orders of before would only lead to where it came from."""
        if standing in self.failed:
            return False
        asked = self._asked(standing.seat)
        back = self.table.rewound == self.table.version and asked is not None
        return not back or (asked is not None and standing.at > asked.wait.since)

    def _failed(self, standing: Standing, error: Exception) -> None:
        """An order went wrong, so it ends. What it says stays out of the log, so the message of
        the error does, too."""
        self.failed.append(standing)
        where = "".join(traceback.format_tb(error.__traceback__))
        name = type(error).__name__
        log.error(
            "table %d: an order of seat %d failed: %s\n%s",
            self.table.id,
            standing.seat + 1,
            name,
            where,
        )

    def _now(self, decision: Decision, found: Answer) -> bool:
        seat = decision.seat
        if not self._paced(decision, found):
            return True
        if found.sure and (seat in self._named or seat in self._answered):
            return True
        asked = self._asked(seat)
        waiting = self.kept.held.get(seat)
        if asked is None or (waiting is not None and waiting.action is not None):
            return False
        return self._due(asked, found) <= self.now

    def _paced(self, decision: Decision, found: Answer | None) -> bool:
        """Whether the speed of an answer to this question could tell something to somebody."""
        seats = self.table.seats
        alone = all(s.computer for s in seats if s.index != decision.seat)
        if not self.table.poker_face or not self.face.high or alone:
            return False
        if seats[decision.seat].automatic:
            return False
        kind = self._kinds.get(decision.kind)
        if kind is None:
            # Whether there is a choice in one's own turn may hang on one's hand as well.
            return found is not None and not found.sure
        return kind.guarded

    def _asked(self, seat: int) -> Open | None:
        """The wait for a seat that was under way before this change, if it still is."""
        if seat in self._answered or seat in self.by_hand:
            return None
        return self.kept.waits.get(seat)

    def _due(self, asked: Open, found: Answer) -> float:
        if found.sure:
            return self.face.shown_at(asked)
        waiting = self.kept.held.get(asked.wait.seat)
        if waiting is not None and waiting.wait == asked.wait.id and not waiting.quiet:
            return waiting.due_at
        return self.face.forced_at(asked)

    def holds(self, here: Point, seat: int) -> Held | None:
        """Whether an answer by hand is kept back, in which case its action is still to be filled
        in; None: it is published at once."""
        asked = self.kept.waits.get(seat)
        decision = next((d for d in here.decisions if d.seat == seat), None)
        if asked is None or decision is None or not self._paced(decision, None):
            return None
        at = self.face.shown_at(asked)
        if at <= self.now:
            return None
        question = held.mark_of(decision)
        return Held(self.table.id, seat, asked.wait.id, None, False, at, question)

    # --- telling ---------------------------------------------------------------------------------

    def tell(self, change: Change) -> None:
        """Say in a change whom its announcement has to ping, and whom not."""
        public = change.public
        coming = {d.seat: d for d in self.rules.upcoming(public.state)}
        around = self._around(change)
        change.ahead = coming.keys() - around - public.asked
        questions = (*public.decisions, *coming.values())
        change.spared = {d.seat for d in questions if self._spared(d)}
        # Who was answered for is not there; nor is who was spared a ping for an order that is of no
        # use any more.
        quiet = {seat for seat, waiting in self.kept.held.items() if waiting.quiet}
        change.still -= self._answered | (quiet - change.spared)

    def _around(self, change: Change) -> set[int]:
        """The seats that were asked, or told that they would be, all the while."""
        if self.start is None:
            return set()
        points = [self.start, *(made.point for made in change.made)]
        upto = [p for p in points if p.seq < change.public.seq]
        if not upto:
            return self._concerned(change.public)
        return set.intersection(*(self._concerned(p) for p in upto))

    def _concerned(self, point: Point) -> set[int]:
        return point.asked | {d.seat for d in self.rules.upcoming(point.state)}

    def _spared(self, decision: Decision) -> bool:
        """Whether a seat's orders answer this question whatever the seat holds."""
        found = self._choose(decision)
        return found is not None and found.sure

    # --- storing ---------------------------------------------------------------------------------

    def store(self, db: sqlite3.Connection, table: Table, change: Change, at: float) -> None:
        """Note what was used, end what is over, and hold what is to be published later."""
        stored = [made.seq for made in change.made if made.seq in self.used]
        orders.note_used(db, table.id, stored)
        if not change.public.decisions:
            orders.forget(db, table.id)
            return
        guarded = [
            d.seat
            for d in change.public.decisions
            if (kind := self._kinds.get(d.kind)) is not None and kind.guarded
        ]
        held.mark(db, table.id, guarded)
        if self.idle:
            return
        for standing in (*self._over(change), *self.failed):
            orders.remove(db, table.id, standing.seat, [standing.id])
        held.drop_stale(db, table.id)
        if not change.more:
            self._arm(db, change)

    def _over(self, change: Change) -> list[Standing]:
        """The orders limited to one thing that was asked about and is so no more."""
        limited = [s for s in self.kept.orders if not s.general]
        if self.start is None or change.more or not limited:
            return []
        points = [self.start, *(m.point for m in change.made if m.seq <= change.public.seq)]
        questions = [(*p.decisions, *self.rules.upcoming(p.state)) for p in points]
        return [
            s
            for s in limited
            if any(_about(s, d) for asked in questions for d in asked)
            and not any(_about(s, d) for d in questions[-1])
        ]

    def _arm(self, db: sqlite3.Connection, change: Change) -> None:
        """Hold the answers that orders will give to the open questions."""
        open_now = {found.wait.seat: found for found in waits.of_table(db, self.table.id)}
        waiting = {found.seat: found for found in held.of_table(db, self.table.id)}
        for decision in change.public.decisions:
            seat = decision.seat
            kept = waiting.get(seat)
            if kept is not None and kept.action is not None and not _acted(change, seat):
                self.armed = True
                continue
            found = self._choose(decision)
            asked = open_now.get(seat)
            if found is None or asked is None or change.draft_seat == seat:
                held.drop(db, self.table.id, seat)
                continue
            due = self._due(asked, found)
            held.put(db, Held(self.table.id, seat, asked.wait.id, None, found.sure, due))
            self.armed = True

    @property
    def idle(self) -> bool:
        """Whether nobody at the table has given an order, and nothing is held."""
        return not (self.kept.orders or self.kept.held)

    def ring(self, alarm: Callable[[], None]) -> None:
        """Tell the scheduler if something was left that is due later."""
        if self.armed:
            alarm()


def _acted(change: Change, seat: int) -> bool:
    """Whether the draft on which an answer of this seat was built is not the same any more."""
    own = change.draft_seat == seat and change.made[:1] and change.made[0].seat == seat
    return bool(own) or change.draft_lost == seat


def _about(standing: Standing, decision: Decision) -> bool:
    order = standing.order
    return standing.seat == decision.seat and order.kind == decision.kind and order.fits(decision)


@dataclass(frozen=True, slots=True)
class OwnOrders:
    """What a seat may know of its own orders.

    held: the answer by hand that is not shown yet, with the moment at which it is. answering: the
    moment at which the orders answer the question that is open now; sure: whatever the seat holds.
    """

    seat: int
    orders: tuple[Standing, ...]
    held: tuple[Action, float] | None = None
    answering: float | None = None
    sure: bool = False


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

    async def standings(self, loaded: Loaded, rules: Rules[Any], start: Point | None) -> Standings:
        """The orders of a table for one change."""
        kept = await self.store.read(lambda db: Kept.read(db, loaded.table.id))
        face = Face(loaded.secret, *self.pace, kept.spans)
        return Standings(rules, loaded.table, face, kept, start, self.now())

    async def own_orders(self, table_id: int, user_id: int) -> OwnOrders:
        """The orders of a user at a table. Raises `NoTable`, `NotSeated`."""
        loaded = await self._keeper.load(table_id)
        seat = _seated(loaded.table, user_id)
        kept = await self.store.read(lambda db: Kept.read(db, table_id))
        mine = tuple(s for s in kept.orders if s.seat == seat)
        waiting = kept.held.get(seat)
        if waiting is None:
            return OwnOrders(seat, mine)
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

            def work(db: sqlite3.Connection) -> None:
                if sum(s.seat == seat for s in orders.of_table(db, table_id)) >= orders.AT_MOST:
                    raise Refusal(
                        "You have given so many orders already that no more can be kept; end "
                        "some of them with /orders. Nothing was changed."
                    )
                orders.put(db, table_id, seat, order, at)
                if any(
                    d.kind == order.kind and order.fits(d)
                    for d in public.decisions
                    if d.seat == seat
                ):
                    held.drop(db, table_id, seat)  # what was chosen last counts

            await self.store.write(work)
            await self._go_on(loaded, rules)
        self.wake()
        return await self.own_orders(table_id, user_id)

    async def end_order(self, table_id: int, user_id: int, number: int) -> OwnOrders:
        """End an order. Raises `NotSeated`, `OrderGone`."""
        async with self._keeper.locked(table_id) as loaded:
            seat = _seated(loaded.table, user_id)
            gone = await self.store.write(lambda db: orders.remove(db, table_id, seat, [number]))
            if not gone:
                raise OrderGone()
            if loaded.table.status == "running":
                await self._go_on(loaded, self.rules(loaded.table.game))
        return await self.own_orders(table_id, user_id)

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
            await self.store.write(lambda db: held.drop(db, table_id, seat))
            await self._go_on(loaded, self.rules(table.game))
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
            now = rows.load(db, table.id)
            if now is None or now.table.version != table.version:
                raise Stale()
            if interaction is not None:
                rows.mark_done(db, interaction, table.id, at)
            held.put(db, replace(found, action=said))

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
                await self.store.write(lambda db: held.drop(db, table_id, seat))
                return
            rules = self.rules(table.game)
            if waiting.action is None:
                after = await self._go_on(loaded, rules)
            else:
                after = await self._release_hand(loaded, rules, waiting)
            if after.table.public_seq == table.public_seq:
                await self._give_up(after, rules, waiting)
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
            asked = [held.mark_of(d) for d in public.decisions if d.seat == seat]
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
        standings.by_hand = frozenset(change.answered)
        sources = (plans, *self._sources(loaded, standings))
        turns.go_on(rules, change, sources, plans)
        standings.tell(change)
        loaded = await self._keeper.commit(loaded, rules, change, interaction, sources, **columns)
        standings.ring(self.alarm)
        return await self._go_on(loaded, rules) if change.more else loaded

    async def _give_up(self, loaded: Loaded, rules: Rules[Any], waiting: Held) -> None:
        """Nothing came of what was held. Who has not been pinged yet, or thinks that the answer is
        in, is pinged now."""
        seat = waiting.seat
        public = await self._keeper.public(loaded, rules)
        unaware = waiting.quiet or waiting.action is not None
        user = loaded.table.seats[seat].user_id
        told = turns.reminder(loaded.table, public, (user,) if user is not None else ())

        def work(db: sqlite3.Connection) -> None:
            later = [h for h in held.of_table(db, loaded.table.id) if h.seat == seat]
            if later and later[0].due_at > self.now():
                return
            held.drop(db, loaded.table.id, seat)
            if unaware and seat in public.asked:
                rows.announce(db, loaded.table.id, self.now(), [told])

        await self.store.write(work)

    async def set_poker_face(
        self, table_id: int, user_id: int, on: bool, *, is_manager: bool = False
    ) -> Table:
        """Whether answers that hang on hidden things all come at the same pace (host or manager).

        The table is told. Raises `NotAllowed`, `WrongStatus`.
        """
        async with self._keeper.locked(table_id) as loaded:
            table = loaded.table
            need_host(table, user_id, is_manager)
            if not table.open:
                raise WrongStatus("This game is over.")
            if table.poker_face == on:
                return table
            fact = {"what": "poker_face", "user": user_id, "on": on}

            def work(db: sqlite3.Connection, at: float) -> None:
                rows.note(db, table_id, table.public_seq, at, "poker_face", fact)
                rows.announce(db, table_id, at, [Announcement("notice", fact)])
                if not on:
                    held.hurry(db, table_id, at)

            loaded = await self._keeper.change(table, None, {"poker_face": int(on)}, work)
        self.wake()
        self.alarm()
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


def _seated(table: Table, user_id: int) -> int:
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated()
    return seat


def _playing(loaded: Loaded, user_id: int) -> tuple[Table, int]:
    seat = _seated(loaded.table, user_id)
    if loaded.table.status != "running":
        raise WrongStatus("Orders can be given while the game runs.")
    return loaded.table, seat
