"""What is given to somebody who thinks, and what comes back: plain data, for a process of its own.

The game itself is never handed over, only worlds that look the same to the player, with everything
hidden redealt. So the search can know no more than the player.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine import registry
from engine.core.action import Action
from engine.core.rng import Rng, seeded
from engine.core.rules import Rules
from engine.core.save import dump, load
from engine.thinking.evaluator import Evaluator, Worth
from engine.thinking.levels import levels
from engine.thinking.search import Plan, Search, Settings

EXPLAINED = 2
"""Plans of which it is told what they lead to."""


@dataclass(frozen=True, slots=True)
class Task:
    """A question to think about. worlds: saves. seed: of the choices that are left to chance.
    whole: whether plans go on behind an answer that is the only one (`Search`)."""

    game: str
    seat: int
    settings: Settings
    worlds: tuple[bytes, ...]
    seed: int
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Least:
    """The least that can be done: of the plans with the fewest answers the one that gains least,
    and what the position is worth part by part when it is carried out."""

    action: Action
    worth: Worth


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What thinking found. plans: the best one first, each with another first answer; steps: how
    many answers were tried. then: what the position will be worth, part by part, after each of the
    first `EXPLAINED` plans, at the same moment as after the least; None if there is one plan only,
    or nobody asked for advice and no plan is one answer."""

    plans: tuple[Plan, ...]
    steps: int
    least: Least | None
    then: tuple[Worth, ...]


def prepare(
    rules: Rules[Any],
    state: Any,
    seat: int,
    level: str,
    rng: Rng,
    careful: bool = False,
    advice: bool = False,
) -> Task:
    """The task of finding an answer for a seat that is asked. careful: somebody else's seat.
    advice: plans are wanted for a person to look at."""
    settings = levels(rules.meta.key)[level].settings
    settings = settings.careful() if careful else settings.honest() if advice else settings
    worlds = tuple(dump(rules, rules.determinize(state, seat, rng)) for _ in range(settings.dealt))
    return Task(rules.meta.key, seat, settings, worlds, rng.below(1 << 62), advice)


def think(task: Task) -> SearchResult:
    """Think about it. The same task gives the same thought, on every machine."""
    rules = registry.rules(task.game)
    worlds = [load(rules, world) for world in task.worlds]
    chance, eye = seeded(task.seed), evaluator(task.game)
    return consider(rules, eye, task.seat, task.settings, worlds, chance, task.whole)


def consider(
    rules: Rules[Any],
    evaluator: Evaluator[Any],
    seat: int,
    settings: Settings,
    worlds: list[Any],
    rng: Rng,
    whole: bool = False,
) -> SearchResult:
    """The same with worlds at hand."""
    search = Search(rules, evaluator, seat, settings, rng, whole=whole)
    plans = search.plans(worlds)
    steps = search.taken
    then = [search.lead_to(plan, worlds[0]) for plan in plans[:EXPLAINED]]
    return SearchResult(tuple(plans), steps, _least(search, plans, worlds[0]), tuple(then))


def _least(search: Search[Any], plans: list[Plan], world: Any) -> Least | None:
    """What the most modest of the plans leads to: what comes after it comes anyway."""
    answers = min(len(plan.actions) for plan in plans)
    short = [plan for plan in plans if len(plan.actions) == answers]
    if len(plans) < 2:
        return None
    idle = min(short, key=lambda plan: plan.value)
    return Least(idle.actions[0], search.lead_to(idle, world))


def evaluator(game: str) -> Evaluator[Any]:
    """The evaluator of a registered game. Raises `LookupError` if it has none."""
    place = registry.GAMES[game].evaluator
    if not place:
        raise LookupError(f"{game} has no evaluator, so nobody can think about it")
    found: Evaluator[Any] = registry.load(place)
    return found
