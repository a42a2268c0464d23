"""Looking for the best way through one's own turn.

A line of thought is followed to the end of the turn, for what an answer gains often comes only
answers later. At each step the few best positions are kept, however they were reached.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Generic

from engine.core.action import Action
from engine.core.agenda import S
from engine.core.decision import Decision
from engine.core.rng import Rng
from engine.core.rules import Rules
from engine.thinking.answers import answers, least_first, way_out
from engine.thinking.evaluator import Evaluator, Worth
from engine.thinking.playing_on import PlayingOn

OTHERS = 8
"""Answers of somebody else that are compared when a question of his is in between."""
EQUAL = 1e-6
"""Positions whose values differ by no more are worth the same to somebody who answers."""
RESOLVED = 40
"""Questions of others in a row that are answered for them; more means that they never end."""
REPLIED = 600
"""Answers that may be carried out to find how somebody goes on with a turn."""
PLANS = 4
"""Lines of one world that are tried in the other ones."""
CAREFUL_WIDTH = 6
"""Positions that a caretaker keeps at least, where it looks to the end of its turn."""
WON = 1000.0
"""What winning is worth besides everything an evaluator sees, and losing takes away."""
ENDED = 10 * WON
"""What the end of the game takes away from who must not bring it about."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a search is done.

    width: positions kept at each step; 1 with `depth` 1 looks one answer ahead. depth: own answers
    that are looked ahead; 0: to the end of the turn. worlds: deals of what is hidden. steps:
    answers that may be carried out, in all worlds together. spread: besides the best positions so
    many are kept that began otherwise, the best of each first answer. noise: by how much values are
    misjudged at most, in the unit of the worth. bold: whether it attacks.
    reach: the part of the highest bid up to which it goes. ends: whether it brings about the end of
    the game where anything else can be done. ahead: own turns after this one in which the game has
    to end, so that the best plans are played on until then; 0: never. onward: own turns after this
    one that the best plans are played on otherwise, before it is judged what they are worth; 0:
    none. finalists: plans that are played on. deals: worlds in which they are, each with other
    things hidden.
    """

    width: int = 6
    depth: int = 0
    worlds: int = 1
    spread: int = 0
    steps: int = 4000
    noise: float = 0.0
    bold: bool = True
    reach: float = 1.0
    ends: bool = True
    ahead: int = 0
    onward: int = 0
    finalists: int = 5
    deals: int = 1

    @property
    def dealt(self) -> int:
        """Worlds that are dealt for it."""
        return max(self.worlds, self.deals)

    def careful(self) -> Settings:
        """The same for a seat that is looked after for somebody: it misjudges nothing on purpose,
        attacks nobody, binds itself to nothing, bids up to half and does not end the game.

        A narrow search that misjudges nothing follows nearly the same line twice, so one to the end
        of the turn is at least `CAREFUL_WIDTH` wide."""
        narrow = not self.depth and not self.spread
        width = max(self.width, CAREFUL_WIDTH) if narrow else self.width
        return replace(self, width=width, noise=0.0, bold=False, reach=0.5, ends=False)

    def honest(self) -> Settings:
        """The same for who advises a person: nothing is misjudged on purpose."""
        return replace(self, noise=0.0)


@dataclass(frozen=True, slots=True)
class Plan:
    """Answers in their order, and what they lead to.

    sure: so many of them depend on nothing that the player does not know yet; then it is time to
    look again. value: what the position after all of them is worth.
    """

    actions: tuple[Action, ...]
    sure: int
    value: float


@dataclass(slots=True)
class _Node(Generic[S]):
    """A position on the way. decisions: None until somebody wants to know. open: whether nothing
    new was revealed so far."""

    state: S
    decisions: tuple[Decision, ...] | None
    actions: tuple[Action, ...] = ()
    sure: int = 0
    open: bool = True
    value: float = 0.0
    over: bool = False

    @property
    def plan(self) -> Plan:
        return Plan(self.actions, self.sure, self.value)


class OutOfSteps(Exception):
    """The budget is used up; what was found so far counts."""


@dataclass(slots=True)
class Search(Generic[S]):
    """One player's search; `taken` counts the answers it carried out. whole: where
    there is one answer only, the plans go on behind it; for who plays it is enough to give it."""

    rules: Rules[S]
    evaluator: Evaluator[S]
    seat: int
    settings: Settings
    rng: Rng
    taken: int = 0
    whole: bool = False

    def plans(self, worlds: Sequence[S]) -> list[Plan]:
        """The best plans, the best one first; each begins with another answer. There is always one:
        an empty budget gives the first answer that comes to mind."""
        root = _Node(worlds[0], None)
        only = self._answers(root)
        if len(only) == 1:
            return self._after(only[0], worlds[0])
        looked = worlds[: self.settings.worlds]
        share = max(1, self.settings.steps // len(looked))
        found = self._beam(root, share)
        if len(looked) > 1:
            others = [_Node(world, None) for world in looked[1:]]
            beams = [found, *(self._beam(r, i * share) for i, r in enumerate(others, 2))]
            found = self._compared([p for beam in beams for p in _unlike(beam)[:PLANS]], looked)
        return _unlike(self._played_on(found, worlds))

    def _after(self, action: Action, world: S) -> list[Plan]:
        """Plans that begin with the only answer there is."""
        alone = Plan((action,), 1, self._value(world, self.seat))
        if not self.whole:
            return [alone]
        child = self._child(_Node(world, None), action, self.evaluator.moment(world))
        if child.over or not child.open:
            return [replace(alone, value=child.value)]
        return [
            Plan((action, *plan.actions), plan.sure + 1, plan.value)
            for plan in self.plans([child.state])
        ]

    # --------------------------------------------------------------------------- one world

    def _beam(self, root: _Node[S], limit: int) -> list[Plan]:
        start = self.evaluator.moment(root.state)
        frontier = [root]
        done: list[Plan] = []  # without their positions, which nobody looks at again
        children: list[_Node[S]] = []
        depth = 0
        try:
            while frontier:
                children, depth = [], depth + 1
                last = depth == self.settings.depth
                for node in frontier:
                    for child in self._children(node, start, limit):
                        if child.over or last:
                            done.append(child.plan)
                        else:
                            children.append(child)
                frontier = _best(children, self.settings.width, self.settings.spread)
        except OutOfSteps:
            reached = children or (frontier if frontier[0] is not root else [])
            done += [node.plan for node in reached]
        if not done:
            first = self._answers(root)[0]
            return [Plan((first,), 1, 0.0)]
        return sorted(done, key=lambda plan: -plan.value)

    def _children(self, node: _Node[S], start: tuple[int, int], limit: int) -> Iterable[_Node[S]]:
        for action in self._answers(node):
            if self.taken >= limit:
                raise OutOfSteps
            yield self._child(node, action, start)

    def _answers(self, node: _Node[S]) -> list[Action]:
        mine = next(d for d in self._decisions(node) if d.seat == self.seat)
        return answers(mine, self.rng, partial(self._ignored, node.state), self.settings.reach)

    def _ignored(self, state: S, action: Action) -> bool:
        shunned = not self.settings.bold and self.evaluator.is_aggressive(state, action)
        return shunned or self.evaluator.rarely_useful(state, action)

    def _decisions(self, node: _Node[S]) -> tuple[Decision, ...]:
        if node.decisions is None:
            node.decisions = self.rules.decisions(node.state)
        return node.decisions

    def _child(self, node: _Node[S], action: Action, start: tuple[int, int]) -> _Node[S]:
        self.taken += 1
        reached = self.rules.proceed(node.state, self.seat, action)
        actions = (*node.actions, action)
        child = _Node(reached.state, reached.decisions, actions)
        child.sure = node.sure + 1 if node.open else node.sure
        child.open = node.open and not reached.barrier
        self._resolve(child, start)
        child.value = self._value(child.state, self.seat)
        if noise := self.settings.noise:
            child.value += noise * (self.rng.below(2001) - 1000) / 1000
        return child

    def _resolve(self, child: _Node[S], start: tuple[int, int]) -> None:
        """Let others answer what is between this answer and the next own question, and note
        whether the line ends here."""
        for _ in range(RESOLVED):
            moment = self.evaluator.moment(child.state)
            if moment != start:
                child.over = True
                return
            if child.decisions is None:  # the question of the turn
                child.over = moment[0] != self.seat
                return
            if any(d.seat == self.seat for d in child.decisions):
                return
            if not child.decisions:
                child.over = True
                return
            other = child.decisions[0]
            reached = self._reply(child.state, other)
            child.state, child.decisions, child.open = reached.state, reached.decisions, False
        child.over = True

    def _reply(self, state: S, decision: Decision) -> Any:
        """What somebody else does who looks to the end of this question; of answers that are worth
        the same the one that gives up least."""
        found = least_first(decision, answers(decision, self.rng))
        best, most = None, 0.0
        for action in found[:OTHERS]:
            self.taken += 1
            reached = self.rules.proceed(state, decision.seat, action)
            value = self._value(self._left(reached, decision), decision.seat)
            if best is None or value > most + EQUAL:
                best, most = reached, value
        return best

    def _left(self, reached: Any, decision: Decision) -> S:
        """The position in which somebody leaves a question after an answer to it: what was given up
        step by step is gone only then."""
        for _ in range(RESOLVED):
            still = [d for d in reached.decisions or () if d.seat == decision.seat]
            out = way_out(still[0]) if still and still[0].kind == decision.kind else None
            if out is None:
                break
            self.taken += 1
            reached = self.rules.proceed(reached.state, decision.seat, out)
        state: S = reached.state
        return state

    def _value(self, state: S, seat: int) -> float:
        value = sum(self.evaluator.evaluate(state, seat).values())
        if not state.agenda:
            outcome = self.rules.outcome(state)
            if outcome is not None:
                value += WON if seat in outcome.winners else -WON
                if seat == self.seat and not self.settings.ends:
                    value -= ENDED
        return value

    def lead_to(self, plan: Plan, world: S) -> Worth:
        """What the position is worth, part by part, after a plan in a world, as far as it can be
        carried out there."""
        return self.evaluator.evaluate(self._followed(plan, world).state, self.seat)

    def begun(self, actions: Sequence[Action], world: S) -> tuple[S, bool]:
        """The position after the first answers of a turn, up to the first that shows something new,
        as far as they can be given in a world; and whether the turn is over there."""
        node, start = _Node(world, None), self.evaluator.moment(world)
        for action in actions:
            mine = [d for d in self._decisions(node) if d.seat == self.seat]
            if node.over or not node.open or not mine or not mine[0].accepts(action):
                break
            node = self._child(node, action, start)
        return node.state, node.over

    # -------------------------------------------------------------------------- played on

    def _played_on(self, plans: list[Plan], worlds: Sequence[S]) -> list[Plan]:
        """The best plans by what becomes of them later, in the middle of some worlds; then all
        others, none of them worth more. After each world the better half goes on. What the budget
        leaves unfinished does not count."""
        best, rest = _distinct(plans, self.settings.finalists)
        if len(best) < 2 or not (self.settings.ahead or self.settings.onward):
            return plans
        seen: list[list[float]] = [[] for _ in best]
        try:
            for world in worlds[: self.settings.deals]:
                values = self._later(best[: len(seen)], world)
                if values is None:
                    break
                seen = [[*before, value] for before, value in zip(seen, values, strict=True)]
                order = sorted(range(len(seen)), key=lambda i: -sum(seen[i]))
                best = [
                    *(replace(best[i], value=sum(seen[i]) / len(seen[i])) for i in order),
                    *best[len(seen) :],
                ]
                seen = [seen[i] for i in order[: max(2, len(seen) // 2)]]
        except OutOfSteps:
            pass
        return _falling([*best, *rest]) if seen[0] else plans

    def _later(self, plans: Sequence[Plan], world: S) -> list[float] | None:
        """What becomes of plans in a world: how the game ends, or what they are worth some turns
        later; None if neither is looked at."""
        ahead, onward = self.settings.ahead, self.settings.onward
        since = self.evaluator.moment(world)
        on = PlayingOn(self.rules, self.evaluator, self.seat, since, self._reply_to)
        later = [on.later(self._followed(plan, world).state, onward) for plan in plans]
        ends = [on.to_the_end(later[0], ahead - onward)]
        if ends[0] is not None:
            ends += [on.to_the_end(state, ahead - onward) for state in later[1:]]
        if None not in ends:
            later = [state for state in ends if state is not None]
        elif not onward:
            return None
        return [self._value(state, self.seat) for state in later]

    def _reply_to(self, state: S, seat: int) -> Sequence[Action]:
        """How somebody goes on in a position, who looks at the best line of a turn only."""
        if self.taken >= self.settings.steps:
            raise OutOfSteps
        quick = replace(self.settings, width=1, worlds=1, steps=REPLIED, ahead=0, onward=0)
        search = Search(self.rules, self.evaluator, seat, quick, self.rng)
        plan = search.plans([state])[0]
        self.taken += search.taken
        return plan.actions[: max(1, plan.sure)]

    # ------------------------------------------------------------------------- more worlds

    def _compared(self, plans: Sequence[Plan], worlds: Sequence[S]) -> list[Plan]:
        """The plans with what they are worth in the middle of all worlds, the best one first."""
        distinct = {_answered(plan.actions): plan for plan in reversed(plans)}
        found = [
            replace(plan, value=sum(self._tried(plan, w) for w in worlds) / len(worlds))
            for plan in distinct.values()
        ]
        return sorted(found, key=lambda plan: -plan.value)

    def _tried(self, plan: Plan, world: S) -> float:
        """What a plan leads to in another world."""
        return self._value(self._followed(plan, world).state, self.seat)

    def _followed(self, plan: Plan, world: S) -> _Node[S]:
        """A plan in another world, as far as it can be carried out there."""
        node, start = _Node(world, None), self.evaluator.moment(world)
        quiet = replace(self, settings=replace(self.settings, noise=0.0))
        for action in plan.actions:
            mine = [d for d in self._decisions(node) if d.seat == self.seat]
            if node.over or not mine or not mine[0].accepts(action):
                break
            node = quiet._child(node, action, start)
        self.taken = quiet.taken
        return node


def _answered(actions: Iterable[Action]) -> Any:
    """The same answers in another order lead to the same place."""
    return frozenset(Counter(actions).items())


def _best(nodes: list[_Node[S]], width: int, spread: int) -> list[_Node[S]]:
    """The best positions, each once, and the best of some that began otherwise."""
    kept: list[_Node[S]] = []
    seen: set[Any] = set()
    begun: set[Any] = set()
    for node in sorted(nodes, key=lambda node: -node.value):
        if len(kept) >= width + spread:
            break
        place = (_answered(node.actions), node.value)
        if place in seen:
            continue
        seen.add(place)
        if len(kept) >= width and node.actions[0] in begun:
            continue
        begun.add(node.actions[0])
        kept.append(node)
    return kept


def _distinct(plans: list[Plan], most: int) -> tuple[list[Plan], list[Plan]]:
    """The first few that lead to different positions, and all others."""
    finalists: dict[Any, Plan] = {}
    rest = []
    for plan in plans:
        place = (_answered(plan.actions), plan.value)
        if place in finalists or len(finalists) == most:
            rest.append(plan)
        else:
            finalists[place] = plan
    return list(finalists.values()), rest


def _falling(plans: Iterable[Plan]) -> list[Plan]:
    """Plans in this order, none of them worth more than one before it."""
    found: list[Plan] = []
    for plan in plans:
        least = found[-1].value if found else plan.value
        found.append(plan if plan.value <= least else replace(plan, value=least))
    return found


def _unlike(plans: Iterable[Plan]) -> list[Plan]:
    """The best plan for each first answer, in their order."""
    first: dict[Any, Plan] = {}
    for plan in plans:
        first.setdefault(plan.actions[0], plan)
    return list(first.values())
