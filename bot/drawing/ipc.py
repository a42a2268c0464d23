"""Turns a question into plain data for a drawing process, because functions cannot be sent to
it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from engine.core import Action, Amount, Decision, Menu, Pick, Share


@dataclass(frozen=True, slots=True)
class Filled:
    """Builds the answers of a menu: one of them with what is chosen in its field."""

    answer: Action
    field: str

    def __call__(self, chosen: Any) -> Action:
        return replace(self.answer, **{self.field: chosen})  # type: ignore[type-var]


def as_data(decision: Decision) -> Decision:
    """The decision with the same answers, without two things: which sets or shares are valid, and
    reasons that are worked out only on request."""
    return replace(decision, facts=dict(decision.facts), menus=tuple(map(_menu, decision.menus)))


def _menu(menu: Menu) -> Menu:
    if isinstance(menu, Pick):
        known = menu.refused if isinstance(menu.refused, tuple) else ()
        return replace(menu, refused=known, declines=None)
    if isinstance(menu, Amount):
        return replace(menu, build=Filled(menu.build(menu.low), menu.field))
    if isinstance(menu, Share):
        build: Callable[[Any], Action] = Filled(menu.build(()), menu.chosen)
        return replace(menu, build=build, enough=_any, parts=dict(menu.parts))
    build = Filled(menu.build(menu.items[: menu.low]), menu.chosen)
    return replace(menu, build=build, enough=_any)


def _any(_: object) -> bool:
    return True
