"""Players for games between computers: those who look at the view alone, and those
who think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from engine.core.action import Action
from engine.core.decision import Decision
from engine.core.rng import Rng
from engine.core.rules import Rules
from engine.players import Player, SafestPlayer, UniformPlayer
from engine.thinking import Evaluator, Settings, consider, evaluator, levels
from engine.thinking.levels import LEVELS

NAMES = (*LEVELS, "safest", "chance")
"""Who can be asked to play any game, from the strongest kinds on."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat may look at: its view, and worlds that look the same to it."""

    rules: Rules[Any]
    state: Any
    seat: int

    def view(self) -> Any:
        return self.rules.view(self.state, self.seat)

    def world(self, rng: Rng) -> Any:
        return self.rules.determinize(self.state, self.seat, rng)


class Contender(Protocol):
    """Somebody who plays. One object plays one seat of one game."""

    def choose(self, sight: Sight, decision: Decision, rng: Rng) -> Action: ...


class Seen:
    """A player who looks at the view alone."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, sight: Sight, decision: Decision, rng: Rng) -> Action:
        return self._player.choose(sight.view(), decision, rng)


class Thinker:
    """A player who searches, and keeps to the plan as long as nothing new is revealed, so that a
    turn costs about one search."""

    def __init__(self, settings: Settings, eye: Evaluator[Any] | None = None) -> None:
        self.settings = settings
        self._judge = eye
        self._planned: list[Action] = []

    def choose(self, sight: Sight, decision: Decision, rng: Rng) -> Action:
        if self._planned and decision.accepts(self._planned[0]):
            return self._planned.pop(0)
        worlds = [sight.world(rng) for _ in range(self.settings.dealt)]
        eye = self._judge or evaluator(sight.rules.meta.key)
        thought = consider(sight.rules, eye, decision.seat, self.settings, worlds, rng)
        plan = thought.plans[0]
        self._planned = list(plan.actions[1 : plan.sure])
        return plan.actions[0]


def contender(game: str, name: str) -> Contender:
    """Somebody by name. Raises `LookupError` for a name that there is not, or a level of a game
    about which nobody can think."""
    if name == "chance":
        return Seen(UniformPlayer())
    if name == "safest":
        return Seen(SafestPlayer())
    if name not in LEVELS:
        raise LookupError(f"there is no player called {name!r}; choose one of {', '.join(NAMES)}")
    return Thinker(levels(game)[name].settings, evaluator(game))
