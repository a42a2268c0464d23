"""Several answers that one seat gives at once, to be carried out one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from engine.core.action import Action
from engine.core.record import value


@value
class Compound:
    """At least two answers of one seat. The rules never see one: each answer is given by itself, so
    that each is checked, logged and taken back by itself.

    onward: it closes what was chosen before it, as `Pick.onward`.
    """

    actions: tuple[Any, ...]
    onward: bool = False
    kind: Literal["compound"] = "compound"


def steps_of(action: Action) -> Iterator[Action]:
    """The single answers that an answer consists of, in their order."""
    if isinstance(action, Compound):
        for part in action.actions:
            yield from steps_of(part)
    else:
        yield action


def joined(before: tuple[Action, ...], action: Action) -> Action:
    """An answer with others that go before it."""
    if not before:
        return action
    onward = isinstance(action, Compound) and action.onward
    return Compound((*before, *steps_of(action)), onward)
