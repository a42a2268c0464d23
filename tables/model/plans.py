"""Turns prepared in advance: what a plan would lead to, and how it is carried out in its turn.

A plan is a list of wishes, chosen in a position that the rules imagine (`Rules.simulate_turn`). It
begins when its seat is asked the question it opens with, in a turn of its own, and is over with
that turn. Nothing of it is told to anybody but its owner.
"""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

from pydantic import TypeAdapter

from engine.core import Action, Decision, Reason, Rng, Rules
from tables.model.chance import number_of
from tables.model.stored import StoredPlan
from tables.model.turns import Made, Point, stays_private

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
    """One action of a plan, and the kind of question it answers. implied: it goes without saying,
    and is left out where it is not asked."""

    question: str
    action: Action
    implied: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """The prepared turn of a seat.

    done: wishes that have been carried out, or left out. begun: the step after which its turn
    began, if it did. stopped: why it does not go on by itself in this turn. listed: it is a list
    for questions that come by turns (`Rules.queued_kinds`), of which the first possible one is
    taken.
    """

    seat: int
    mode: Mode = "run"
    wishes: tuple[Wish, ...] = ()
    done: int = 0
    begun: int | None = None
    stopped: Reason | None = None
    listed: bool = False

    @property
    def opening(self) -> str | None:
        """The kind of question with which its turn begins."""
        return self.wishes[0].question if self.wishes else None

    @property
    def openings(self) -> frozenset[str]:
        """The kinds of question with which its turn may begin, as what goes without saying need
        not be asked."""
        said = next((i for i, wish in enumerate(self.wishes, 1) if not wish.implied), None)
        return frozenset(wish.question for wish in self.wishes[:said])

    def reached(self, question: str) -> Plan:
        """The plan where a question is asked, without what goes without saying before it."""
        done = self.done
        while done < len(self.wishes) and _needless(self.wishes[done], question):
            done += 1
        return self if done == self.done else replace(self, done=done)

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
        if (
            self.listed
            or self.mode != "run"
            or not self.running
            or self.begun is None
            or made.seq <= self.begun
        ):
            return self
        if made.seat != self.seat:
            return replace(self, stopped=Reason(ANSWERED))
        return replace(self, stopped=Reason(REVEALED)) if made.step.barrier else self

    @property
    def mark(self) -> str:
        """Changes with the plan; controls made for another one are late."""
        said = repr((self.wishes, self.done, self.begun is None, self.stopped is None))
        return str(zlib.crc32(said.encode()))


def _needless(wish: Wish, question: str) -> bool:
    """Whether a wish goes without saying where something else is asked."""
    return wish.implied and wish.question != question


@dataclass(frozen=True, slots=True)
class PlanStatus:
    """What there is of a plan: for the turn that is played now, or for the next one.

    ahead: whether a turn can be prepared. rest: it is the rest of the one that waits for others.
    """

    plan: Plan | None = None
    ahead: bool = False
    rest: bool = False


# --- as it is stored -----------------------------------------------------------------------------

_REASON: TypeAdapter[Reason] = TypeAdapter(Reason)


def stored(rules: Rules[Any], plan: Plan) -> StoredPlan:
    """The row of a plan."""
    wishes = [_written(rules, wish) for wish in plan.wishes]
    return StoredPlan(
        plan.seat,
        plan.mode,
        json.dumps(wishes, ensure_ascii=False, separators=(",", ":")),
        plan.done,
        plan.begun,
        None if plan.stopped is None else _REASON.dump_json(plan.stopped).decode(),
    )


def _written(rules: Rules[Any], wish: Wish) -> dict[str, Any]:
    action = json.loads(rules.action_codec.dump_json(wish.action))
    said = {"question": wish.question, "action": action}
    return said | ({"implied": True} if wish.implied else {})


