"""Computer players. They get what a person in their seat would get: the view and the question."""

from __future__ import annotations

from dataclasses import fields
from itertools import islice
from typing import Any, Protocol

from engine.core.action import Action
from engine.core.decision import Decision, Menu
from engine.core.rng import Rng
from engine.core.share import Share


class Player(Protocol):
    """Chooses one legal answer; same view, decision and generator, same choice."""

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Action: ...


class UniformPlayer:
    """Takes each legal answer with the same chance."""

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Action:
        return decision.sample(rng)


DECLINING = frozenset(
    {"abstain", "decline", "done", "end", "keep", "no", "none", "nothing", "pass", "refuse", "skip"}
)
"""Words by which games name the answer that commits to nothing, alone or as a part of a name:
`pass`, `decline_draw`, `end_turn`."""
LOOKED_AT = 200
"""Answers of one menu that are compared; the smallest of a `Subset` or a `Share` come first."""


class SafestPlayer:
    """Commits to as little as the question allows; it looks at no view and knows no game.

    In this order: nothing grave (no resignation) where anything else is possible; an answer that
    declines (`DECLINING`, or an action whose one flag is false); the smallest choice: fewest things
    named, lowest numbers; a usual menu before a folded one. Equals are drawn by chance, so that it
    cannot run in a circle for ever.
    """

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Action:
        calm = [m for m in decision.menus if not m.confirm and next(m.every(), None) is not None]
        ranked = [
            (commitment(menu, action), action)
            for menu in calm or decision.menus
            for action in islice(menu.every(), LOOKED_AT)
        ]
        least = min(rank for rank, _ in ranked)
        return rng.choice(tuple(action for rank, action in ranked if rank == least))


def commitment(menu: Menu, action: Action) -> tuple[bool, int, int, bool]:
    """How much an answer commits to, for comparing; the first difference counts."""
    named = {*menu.verb.split("_"), *action.kind.split("_")}
    facts = {f.name: getattr(action, f.name) for f in fields(action) if f.name != "kind"}  # type: ignore[arg-type]
    flags = [v for v in facts.values() if isinstance(v, bool)]
    declines = bool(named & DECLINING) or (len(flags) == len(facts) == 1 and not flags[0])
    if isinstance(menu, Share):
        things = menu.size(action)
    else:
        things = sum(_things(v) for v in facts.values())
    amounts = sum(abs(v) for v in facts.values() if isinstance(v, int))
    return (not declines, things, amounts, menu.collapsed)


def _things(fact: Any) -> int:
    """How many things a part of an action names; a name is one thing, however long it is."""
    if isinstance(fact, str):
        return int(fact != "")
    return len(fact) if isinstance(fact, tuple) else 0
