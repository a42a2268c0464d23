"""What a seat may answer at once besides one answer to its question.

Answers together with those that follow, and the answers after one that goes without saying.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.action import Action, IllegalAction
from engine.core.action_batch import ActionBatch, steps_of
from engine.core.decision import Decision, Pick
from engine.core.rules import Rules, Step


@dataclass(frozen=True, slots=True)
class Lookahead:
    """All of it is known to the seat already: nothing between two answers uses chance, shows
    something hidden or asks anybody else.

    batches: answers that are often given together, each allowed by the rules. implied: the answer
    that goes without saying where one of `decisions`, which come behind it, is answered; view: what
    the seat sees there; then: what it may say there besides.
    """

    batches: tuple[ActionBatch, ...] = ()
    implied: Action | None = None
    decisions: tuple[Decision, ...] = ()
    view: Any = None
    then: Lookahead | None = None


NO_LOOKAHEAD = Lookahead()


def lookahead(
    rules: Rules[Any], state: Any, seat: int, decisions: Sequence[Decision], depth: int = 1
) -> Lookahead:
    """What a seat may answer besides, if it is asked one question and nobody else is asked
    anything.

    depth: how many answers in a row may go without saying.
    """
    if len(decisions) != 1 or decisions[0].seat != seat:
        return NO_LOOKAHEAD
    decision = decisions[0]
    walk = _Walk(rules, state, seat, tuple(decisions))
    batches = tuple(dict.fromkeys(filter(walk.allowed, rules.batches(state, decision))))
    implied = _implied(decision) if depth else None
    step = walk.after((implied,)) if implied is not None else None
    if implied is None or step is None or not step.stays_with(seat):
        return Lookahead(batches) if batches else NO_LOOKAHEAD
    view = rules.view(step.state, seat)
    behind = tuple(rules.arranged(view, d) for d in step.decisions)
    then = lookahead(rules, step.state, seat, behind, depth - 1)
    return Lookahead(batches, implied, behind, view, then)


def _implied(decision: Decision) -> Action | None:
    """The answer to a question that goes without saying where somebody goes on."""
    for menu in decision.menus:
        if isinstance(menu, Pick) and menu.implied and len(menu.actions) == 1:
            return menu.actions[0]
    return None


_Place = tuple[Any, tuple[Decision, ...]]
"""A state and what it asks."""


class _Walk:
    """Answers tried on copies; what equal beginnings lead to is worked out once."""

    def __init__(
        self, rules: Rules[Any], state: Any, seat: int, decisions: tuple[Decision, ...]
    ) -> None:
        self._rules = rules
        self._seat = seat
        self._start = state, decisions
        self._known: dict[tuple[Action, ...], Step[Any] | None] = {}

    def allowed(self, compound: ActionBatch) -> bool:
        """Whether the rules allow every answer, and all but the last keep the table as it is for
        everybody else."""
        *first, last = steps_of(compound)
        here = self._here(tuple(first)) if first else None
        if here is None:
            return False
        state, decisions = here
        return self._rules.allows(state, self._seat, last, decisions)

    def after(self, actions: tuple[Action, ...]) -> Step[Any] | None:
        """Where answers lead; None if that is not possible, or not to be known before the last."""
        if actions not in self._known:
            self._known[actions] = self._applied(actions)
        return self._known[actions]

    def _applied(self, actions: tuple[Action, ...]) -> Step[Any] | None:
        here = self._here(actions[:-1])
        if here is None:
            return None
        state, decisions = here
        try:
            return self._rules.apply(state, self._seat, actions[-1], decisions)
        except IllegalAction:
            return None

    def _here(self, actions: tuple[Action, ...]) -> _Place | None:
        """Where the next answer is given; None if the table would have to know of it before."""
        if not actions:
            return self._start
        step = self.after(actions)
        if step is None or not step.stays_with(self._seat):
            return None
        return step.state, step.decisions
