"""Standing orders at work: a source of answers in a change of a table (`turns.Source`).

It decides for whom orders answer and when, what the table is told of it, and which answers are held
back.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from engine.core import ONLY_ANSWER, Decision, Rules
from tables.model import default_answers, orders, poker_face, turns
from tables.model.clock import Open
from tables.model.orders import Answer, Standing
from tables.model.poker_face import Face, Held
from tables.model.stored import Kept
from tables.model.table import Table
from tables.model.turns import Change, Made, Point
from tables.store import default_answer_rows, held_rows, order_rows, wait_rows
from tables.store.connection import Connection

SPARE = 1.0
"""Seconds that the scheduler may take to show what is due."""

log = logging.getLogger("agora.orders")


@dataclass(slots=True)
class Forewarned:
    """Collects, over the points of a change, the seats that were told in advance of a question that
    would come to them."""

    rules: Rules[Any]
    seats: set[int] = field(default_factory=set)
    _coming: set[int] = field(default_factory=set)
    _seen: int | None = None

    def meet(self, here: Point) -> None:
        """Record, at each new point, who was told before it that their turn would come."""
        if here.seq != self._seen:
            self.seats |= self._coming
            self._coming = {d.seat for d in self.rules.upcoming(here.state)}
            self._seen = here.seq


@dataclass
class StandingOrders:
    """Answers by the standing orders of one table during one change.

    start: the public point before the change, None at the set-up. now: the moment of the change.
    by_hand: seats whose answer by hand begins the change; what they are asked then is new.
    draft_lost: the seat whose draft could not be kept. begins: whether the game begins and its
    players' default answers apply, as orders from the next change on. present: the seat whose
    player has pressed just now, and needs no direct message.
    """

    rules: Rules[Any]
    table: Table
    face: Face
    kept: Kept
    start: Point | None
    now: float
    by_hand: frozenset[int] = frozenset()
    draft_lost: int | None = None
    present: int | None = None
    begins: bool = False
    used: dict[int, Standing] = field(default_factory=dict)
    """By the number of the step they made."""
    failed: list[Standing] = field(default_factory=list)
    """Orders that went wrong; they end, and their owner is asked."""
    _answered: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._kinds = {o.kind: o for o in self.rules.orderables}
        self._orders = [orders.read(self.rules, s) for s in self.kept.orders]
        self._forewarned = Forewarned(self.rules)
        if self.start is not None:
            self._forewarned.meet(self.start)

    def follow(self, before: StandingOrders) -> None:
        """Continue a change that was cut: to everybody, the two are one."""
        self.start = before.start
        self.present = before.present
        self._forewarned.seats |= before._forewarned.seats
        self._answered |= before._answered

    def recall(self, forewarned: Forewarned, answered: Iterable[int]) -> None:
        """Take over what was known in a change that was cut, and the seats whose orders answered in
        it."""
        self._forewarned = forewarned
        self._answered |= set(answered)

    # --- answering -------------------------------------------------------------------------------

    def answer(self, rules: Rules[Any], here: Point, decision: Decision) -> Made | None:
        """The answer of a seat's orders, if its moment has come. An order that goes wrong only
        means that its owner is asked."""
        seat = decision.seat
        self._forewarned.meet(here)
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

    def _choose(self, decision: Decision) -> Answer | None:
        """What the orders of a seat answer to a question, whenever the answer is due."""
        mine = [s for s in self._orders if s.seat == decision.seat and self._holds_good(s)]
        try:
            return orders.choose(self.rules.orderables, mine, decision) if mine else None
        except Exception as error:
            for standing in mine:
                if standing.order.kind in (ONLY_ANSWER, decision.kind):
                    self._failed(standing, error)
            return None

    def _holds_good(self, standing: Standing) -> bool:
        """Whether an order may answer. Owners answer in person after they have undone or lost a
        step of the answer. Everybody does where the table has gone back to, because the earlier
        orders would only lead to the same place again. A single answer is given once."""
        seat = standing.seat
        if standing in self.failed or seat == self.draft_lost or self._is_spent(standing):
            return False
        rest = None if self._asked(seat) is None else self.kept.rests.get(seat)
        return rest is None or standing.at > rest

    def _is_spent(self, standing: Standing) -> bool:
        return standing.single and standing in self.used.values()

    def _failed(self, standing: Standing, error: Exception) -> None:
        """An order went wrong, so it ends. What it says stays out of the log, and so does the
        message of the error."""
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
        if found.sure and (seat in self._forewarned.seats or seat in self._answered):
            return True
        asked = self._asked(seat)
        waiting = self.kept.held.get(seat)
        if asked is None or (waiting is not None and waiting.action is not None):
            return False
        return self._due(asked, found) <= self.now

    def _paced(self, decision: Decision, found: Answer | None) -> bool:
        """Whether the time that an answer to this question takes could reveal something."""
        seats, seat = self.table.seats, decision.seat
        alone = all(s.computer for s in seats if s.index != seat)
        if not self.face.high or alone or seats[seat].automatic:
            return False
        before = self._asked(seat) is not None and seat in self.kept.paced
        if not (self.table.poker_face or before):
            return False
        kind = self._kinds.get(decision.kind)
        if kind is None:
            # Whether one's own turn offers a choice may depend on one's hand as well.
            return found is not None and not found.sure
        return kind.guarded

    def _asked(self, seat: int) -> Open | None:
        """The wait for a seat that began before this change, if it is still open."""
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

    def guards(self, here: Point, seat: int) -> bool:
        """Whether a seat is asked something whose answer must not reveal how it came about."""
        return any(d.seat == seat and self._paced(d, None) for d in here.decisions)

    def holds(self, here: Point, seat: int) -> Held | None:
        """The answer by hand to keep back, with its action still to be filled in; None: it is
        published at once."""
        asked = self.kept.waits.get(seat)
        decision = next((d for d in here.decisions if d.seat == seat), None)
        if asked is None or decision is None or not self._paced(decision, None):
            return None
        at = self.face.shown_at(asked)
        if at <= self.now:
            return None
        question = poker_face.mark_of(decision)
        return Held(self.table.id, seat, asked.wait.id, None, False, at, question)

    # --- telling ---------------------------------------------------------------------------------

    def tell(self, change: Change) -> None:
        """Set whom the announcement of a change pings, and who is called alone.

        Where an answer must not reveal whether it came by itself, the ping must not either: it goes
        to everybody who wants pings, or to nobody, whatever their orders are.
        """
        public = change.public
        coming = {d.seat: d for d in self.rules.upcoming(public.state)}
        around = self._around(change)
        change.told.ahead = coming.keys() - around - public.asked
        questions = {**coming, **{d.seat: d for d in public.decisions}}
        sure = {seat for seat, d in questions.items() if self._sure(d)}
        guarded = {seat for seat, d in questions.items() if self._paced(d, None)}
        private = guarded - self.kept.loud
        change.told.spared = (sure - guarded) | private
        # Two kinds of seats have not read of their question: those that an order answered for, and
        # those that were spared a ping for an order that no longer applies.
        lost = {seat for seat, waiting in self.kept.held.items() if waiting.quiet} - sure
        change.still -= self._answered | (lost - guarded)
        back = self._goes_on(change)
        if back is not None and self.start is not None:
            if back not in change.still & self.start.asked:
                change.told.back = {back} - {self.present}
            change.still.add(back)
        quiet = self.start is not None and bool(public.asked) and public.asked <= private
        change.told.rests = self.face.high + SPARE if quiet and self.face.high else 0.0
        called = (change.new | change.told.ahead | (lost & public.asked)) & private
        change.told.called = {seat for seat in called - sure if seat != self.present}

    def _goes_on(self, change: Change) -> int | None:
        """The seat whose turn goes on after nothing but answers of others and of its own orders.
        The table was last told to wait for this seat, so nobody has read of a question in
        between."""
        public, told = change.public, self.table.announced_asked
        if (
            self.start is None
            or self.table.announced_seq != self.start.seq
            or len(public.asked) != 1
        ):
            return None
        [decision] = public.decisions
        seat = decision.seat
        turn = [who for who, kind in self.kept.made if not turns.between(self.rules, kind)]
        made = [m for m in change.made if m.seq <= public.seq]
        pressed = bool(made) and made[0].seat == self.present == seat
        in_turn = pressed and not turns.between(self.rules, made[0].question)
        if not in_turn and turn[:1] != [seat]:
            return None
        own = not turns.between(self.rules, decision.kind)
        rest = made[1:] if pressed else made
        others = bool(made) and all(turns.between(self.rules, m.question) for m in rest)
        return seat if own and others and seat in told else None

    def _around(self, change: Change) -> set[int]:
        """The seats that were asked, or told that they would be, throughout the change."""
        if self.start is None:
            return set()
        points = [self.start, *(made.point for made in change.made)]
        upto = [p for p in points if p.seq < change.public.seq]
        if not upto:
            return self._concerned(change.public)
        return set.intersection(*(self._concerned(p) for p in upto))

    def _concerned(self, point: Point) -> set[int]:
        return point.asked | {d.seat for d in self.rules.upcoming(point.state)}

    def _sure(self, decision: Decision) -> bool:
        """Whether a seat's orders answer this question whatever the seat holds."""
        found = self._choose(decision)
        return found is not None and found.sure

    # --- storing ---------------------------------------------------------------------------------

    def still(self, db: Connection) -> bool:
        """Whether orders, held answers by hand and paused orders are those that were read. None of
        them changes the version of the table, and players who gave them or took them back were told
        that it counts."""
        held, kept = held_rows.of_table(db, self.table.id), self.kept
        return (
            tuple(order_rows.of_table(db, self.table.id)) == kept.orders
            and _by_hand(held) == _by_hand(kept.held.values())
            and held_rows.rests(db, self.table.id) == kept.rests
        )

    def store(self, db: Connection, table: Table, change: Change, at: float) -> bool:
        """Record what was used, end what is over, and hold what is to be published later. Returns
        whether there is any of that."""
        stored = [made.seq for made in change.made if made.seq in self.used]
        order_rows.note_used(db, table.id, stored)
        if not change.public.decisions:
            order_rows.forget(db, table.id)
            return False
        guarded = [
            d.seat
            for d in change.public.decisions
            if (kind := self._kinds.get(d.kind)) is not None and kind.guarded
        ]
        held_rows.mark(db, table.id, guarded)
        for seat, order in (
            default_answer_rows.at_table(db, table.id, table.game) if self.begins else ()
        ):
            if default_answers.known(self.rules, order):
                order_rows.put(db, table.id, seat, order, at)
        if self.idle:
            return False
        for standing, seq in self._over(change):
            order_rows.over(db, table.id, standing, seq)
        for standing in self.failed:
            order_rows.remove(db, table.id, standing.seat, [standing.id])
        held_rows.drop_stale(db, table.id)
        if change.draft_lost is not None:
            held_rows.rest(db, table.id, at, change.draft_lost)
        return not change.owed.more and self._arm(db, change)

    def _over(self, change: Change) -> list[tuple[Standing, int]]:
        """The orders limited to one thing that was asked about and no longer is, each with the
        first step after which it was not."""
        spent = [
            (standing, seq)
            for seq, standing in self.used.items()
            if standing.single and seq <= change.public.seq
        ]
        ended = [standing for standing, _ in spent]
        limited = [s for s in self._orders if not s.general and s not in ended]
        if self.start is None or change.owed.more or not limited:
            return spent
        made = [m.point for m in change.made if m.seq <= change.public.seq]
        points = [self.start, *made, change.public]
        questions = [(*p.decisions, *self.rules.upcoming(p.state)) for p in points]
        found = spent
        for standing in limited:
            asked = [
                n
                for n, these in enumerate(questions)
                if any(self._about(standing, d) for d in these)
            ]
            if asked and asked[-1] + 1 < len(points):
                found.append((standing, points[asked[-1] + 1].seq))
        return found

    def _about(self, standing: Standing, decision: Decision) -> bool:
        """Whether an order is limited to what a question is about, or to what comes after it."""
        kinds, order = orders.kinds_along(self.rules, decision.kind), standing.order
        return standing.seat == decision.seat and order.kind in kinds and order.concerns(decision)

    def _arm(self, db: Connection, change: Change) -> bool:
        """Hold the answers that orders will give to the open questions. Returns whether any is
        held."""
        armed = False
        open_now = {found.wait.seat: found for found in wait_rows.of_table(db, self.table.id)}
        waiting = {found.seat: found for found in held_rows.of_table(db, self.table.id)}
        for decision in change.public.decisions:
            seat = decision.seat
            kept = waiting.get(seat)
            if kept is not None and kept.action is not None and not _acted(change, seat):
                armed = True
                continue
            found = self._choose(decision)
            asked = open_now.get(seat)
            if found is None or asked is None or change.draft_seat == seat:
                held_rows.drop(db, self.table.id, seat)
                continue
            due = self._due(asked, found)
            held_rows.put(db, Held(self.table.id, seat, asked.wait.id, None, found.sure, due))
            armed = True
        return armed

    @property
    def idle(self) -> bool:
        """Whether nobody at the table has given an order, and nothing is held."""
        return not (self.kept.orders or self.kept.held)


def _by_hand(held: Iterable[Held]) -> set[Held]:
    return {found for found in held if found.action is not None}


def _acted(change: Change, seat: int) -> bool:
    """Whether the draft that an answer of this seat was built on has changed."""
    own = change.draft_seat == seat and change.made[:1] and change.made[0].seat == seat
    return bool(own) or change.draft_lost == seat
