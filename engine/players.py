"""Computer players. They get what a person in their seat would get: the view and the question."""

from __future__ import annotations

from typing import Any, Protocol

from engine.core.action import Action
from engine.core.decision import Decision
from engine.core.rng import Rng


class Player(Protocol):
    """Chooses one legal answer; same view, decision and generator, same choice."""

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Action: ...


class UniformPlayer:
    """Takes each legal answer with the same chance."""

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Action:
        return decision.sample(rng)
