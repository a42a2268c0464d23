"""Turns prepared beforehand: what a plan would lead to, and how it is carried out in its turn.

A plan is a list of wishes, chosen in a position that the rules imagine (`Rules.imagine`). It begins
when its seat is asked the question it opens with, in a turn of its own, and is over with that turn.
Nothing of it is told to anybody but its owner. Pure, but for what `Carrier.write` stores.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import traceback
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

from pydantic import TypeAdapter

from bot.chance import number_of
from bot.storage import rows
from bot.storage.rows import StoredPlan
from bot.tables import turns
from bot.tables.model import Table
from bot.tables.turns import Change, Made, Point, stays_private
from engine.core import Action, Decision, Reason, Rng, Rules

Mode = Literal["run", "through", "propose"]
"""What becomes of a plan in its turn: it runs until something new is known, it runs to its end, or
it waits for a word of its owner."""
End = Literal["hidden", "others", "turn"]
LONGEST = 40
"""Wishes in one plan."""
WORLDS = 3
"""Positions that are imagined; what is not possible in all of them is uncertain."""
UNDONE, OVERTAKEN, SKIPPED, FAILED = "plan_undone", "plan_overtaken", "plan_skipped", "plan_failed"
GRAVE = "plan_grave"
REVEALED, ANSWERED = "plan_revealed", "plan_answered"
"""Why a plan stopped, beside the reasons of the rules."""

log = logging.getLogger("agora.plans")


class BadPlan(ValueError):
    """A stored plan that this version of the program cannot read."""


@dataclass(frozen=True, slots=True)
class Wish:
    """One action of a plan, and the kind of question it answers."""

    question: str
    action: Action


@dataclass(frozen=True, slots=True)
class Plan:
    """The prepared turn of a seat.

    done: wishes that have been carried out. begun: the step after which its turn began, if it did.
    stopped: why it does not go on by itself in this turn.
    """

    seat: int
    mode: Mode = "run"
    wishes: tuple[Wish, ...] = ()
    done: int = 0
    begun: int | None = None
    stopped: Reason | None = None

    @property
    def opening(self) -> str | None:
        """The kind of question with which its turn begins."""
        return self.wishes[0].question if self.wishes else None

    @property
    def rest(self) -> tuple[Wish, ...]:
        return self.wishes[self.done :]

    @property
    def running(self) -> bool:
        """Whether it goes on by itself once its turn has begun."""
        return self.mode != "propose" and self.stopped is None and bool(self.rest)

    def after(self, made: Made) -> Plan:
        """The plan once a step was made in its turn: what nobody could know when it was made stops
        it, unless it is to run through or nothing is left of it."""
        if self.mode != "run" or not self.running or self.begun is None or made.seq <= self.begun:
            return self
        if made.seat != self.seat:
            return replace(self, stopped=Reason(ANSWERED))
        return replace(self, stopped=Reason(REVEALED)) if made.step.barrier else self

    @property
    def mark(self) -> str:
        """Changes with the plan; controls made for another one are late."""
        said = repr((self.wishes, self.done, self.begun is None, self.stopped is None))
        return str(zlib.crc32(said.encode()))


@dataclass(frozen=True, slots=True)
class Outlook:
    """What there is of a plan: for the turn that is played now, or for the next one.

    ahead: whether a turn can be prepared.
    """

    plan: Plan | None = None
    ahead: bool = False


# --- as it is stored -----------------------------------------------------------------------------

_REASON: TypeAdapter[Reason] = TypeAdapter(Reason)


def stored(rules: Rules[Any], plan: Plan) -> StoredPlan:
    """The row of a plan."""
    wishes = [
        {"question": w.question, "action": json.loads(rules.action_codec.dump_json(w.action))}
        for w in plan.wishes
    ]
    return StoredPlan(
        plan.seat,
        plan.mode,
        json.dumps(wishes, ensure_ascii=False, separators=(",", ":")),
        plan.done,
        plan.begun,
        None if plan.stopped is None else _REASON.dump_json(plan.stopped).decode(),
    )


def read(rules: Rules[Any], row: StoredPlan) -> Plan:
    """The plan of a row. Raises `BadPlan`."""
    try:
        wishes = tuple(
            Wish(str(w["question"]), rules.parse_action(json.dumps(w["action"])))
            for w in json.loads(row.actions)
        )
        stopped = None if row.stopped is None else _REASON.validate_json(row.stopped)
    except (ValueError, TypeError, KeyError) as error:  # a refused action is a ValueError, too
        raise BadPlan(str(error)) from error
    if row.mode not in get_args(Mode) or not 0 <= row.done <= len(wishes) <= LONGEST:
        raise BadPlan(f"{row.done} of {len(wishes)} wishes are done, mode {row.mode}")
    return Plan(row.seat, row.mode, wishes, row.done, row.begun, stopped)  # type: ignore[arg-type]


# --- looking ahead -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """One wish as it looks in the imagined turn.

    view: the position in which it is chosen. problem: why it is not possible any more.
    unsure: it hangs on something that nobody can know yet.
    """

    action: Action
    view: Any
    problem: Reason | None = None
    unsure: bool = False


@dataclass(frozen=True, slots=True)
class Foresight:
    """An imagined turn with the plan carried out as far as can be known.

    here: where it leads; its questions are those that may be answered next, none where `end` says
    why nothing more can be known: `hidden` (chance, hidden cards), `others` (have to answer), or
    `turn` (that is where it ends).
    lines: the wishes that were reached; `unreached` more stand behind them.
    """

    here: Point
    lines: tuple[Line, ...]
    unreached: tuple[Wish, ...] = ()
    end: End | None = None

    @property
    def blocked(self) -> bool:
        """Whether its last line is not possible any more."""
        return bool(self.lines) and self.lines[-1].problem is not None


def imagined(
    rules: Rules[Any], state: Any, seq: int, seat: int, secret: str, world: int = 0
) -> Point | None:
    """The turn of a seat as if it began after step `seq`; None if it has none to come.

    The same whenever it is asked for, so that a panel does not flicker.
    """
    said = f"plan:{secret}:{seat}:{seq}:{world}"
    turn = rules.imagine(state, seat, Rng(number_of(said)))
    if turn is None:
        return None
    decisions = rules.decisions(turn)
    return Point(seq, turn, decisions) if {d.seat for d in decisions} == {seat} else None


def foresee(
    rules: Rules[Any], state: Any, seq: int, seat: int, secret: str, wishes: Sequence[Wish]
) -> Foresight | None:
    """Where a plan would lead if the turn began after step `seq`; None if there is no turn."""
    first = imagined(rules, state, seq, seat, secret)
    if first is None:
        return None
    found = _foreseen(rules, first, seat, wishes, lambda state: rules.view(state, seat))
    sure = len(found.lines)
    for world in range(1, WORLDS):
        other = imagined(rules, state, seq, seat, secret, world)
        # Of the others only how far they get is of interest, and views are dear.
        lines = () if other is None else _foreseen(rules, other, seat, wishes, _unseen).lines
        held = [line for line in lines if line.problem is None]
        sure = min(sure, len(held))
    lines = tuple(
        replace(line, unsure=i >= sure and line.problem is None)
        for i, line in enumerate(found.lines)
    )
    return replace(found, lines=lines)


def _unseen(state: Any) -> None:
    """In place of a view."""


def _foreseen(
    rules: Rules[Any],
    here: Point,
    seat: int,
    wishes: Sequence[Wish],
    view_of: Callable[[Any], Any],
) -> Foresight:
    lines: list[Line] = []
    for i, wish in enumerate(wishes):
        view = view_of(here.state)
        [decision] = here.decisions
        action = answer(rules, decision, wish)
        if action is None:
            lines.append(Line(wish.action, view, refusal(decision, wish)))
            return Foresight(here, tuple(lines), tuple(wishes[i + 1 :]))
        lines.append(Line(action, view))
        step = rules.apply(here.state, seat, action, here.decisions)
        if not stays_private(step, seat):
            end: End = "others" if step.decisions else "turn"
            if step.barrier:
                end = "hidden"
            # What lies behind is not shown: it would be made up.
            here = Point(here.seq, here.state, ())
            return Foresight(here, tuple(lines), tuple(wishes[i + 1 :]), end)
        here = Point(here.seq, step.state, step.decisions)
    return Foresight(here, tuple(lines))


def answer(rules: Rules[Any], decision: Decision, wish: Wish) -> Action | None:
    """What a wish answers to a question; None if it is not possible, or has become grave since:
    such an answer is given by hand only, after it was asked about again."""
    if decision.kind != wish.question:
        return None
    action = rules.renewed(decision, wish.action)
    return None if action is None or _grave(decision, action) else action


def _grave(decision: Decision, action: Action) -> bool:
    return any(m.grave and m.accepts(action) for m in decision.menus)


def refusal(decision: Decision, wish: Wish) -> Reason:
    """Why a wish is not possible at a question."""
    if decision.kind != wish.question:
        return Reason(SKIPPED)
    if _grave(decision, wish.action):
        return Reason(GRAVE)
    return decision.refusal(wish.action)


# --- carrying out --------------------------------------------------------------------------------


def own_turn(rules: Rules[Any], state: Any, seat: int) -> bool:
    """Whether the turn that is played now may be this seat's: then it has none to prepare."""
    return rules.imagine(state, seat, Rng(0)) is None


