"""What a player says, and how the engine says no."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, Protocol

from engine.core.record import value


class Action(Protocol):
    """Complete and semantic, e.g. `Found(city="roma", resource="gold")`: a frozen `@value` class.

    Never an index, never parsed out of an id. `kind` is a `Literal` and tells the classes of one
    game apart in JSON.
    """

    @property
    def kind(self) -> str: ...


@value
class Resign:
    """Give up the game; every game accepts it from a seat that is still playing."""

    kind: Literal["resign"] = "resign"


Fact = int | str | bool | tuple[str, ...] | tuple[int, ...]


@value
class Reason:
    """Why something is not possible: a code and its facts; `render.text` makes the sentence."""

    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


class IllegalAction(ValueError):
    """The action is not one the rules offer now. The state it was tried on is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} {dict(reason.facts)}" if reason.facts else reason.code)
        self.reason = reason
