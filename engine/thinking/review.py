"""By how much a turn as it was played falls short of the best one, judged by what its player could
see then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic

from engine import registry
from engine.core.action import Action
from engine.core.agenda import S
from engine.core.rng import Rng, seeded
from engine.core.rules import Rules
from engine.core.save import load
from engine.thinking.evaluator import Evaluator, Worth
from engine.thinking.search import Plan, Search, Settings
from engine.thinking.task import Task, evaluator


@dataclass(frozen=True, slots=True)
class Compared:
    """A turn as it was played beside the best plan for it.

    best: the plan. loss: by how much it is worth more, in the middle of all worlds; never below 0.
    played, could: what the position is worth, part by part, after what was played and after the
    plan, at the same moment and in the same world.
    """

    best: Plan
    loss: float
    played: Worth
    could: Worth


def compare(task: Task, played: Sequence[Action]) -> Compared:
    """Compare the answers of a turn with the best plan that is found for it. The same task and
    answers give the same result.

    What a player learned in the middle of the turn is not held against them: from there on the best
    way to go on counts, whatever they did.
    """
    rules, eye = registry.rules(task.game), evaluator(task.game)
    worlds = [load(rules, world) for world in task.worlds]
    return Comparison(rules, eye, task.seat, task.settings, seeded(task.seed)).of(worlds, played)


@dataclass(frozen=True, slots=True)
class Comparison(Generic[S]):
    """The same with worlds at hand."""

    rules: Rules[S]
    evaluator: Evaluator[S]
    seat: int
    settings: Settings
    rng: Rng

    def of(self, worlds: Sequence[S], played: Sequence[Action]) -> Compared:
        """Compare answers with the best plan in some worlds that look the same to the player."""
        best = self._search().plans(worlds)[0]
        could = [self._search().lead_to(best, world) for world in worlds]
        done = [self._played(world, played) for world in worlds]
        gains = [sum(a.values()) - sum(b.values()) for a, b in zip(could, done, strict=True)]
        loss = max(0.0, sum(gains) / len(gains))
        return Compared(best, loss, done[0], could[0])

    def _played(self, world: S, played: Sequence[Action]) -> Worth:
        """What the answers lead to in a world: those that were given before anything new was seen,
        and then the best way to go on."""
        search = self._search()
        reached, over = search.begun(played, world)
        if over:
            return self.evaluator.evaluate(reached, self.seat)
        rest = search.plans([reached])[0]
        return search.lead_to(rest, reached)

    def _search(self) -> Search[S]:
        """A search of its own, for the budget of one never depends on another one."""
        # Nothing is played on: what is worth so much later cannot be compared with the turn itself.
        settings = replace(self.settings, noise=0.0, ahead=0, onward=0)
        return Search(self.rules, self.evaluator, self.seat, settings, self.rng, whole=True)


def as_reviewed(settings: Settings, worlds: int, steps: int) -> Settings:
    """How turns are searched that are looked back on. steps: answers that may be carried out for
    one turn, at most."""
    return replace(settings.honest(), worlds=worlds, steps=min(settings.steps, steps))