def opened(rules: Rules[Any], stored_plans: Iterable[StoredPlan]) -> dict[int, Plan]:
    """The plans of a table by seat, without those that cannot be read."""
    found = {}
    for row in stored_plans:
        try:
            found[row.seat] = read(rules, row)
        except BadPlan:  # what it says is its owner's secret
            log.warning("a prepared turn of seat %d cannot be read", row.seat + 1)
    return found


class Carrier:
    """The plans of a table while it changes, as a source of answers (`bot.tables.turns.Source`).

    An answer counts for its plan only once its step was made.
    """

    def __init__(self, rules: Rules[Any], table: Table, stored_plans: Sequence[StoredPlan]) -> None:
        self._rules = rules
        self._table = table
        self._stored: dict[int, Plan | None] = {row.seat: None for row in stored_plans}
        self.plans = opened(rules, stored_plans)
        self._stored.update(self.plans)
        self._tried: tuple[int, Plan] | None = None
        self._looked = 0
        self._change: Change | None = None
        self._heard = 0

    def follow(self, change: Change) -> None:
        """From now on the plans hear of the steps of this change, by whomever they are."""
        self._change = change

    # --- what people do --------------------------------------------------------------------------

    def by_hand(self, here: Point, seat: int, action: Action) -> None:
        """A seat answers itself. Who goes another way than the plan is not overruled by it. A plan
        that goes wrong stops; it must not keep its owner from answering."""
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
        plan = self.plans[seat]
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
                change.made.append(made)
                change.draft_seat = seat
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

    def store(self, db: sqlite3.Connection, table: Table, change: Change, at: float) -> None:
        """Write the plans that have changed."""
        if self._tried is not None and any(made.seq == self._tried[0] for made in change.made):
            self._arrived(self._tried[0])
        self._hear()
        for made in change.made:
            self._watch(made.point)
        self.write(db, at)

    @property
    def changed(self) -> bool:
        return any(self.plans.get(seat) != plan for seat, plan in self._stored.items())

    def write(self, db: sqlite3.Connection, at: float) -> None:
        for seat in {*self._stored, *self.plans}:
            plan = self.plans.get(seat)
            if plan is None:
                rows.drop_plans(db, self._table.id, seat)
            elif plan != self._stored.get(seat):
                rows.put_plan(db, self._table.id, stored(self._rules, plan), at)

    # --- parts -----------------------------------------------------------------------------------

    def _put(self, plan: Plan) -> None:
        self.plans[plan.seat] = plan

    def _begin(self, plan: Plan, here: Point, decision: Decision) -> bool:
        """Whether the turn of a plan has begun, now or before."""
        if plan.begun is not None:
            return True
        if decision.kind != plan.opening or not own_turn(self._rules, here.state, plan.seat):
            return False
        self._put(replace(plan, begun=here.seq))
        return True

    def _step(self, here: Point, decision: Decision) -> Made | None:
        """The step of the next wish. None if the plan waits, or if it stops here."""
        seat = decision.seat
        plan = self.plans[seat]
        if all(w.question != decision.kind for w in plan.rest):
            return None  # the plan does not answer this question, so its owner does
        user = self._table.seats[seat].user_id
        try:
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

    def _failed(self, seat: int, error: Exception) -> None:
        """Note where a plan went wrong; what it says, and so the error's message, is a secret."""
        where = "".join(traceback.format_tb(error.__traceback__))
        said = "table %d: the prepared turn of seat %d failed: %s\n%s"
        log.error(said, self._table.id, seat + 1, type(error).__name__, where)

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
        """Throw away the plans whose turn is over."""
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
        if not plan.rest or any(d.kind == plan.opening for d in here.decisions):
            return True  # the second: somebody else's turn has begun
        return not own_turn(self._rules, here.state, plan.seat)


def _done(plan: Plan, action: Action) -> Plan:
    """The plan with its next wish carried out, as the action that it was: undo looks for that."""
    wish = replace(plan.rest[0], action=action)
    wishes = (*plan.wishes[: plan.done], wish, *plan.rest[1:])
    return replace(plan, wishes=wishes, done=plan.done + 1)
