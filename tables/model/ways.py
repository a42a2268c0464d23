"""Plans in facts: the answers of a turn with the views from which they are given, and what they
change as far as the player may know. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.core import Action, Decision, Menu, Rules
from engine.core.save import load
from engine.thinking import Evaluator, Plan, SearchResult, Task, Worth, evaluator
from tables.model import turns
from tables.model.turns import Point

SHOWN = 2
"""Plans of a hint."""
Versus = Literal["now", "other", "least"]
"""What a plan is compared with: the present position, the other plan, or the least that could be
done."""
LITTLE = 0.3
"""A difference in worth that is too small to mention."""


@dataclass(frozen=True, slots=True)
class Differs:
    """A part of the worth of a position, and by how much a plan raises it."""

    part: str
    gain: float


@dataclass(frozen=True, slots=True)
class Way:
    """A plan in facts. steps: its answers as long as they depend on nothing new, each with the view
    from which it is given. before, after: views of now, and of the turn as far as it is a draft.
    draft: so many steps can be undone and do not end the turn. direct: the first step counts at
    once and can be taken anyway, because by hand nobody is asked twice for it. differs: what is
    worth more or less when the turn is over, the greatest difference first, without what comes
    anyway. It is compared with the present or, if the first answer ends the turn or shows
    something, with the other plan and, where that is as good, with the least (versus). new: the
    turn goes on after the last step that is told, but something is revealed before that. behind: by
    how much less it is worth than the best plan."""

    steps: tuple[tuple[Any, Action], ...]
    before: Any
    after: Any
    draft: int
    direct: bool
    differs: tuple[Differs, ...]
    versus: Versus
    new: bool
    behind: float = 0.0

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(action for _, action in self.steps)

    @property
    def rest(self) -> tuple[tuple[Any, Action], ...]:
        """The steps that are told and remain once the draft is taken over."""
        return self.steps[self.draft :]


def ways(
    rules: Rules[Any], here: Point, seat: int, task: Task, thought: SearchResult
) -> tuple[Way, ...]:
    """The best plans of a thought, followed as far as the seat may know where they lead."""
    eye = evaluator(task.game)
    now = eye.evaluate(load(rules, task.worlds[0]), seat)
    found: list[Way] = []
    for number, plan in enumerate(thought.plans[: min(SHOWN, len(thought.then))]):
        on = _goes_on(rules, eye, here, seat, plan)
        versus, differs = compared(thought, number, now, on)
        way = followed(rules, eye, here, seat, plan, differs, versus)
        way = replace(way, behind=_total(thought.then[0]) - _total(thought.then[number]))
        if way.steps and _said(way) not in map(_said, found):
            found.append(way)
    return tuple(found)


def compared(
    thought: SearchResult, number: int, now: Worth, on: bool
) -> tuple[Versus, tuple[Differs, ...]]:
    """What a plan is compared with, and how it differs. on: whether the turn goes on after its
    first answer."""
    then, least = thought.then[number], thought.least
    others = [worth for i, worth in enumerate(thought.then[:SHOWN]) if i != number]
    modest = least is not None and least.action == thought.plans[number].actions[0]
    if on or not others:
        anyway = others[0] if modest and others else least.worth if least is not None else now
        return "now", _fruit(now, then, anyway)
    differs = differing(others[0], then)
    if differs or least is None or modest:
        return "other", differs
    return "least", _fruit(now, then, least.worth)


def _fruit(now: Worth, then: Worth, anyway: Worth) -> tuple[Differs, ...]:
    """How a plan differs from the present, without what comes anyway: the points of a Food Day are
    no reason for the move before it."""
    told = {d.part: d.gain for d in differing(anyway, then)}
    return tuple(d for d in differing(now, then) if d.gain * told.get(d.part, 0.0) > 0)


def _total(worth: Worth) -> float:
    return sum(worth.values())


def _goes_on(rules: Rules[Any], eye: Evaluator[Any], here: Point, seat: int, plan: Plan) -> bool:
    """Whether the turn goes on after the first answer of a plan, with nothing new. Only within a
    turn can positions be compared with the present one."""
    turn = eye.moment(here.state)
    action = plan.actions[0]
    if turn[0] != seat or not is_asked(here, seat, action):
        return False
    step = rules.apply(here.state, seat, action, here.decisions)
    return turns.stays_private(step, seat) and eye.moment(step.state) == turn


def _said(way: Way) -> list[str]:
    """The answers of a plan, whatever their order."""
    return sorted(map(repr, way.actions))


def followed(
    rules: Rules[Any],
    eye: Evaluator[Any],
    here: Point,
    seat: int,
    plan: Plan,
    differs: tuple[Differs, ...],
    versus: Versus,
) -> Way:
    """A plan with what it leads to. An answer that ends the turn belongs to the draft only if it is
    the first, even if the player is asked again after it: that decision is theirs."""
    before = view = rules.view(here.state, seat)
    turn, direct = eye.moment(here.state), _is_calm(here, seat, plan.actions[0])
    steps: list[tuple[Any, Action]] = []
    draft, ends = 0, False
    for action in plan.actions:
        if not is_asked(here, seat, action) or _is_grave(here, seat, action):
            break
        steps.append((view, action))
        step = rules.apply(here.state, seat, action, here.decisions)
        ends = eye.moment(step.state) != turn
        if not turns.stays_private(step, seat) or (ends and draft):
            break
        here = Point(here.seq + 1, step.state, step.decisions)
        view = rules.view(here.state, seat)
        draft += 1
        if ends:
            break
    new = len(plan.actions) > len(steps) and not ends
    return Way(tuple(steps), before, view, draft, direct and not draft, differs, versus, new)


def is_asked(here: Point, seat: int, action: Action) -> bool:
    mine: list[Decision] = [d for d in here.decisions if d.seat == seat]
    return bool(mine) and mine[0].accepts(action)


def _offered(here: Point, seat: int, action: Action) -> list[Menu]:
    """The menus of a seat that offer an answer."""
    menus = (menu for d in here.decisions if d.seat == seat for menu in d.menus)
    return [menu for menu in menus if menu.accepts(action)]


def _is_grave(here: Point, seat: int, action: Action) -> bool:
    """Whether players are asked twice for this answer, so that it is never advised."""
    return all(menu.confirm for menu in _offered(here, seat, action))


def _is_calm(here: Point, seat: int, action: Action) -> bool:
    """Whether an answer counts without a confirmation and leaves nothing unspent."""
    menus = _offered(here, seat, action)
    return any(not menu.confirm and not getattr(menu, "leftovers", None) for menu in menus)


def differing(now: Worth, then: Worth) -> tuple[Differs, ...]:
    """The parts that differ, at the same moment."""
    parts = dict.fromkeys((*now, *then))
    found = [Differs(part, then.get(part, 0.0) - now.get(part, 0.0)) for part in parts]
    found = [differs for differs in found if abs(differs.gain) > LITTLE]
    return tuple(sorted(found, key=lambda d: -abs(d.gain)))