def read(rules: Rules[Any], row: StoredPlan) -> Plan:
    """The plan of a row. Raises `BadPlan`."""
    try:
        wishes = tuple(
            Wish(
                str(w["question"]),
                rules.parse_action(json.dumps(w["action"])),
                bool(w.get("implied")),
            )
            for w in json.loads(row.actions)
        )
        stopped = None if row.stopped is None else _REASON.validate_json(row.stopped)
    except (
        ValueError,
        TypeError,
        KeyError,
        AttributeError,
    ) as error:  # a refused action is a ValueError, too
        raise BadPlan(str(error)) from error
    if row.mode not in get_args(Mode) or not 0 <= row.done <= len(wishes) <= LONGEST:
        raise BadPlan(f"{row.done} of {len(wishes)} wishes are done, mode {row.mode}")
    listed = bool(wishes) and wishes[0].question in rules.queued_kinds
    return Plan(row.seat, row.mode, wishes, row.done, row.begun, stopped, listed)  # type: ignore[arg-type]


# --- looking ahead -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """One wish as it looks in the imagined turn.

    view: the position in which it is chosen. problem: why it is not possible any more. unsure: it
    depends on something that nobody can know yet.
    """

    action: Action
    view: Any
    problem: Reason | None = None
    unsure: bool = False


@dataclass(frozen=True, slots=True)
class PlanForecast:
    """An imagined turn with the plan carried out as far as can be known.

    here: where it leads; its questions are those that may be answered next, none where `end` says
    why nothing more can be known: `hidden` (chance, hidden cards), `others` (have to answer), or
    `turn` (that is where it ends). lines: the wishes that were reached; `unreached` more follow.
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
    """The turn of a seat as if it began after step `seq`, or the rest of it as if what it waits for
    were answered; None if it has none to come.

    The same whenever it is asked for, so that a panel does not flicker.
    """
    said = f"plan:{secret}:{seat}:{seq}:{world}"
    turn = rules.simulate_turn(state, seat, Rng(number_of(said)))
    if turn is None:
        turn = rules.simulate_rest(state, seat, Rng(number_of(said)))
    if turn is None:
        return None
    decisions = rules.decisions(turn)
    return Point(seq, turn, decisions) if {d.seat for d in decisions} == {seat} else None


def foresee(
    rules: Rules[Any], state: Any, seq: int, seat: int, secret: str, wishes: Sequence[Wish]
) -> PlanForecast | None:
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
) -> PlanForecast:
    lines: list[Line] = []
    for i, wish in enumerate(wishes):
        view = view_of(here.state)
        [decision] = here.decisions
        if _needless(wish, decision.kind):
            lines.append(Line(wish.action, view))
            continue
        action = answer(rules, decision, wish)
        if action is None and wish.question in rules.queued_kinds:
            lines.append(Line(wish.action, view, refusal(decision, wish)))
            continue  # when its time comes it is left out
        if action is None:
            lines.append(Line(wish.action, view, refusal(decision, wish)))
            return PlanForecast(here, tuple(lines), tuple(wishes[i + 1 :]))
        lines.append(Line(action, view))
        step = rules.apply(here.state, seat, action, here.decisions)
        if not stays_private(step, seat):
            end: End = "others" if step.decisions else "turn"
            if step.barrier:
                end = "hidden"
            # What comes after it is not shown: it would be made up.
            here = Point(here.seq, here.state, ())
            return PlanForecast(here, tuple(lines), tuple(wishes[i + 1 :]), end)
        here = Point(here.seq, step.state, step.decisions)
    return PlanForecast(here, tuple(lines))


def answer(rules: Rules[Any], decision: Decision, wish: Wish) -> Action | None:
    """What a wish answers to a question; None if it is not possible, or now needs a confirmation:
    such an answer is given by hand only, after the player was asked again."""
    if decision.kind != wish.question:
        return None
    action = rules.rebase_action(decision, wish.action)
    return None if action is None or _grave(decision, action) else action


def _grave(decision: Decision, action: Action) -> bool:
    return any(m.confirm and m.accepts(action) for m in decision.menus)


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
    return rules.simulate_turn(state, seat, Rng(0)) is None


def opened(rules: Rules[Any], stored_plans: Iterable[StoredPlan]) -> dict[int, Plan]:
    """The plans of a table by seat, without those that cannot be read."""
    found = {}
    for row in stored_plans:
        try:
            found[row.seat] = read(rules, row)
        except BadPlan:  # what it says is its owner's secret
            log.warning("a prepared turn of seat %d cannot be read", row.seat + 1)
    return found
