"""Answers that one seat gives at once, carried out one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from engine.core.action import Action
from engine.core.record import value


@value
class ActionBatch:
    """At least two answers of one seat. The rules never see one: each answer is given by itself, so
    that each is checked, logged and taken back by itself.

    ends_step: it closes what was chosen before it, as `Pick.ends_step`.
    """

    actions: tuple[Any, ...]
    ends_step: bool = False
    kind: Literal["compound"] = "compound"


def steps_of(action: Action) -> Iterator[Action]:
    """The single answers that an answer consists of, in their order."""
    if isinstance(action, ActionBatch):
        for part in action.actions:
            yield from steps_of(part)
    else:
        yield action


def joined(before: tuple[Action, ...], action: Action) -> Action:
    """An answer with others that go before it."""
    if not before:
        return action
    ends_step = isinstance(action, ActionBatch) and action.ends_step
    return ActionBatch((*before, *steps_of(action)), ends_step)
