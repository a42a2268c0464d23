"""Plays prepared turns while a table changes: a source of answers (`turns.Source`)."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core import Action, Decision, Reason, Rules
from tables.model import turns
from tables.model.plans import (
    FAILED,
    OVERTAKEN,
    UNDONE,
    Plan,
    answer,
    log,
    opened,
    own_turn,
    refusal,
    stored,
)
from tables.model.stored import StoredPlan
from tables.model.table import Table
from tables.model.turns import Change, Made, Point, stays_private
from tables.store import plan_rows
from tables.store.connection import Connection


class PlanRunner:
    """Plays the prepared turns of a table during one change (`tables.model.turns.Source`).

    A plan advances only once the step that it asked for was made.
    """

    def __init__(self, rules: Rules[Any], table: Table, stored_plans: Sequence[StoredPlan]) -> None:
        self._rules = rules
        self._table = table
        self._rows = tuple(stored_plans)
        self._stored: dict[int, Plan | None] = {row.seat: None for row in stored_plans}
        self.plans = opened(rules, stored_plans)
        self._stored.update(self.plans)
        self._tried: tuple[int, Plan] | None = None
        self._looked = 0
        self._change: Change | None = None
        self._heard = 0

    def follow(self, change: Change) -> None:
        """From now on the plans follow all steps of this change."""
        self._change = change

    # --- what people do --------------------------------------------------------------------------

    def by_hand(self, here: Point, seat: int, action: Action) -> None:
        """A seat answers itself. If the player leaves the path of the plan, the plan does not
        overrule them. A plan that goes wrong stops; it must not keep its owner from answering."""
        if seat not in self.plans:
            return
        try:
            self._by_hand(here, seat, action)
        except Exception as error:
            self._failed(seat, error)
            self._put(replace(self.plans[seat], stopped=Reason(FAILED)))

    def _by_hand(self, here: Point, seat: int, action: Action) -> None:
        decision = next((d for d in here.decisions if d.seat == seat and d.accepts(action)), None)
        if decision is None or not self._begin(self.plans[seat], here, decision):
            return
        plan = self.plans[seat].reached(decision.kind)
        if plan.rest and answer(self._rules, decision, plan.rest[0]) == action:
            self._put(_done(plan, action))
        elif plan.running and any(w.question == decision.kind for w in plan.rest):
            self._put(replace(plan, stopped=Reason(OVERTAKEN)))

    def taken_back(self, seat: int, actions: Sequence[Action]) -> None:
        """Steps of a draft are undone, the last one first: a plan does not act a second time."""
        plan = self.plans.get(seat)
        if plan is None or plan.begun is None:
            return
        done = plan.done
        for action in actions:
            if done and plan.wishes[done - 1].action == action:
                done -= 1
        stopped = Reason(UNDONE) if plan.mode != "propose" else plan.stopped
        self._put(replace(plan, done=done, stopped=stopped))

    def carry_out(self, change: Change, here: Point, seat: int) -> None:
        """Carry out what is left of a plan because its owner says so.

        here: with the draft of the seat, if there is one. It stops before the first step that
        cannot be taken back, unless that is the next one.
        """
        self._put(replace(self.plans[seat], mode="propose", stopped=None))
        while self.plans[seat].rest and here.asked == {seat}:
            [decision] = here.decisions
            made = self._step(here, decision)
            if made is None:
                return
            alone = stays_private(made.step, seat)
            if change.made and not alone:
                self._tried = None
                return
            self._arrived(made.seq)
            here = made.point
            if alone:
                change.draft(made, seat)
            else:
                change.publish(made)
                change.answered.add(seat)
                return

    # --- as a source of answers ------------------------------------------------------------------

    def answer(self, rules: Rules[Any], here: Point, decision: Decision) -> Made | None:
        self._arrived(here.seq)
        self._hear()
        self._watch(here)
        plan = self.plans.get(decision.seat)
        if plan is None or len(here.decisions) > 1 or self._table.seats[plan.seat].automatic:
            return None
        if not self._begin(plan, here, decision) or not self.plans[plan.seat].running:
            return None
        return self._step(here, decision)

    def finish(self, change: Change) -> None:
        """No more answers are asked for. The last steps of the change count, too."""
        if self._tried is not None and any(made.seq == self._tried[0] for made in change.made):
            self._arrived(self._tried[0])
        self._hear()
        for made in change.made:
            self._watch(made.point)

    def still(self, db: Connection) -> bool:
        """Whether the plans are those that were read. Their owners may have changed or replaced
        them at another node."""
        return plan_rows.plans(db, self._table.id) == self._rows

    def store(self, db: Connection, table: Table, change: Change, at: float) -> bool:
        """Write the plans that have changed. Nothing of them is due at a certain time."""
        self.write(db, at)
        return False

    @property
    def changed(self) -> bool:
        return any(self.plans.get(seat) != plan for seat, plan in self._stored.items())

    def write(self, db: Connection, at: float) -> None:
        for seat in {*self._stored, *self.plans}:
            plan = self.plans.get(seat)
            if plan is None:
                plan_rows.drop_plans(db, self._table.id, seat)
            elif plan != self._stored.get(seat):
                plan_rows.put_plan(db, self._table.id, stored(self._rules, plan), at)

    # --- parts -----------------------------------------------------------------------------------

    def _put(self, plan: Plan) -> None:
        self.plans[plan.seat] = plan

    def _begin(self, plan: Plan, here: Point, decision: Decision) -> bool:
        """Whether the turn of a plan has begun, now or before."""
        if plan.begun is not None:
            return True
        if decision.kind not in plan.openings or not own_turn(self._rules, here.state, plan.seat):
            return False
        self._put(replace(plan, begun=here.seq))
        return True

    def _step(self, here: Point, decision: Decision) -> Made | None:
        """The step of the next wish. None if the plan waits or stops here."""
        seat = decision.seat
        plan = self.plans[seat]
        if all(w.question != decision.kind for w in plan.rest):
            return None  # the plan does not answer this question, so its owner does
        plan = plan.reached(decision.kind)
        user = self._table.seats[seat].user_id
        try:
            if plan.listed:
                plan = self._left_out(plan, decision)
                if not plan.rest:
                    return None  # nothing of the list is possible, so its owner answers
            action = answer(self._rules, decision, plan.rest[0])
            if action is None:
                self._put(replace(plan, stopped=refusal(decision, plan.rest[0])))
                return None
            made = turns.answered(self._rules, here, seat, user, action)
        except Exception as error:  # the hand-over before it must be stored whatever happens here
            self._failed(seat, error)
            self._put(replace(plan, stopped=Reason(FAILED)))
            return None
        self._tried = (made.seq, _done(plan, action))
        return replace(made, draft=True)

    def _left_out(self, plan: Plan, decision: Decision) -> Plan:
        """A list without the wishes before the first one that is possible."""
        while plan.rest and answer(self._rules, decision, plan.rest[0]) is None:
            plan = replace(plan, done=plan.done + 1)
        self._put(plan)
        return plan

    def _failed(self, seat: int, error: Exception) -> None:
        """Record where a plan went wrong. What it says, and so the error's message, is a secret."""
        where = "".join(traceback.format_tb(error.__traceback__))
        log.error(
            "table %d: the prepared turn of seat %d failed: %s\n%s",
            self._table.id,
            seat + 1,
            type(error).__name__,
            where,
        )

    def _arrived(self, seq: int) -> None:
        """The step that was tried has been made if the game has got so far."""
        if self._tried is not None and self._tried[0] <= seq:
            self._put(self._tried[1])
        self._tried = None

    def _hear(self) -> None:
        """Stop the plans of which the newest steps tell something new."""
        made = self._change.made[self._heard :] if self._change is not None else []
        self._heard += len(made)
        for one in made:
            for plan in tuple(self.plans.values()):
                self._put(plan.after(one))

    def _watch(self, here: Point) -> None:
        """Discard the plans whose turn is over."""
        if here.seq > self._looked:
            self._looked = here.seq
            for plan in tuple(self.plans.values()):
                if self._over(plan, here):
                    del self.plans[plan.seat]

    def _over(self, plan: Plan, here: Point) -> bool:
        if not here.decisions:
            return True
        if plan.begun is None or here.seq <= plan.begun or plan.seat in here.asked:
            return False
        if plan.listed:
            return not plan.rest or not self._rules.is_queueing(here.state, plan.seat)
        if not plan.rest or any(d.kind in plan.openings for d in here.decisions):
            return True  # the second: somebody else's turn has begun
        return not own_turn(self._rules, here.state, plan.seat)


def _done(plan: Plan, action: Action) -> Plan:
    """The plan with its next wish carried out, as the action that it was: undo looks for that."""
    wish = replace(plan.rest[0], action=action)
    wishes = (*plan.wishes[: plan.done], wish, *plan.rest[1:])
    return replace(plan, wishes=wishes, done=plan.done + 1)
